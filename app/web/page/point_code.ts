// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Code of a point for offline use (core/study/point_code.h).

import { make } from "./elements.ts";

/** Shown as typed; spelt out for screen readers. */
export function codeElements(code: string): HTMLElement[] {
    const letters = code.split("-").map((group) => [...group].join(" "));
    return [
        make("b", { className: "point-code", attributes: { "aria-hidden": "true" } }, code),
        make("span", { className: "unseen" }, letters.join(", ")),
    ];
}
