// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/real_axis.h"

#include <QCoreApplication>

namespace seiche {

std::optional<UpperAxis> realFrequencyAxis(const RealUnits& units, double highest) {
    if (!units.areReal()) return std::nullopt;
    const RealUnits::Unit unit = units.frequencyUnit(highest);
    return UpperAxis{QCoreApplication::translate("RealUnits", "real frequency (%1)", "unit").arg(unit.name),
                     unit.factor};
}

} // namespace seiche
