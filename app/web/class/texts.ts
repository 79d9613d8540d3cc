// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Translates texts from the server and student names.

import { language, translate } from "../page/words.ts";
import type { Words } from "./server.ts";

export function inLanguage(words: Words): string {
    if (typeof words === "string") return words;
    return words[language()] ?? words.en ?? Object.values(words)[0] ?? "";
}

/** Translates a nick: "blue heron", "blue heron 2". */
export function nickInLanguage(nick: string): string {
    const [colour = "", animal = "", ...number] = nick.split(" ");
    return [translate("ClassNick", "%1 %2", word(colour), word(animal)), ...number].join(" ");
}

function word(english: string): string {
    switch (english) {
        case "amber": return translate("ClassNick", "amber");
        case "blue": return translate("ClassNick", "blue");
        case "green": return translate("ClassNick", "green");
        case "pink": return translate("ClassNick", "pink");
        case "violet": return translate("ClassNick", "violet");
        case "yellow": return translate("ClassNick", "yellow");
        case "silver": return translate("ClassNick", "silver");
        case "red": return translate("ClassNick", "red");
        case "heron": return translate("ClassNick", "heron");
        case "otter": return translate("ClassNick", "otter");
        case "fox": return translate("ClassNick", "fox");
        case "owl": return translate("ClassNick", "owl");
        case "seal": return translate("ClassNick", "seal");
        case "swan": return translate("ClassNick", "swan");
        case "crane": return translate("ClassNick", "crane");
        case "beaver": return translate("ClassNick", "beaver");
        case "dolphin": return translate("ClassNick", "dolphin");
        case "turtle": return translate("ClassNick", "turtle");
        case "salmon": return translate("ClassNick", "salmon");
        case "pelican": return translate("ClassNick", "pelican");
        case "puffin": return translate("ClassNick", "puffin");
        case "frog": return translate("ClassNick", "frog");
        case "newt": return translate("ClassNick", "newt");
        case "lynx": return translate("ClassNick", "lynx");
        case "badger": return translate("ClassNick", "badger");
        case "hedgehog": return translate("ClassNick", "hedgehog");
        case "squirrel": return translate("ClassNick", "squirrel");
        case "hare": return translate("ClassNick", "hare");
        case "deer": return translate("ClassNick", "deer");
        case "moose": return translate("ClassNick", "moose");
        case "bison": return translate("ClassNick", "bison");
        case "camel": return translate("ClassNick", "camel");
        case "zebra": return translate("ClassNick", "zebra");
        case "giraffe": return translate("ClassNick", "giraffe");
        case "panda": return translate("ClassNick", "panda");
        case "koala": return translate("ClassNick", "koala");
        case "lemur": return translate("ClassNick", "lemur");
        case "gecko": return translate("ClassNick", "gecko");
        case "toucan": return translate("ClassNick", "toucan");
        case "parrot": return translate("ClassNick", "parrot");
        case "robin": return translate("ClassNick", "robin");
        case "raven": return translate("ClassNick", "raven");
        case "falcon": return translate("ClassNick", "falcon");
        case "stork": return translate("ClassNick", "stork");
        case "duck": return translate("ClassNick", "duck");
        case "crab": return translate("ClassNick", "crab");
        case "octopus": return translate("ClassNick", "octopus");
        case "whale": return translate("ClassNick", "whale");
        default: return english;
    }
}
