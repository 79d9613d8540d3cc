// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "theme/theme.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>

namespace seiche {

/// The common base of the string's and the pool's canvas.
///
/// They report to the session whether they are visible, draw only when something has changed, and have a pull
/// point that keys and mouse can move.
class Canvas : public QWidget {
    Q_OBJECT

public:
    Canvas(Session& session, SceneKind scene, QWidget* parent);

    QSize sizeHint() const override { return {900, 620}; }
    QSize minimumSizeHint() const override { return {320, 120}; }

    Session& run() const { return m_session; }
    SceneKind medium() const { return m_scene; }
    /// Where a place is seen, in pixels, and back: in a pool column and row, on a string point and height. May
    /// lie outside.
    virtual QPointF toPixels(QPointF place) const = 0;
    virtual QPointF placeAt(QPointF pixel) const = 0;
    /// Where something is seen that rides on the medium at a place: on a string where that point is now.
    virtual QPointF ridingAt(QPointF place) const { return toPixels(place); }

    /// Pixels at the left edge that something else lies on: the medium keeps off them.
    void setLeftMargin(int pixels);
    /// What `cover`, while it is shown, hides of the canvas: with each new frame of the run it is painted
    /// around that, and so is not what lies there.
    void setCovered(const QWidget* cover, const QRegion& covered);

    /// Pulls where SPACE does.
    void tap() { m_session.tap(); }
    /// A tap at (x, y) in cells, where the mouse is.
    void tapAt(double x, double y);
    /// Whether marks that are no part of the wave are left out: the ring where SPACE pulls and what is written
    /// beside it. For pictures to be kept.
    void setBare(bool bare) { m_bare = bare; }
    /// The small type for one line of text, smaller still where it would not fit into `room`.
    QFont fittingFont(const QString& text, double room) const;
    /// What can be seen now, in a sentence.
    QString spokenState() const;
    /// What is selected on it, in a sentence that belongs to that and is told when it changes; empty: nothing.
    void setSpokenSelection(const QString& sentence);

signals:
    /// The student has let go of a pulled string, or drawn a trail through the water.
    void dragged();
    /// The place where SPACE pulls has been moved.
    void pullMoved();

protected:
    Session& session() const { return m_session; }
    int leftMargin() const { return m_leftMargin; }
    /// Whether the session's present run is this canvas's medium.
    bool isOn() const { return m_session.scene() == m_scene; }
    const Theme& theme() const { return Theme::current(); }

    /// Moves the pull point to (x, y) in cells, kept off the very edge.
    void movePullTo(double x, double y);
    /// Where the last tap was, in cells.
    QPointF tapPlace() const { return m_tapPlace; }
    /// Makes the pulls of SPACE and clicks `factor` times as high.
    void scalePull(double factor);

    bool isBare() const { return m_bare; }
    /// The light of the last tap, 1 at the tap, 0 soon after.
    double flash() const;
    /// A ring that runs outwards from the place of the last tap.
    void paintFlash(QPainter& painter, QPointF at) const;
    /// The ring that marks where SPACE pulls.
    void paintHandle(QPainter& painter, QPointF at, bool bright) const;
    /// A few words beside the ring at `at`, `below` it at scale 1, on the side where there is room for them; on
    /// a plate where what lies below may have any colour.
    void paintNote(QPainter& painter, QPointF at, double below, const QString& text, const QColor& colour,
                   const QColor& plate = {}) const;
    /// A card in the middle of `room` that explains why a run has stopped.
    void paintExplosion(QPainter& painter, const QRectF& room, const Simulation& run) const;
    /// A text in a pill with its upper edge at `top`; returns where it is.
    QRectF paintPill(QPainter& painter, double centre, double top, const QString& text,
                     const QColor& colour) const;

    /// That a hand cannot lift the medium any higher, for a while after one has tried.
    void paintLimit(QPainter& painter, const QRectF& room) const;

    virtual void retranslate() = 0;
    /// Whether time shall go on while the canvas is seen.
    virtual bool wantsTime() const { return true; }
    /// To be called when that has changed.
    void tellVisible();

    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Session& m_session;
    SceneKind m_scene;
    QPointer<QWidget> m_window;
    QElapsedTimer m_sinceTap;
    QElapsedTimer m_sinceLimit;
    QPointF m_tapPlace;
    QString m_spokenSelection;
    int m_leftMargin = 0;
    QPointer<const QWidget> m_cover;
    QRegion m_covered; ///< by it
    bool m_tappingByMouse = false;
    bool m_bare = false;
};

} // namespace seiche
