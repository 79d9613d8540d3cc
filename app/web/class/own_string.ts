// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Own string of a phone: a point per tapping sequence.

import type { Run } from "../page/run.ts";
import type { Resonance } from "../page/chart.ts";
import type { Point } from "./session.ts";

/** Longest run sent with a point: requests are limited to 64 KiB. */
const maxBytes = 60_000;

export class OwnString {
    readonly #run: Run;
    readonly #found: (point: Omit<Point, "id">) => void;
    /** Number of points that have been sent or skipped. */
    #done = 0;
    #looked = 0;

    /** `found` receives each point once. */
    constructor(run: Run, found: (point: Omit<Point, "id">) => void) {
        this.#run = run;
        this.#found = found;
        run.on("opened", () => (this.#done = 0));
        run.on("tapped", () => this.#collect());
        run.on("drawn", () => {
            const now = performance.now();
            if (now - this.#looked > 200) this.#collect(now);
        });
    }

    /** Completes the tapping sequence and restarts from a flat string. */
    restart(): void {
        this.#collect(performance.now(), true);
        this.#run.restart();
    }

    #send(place: number, point: Resonance["points"][number] | undefined): void {
        if (!point?.counts || point.amplitude === null || !point.onePull) return;
        const text = this.#run.core.runOfPoint(place);
        const run: unknown = text.length <= maxBytes ? JSON.parse(text) : undefined;
        this.#found({ hz: point.hertz, amplitude: point.amplitude / point.onePull, taps: point.taps, ...(run !== undefined && { run }) });
    }

    #collect(now = performance.now(), ends = false): void {
        this.#looked = now;
        const resonance = this.#run.core.resonance as Resonance | undefined;
        if (!resonance) return;
        const { points, isNewestOpen } = resonance;
        const closed = points.length - (isNewestOpen && !ends ? 1 : 0);
        if (closed > this.#done) {
            for (let i = this.#done; i < closed; ++i) this.#send(i, points[i]);
            this.#done = closed;
        }
    }
}
