// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/arranging_keys.h"

#include "canvas/canvas.h"
#include "objects/object_actions.h"
#include "objects/selection.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double degreesPerArrow = 5.0;
constexpr double growthPerKey = 1.05;

// Rotates the selection. With Shift, a single object rotates to the next multiple of the large
// step.
void turnByKey(Selection& selection, double way, bool shift) {
    if (!shift) return selection.turnBy(way * degreesPerArrow);
    const PoolObject* object = selection.object();
    const double from = object ? object->angle / degreesPerLargeStep : 0.0;
    const double to = way > 0 ? std::floor(from + 1e-9) + 1.0 : std::ceil(from - 1e-9) - 1.0;
    selection.turnBy((to - from) * degreesPerLargeStep);
}

} // namespace

bool arrangeByKey(const QKeyEvent& event, Selection& selection) {
    if (selection.isEmpty()) return false;
    const bool control = event.modifiers() & Qt::ControlModifier;
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    const double far = shift ? 10.0 : 1.0;
    switch (event.key()) {
    case Qt::Key_Escape: selection.select({}); return true;
    case Qt::Key_Left: control ? turnByKey(selection, -1.0, shift) : selection.moveBy(-far, 0); return true;
    case Qt::Key_Right: control ? turnByKey(selection, 1.0, shift) : selection.moveBy(far, 0); return true;
    case Qt::Key_Up: control ? selection.resizeBy(growthPerKey) : selection.moveBy(0, -far); return true;
    case Qt::Key_Down: control ? selection.resizeBy(1 / growthPerKey) : selection.moveBy(0, far); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event.isAutoRepeat()) selection.requestProperties();
        return true;
    default: return false;
    }
}

void openMenuOf(const std::string& name, QPointF pixel, Canvas& canvas) {
    Selection& selection = Selection::of(canvas.run());
    if (!selection.has(name)) selection.select(name);
    ObjectActions::of(canvas.run()).openAt(canvas.mapToGlobal(pixel).toPoint(), canvas.placeAt(pixel), &canvas);
}

bool openMenuByKey(const QKeyEvent& event, Canvas& canvas) {
    const bool isMenu =
        event.key() == Qt::Key_Menu || (event.key() == Qt::Key_F10 && event.modifiers() == Qt::ShiftModifier);
    if (!isMenu) return false;
    Session& session = canvas.run();
    const ChosenObjects chosen = Selection::of(session).chosen();
    const Pull& ring = session.settings().pullWith;
    const QPointF place = chosen.isEmpty() ? QPointF(ring.x, ring.y) : middleOf(chosen, session.scene());
    const QPoint at = canvas.toPixels(place).toPoint();
    const QRect room = canvas.rect();
    const QPoint inside(std::clamp(at.x(), room.left(), room.right()),
                        std::clamp(at.y(), room.top(), room.bottom()));
    // Paste at the marker, or beside the originals if these are selected.
    ObjectActions::of(session).openAt(canvas.mapToGlobal(inside),
                                      chosen.isEmpty() ? std::optional(place) : std::nullopt, &canvas);
    return true;
}

} // namespace seiche
