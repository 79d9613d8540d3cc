// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/canvas.h"
#include "canvas/overlay_stack.h"
#include "canvas/string_overlay.h"
#include "canvas/string_scale.h"
#include "canvas/string_touch.h"
#include "measure/envelope.h"

#include <optional>
#include <vector>

namespace seiche {

/// The string, its fading envelope and its twins.
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
    /// Where points and heights are now.
    StringScale scale() const;
    QPointF toPixels(QPointF place) const override { return {scale().x(place.x()), scale().y(place.y())}; }
    QPointF placeAt(QPointF pixel) const override;
    /// Where the pull point's handle is now.
    QPointF handle() const { return onString(session().settings().pullWith.x); }

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
    /// Where this point of the string is now.
    QPointF onString(double point) const;
    void noteEnvelope();
    bool isOnHandle(QPointF at) const;
    Pull pluckTo(QPointF at) const;

    QString ceilingName() const;
    void paintMarks(QPainter& painter, const StringScale& scale) const;
    void paintEnvelope(QPainter& painter, const StringScale& scale) const;
    void paintWave(QPainter& painter, const StringScale& scale, const Simulation& run, Trace trace) const;
    void paintInPieces(QPainter& painter, const StringScale& scale, const QPolygonF& line,
                       const Field<float>& stiffness) const;
    void paintBeads(QPainter& painter, const StringScale& scale) const;
    void paintExact(QPainter& painter, const StringScale& scale) const;
    void paintEnd(QPainter& painter, const StringScale& scale, bool left) const;
    void paintLegend(QPainter& painter) const;
    void paintPluck(QPainter& painter, const StringScale& scale) const;
    void paintNotices(QPainter& painter, const StringScale& scale) const;

    OverlayStack<StringOverlay, StringCanvas> m_overlays{*this};
    StringTouch m_touch;
    QRect m_room;
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
