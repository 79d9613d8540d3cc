// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Real-time run: converts time to steps, input to taps.

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

// Times in milliseconds.
/** Longest stall that is made up for; after a longer stall the run is late instead of racing. */
const maxStall = 1000;
/**
 * Largest backlog of steps carried over to the next frames. Excess time is lost, hence slow
 * motion.
 */
const maxOwed = 250;
/** Computing time per frame, or half of the time since the last frame if that is longer. */
const budget = 11;
/**
 * Minimum computing time before a tap. A tap must act at once, but without changing the tapping
 * frequency.
 */
const budgetOfTap = 250;
/**
 * Range of the delay of the run behind the clock. The delay matches the arrival time of taps, so
 * that the run is never ahead of a tap.
 */
const minBehind = 50;
const maxBehind = 500;
/** Ratio of delay to arrival time of a tap. */
const toSpare = 1.25;
/** Factor of the delay after each earlier tap. */
const easing = 0.9;
/**
 * Time in which the delay returns after a tap, which brings the run up to the present. An
 * immediate delay would stop the run for a moment.
 */
const fallBehindIn = 300;
/** Approximate time between two readings of the clock. */
const betweenLooks = 4;
/** Time constant of the smoothed pace. */
const paceOver = 1000;
/** Pace below which the run counts as slow motion. */
const slowPace = 0.95;

type What = "drawn" | "changed" | "opened" | "tapped" | "pace";

export class Run {
    readonly core: Core;
    /** Position of the marker, where SPACE taps. */
    pullAt: Place = { x: 0, y: 0 };
    /** Speed of time; 1: real time. */
    speed = 1;
    settings!: Settings;
    #playing = true;
    /** Time up to which steps are computed or pending. */
    #last: number | undefined;
    /** Time of the previous frame. */
    #frameBefore: number | undefined;
    /** Pending steps, with a fraction. */
    #owed = 0;
    /** Lost time in seconds, now and at the last tap. */
    #lost = 0;
    #lostAtTap = 0;
    #stepsAtOnce = 1;
    #behind = minBehind;
    /** Time of the last tap. */
    #tappedAt = 0;
    #pace = 1;
    /** State at the last update of the pace. */
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
     * Registers a listener. drawn: an image is due; changed: settings, comparison runs or playing;
     * opened: a different experiment; tapped: a tap by the user; pace: `isSlow` has changed.
     */
    on(what: What, listener: () => void): void {
        this.#listeners[what].push(listener);
    }

    /** Opens an experiment. Throws `Refused`; then nothing changes. */
    open(text: string | Uint8Array): void {
        this.core.open(text);
        this.#begin();
    }

    /** Opens a built-in experiment with overrides: "damping.velocity=0.99". */
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

    /** True if the device cannot keep up, so that the run is slower than real time. */
    get isSlow(): boolean {
        return this.#pace < slowPace;
    }

    get seconds(): number {
        return this.core.frame / this.settings.stepsPerSecond;
    }

    get isString(): boolean {
        return this.settings.medium === "string";
    }

    /** Taps at a position; first computes up to `when`. */
    tap(place: Place = this.pullAt, when?: number): void {
        let late = 0;
        if (when !== undefined && this.#playing) {
            const delay = toSpare * (performance.now() - when);
            this.#behind = Math.min(maxBehind, Math.max(minBehind, easing * this.#behind, delay));
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

    /** Applies a change, as an event of a file. Throws `Refused`. */
    change(event: object): void {
        this.core.change(event);
        this.#settle();
    }

    setComparison(scheme: string, on: boolean): boolean {
        const is = this.core.setComparison(scheme, on);
        this.#settle();
        return is;
    }

    /** Restarts from rest with the current settings. */
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

    /** Requests an image even if the run is paused. */
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

    // The delay is at least one frame, because taps are often handled only after the next frame.
    #tick(now: number): void {
        this.#frame = 0;
        if (this.#playing) {
            const behind = this.#behind * Math.min(1, Math.max(0, now - this.#tappedAt) / fallBehindIn);
            this.#advanceTo(Math.min(this.#frameBefore ?? now, now - behind), budget);
            this.#frameBefore = now;
            this.#drop(maxOwed);
            this.#followPace();
        }
        this.#tell("drawn");
        if (this.core.divergedAt === undefined) this.#ask();
    }

    /** Converts clock milliseconds to seconds of the run. */
    #inRun(milliseconds: number): number {
        return (milliseconds / 1000) * this.speed;
    }

    /** Computes steps within the budget; the rest stays pending. */
    #advanceTo(now: number, min: number): void {
        const elapsed = Math.max(0, now - (this.#last ?? now));
        this.#last = Math.max(now, this.#last ?? now);
        const stall = Math.min(elapsed, maxStall);
        this.#lost += this.#inRun(elapsed - stall);
        this.#owed += this.#inRun(stall) * this.settings.stepsPerSecond;
        const began = performance.now();
        for (let time = began; this.#owed >= 1; ) {
            const some = Math.min(Math.floor(this.#owed), this.#stepsAtOnce);
            this.#owed -= some - this.core.advanceSome(some);
            const now = performance.now();
            if (now - began > Math.max(min, elapsed / 2)) break;
            if (now - time > betweenLooks) this.#stepsAtOnce = Math.max(1, this.#stepsAtOnce >> 1);
            else if (2 * (now - time) < betweenLooks && this.#stepsAtOnce === some) this.#stepsAtOnce *= 2;
            time = now;
        }
    }

    /** Drops steps pending for more than `max` milliseconds. */
    #drop(max: number): void {
        const { stepsPerSecond } = this.settings;
        const steps = Math.floor(Math.max(0, this.#owed - this.#inRun(max) * stepsPerSecond));
        this.#owed -= steps;
        this.#lost += steps / stepsPerSecond;
    }

    /** Skips the time while the page is hidden. */
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
