// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The pool in one of the core's views, as finely as the device can paint it.

import type { Drawing } from "./drawing.ts";
import { colour } from "./look.ts";
import type { Place, Run } from "./run.ts";

/** What the views of the page are called in files. */
export const poolViews = ["water", "deep-water", "flat-blue", "signed-height", "energy", "rings", "intensity"] as const;
export type PoolViewName = (typeof poolViews)[number];

/** A picture may take so long, in milliseconds, before it is made coarser; less than a third of it: finer again. */
const dear = 5;

export class PoolView {
    readonly #run: Run;
    readonly #drawing: Drawing;
    /** Pixels of the picture for one of the page; the browser stretches it, which costs the page nothing. */
    #fineness = 1;
    /** Pictures of this fineness so far, and the milliseconds that each has taken lately. */
    #drawn = 0;
    #cost = 0;
    view: PoolViewName = "deep-water";

    constructor(run: Run, drawing: Drawing) {
        this.#run = run;
        this.#drawing = drawing;
    }

    /** The cell under a place of the canvas. */
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

    // One slow picture may have other reasons, and the first of another size always has.
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
