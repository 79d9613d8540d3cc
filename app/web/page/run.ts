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

/** A stall that is longer counts as that long: the run is late then, and does not race to catch up. */
const longestStall = 1000;
/** The part of a frame that steps may take; a slow device gets slow motion. */
const budget = 11;

export class Run {
    readonly core: Core;
    /** Where SPACE pulls. */
    pullAt: Place = { x: 0, y: 0 };
    /** How fast time passes. */
    speed = 1;
    settings!: Settings;
    #playing = true;
    #last: number | undefined;
    #fraction = 0;
    #frame = 0;
    #listeners = { drawn: [] as (() => void)[], changed: [] as (() => void)[], opened: [] as (() => void)[], tapped: [] as (() => void)[] };

    constructor(core: Core) {
        this.core = core;
        document.addEventListener("visibilitychange", () => {
            this.#last = undefined;
            this.#ask();
        });
    }

    /** drawn: a picture is due; changed: settings, twins or playing; opened: another experiment; tapped: a hand has pulled. */
    on(what: "drawn" | "changed" | "opened" | "tapped", listener: () => void): void {
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
        this.#last = undefined;
        this.#tell("changed");
        this.draw();
    }

    get seconds(): number {
        return this.core.frame / this.settings.stepsPerSecond;
    }

    get isString(): boolean {
        return this.settings.medium === "string";
    }

    /** A hand pulls; `when` is the event's time, up to which the run is computed first. */
    tap(place: Place = this.pullAt, when?: number): void {
        if (when !== undefined) this.#advanceTo(when, true);
        this.core.tap(place.x, place.y);
        if (this.core.divergedAt === undefined) this.playing = true;
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
        this.#fraction = 0;
        this.#last = undefined;
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

    #tick(now: number): void {
        this.#frame = 0;
        if (this.#playing) this.#advanceTo(now);
        this.#tell("drawn");
        if (this.core.divergedAt === undefined) this.#ask();
    }

    /** As far as the budget allows. A hand's rhythm must not be bent: what lies before a tap is computed if a computer can do it at all. */
    #advanceTo(now: number, isTap = false): void {
        if (!this.#playing) return;
        const elapsed = this.#last === undefined ? 0 : Math.min(now - this.#last, longestStall);
        if (elapsed < 0) return;
        this.#last = now;
        this.#fraction += (elapsed / 1000) * this.settings.stepsPerSecond * this.speed;
        let steps = Math.floor(this.#fraction);
        this.#fraction -= steps;
        const ends = performance.now() + (isTap ? Math.max(budget, elapsed / 2) : budget);
        while (steps > 0) {
            const some = Math.min(steps, Math.max(1, Math.ceil(steps / 4)));
            steps -= some - this.core.advanceSome(some);
            if (steps > 0 && performance.now() > ends) {
                this.#fraction = 0;
                break;
            }
        }
    }

    #tell(what: "drawn" | "changed" | "opened" | "tapped"): void {
        for (const listener of this.#listeners[what]) listener();
    }
}
