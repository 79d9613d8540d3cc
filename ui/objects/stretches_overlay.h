// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_overlay.h"
#include "objects/joint_readings.h"
#include "objects/selection.h"

#include <optional>

namespace seiche {

/// Shaded sections of a different medium on a string, with predicted and measured values at each
/// boundary.
///
/// A click on the sign or on a boundary selects, a drag moves, the handles at the rest line move the
/// ends, and a double click opens the values. The string inside can be tapped and plucked. A press
/// beside all objects deselects.
class StretchesOverlay : public StringOverlay {
public:
    explicit StretchesOverlay(Session& session)
        : m_session(session), m_selection(Selection::of(session)), m_joints(JointReadings::of(session)) {}

    void paintBehind(QPainter& painter, const StringCanvas& canvas) override;
    void paint(QPainter& painter, const StringCanvas& canvas) override;
    bool press(const QMouseEvent& event, StringCanvas& canvas) override;
    void move(const QMouseEvent& event, StringCanvas& canvas) override;
    void release(const QMouseEvent& event, StringCanvas& canvas) override;
    bool hover(const QMouseEvent& event, StringCanvas& canvas) override;

private:
    enum class Grip { None, Body, Left, Right };

    void paintStretch(QPainter& painter, const StringCanvas& canvas, const PoolObject& object) const;
    void paintSelection(QPainter& painter, const StringCanvas& canvas, const PoolObject& object) const;
    void paintJoints(QPainter& painter, const StringCanvas& canvas) const;
    void paintSigns(QPainter& painter, const StringCanvas& canvas) const;
    /// Returns the centre of the sign, at the upper edge of the section, in pixels.
    QPointF signOf(const PoolObject& object, const StringCanvas& canvas) const;
    /// Returns the handle of this section at a pixel.
    Grip gripAt(QPointF pixel, const StringCanvas& canvas, const PoolObject& object) const;
    /// Returns the name of the topmost section with its sign or a boundary at a pixel. Empty if none.
    std::string hit(QPointF pixel, const StringCanvas& canvas) const;
    PoolObject dragged(double point) const;

    Session& m_session;
    Selection& m_selection;
    JointReadings& m_joints;
    Grip m_grip = Grip::None;
    double m_from = 0.0;                ///< point at the start of the drag
    std::optional<PoolObject> m_before; ///< section at the start of the drag
    std::optional<PoolObject> m_ghost;  ///< section if dropped now
};

} // namespace seiche
