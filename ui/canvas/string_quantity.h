// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_legend.h"
#include "model/experiment.h"
#include "session/session.h"
#include "show/quantity_scale.h"

#include <vector>

namespace seiche {

/// Draws the velocity or the force of the string's points in place of their heights, which stay as a thin line
/// behind it, on a scale of its own (see `QuantityScale`).
class QuantityLook {
public:
    explicit QuantityLook(const Session& session) : m_session(session) {}

    StringQuantity quantity() const { return m_session.settings().preview.quantity; }
    bool isHeight() const { return quantity() == StringQuantity::Height; }
    /// Of another run.
    void clear();
    /// Takes in what is to be shown now; before it is painted.
    void follow(const StringCanvas& canvas);

    /// What its line is called at the ceiling, and at the floor.
    QString ceilingName(const StringCanvas& canvas) const;
    QString floorName(const StringCanvas& canvas) const;
    std::vector<LegendEntry> legend() const;
    void paint(QPainter& painter, const StringCanvas& canvas) const;
    /// What the ceiling stands for.
    double ceiling(const StringCanvas& canvas) const;

private:
    QString name() const;

    const Session& m_session;
    std::vector<float> m_values; ///< of the main run
    QuantityScale m_scale;
};

} // namespace seiche
