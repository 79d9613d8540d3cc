// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_overlay.h"
#include "objects/placement_tool.h"
#include "objects/selection.h"
#include "objects/standing_wave_readings.h"

#include <optional>

namespace seiche {

class InstrumentPainter;

/// Instruments and probes beside a string: rulers, tapes, stopwatches, reference lines, riders and
/// the kept trace.
///
/// A click selects, a drag moves, and the square handles move the ends of a ruler or tape. Keys are
/// handled by `arrangeByKey`.
class InstrumentsOverlay : public StringOverlay {
public:
    explicit InstrumentsOverlay(Session& session)
        : m_session(session), m_selection(Selection::of(session)),
          m_standing(StandingWaveReadings::of(session)), m_placing(session) {}

    /// Returns the placement in progress. Other overlays draw it if it is of their kind.
    const PlacementTool& placing() const { return m_placing; }

    void paint(QPainter& painter, const StringCanvas& canvas) override;
    bool press(const QMouseEvent& event, StringCanvas& canvas) override;
    void move(const QMouseEvent& event, StringCanvas& canvas) override;
    void release(const QMouseEvent& event, StringCanvas& canvas) override;
    bool hover(const QMouseEvent& event, StringCanvas& canvas) override;
    bool takesKeys() const override { return !m_selection.isEmpty() || m_selection.isPlacing(); }
    bool key(const QKeyEvent& event, StringCanvas& canvas) override;

private:
    enum class Grip { None, Body, First, Last };

    /// Returns the object as displayed, at the drop position during a drag.
    const PoolObject& shown(const PoolObject& object) const;
    void paintReadings(InstrumentPainter& instruments, const StringCanvas& canvas) const;
    void paintSelection(QPainter& painter, const StringCanvas& canvas) const;
    Grip gripAt(QPointF pixel, const StringCanvas& canvas) const;
    /// Returns the name of the topmost instrument or probe at a pixel. Empty if none.
    std::string hit(QPointF pixel, const StringCanvas& canvas) const;

    Session& m_session;
    Selection& m_selection;
    StandingWaveReadings& m_standing;
    PlacementTool m_placing;
    Grip m_grip = Grip::None;
    QPointF m_from;                     ///< start of the drag, as a canvas position
    std::optional<PoolObject> m_before; ///< instrument at the start of the drag
    std::optional<PoolObject> m_ghost;  ///< instrument if dropped now
    std::optional<int> m_probeGhost;    ///< point of the probe if dropped now
};

} // namespace seiche
