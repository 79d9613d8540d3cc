// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_overlay.h"
#include "objects/joint_readings.h"
#include "objects/selection.h"

#include <optional>

namespace seiche {

/// The stretches of another medium on a string, shaded, and at each joint what theory predicts and what was
/// measured.
///
/// While objects are arranged, a click selects one, a drag moves it, the square handles at its ends move these;
/// a double click asks for its values.
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
    Grip gripAt(QPointF pixel, const StringCanvas& canvas) const;
    /// The name of the stretch at a pixel that lies on top; empty: none.
    std::string hit(QPointF pixel, const StringCanvas& canvas) const;
    PoolObject dragged(double point) const;

    Session& m_session;
    Selection& m_selection;
    JointReadings& m_joints;
    Grip m_grip = Grip::None;
    double m_from = 0.0;                ///< point where the drag began
    std::optional<PoolObject> m_before; ///< the stretch when it began
    std::optional<PoolObject> m_ghost;  ///< as it would be put now
};

} // namespace seiche
