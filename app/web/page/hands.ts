// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Fingers, mouse and keys on string and pool.

import type { PoolView } from "./pool_view.ts";
import type { Place, Run } from "./run.ts";
import type { StringView } from "./string_view.ts";

/** Pixels below which a pointer counts as unmoved. */
const steady = 8;

export class Hands {
    readonly #run: Run;
    readonly #string: StringView;
    readonly #pool: PoolView;
    #pressed: { id: number; x: number; y: number; moved: boolean; last: Place } | undefined;

    constructor(run: Run, string: StringView, pool: PoolView, canvas: HTMLCanvasElement) {
        this.#run = run;
        this.#string = string;
        this.#pool = pool;
        canvas.addEventListener("pointerdown", (event) => this.#press(event, canvas));
        canvas.addEventListener("pointermove", (event) => this.#move(event));
        canvas.addEventListener("pointerup", (event) => this.#release(event));
        canvas.addEventListener("pointercancel", () => this.#forget());
        canvas.addEventListener("keydown", (event) => this.#movePlace(event));
    }

    #press(event: PointerEvent, canvas: HTMLCanvasElement): void {
        if (event.button !== 0 || this.#pressed) return;
        canvas.setPointerCapture(event.pointerId);
        const { offsetX: x, offsetY: y } = event;
        const last = this.#pool.cellAt(x, y);
        this.#pressed = { id: event.pointerId, x, y, moved: false, last };
        if (this.#run.isString) return;
        this.#run.pullAt = last;
        this.#run.tap(last, event.timeStamp);
    }

    #move(event: PointerEvent): void {
        const pressed = this.#pressed;
        if (!pressed || pressed.id !== event.pointerId) return;
        const { offsetX: x, offsetY: y } = event;
        if (Math.hypot(x - pressed.x, y - pressed.y) > steady) pressed.moved = true;
        if (!pressed.moved) return;
        if (this.#run.isString) {
            const last = this.#run.core.width - 1;
            const point = Math.min(last - 1, Math.max(1, this.#string.pointAt(x)));
            this.#string.held = { x: point, y: this.#string.heightAt(y) };
            this.#run.draw();
        } else {
            this.#trail(pressed.last, this.#pool.cellAt(x, y));
            pressed.last = this.#pool.cellAt(x, y);
        }
    }

    #release(event: PointerEvent): void {
        const pressed = this.#pressed;
        if (!pressed || pressed.id !== event.pointerId) return;
        const held = this.#string.held;
        this.#forget();
        if (!this.#run.isString) return;
        if (held) {
            // Plucks a triangle at the point held.
            const width = this.#run.core.width;
            this.#run.change({ pull: { shape: "triangle", width, mode: "pluck", height: held.y, at: [held.x] } });
            this.#run.playing = true;
        } else {
            this.#run.pullAt = { x: this.#string.pointAt(pressed.x), y: 0 };
            this.#run.tap(this.#run.pullAt, event.timeStamp);
        }
    }

    #forget(): void {
        this.#pressed = undefined;
        this.#string.held = undefined;
        this.#run.draw();
    }

    // Taps along the path, at most four cells apart.
    #trail(from: Place, to: Place): void {
        const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
        for (let i = 1; i <= steps; ++i) {
            const at = [from.x + ((to.x - from.x) * i) / steps, from.y + ((to.y - from.y) * i) / steps];
            this.#run.change({ pull: { at } });
        }
        this.#run.pullAt = to;
    }

    #movePlace(event: KeyboardEvent): void {
        const by = event.shiftKey ? 10 : 1;
        const { width, height } = this.#run.core;
        const at = { ...this.#run.pullAt };
        if (event.key === "ArrowLeft") at.x -= by;
        else if (event.key === "ArrowRight") at.x += by;
        else if (event.key === "ArrowUp" && height > 1) at.y -= by;
        else if (event.key === "ArrowDown" && height > 1) at.y += by;
        else return;
        event.preventDefault();
        this.#run.pullAt = {
            x: Math.min(width - 1, Math.max(0, at.x)),
            y: Math.min(height - 1, Math.max(0, at.y)),
        };
        this.#run.draw();
    }
}
