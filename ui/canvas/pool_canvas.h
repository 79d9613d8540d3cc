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

/// Paints the pool and its twins as `PictureSettings` say.
///
/// A click excites the water; holding the button repeats it, and dragging leaves a trail; several fingers on a
/// touch screen do the same. In the surface view the right button orbits and the wheel zooms.
class PoolCanvas : public Canvas {
    Q_OBJECT

public:
    explicit PoolCanvas(Session& session, QWidget* parent = nullptr);
    ~PoolCanvas() override;

    /// As large as it can be, whatever the experiment wishes.
    void setFilling(bool filling);

    /// The factor by which the contrast is increased.
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);
    /// The height (or energy) at the end of the colours now.
    double range() const { return m_range.range() / m_zoom; }

    /// Draws and takes part from now on, above those before it. The canvas does not own it.
    void add(PoolOverlay* overlay) { m_overlays.add(overlay); }

    /// The main pool's place on the canvas; in the surface view the picture's.
    QRectF pool() const;
    /// Where the middle of a cell is seen; while overlays are drawn, in the pane they are drawn in.
    QPointF toPixels(QPointF cell) const override;
    /// Pixels of the device for each of the canvas along both sides: while the canvas is painted of what it is
    /// painted on, else of the screen.
    double pixelRatio() const;
    /// Whether the pool is seen from straight above, as a map.
    bool isFlat() const;
    /// The cell at a pixel, clamped to the pool.
    QPointF toCells(QPointF pixel) const;
    /// The place at a pixel in cells and parts of them; whole numbers are the middles of cells. May lie
    /// outside.
    QPointF placeAt(QPointF pixel) const override;
    /// The same at the height of the tops of walls, which stand up in the surface view: between both places a
    /// wall is seen at the pixel.
    QPointF placeOnWalls(QPointF pixel) const;
    /// What fingers do: mouse, touches, Enter at the mark.
    PoolStrokes& strokes() { return m_strokes; }
    /// What fingers hold is let go, and nothing more follows of them before they touch again: the window system
    /// has other plans with them, or a menu opens.
    void takeFingersAway();
    /// Whether the ring where SPACE pulls is drawn. In a scene with objects, probes or a drive it would cover
    /// what there is to see: there only once somebody uses it.
    bool isRingShown() const;

signals:
    /// The picture has been drawn; what goes with it can be drawn too.
    void painted();

protected:
    void retranslate() override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;
    bool wantsTime() const override;
    void hideEvent(QHideEvent* event) override;

private:
    /// One run's place.
    struct Pane {
        const Simulation* run;
        Trace trace;
        QRectF room;
    };
    /// Paints a pane; kept from picture to picture.
    struct PaneRenderer {
        PoolPicture painter;
        QImage image; ///< where the picture cannot be painted straight into the window
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
    /// Finds the range from what is to be seen of the main run; what it has seen, where it had to look.
    std::optional<HeightView> followRange();
    void countPicture();
    /// A view that shows more than the present frame sees the run go by.
    void followPast();
    void watchRuns();
    /// `values`: what the view shows of this run, where that is known already. `wholly`: all of the pane is to
    /// be painted anew.
    void paintPane(QPainter& painter, const Pane& pane, PaneRenderer& renderer,
                   const std::optional<HeightView>& values, bool wholly);
    void paintHints(QPainter& painter);
    bool turnByKey(const QKeyEvent& event);
    void touch(const QTouchEvent& event);
    /// Whether the finger does something to an overlay, and nothing to the water.
    bool touchOverlays(const QEventPoint& point);

    bool m_isFilling = false;
    double m_zoom = 1.0;
    FollowedRange m_range;
    double m_paintedRatio = 0.0;           ///< of the device that is painted on; 0: nothing is painted
    std::optional<SurfacePlaces> m_places; ///< of the surface in a pane, while the canvas is painted
    std::vector<std::unique_ptr<PaneRenderer>> m_renderers;
    OverlayStack<PoolOverlay, PoolCanvas> m_overlays{*this};
    std::optional<int> m_holdingFinger; ///< the one that an overlay is held by
    QRectF m_overlayRoom;               ///< of the pane that overlays are drawn in now; empty: the main one
    bool m_hasPulled = false;
    bool m_usesRing = false; ///< in this run somebody has pulled there or moved it
    PoolStrokes m_strokes;
    QElapsedTimer m_sincePicture;
    double m_perSecond = 0.0;             ///< pictures lately
    std::optional<QPointF> m_turningFrom; ///< the mouse, while it turns the surface
};

} // namespace seiche
