// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paper/sheet.h"
#include "session/session.h"

#include <QImage>

namespace seiche {

class ResonanceLab;

/// The settings of a run that matter, as name and value in the language of the moment.
QList<QStringList> settingsInWords(const Experiment& settings);

/// The page for the worksheet: the experiment's title, the picture, all settings, the heights at the probes,
/// and what has been measured of the resonance (`lab` may be null).
Sheet sheetOf(const Session& session, const QImage& picture, const ResonanceLab* lab,
              const QImage& resonanceChart);

} // namespace seiche
