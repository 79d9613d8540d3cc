// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paper/sheet.h"
#include "session/session.h"

#include <QImage>

namespace seiche {

class ResonanceLab;

/// Returns the relevant settings of a run as name and value in the current language.
QList<QStringList> settingsInWords(const Experiment& settings);

/// Returns the worksheet page: title, picture, settings, displacements at the probes, and resonance
/// points. `lab` may be null.
Sheet sheetOf(const Session& session, const QImage& picture, const ResonanceLab* lab,
              const QImage& resonanceChart);

} // namespace seiche
