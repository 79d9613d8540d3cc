// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/** Pseudorandom numbers (mulberry32), reproducible for each seed. */
export class RandomSequence {
    #state;
    constructor(seed) {
        this.#state = seed >>> 0;
    }
    /** 0 <= x < 1 */
    roll() {
        this.#state = (this.#state + 0x6d2b79f5) >>> 0;
        let x = this.#state;
        x = Math.imul(x ^ (x >>> 15), x | 1);
        x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
        return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
    }
    /** Returns an integer from `min` to `max`, both included. */
    between(min, max) {
        return min + Math.floor(this.roll() * (max - min + 1));
    }
    /** Returns an integer of any order of magnitude. */
    magnitude(min, max) {
        return Math.round(min * (max / min) ** this.roll());
    }
    of(list) {
        return list[Math.floor(this.roll() * list.length)];
    }
    chance(share) {
        return this.roll() < share;
    }

    /** Returns a value in a range, often an end of the range or near a compared number. */
    value(range, sizes = [1]) {
        if (range.words) return this.of(range.words);
        const { min, max, isWhole, isAbove } = range;
        const smallest = isAbove ? (isWhole ? min + 1 : min + this.of([1e-300, 1e-3, 0.1])) : min;
        const size = this.of(sizes);
        const within = (x) => Math.min(max, Math.max(smallest, isWhole ? Math.round(x) : x));
        return within(this.of([smallest, max, max, size, size / 2, 2 * size, 1, 3, this.magnitude(1, Math.max(1, max))]));
    }
}
