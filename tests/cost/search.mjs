// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { experimentOf, largest, repair } from "./file.mjs";
import { Planner } from "./plan.mjs";
import { shrink } from "./shrink.mjs";

/**
 * Upper bounds for each command on any valid or refused file: peak memory in MB and processor
 * seconds (all threads). Each event has its own time (`limits::work`), because a window stays
 * responsive between events.
 */
export const bounds = {
    megabytes: 600,
    seconds: { show: 2, link: 3, linked: 3, open: 2, first: 3, steps: 0.8, picture: 4, screen: 4 },
    secondsOfAnEvent: 0.5,
};

/** Maximum wait for a command, in seconds. */
const longest = 20;

const eventsOf = (experiment) => experiment.events.reduce((sum, event) => sum + 1 + (event.then?.length ?? 0), 0);

/** Returns the broken bound, or null. `seconds`: bounded time. */
function broken(result, seconds, max) {
    if (result.megabytes > bounds.megabytes || /not enough memory|bad_alloc/.test(result.messages))
        return `${Math.round(result.megabytes)} MB (at most ${bounds.megabytes} MB)`;
    const isStopped = result.signal === 24 || result.signal === 9;
    if (isStopped && max > longest) return null;
    if (isStopped || seconds > max) return `${isStopped ? "more than " : ""}${seconds.toFixed(1)} s of processors (at most ${max} s)`;
    if (result.signal !== 0) return `ended by the signal ${result.signal}`;
    return null;
}

/** Searches for expensive files by changing the most expensive plans. */
export class Search {
    constructor(tables, dice, measure, folder) {
        Object.assign(this, { planner: new Planner(tables, dice), dice, measure, folder });
        this.files = this.valid = 0;
        this.best = {}; // plans by the measured cost, most expensive first
        this.worst = {}; // highest measured costs
        this.found = new Map(); // broken bounds, by kind
    }

    next() {
        const lists = Object.values(this.best);
        if (lists.length === 0 || this.files < 20 || this.dice.chance(0.3)) return this.planner.fresh();
        const one = this.dice.of(this.dice.of(lists)).plan;
        return this.dice.chance(0.15) ? this.planner.crossed(one, this.dice.of(this.dice.of(lists)).plan) : this.planner.changed(one);
    }

    write(experiment, name = "tried") {
        const file = join(this.folder, `${name}.seiche`);
        const text = JSON.stringify(experiment);
        if (text.length > largest) return null;
        writeFileSync(file, text);
        return file;
    }

    /** Makes a file and tries every command. */
    one() {
        const plan = this.next();
        const experiment = experimentOf(plan);
        ++this.files;
        let file = this.write(experiment);
        for (let round = 0; file && round < 8; ++round) {
            const shown = this.try({ name: "show", command: ["show", file] }, plan, experiment, file, 0);
            if (shown.isBroken) return;
            if (shown.status === 0) break;
            if (shown.status !== 2 || round === 7 || !repair(experiment, shown.messages)) return;
            file = this.write(experiment);
        }
        if (!file) return;
        ++this.valid;
        const before = {};
        for (const each of this.measure.commandsFor(file, experiment)) {
            if (each.name === "show") continue;
            const tried = this.try(each, plan, experiment, file, before[each.after] ?? 0);
            if (tried.isBroken) return;
            before[each.name] = tried.seconds;
            if (each.name !== "link" || tried.status !== 0) continue;
            if (this.try({ name: "linked", command: ["show", "--link", tried.output.trim()] }, plan, experiment, file, 0).isBroken) return;
        }
    }

    /** Repeats slow commands once, because other programs may interfere. */
    judge({ name, command, steps = 1, wantsOutput }, before, experiment) {
        const ofEvents = ["first", "steps", "picture", "screen"].includes(name) ? bounds.secondsOfAnEvent * eventsOf(experiment) : 0;
        const max = bounds.seconds[name] + ofEvents / steps;
        const once = () => {
            const result = this.measure.run(command, Math.ceil(Math.min(max * steps, longest) + before) + 1, wantsOutput);
            const seconds = Math.max(0, result.seconds - before) / steps;
            return { result, seconds, breach: broken(result, seconds, max) };
        };
        const first = once();
        return first.breach && !/MB/.test(first.breach) ? once() : first;
    }

    try({ name, command, steps, wantsOutput }, plan, experiment, file, before) {
        const { result, seconds, breach } = this.judge({ name, command, steps, wantsOutput }, before, experiment);
        const kinds = [...new Set(experiment.things.map((each) => each.form ?? each.mark ?? each.kind))].sort();
        const events = [...new Set(experiment.events.map((each) => Object.keys(each)[1]))].sort();
        const what = `${name}: ${/MB/.test(breach ?? "") ? "memory" : "time"}; ${kinds.join(" ")}; ${events.join(" ")}`;
        for (const [goal, value] of [["memory", result.megabytes], [name, seconds]]) {
            if (!(value <= (this.worst[goal]?.value ?? 0))) {
                this.worst[goal] = { value, name, what };
                copyFileSync(file, join(this.folder, `worst-${goal}.seiche`));
            }
            if (!breach) this.remember(goal, value, plan, `${kinds}; ${events}`);
        }
        if (breach && !this.found.has(what)) {
            const kept = this.write(experiment, `broken-${this.found.size + 1}-${name}`);
            this.found.set(what, { name, breach, experiment, file: kept, command: command.map((word) => word.replace(file, kept)) });
        }
        return { ...result, isBroken: breach !== null };
    }

    /**
     * Keeps a plan among the five most expensive, one for each combination of object and event
     * kinds. Costs are rounded, because times vary from run to run.
     */
    remember(goal, value, plan, kinds) {
        const list = (this.best[goal] ??= []);
        const rounded = Math.round(4 * Math.log2(Math.max(0.01, value)));
        const same = list.findIndex((each) => each.kinds === kinds);
        if (same >= 0 && list[same].rounded >= rounded) return;
        if (same >= 0) list.splice(same, 1);
        list.push({ rounded, plan, kinds });
        list.sort((a, b) => b.rounded - a.rounded);
        list.length = Math.min(list.length, 5);
    }

    /** Returns whether an experiment breaks the same bound again. */
    breaks(experiment, name, wantsMemory) {
        const file = this.write(experiment, "smaller");
        let before = 0;
        for (const each of this.measure.commandsFor(file, experiment)) {
            if (each.name !== name && !(each.name === "first" && ["steps", "picture", "screen"].includes(name))) continue;
            const { result, breach } = this.judge(each, before, experiment);
            if (each.name === name) return breach !== null && /MB/.test(breach) === wantsMemory;
            if (breach) return false;
            before = result.seconds;
        }
        return false;
    }

    /** Shrinks the files that break a bound. `seconds`: processor time. */
    shrinkFound(seconds) {
        for (const { name, breach, experiment, file } of this.found.values()) {
            const end = this.measure.spent + seconds / this.found.size;
            shrink(experiment, (smaller) => this.measure.spent < end && this.breaks(smaller, name, /MB/.test(breach)));
            writeFileSync(file, JSON.stringify(experiment));
        }
    }

    /** Returns the highest measured costs and their files. */
    report() {
        const line = ([goal, { value, name, what }]) =>
            `${goal === "memory" ? `${Math.round(value)} MB (${name})` : `${goal} ${value.toFixed(2)} s`}: worst-${goal}.seiche: ${what}`;
        return Object.entries(this.worst).map(line).join("\n");
    }
}
