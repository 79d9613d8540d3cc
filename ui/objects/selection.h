// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"
#include "objects/alignment.h"
#include "objects/chosen_objects.h"
#include "session/session.h"

#include <QPointF>
#include <QStringList>

#include <optional>
#include <variant>

namespace seiche {

/// The objects and probes that mouse, keys and panel work on, and whether objects are being arranged at all
/// (otherwise touches belong to the water).
///
/// There is one for a session; everything done here is a change of the run and is undone in one step.
class Selection : public QObject {
    Q_OBJECT

public:
    static Selection& of(Session& session);

    bool arranging() const { return m_arranging; }
    void setArranging(bool on);

    /// The next stroke on the pool becomes a wall, or what `draw` was given.
    bool painting() const { return m_painting; }
    void setPainting(bool on);
    /// The next stroke becomes the path of this object, which is painted or an outline.
    void draw(const PoolObject& object);
    const PoolObject& drawn() const { return m_drawn; }

    /// The next click puts this object, or else a probe, where it is; the ring does it, too.
    void place(const PoolObject& object);
    /// With it, and undone with it, standing waves in it.
    void place(const PoolObject& object, const AddedModes& inIt);
    void placeProbe();
    bool isPlacing() const { return m_toPlace.has_value(); }
    /// As it would be put at a place (see `Canvas::placeAt`), a probe beside the others. Something must be
    /// about to be placed.
    std::variant<PoolObject, Probe> placedAt(QPointF place) const;
    void putAt(QPointF place);
    void giveUpPlacing();

    /// The name of the object or probe; empty: none, or several.
    const std::string& name() const;
    /// The names of all of them, the last one chosen last; of what is there no longer, too.
    const std::vector<std::string>& names() const { return m_names; }
    /// All of them, as they are now.
    ChosenObjects chosen() const;
    std::size_t count() const { return chosen().count(); }
    bool has(const std::string& name) const;
    /// This one alone; empty: none.
    void select(const std::string& name) { selectThese(name.empty() ? Names() : Names{name}); }
    using Names = std::vector<std::string>;
    void selectThese(const Names& names);
    /// It too, or it no longer.
    void toggle(const std::string& name);
    /// What a press on an object does, or beside all of them (an empty name): with Shift or Ctrl it is added
    /// or taken away, else it alone is selected, unless it is one of several, which stay to be dragged.
    void press(const std::string& name, Qt::KeyboardModifiers keys);
    /// Until it is let go, all that are selected are to be seen moved by a way from where they are.
    void carry(QPointF way);
    /// Null while nothing is carried.
    const ChosenObjects* carried() const { return m_carried ? &*m_carried : nullptr; }
    /// Puts what is carried; where nothing was, and the press was on one of several, it alone is selected.
    void letGo();
    /// Everything there is; arranging begins.
    void selectAll();
    /// The next or the one before, in the order of the experiment, probes last.
    void step(int by);

    /// The only object selected; null when none is, or a probe, or several.
    const PoolObject* object() const;
    const Probe* probe() const;
    bool isEmpty() const { return chosen().isEmpty(); }
    /// What is selected, for screen readers; empty: nothing is, or nothing is arranged.
    QString spoken() const;

    /// Puts a changed object in the place of the one selected (which may have another name). False, with the
    /// reasons, when it is not valid. Changes of the same `stroke` are undone together.
    std::vector<Problem> replace(const PoolObject& object, int stroke = 0);
    std::vector<Problem> replace(const Probe& probe);
    /// Puts all that are selected as they are here, with the names they have.
    std::vector<Problem> put(const ChosenObjects& changed, int stroke = 0);
    /// A new object or probe with a free name; it is selected and can be arranged.
    std::vector<Problem> add(PoolObject object, int stroke = 0);
    std::vector<Problem> addProbe(int x, int y);
    /// A second one of each beside it.
    void copy();
    void remove();

    /// As text for the clipboard (see `writeCopied`); empty: none is selected.
    QString text() const;
    /// Puts what such a text has, with free names, and selects it: its middle at a place; or else where it was
    /// cut, beside what stands there already. What is wrong with the text is `refused`, and nothing changes.
    bool paste(const QString& text, std::optional<QPointF> place = {});

    /// Moves, turns (degrees) and resizes (a factor) what is selected, as far as that makes sense for it;
    /// several round their common middle. Beside a string, y counts fortieths of the ceiling downwards, and
    /// what turns lies or stands.
    void moveBy(double x, double y);
    void turnBy(double degrees);
    void resizeBy(double factor);
    void align(Alignment alignment);
    /// Where two overlap, the later one counts and is painted over the other: to the end of the order, or to
    /// its beginning.
    void bringToFront() { reorder(true); }
    void sendToBack() { reorder(false); }

    /// Whether what is moved or put comes to lie on whole cells (see `onWholeCells`); remembered.
    bool isOnCells() const { return m_onCells; }
    void setOnCells(bool on);
    /// The way that `way` becomes so, for a group led by its first.
    QPointF landing(const ChosenObjects& group, QPointF way) const;

    /// The panel with its values is wanted; the one of the probes.
    void askForValues() { emit valuesWanted(); }
    void askForProbes() { emit probesWanted(); }

signals:
    void valuesWanted();
    void probesWanted();
    /// A text could not be pasted.
    void refused(const QStringList& problems);
    /// What is selected, or whether objects are arranged, has changed.
    void changed();

private:
    explicit Selection(Session& session);
    std::vector<Problem> apply(const ObjectsChange& change, const QString& text, int stroke = 0);

    /// With names that are free: their own, where these are.
    std::vector<Problem> addAll(ChosenObjects added, int stroke = 0);
    void reorder(bool toFront);

    Session& m_session;
    Names m_names;
    std::string m_pressed; ///< the one of several that a press was on
    std::optional<ChosenObjects> m_carried;
    int m_gesture = 0; ///< counts changes that take two steps and are undone in one
    bool m_onCells = true;
    bool m_arranging = false;
    bool m_painting = false;
    PoolObject m_drawn;
    AddedModes m_inPlaced; ///< of what is to be placed
    std::optional<std::variant<PoolObject, Probe>> m_toPlace;
};

} // namespace seiche
