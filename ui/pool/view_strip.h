// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/picture_settings.h"
#include "canvas/theory_lines.h"
#include "widgets/choice.h"

#include <QCheckBox>
#include <QToolButton>
#include <QWidget>

namespace seiche {

/// Strip above the pool for the view, colour map, contour lines, section graph and theory overlays.
class ViewStrip : public QWidget {
    Q_OBJECT

public:
    explicit ViewStrip(Session& session, QWidget* parent = nullptr);

signals:
    /// Emitted after a choice. The pool regains the keys.
    void finished();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();

    Choice<PoolView>* m_view;
    Choice<ColourMap>* m_map;
    QCheckBox* m_lines;
    QCheckBox* m_section;
    TheoryLines& m_theoryLines;
    QToolButton* m_theory;
};

} // namespace seiche
