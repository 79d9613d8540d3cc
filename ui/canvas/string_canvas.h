// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/canvas.h"
#include "canvas/chain_look.h"
#include "canvas/energy_overlay.h"
#include "canvas/flow_overlay.h"
#include "canvas/nodes_overlay.h"
#include "canvas/overlay_stack.h"
#include "canvas/parts_overlay.h"
#include "canvas/string_overlay.h"
#include "canvas/string_quantity.h"
#include "canvas/string_scale.h"
#include "canvas/string_touch.h"
#include "measure/envelope.h"

#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace seiche {

/// Canvas of the string, its fading envelope and its comparison runs. The preview settings of the
/// experiment select displacement, velocity, force, chain or longitudinal oscillation.
///
/// A click taps at its position. A drag plucks: it holds the string in a triangle and releases it.
/// The marker can be dragged along the string.
class StringCanvas : public Canvas {
    Q_OBJECT

public:
    explicit StringCanvas(Session& session, QWidget* parent = nullptr);

    /// Adds an overlay with input handling, not owned.
    void add(StringOverlay* overlay) { m_overlays.add(overlay); }

    /// Returns the pointer actions: pluck, carry, draw.
    StringTouch& touch() { return m_touch; }

    /// Returns the magnification of the waves, initially 1.
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);
    /// Zooms so that the recent maximum reaches the ceiling.
    void zoomToFit();

    /// Limits the string to a part of the canvas, in pixels. Empty for the whole canvas.
    void setRoom(const QRect& room);
    /// Returns the part of the canvas with the string.
    QRectF room() const;
    QRectF barRoom() const override { return room(); }
    /// The floor stays above the covered height.
    void setCoveredBelow(int pixels) override;
    int covered() const { return m_covered; }
    /// Returns the current mapping of points and displacements.
    StringScale scale() const;
    QPointF toPixels(QPointF place) const override { return {scale().x(place.x()), scale().y(place.y())}; }
    QPointF placeAt(QPointF pixel) const override;
    QPointF ridingAt(QPointF place) const override { return onString(std::round(place.x())); }
    /// Returns the current pixel of a point. At rest if the run has diverged.
    QPointF onString(double point) const;
    /// Returns the displacement that the pointer gives a point, to the right in longitudinal
    /// oscillation. At most three ceilings.
    double heightFor(QPointF pixel, double point) const;
    /// Returns the current pixel of the marker.
    QPointF handle() const { return onString(session().settings().pullWith.x); }

    /// Returns whether the points oscillate longitudinally.
    bool isAlong() const { return m_chain.isAlong(); }
    /// Returns whether points are drawn instead of a line.
    bool isChain() const { return m_chain.hasSprings() || isAlong(); }
    /// Returns the label above the floor line.
    QString floorName() const;
    /// Returns the energy strip, in pixels. Empty if hidden.
    QRectF energyStrip() const;
    /// Returns the lower edge of the legend.
    double legendBottom() const;
    /// Returns the round-trip time of a wave, in steps.
    double period() const;
    const Envelope& envelope() const { return m_envelope; }
    /// Returns the marked nodes, in points.
    std::span<const double> nodes() const { return m_nodes.shown(); }

protected:
    void retranslate() override;
    QRectF roomOf(const Simulation& run) const override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The held part: the marker (direction still open), the marker moving along the string, a
    /// position, or the string at this position.
    enum class Hold { Nothing, Handle, Ring, Place, String };

    void begin();
    /// Discards the recorded history after a jump in time.
    void forget();
    /// Records the current step for envelope and nodes.
    void recordStep();
    /// Returns whether displacements are shown as a line between ceiling and floor.
    bool showsHeights() const override { return m_quantity.isHeight() && !isAlong(); }
    bool isOnHandle(QPointF at) const;
    Pull pluckTo(QPointF at) const;

    /// Returns the height reserved at the lower edge of the room, in pixels.
    double strips() const;
    double foot() const;
    double endGap() const;
    double ceilingShare() const;
    QString ceilingName() const;
    void paintMarks(QPainter& painter, const StringScale& scale) const;
    void paintEnvelope(QPainter& painter, const StringScale& scale) const;
    void paintString(QPainter& painter, const StringScale& scale) const;
    /// Draws the line of a run, or dotted its last state inside the canvas. Nothing if it exploded
    /// without one.
    void paintRun(QPainter& painter, const StringScale& scale, const Simulation& run, Trace trace) const;
    void paintExact(QPainter& painter, const StringScale& scale) const;
    std::vector<LegendEntry> legend() const;
    void paintPluck(QPainter& painter, const StringScale& scale) const;
    void paintNotices(QPainter& painter, const StringScale& scale) const;

    OverlayStack<StringOverlay, StringCanvas> m_overlays{*this};
    QuantityLook m_quantity;
    ChainLook m_chain;
    EnergyOfPicture m_energyAlong;
    EnergyOverlay m_energy;
    PartsOverlay m_parts;
    FlowOverlay m_flow;
    NodesOverlay m_nodes;
    StringTouch m_touch;
    QRect m_room;
    int m_covered = 0;
    double m_legendHeight = 0.0; ///< in the last frame
    Envelope m_envelope;
    double m_ceiling = 1.0;
    double m_zoom = 1.0;
    bool m_hasPulled = false;
    Hold m_hold = Hold::Nothing;
    QPointF m_pressedAt;
    QPointF m_pointer;
    bool m_overHandle = false;
};

} // namespace seiche
