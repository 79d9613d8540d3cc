// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "explosion/explosion_message.h"
#include "explosion/explosion_watch.h"
#include "session/session.h"
#include "theme/theme.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>

namespace seiche {

/// Common base of the string and pool canvases.
///
/// Reports its visibility to the session, repaints only after changes, and has a marker (the tap
/// position) that keys and mouse move.
class Canvas : public QWidget {
    Q_OBJECT

public:
    Canvas(Session& session, SceneKind scene, QWidget* parent);

    QSize sizeHint() const override { return {900, 620}; }
    QSize minimumSizeHint() const override { return {320, 120}; }

    Session& run() const { return m_session; }
    SceneKind medium() const { return m_scene; }
    /// Convert between position and pixel. Positions are (column, row) in a pool, (point,
    /// displacement) on a string. May lie outside.
    virtual QPointF toPixels(QPointF place) const = 0;
    virtual QPointF placeAt(QPointF pixel) const = 0;
    /// Returns the pixel of an object that rides on the medium. On a string, follows the current
    /// displacement.
    virtual QPointF ridingAt(QPointF place) const { return toPixels(place); }

    /// Reserves pixels at the left edge, outside the medium.
    void setLeftMargin(int pixels);
    /// Sets the region hidden by `cover` while that is visible. The canvas skips the region when it
    /// repaints for a new step, so the cover is not repainted.
    void setCovered(const QWidget* cover, const QRegion& covered);

    /// Limits bars over the canvas to this rectangle, in pixels. Empty for the whole canvas.
    void setBarRoom(const QRect& room) { m_barRoom = room; }
    /// Returns the rectangle in which bars may cover the medium.
    virtual QRectF barRoom() const;
    /// Sets the height covered by a bar at the lower edge of `barRoom`, in pixels. A string moves above it.
    virtual void setCoveredBelow(int /*pixels*/) {}

    /// Taps at the marker, as SPACE does.
    void tap() { m_session.tap(); }
    /// Taps at (x, y) in cells, the mouse position.
    void tapAt(double x, double y);
    /// Hides marks that are not part of the wave (the marker and its hint, the message about
    /// an explosion), for exported images.
    void setBare(bool bare);
    bool isBare() const { return m_bare; }
    /// Returns the small font for a line of text, reduced if the text is wider than `room`.
    QFont fittingFont(const QString& text, double room) const;
    /// Returns the visible state as a sentence.
    QString accessibleState() const;
    /// Sets the sentence about the selection, announced when it changes. Empty if nothing is
    /// selected.
    void setAccessibleSelection(const QString& sentence);

signals:
    /// Emitted when the user releases a plucked string or ends a trail through the water.
    void dragged();
    /// Emitted when the marker has been moved.
    void pullMoved();
    /// Emitted when the user wants to know why this scheme exploded.
    void reasonRequested(seiche::Scheme scheme);

protected:
    Session& session() const { return m_session; }
    int leftMargin() const { return m_leftMargin; }
    /// Returns whether the current run of the session has the medium of this canvas.
    bool isOn() const { return m_session.scene() == m_scene; }
    const Theme& theme() const { return Theme::current(); }

    /// Moves the marker to (x, y) in cells, inside the edge.
    void movePullTo(double x, double y);
    /// Returns the position of the last tap, in cells.
    QPointF tapPlace() const { return m_tapPlace; }
    /// Multiplies the height of taps by `factor`.
    void scalePull(double factor);

    /// Returns the brightness of the last tap, from 1 at the tap to 0 soon after.
    double flash() const;
    /// Draws an expanding circle at the last tap.
    void paintFlash(QPainter& painter, QPointF at) const;
    /// Draws the marker.
    void paintHandle(QPainter& painter, QPointF at, bool bright) const;
    /// Draws a short hint beside the marker, on the side with free space. `below` is the offset in
    /// pixels at scale 1. Uses a plate if the background may have any colour.
    void paintNote(QPainter& painter, QPointF at, double below, const QString& text, const QColor& colour,
                   const QColor& plate = {}) const;
    const ExplosionWatch& explosions() const { return m_explosions; }
    /// Returns whether heights are drawn.
    virtual bool showsHeights() const { return true; }
    /// Returns the rectangle in which this run of the session is drawn.
    virtual QRectF roomOf(const Simulation& run) const = 0;
    /// Places the message about an explosion. Call when `roomOf` may have changed.
    void placeMessage();
    /// Draws the magnifier over the last picture of a run that has left the canvas. Without the message
    /// draws what exploded and when.
    void paintExplosion(QPainter& painter, const Simulation& run, Trace trace) const;
    /// Draws a text in a pill with upper edge `top`. Returns the rectangle of the pill.
    QRectF paintPill(QPainter& painter, double centre, double top, const QString& text,
                     const QColor& colour) const;

    /// Shows the height limit for a short time after the pointer has hit it.
    void paintLimit(QPainter& painter, const QRectF& room) const;

    virtual void retranslate() = 0;
    /// Returns whether time runs while the canvas is visible.
    virtual bool needsTime() const { return true; }
    /// Reports the visibility to the session. Call after every change of `needsTime`.
    void reportVisibility();

    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Session& m_session;
    SceneKind m_scene;
    ExplosionWatch& m_explosions;
    ExplosionMessage* m_message;
    QPointer<QWidget> m_window;
    QElapsedTimer m_sinceTap;
    QElapsedTimer m_sinceLimit;
    QPointF m_tapPlace;
    QString m_spokenSelection;
    int m_leftMargin = 0;
    QRect m_barRoom;
    QPointer<const QWidget> m_cover;
    QRegion m_covered; ///< region hidden by the cover
    bool m_tappingByMouse = false;
    bool m_bare = false;
};

} // namespace seiche
