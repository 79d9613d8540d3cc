// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/canvas.h"
#include "canvas/overlay_stack.h"
#include "canvas/pool_overlay.h"
#include "canvas/pool_strokes.h"

#include "show/followed_range.h"
#include "show/pool_picture.h"

#include <QImage>

#include <memory>
#include <vector>

class QEventPoint;
class QTouchEvent;

namespace seiche {

/// Canvas of the pool and its comparison runs, drawn with `PictureSettings`.
///
/// A click excites the water, a held button repeats it, a drag leaves a trail. Several fingers work
/// alike on a touch screen. In the surface view the right button orbits and the wheel zooms.
class PoolCanvas : public Canvas {
    Q_OBJECT

public:
    explicit PoolCanvas(Session& session, QWidget* parent = nullptr);
    ~PoolCanvas() override;

    /// Sets whether the pool fills the canvas regardless of the cell size that the experiment
    /// requests.
    void setFilling(bool filling);

    /// Returns the contrast factor.
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);
    /// Returns the current height (or energy) at the end of the colour scale.
    double range() const { return m_range.range() / m_zoom; }

    /// Adds an overlay on top, not owned.
    void add(PoolOverlay* overlay) { m_overlays.add(overlay); }

    /// Returns the rectangle of the main pool. In the surface view, of the whole image.
    QRectF pool() const;
    /// Returns the pixel of the centre of a cell, in the pane being drawn while overlays are
    /// painted.
    QPointF toPixels(QPointF cell) const override;
    /// Returns the device pixels per canvas pixel: of the paint device during painting, else of the
    /// screen.
    double pixelRatio() const;
    /// Returns whether the view is flat, from straight above.
    bool isFlat() const;
    /// Returns the cell at a pixel, clamped to the pool.
    QPointF toCells(QPointF pixel) const;
    /// Returns the position at a pixel in fractional cells. Integers are cell centres. May lie
    /// outside.
    QPointF placeAt(QPointF pixel) const override;
    /// Returns the position at a pixel at the height of the wall tops. In the surface view, a wall
    /// covers the pixel if it is between this position and `placeAt`.
    QPointF placeOnWalls(QPointF pixel) const;
    /// Returns the strokes of mouse, touches and Enter.
    PoolStrokes& strokes() { return m_strokes; }
    /// Ends all strokes and ignores the fingers until the next touch, if the window system takes
    /// over the gesture or a menu opens.
    void cancelTouches();
    /// Returns whether the marker is drawn. In scenes with objects, probes or a drive it appears
    /// only after its first use, because it would cover them.
    bool isRingShown() const;

signals:
    /// Emitted after painting, to update dependent views.
    void painted();

protected:
    void retranslate() override;
    QRectF roomOf(const Simulation& run) const override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;
    bool needsTime() const override;
    void hideEvent(QHideEvent* event) override;

private:
    /// The rectangle of a run on the canvas.
    struct Pane {
        const Simulation* run;
        const Simulation* shown; ///< see `ExplosionWatch::shown`
        Trace trace;
        QRectF room;
    };
    /// The renderer of a pane, reused between frames.
    struct PaneRenderer {
        PoolPicture painter;
        QImage image; ///< buffer if direct painting into the window is impossible
    };
    std::vector<Pane> panes() const;
    double barWidth() const;
    std::vector<Pane> panesBeside(int margin) const;
    PoolStyle style() const;
    QSize pixelsOf(const QRectF& room) const;
    SurfacePlaces surfacePlaces(const QRectF& room) const;
    QRectF roomAt(QPointF pixel) const;
    QPointF pixelsIn(const QRectF& room, QPointF cell) const;
    QPointF placeIn(const QRectF& room, QPointF pixel) const;
    /// Adapts the range to the visible part of the main run. Returns the values if they were
    /// computed.
    std::optional<HeightView> followRange();
    void countPicture();
    /// Updates views that accumulate past steps.
    void followPast();
    void watchRuns();
    /// Paints a pane. `values` are the already known values of this run. `wholly` repaints the
    /// whole pane.
    void paintPane(QPainter& painter, const Pane& pane, PaneRenderer& renderer,
                   const std::optional<HeightView>& values, bool wholly);
    void paintHints(QPainter& painter);
    bool turnByKey(const QKeyEvent& event);
    void touch(const QTouchEvent& event);
    /// Passes a touch to the overlays. Returns whether one took it.
    bool touchOverlays(const QEventPoint& point);

    bool m_isFilling = false;
    double m_zoom = 1.0;
    FollowedRange m_range;
    double m_paintedRatio = 0.0;           ///< pixel ratio of the paint device, 0 outside painting
    std::optional<SurfacePlaces> m_places; ///< surface positions in a pane, during painting
    std::vector<std::unique_ptr<PaneRenderer>> m_renderers;
    OverlayStack<PoolOverlay, PoolCanvas> m_overlays{*this};
    std::optional<int> m_holdingFinger; ///< the finger that holds an overlay
    QRectF m_overlayRoom;               ///< pane of the overlays during painting, else empty
    bool m_hasPulled = false;
    bool m_usesRing = false; ///< the marker was used in this run
    PoolStrokes m_strokes;
    QElapsedTimer m_sincePicture;
    double m_perSecond = 0.0;             ///< recent frames per second
    std::optional<QPointF> m_turningFrom; ///< mouse position while it rotates the surface
};

} // namespace seiche
