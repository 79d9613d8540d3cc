// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_overlay.h"
#include "objects/placing_hand.h"
#include "objects/selection.h"
#include "objects/standing_wave_readings.h"

#include <optional>

namespace seiche {

class InstrumentPainter;

/// Instruments and probes beside a string: rulers, tapes, stopwatches, reference lines, what rides on the
/// string, and the string as it was frozen.
///
/// While objects are arranged, a click selects one, a drag moves it, the square handles at the ends of a ruler
/// or tape move these. Keys are those of `arrangeByKey`.
class InstrumentsOverlay : public StringOverlay {
public:
    explicit InstrumentsOverlay(Session& session)
        : m_session(session), m_selection(Selection::of(session)),
          m_standing(StandingWaveReadings::of(session)), m_placing(session) {}

    /// What is being put, which other overlays show as far as it is theirs.
    const PlacingHand& placing() const { return m_placing; }

    void paint(QPainter& painter, const StringCanvas& canvas) override;
    bool press(const QMouseEvent& event, StringCanvas& canvas) override;
    void move(const QMouseEvent& event, StringCanvas& canvas) override;
    void release(const QMouseEvent& event, StringCanvas& canvas) override;
    bool hover(const QMouseEvent& event, StringCanvas& canvas) override;
    bool takesKeys() const override { return m_selection.arranging() || m_selection.isPlacing(); }
    bool key(const QKeyEvent& event, StringCanvas& canvas) override;

private:
    enum class Grip { None, Body, First, Last };

    /// The object as it is shown now, while it is dragged where it would be put.
    const PoolObject& shown(const PoolObject& object) const;
    void paintReadings(InstrumentPainter& instruments, const StringCanvas& canvas) const;
    void paintSelection(QPainter& painter, const StringCanvas& canvas) const;
    Grip gripAt(QPointF pixel, const StringCanvas& canvas) const;
    /// The name of the instrument or probe at a pixel that lies on top; empty: none.
    std::string hit(QPointF pixel, const StringCanvas& canvas) const;

    Session& m_session;
    Selection& m_selection;
    StandingWaveReadings& m_standing;
    PlacingHand m_placing;
    Grip m_grip = Grip::None;
    QPointF m_from;                     ///< place where the drag began
    std::optional<PoolObject> m_before; ///< the instrument when it began
    std::optional<PoolObject> m_ghost;  ///< as it would be put now
    std::optional<int> m_probeGhost;    ///< the point where the probe would be put now
};

} // namespace seiche
