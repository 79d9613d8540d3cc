// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The string, how far it has swung lately, its twins, and the place where SPACE pulls.

import type { Drawing } from "./drawing.ts";
import { colour } from "./look.ts";
import type { Place, Run } from "./run.ts";
import { translate } from "./words.ts";

const margin = 28;
/** Of the half height, how much the ceiling takes. */
const ceilingShare = 0.82;
const handleRadius = 9;

export class StringView {
    readonly #run: Run;
    readonly #drawing: Drawing;
    /** Where a hand holds the string. */
    held: Place | undefined;

    constructor(run: Run, drawing: Drawing) {
        this.#run = run;
        this.#drawing = drawing;
    }

    pointAt(x: number): number {
        const last = this.#run.core.width - 1;
        const part = (x - margin) / (this.#drawing.width - 2 * margin);
        return Math.min(last, Math.max(0, Math.round(part * last)));
    }

    heightAt(y: number): number {
        const half = this.#drawing.height / 2;
        const height = ((half - y) / (half * ceilingShare)) * this.#run.core.ceiling;
        const most = (3 * this.#run.core.ceiling) / ceilingShare;
        return Math.min(most, Math.max(-most, height));
    }

    draw(): void {
        const { core, pullAt } = this.#run;
        const on = this.#drawing.clear(colour("canvas"));
        this.#drawMarks(on);
        const envelope = core.envelope;
        if (envelope) this.#fillBetween(on, envelope.highest, envelope.lowest);
        const twin = core.heights("euler");
        if (twin && this.#run.settings.scheme !== "euler") {
            on.setLineDash([12, 8]);
            this.#stroke(on, twin, colour("twin"), 3);
            on.setLineDash([]);
        }
        const heights = core.heights();
        if (!heights) return;
        this.#stroke(on, heights, colour("main"), 4);
        if (this.held) this.#drawHeld(on, this.held);
        else this.#drawHandle(on, this.#x(pullAt.x), this.#y(heights[Math.round(pullAt.x)] ?? 0));
        this.#drawEnds(on, heights);
    }

    #x(point: number): number {
        const last = Math.max(1, this.#run.core.width - 1);
        return margin + (point / last) * (this.#drawing.width - 2 * margin);
    }

    // In proportion up to the ceiling; beyond it ever smaller, so that the line stays in the picture.
    #y(height: number): number {
        const half = this.#drawing.height / 2;
        const toCeiling = half * ceilingShare;
        const above = half * (1 - ceilingShare);
        if (Number.isNaN(height)) return half;
        let pixels = Math.min(Math.abs(height) / this.#run.core.ceiling, 1e9) * toCeiling;
        if (pixels > toCeiling) pixels = toCeiling + (above * (pixels - toCeiling)) / (pixels - toCeiling + above);
        return half - Math.sign(height) * pixels;
    }

    #path(on: CanvasRenderingContext2D, heights: Float32Array, backwards = false): void {
        const count = heights.length;
        // As many points as can be told apart.
        const stride = Math.max(1, Math.floor(count / (2 * this.#drawing.width)));
        for (let i = 0; i < count; i += stride) {
            const point = backwards ? count - 1 - i : i;
            on.lineTo(this.#x(point), this.#y(heights[point] ?? 0));
        }
    }

    #stroke(on: CanvasRenderingContext2D, heights: Float32Array, colour: string, width: number): void {
        on.beginPath();
        this.#path(on, heights);
        on.strokeStyle = colour;
        on.lineWidth = this.#drawing.width < 600 ? width : width * 1.25;
        on.lineJoin = "round";
        on.lineCap = "round";
        on.stroke();
    }

    #fillBetween(on: CanvasRenderingContext2D, highest: Float32Array, lowest: Float32Array): void {
        on.beginPath();
        this.#path(on, highest);
        this.#path(on, lowest, true);
        on.closePath();
        on.fillStyle = colour("swept");
        on.fill();
    }

    #drawMarks(on: CanvasRenderingContext2D): void {
        on.strokeStyle = colour("mark");
        on.fillStyle = colour("quiet");
        on.lineWidth = 1;
        on.font = "13px Inter, system-ui, sans-serif";
        on.setLineDash([8, 7]);
        for (const height of [this.#run.core.ceiling, -this.#run.core.ceiling]) {
            const y = Math.round(this.#y(height)) + 0.5;
            on.beginPath();
            on.moveTo(margin, y);
            on.lineTo(this.#drawing.width - margin, y);
            on.stroke();
        }
        on.setLineDash([]);
        const line = this.#y(this.#run.core.ceiling);
        const isRoom = line > 20; // above it
        on.textBaseline = isRoom ? "bottom" : "top";
        on.fillText(translate("seiche::StringCanvas", "ceiling"), margin, isRoom ? line - 4 : line + 4);
    }

    #drawEnds(on: CanvasRenderingContext2D, heights: Float32Array): void {
        const { left, right } = this.#run.settings.edges ?? {};
        const last = heights.length - 1;
        for (const [edge, point] of [[left ?? "fixed", 0], [right ?? "fixed", last]] as const) {
            const x = this.#x(point);
            on.fillStyle = on.strokeStyle = colour("text");
            on.lineWidth = 2;
            on.beginPath();
            if (edge === "fixed") on.fillRect(x - 3, this.#y(0) - 9, 6, 18);
            else if (edge === "free") {
                on.arc(x, this.#y(heights[point] ?? 0), 7, 0, 2 * Math.PI);
                on.stroke();
            }
        }
    }

    #drawHandle(on: CanvasRenderingContext2D, x: number, y: number): void {
        on.beginPath();
        on.arc(x, y, handleRadius, 0, 2 * Math.PI);
        on.strokeStyle = colour("text");
        on.lineWidth = 2;
        on.stroke();
    }

    #drawHeld(on: CanvasRenderingContext2D, at: Place): void {
        on.beginPath();
        on.moveTo(this.#x(0), this.#y(0));
        on.lineTo(this.#x(at.x), this.#y(at.y));
        on.lineTo(this.#x(this.#run.core.width - 1), this.#y(0));
        on.strokeStyle = colour("text");
        on.lineWidth = 2;
        on.setLineDash([4, 6]);
        on.stroke();
        on.setLineDash([]);
    }
}
