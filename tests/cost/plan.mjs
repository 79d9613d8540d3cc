// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A plan describes an experiment briefly: groups of similar objects and bundles of repeated
// events. Plans are made and changed at random.

const pools = [[4096, 4096], [2, 1000000], [1000000, 2], [65536, 256], [256, 65536], [4096, 1024], [1000, 1000], [700, 700], [320, 240], [9, 9], [1, 1]];
const strings = [[1000000], [100000], [4096], [1024], [320], [2]];
const overlays = ["fronts", "maxima", "rays", "circle", "modes", "flow", "streamlines"];
const edges = ["left", "right", "top", "bottom"];
const eventKinds = ["pull", "hold", "set", "put", "replace", "probes", "calm", "draw", "modes"];
const counts = [1, 1, 2, 8, 64, 256];
const formulas = ["0.1", "x/9+y", "sin(x)*cos(y)", `${"sin(x)+".repeat(24)}0.5`];

export class Planner {
    constructor(tables, dice) {
        this.tables = tables;
        this.dice = dice;
    }

    /** Returns a plan with a few objects. */
    fresh() {
        const medium = this.dice.chance(0.8) ? "pool" : "string";
        const plan = { medium, size: this.size(medium), parameters: {}, groups: [], bundles: [], overlays: [] };
        for (let i = this.dice.between(0, 6); i > 0; --i) this.setParameter(plan);
        for (let i = this.dice.between(0, 2); i > 0; --i) plan.groups.push(this.group(plan));
        for (let i = this.dice.between(0, 2); i > 0; --i) plan.bundles.push(this.bundle(plan));
        if (this.dice.chance(0.3)) this.openSides(plan);
        if (this.dice.chance(0.2)) this.letItRain(plan);
        if (this.dice.chance(0.4)) plan.overlays = overlays.filter(() => this.dice.chance(0.3));
        return plan;
    }

    /** Returns a changed copy, usually with more content. */
    changed(original) {
        const plan = structuredClone(original);
        for (let i = this.dice.between(1, 3); i > 0; --i) this.dice.of([this.resize, this.setParameter, this.setParameter, this.moreObjects,
            this.otherObject, this.otherObject, this.moreEvents, this.moreEvents, this.otherEvent, this.longer, this.openSides,
            this.letItRain, this.drawOver, this.leaveOut]).call(this, plan);
        return plan;
    }

    /** Combines the objects of one plan with the events of a second plan. */
    crossed(one, other) {
        if (one.medium !== other.medium) return this.changed(one);
        const plan = structuredClone(one);
        plan.bundles = structuredClone(other.bundles);
        Object.assign(plan.parameters, structuredClone(other.parameters));
        return plan;
    }

    size(medium) {
        return this.dice.of(medium === "pool" ? pools : strings);
    }
    resize(plan) {
        plan.size = this.size(plan.medium);
    }
    sizes(plan) {
        return [Math.max(...plan.size), Math.min(...plan.size), 1];
    }
    setParameter(plan) {
        const row = this.dice.of(this.tables.parameters);
        plan.parameters[row.key] = this.dice.value(row.range, this.sizes(plan));
    }
    openSides(plan) {
        const edge = this.dice.of(["absorbing", "free", "periodic"]);
        for (const side of edges) plan.parameters[`edges.${side}`] = edge;
        plan.parameters["edges.rim"] = this.dice.of([2, 8, 64]);
        if (edge !== "absorbing" && this.dice.chance(0.5)) plan.parameters.conserve = "on";
    }
    letItRain(plan) {
        if (plan.medium !== "pool") return;
        plan.parameters["rain.rate"] = this.dice.of([1e6, 1e6, 100]);
        for (const key of ["width", "kind", "mode", "shape"]) {
            const row = this.tables.parameters.find((each) => each.key === `rain.${key}`);
            plan.parameters[row.key] = this.dice.value(row.range, this.sizes(plan));
        }
    }
    drawOver(plan) {
        plan.overlays = overlays.filter(() => this.dice.chance(0.4));
    }
    leaveOut(plan) {
        const list = this.dice.of([plan.groups, plan.bundles]);
        if (list.length) list.splice(this.dice.between(0, list.length - 1), 1);
        else delete plan.parameters[this.dice.of(Object.keys(plan.parameters).concat("k"))];
    }

    /** Returns a group of objects with different positions. */
    group(plan) {
        const kind = this.dice.of(plan.medium === "pool" ? ["wall", "wall", "medium", "source", "source", "mark"] : ["medium", "source", "mark"]);
        const group = { kind, count: this.dice.of(counts), spread: this.dice.of(["same", "apart", "turned"]), properties: {} };
        for (let i = this.dice.between(1, 5); i > 0; --i) this.setProperty(plan, group);
        group.places = this.dice.of([3, 30, 300, 4096]);
        group.path = this.dice.of(["point", "star", "scattered"]);
        if (kind === "medium" && this.dice.chance(0.3)) group.raster = this.dice.of(["formula", "grey"]);
        return group;
    }
    setProperty(plan, group) {
        const row = this.dice.of(this.tables[group.kind]);
        group.properties[row.key] = this.dice.value(row.range, this.sizes(plan));
        if (group.kind === "source" && row.key === "hertz") group.properties.hertz = this.dice.of([1e-300, 1, 12, 25]);
    }
    moreObjects(plan) {
        if (!plan.groups.length || this.dice.chance(0.3)) plan.groups.push(this.group(plan));
        else {
            const group = this.dice.of(plan.groups);
            group.count = Math.min(256, 2 * group.count);
        }
    }
    otherObject(plan) {
        if (!plan.groups.length) return this.moreObjects(plan);
        const group = this.dice.of(plan.groups);
        if (this.dice.chance(0.2)) group.spread = this.dice.of(["same", "apart", "turned"]);
        else this.setProperty(plan, group);
    }

    /** Returns repeated events, at one step or consecutive steps. */
    bundle(plan) {
        const times = this.dice.of([1, 10, 100, 1000, 100000]);
        const bundle = { times, stride: this.dice.of([0, 0, 1]), events: [] };
        for (let i = this.dice.of([1, 1, 1, 2, 3]); i > 0; --i) bundle.events.push(this.event(plan));
        return bundle;
    }
    event(plan) {
        const kind = this.dice.of(eventKinds);
        const event = { kind, then: this.dice.of([0, 0, 20, 1000, 100000]), values: {} };
        const pull = this.tables.parameters.filter((row) => row.key.startsWith("pullWith."));
        if (kind === "pull" || kind === "hold")
            for (const row of pull) if (this.dice.chance(0.5)) event.values[row.key.slice(9)] = this.dice.value(row.range, this.sizes(plan));
        if (kind === "hold") {
            delete event.values.mode;
            Object.assign(event.values, { steps: this.dice.of([1, 3, 1e9]), ramp: this.dice.of([0, 3, 1e9]), softness: this.dice.of([0, 0, 0.5]) });
        }
        if (kind === "set") {
            const row = this.dice.of(this.tables.parameters.filter((each) => each.isInSet));
            event.key = row.key;
            event.alternate = [this.dice.value(row.range, this.sizes(plan)), this.dice.value(row.range, this.sizes(plan))];
        }
        if (kind === "put" || kind === "replace")
            Object.assign(event, { group: this.dice.between(0, 3), many: this.dice.of([1, 1, 16, 256]), isNamed: this.dice.chance(0.9) });
        if (kind === "calm") event.values = { radius: this.dice.of([0, 100, 1e5]), factor: this.dice.of([0, 0.5]) };
        if (kind === "draw") event.formula = this.dice.of(formulas);
        if (kind === "modes") Object.assign(event, { waves: this.dice.of([1, 16, 1024]), isInBox: this.dice.chance(0.3) });
        return event;
    }
    moreEvents(plan) {
        if (!plan.bundles.length || this.dice.chance(0.3)) plan.bundles.push(this.bundle(plan));
        else {
            const bundle = this.dice.of(plan.bundles);
            bundle.times = Math.min(100000, bundle.times * this.dice.of([2, 10]));
        }
    }
    otherEvent(plan) {
        if (!plan.bundles.length) return this.moreEvents(plan);
        const bundle = this.dice.of(plan.bundles);
        if (this.dice.chance(0.3)) bundle.stride = 1 - bundle.stride;
        else bundle.events[this.dice.between(0, bundle.events.length - 1)] = this.event(plan);
    }
    longer(plan) {
        for (const group of plan.groups) group.places = Math.min(4096, 4 * group.places);
        for (const bundle of plan.bundles)
            for (const event of bundle.events) event.then = Math.min(100000, 10 * event.then);
    }
}
