// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The teacher's window on a separate screen, controlled by a test
// (tests/ui/phones/window_remote.cpp).

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const withScreen = fileURLToPath(new URL("../with_screen.sh", import.meta.url));

/** Timeout for a very busy computer, in milliseconds. */
const patience = 60_000;

/** Waits for a truthy value of `look` and returns it. */
export async function until(what, look) {
    for (const end = Date.now() + patience; ; ) {
        const found = await look();
        if (found) return found;
        if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
        await new Promise((come) => setTimeout(come, 50));
    }
}

/** Shows the window. `ask("text joinCount")` resolves with the answer. */
export async function startWindow() {
    const child = spawn(withScreen, [process.env.SEICHE_WINDOW], { stdio: ["pipe", "pipe", "inherit"], detached: true });
    const gone = once(child, "exit").then(([status]) => Promise.reject(new Error(`the window has ended: ${status}`)));
    gone.catch(() => undefined);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    let last = Promise.resolve();
    const ask = (line) => {
        last = last.catch(() => undefined).then(async () => {
            child.stdin.write(`${line}\n`);
            const { value, done } = await Promise.race([lines.next(), gone]);
            if (done) return gone;
            const { is, error } = JSON.parse(value);
            if (error) throw new Error(`${line}: ${error}`);
            return is;
        });
        return last;
    };
    return {
        ask,
        text: (widget) => ask(`text ${widget}`),
        end: async () => {
            const exit = once(child, "exit");
            child.stdin.end();
            const [status] = await exit;
            return status;
        },
        /** Kills the window in any state. */
        kill: () => {
            if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
        },
    };
}
