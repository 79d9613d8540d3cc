// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The code of a point, which a student reads to the teacher where no network carries it (core/study/point_code.h).

import { make } from "./elements.ts";

/** For eyes as it is typed, for screen readers letter by letter. */
export function codeElements(code: string): HTMLElement[] {
    const letters = code.split("-").map((group) => [...group].join(" "));
    return [
        make("b", { className: "point-code", attributes: { "aria-hidden": "true" } }, code),
        make("span", { className: "unseen" }, letters.join(", ")),
    ];
}
