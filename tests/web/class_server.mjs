// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Starts a class server on this computer for the tests of the class page.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const running = new Set();

/** Ends the class servers that tests have left running. */
export async function endClasses() {
    for (const kill of running) await kill();
}

/** Starts `seiche-cli class`. `end` ends the class and returns its table. */
export async function startClass({ preset = "string", port = 0, more = [] } = {}) {
    const folder = mkdtempSync(join(tmpdir(), "seiche-class-"));
    const table = join(folder, "points.csv");
    const args = ["class", "--preset", preset, "--bind", "127.0.0.1", "--port", String(port), "--points", table, ...more];
    const server = spawn(process.env.SEICHE_CLI, args, { stdio: ["pipe", "pipe", "pipe"] });
    let errors = "";
    server.stderr.on("data", (some) => (errors += some));
    const lines = createInterface({ input: server.stdout });
    const [line] = await Promise.race([
        once(lines, "line"),
        once(server, "exit").then(([status]) => Promise.reject(new Error(`seiche-cli class: ${status} ${errors}`))),
    ]);
    const [address, code] = line.split(" ");
    const stop = async (signal) => {
        if (server.exitCode === null && server.signalCode === null) {
            server.kill(signal);
            await once(server, "exit");
        }
        return server.exitCode;
    };
    const kill = () => stop("SIGKILL");
    running.add(kill);
    return {
        address,
        code,
        port: Number(new URL(address).port),
        kill,
        /** Types a command of the teacher. */
        type: (command) => server.stdin.write(`${command}\n`),
        // Ends the class after its table folder was deleted.
        endWithoutPlace: async () => {
            rmSync(folder, { recursive: true });
            return { status: await stop("SIGTERM"), errors };
        },
        end: async () => {
            const status = await stop("SIGTERM");
            const rows = status === 0 ? readFileSync(table, "utf8").trim().split("\n") : [];
            rmSync(folder, { recursive: true });
            return { status, errors, head: rows[0], points: rows.slice(1).map(pointOf) };
        },
    };
}

function pointOf(row) {
    const [nick, hertz, amplitude, , verified] = row.split(",");
    return { nick, hertz: Number(hertz), amplitude: Number(amplitude), isVerified: verified === "yes" };
}
