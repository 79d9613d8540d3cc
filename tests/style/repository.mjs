// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Access to the files and commits of the repository.
import { spawnSync } from "node:child_process";

/** Folder of the repository, with a final slash. */
export const root = new URL("../../", import.meta.url).pathname;

/** Returns the output of a git command; empty if it fails. */
export const git = (...options) => {
    const { status, stdout } = spawnSync("git", options, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
    return status === 0 ? stdout : "";
};
