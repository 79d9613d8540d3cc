// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A canvas in screen pixels that follows its page size.

export class Drawing {
    readonly canvas: HTMLCanvasElement;
    readonly context: CanvasRenderingContext2D;
    width = 1;
    height = 1;
    #ratio = 1;

    constructor(canvas: HTMLCanvasElement, resized: () => void) {
        this.canvas = canvas;
        const context = canvas.getContext("2d", { alpha: false });
        if (!context) throw new Error("this browser has no canvas");
        this.context = context;
        new ResizeObserver(() => {
            this.#fit();
            resized();
        }).observe(canvas);
        this.#fit();
    }

    /**
     * Begins an image; lengths are in CSS pixels afterwards. `ratio`: canvas pixels per CSS pixel;
     * default: that of the screen, at most 2.
     */
    clear(colour: string, ratio = Math.min(2, globalThis.devicePixelRatio || 1)): CanvasRenderingContext2D {
        if (ratio !== this.#ratio) {
            this.#ratio = ratio;
            this.#fit();
        }
        this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
        this.context.fillStyle = colour;
        this.context.fillRect(0, 0, this.width, this.height);
        return this.context;
    }

    #fit(): void {
        this.width = Math.max(1, this.canvas.clientWidth);
        this.height = Math.max(1, this.canvas.clientHeight);
        this.canvas.width = Math.round(this.width * this.#ratio);
        this.canvas.height = Math.round(this.height * this.#ratio);
    }
}
