// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The page: creates its parts and evaluates its address.
//
//     ?scene=ID  an example    ?lesson=ID  a lesson
//     ?lang=de   a language    ?look=light|dark
//     ?embed     compact: without header and panels
//     #…         an experiment in a link (core/files/share_link.h)

import { Core } from "../core.mjs";
import { bytes, registerServiceWorker } from "./assets.ts";
import { Chart } from "./chart.ts";
import { Controls } from "./controls.ts";
import { Drawing } from "./drawing.ts";
import { find, make } from "./elements.ts";
import { Hands } from "./hands.ts";
import { Hint } from "./hint.ts";
import { look, onLook, remember, remembered, setLook, startLook } from "./look.ts";
import { PoolView } from "./pool_view.ts";
import { Predictions } from "./predictions.ts";
import { Run } from "./run.ts";
import { Scenes } from "./scenes.ts";
import { Share } from "./share.ts";
import { SlowMotion } from "./slow_motion.ts";
import { StringView } from "./string_view.ts";
import { language, languages, speak, translate, wantedLanguage } from "./words.ts";

const languageKey = "seiche.language";
const asked = new URLSearchParams(location.search);

async function start(): Promise<void> {
    document.documentElement.classList.toggle("embed", asked.has("embed"));
    startLook(asked.get("look"));
    const wanted = [asked.get("lang"), remembered(languageKey), ...navigator.languages].filter((each) => each !== null);
    const [module] = await Promise.all([bytes("seiche.wasm").then((code) => WebAssembly.compile(code as BufferSource)), speak(wantedLanguage(wanted))]);

    const run = new Run(await Core.start(module));
    const drawing = new Drawing(find<HTMLCanvasElement>("canvas"), () => run.draw());
    const string = new StringView(run, drawing);
    const pool = new PoolView(run, drawing);
    new Hands(run, string, pool, drawing.canvas);
    const controls = new Controls(run, pool);
    const chart = new Chart(run, new Predictions(module));
    const hint = new Hint(run, chart);
    const scenes = new Scenes(run);
    const slowMotion = new SlowMotion(run);
    new Share(run, pool);
    onLook(() => run.draw());
    run.on("drawn", () => {
        if (run.isString) string.draw();
        else pool.draw();
        document.documentElement.dataset.state = "ready";
    });
    run.on("opened", () => (document.documentElement.dataset.medium = run.settings.medium));

    const retranslate = async () => {
        translatePage();
        controls.retranslate();
        chart.retranslate();
        await scenes.retranslate();
        hint.say();
        slowMotion.retranslate();
        showPlaying(run);
        showLook();
        drawing.canvas.setAttribute("aria-label", translate("Page", "The waves. Use the arrow keys to move the marker and SPACE to tap."));
        run.draw();
    };
    run.on("changed", () => showPlaying(run));

    run.openPreset("string");
    await retranslate();
    const scene = asked.get("scene");
    const lesson = asked.get("lesson");
    if (scene !== null && !scenes.openPreset(scene)) say(translate("Page", "There is no experiment called “%1”.", scene.slice(0, 60)));
    if (lesson !== null && !scenes.openLesson(lesson)) say(translate("Page", "There is no lesson called “%1”.", lesson.slice(0, 60)));

    await followLinks(run, scenes);
    connect(run, chart, retranslate);
    void registerServiceWorker();
}

// Keeps the experiment in the "#" part of the address until a different experiment is opened.
async function followLinks(run: Run, scenes: Scenes): Promise<void> {
    const follow = async () => {
        const link = location.hash;
        if (link.length < 2) return;
        const refused = await scenes.openLink(link);
        if (refused !== undefined) say(refused);
        else history.replaceState(null, "", link);
    };
    run.on("opened", () => {
        if (location.hash) history.replaceState(null, "", location.pathname + location.search);
    });
    window.addEventListener("hashchange", () => void follow());
    await follow();
}

function connect(run: Run, chart: Chart, retranslate: () => Promise<void>): void {
    const tap = find("tap");
    tap.addEventListener("pointerdown", (event) => {
        if (event.button === 0) run.tap(run.pullAt, event.timeStamp);
    });
    window.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
        const on = event.target instanceof Element ? event.target : null;
        const types = on?.closest("input[type=text], input[type=search], textarea, select");
        const presses = on?.closest("button, a, summary, input[type=checkbox]") && on.id !== "tap";
        if (event.key === " " || (event.key === "Enter" && on?.id === "tap")) {
            if (types || presses) return;
            event.preventDefault();
            if (event.repeat) return;
            tap.classList.add("down");
            run.tap(run.pullAt, event.timeStamp);
        } else if (types || event.repeat) return;
        else if (event.key === "p") run.playing = !run.playing;
        else if (event.key === ".") run.step();
        else if (event.key === "r") run.restart();
    });
    window.addEventListener("keyup", () => tap.classList.remove("down"));
    // A clicked button, or a button focused by a closing dialog, must not receive the next SPACE.
    window.addEventListener("click", (event) => {
        const focused = document.activeElement;
        if (event.detail > 0 && focused instanceof HTMLElement && focused.matches("button, input[type=checkbox]")) focused.blur();
    });

    find("play").addEventListener("click", () => (run.playing = !run.playing));
    find("restart").addEventListener("click", () => run.restart());
    find("again").addEventListener("click", () => run.restart());
    find("slow").addEventListener("click", () => {
        run.speed = run.speed === 1 ? 0.25 : 1;
        find("slow").setAttribute("aria-pressed", String(run.speed !== 1));
    });
    find("clear").addEventListener("click", () => chart.clear());
    find<HTMLInputElement>("theory").addEventListener("change", (event) => (chart.withTheory = (event.target as HTMLInputElement).checked));
    find("look").addEventListener("click", () => {
        setLook(look() === "dark" ? "light" : "dark");
        showLook();
    });
    // Some dialogs close only after the click.
    let byHand = false;
    window.addEventListener("pointerdown", () => (byHand = true), true);
    window.addEventListener("keydown", () => (byHand = false), true);
    for (const each of document.querySelectorAll("dialog"))
        each.addEventListener("close", () => {
            if (byHand && document.activeElement instanceof HTMLElement) document.activeElement.blur();
        });
    for (const each of document.querySelectorAll<HTMLElement>("[data-close]"))
        each.addEventListener("click", () => each.closest("dialog")?.close());

    const chosen = find<HTMLSelectElement>("language");
    chosen.append(...Object.entries(languages).map(([code, name]) => make("option", { value: code, lang: code }, name)));
    chosen.value = language();
    chosen.addEventListener("change", () => {
        remember(languageKey, chosen.value);
        void speak(chosen.value).then(retranslate);
    });

    // Small windows show one panel at a time.
    const panels = find("panels");
    const show = (which: string) => {
        panels.dataset.shown = panels.dataset.shown === which ? "" : which;
        run.draw();
    };
    find("chart-button").addEventListener("click", () => show("chart"));
    find("knobs-button").addEventListener("click", () => show("knobs"));
    find("panels-close").addEventListener("click", () => show(""));
    const whole = new URL(location.href);
    whole.searchParams.delete("embed");
    find<HTMLAnchorElement>("whole").href = whole.href;
}

// Translates all elements with data-text (content) or data-label (label).
function translatePage(): void {
    for (const each of document.querySelectorAll<HTMLElement>("[data-text]")) each.textContent = fixed(each.dataset.text ?? "");
    for (const each of document.querySelectorAll<HTMLElement>("[data-label]")) {
        each.setAttribute("aria-label", fixed(each.dataset.label ?? ""));
        each.title = fixed(each.dataset.label ?? "");
    }
}

function fixed(name: string): string {
    switch (name) {
        case "scenes": return translate("Page", "Experiments");
        case "search": return translate("seiche::PresetBrowser", "Search");
        case "file": return translate("Page", "Open file…");
        case "pasted": return translate("Page", "Link, or experiment as text");
        case "pasted-open": return translate("Page", "Open");
        case "share": return translate("seiche::ShareDialog", "Share experiment");
        case "share-run": return translate("seiche::ShareDialog", "Include everything done in this run");
        case "share-link": return translate("seiche::ShareDialog", "Link");
        case "copy-link": return translate("seiche::ShareDialog", "Copy link");
        case "copy-text": return translate("seiche::ShareDialog", "Copy as text");
        case "save-file": return translate("seiche::ShareDialog", "Save as file…");
        case "code": return translate("seiche::QrCode", "QR code of the link");
        case "for-class": return translate("Page", "For your class: code of your last point");
        case "close": return translate("seiche::PresetBrowser", "Close");
        case "language": return translate("Page", "Language");
        case "rhythm": return translate("Page", "your frequency");
        case "amplitude": return translate("Page", "amplitude");
        case "pulls": return translate("Page", "× single tap");
        case "tap": return translate("Page", "TAP");
        case "restart": return translate("Page", "Restart");
        case "again": return translate("Page", "Restart");
        case "slow": return translate("Page", "Slow motion: ¼ speed");
        case "resonance": return translate("seiche::ResonancePanel", "Resonance");
        case "clear": return translate("seiche::ResonancePanel", "Clear");
        case "theory": return translate("Page", "Theory");
        case "points": return translate("seiche::ResonancePanel", "Table of all points");
        case "hertz": return translate("Page", "frequency (Hz)");
        case "in-pulls": return translate("seiche::LabView", "amplitude (× single tap)");
        case "taps": return translate("Page", "taps");
        case "state": return translate("seiche::PointTable", "State");
        case "medium": return translate("seiche::MediumPanel", "Medium");
        case "spring": return translate("seiche::MediumPanel", "k");
        case "damping": return translate("seiche::DampingRows", "Damping factor");
        case "half-life": return translate("seiche::DampingRows", "half-life");
        case "compare": return translate("seiche::ComparePanel", "Compare");
        case "euler": return translate("Scheme", "textbook Euler");
        case "view": return translate("seiche::ViewStrip", "Pool view");
        case "knobs": return translate("Page", "k · damping");
        case "lesson": return translate("seiche::LessonPanel", "Lesson");
        case "task": return translate("seiche::LessonPanel", "Do this");
        case "lesson-hint": return translate("seiche::Actions", "Hint");
        case "back": return translate("seiche::Actions", "Back");
        case "next": return translate("seiche::Actions", "Next");
        case "lesson-again": return translate("Page", "Repeat this step");
        case "leave": return translate("Page", "Exit lesson");
        case "whole": return translate("Page", "Open the full page");
        case "controls": return translate("Page", "Time");
        default: throw new Error(`no text is called ${name}`);
    }
}

function showPlaying(run: Run): void {
    const button = find("play");
    const name = run.playing ? translate("seiche::TransportBar", "Pause") : translate("seiche::TransportBar", "Play");
    button.dataset.playing = String(run.playing);
    button.setAttribute("aria-label", name);
    button.title = name;
}

function showLook(): void {
    const name = look() === "dark" ? translate("Page", "Light theme") : translate("Page", "Dark theme");
    find("look").setAttribute("aria-label", name);
    find("look").title = name;
}

/** Shows a message that the user must close. */
function say(text: string): void {
    find("message-text").textContent = text;
    find<HTMLDialogElement>("message").showModal();
}

start().catch((error: unknown) => {
    // Untranslated, because the translations may be missing.
    find("hint").textContent = `Seiche cannot start in this browser: ${error instanceof Error ? error.message : String(error)}`;
});
