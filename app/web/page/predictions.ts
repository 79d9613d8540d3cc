// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Predicted resonances of a run, computed in a worker.

import workerText from "./curve_worker.ts?text";

export interface Prediction {
    curve: [number, number | null][];
    modes: number[];
    fromHertz: number;
    toHertz: number;
    mainHertz: number;
}

export class Predictions {
    readonly #worker: Worker;
    #id = 0;
    #waiting = new Map<number, (prediction: Prediction) => void>();

    constructor(module: WebAssembly.Module) {
        this.#worker = new Worker(URL.createObjectURL(new Blob([workerText], { type: "text/javascript" })));
        this.#worker.addEventListener("message", (event: MessageEvent<{ id: number; curve: Prediction }>) => {
            this.#waiting.get(event.data.id)?.(event.data.curve);
            this.#waiting.delete(event.data.id);
        });
        this.#worker.postMessage({ module });
    }

    /** Requests a prediction and cancels earlier requests. */
    ask(settings: object, answered: (prediction: Prediction) => void): void {
        this.#waiting.clear();
        this.#waiting.set(++this.#id, answered);
        this.#worker.postMessage({ id: this.#id, settings: JSON.stringify(settings) });
    }
}
