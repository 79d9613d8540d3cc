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

/// The string, its fading envelope and its twins; or its velocity, its force, the chain it is made of, or how
/// it swings along itself, as the experiment's preview says.
///
/// A click pulls at the place clicked; a drag plucks: the string is held in a triangle and let go. The pull
/// point is a handle that can be dragged along the string.
class StringCanvas : public Canvas {
    Q_OBJECT

public:
    explicit StringCanvas(Session& session, QWidget* parent = nullptr);

    /// Draws and takes mouse and keys with the canvas from now on; not owned.
    void add(StringOverlay* overlay) { m_overlays.add(overlay); }

    /// What a hand does: plucks, carries, draws.
    StringTouch& touch() { return m_touch; }

    /// How much larger than at the start the waves are drawn.
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);
    /// Zooms so that what the string does lately ends at the ceiling.
    void zoomToFit();

    /// The string lives in this part of the canvas, pixels; empty: in all of it.
    void setRoom(const QRect& room);
    /// The part of the canvas it lives in.
    QRectF room() const;
    /// Something lies over the lower edge of the room, so high, pixels: the floor stays above it.
    void setCovered(int pixels);
    int covered() const { return m_covered; }
    /// Where points and heights are now.
    StringScale scale() const;
    QPointF toPixels(QPointF place) const override { return {scale().x(place.x()), scale().y(place.y())}; }
    QPointF placeAt(QPointF pixel) const override;
    QPointF ridingAt(QPointF place) const override { return onString(std::round(place.x())); }
    /// Where this point of the string is now; at rest when the run has diverged.
    QPointF onString(double point) const;
    /// How high a hand at a pixel lifts this point, or, swinging along, how far it moves it to the right; at
    /// most three ceilings.
    double heightFor(QPointF pixel, double point) const;
    /// Where the pull point's handle is now.
    QPointF handle() const { return onString(session().settings().pullWith.x); }

    /// Whether its points are drawn to swing along the string.
    bool isAlong() const { return m_chain.isAlong(); }
    /// Whether points are drawn in place of a line.
    bool isChain() const { return m_chain.hasSprings() || isAlong(); }
    /// As it stands over the floor's line.
    QString floorName() const;
    /// The strip below the string for its energy, pixels; empty where that is not shown.
    QRectF energyStrip() const;
    /// The lower edge of the legend: it is above the energy along the string.
    double legendBottom() const;
    /// How many steps a wave takes there and back.
    double period() const;
    const Envelope& envelope() const { return m_envelope; }
    /// Of the standing wave, as they are marked, in points.
    std::span<const double> nodes() const { return m_nodes.shown(); }

protected:
    void retranslate() override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// What the mouse holds: the ring (and it is not known yet what for), the ring on its way along the string,
    /// a place, the string at this place.
    enum class Hold { Nothing, Handle, Ring, Place, String };

    void begin();
    /// Forgets what the string has done so far: the present is another one.
    void forget();
    /// Takes in the present frame: envelope, nodes.
    void note();
    /// Whether the heights are seen as a line between ceiling and floor.
    bool showsHeights() const { return m_quantity.isHeight() && !isAlong(); }
    bool isOnHandle(QPointF at) const;
    Pull pluckTo(QPointF at) const;

    /// Of the room, what is not the string's at its lower edge, pixels.
    double strips() const;
    double foot() const;
    QString ceilingName() const;
    void paintMarks(QPainter& painter, const StringScale& scale) const;
    void paintEnvelope(QPainter& painter, const StringScale& scale) const;
    void paintString(QPainter& painter, const StringScale& scale) const;
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
    double m_legendHeight = 0.0; ///< in the last picture
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
