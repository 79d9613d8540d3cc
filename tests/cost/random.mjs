// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/** Random numbers that are the same for the same seed on every machine (mulberry32). */
export class Dice {
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
    /** A whole number from `least` to `most`, both included. */
    between(least, most) {
        return least + Math.floor(this.roll() * (most - least + 1));
    }
    /** A whole number of any order of magnitude. */
    magnitude(least, most) {
        return Math.round(least * (most / least) ** this.roll());
    }
    of(list) {
        return list[Math.floor(this.roll() * list.length)];
    }
    chance(share) {
        return this.roll() < share;
    }

    /** A value of a range of the tables: mostly one at its ends, at times one that other numbers of a file are compared with. */
    value(range, sizes = [1]) {
        if (range.words) return this.of(range.words);
        const { least, most, isWhole, isAbove } = range;
        const smallest = isAbove ? (isWhole ? least + 1 : least + this.of([1e-300, 1e-3, 0.1])) : least;
        const size = this.of(sizes);
        const within = (x) => Math.min(most, Math.max(smallest, isWhole ? Math.round(x) : x));
        return within(this.of([smallest, most, most, size, size / 2, 2 * size, 1, 3, this.magnitude(1, Math.max(1, most))]));
    }
}
