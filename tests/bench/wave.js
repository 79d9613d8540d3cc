// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The same loop in JavaScript, as a yardstick: node wave.js WIDTH HEIGHT prints cell updates per second, heights
// only, the median of five rounds after one that warms up.
"use strict";

const width = Number(process.argv[2]);
const height = Number(process.argv[3]);

let now = new Float32Array(width * height);
let before = new Float32Array(width * height);
for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++)
        now[y * width + x] = before[y * width + x] = Math.sin(x * 12.9898 + y * 78.233);

function step(next, f) {
    for (let y = 1; y < height - 1; y++) {
        const row = y * width;
        for (let i = row + 1; i < row + width - 1; i++)
            next[i] = 0.5 * (f[i - 1] + f[i + 1] + f[i - width] + f[i + width]) - next[i];
    }
}

function cellsPerSecond(steps) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < steps; i++) {
        step(before, now);
        [now, before] = [before, now];
    }
    return width * height * steps / (Number(process.hrtime.bigint() - start) * 1e-9);
}

const steps = Math.max(4, Math.round(5e7 / (width * height)));
cellsPerSecond(steps);
const rounds = [0, 1, 2, 3, 4].map(() => cellsPerSecond(steps)).sort((a, b) => a - b);
console.log(rounds[2]);
