// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_legend.h"
#include "model/experiment.h"
#include "session/session.h"
#include "show/quantity_scale.h"

#include <vector>

namespace seiche {

/// Draws velocity or force instead of displacements, on its own scale (see `QuantityScale`). The
/// displacements remain as a thin line behind.
class QuantityLook {
public:
    explicit QuantityLook(const Session& session) : m_session(session) {}

    StringQuantity quantity() const { return m_session.settings().preview.quantity; }
    bool isHeight() const { return quantity() == StringQuantity::Height; }
    /// Resets the look for a new run.
    void clear();
    /// Updates from the current step. Call before painting.
    void follow(const StringCanvas& canvas);

    /// Return the labels at ceiling and floor.
    QString ceilingName(const StringCanvas& canvas) const;
    QString floorName(const StringCanvas& canvas) const;
    std::vector<LegendEntry> legend() const;
    void paint(QPainter& painter, const StringCanvas& canvas) const;
    /// Returns the value at the ceiling.
    double ceiling(const StringCanvas& canvas) const;

private:
    QString name() const;

    const Session& m_session;
    std::vector<float> m_values; ///< values of the main run
    QuantityScale m_scale;
};

} // namespace seiche
