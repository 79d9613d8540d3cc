// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Who this phone is in the class, and what it has not sent yet: kept as long as the page's tab is.

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

export const nobody: Session = { code: "", token: "", nick: "", colour: "", nextId: 1, unsent: [] };

export function load(): Session {
    try {
        return { ...nobody, ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Session>) };
    } catch {
        return { ...nobody };
    }
}

export function save(session: Session): void {
    try {
        sessionStorage.setItem(key, JSON.stringify(session));
    } catch {
        // There is no room, or none is allowed: then a reload is a new start.
    }
}
