// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/sound.h"

#include <QMenu>

namespace seiche {

/// A menu to switch sound on and choose its source, saved in the settings. Invisible if the program
/// cannot play sound.
class SoundMenu : public QMenu {
    Q_OBJECT

public:
    /// `on` is the action that switches the sound on.
    SoundMenu(QAction* on, QWidget* parent);

    SonifiedQuantity heard() const { return m_heard; }

signals:
    void heardChosen(SonifiedQuantity heard);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    SonifiedQuantity m_heard = SonifiedQuantity::Amplitude;
    std::vector<std::pair<SonifiedQuantity, QAction*>> m_choices;
};

} // namespace seiche
