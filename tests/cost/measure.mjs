// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Measures the cost of commands, one at a time. */
export class Measure {
    /** `measured`: path of measured.cpp's program; `megabytes`: address space. */
    constructor(measured, cli, megabytes) {
        Object.assign(this, { measured, cli, megabytes, spent: 0 });
    }

    /**
     * Returns status, messages, peak memory in MB, processor seconds and, if wanted, the output of
     * commands that print little. A command is stopped after `maxSeconds` of processor time.
     */
    run(command, maxSeconds, wantsOutput = false) {
        const limits = [String(maxSeconds), String(this.megabytes)];
        const { stdout, stderr, output } = spawnSync(this.measured, [...limits, this.cli, ...command], {
            stdio: ["ignore", wantsOutput ? "pipe" : "ignore", "pipe", "pipe"], maxBuffer: 1 << 28, encoding: "utf8",
        });
        const [status, signal, kilobytes, seconds] = (output?.[3] ?? "").trim().split(" ").map(Number);
        if (!(seconds >= 0)) throw new Error(`${this.measured} said nothing about ${command.join(" ")}`);
        this.spent += seconds;
        return { command, status, signal, seconds, megabytes: kilobytes * 1.024e-3, messages: stderr, output: stdout };
    }

    /** Yields the commands for a file in dependency order. */
    *commandsFor(file, experiment) {
        const run = (steps, ...more) => ["run", file, "--steps", String(steps), ...more];
        yield { name: "show", command: ["show", file] };
        yield { name: "open", command: run(0) };
        yield { name: "first", command: run(1) };
        yield { name: "steps", command: run(9), after: "first", steps: 8 };
        const text = readFileSync(file, "utf8");
        if (text.length < 200000) yield { name: "link", command: ["link", file], wantsOutput: true };
        const picture = ["render", file, "--size", "640x480", "--steps", "1", "--png", `${file}.png`];
        yield { name: "picture", command: experiment.medium === "pool" ? picture : [...picture, "--view", "line"], after: "first" };
        if (experiment.things.some((each) => each.mark === "screen"))
            yield { name: "screen", command: run(1, "--screen", `${file}.csv`), after: "first" };
    }
}
