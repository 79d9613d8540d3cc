// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/sound.h"

#include <QMenu>

namespace seiche {

/// A menu of sound: on or off, and what is heard, which is remembered. Invisible where the program can make
/// none.
class SoundMenu : public QMenu {
    Q_OBJECT

public:
    /// With the action that switches it on.
    SoundMenu(QAction* on, QWidget* parent);

    Heard heard() const { return m_heard; }

signals:
    void heardChosen(Heard heard);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Heard m_heard = Heard::Amplitude;
    std::vector<std::pair<Heard, QAction*>> m_choices;
};

} // namespace seiche
