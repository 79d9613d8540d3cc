// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Resonance chart: kept points and, on request, the theoretical curve.

import uPlot from "uplot";
import { find, make, write } from "./elements.ts";
import { colour, onLook } from "./look.ts";
import type { Prediction, Predictions } from "./predictions.ts";
import type { Run } from "./run.ts";
import { digits, translate, written } from "./words.ts";

export interface Point {
    hertz: number;
    hertzError: number;
    amplitude: number | null;
    amplitudeError: number | null;
    onePull: number | null;
    taps: number;
    how: string;
    counts: boolean;
}

export interface Resonance {
    points: Point[];
    rhythm: { hertz: number; error: number; taps: number } | null;
    amplitude: { value: number | null; how: string } | null;
    isTapping: boolean;
    isGrowing: boolean;
    /** Earlier waves still move and are excluded. */
    isSeparated: boolean;
    /** The last point is unfinished and may move. */
    isNewestOpen: boolean;
    /** New sequence at the last tap, because the device was slow. */
    isHeldBack: boolean;
}

/** Returns the state of a point, as in the window. */
function stateOf(point: Point): string {
    if (!point.counts) return translate("seiche::ResonanceChart", "different string");
    switch (point.how) {
        case "steady": return translate("Lab", "steady");
        case "extrapolated": return translate("Lab", "approaching");
        default: return translate("Lab", "growing");
    }
}

/** Default range before the first prediction. */
const usual = { fromHertz: 0, toHertz: 3 };
const between = 150;

export class Chart {
    readonly #run: Run;
    readonly #predictions: Predictions;
    readonly #place = find("chart");
    readonly #table = find("points");
    #plot: uPlot | undefined;
    #prediction: Prediction | undefined;
    #asked = "";
    #onePull = 1;
    #points: Point[] = [];
    #shown = "";
    #looked = 0;
    #withTheory = false;

    constructor(run: Run, predictions: Predictions) {
        this.#run = run;
        this.#predictions = predictions;
        run.on("drawn", () => this.#follow());
        run.on("changed", () => this.#ask());
        onLook(() => this.#rebuild());
        new ResizeObserver(() => this.#resize()).observe(this.#place);
    }

    /** True if the predicted curve is shown. */
    set withTheory(on: boolean) {
        this.#withTheory = on;
        this.#rebuild();
    }

    /** Rebuilds the plot, also after a change of language. */
    #rebuild(): void {
        this.#plot?.destroy();
        this.#plot = undefined;
        this.#shown = "";
        this.#show();
    }

    retranslate(): void {
        this.#rebuild();
    }

    clear(): void {
        this.#run.core.clearPoints();
        this.#looked = 0;
        this.#follow();
    }

    get resonance(): Resonance | undefined {
        return this.#run.core.resonance as Resonance | undefined;
    }

    // Requests a prediction only for changed settings.
    #ask(): void {
        const { title: _title, description: _description, view: _view, ...rest } = this.#run.settings;
        const asked = JSON.stringify(rest);
        if (asked === this.#asked) return;
        this.#asked = asked;
        this.#predictions.ask(this.#run.settings, (prediction) => {
            this.#prediction = prediction;
            this.#shown = "";
            this.#show();
        });
    }

    #follow(): void {
        const now = performance.now();
        if (now - this.#looked < between) return;
        this.#looked = now;
        const resonance = this.resonance;
        if (!resonance) return;
        this.#readings(resonance);
        this.#points = resonance.points;
        const counted = resonance.points.find((each) => each.counts && each.onePull);
        if (counted?.onePull) this.#onePull = counted.onePull;
        this.#show();
    }

    #readings({ rhythm, amplitude, points }: Resonance): void {
        write("rhythm", rhythm ? written(rhythm.hertz, 2, 2) : "–");
        const last = points[points.length - 1];
        const onePull = last?.onePull ?? undefined;
        const value = amplitude?.value;
        write("amplitude", value != null && onePull ? written(value / onePull, 1, 1) : "–");
        write("chart-button", translate("Page", "Points: %1", points.length));
    }

    #show(): void {
        const key = JSON.stringify([this.#points, this.#prediction?.fromHertz, this.#withTheory]);
        if (key === this.#shown) return;
        this.#shown = key;
        const curve = this.#withTheory ? (this.#prediction?.curve ?? []) : [];
        const own = this.#points.filter((each) => each.amplitude !== null && each.onePull);
        const height = (point: Point) => (point.amplitude ?? 0) / (point.onePull ?? 1);
        // Common row of frequencies: uPlot requires rising values.
        const rows = [
            ...curve.map(([hertz, amplitude]) => ({ hertz, curve: amplitude === null ? null : amplitude / this.#onePull, point: undefined })),
            ...own.map((point) => ({ hertz: point.hertz, curve: undefined, point })),
        ].sort((a, b) => a.hertz - b.hertz);
        const only = (belongs: (point: Point) => boolean) =>
            rows.map(({ point }) => (point && belongs(point) ? height(point) : null));
        const data: uPlot.AlignedData = [
            rows.map((each) => each.hertz),
            rows.map((each) => each.curve) as (number | null)[],
            only((each) => !each.counts),
            only((each) => each.counts && each.how !== "steady"),
            only((each) => each.counts && each.how === "steady"),
        ];
        if (this.#place.clientWidth > 0) {
            this.#plot ??= this.#make(data);
            this.#plot.setData(data);
        }
        this.#place.setAttribute("aria-label", this.#inWords(own));
        this.#table.replaceChildren(
            ...own.map((each) =>
                make(
                    "tr",
                    {},
                    make("td", {}, written(each.hertz, 3, 3)),
                    make("td", {}, written(height(each), 2, 2)),
                    make("td", {}, String(each.taps)),
                    make("td", {}, stateOf(each)),
                ),
            ),
        );
    }

    #inWords(own: Point[]): string {
        const best = own.filter((each) => each.counts).reduce<Point | undefined>((a, b) => (a && (a.amplitude ?? 0) >= (b.amplitude ?? 0) ? a : b), undefined);
        if (!best) return translate("seiche::ResonanceChart", "Tap in a steady rhythm. Each tapping frequency becomes a point here.");
        return translate(
            "Page",
            "Resonance chart. Points: %1. Highest point: %3 × single tap at %2 Hz.",
            own.length,
            written(best.hertz, 2),
            digits((best.amplitude ?? 0) / (best.onePull ?? 1), 3),
        );
    }

    #range(): { fromHertz: number; toHertz: number } {
        const predicted = this.#prediction;
        if (!predicted || !(predicted.toHertz > predicted.fromHertz)) return usual;
        return { fromHertz: predicted.mainHertz || predicted.fromHertz, toHertz: predicted.toHertz };
    }

    #make(data: uPlot.AlignedData): uPlot {
        const axis = (label: string, size: number): uPlot.Axis => ({
            label,
            labelSize: 20,
            labelFont: "13px Inter, system-ui, sans-serif",
            font: "13px Inter, system-ui, sans-serif",
            size,
            stroke: colour("quiet"),
            grid: { stroke: colour("line"), width: 1 },
            ticks: { stroke: colour("line"), width: 1 },
            values: (_plot, values) => values.map((each) => digits(each, 4)),
        });
        const dots = (size: number, fill: string, stroke: string): uPlot.Series => ({
            stroke,
            paths: () => null,
            points: { show: true, size, width: 2, fill, stroke },
        });
        const options: uPlot.Options = {
            width: this.#place.clientWidth,
            height: this.#place.clientHeight,
            legend: { show: false },
            cursor: { show: false },
            scales: {
                x: {
                    time: false,
                    range: () => {
                        const { fromHertz, toHertz } = this.#range();
                        const seen = this.#points.map((each) => each.hertz);
                        return [Math.min(fromHertz, ...seen), Math.max(toHertz, ...seen)];
                    },
                },
                y: {
                    range: (_plot, _least, max) => [0, Math.max(2, 1.15 * (max ?? 0))],
                },
            },
            axes: [
                axis(translate("seiche::ResonanceChart", "tapping frequency (Hz)"), 34),
                axis(translate("seiche::ResonanceChart", "× single tap"), 44),
            ],
            series: [
                {},
                { stroke: colour("third"), width: 2, points: { show: false } },
                dots(7, colour("quiet"), colour("quiet")),
                dots(11, colour("card"), colour("main")), // hollow: not yet in steady state
                dots(11, colour("main"), colour("card")),
            ],
        };
        this.#place.replaceChildren();
        return new uPlot(options, data, this.#place);
    }

    #resize(): void {
        const { clientWidth: width, clientHeight: height } = this.#place;
        if (width === 0) return;
        if (this.#plot) return this.#plot.setSize({ width, height });
        this.#shown = "";
        this.#show();
    }
}
