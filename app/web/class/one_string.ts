// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Shared string on the screen: sends each tap with its interval, by this phone's own clock.

import type { Server } from "./server.ts";

/** Milliseconds after which a tap begins a new sequence. */
const newRhythm = 3000;
/** Minimum interval of reports, in milliseconds. */
const apart = 250;
/** Taps averaged for the displayed tapping frequency. */
const lately = 5;
const maxTaps = 50;

export class OneString {
    readonly #server: Server;
    #last: number | undefined;
    #lastSent = 0;
    #unsent: number[] = [];
    #times: number[] = [];
    #timer: number | undefined;

    constructor(server: Server) {
        this.#server = server;
    }

    /** `when` in milliseconds, by the clock of events. */
    tap(when: number): void {
        const since = this.#last === undefined ? Infinity : Math.max(0, when - this.#last);
        this.#last = when;
        if (since > newRhythm) this.#times = [];
        this.#times = [...this.#times.slice(1 - lately), when];
        this.#unsent.push(since > newRhythm ? 0 : since);
        this.#timer ??= window.setTimeout(() => this.#report(), Math.max(0, this.#lastSent + apart - performance.now()));
    }

    /** Tapping frequency in Hz; undefined before the second tap. */
    get hertz(): number | undefined {
        const [first] = this.#times;
        const last = this.#times[this.#times.length - 1];
        if (first === undefined || last === undefined || last <= first) return undefined;
        return (1000 * (this.#times.length - 1)) / (last - first);
    }

    #report(): void {
        this.#timer = undefined;
        this.#lastSent = performance.now();
        const intervals = this.#unsent.splice(0).slice(-maxTaps);
        // Lost taps are not repeated; the next tap begins a sequence.
        this.#server.tap(intervals).catch(() => (this.#last = undefined));
    }
}
