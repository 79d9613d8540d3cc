// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Client of the class server, see docs/class-api.md.

import { load, nobody, rememberBan, save, type Point, type Session } from "./session.ts";

export type Words = string | Record<string, string>;

export interface Question {
    text: Words;
    choices: Words[];
    revealed: boolean;
    right: number | null;
    votes: number[] | null;
    yours: number | null;
}

export interface Step {
    lesson: Words;
    number: number;
    of: number;
    title: Words;
    text: Words;
    task: Words;
}

export interface State {
    revision: number;
    activity: "own-string" | "one-string" | "vote";
    experiment_revision: number;
    frozen: boolean;
    hidden: boolean;
    question: Question | null;
    step: Step | null;
    points: number;
    over: boolean;
}

type Joined = State & { token: string; nick: string; colour: string; experiment: object };

/** A refused request; `why` is from the API, or "offline". */
export class Trouble extends Error {
    readonly why: string;
    /** Seconds to wait before a retry. */
    readonly wait: number;

    constructor(why: string, wait = 0) {
        super(why);
        this.why = why;
        this.wait = wait;
    }
}

const maxPause = 15;
/** Time limit of an ordinary request, in milliseconds. */
const patience = 10_000;
const heldFor = 40_000;

export class Server {
    #session: Session = load();
    #state: State | undefined;
    #waits: AbortController | undefined;
    #sending = false;
    #watching = false;
    /** Functions that end the current pauses. */
    readonly #pauses = new Set<() => void>();
    /** The page itself has aborted the wait. */
    #woken = false;
    /** Called for each received state. */
    onState: (state: State) => void = () => undefined;
    /** Called with the experiment after joining or rejoining. */
    onJoined: (experiment: object) => void = () => undefined;
    /** Called when the state of the connection changes. */
    onTrouble: (why: string | undefined) => void = () => undefined;
    /**
     * Called when the phone is out of the class: "over", or a reason after which joining is
     * possible unless "banned".
     */
    onOut: (why: string) => void = () => undefined;

    constructor() {
        const wakeUp = () => {
            this.#woken = true;
            this.#waits?.abort();
            for (const end of this.#pauses) end();
        };
        window.addEventListener("online", wakeUp);
        document.addEventListener("visibilitychange", () => {
            if (!document.hidden) wakeUp();
        });
    }

    get session(): Readonly<Session> {
        return this.#session;
    }

    get state(): State | undefined {
        return this.#state;
    }

    /** Joins, or rejoins without a code. Throws `Trouble`. */
    async join(code = this.#session.code): Promise<void> {
        const joined = await this.#ask<Joined>("POST", "/1/join", { code });
        const { token, nick, colour } = joined;
        // Unsent points are kept even under a new nick.
        this.#keep({ code, token, nick, colour });
        this.onJoined(joined.experiment);
        this.#take(joined);
        void this.#watch();
        void this.#send();
    }

    experiment(): Promise<object> {
        return this.#ask<object>("GET", "/1/experiment");
    }

    /** Sends a point now or when the connection returns. */
    addPoint(point: Omit<Point, "id">): void {
        const id = this.#session.nextId;
        this.#keep({ nextId: id + 1, unsent: [...this.#session.unsent, { ...point, id }] });
        void this.#send();
    }

    async tap(intervals: number[]): Promise<void> {
        await this.#ask("POST", "/1/tap", { intervals_ms: intervals });
    }

    async vote(choice: number): Promise<void> {
        await this.#ask("POST", "/1/vote", { choice });
    }

    async leave(): Promise<void> {
        await this.#ask("POST", "/1/leave", {}).catch(() => undefined);
        this.#end("left");
    }

    #keep(some: Partial<Session>): void {
        this.#session = { ...this.#session, ...some };
        save(this.#session);
    }

    #take(state: State): void {
        if (state.over) return this.#end("over");
        this.#state = state;
        this.onState(state);
        if (state.activity === "own-string" && !state.frozen) void this.#send();
    }

    #end(why: string): void {
        const { code, token, unsent, nextId } = this.#session;
        if (why === "banned") rememberBan(token);
        // The teacher may readmit a removed student. A student who only needs a different code
        // keeps the unsent points.
        if (why === "banned" || why === "kicked") this.#session = { ...nobody, token };
        else if (why === "left" || why === "over") this.#session = nobody;
        else this.#session = { ...nobody, code, unsent, nextId };
        save(this.#session);
        this.#state = undefined;
        this.#waits?.abort();
        this.onOut(why);
    }

    async #ask<T>(method: string, path: string, body?: object, controller = new AbortController(), atMost = patience): Promise<T> {
        const timer = setTimeout(() => controller.abort(), atMost);
        try {
            const headers: Record<string, string> = {};
            if (this.#session.token) headers.Authorization = `Bearer ${this.#session.token}`;
            if (body) headers["Content-Type"] = "application/json";
            const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body), signal: controller.signal, cache: "no-store" });
            const text = await answer.text();
            const said = (text === "" ? {} : JSON.parse(text)) as T & { error?: string };
            if (answer.ok) return said;
            throw new Trouble(said.error ?? "offline", Number(answer.headers.get("Retry-After") ?? 0));
        } catch (trouble) {
            throw trouble instanceof Trouble ? trouble : new Trouble("offline");
        } finally {
            clearTimeout(timer);
        }
    }

    // Waits for news until this phone leaves.
    async #watch(): Promise<void> {
        if (this.#watching) return;
        this.#watching = true;
        for (let pause = 1; this.#state; ) {
            if (document.hidden) {
                await this.#pause(maxPause);
                continue;
            }
            try {
                this.#woken = false;
                this.#waits = new AbortController();
                const state = await this.#ask<State>("GET", `/1/state?after=${this.#state.revision}`, undefined, this.#waits, heldFor);
                if (!this.#state) break;
                pause = 1;
                this.onTrouble(undefined);
                this.#take(state);
            } catch (trouble) {
                if (this.#woken) continue;
                if (await this.#comesBack(trouble as Trouble)) continue;
                if (!this.#state) break;
                await this.#pause(pause);
                pause = Math.min(maxPause, 2 * pause);
            }
        }
        this.#watching = false;
    }

    // Handles a server restart or removal. Returns whether reconnected.
    async #comesBack(trouble: Trouble): Promise<boolean> {
        if (trouble.why === "kicked" || trouble.why === "banned") this.#end(trouble.why);
        else if (trouble.why !== "unknown-token") this.onTrouble(trouble.why);
        else
            try {
                await this.join();
                return true;
            } catch (refused) {
                const { why } = refused as Trouble;
                if (why === "offline" || why === "too-many-codes") this.onTrouble(why);
                else this.#end(why);
            }
        return false;
    }

    // Sends points in order until each is accepted or refused.
    async #send(): Promise<void> {
        if (this.#sending) return;
        this.#sending = true;
        for (let pause = 1; this.#state && this.#session.unsent.length > 0; ) {
            if (this.#state.frozen || this.#state.activity !== "own-string") break; // until the state changes
            const [point] = this.#session.unsent;
            try {
                await this.#ask("POST", "/1/point", point);
                pause = 1;
                if (this.#state) this.#state = { ...this.#state, points: this.#state.points + 1 };
                this.#sent(point);
                this.onTrouble(undefined);
            } catch (error) {
                const { why, wait } = error as Trouble;
                if (["bad-request", "out-of-reach", "too-large", "too-many-points"].includes(why)) {
                    this.#sent(point);
                    this.onTrouble(why);
                } else if (why === "frozen" || why === "other-activity") break;
                else if (why === "unknown-token" || why === "kicked" || why === "banned") {
                    this.#woken = true;
                    this.#waits?.abort(); // the waiting request handles the problem
                    await this.#pause(1);
                } else {
                    if (why !== "too-fast") this.onTrouble(why);
                    await this.#pause(wait || pause);
                    pause = Math.min(maxPause, 2 * pause);
                }
            }
        }
        this.#sending = false;
    }

    #sent(point: Point | undefined): void {
        this.#keep({ unsent: this.#session.unsent.filter((each) => each !== point) });
        if (this.#state) this.onState(this.#state);
    }

    #pause(seconds: number): Promise<void> {
        return new Promise((resolve) => {
            const end = () => {
                clearTimeout(timer);
                this.#pauses.delete(end);
                resolve();
            };
            const timer = setTimeout(end, 1000 * seconds);
            this.#pauses.add(end);
        });
    }
}
