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

/// The objects and probes that mouse, keys, bar and panel act on. Without any, keys act on the marker.
///
/// One instance per session. Every action is a change of the run and one undo step. A locked class
/// selects only what it may change.
class Selection : public QObject {
    Q_OBJECT

public:
    static Selection& of(Session& session);

    /// Sets whether the next stroke on the pool becomes a wall, or the object passed to `draw`.
    bool painting() const { return m_painting; }
    void setPainting(bool on);
    /// Makes the next stroke the path of this object, painted or as an outline.
    void draw(const PoolObject& object);
    const PoolObject& drawn() const { return m_drawn; }

    /// Places this object, or a probe, at the next click or at the marker.
    void place(const PoolObject& object);
    /// Places the object with standing waves inside it, in one undo step.
    void place(const PoolObject& object, const AddedModes& inIt);
    void placeProbe();
    bool isPlacing() const { return m_toPlace.has_value(); }
    /// Returns the object or probe as it would be placed (see `Canvas::placeAt`). Probes avoid each
    /// other. Requires a placement in progress.
    std::variant<PoolObject, Probe> placedAt(QPointF place) const;
    void putAt(QPointF place);
    /// Cancels a placement or a drawing.
    void cancelPlacing();

    /// Returns the name of the selected object or probe. Empty if none or several.
    const std::string& name() const;
    /// Returns all selected names, the latest last. May contain names of removed objects.
    const std::vector<std::string>& names() const { return m_names; }
    /// Returns whether the user may select this object or probe.
    bool canSelect(const std::string& name) const;
    /// Returns all selected objects and probes.
    ChosenObjects chosen() const;
    std::size_t count() const { return chosen().count(); }
    bool has(const std::string& name) const;
    /// Selects this object alone. Clears the selection if `name` is empty.
    void select(const std::string& name) { selectThese(name.empty() ? Names() : Names{name}); }
    using Names = std::vector<std::string>;
    void selectThese(const Names& names);
    /// Adds the object to the selection, or removes it.
    void toggle(const std::string& name);
    /// Handles a press on an object, or beside all objects (`name` is empty).
    ///
    /// With Shift or Ctrl, toggles the object. Without, selects it alone, unless it is in a group,
    /// which stays selected for a drag.
    void press(const std::string& name, Qt::KeyboardModifiers keys);
    /// Displays the selection moved by a vector, until `letGo`.
    void carry(QPointF way);
    /// Returns the dragged selection. Null if none.
    const ChosenObjects* carried() const { return m_carried ? &*m_carried : nullptr; }
    /// Ends the drag and stores the moved objects. A press without drag on a group member selects
    /// it alone.
    void letGo();
    void selectAll();
    /// Selects the next or previous object in experiment order, probes last.
    void step(int by);

    /// Returns the only selected object. Null if none, several, or a probe.
    const PoolObject* object() const;
    const Probe* probe() const;
    bool isEmpty() const { return chosen().isEmpty(); }
    /// Returns the selection as text for screen readers. Empty if nothing is selected.
    QString spoken() const;

    /// Replaces the selected object by a changed object, possibly renamed. Returns the problems,
    /// empty on success. Changes with equal `stroke` form one undo step.
    std::vector<Problem> replace(const PoolObject& object, int stroke = 0);
    std::vector<Problem> replace(const Probe& probe);
    /// Stores the changed selected objects under their names. Returns the problems.
    std::vector<Problem> replaceAll(const ChosenObjects& changed, int stroke = 0);
    /// Adds an object or probe under a free name and selects it.
    std::vector<Problem> add(PoolObject object, int stroke = 0);
    std::vector<Problem> addProbe(int x, int y);
    /// Duplicates all selected objects beside the originals.
    void copy();
    void remove();

    /// Returns the selection as clipboard text, else empty.
    QString text() const;
    /// Pastes objects from clipboard text under free names and selects them.
    ///
    /// Their centre is at `place`, else at the original position, offset from equal objects. If the
    /// text is invalid, emits `refused` and changes nothing.
    bool paste(const QString& text, std::optional<QPointF> place = {});

    /// Move, rotate (degrees) and resize (factor) the selection if applicable, a group about its
    /// common centre. Beside a string, y is in 1/40 of the ceiling, downwards, and rotation
    /// switches between horizontal and vertical.
    void moveBy(double x, double y);
    void turnBy(double degrees);
    void resizeBy(double factor);
    void align(Alignment alignment);
    /// Move the selection to the end or start of the order. In an overlap, the later object acts
    /// and is drawn on top.
    void bringToFront() { reorder(true); }
    void sendToBack() { reorder(false); }

    /// Returns whether moved and new objects snap to whole cells (see `onWholeCells`). Stored in
    /// the settings.
    bool isOnCells() const { return m_onCells; }
    void setOnCells(bool on);
    /// Returns `way` adjusted to whole cells, based on the first object of the group.
    QPointF landing(const ChosenObjects& group, QPointF way) const;

    /// Request the objects panel and the probes panel.
    void requestProperties() { emit propertiesRequested(); }
    void requestProbesPanel() { emit probesPanelRequested(); }

signals:
    void propertiesRequested();
    void probesPanelRequested();
    /// Emitted when a text cannot be pasted.
    void refused(const QStringList& problems);
    /// Emitted when the selection changes, and when a placement or a drawing begins or ends.
    void changed();

private:
    explicit Selection(Session& session);
    std::vector<Problem> apply(const ObjectsChange& change, const QString& text, int stroke = 0);
    /// Returns the names of the objects and probes that can be selected, in experiment order, probes last.
    Names selectable() const;

    /// Adds the objects, renamed if their names are taken.
    std::vector<Problem> addAll(ChosenObjects added, int stroke = 0);
    void reorder(bool toFront);

    Session& m_session;
    Names m_names;
    std::string m_pressed; ///< pressed member of a group
    std::optional<ChosenObjects> m_carried;
    int m_gesture = 0; ///< counter of two-step changes that form one undo step
    bool m_onCells = true;
    bool m_painting = false;
    PoolObject m_drawn;
    AddedModes m_inPlaced; ///< standing waves of the object to place
    std::optional<std::variant<PoolObject, Probe>> m_toPlace;
};

} // namespace seiche
