// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Page of a phone in a class: joins, shows the current activity and sends taps.
//
//     #Q7KM   the code of the class, as in the QR code on the screen

import { Core } from "../core.mjs";
import { bytes } from "../page/assets.ts";
import { Drawing } from "../page/drawing.ts";
import { find, make, write as set } from "../page/elements.ts";
import { heldBack } from "../page/hint.ts";
import { onLook, remember, remembered, startLook } from "../page/look.ts";
import { PoolView } from "../page/pool_view.ts";
import type { Resonance } from "../page/chart.ts";
import { Run } from "../page/run.ts";
import { SlowMotion } from "../page/slow_motion.ts";
import { StringView } from "../page/string_view.ts";
import { language, languages, speak, translate, wantedLanguage, written } from "../page/words.ts";
import { Codes } from "./codes.ts";
import { OneString } from "./one_string.ts";
import { OwnString } from "./own_string.ts";
import { Server, type State, type Trouble } from "./server.ts";
import type { Point } from "./session.ts";
import { inLanguage, nickInLanguage } from "./texts.ts";
import { Vote } from "./vote.ts";

const languageKey = "seiche.language";
/** Largest number of codes shown at once. */
const maxCodes = 3;
/** Milliseconds without an answer until the class may be over. */
const longSilence = 120_000;
/** Milliseconds between attempts to rejoin after a removal. */
const outside = 5000;

class ClassPage {
    readonly #run: Run;
    readonly #server = new Server();
    readonly #oneString = new OneString(this.#server);
    readonly #ownString: OwnString;
    readonly #vote = new Vote(this.#server);
    readonly #codes = new Codes();
    readonly #slowMotion: SlowMotion;
    #experiment = 0;
    #trouble: string | undefined;
    /** Time of the connection loss, by the page's clock. */
    #offlineSince: number | undefined;
    /**
     * Reason why this phone is not in the class, as in the API; empty before the first attempt.
     */
    #out = "";
    /**
     * Mode without the class, in which nothing is sent: "offline" shows points as codes, "over"
     * after the end of the class.
     */
    #alone: "" | "offline" | "over" = "";
    #waitsOutside = false;
    /** Code of the newest point found without the class. */
    #code = "";

    constructor(run: Run) {
        this.#run = run;
        this.#ownString = new OwnString(run, (point) => this.#found(point));
        this.#slowMotion = new SlowMotion(run);
        this.#server.onJoined = (experiment) => run.open(JSON.stringify(experiment));
        this.#server.onState = (state) => this.#show(state);
        this.#server.onTrouble = (why) => {
            this.#trouble = why;
            this.#offlineSince = why === "offline" ? (this.#offlineSince ?? performance.now()) : undefined;
            this.say();
        };
        this.#server.onOut = (why) => {
            if (why === "over") this.#showAlone("over");
            else this.#showJoin(why);
        };
        run.on("drawn", () => this.say());
        this.#connect();
    }

    /** Joins automatically if the address has a code or this phone was in the class before. */
    async begin(): Promise<void> {
        const code = decodeURIComponent(location.hash.slice(1)).trim();
        if (location.hash) history.replaceState(null, "", location.pathname + location.search);
        const before = this.#server.session;
        if (code || (before.code && before.token)) await this.#join(code || before.code);
        else {
            this.#showJoin("");
            const why = before.token ? await this.#comeIn() : "";
            if (isRemoval(why)) this.#showJoin(why);
        }
    }

    retranslate(): void {
        for (const each of document.querySelectorAll<HTMLElement>("[data-text]")) each.textContent = fixed(each.dataset.text ?? "");
        for (const each of document.querySelectorAll<HTMLElement>("[data-label]")) each.setAttribute("aria-label", fixed(each.dataset.label ?? ""));
        this.#slowMotion.retranslate();
        const { state } = this.#server;
        if (this.#alone) this.#showAlone(this.#alone);
        else if (state) this.#show(state);
        else this.#showJoin(this.#out);
    }

    /** Shows the current instruction or problem. */
    say(): void {
        if (!this.#activity) return;
        const { rhythm, amplitude } = (this.#run.core.resonance as Resonance | undefined) ?? {};
        const hertz = this.#activity === "one-string" ? this.#oneString.hertz : rhythm?.hertz;
        const onePull = this.#onePull();
        set("rhythm", hertz === undefined ? "–" : written(hertz, 2, 2));
        set("amplitude", !amplitude || amplitude.value === null || !onePull ? "–" : written(amplitude.value / onePull, 1, 1));
        set("hint", this.#hint());
        this.#showCodes();
    }

    #showCodes(): void {
        if (this.#alone === "over") return this.#codes.show("", []);
        if (this.#alone) return this.#codes.show(translate("ClassPage", "Read this to your teacher:"), this.#code ? [this.#code] : []);
        const newest = this.#trouble === "offline" ? this.#server.session.unsent.slice(-maxCodes).reverse() : [];
        const codes = newest.map(({ hz, amplitude }) => this.#run.core.pointCode(hz, amplitude)).filter((each) => each !== "");
        this.#codes.show(translate("ClassPage", "Or read this to your teacher:"), codes);
    }

    get #activity(): State["activity"] | undefined {
        return this.#alone ? "own-string" : this.#server.state?.activity;
    }

    #onePull(): number | undefined {
        const points = (this.#run.core.resonance as Resonance | undefined)?.points ?? [];
        return points.find((each) => each.counts && each.onePull)?.onePull ?? undefined;
    }

    #hint(): string {
        return (this.#alone ? "" : this.#hintOfClass()) || this.#hintOfString();
    }

    #hintOfClass(): string {
        const { state } = this.#server;
        if (this.#trouble === "offline")
            return performance.now() - (this.#offlineSince ?? Infinity) > longSilence
                ? translate("ClassPage", "The class cannot be reached: it may be over. Your points are kept, and your string still works.")
                : translate("ClassPage", "No connection. Your points are kept and sent later.");
        if (this.#trouble === "out-of-reach") return translate("ClassPage", "This point was not accepted, because one tap per oscillation cannot make such a large wave.");
        if (this.#trouble === "too-many-points") return translate("ClassPage", "You have sent the maximum number of points.");
        if (state?.activity === "one-string") return translate("ClassPage", "Watch the screen and tap together.");
        if (state?.frozen) return translate("ClassPage", "Your teacher has paused submissions. Your points are kept.");
        return "";
    }

    #hintOfString(): string {
        if (this.#run.core.divergedAt !== undefined) return translate("Page", "The simulation exploded. Restart it with a smaller k.");
        const { rhythm, isTapping, isSeparated, isHeldBack } = (this.#run.core.resonance as Resonance | undefined) ?? {};
        if (isTapping && isHeldBack) return heldBack();
        if (isSeparated && (rhythm?.taps ?? 0) >= 4)
            return translate("Lab", "Earlier waves are still there. The numbers show this rhythm alone.");
        if (isTapping && (rhythm?.taps ?? 0) >= 4) return this.#hintWhileTapping();
        if (isTapping) return translate("Page", "Keep the rhythm: a point appears after the fourth tap.");
        if (this.#alone === "over") return translate("ClassPage", "The class is over. You can go on with your string.");
        if (this.#alone ? this.#code : this.#server.state?.points) return translate("Page", "Try a slower or faster rhythm. Which one gives the largest wave?");
        return translate("ClassPage", "Find the rhythm that makes the largest wave on your string.");
    }

    #hintWhileTapping(): string {
        switch (this.#alone) {
            case "": return translate("ClassPage", "Keep tapping while the wave grows. Then stop to send your point.");
            case "offline": return translate("ClassPage", "Keep tapping while the wave grows. Then stop to get a code for your point.");
            case "over": return translate("ClassPage", "Keep tapping while the wave grows.");
        }
    }

    #show(state: State): void {
        const { session } = this.#server;
        this.#out = "";
        this.#showRoom("", state.activity);
        set("nick", nickInLanguage(session.nick));
        find("dot").style.backgroundColor = session.colour;
        set("sent", translate("ClassPage", "Points sent: %1", state.points));
        find("step").hidden = !state.step;
        if (state.step) {
            const { lesson, number, of, title, text, task } = state.step;
            set("step-count", translate("ClassPage", "%1: step %2 of %3", inLanguage(lesson), number, of));
            set("step-title", inLanguage(title));
            set("step-text", inLanguage(text));
            set("step-task", inLanguage(task));
        }
        this.#vote.show(state.question);
        if (this.#experiment !== state.experiment_revision) {
            const isFirst = this.#experiment === 0;
            this.#experiment = state.experiment_revision;
            if (!isFirst) void this.#fetchExperiment();
        }
        document.documentElement.dataset.state = "ready";
        this.say();
    }

    #showRoom(alone: "" | "offline" | "over", activity: State["activity"]): void {
        this.#alone = alone;
        document.documentElement.toggleAttribute("data-alone", alone !== "");
        document.documentElement.dataset.activity = activity;
        find("join").hidden = true;
        find("class").hidden = false;
    }

    /** Shows the page without the class: own string, codes if offline. */
    #showAlone(why: "offline" | "over"): void {
        this.#out = "";
        this.#trouble = undefined;
        this.#showRoom(why, "own-string");
        set("nick", why === "over" ? translate("ClassPage", "The class is over") : translate("ClassPage", "Offline"));
        find("step").hidden = true;
        this.say();
    }

    #found(point: Omit<Point, "id">): void {
        if (this.#alone === "over") return;
        if (this.#alone) this.#code = this.#run.core.pointCode(point.hz, point.amplitude);
        else this.#server.addPoint(point);
    }

    async #fetchExperiment(): Promise<void> {
        try {
            this.#run.open(JSON.stringify(await this.#server.experiment()));
        } catch {
            this.#experiment = -1; // retried with the next state
        }
    }

    async #join(code: string): Promise<void> {
        const letters = find<HTMLInputElement>("code");
        letters.value = code;
        try {
            this.#experiment = 0;
            await this.#server.join(code);
            void keepAwake();
        } catch (trouble) {
            if (this.#alone) return;
            const { why, wait } = trouble as Trouble;
            this.#showJoin(why);
            if (why === "too-many-codes" || why === "offline" || why === "full") setTimeout(() => this.#again(code, why), 1000 * (wait || 3));
        }
    }

    /** Rejoins as the previous student. Returns the error, if any. */
    async #comeIn(): Promise<string> {
        this.#experiment = 0;
        try {
            await this.#server.join("");
            void keepAwake();
            return "";
        } catch (trouble) {
            return (trouble as Trouble).why;
        }
    }

    // The teacher may readmit a removed student.
    async #waitOutside(): Promise<void> {
        if (this.#waitsOutside) return;
        this.#waitsOutside = true;
        while (isRemoval(this.#out)) {
            await new Promise((come) => setTimeout(come, outside));
            if (isRemoval(this.#out) && (await this.#comeIn()) === "wrong-code") break; // different class
        }
        this.#waitsOutside = false;
    }

    // Retries automatically unless the user types or has joined.
    #again(code: string, why: string): void {
        if (this.#out === why && find<HTMLInputElement>("code").value === code) void this.#join(code);
    }

    #showJoin(why: string): void {
        this.#out = why;
        this.#alone = "";
        this.#trouble = undefined;
        find("join").hidden = false;
        find("class").hidden = true;
        find("join-form").hidden = why === "banned";
        set("refused", refusal(why));
        find("alone").hidden = why !== "offline";
        document.documentElement.dataset.state = "ready";
        if (isRemoval(why)) void this.#waitOutside();
    }

    #connect(): void {
        const tap = (when: number) => {
            if (this.#activity === "own-string") this.#run.tap(this.#run.pullAt, when);
            else if (this.#activity === "one-string") this.#oneString.tap(when);
            this.say();
        };
        for (const id of ["tap", "canvas"])
            find(id).addEventListener("pointerdown", (event) => {
                if (event.button === 0) tap(event.timeStamp);
            });
        // Screen readers click without pointer or key events.
        find("tap").addEventListener("click", (event) => {
            if (event.detail === 0) tap(event.timeStamp);
        });
        window.addEventListener("keydown", (event) => {
            const on = event.target instanceof Element ? event.target : null;
            const isOther = on?.closest("input, select, button:not(#tap), summary");
            if (isOther || (event.key !== " " && !(event.key === "Enter" && on?.id === "tap"))) return;
            event.preventDefault();
            if (event.repeat) return;
            find("tap").classList.add("down");
            tap(event.timeStamp);
        });
        window.addEventListener("keyup", (event) => {
            find("tap").classList.remove("down");
            if (event.key === " " && event.target === find("tap")) event.preventDefault(); // the keydown event has already tapped
        });
        find("again").addEventListener("click", () => {
            this.#ownString.restart();
            find("again").blur();
        });
        find("leave").addEventListener("click", () => void this.#server.leave());
        find("alone").addEventListener("click", () => {
            this.#code = "";
            this.#showAlone("offline");
            find("tap").focus();
            void keepAwake();
        });
        find("back").addEventListener("click", () => {
            this.#showJoin("");
            find("code").focus();
        });
        find("join-form").addEventListener("submit", (event) => {
            event.preventDefault();
            void this.#join(find<HTMLInputElement>("code").value.trim());
        });
        const chosen = find<HTMLSelectElement>("language");
        chosen.append(...Object.entries(languages).map(([code, name]) => make("option", { value: code, lang: code }, name)));
        chosen.value = language();
        chosen.addEventListener("change", () => {
            remember(languageKey, chosen.value);
            void speak(chosen.value).then(() => this.retranslate());
        });
    }
}

const isRemoval = (why: string) => why === "kicked" || why === "banned";

function refusal(why: string): string {
    switch (why) {
        case "": return "";
        case "left": return translate("ClassPage", "You have left the class.");
        case "wrong-code": return translate("ClassPage", "This is not the code on the screen.");
        case "too-many-codes": return translate("ClassPage", "Too many wrong codes have been entered. Trying again…");
        case "full": return translate("ClassPage", "The class is full. Trying again…");
        case "closed": return translate("ClassPage", "The class is closed to new students. Ask your teacher.");
        case "kicked": return translate("ClassPage", "Your teacher has removed you. You can join again.");
        case "banned": return translate("ClassPage", "Your teacher has removed you from the class.");
        default: return translate("ClassPage", "The class cannot be reached. Are you on the right network? Trying again…");
    }
}

function fixed(name: string): string {
    switch (name) {
        case "join": return translate("ClassPage", "Join the class");
        case "code": return translate("ClassPage", "Code on the screen (4 characters)");
        case "alone": return translate("ClassPage", "Tap offline");
        case "enter": return translate("ClassPage", "Join");
        case "rhythm": return translate("Page", "your frequency");
        case "amplitude": return translate("Page", "amplitude");
        case "pulls": return translate("Page", "× single tap");
        case "tap": return translate("Page", "TAP");
        case "again": return translate("Page", "Restart");
        case "leave": return translate("ClassPage", "Leave");
        case "language": return translate("Page", "Language");
        case "waves": return translate("ClassPage", "Your string. Press SPACE to tap it.");
        default: throw new Error(`no text is called ${name}`);
    }
}

// Keeps the screen on; most browsers require encryption.
async function keepAwake(): Promise<void> {
    const ask = () => navigator.wakeLock?.request("screen").catch(() => undefined);
    await ask();
    document.addEventListener("visibilitychange", () => {
        if (!document.hidden) void ask();
    });
}

async function start(): Promise<void> {
    startLook(null);
    const wanted = [remembered(languageKey), ...navigator.languages].filter((each) => each !== null);
    const [code] = await Promise.all([bytes("seiche.wasm"), speak(wantedLanguage(wanted))]);
    const run = new Run(await Core.start(await WebAssembly.compile(code as BufferSource)));
    run.openPreset("string");
    const drawing = new Drawing(find<HTMLCanvasElement>("canvas"), () => run.draw());
    const string = new StringView(run, drawing);
    const pool = new PoolView(run, drawing);
    onLook(() => run.draw());
    run.on("drawn", () => (run.isString ? string : pool).draw());
    const page = new ClassPage(run);
    page.retranslate();
    await page.begin();
}

start().catch((error: unknown) => {
    // Untranslated, because the translations may be missing.
    find("join").hidden = false;
    set("refused", `Seiche cannot start in this browser: ${error instanceof Error ? error.message : String(error)}`);
});
