// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Worker with its own core that computes the predicted resonances, which takes seconds in large
// pools.

import { Core } from "../core.mjs";

let started: Promise<Core> | undefined;

addEventListener("message", async (event: MessageEvent<{ module?: WebAssembly.Module; settings?: string; id?: number }>) => {
    const { module, settings, id } = event.data;
    if (module) {
        started = Core.start(module);
        return;
    }
    const core = await started;
    if (!core || settings === undefined) return;
    core.open(settings);
    postMessage({ id, curve: core.curve });
});
