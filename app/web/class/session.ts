// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Who this phone is in the class, and what it has not sent yet: kept as long as the page's tab is.

import { remember, remembered } from "../page/look.ts";

export interface Point {
    hz: number;
    amplitude: number;
    taps: number;
    /** The experiment with its events. */
    run?: unknown;
    /** This phone's number of it: what comes twice counts once. */
    id: number;
}

export interface Session {
    code: string;
    token: string;
    nick: string;
    colour: string;
    nextId: number;
    unsent: Point[];
}

const key = "seiche.class";
const bannedKey = "seiche.class.banned";

export const nobody: Session = { code: "", token: "", nick: "", colour: "", nextId: 1, unsent: [] };

export function load(): Session {
    try {
        const kept = sessionStorage.getItem(key);
        if (kept) return { ...nobody, ...(JSON.parse(kept) as Partial<Session>) };
    } catch {
        // As if it were new.
    }
    return { ...nobody, token: remembered(bannedKey) ?? "" };
}

/** Who was sent out for good is so in every tab of this phone; other classes do not know the token, and let it in. */
export function rememberBan(token: string): void {
    remember(bannedKey, token);
}

export function save(session: Session): void {
    try {
        sessionStorage.setItem(key, JSON.stringify(session));
    } catch {
        // There is no room, or none is allowed: then a reload is a new start.
    }
}
