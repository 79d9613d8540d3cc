// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts plans to experiments (JSON) of at most 1 MiB. `repair` removes refused parts.
import { deflateSync } from "node:zlib";

export const largest = 1 << 20;
const maxObjects = 256;

const textOf = (experiment) => JSON.stringify(experiment);

/** Sets a value at a nested key like "edges.left". */
function setNested(object, key, value) {
    const parts = key.split(".");
    for (const part of parts.slice(0, -1)) object = object[part] ??= {};
    object[parts.at(-1)] = value;
}

function pathOf(group, reach) {
    return Array.from({ length: group.places }, (_, i) => {
        if (group.path === "point") return [0, 0];
        const turn = group.path === "star" ? 2.3998 * i : i * i * 0.618;
        const far = group.path === "star" ? reach : (reach * ((i * 7919) % 1000)) / 1000;
        return [Math.round(far * Math.cos(turn)), Math.round(far * Math.sin(turn))];
    });
}

/** Returns the object of a group at an index. */
function objectOf(plan, group, number, index) {
    const [columns, rows = 1] = plan.size;
    const share = group.spread === "same" ? 0.5 : ((index * 0.618) % 1) * 0.9 + 0.05;
    const object = { kind: group.kind, name: `${number}.${index}`, ...group.properties };
    object.at = [Math.floor(share * (columns - 1)), Math.floor((1 - share) * (rows - 1))].slice(0, plan.size.length);
    if (group.spread === "turned" && plan.medium === "pool") object.angle = (index * 7) % 360;
    const reach = Math.min(1e5, Math.max(columns, rows) / 2);
    if (object.form === "paint" || object.form === "outline") object.path = pathOf(group, reach);
    if (object.mark === "trace") object.heights = Array(1024).fill(1);
    if (object.signal === "drawn") object.curve = Array.from({ length: 1024 }, (_, i) => (i % 3) - 1);
    if (group.raster === "formula") object.formula = "1+0.5*sin(x/9)";
    if (group.raster === "grey")
        object.raster = { columns: 1024, rows: 1024, grey: deflateSync(Buffer.alloc(1 << 20)).toString("base64url"), from: 0, to: 1 };
    if (object.toX !== undefined) object.toX = Math.min(object.toX, columns - 1);
    if (object.toY !== undefined) object.toY = Math.min(object.toY, rows - 1);
    if (object.factor !== undefined) delete object.speed;
    if (group.kind === "wall" && object.speed > 0) object.speed = Math.min(object.speed, 9);
    return object;
}

/** Returns an event of a plan in its repetition `round`. */
function eventOf(plan, event, round, step, objects) {
    const at = plan.size.map((cells) => (cells > 9 ? 9 : 0));
    if (event.kind === "set") return { step, set: { [event.key]: event.alternate[round % 2] } };
    if (event.kind === "calm") return { step, calm: event.values };
    if (event.kind === "draw") return { step, draw: { formula: plan.medium === "pool" ? event.formula : event.formula.replaceAll("y", "x") } };
    if (event.kind === "probes") return { step, things: { probes: [{ name: `p${round % 60}`, at }] } };
    if (event.kind === "modes") {
        const box = objects.find((each) => each.form === "box" && each.thickness > 0);
        const waves = Array.from({ length: event.waves }, () => ({}));
        return { step, modes: event.isInBox && box ? { in: box.name, waves } : { waves } };
    }
    if (event.kind === "put" || event.kind === "replace") {
        const chosen = objects.filter((each) => each.name.startsWith(`${event.group}.`)).slice(0, event.many);
        if (event.kind === "replace" && round % 2 === 0) return { step, things: { remove: chosen.map((each) => each.name) } };
        const changed = (each) =>
            event.kind === "replace" ? each
            : !event.isNamed ? { kind: each.kind }
            : each.kind === "source" ? { name: each.name, height: 1 + (round % 2) }
            : { name: each.name };
        return { step, things: { put: chosen.map(changed) } };
    }
    const whole = { step, [event.kind]: { ...event.values, at } };
    if (event.then > 0) whole.then = Array.from({ length: event.then }, () => [0, ...at]);
    return whole;
}

/** Returns the experiment of a plan, cut to file size. */
export function experimentOf(plan) {
    const experiment = { seiche: 1, medium: plan.medium, size: plan.size };
    for (const [key, value] of Object.entries(plan.parameters)) setNested(experiment, key, value);
    if (plan.medium === "pool") experiment.view ??= { kind: "signed-height" };
    else delete experiment.view;
    if (plan.overlays.length) experiment.overlays = plan.overlays;
    let room = 0.98 * largest - textOf(experiment).length;
    experiment.things = [];
    const share = plan.bundles.length ? 0.7 : 1;
    for (const [number, group] of plan.groups.entries())
        for (let i = 0; i < group.count && experiment.things.length < maxObjects; ++i) {
            const object = objectOf(plan, group, number, i);
            const length = textOf(object).length + 1;
            if (length > share * room) break;
            experiment.things.push(object);
            room -= length;
        }
    experiment.events = eventsOf(plan, experiment.things, room);
    return experiment;
}

function eventsOf(plan, objects, room) {
    const events = [];
    let step = 0, places = 100000;
    for (const bundle of plan.bundles)
        for (let round = 0; round < bundle.times; ++round, step += bundle.stride)
            for (const each of bundle.events) {
                const afford = Math.max(0, Math.floor((room / 10 - 50) / bundle.events.length));
                const event = eventOf(plan, { ...each, then: Math.min(each.then, afford, places - 1) }, round, step, objects);
                const length = textOf(event).length + 1;
                places -= 1 + (event.then?.length ?? 0);
                if (length > room || places < 1) return events;
                room -= length;
                events.push(event);
            }
    return events;
}

/** Removes the parts named in these error messages. Returns whether the experiment changed. */
export function repair(experiment, messages) {
    let isChanged = false;
    const paths = new Set();
    for (const line of messages.split("\n")) {
        const path = line.match(/\.seiche: ([\w.[\]]+): /)?.[1];
        if (path) paths.add(path);
    }
    const steps = [...paths].map((path) => path.match(/\w+/g));
    // Removing from the end keeps earlier indices valid.
    for (const parts of steps.reverse()) isChanged = takeOut(experiment, parts) || isChanged;
    for (const key of ["things", "events"])
        if (experiment[key]) experiment[key] = experiment[key].filter((each) => each !== null);
    return isChanged;
}

function takeOut(experiment, parts) {
    if (parts[0] === "size") {
        if (experiment.things.length > 1) experiment.things.length >>= 1;
        else if (experiment.things.length === 1 && experiment.size[0] <= 1000) experiment.things.length = 0;
        else experiment.size = experiment.size.map((cells) => Math.ceil(cells / 2));
        return true;
    }
    let holder = experiment;
    let key = parts[0];
    const list = Array.isArray(experiment[parts[0]]) ? experiment[parts[0]] : null;
    for (const part of parts.slice(1)) {
        if (holder[key] === null || typeof holder[key] !== "object") break;
        holder = holder[key];
        key = part;
    }
    if (holder !== list && holder && Object.hasOwn(holder, key) && !["at", "path", "form", "curve"].includes(key)) delete holder[key];
    else if (list && parts.length > 1) list[Number(parts[1])] = null;
    else delete experiment[parts[0]];
    experiment.things ??= [];
    return true;
}
