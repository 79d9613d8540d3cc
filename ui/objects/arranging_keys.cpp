// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/arranging_keys.h"

#include "objects/selection.h"

#include <QKeyEvent>

namespace seiche {

namespace {

constexpr double degreesPerKey = 5.0;
constexpr double growthPerKey = 1.05;

} // namespace

bool arrangeByKey(const QKeyEvent& event, Selection& selection) {
    if (!selection.arranging()) return false;
    if (event.key() == Qt::Key_Escape) {
        selection.setArranging(false);
        return true;
    }
    if (selection.isEmpty()) return false;
    const bool control = event.modifiers() & Qt::ControlModifier;
    const double far = event.modifiers() & Qt::ShiftModifier ? 10.0 : 1.0;
    switch (event.key()) {
    case Qt::Key_Left: control ? selection.turnBy(-degreesPerKey) : selection.moveBy(-far, 0); return true;
    case Qt::Key_Right: control ? selection.turnBy(degreesPerKey) : selection.moveBy(far, 0); return true;
    case Qt::Key_Up: control ? selection.resizeBy(growthPerKey) : selection.moveBy(0, -far); return true;
    case Qt::Key_Down: control ? selection.resizeBy(1 / growthPerKey) : selection.moveBy(0, far); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event.isAutoRepeat()) selection.askForValues();
        return true;
    default: return false;
    }
}

} // namespace seiche
