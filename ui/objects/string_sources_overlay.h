// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_overlay.h"
#include "objects/placing_hand.h"
#include "objects/selection.h"

#include <optional>

namespace seiche {

/// The sources on a string: what holds a point rides with it on a rail as long as its way, what waves go
/// through is a wavy mark.
///
/// While objects are arranged, a click selects one, a drag moves it along the string, a double click asks for
/// its values.
class StringSourcesOverlay : public StringOverlay {
public:
    /// `placing` puts them.
    StringSourcesOverlay(Session& session, const PlacingHand& placing)
        : m_session(session), m_selection(Selection::of(session)), m_placing(placing) {}

    void paint(QPainter& painter, const StringCanvas& canvas) override;
    bool press(const QMouseEvent& event, StringCanvas& canvas) override;
    void move(const QMouseEvent& event, StringCanvas& canvas) override;
    void release(const QMouseEvent& event, StringCanvas& canvas) override;
    bool hover(const QMouseEvent& event, StringCanvas& canvas) override;

private:
    /// Where it stands on the string now, pixels.
    QPointF onString(const PoolObject& object, const StringCanvas& canvas) const;
    void paintSource(QPainter& painter, const StringCanvas& canvas, const PoolObject& object) const;
    void paintSelection(QPainter& painter, const StringCanvas& canvas, const PoolObject& object) const;
    /// The name of the source at a pixel that is nearest; empty: none.
    std::string hit(QPointF pixel, const StringCanvas& canvas) const;

    Session& m_session;
    Selection& m_selection;
    const PlacingHand& m_placing;
    double m_from = 0.0;                ///< point where the drag began
    std::optional<PoolObject> m_before; ///< the source when it began
    std::optional<PoolObject> m_ghost;  ///< as it would be put now
};

} // namespace seiche
