// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// Tells screen readers what Qt cannot know: a ValueSlider's real value and range instead of places on its
/// scale, that a Chart is a chart, and that a list to choose from is called by its label: Qt calls it by what
/// is chosen. Once is enough; more often does no harm.
void installAccessibleWidgets();

} // namespace seiche
