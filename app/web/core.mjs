// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// JavaScript interface of the core: the functions of interface.h, with text buffers for input and
// output.

// Returns the WASI functions that the C library imports. Files and environment variables do not
// exist. Written text becomes the error message if the core ends.
function system(memoryOf) {
    const success = 0;
    const badDescriptor = 8;
    let said = "";
    const view = () => new DataView(memoryOf().buffer);
    return {
        environ_get: () => success,
        environ_sizes_get(count, size) {
            view().setUint32(count, 0, true);
            view().setUint32(size, 0, true);
            return success;
        },
        clock_time_get(_clock, _precision, time) {
            view().setBigUint64(time, BigInt(Math.round(performance.now() * 1e6)), true);
            return success;
        },
        fd_close: () => badDescriptor,
        fd_seek: () => badDescriptor,
        fd_write(_descriptor, pieces, count, written) {
            let bytes = 0;
            for (let i = 0; i < count; ++i) {
                const at = view().getUint32(pieces + 8 * i, true);
                const size = view().getUint32(pieces + 8 * i + 4, true);
                said += new TextDecoder().decode(new Uint8Array(memoryOf().buffer, at, size));
                bytes += size;
            }
            view().setUint32(written, bytes, true);
            return success;
        },
        proc_exit(status) {
            throw new Error(said || `the core has ended with status ${status}`);
        },
    };
}

// Maximum size of an experiment file, in bytes.
export const maxBytes = 1 << 20;

/** Returns the error for a file over `maxBytes`. */
export const tooLarge = () => Refused.because("is too large (at most %1 bytes)", maxBytes);

/**
 * Returns the sentence of a problem with its arguments inserted. `translate` returns a text in a
 * different language.
 * @param {{ text: string, arguments: any[] }} message
 * @param {(text: string) => string} [translate]
 * @returns {string}
 */
export function sentence(message, translate = (text) => text) {
    const words = message.arguments.map((each) => (typeof each === "string" ? each : sentence(each, translate)));
    return translate(message.text).replace(/%([1-9])/g, (mark, number) => words[number - 1] ?? mark);
}

/** A refused input. The message has an English line for each problem. */
export class Refused extends Error {
    /** @param {{ path: string, text: string, arguments: any[] }[]} problems see interface.h */
    constructor(problems) {
        super(Refused.lines(problems).join("\n"));
        this.problems = problems;
    }

    /** Returns an error with one problem without position. */
    static because(text, ...of) {
        return new Refused([{ path: "", text, arguments: of.map(String) }]);
    }

    /** @param {(text: string) => string} [translate] */
    static lines(problems, translate) {
        return problems.map((each) => (each.path ? `${each.path}: ` : "") + sentence(each, translate));
    }
}

/**
 * A run with its comparison runs and measurements. Before an experiment is open, calls have no
 * effect and return empty values.
 */
export class Core {
    #exports;
    #opened = 0;
    #answers = new Map();

    /** @param {WebAssembly.Module} module seiche.wasm */
    static async start(module) {
        let memory;
        const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: system(() => memory) });
        memory = instance.exports.memory;
        instance.exports._initialize();
        return new Core(instance.exports);
    }

    constructor(exports) {
        this.#exports = exports;
    }

    // --- Experiments

    /** Examples: id, title, description and category of each. */
    get presets() {
        return this.#json(this.#exports.seiche_presets);
    }

    /**
     * Starts the run of an experiment file. Throws `Refused` if the file is invalid; the current
     * run then stays.
     * @param {string | Uint8Array} text an experiment file, UTF-8
     * @param {string[]} overrides as in `seiche-cli --set`
     */
    open(text, overrides = []) {
        this.#open(this.#exports.seiche_open, text, overrides);
    }

    /** Starts the run of an example. Throws like `open`. */
    openPreset(id, overrides = []) {
        this.#open(this.#exports.seiche_open_preset, id, overrides);
    }

    /** The run as an experiment file, including all events. */
    get experiment() {
        this.#exports.seiche_experiment();
        return this.#answer();
    }

    /** The current settings as an experiment file without events. */
    get setUp() {
        this.#exports.seiche_settings();
        return this.#answer();
    }

    /** The current settings as an object. */
    get settings() {
        return this.#json(this.#exports.seiche_settings);
    }

    // --- Time and taps

    /** Computes this many steps, fewer if the run diverges. */
    advance(steps) {
        while (steps > 0) steps = this.advanceSome(steps);
    }

    /** Computes steps for about 0.1 s. Returns the remaining number. */
    advanceSome(steps) {
        return this.#exports.seiche_advance(steps);
    }

    /**
     * Taps at (x, y), in cells. `lost`: seconds of the run that have passed for the user since the
     * last tap without being computed; negative if the tap acts late.
     */
    tap(x, y = 0, lost = 0) {
        this.#exports.seiche_tap(x, y, lost);
    }

    /**
     * Applies any other change: an event as in a file, without its step. Throws `Refused` if the
     * change is invalid; the run then stays unchanged.
     * @param {object} event e.g. `{ set: { k: 0.5 } }`
     */
    change(event) {
        this.#exports.seiche_change(this.#give(JSON.stringify(event)));
        this.#refuse();
    }

    /** Restarts with the current settings and a flat medium. */
    startLevel() {
        this.#exports.seiche_start_level();
    }

    get frame() {
        return this.#exports.seiche_frame();
    }

    /** Step at which the run diverged. Undefined if none. */
    get divergedAt() {
        const frame = this.#exports.seiche_diverged_at();
        return frame < 0 ? undefined : frame;
    }

    /** Hash of the state, 16 hexadecimal digits. */
    get hash() {
        this.#exports.seiche_hash();
        return this.#answer();
    }

    // --- Displayed quantities

    get width() {
        return this.#exports.seiche_width();
    }

    /** Height of the grid in cells, 1 for strings. */
    get height() {
        return this.#exports.seiche_height();
    }

    get largestHeight() {
        return this.#exports.seiche_largest_height();
    }

    /**
     * Returns the heights, row by row, of the run or of the comparison run with this scheme.
     * Undefined if there is no such run. Valid only until the next call.
     */
    heights(comparisonRun = "") {
        const heights = this.#exports.seiche_heights(this.#give(comparisonRun));
        return heights ? new Float32Array(this.#exports.memory.buffer, heights, this.width * this.height) : undefined;
    }

    /**
     * Recent highest and lowest displacement of each point of a string. Undefined in a pool. Valid
     * only until the next call.
     */
    get envelope() {
        const highest = this.#exports.seiche_envelope(1);
        const lowest = this.#exports.seiche_envelope(0);
        if (!highest || !lowest) return undefined;
        const at = (place) => new Float32Array(this.#exports.memory.buffer, place, this.width);
        return { highest: at(highest), lowest: at(lowest) };
    }

    /**
     * Velocity or force of each point of a string, with the value at the end of the scale.
     * Undefined if the experiment shows displacements.
     */
    get quantity() {
        const values = this.#exports.seiche_quantity();
        if (!values) return undefined;
        return { values: new Float32Array(this.#exports.memory.buffer, values, this.width).slice(), end: this.#exports.seiche_quantity_end() };
    }

    /** Waves to the right and to the left. Undefined if not shown. */
    get parts() {
        const of = (right) => {
            const heights = this.#exports.seiche_part(right);
            return heights ? new Float32Array(this.#exports.memory.buffer, heights, this.width).slice() : undefined;
        };
        const right = of(1);
        const left = of(0);
        return right && left ? { right, left } : undefined;
    }

    /** Positions of the nodes, in points. Empty if not shown. */
    get nodes() {
        const count = this.#exports.seiche_node_count();
        return count > 0 ? [...new Float64Array(this.#exports.memory.buffer, this.#exports.seiche_nodes(), count)] : [];
    }

    /** Suitable displacement for the top of a string view. */
    get ceiling() {
        return this.#exports.seiche_ceiling();
    }

    /** Returns the step at which a comparison run diverged. Undefined if none. */
    comparisonDivergedAt(scheme) {
        const frame = this.#exports.seiche_comparison_diverged_at(this.#give(scheme));
        return frame < 0 ? undefined : frame;
    }

    /** Adds or removes a comparison run. Returns whether it is active. */
    setComparison(scheme, on) {
        return this.#exports.seiche_set_comparison(this.#give(scheme), on ? 1 : 0) === 1;
    }

    /**
     * Returns the pool view in canvas order, 4 bytes per pixel. Undefined for a string, an unknown
     * view or an invalid size. Valid only until the next call.
     * `range` is the height at the end of the colour scale; 0 selects the value of the experiment
     * or an automatic range.
     */
    picture(view, width, height, range = 0) {
        const pixels = this.#exports.seiche_picture(this.#give(view), width, height, range);
        return pixels ? new Uint8ClampedArray(this.#exports.memory.buffer, pixels, 4 * width * height) : undefined;
    }

    // --- Measurements and predictions, see interface.h

    /** Measured resonance. Same object until a change; read-only. */
    get resonance() {
        return this.#kept("resonance", this.#exports.seiche_resonance);
    }

    clearPoints() {
        this.#exports.seiche_clear_points();
    }

    /**
     * Returns a run that proves a point of `resonance`, by its index. Empty if there is no such
     * point.
     */
    runOfPoint(place) {
        this.#exports.seiche_run_of_point(place);
        return this.#answer();
    }

    get curve() {
        return this.#json(this.#exports.seiche_curve);
    }

    /** Stability of the settings. Same object until a change; read-only. */
    get stability() {
        return this.#kept("stability", this.#exports.seiche_stability);
    }

    /**
     * Returns the code of a point, such as "6CSK-HSE6", which can be read aloud. Empty if the
     * values are out of range. The point needs no run.
     * @param {number} hertz
     * @param {number} amplitude in units of a single tap
     * @returns {string}
     */
    pointCode(hertz, amplitude) {
        this.#exports.seiche_point_code(hertz, amplitude);
        return this.#answer();
    }

    #open(begin, text, overrides) {
        for (const each of overrides) this.#exports.seiche_override(this.#give(each));
        ++this.#opened;
        begin(this.#give(text));
        this.#refuse();
    }

    #refuse() {
        const problems = this.#answer();
        if (problems) throw new Refused(JSON.parse(problems));
    }

    // Cached until the run changes, because JSON is slow.
    #kept(name, ask) {
        const revision = `${this.#opened} ${this.#exports.seiche_revision()}`;
        const kept = this.#answers.get(name);
        if (kept?.revision === revision) return kept.answer;
        const answer = this.#json(ask);
        this.#answers.set(name, { revision, answer });
        return answer;
    }

    #json(ask) {
        ask();
        const text = this.#answer();
        return text ? JSON.parse(text) : undefined;
    }

    // Copies a text to the core. Returns its size.
    #give(text) {
        const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
        const room = this.#exports.seiche_room(bytes.length);
        if (room === 0) throw tooLarge();
        new Uint8Array(this.#exports.memory.buffer, room, bytes.length).set(bytes);
        return bytes.length;
    }

    #answer() {
        const { memory, seiche_answer, seiche_answer_size } = this.#exports;
        return new TextDecoder().decode(new Uint8Array(memory.buffer, seiche_answer(), seiche_answer_size()));
    }
}
