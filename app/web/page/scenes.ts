// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Selection of an experiment: built-in, lesson, file or link.

import { maxBytes, Refused } from "../core.mjs";
import { fileInLink } from "../link.mjs";
import { json } from "./assets.ts";
import { find, make, withKeys } from "./elements.ts";
import type { Run } from "./run.ts";
import { language, translate } from "./words.ts";

interface Preset {
    id: string;
    title: string;
    description: string;
    category: string;
}

interface Step {
    id: string;
    title: string;
    text?: string;
    task?: string;
    hints?: string[];
    /** Built-in name, with overrides, or complete experiment. */
    experiment?: string | Changed | object;
}

/** A built-in experiment with overrides. */
interface Changed {
    preset: string;
    set?: Record<string, unknown>;
}

interface Lesson {
    id: string;
    title: string;
    summary: string;
    minutes: number;
    steps: Step[];
}

export class Scenes {
    readonly #run: Run;
    readonly #dialog = find<HTMLDialogElement>("scenes");
    readonly #search = find<HTMLInputElement>("search");
    readonly #presets: Preset[];
    #lessons: Lesson[] = [];
    #lesson: { lesson: Lesson; step: number } | undefined;
    #hints = 0;

    constructor(run: Run) {
        this.#run = run;
        this.#presets = run.core.presets as Preset[];
        find("scenes-button").addEventListener("click", () => void this.#open());
        this.#search.addEventListener("input", () => this.#list());
        find("file").addEventListener("change", () => void this.#openFile());
        find("pasted-open").addEventListener("click", () => void this.#openPasted());
        find("lesson-back").addEventListener("click", () => this.#goTo((this.#lesson?.step ?? 0) - 1));
        find("lesson-next").addEventListener("click", () => this.#goTo((this.#lesson?.step ?? 0) + 1));
        find("lesson-again").addEventListener("click", () => this.#goTo(this.#lesson?.step ?? 0));
        find("lesson-leave").addEventListener("click", () => this.#leave());
        find("lesson-hint").addEventListener("click", () => {
            ++this.#hints;
            this.#showStep();
        });
    }

    async retranslate(): Promise<void> {
        this.#lessons = await json<Lesson[]>(`lessons/${language()}.json`);
        if (this.#lesson) {
            const id = this.#lesson.lesson.id;
            const lesson = this.#lessons.find((each) => each.id === id);
            this.#lesson = lesson && { lesson, step: this.#lesson.step };
            this.#showStep();
        }
        this.#list();
        this.showTitle();
    }

    showTitle(): void {
        find("title").textContent = translate("Preset", this.#run.settings.title ?? "") || translate("Page", "Experiment");
    }

    /** Opens a built-in experiment. Returns false if not found. */
    openPreset(id: string): boolean {
        if (!this.#presets.some((each) => each.id === id)) return false;
        this.#leave();
        this.#run.openPreset(id);
        this.showTitle();
        return true;
    }

    /** Opens a lesson; returns false if not found. */
    openLesson(id: string): boolean {
        const lesson = this.#lessons.find((each) => each.id === id);
        if (!lesson) return false;
        this.#lesson = { lesson, step: 0 };
        this.#goTo(0);
        return true;
    }

    /** Opens an experiment in a link. Returns the problems. */
    openLink(link: string): Promise<string | undefined> {
        return this.#openOwn(() => fileInLink(link));
    }

    async #open(): Promise<void> {
        this.#search.value = "";
        this.#list();
        this.#dialog.showModal();
    }

    #list(): void {
        const words = searchKey(this.#search.value).split(/\s+/);
        const fits = (...texts: string[]) => {
            const text = searchKey(texts.join("\n"));
            return words.every((each) => text.includes(each));
        };
        const card = (title: string, text: string, choose: () => void) => {
            const button = make("button", { type: "button", className: "card" }, make("strong", {}, title), make("span", {}, text));
            button.addEventListener("click", () => {
                choose();
                this.#dialog.close();
            });
            return make("li", {}, button);
        };
        const groups = new Map<string, HTMLElement[]>();
        for (const preset of this.#presets) {
            const [title, description, category] = [preset.title, preset.description, preset.category].map((each) => translate("Preset", each)) as [string, string, string];
            if (!fits(title, description, category, preset.id, preset.title, preset.description, preset.category)) continue;
            groups.set(category, [...(groups.get(category) ?? []), card(title, description, () => this.openPreset(preset.id))]);
        }
        const lessons = this.#lessons
            .filter((each) => fits(each.title, each.summary))
            .map((each) => card(each.title, each.summary, () => this.openLesson(each.id)));
        if (lessons.length > 0) groups.set(translate("seiche::LessonBrowser", "Lessons"), lessons);
        find("scene-list").replaceChildren(
            ...[...groups].map(([name, cards]) => make("section", {}, make("h3", {}, name), make("ul", {}, ...cards))),
            ...(groups.size === 0 ? [make("p", {}, translate("seiche::PresetBrowser", "No matching examples."))] : []),
        );
    }

    async #openFile(): Promise<void> {
        const input = find<HTMLInputElement>("file");
        const file = input.files?.[0];
        input.value = "";
        if (!file) return;
        // One excess byte suffices to detect a large file.
        const content = file.slice(0, maxBytes + 1);
        this.#closeWhenOpen(await this.#openOwn(async () => new Uint8Array(await content.arrayBuffer())));
    }

    async #openPasted(): Promise<void> {
        this.#closeWhenOpen(await this.openLink(find<HTMLTextAreaElement>("pasted").value));
    }

    #closeWhenOpen(refused: string | undefined): void {
        find("file-refused").textContent = refused ?? "";
        if (refused !== undefined) return;
        find<HTMLTextAreaElement>("pasted").value = "";
        this.#dialog.close();
    }

    async #openOwn(file: () => Promise<Uint8Array>): Promise<string | undefined> {
        try {
            this.#run.open(await file());
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            const lines = Refused.lines(error.problems, (text) => translate("Problem", text));
            return [translate("Page", "This experiment cannot be opened:"), ...lines.slice(0, 8)].join("\n");
        }
        this.#leave();
        this.showTitle();
        return undefined;
    }

    #goTo(number: number): void {
        if (!this.#lesson) return;
        const { lesson } = this.#lesson;
        const step = Math.min(lesson.steps.length - 1, Math.max(0, number));
        this.#lesson.step = step;
        this.#hints = 0;
        // Default: the last earlier experiment.
        const before = lesson.steps.slice(0, step + 1).reverse().find((each) => each.experiment);
        if (before?.experiment) {
            this.#openStep(before.experiment);
            find("title").textContent = lesson.title;
        }
        this.#showStep();
    }

    #openStep(experiment: string | Changed | object): void {
        if (typeof experiment === "string") return this.#run.openPreset(experiment);
        if (!("preset" in experiment)) return this.#run.open(JSON.stringify(experiment));
        this.#run.openPreset(experiment.preset, overrides(experiment.set ?? {}));
    }

    #showStep(): void {
        const panel = find("lesson");
        panel.hidden = !this.#lesson;
        if (!this.#lesson) return;
        const { lesson, step: number } = this.#lesson;
        const step = lesson.steps[number];
        if (!step) return;
        find("lesson-title").textContent = step.title;
        find("lesson-count").textContent = translate("seiche::LessonPanel", "Step %1 of %2", number + 1, lesson.steps.length);
        find("lesson-text").replaceChildren(withKeys(step.text ?? ""));
        find("lesson-task").replaceChildren(withKeys(step.task ?? ""));
        find("lesson-hints").replaceChildren(...(step.hints ?? []).slice(0, this.#hints).map((each) => make("li", {}, withKeys(each))));
        find<HTMLButtonElement>("lesson-hint").disabled = this.#hints >= (step.hints ?? []).length;
        find<HTMLButtonElement>("lesson-back").disabled = number === 0;
        find<HTMLButtonElement>("lesson-next").disabled = number === lesson.steps.length - 1;
    }

    #leave(): void {
        this.#lesson = undefined;
        this.#showStep();
    }
}

/** Removes capitals and accents for the search. */
function searchKey(text: string): string {
    return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ς/g, "σ");
}

/** Converts { damping: { velocity: 0.99 } } to "damping.velocity=0.99". */
function overrides(values: object, path = ""): string[] {
    return Object.entries(values).flatMap(([key, value]) =>
        typeof value === "object" && value !== null && !Array.isArray(value)
            ? overrides(value, `${path}${key}.`)
            : [`${path}${key}=${typeof value === "string" ? value : JSON.stringify(value)}`],
    );
}
