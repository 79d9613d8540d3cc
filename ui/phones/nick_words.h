// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/nicknames.h"

#include <QColor>
#include <QString>

namespace seiche {

/// What a student is called, in the language of the moment: "blue heron" (see `nickOf`).
QString nickInWords(int nick);

/// The word of a colour: "blue".
QString colourInWords(const NickColour& colour);

/// The colour of a student's points. On a light ground they need a rim.
QColor colourOfNick(int nick);

/// The same for letters: as dark as they must be to have a contrast of 7 : 1 (WCAG 2, 1.4.6) against the
/// window.
QColor inkOfNick(int nick);

} // namespace seiche
