// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The string with its envelope, comparison runs and marker, and its overlays: velocity or force,
// right- and left-travelling waves, beads, nodes.

import type { Core } from "../core.mjs";
import type { Drawing } from "./drawing.ts";
import { colour } from "./look.ts";
import type { Place, Run } from "./run.ts";
import { digits, translate } from "./words.ts";

const margin = 28;
/** Fraction of the half height below the ceiling. */
const ceilingShare = 0.82;
const handleRadius = 9;
const beadRadius = 4;
const font = "13px Inter, system-ui, sans-serif";

/** Velocity or force, with the value at the ceiling. */
type Quantity = NonNullable<Core["quantity"]>;

export class StringView {
    readonly #run: Run;
    readonly #drawing: Drawing;
    /** Point at which the pointer holds the string. */
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
        const max = (3 * this.#run.core.ceiling) / ceilingShare;
        return Math.min(max, Math.max(-max, height));
    }

    draw(): void {
        const { core, pullAt } = this.#run;
        const on = this.#drawing.clear(colour("canvas"));
        // First, because the next request may move the displacements in memory.
        const { quantity, parts, nodes } = core;
        this.#drawMarks(on, quantity);
        const envelope = core.envelope;
        if (envelope && !quantity) this.#fillBetween(on, envelope.highest, envelope.lowest);
        const comparisonRun = core.heights("euler");
        if (comparisonRun && !quantity && this.#run.settings.scheme !== "euler") {
            on.setLineDash([12, 8]);
            this.#stroke(on, comparisonRun, colour("comparison"), 3);
            on.setLineDash([]);
        }
        const heights = core.heights();
        if (!heights) return;
        this.#stroke(on, heights, colour(quantity ? "quiet" : "main"), quantity ? 1.5 : 4);
        if (quantity) this.#stroke(on, quantity.values, colour("main"), 4, quantity.end);
        this.#drawBeads(on, heights);
        if (parts) this.#drawParts(on, parts);
        this.#drawNodes(on, nodes);
        if (this.held) this.#drawHeld(on, this.held);
        else this.#drawHandle(on, this.#x(pullAt.x), this.#y(heights[Math.round(pullAt.x)] ?? 0));
        this.#drawEnds(on, heights);
    }

    #x(point: number): number {
        const last = Math.max(1, this.#run.core.width - 1);
        return margin + (point / last) * (this.#drawing.width - 2 * margin);
    }

    // Linear up to the ceiling, compressed above it.
    #y(height: number, ceiling = this.#run.core.ceiling): number {
        const half = this.#drawing.height / 2;
        const toCeiling = half * ceilingShare;
        const above = half * (1 - ceilingShare);
        if (Number.isNaN(height)) return half;
        let pixels = Math.min(Math.abs(height) / ceiling, 1e9) * toCeiling;
        if (pixels > toCeiling) pixels = toCeiling + (above * (pixels - toCeiling)) / (pixels - toCeiling + above);
        return half - Math.sign(height) * pixels;
    }

    #path(on: CanvasRenderingContext2D, heights: Float32Array, backwards = false, ceiling = this.#run.core.ceiling): void {
        const count = heights.length;
        // Draws only as many points as can be distinguished.
        const stride = Math.max(1, Math.floor(count / (2 * this.#drawing.width)));
        for (let i = 0; i < count; i += stride) {
            const point = backwards ? count - 1 - i : i;
            on.lineTo(this.#x(point), this.#y(heights[point] ?? 0, ceiling));
        }
    }

    #stroke(on: CanvasRenderingContext2D, heights: Float32Array, colour: string, width: number, ceiling?: number): void {
        on.beginPath();
        this.#path(on, heights, false, ceiling);
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

    #drawBeads(on: CanvasRenderingContext2D, heights: Float32Array): void {
        const wanted = this.#run.settings.preview?.beads ?? 0;
        if (wanted <= 0) return;
        // Fewer beads if they would overlap.
        const apart = wanted * Math.max(1e-9, this.#x(1) - this.#x(0));
        const every = wanted * Math.max(1, Math.ceil((2.5 * beadRadius) / apart));
        on.fillStyle = colour("text");
        on.strokeStyle = colour("canvas");
        on.lineWidth = 1.5;
        for (let point = 0; point < heights.length; point += every) {
            on.beginPath();
            on.arc(this.#x(point), this.#y(heights[point] ?? 0), beadRadius, 0, 2 * Math.PI);
            on.fill();
            on.stroke();
        }
    }

    #drawParts(on: CanvasRenderingContext2D, parts: NonNullable<Core["parts"]>): void {
        on.font = font;
        on.textBaseline = "bottom";
        let right = this.#drawing.width - margin;
        for (const [part, ink, name] of [
            [parts.left, colour("third"), translate("seiche::StringCanvas", "← travelling left")],
            [parts.right, colour("comparison"), translate("seiche::StringCanvas", "travelling right →")],
        ] as const) {
            this.#stroke(on, part, ink, 2);
            right -= on.measureText(name).width;
            on.fillStyle = ink;
            on.fillText(name, right, this.#y(-this.#run.core.ceiling) - 4);
            right -= 16;
        }
    }

    #drawNodes(on: CanvasRenderingContext2D, nodes: number[]): void {
        const rest = this.#y(0);
        on.font = font;
        on.textBaseline = "middle";
        on.textAlign = "center";
        for (const [i, node] of nodes.entries()) {
            const x = this.#x(node);
            const before = nodes[i - 1];
            if (before === undefined) continue;
            const name = translate("RealUnits", "%1 points", digits(Math.round(10 * (node - before)) / 10, 8));
            const width = on.measureText(name).width + 10;
            if (width + 20 > x - this.#x(before)) continue;
            const middle = (x + this.#x(before)) / 2;
            on.fillStyle = colour("canvas");
            on.fillRect(middle - width / 2, rest - 9, width, 18);
            on.fillStyle = colour("text");
            on.fillText(name, middle, rest);
        }
        on.textAlign = "start";
        on.fillStyle = colour("limit");
        on.strokeStyle = colour("canvas");
        on.lineWidth = 1.5;
        for (const node of nodes) {
            const x = this.#x(node);
            on.beginPath();
            for (const [dx, dy] of [[0, -6], [6, 0], [0, 6], [-6, 0]] as const) on.lineTo(x + dx, rest + dy);
            on.closePath();
            on.fill();
            on.stroke();
        }
    }

    #drawMarks(on: CanvasRenderingContext2D, quantity: Quantity | undefined): void {
        on.strokeStyle = colour("mark");
        on.fillStyle = colour("quiet");
        on.lineWidth = 1;
        on.font = font;
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
        const isRoom = line > 20; // above the line
        on.textBaseline = isRoom ? "bottom" : "top";
        on.fillText(this.#ceilingName(quantity), margin, isRoom ? line - 4 : line + 4);
    }

    #ceilingName(quantity: Quantity | undefined): string {
        if (!quantity) return translate("seiche::StringCanvas", "ceiling");
        const value = digits(quantity.end, 3);
        return this.#run.settings.preview?.quantity === "force"
            ? `${translate("seiche::StringCanvas", "force")} ${value}`
            : translate("seiche::StringCanvas", "velocity %1 per second", value);
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
