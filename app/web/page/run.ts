// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The run as the page plays it: time becomes steps, hands become pulls.

import type { Core } from "../core.mjs";

export interface Settings {
    title?: string;
    description?: string;
    medium: "string" | "pool";
    size: number[];
    scheme?: string;
    arithmetic?: string;
    k?: number;
    damping?: { update?: number; velocity?: number };
    edges?: Record<string, string | number>;
    stepsPerSecond: number;
    pullWith: { at?: number[]; height?: number; mode?: string };
    view?: { kind?: string };
    preview?: { beads?: number; quantity?: string };
}

export interface Place {
    x: number;
    y: number;
}

// Milliseconds.
/** A stall that is longer counts as that long: the run is late then, and does not race to catch up. */
const longestStall = 1000;
/** What a frame has no time for is left to the next ones, up to so much; the rest is lost, and that is slow motion. */
const mostOwed = 250;
/** The part of a frame that steps may take, or half of the time since the frame before. */
const budget = 11;
/** How long the steps before a tap may take at least: it must be felt at once, but its rhythm must not be bent. */
const budgetOfTap = 250;
/** The run stays behind the clock for as long as taps take to arrive, so that a tap does not find it ahead: so long at least and at most. */
const leastBehind = 50;
const mostBehind = 500;
/** The run stays behind by more than a tap has taken to arrive, by this factor. */
const toSpare = 1.25;
/** After a tap that arrives sooner, the run stays behind by this part of before. */
const easing = 0.9;
/** A tap brings the run up to the present. It falls behind again in so long, because otherwise it would stand still for a moment. */
const fallBehindIn = 300;
/** Steps between two looks at the clock take about so long. */
const betweenLooks = 4;
/** The pace is smoothed over so long. */
const paceOver = 1000;
/** Where less of the time becomes steps, it is called slow motion. */
const slowPace = 0.95;

type What = "drawn" | "changed" | "opened" | "tapped" | "pace";

export class Run {
    readonly core: Core;
    /** Where SPACE pulls. */
    pullAt: Place = { x: 0, y: 0 };
    /** How fast time passes. */
    speed = 1;
    settings!: Settings;
    #playing = true;
    /** The time up to which steps are done, or owed. */
    #last: number | undefined;
    /** The time of the frame before. */
    #frameBefore: number | undefined;
    /** Steps, with a fraction. */
    #owed = 0;
    /** Seconds of the run that will never be computed; and as the last tap has found them. */
    #lost = 0;
    #lostAtTap = 0;
    #stepsAtOnce = 1;
    #behind = leastBehind;
    /** When the last tap came. */
    #tappedAt = 0;
    #pace = 1;
    /** What the pace is known up to. */
    #seen: { time: number; lost: number } | undefined;
    #frame = 0;
    #listeners: Record<What, (() => void)[]> = { drawn: [], changed: [], opened: [], tapped: [], pace: [] };

    constructor(core: Core) {
        this.core = core;
        document.addEventListener("visibilitychange", () => {
            this.#skip(performance.now());
            this.#ask();
        });
    }

    /**
     * drawn: a picture is due; changed: settings, twins or playing; opened: another experiment; tapped: a hand has pulled; pace: `isSlow`
     * has changed.
     */
    on(what: What, listener: () => void): void {
        this.#listeners[what].push(listener);
    }

    /** Throws `Refused`; then all stays as it is. */
    open(text: string | Uint8Array): void {
        this.core.open(text);
        this.#begin();
    }

    /** The same for a built-in experiment, with other values: "damping.velocity=0.99". */
    openPreset(id: string, overrides: string[] = []): void {
        this.core.openPreset(id, overrides);
        this.#begin();
    }

    get playing(): boolean {
        return this.#playing;
    }

    set playing(on: boolean) {
        if (on === this.#playing) return;
        this.#playing = on;
        this.#last = this.#frameBefore = this.#seen = undefined;
        this.#tell("changed");
        this.draw();
    }

    /** Whether the device cannot keep up, so that time passes more slowly in the run than it should. */
    get isSlow(): boolean {
        return this.#pace < slowPace;
    }

    get seconds(): number {
        return this.core.frame / this.settings.stepsPerSecond;
    }

    get isString(): boolean {
        return this.settings.medium === "string";
    }

    /** A hand pulls; `when` is the event's time, up to which the run is computed first. */
    tap(place: Place = this.pullAt, when?: number): void {
        let late = 0;
        if (when !== undefined && this.#playing) {
            const delay = toSpare * (performance.now() - when);
            this.#behind = Math.min(mostBehind, Math.max(leastBehind, easing * this.#behind, delay));
            this.#tappedAt = when;
            late = this.#inRun(Math.max(0, (this.#last ?? when) - when));
            this.#advanceTo(when, budgetOfTap);
            this.#drop(0);
        }
        const lost = this.#lost - late;
        this.core.tap(place.x, place.y, lost - this.#lostAtTap);
        this.#lostAtTap = lost;
        if (this.core.divergedAt === undefined) {
            this.playing = true;
            this.#last ??= when;
        }
        this.#tell("tapped");
        this.draw();
    }

    /** Any change that an event of a file can be. Throws `Refused`. */
    change(event: object): void {
        this.core.change(event);
        this.#settle();
    }

    setTwin(scheme: string, on: boolean): boolean {
        const is = this.core.setTwin(scheme, on);
        this.#settle();
        return is;
    }

    /** From a level medium at rest, with the settings as they are. */
    restart(): void {
        this.core.startLevel();
        this.#owed = 0;
        this.#playing = true;
        this.#settle();
    }

    step(): void {
        this.playing = false;
        this.core.advanceSome(1);
        this.draw();
    }

    /** A picture is wanted even though nothing plays. */
    draw(): void {
        this.#frame ||= requestAnimationFrame((now) => this.#tick(now));
    }

    #begin(): void {
        this.#owed = 0;
        this.#stepsAtOnce = 1;
        this.#last = this.#frameBefore = this.#seen = undefined;
        this.#playing = true;
        this.settings = this.core.settings as Settings;
        const [width = 1, height = 1] = this.settings.size;
        const [x = (width - 1) / 2, y = (height - 1) / 2] = this.settings.pullWith.at ?? [];
        this.pullAt = { x, y };
        this.#tell("opened");
        this.#settle();
    }

    #settle(): void {
        this.settings = this.core.settings as Settings;
        this.#tell("changed");
        this.draw();
    }

    #ask(): void {
        if (this.#playing && !document.hidden) this.draw();
    }

    // One frame behind at least, because a tap often comes to be handled only after the frame that follows it.
    #tick(now: number): void {
        this.#frame = 0;
        if (this.#playing) {
            const behind = this.#behind * Math.min(1, Math.max(0, now - this.#tappedAt) / fallBehindIn);
            this.#advanceTo(Math.min(this.#frameBefore ?? now, now - behind), budget);
            this.#frameBefore = now;
            this.#drop(mostOwed);
            this.#followPace();
        }
        this.#tell("drawn");
        if (this.core.divergedAt === undefined) this.#ask();
    }

    /** Milliseconds of the clock as seconds of the run. */
    #inRun(milliseconds: number): number {
        return (milliseconds / 1000) * this.speed;
    }

    /** As far as the budget allows; the rest is owed. */
    #advanceTo(now: number, least: number): void {
        const elapsed = Math.max(0, now - (this.#last ?? now));
        this.#last = Math.max(now, this.#last ?? now);
        const stall = Math.min(elapsed, longestStall);
        this.#lost += this.#inRun(elapsed - stall);
        this.#owed += this.#inRun(stall) * this.settings.stepsPerSecond;
        const began = performance.now();
        for (let time = began; this.#owed >= 1; ) {
            const some = Math.min(Math.floor(this.#owed), this.#stepsAtOnce);
            this.#owed -= some - this.core.advanceSome(some);
            const now = performance.now();
            if (now - began > Math.max(least, elapsed / 2)) break;
            if (now - time > betweenLooks) this.#stepsAtOnce = Math.max(1, this.#stepsAtOnce >> 1);
            else if (2 * (now - time) < betweenLooks && this.#stepsAtOnce === some) this.#stepsAtOnce *= 2;
            time = now;
        }
    }

    /** Whole steps that are owed for more than so many milliseconds will never be done. */
    #drop(most: number): void {
        const { stepsPerSecond } = this.settings;
        const steps = Math.floor(Math.max(0, this.#owed - this.#inRun(most) * stepsPerSecond));
        this.#owed -= steps;
        this.#lost += steps / stepsPerSecond;
    }

    /** While a page is not seen, its run stands still. */
    #skip(now: number): void {
        if (!this.#playing || this.#last === undefined) return;
        this.#lost += this.#inRun(Math.max(0, now - this.#last));
        this.#last = Math.max(now, this.#last);
        this.#frameBefore = this.#seen = undefined;
    }

    #followPace(): void {
        const before = this.#seen;
        const now = { time: this.#last ?? 0, lost: this.#lost };
        const elapsed = before ? now.time - before.time : 0;
        if (before && elapsed <= 0) return;
        this.#seen = now;
        if (!before) return;
        const wasSlow = this.isSlow;
        const share = Math.max(0, 1 - (now.lost - before.lost) / this.#inRun(elapsed));
        this.#pace += (share - this.#pace) * (1 - Math.exp(-elapsed / paceOver));
        if (this.isSlow !== wasSlow) this.#tell("pace");
    }

    #tell(what: What): void {
        for (const listener of this.#listeners[what]) listener();
    }
}
