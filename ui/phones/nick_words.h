// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/nicknames.h"

#include <QColor>
#include <QString>

namespace seiche {

/// Returns a student's name, e.g. "blue heron" (see `nickOf`).
QString nickInWords(int nick);

/// Returns the translated name of a colour, e.g. "blue".
QString colourInWords(const NickColour& colour);

/// Returns the colour of a student's points, which need an outline on a light background.
QColor colourOfNick(int nick);

/// Returns a student's text colour, darkened to a contrast of 7 : 1 against a light window (WCAG 2,
/// 1.4.6).
QColor inkOfNick(int nick);

} // namespace seiche
