// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/canvas.h"
#include "objects/main_values.h"
#include "objects/object_buttons.h"
#include "objects/selection.h"

#include <QFrame>
#include <QLabel>
#include <QToolButton>

#include <array>

namespace seiche {

class FlowLayout;
class NamedSlider;

/// Bar at the lower edge of a canvas with the name of the selected object, its buttons, its main
/// values, all properties and removal. Several objects have their number in place of the values.
class ObjectBar : public QFrame {
    Q_OBJECT

public:
    explicit ObjectBar(Canvas& canvas);

    /// Moves the bar to this canvas, the canvas of the shown run.
    void setCanvas(Canvas& canvas);
    /// Moves the bar into the current room of the canvas.
    void place();

signals:
    /// Emitted after a choice. The canvas regains the keys.
    void finished();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void connectParts();
    void setValue(std::size_t index, double value);
    void refresh();
    void showValues(const ChosenObjects& chosen);
    /// Returns whether the bar at the lower edge would hide the object, but not at the upper edge.
    bool hidesObject(const QRect& bar) const;
    void retranslate();
    void restyle();

    Session& m_session;
    Canvas* m_canvas;
    Selection& m_selection;
    FlowLayout* m_flow;
    QLabel* m_name;
    ObjectButtons m_buttons;
    std::array<NamedSlider*, 2> m_sliders{};
    std::vector<MainValue> m_values; ///< of the sliders shown
    QToolButton *m_more, *m_remove;
};

} // namespace seiche
