// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The core, as JavaScript sees it: the functions of interface.h, with texts for rooms and answers.

// What the C library asks of a system. There are no files and no surroundings; what it writes before it ends is why it ends.
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

// The limit of an experiment file, as the core has it.
export const mostBytes = 1 << 20;

/** What a file with more bytes is refused with. */
export const tooLarge = () => Refused.because("is too large (at most %1 bytes)", mostBytes);

/**
 * A problem's sentence, its arguments in their places; `translate` gives its text in some language.
 * @param {{ text: string, arguments: any[] }} message
 * @param {(text: string) => string} [translate]
 * @returns {string}
 */
export function sentence(message, translate = (text) => text) {
    const words = message.arguments.map((each) => (typeof each === "string" ? each : sentence(each, translate)));
    return translate(message.text).replace(/%([1-9])/g, (mark, number) => words[number - 1] ?? mark);
}

/** What the core cannot read: its message has an English line for each of its problems. */
export class Refused extends Error {
    /** @param {{ path: string, text: string, arguments: any[] }[]} problems see interface.h */
    constructor(problems) {
        super(Refused.lines(problems).join("\n"));
        this.problems = problems;
    }

    /** One problem, of no place in the file. */
    static because(text, ...of) {
        return new Refused([{ path: "", text, arguments: of.map(String) }]);
    }

    /** @param {(text: string) => string} [translate] */
    static lines(problems, translate) {
        return problems.map((each) => (each.path ? `${each.path}: ` : "") + sentence(each, translate));
    }
}

/**
 * A run, with its twins and what is measured of it. Before an experiment is open there is none: nothing happens then, and
 * nothing is answered.
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

    // --- experiments

    /** The built-in ones: id, title, description, category of each. */
    get presets() {
        return this.#json(this.#exports.seiche_presets);
    }

    /**
     * Begins the run that a file describes; throws `Refused` where it cannot, and the run stays what it was.
     * @param {string | Uint8Array} text an experiment file, UTF-8
     * @param {string[]} overrides as of `seiche-cli --set`
     */
    open(text, overrides = []) {
        this.#open(this.#exports.seiche_open, text, overrides);
    }

    /** The same for a built-in experiment. */
    openPreset(id, overrides = []) {
        this.#open(this.#exports.seiche_open_preset, id, overrides);
    }

    /** The run so far as an experiment file, everything that was done to it included. */
    get experiment() {
        this.#exports.seiche_experiment();
        return this.#answer();
    }

    /** The settings as they are now, as an experiment file in which nothing is done yet. */
    get setUp() {
        this.#exports.seiche_settings();
        return this.#answer();
    }

    /** The same, read. */
    get settings() {
        return this.#json(this.#exports.seiche_settings);
    }

    // --- time and touch

    /** Computes so many steps; fewer when the run diverges. */
    advance(steps) {
        while (steps > 0) steps = this.advanceSome(steps);
    }

    /** Computes some of these steps, for about a tenth of a second at most. Returns how many are still to do. */
    advanceSome(steps) {
        return this.#exports.seiche_advance(steps);
    }

    /**
     * What SPACE and fingers do at (x, y), in cells. `lost`: seconds of the run that have passed for the hand since its last tap, but
     * that were not computed; negative where the tap acts later than it came.
     */
    tap(x, y = 0, lost = 0) {
        this.#exports.seiche_tap(x, y, lost);
    }

    /**
     * Any other change: an event as in a file, without its step. Throws `Refused` where it is not allowed, and nothing changes.
     * @param {object} event e.g. `{ set: { k: 0.5 } }`
     */
    change(event) {
        this.#exports.seiche_change(this.#give(JSON.stringify(event)));
        this.#refuse();
    }

    /** From frame 0 again with the settings as they are now, on a level medium at rest. */
    startLevel() {
        this.#exports.seiche_start_level();
    }

    get frame() {
        return this.#exports.seiche_frame();
    }

    /** The frame at which the run has diverged; nothing while all is well. */
    get divergedAt() {
        const frame = this.#exports.seiche_diverged_at();
        return frame < 0 ? undefined : frame;
    }

    /** The fingerprint of the state, 16 hexadecimal digits. */
    get hash() {
        this.#exports.seiche_hash();
        return this.#answer();
    }

    // --- what is seen

    get width() {
        return this.#exports.seiche_width();
    }

    /** 1: a string. */
    get height() {
        return this.#exports.seiche_height();
    }

    get largestHeight() {
        return this.#exports.seiche_largest_height();
    }

    /**
     * The heights, row by row, of the run or of the twin with this scheme; nothing where there is no such twin. Not to be kept:
     * valid until the next call of anything.
     */
    heights(twin = "") {
        const heights = this.#exports.seiche_heights(this.#give(twin));
        return heights ? new Float32Array(this.#exports.memory.buffer, heights, this.width * this.height) : undefined;
    }

    /** How far each point of a string has swung lately, up and down; as `heights` not to be kept. Nothing in a pool. */
    get envelope() {
        const highest = this.#exports.seiche_envelope(1);
        const lowest = this.#exports.seiche_envelope(0);
        if (!highest || !lowest) return undefined;
        const at = (place) => new Float32Array(this.#exports.memory.buffer, place, this.width);
        return { highest: at(highest), lowest: at(lowest) };
    }

    /**
     * Velocity or force of each point of a string where its experiment shows that in place of heights, and what the ceiling stands for
     * then.
     */
    get quantity() {
        const values = this.#exports.seiche_quantity();
        if (!values) return undefined;
        return { values: new Float32Array(this.#exports.memory.buffer, values, this.width).slice(), end: this.#exports.seiche_quantity_end() };
    }

    /** What runs to the right, and to the left, where the experiment shows that. */
    get parts() {
        const of = (right) => {
            const heights = this.#exports.seiche_part(right);
            return heights ? new Float32Array(this.#exports.memory.buffer, heights, this.width).slice() : undefined;
        };
        const right = of(1);
        const left = of(0);
        return right && left ? { right, left } : undefined;
    }

    /** Where a standing wave has nodes, in points, where the experiment shows them. */
    get nodes() {
        const count = this.#exports.seiche_node_count();
        return count > 0 ? [...new Float64Array(this.#exports.memory.buffer, this.#exports.seiche_nodes(), count)] : [];
    }

    /** The height of a good ceiling over a string. */
    get ceiling() {
        return this.#exports.seiche_ceiling();
    }

    /** The frame at which this twin has diverged; nothing while all is well or there is none. */
    twinDivergedAt(scheme) {
        const frame = this.#exports.seiche_twin_diverged_at(this.#give(scheme));
        return frame < 0 ? undefined : frame;
    }

    /** Switches a twin on or off. True when it is on now. */
    setTwin(scheme, on) {
        return this.#exports.seiche_set_twin(this.#give(scheme), on ? 1 : 0) === 1;
    }

    /**
     * The pool as a canvas wants it, 4 bytes for each pixel, as `heights` not to be kept; nothing on a string, for another view
     * or for no size. `range` is the height at the end of the colours; 0: what the experiment
     * prefers, or one that follows what is to be seen.
     */
    picture(view, width, height, range = 0) {
        const pixels = this.#exports.seiche_picture(this.#give(view), width, height, range);
        return pixels ? new Uint8ClampedArray(this.#exports.memory.buffer, pixels, 4 * width * height) : undefined;
    }

    // --- what is measured and predicted; see interface.h

    /** Not to be changed: the same object as long as it is the same. */
    get resonance() {
        return this.#kept("resonance", this.#exports.seiche_resonance);
    }

    clearPoints() {
        this.#exports.seiche_clear_points();
    }

    /** A run that shows that a point of `resonance` was tapped, by its place in the list; "" where there is no such point. */
    runOfPoint(place) {
        this.#exports.seiche_run_of_point(place);
        return this.#answer();
    }

    get curve() {
        return this.#json(this.#exports.seiche_curve);
    }

    /** As `resonance` not to be changed. */
    get stability() {
        return this.#kept("stability", this.#exports.seiche_stability);
    }

    /**
     * The code of a point, "6CSK-HSE6", that one person reads to another; with or without a run. Empty for a point that has none.
     * @param {number} hertz
     * @param {number} amplitude in pulls
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

    // An answer that a page asks for at every picture is asked for anew only when the run has changed: JSON takes long to write and to read.
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

    // Puts a text where the core looks for it; returns its size.
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
