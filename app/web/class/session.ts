// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Identity of this phone in the class and its unsent points. Kept while the tab is open.

import { remember, remembered } from "../page/look.ts";

export interface Point {
    hz: number;
    amplitude: number;
    taps: number;
    /** Experiment with its events. */
    run?: unknown;
    /** Phone's own number of the point; duplicates count once. */
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
        // Falls back to a new session.
    }
    return { ...nobody, token: remembered(bannedKey) ?? "" };
}

/**
 * Stores a ban for every tab of this phone. Other classes have not issued the token and accept the
 * phone.
 */
export function rememberBan(token: string): void {
    remember(bannedKey, token);
}

export function save(session: Session): void {
    try {
        sessionStorage.setItem(key, JSON.stringify(session));
    } catch {
        // Without storage, a reload starts a new session.
    }
}
