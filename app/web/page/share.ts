// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Sharing by link, QR code, text or file.

import qrcode from "qrcode-generator";

import { maxBytes } from "../core.mjs";
import { linkTo } from "../link.mjs";
import type { Resonance } from "./chart.ts";
import { find, make } from "./elements.ts";
import { codeElements } from "./point_code.ts";
import { poolViews, type PoolView } from "./pool_view.ts";
import type { Run } from "./run.ts";
import { translate } from "./words.ts";

/**
 * Capacity of the largest QR code at the lowest correction level, in bytes (ISO/IEC 18004, version
 * 40-L).
 */
const maxInCode = 2953;
/** Light border of a QR code, in modules. */
const margin = 4;

export class Share {
    readonly #run: Run;
    readonly #pool: PoolView;
    readonly #dialog = find<HTMLDialogElement>("share");
    readonly #withRun = find<HTMLInputElement>("share-run");
    readonly #link = find<HTMLInputElement>("share-link");
    readonly #note = find("share-note");
    /** Shared experiment: with events, and with settings only. */
    #whole = "";
    #setUp = "";

    constructor(run: Run, pool: PoolView) {
        this.#run = run;
        this.#pool = pool;
        find("share-button").addEventListener("click", () => void this.#open());
        this.#withRun.addEventListener("change", () => void this.#show());
        find("copy-link").addEventListener("click", () => this.#copy(this.#link.value));
        find("copy-text").addEventListener("click", () => this.#copy(this.#file));
        find("save-file").addEventListener("click", () => this.#save());
    }

    get #file(): string {
        return this.#withRun.checked ? this.#whole : this.#setUp;
    }

    async #open(): Promise<void> {
        this.#link.value = "";
        this.#note.textContent = "";
        const { core } = this.#run;
        this.#whole = this.#asSeen(core.experiment);
        this.#setUp = this.#asSeen(core.setUp);
        // A larger file could not be opened again.
        const fits = new TextEncoder().encode(this.#whole).length <= maxBytes;
        this.#withRun.checked = fits;
        this.#withRun.disabled = !fits;
        this.#showCode();
        this.#dialog.showModal();
        await this.#show();
    }

    // Shows the newest point's code for an unreachable class.
    #showCode(): void {
        const { core } = this.#run;
        const { points = [] } = (core.resonance as Resonance | undefined) ?? {};
        const last = points.filter((each) => each.counts && each.amplitude !== null && each.onePull).pop();
        const code = last ? core.pointCode(last.hertz, (last.amplitude ?? 0) / (last.onePull ?? 1)) : "";
        const place = find<HTMLDetailsElement>("for-class");
        place.hidden = code === "";
        place.open = false;
        find("point-code").replaceChildren(...codeElements(code));
    }

    async #show(): Promise<void> {
        const file = this.#file;
        const end = await linkTo(file);
        if (file !== this.#file) return; // a different format was chosen meanwhile
        const address = new URL(location.href);
        address.search = "";
        address.hash = "";
        this.#link.value = end === undefined ? "" : address.href + end;
        find<HTMLButtonElement>("copy-link").disabled = end === undefined;
        const why = this.#whyNoCode();
        const code = find<HTMLCanvasElement>("code");
        code.hidden = why !== "";
        if (!why) drawCode(code, this.#link.value);
        this.#note.textContent = why;
    }

    #whyNoCode(): string {
        if (!this.#link.value)
            return translate("seiche::ShareDialog", "This run is too long for a link. Save it as a file, or share only the settings.");
        if (location.protocol === "file:" || /^(localhost|127\..*|\[::1\])$/.test(location.hostname))
            return translate("seiche::ShareDialog", "Only this computer can open this address, so there is no QR code for phones.");
        if (this.#link.value.length > maxInCode)
            return translate("seiche::ShareDialog", "This link is too long for a QR code. A link with only the settings is shorter.");
        return "";
    }

    // Adds the current pool view, which is not part of the run. Keeps a view that exists only in
    // the desktop program.
    #asSeen(file: string): string {
        if (this.#run.isString) return file;
        const experiment = JSON.parse(file) as { view?: { kind?: string } };
        const kind = experiment.view?.kind;
        if (kind === this.#pool.view || (kind !== undefined && !poolViews.some((each) => each === kind))) return file;
        experiment.view = { ...experiment.view, kind: this.#pool.view };
        return JSON.stringify(experiment);
    }

    #copy(text: string): void {
        const said = () => (this.#note.textContent = translate("seiche::ShareDialog", "Copied."));
        // The clipboard requires a secure connection.
        if (navigator.clipboard) navigator.clipboard.writeText(text).then(said, () => this.#copySelected(text, said));
        else this.#copySelected(text, said);
    }

    #copySelected(text: string, said: () => void): void {
        const focused = document.activeElement;
        const held = make("textarea", { value: text, className: "unseen" });
        this.#dialog.append(held);
        held.select();
        if (document.execCommand("copy")) said();
        held.remove();
        if (focused instanceof HTMLElement) focused.focus();
    }

    #save(): void {
        const address = URL.createObjectURL(new Blob([this.#file], { type: "application/json" }));
        const title = (this.#run.settings.title ?? "").replace(/[^\p{L}\p{N} _-]+/gu, "").trim().slice(0, 60);
        make("a", { href: address, download: `${title || "seiche"}.seiche` }).click();
        setTimeout(() => URL.revokeObjectURL(address), 60_000);
    }
}

function drawCode(canvas: HTMLCanvasElement, text: string): void {
    const code = qrcode(0, "L");
    code.addData(text);
    code.make();
    const count = code.getModuleCount();
    canvas.width = canvas.height = count + 2 * margin;
    const context = canvas.getContext("2d");
    if (!context) return;
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = "#000";
    for (let row = 0; row < count; ++row)
        for (let column = 0; column < count; ++column) if (code.isDark(row, column)) context.fillRect(column + margin, row + margin, 1, 1);
}
