// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"
#include "session/session.h"

#include <QPointF>

#include <optional>
#include <variant>

namespace seiche {

/// The object or probe that mouse, keys and panel work on, and whether objects are being arranged at all
/// (otherwise touches belong to the water).
///
/// There is one for a session; everything done here is a change of the run and can be undone.
class Selection : public QObject {
    Q_OBJECT

public:
    static Selection& of(Session& session);

    bool arranging() const { return m_arranging; }
    void setArranging(bool on);

    /// The next stroke on the pool becomes a wall.
    bool painting() const { return m_painting; }
    void setPainting(bool on);

    /// The next click puts this object, or else a probe, where it is; the ring does it, too.
    void place(const PoolObject& object);
    void placeProbe();
    bool isPlacing() const { return m_toPlace.has_value(); }
    /// As it would be put at a place (see `Canvas::placeAt`), a probe beside the others. Something must be
    /// about to be placed.
    std::variant<PoolObject, Probe> placedAt(QPointF place) const;
    void putAt(QPointF place);
    void giveUpPlacing();

    /// The name of the object or probe; empty: none.
    const std::string& name() const { return m_name; }
    void select(const std::string& name);
    /// The next or the one before, in the order of the experiment, probes last.
    void step(int by);

    /// The object selected; null when none is, or a probe.
    const PoolObject* object() const;
    const Probe* probe() const;
    bool isEmpty() const { return !object() && !probe(); }

    /// Puts a changed object in the place of the one selected (which may have another name). False, with the
    /// reasons, when it is not valid. Changes of the same `stroke` are undone together.
    std::vector<Problem> replace(const PoolObject& object, int stroke = 0);
    std::vector<Problem> replace(const Probe& probe);
    /// A new object or probe with a free name; it is selected and can be arranged.
    std::vector<Problem> add(PoolObject object);
    std::vector<Problem> addProbe(int x, int y);
    void copy();
    void remove();

    /// Moves, turns (degrees) and resizes (a factor) what is selected, as far as that makes sense for it.
    /// Beside a string, y counts fortieths of the ceiling downwards, and what turns lies or stands.
    void moveBy(double x, double y);
    void turnBy(double degrees);
    void resizeBy(double factor);

    /// The panel with its values is wanted; the one of the probes.
    void askForValues() { emit valuesWanted(); }
    void askForProbes() { emit probesWanted(); }

signals:
    void valuesWanted();
    void probesWanted();
    /// What is selected, or whether objects are arranged, has changed.
    void changed();

private:
    explicit Selection(Session& session);
    std::vector<Problem> apply(const ObjectsChange& change, const QString& text, int stroke = 0);

    Session& m_session;
    std::string m_name;
    bool m_arranging = false;
    bool m_painting = false;
    std::optional<std::variant<PoolObject, Probe>> m_toPlace;
};

/// The sizes of an object times `factor`.
PoolObject resized(PoolObject object, double factor);

/// The object with its middle at a place of its canvas, inside the medium.
PoolObject movedTo(PoolObject object, QPointF place, SceneKind scene, const Grid& grid);
/// A source on a string that is nearly at an end is put there.
PoolObject snappedToEnd(PoolObject object, SceneKind scene, const Grid& grid);
/// Where its middle is.
QPointF placeOf(const PoolObject& object, SceneKind scene);

} // namespace seiche
