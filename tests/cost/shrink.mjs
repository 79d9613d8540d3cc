// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/**
 * Removes irrelevant parts of `list` while `isBroken()` stays true: halves first, then smaller
 * parts. Stops if `canGoOn()` is false.
 */
function shrinkList(list, isBroken, canGoOn) {
    for (let part = Math.ceil(list.length / 2); part >= 1 && list.length > 0; part = part === 1 ? 0 : Math.ceil(part / 2))
        for (let at = list.length - part; at > -part && list.length > 0 && canGoOn(); at -= part) {
            const from = Math.max(0, at);
            const removed = list.splice(from, part);
            if (!isBroken()) list.splice(from, 0, ...removed);
        }
}

function shrinkKeys(object, kept, isBroken, canGoOn) {
    for (const [key, value] of Object.entries(object)) {
        if (kept.includes(key) || !canGoOn()) continue;
        delete object[key];
        if (isBroken()) continue;
        object[key] = value;
    }
}

/** Shrinks an experiment in place while `breaks` stays true. */
export function shrink(experiment, breaks, tries = 50) {
    let left = tries;
    const canGoOn = () => left > 0;
    const isBroken = () => {
        --left;
        return breaks(experiment);
    };
    for (const key of ["events", "things", "overlays"]) if (experiment[key]) shrinkList(experiment[key], isBroken, canGoOn);
    shrinkKeys(experiment, ["seiche", "medium", "size", "things", "events"], isBroken, canGoOn);
    for (const event of experiment.events.slice(0, 3)) {
        if (event.then) shrinkList(event.then, isBroken, canGoOn);
        if (event.modes?.waves) shrinkList(event.modes.waves, isBroken, canGoOn);
    }
    for (const object of experiment.things.slice(0, 2)) {
        shrinkKeys(object, ["kind", "name", "at", "path"], isBroken, canGoOn);
        if (Array.isArray(object.path)) shrinkList(object.path, isBroken, canGoOn);
    }
    return experiment;
}
