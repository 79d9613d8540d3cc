// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The pool, as finely as the device allows.

import type { Drawing } from "./drawing.ts";
import { colour } from "./look.ts";
import type { Place, Run } from "./run.ts";

/** Names of the page's views in files. */
export const poolViews = ["water", "deep-water", "flat-blue", "signed-height", "energy", "rings", "intensity"] as const;
export type PoolViewName = (typeof poolViews)[number];

/** Milliseconds per image until coarser; finer below a third. */
const dear = 5;

export class PoolView {
    readonly #run: Run;
    readonly #drawing: Drawing;
    /** Image pixels per CSS pixel. The browser scales the image at no cost for the page. */
    #fineness = 1;
    /** Images at this resolution, and their smoothed cost in milliseconds. */
    #drawn = 0;
    #cost = 0;
    view: PoolViewName = "deep-water";

    constructor(run: Run, drawing: Drawing) {
        this.#run = run;
        this.#drawing = drawing;
    }

    /** Returns the cell at a position of the canvas. */
    cellAt(x: number, y: number): Place {
        const { left, top, scale } = this.#room();
        const within = (place: number, size: number) => Math.min(size - 1, Math.max(0, Math.round(place)));
        const { width, height } = this.#run.core;
        return { x: within((x - left) / scale - 0.5, width), y: within((y - top) / scale - 0.5, height) };
    }

    draw(): void {
        const { core, pullAt } = this.#run;
        const fineness = this.#fineness;
        const on = this.#drawing.clear(colour("canvas"), fineness);
        const { left, top, scale, width, height } = this.#room();
        const pixelsWide = Math.max(1, Math.round(width * fineness));
        const pixelsHigh = Math.max(1, Math.round(height * fineness));
        const began = performance.now();
        const picture = core.picture(this.view, pixelsWide, pixelsHigh);
        if (!picture) return;
        on.putImageData(new ImageData(picture, pixelsWide, pixelsHigh), Math.round(left * fineness), Math.round(top * fineness));
        this.#adapt(performance.now() - began);

        const x = left + (pullAt.x + 0.5) * scale;
        const y = top + (pullAt.y + 0.5) * scale;
        on.lineWidth = 3;
        for (const [radius, stroke] of [[9, "#000a"], [7.5, "#fff"]] as const) {
            on.beginPath();
            on.arc(x, y, radius, 0, 2 * Math.PI);
            on.strokeStyle = stroke;
            on.lineWidth = 2;
            on.stroke();
        }
    }

    #room(): { left: number; top: number; scale: number; width: number; height: number } {
        const { width: columns, height: rows } = this.#run.core;
        const scale = Math.min(this.#drawing.width / columns, this.#drawing.height / rows);
        const width = columns * scale;
        const height = rows * scale;
        return { left: (this.#drawing.width - width) / 2, top: (this.#drawing.height - height) / 2, scale, width, height };
    }

    // Averages, because a single image may be slow for other reasons. The first image of a new
    // size is always slow.
    #adapt(took: number): void {
        if (this.#drawn++ === 0) return;
        this.#cost += (took - this.#cost) / Math.min(this.#drawn - 1, 20);
        if (this.#drawn < (this.#cost > 2 * dear ? 4 : 30)) return;
        if (this.#cost > dear && this.#fineness > 0.3) this.#fineness *= 0.8;
        else if (this.#cost < dear / 3 && this.#fineness < 1) this.#fineness = Math.min(1, this.#fineness * 1.25);
        else return;
        this.#drawn = 0;
        this.#cost = 0;
    }
}
