// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A question with answer buttons, later with the votes.

import { find, make } from "../page/elements.ts";
import { translate } from "../page/words.ts";
import type { Question, Server } from "./server.ts";
import { inLanguage } from "./texts.ts";

export class Vote {
    readonly #server: Server;
    #question: Question | undefined;
    /** Index of the chosen answer, possibly not yet sent. */
    #chosen: number | null = null;

    constructor(server: Server) {
        this.#server = server;
    }

    show(question: Question | null): void {
        if (!question) return this.#clear();
        const isOther = JSON.stringify(this.#question?.text) !== JSON.stringify(question.text);
        this.#question = question;
        if (isOther || question.yours !== null || question.revealed) this.#chosen = question.yours;
        this.#draw();
    }

    // Shows the voting activity before the first question.
    #clear(): void {
        this.#question = undefined;
        find("question").textContent = "";
        find("choices").replaceChildren();
        find("outcome").textContent = translate("ClassVote", "Waiting for a question…");
    }

    #draw(): void {
        const question = this.#question;
        if (!question) return;
        find("question").textContent = inLanguage(question.text);
        const max = Math.max(1, ...(question.votes ?? []));
        const focused = [...find("choices").children].findIndex((each) => each.contains(document.activeElement));
        find("choices").replaceChildren(...question.choices.map((_, index) => this.#choice(question, index, max)));
        if (focused >= 0) find("choices").children[focused]?.querySelector("button")?.focus();
        find("outcome").textContent = this.#outcome(question);
    }

    #choice(question: Question, index: number, max: number): HTMLElement {
        const isRight = question.right === index;
        const button = make("button", { type: "button", className: "choice", disabled: question.revealed });
        button.setAttribute("aria-pressed", String(this.#chosen === index));
        button.append(make("span", {}, inLanguage(question.choices[index] ?? "")));
        if (question.revealed) {
            const votes = question.votes?.[index] ?? 0;
            const bar = make("span", { className: "bar" });
            bar.style.width = `${(100 * votes) / max}%`;
            button.append(make("span", { className: "votes" }, isRight ? `✓ ${translate("ClassVote", "right answer")} · ${votes}` : String(votes)), bar);
            button.classList.toggle("right", isRight);
        }
        button.addEventListener("click", () => this.#choose(index));
        return make("li", {}, button);
    }

    #choose(index: number): void {
        const before = this.#chosen;
        this.#chosen = index;
        this.#draw();
        this.#server.vote(index).catch(() => {
            this.#chosen = before;
            this.#draw();
        });
    }

    #outcome(question: Question): string {
        if (!question.revealed)
            return this.#chosen === null ? translate("ClassVote", "Choose one answer.") : translate("ClassVote", "You can change your answer until the right answer is shown.");
        if (question.yours === null) return translate("ClassVote", "You did not choose an answer.");
        return question.yours === question.right ? translate("ClassVote", "Your answer is right.") : translate("ClassVote", "A different answer is right.");
    }
}
