// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/canvas.h"

#include "picture/heights.h"

#include <QImage>
#include <QTimer>

#include <vector>

namespace seiche {

/// How heights in the pool become a picture.
enum class PoolView {
    Tiles,   ///< clear water over a tiled floor, refracted, with light and caustics
    Deep,    ///< deep water: the height as a shade of blue, light from the upper left
    FlatBlue ///< the height as blue, as on the page of 2013
};

/// The pool seen from above, its twins beside it. A click pulls where it is, a held button keeps pulling, a drag
/// leaves a trail.
class PoolCanvas : public Canvas {
    Q_OBJECT

public:
    explicit PoolCanvas(Session& session, QWidget* parent = nullptr);

    PoolView view() const { return m_view; }
    void setView(PoolView view);

    /// How much stronger than of itself the contrast is.
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);
    /// The height that is drawn brightest now.
    double range() const { return m_range / m_zoom; }

    /// The main pool's place on the canvas.
    QRectF pool() const;
    QPointF toPixels(QPointF cell) const;
    /// Clamped to the pool.
    QPointF toCells(QPointF pixel) const;

protected:
    void retranslate() override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// One run's picture and its place.
    struct Pane {
        const Simulation* run;
        Trace trace;
        QRectF room;
    };
    std::vector<Pane> panes() const;
    void followRange();
    /// The heights as pixels, one a cell, in m_picture; in the clear view more of them where a cell is large.
    void picture(const Simulation& run, const QRectF& room);
    void clearPicture(const HeightView& heights, const QRectF& room);
    void paintPane(QPainter& painter, const Pane& pane);
    void pullHere(QPointF cell);

    PoolView m_view = PoolView::Tiles;
    double m_zoom = 1.0;
    double m_range = 1.0;
    std::int64_t m_rangeFrame = 0;
    QImage m_picture;
    QImage m_floor;
    std::vector<float> m_floats; ///< integer water, as floats
    bool m_hasPulled = false;
    bool m_pulling = false;
    QPointF m_lastPull;
    QTimer m_hold;
};

} // namespace seiche
