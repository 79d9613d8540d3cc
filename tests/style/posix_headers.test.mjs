// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// POSIX headers are included only in core/posix, which ports replace.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const root = new URL("../../", import.meta.url);
const onlyPosix =
    /^#include <(unistd|fcntl|poll|pthread|sched|spawn|dlfcn|netdb|ifaddrs|dirent|termios|pwd|(arpa|net|netinet|sys)\/[a-z_]+)\.h>/m;

test("only core/posix includes POSIX headers", () => {
    const including = ["app", "core", "ui"]
        .flatMap((folder) => readdirSync(new URL(folder, root), { recursive: true }).map((file) => `${folder}/${file}`))
        .filter((file) => /\.(h|cpp)$/.test(file) && onlyPosix.test(readFileSync(new URL(file, root), "utf8")));
    assert.notEqual(including.length, 0, "core/posix includes some");
    assert.deepEqual(including.filter((file) => !file.startsWith("core/posix/")), []);
});

test("recognises a POSIX header", () => {
    assert.match("#include <string>\n#include <sys/mman.h>\n", onlyPosix);
    assert.doesNotMatch("#include <string.h>\n", onlyPosix);
});
