// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/instruments.h"
#include "objects/sources.h"

#include <QCheckBox>
#include <QPushButton>

#include <vector>

namespace seiche {

/// Buttons for what an object does: a source sends pulses or is switched on and off, a stopwatch is
/// started, stopped and reset.
class ObjectButtons : public QObject {
    Q_OBJECT

public:
    ObjectButtons(Session& session, QWidget* parent);

    /// Returns the buttons in the order of a row.
    const std::vector<QWidget*>& all() const { return m_all; }
    /// Shows the buttons of this object, none if null.
    void show(const PoolObject* object);
    void retranslate();

signals:
    /// Emitted when the width of the buttons may have changed.
    void resized();

private:
    QPushButton* addButton(const char* name);
    QCheckBox* addCheckBox(const char* name);
    /// Updates the buttons that depend on the time.
    void refreshState();

    Session& m_session;
    Selection& m_selection;
    Sources m_sources;
    Instruments m_instruments;
    QWidget* m_parent;
    std::vector<QWidget*> m_all;
    QPushButton *m_send, *m_both;
    QCheckBox *m_down, *m_repeat;
    QPushButton *m_switch, *m_reset;
};

} // namespace seiche
