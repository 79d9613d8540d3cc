// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Controls of a run and its stability.

import { Refused } from "../core.mjs";
import { find, make } from "./elements.ts";
import { poolViews, type PoolView, type PoolViewName } from "./pool_view.ts";
import type { Run } from "./run.ts";
import { digits, translate, written } from "./words.ts";

interface Stability {
    verdict: "stable" | "limit" | "unstable";
    limitK: number | null;
    growthPerStep: number | null;
}

const sides = ["left", "right", "top", "bottom"] as const;
const ends = ["fixed", "free", "absorbing", "periodic"] as const;
const opposite = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;
/** Half-lives on the slider, in seconds; undamped at the end. */
const shortest = 0.05;
const longest = 500;

export class Controls {
    readonly #run: Run;
    readonly #pool: PoolView;
    readonly #k = find<HTMLInputElement>("k");
    readonly #kNumber = find<HTMLInputElement>("k-number");
    readonly #damping = find<HTMLInputElement>("damping");
    readonly #comparisonRun = find<HTMLInputElement>("comparison");
    readonly #view = find<HTMLSelectElement>("view");
    readonly #selects = new Map<string, HTMLSelectElement>();

    constructor(run: Run, pool: PoolView) {
        this.#run = run;
        this.#pool = pool;
        this.#k.addEventListener("input", () => this.#set("k", Number(this.#k.value)));
        this.#kNumber.addEventListener("change", () => this.#set("k", Number(this.#kNumber.value.replace(",", "."))));
        this.#damping.addEventListener("input", () => this.#set(this.#dampingKey(), this.#dampingAt(Number(this.#damping.value))));
        this.#comparisonRun.addEventListener("change", () => this.#run.setComparison("euler", this.#comparisonRun.checked));
        this.#view.addEventListener("change", () => {
            this.#pool.view = this.#view.value as PoolViewName;
            this.#run.draw();
        });
        run.on("opened", () => this.#open());
        run.on("changed", () => this.#show());
    }

    retranslate(): void {
        this.#view.replaceChildren(...poolViews.map((each) => make("option", { value: each }, nameOfView(each))));
        this.#view.value = this.#pool.view;
        this.#makeEnds();
        this.#show();
    }

    #open(): void {
        const wanted = this.#run.settings.view?.kind;
        this.#pool.view = poolViews.find((each) => each === wanted) ?? "deep-water";
        this.#view.value = this.#pool.view;
        find("view-row").hidden = this.#run.isString;
        this.#makeEnds();
    }

    #makeEnds(): void {
        this.#selects.clear();
        const shown = this.#run.isString ? sides.slice(0, 2) : sides;
        find("ends").replaceChildren(
            ...shown.map((side) => {
                const select = make("select", { id: `end-${side}` }, ...ends.map((each) => make("option", { value: each }, nameOfEnd(each))));
                select.addEventListener("change", () => this.#setEnd(side, select.value));
                this.#selects.set(side, select);
                return make("label", {}, nameOfSide(side), select);
            }),
        );
    }

    // Periodic sides occur only in opposite pairs.
    #setEnd(side: (typeof sides)[number], value: string): void {
        const other = opposite[side];
        const edges: Record<string, string> = { [side]: value };
        const before = this.#run.settings.edges ?? {};
        if (value === "periodic") edges[other] = value;
        else if (before[other] === "periodic") edges[other] = "fixed";
        this.#change({ set: { edges } });
    }

    #set(key: string, value: number): void {
        this.#change({ set: { [key]: value } });
    }

    // Shows a refusal and resets the controls.
    #change(event: object): void {
        const said = find("refused");
        try {
            this.#run.change(event);
            said.textContent = "";
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            said.textContent = Refused.lines(error.problems, (text) => translate("Problem", text)).join(" ");
            this.#show();
        }
    }

    #show(): void {
        const { settings, core } = this.#run;
        const k = settings.k;
        const inWhole = settings.arithmetic === "integer";
        for (const input of [this.#k, this.#kNumber, this.#damping]) input.disabled = inWhole;
        const stability = core.stability as Stability | undefined;
        const limit = stability?.limitK ?? 2;
        this.#k.max = String(Math.min(4, Math.max(1.25 * limit, k ?? 0)));
        this.#k.value = String(k ?? 0);
        if (document.activeElement !== this.#kNumber) this.#kNumber.value = k === undefined ? "" : digits(k, 5);
        const damping = settings.damping?.[this.#dampingKey() === "damping.update" ? "update" : "velocity"] ?? 1;
        this.#damping.value = String(this.#placeOf(damping));
        const halfLife = this.#halfLife(damping);
        const text = Number.isFinite(halfLife) ? translate("seiche::TransportBar", "%1 s", digits(halfLife, 3)) : "∞";
        find("half-life").textContent = text;
        this.#damping.setAttribute("aria-valuetext", text);
        for (const [side, select] of this.#selects) {
            const edge = String(settings.edges?.[side] ?? "fixed");
            if (edge === "impedance" && !select.querySelector("[value=impedance]"))
                select.append(make("option", { value: edge }, translate("Edge", "impedance")));
            select.value = edge;
        }
        this.#comparisonRun.disabled = inWhole || settings.scheme === "euler";
        this.#comparisonRun.checked = core.heights("euler") !== undefined && settings.scheme !== "euler";
        this.#chip(stability, k);
    }

    #chip(stability: Stability | undefined, k: number | undefined): void {
        const chip = find("chip");
        chip.hidden = !stability || k === undefined;
        if (!stability || k === undefined) return;
        chip.dataset.verdict = stability.verdict;
        const limit = stability.limitK === null ? undefined : written(stability.limitK, 3, 2);
        const now = written(k, 3, 2);
        const growth = digits(stability.growthPerStep ?? 1, 4);
        if (stability.verdict === "unstable")
            chip.textContent = "✕ " + (limit
                ? translate("seiche::StabilityChip", "k %1 of %2: grows ×%3 per step", now, limit, growth)
                : translate("seiche::StabilityChip", "unstable: grows ×%1 per step", growth));
        else if (stability.verdict === "limit") chip.textContent = "▲ " + translate("seiche::StabilityChip", "at the limit · k %1 of %2", now, limit ?? "");
        else chip.textContent = "● " + (limit ? translate("seiche::StabilityChip", "stable · k %1 of %2", now, limit) : translate("seiche::StabilityChip", "stable for every k"));
    }

    // Only one kind of damping; default: of the velocity.
    #dampingKey(): string {
        const { update = 1, velocity = 1 } = this.#run.settings.damping ?? {};
        return update < 1 && velocity === 1 ? "damping.update" : "damping.velocity";
    }

    // The amplitude changes by sqrt(damping) per step.
    #halfLife(damping: number): number {
        return damping < 1 ? (-2 * Math.LN2) / Math.log(damping) / this.#run.settings.stepsPerSecond : Infinity;
    }

    #dampingAt(place: number): number {
        if (place >= 1) return 1;
        const halfLife = longest * (shortest / longest) ** (1 - place);
        return Math.exp((-2 * Math.LN2) / (halfLife * this.#run.settings.stepsPerSecond));
    }

    #placeOf(damping: number): number {
        const halfLife = this.#halfLife(damping);
        if (!Number.isFinite(halfLife)) return 1;
        return Math.min(0.999, Math.max(0, Math.log(halfLife / shortest) / Math.log(longest / shortest)));
    }
}

function nameOfView(view: PoolViewName): string {
    switch (view) {
        case "water": return translate("PoolView", "Clear water over a floor");
        case "deep-water": return translate("PoolView", "Deep water");
        case "flat-blue": return translate("PoolView", "Flat blue (2013 version)");
        case "signed-height": return translate("PoolView", "Height as colour");
        case "energy": return translate("PoolView", "Energy");
        case "rings": return translate("PoolView", "8-bit wrap-around");
        case "intensity": return translate("PoolView", "Intensity");
    }
}

function nameOfEnd(end: (typeof ends)[number]): string {
    switch (end) {
        case "fixed": return translate("Edge", "fixed");
        case "free": return translate("Edge", "free");
        case "absorbing": return translate("Edge", "absorbing");
        case "periodic": return translate("Edge", "periodic");
    }
}

function nameOfSide(side: (typeof sides)[number]): string {
    switch (side) {
        case "left": return translate("Page", "left");
        case "right": return translate("Page", "right");
        case "top": return translate("Page", "top");
        case "bottom": return translate("Page", "bottom");
    }
}
