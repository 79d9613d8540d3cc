// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sound_menu.h"

#include <QActionGroup>
#include <QEvent>
#include <QSettings>

namespace seiche {

namespace {

QString keyOfHeard() { return QStringLiteral("heard"); }

QString wordOf(SonifiedQuantity heard) {
    const std::string_view word = toString(heard);
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

} // namespace

SoundMenu::SoundMenu(QAction* on, QWidget* parent) : QMenu(parent) {
    setObjectName(QStringLiteral("soundMenu"));
    setToolTipsVisible(true);
    menuAction()->setVisible(Sound::isBuiltIn());
    const QString kept = QSettings().value(keyOfHeard()).toString();
    addAction(on);
    addSeparator();
    auto* group = new QActionGroup(this);
    for (const auto& [heard, word] : EnumNames<SonifiedQuantity>::all) {
        if (kept == wordOf(heard)) m_heard = heard;
        QAction* action = addAction(QString());
        action->setObjectName(QStringLiteral("heard-") + wordOf(heard));
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, chosen = heard] {
            m_heard = chosen;
            QSettings().setValue(keyOfHeard(), wordOf(chosen));
            emit heardChosen(chosen);
        });
        m_choices.emplace_back(heard, action);
    }
    for (const auto& [heard, action] : m_choices) action->setChecked(heard == m_heard);
    retranslate();
}

void SoundMenu::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMenu::changeEvent(event);
}

void SoundMenu::retranslate() {
    setTitle(tr("S&ound"));
    for (const auto& [heard, action] : m_choices) {
        switch (heard) {
        case SonifiedQuantity::Amplitude:
            action->setText(tr("&Amplitude"));
            action->setToolTip(tr("A tone whose pitch rises with the amplitude"));
            break;
        case SonifiedQuantity::Probe:
            action->setText(tr("&Probe"));
            action->setToolTip(tr("A tone whose pitch follows the height at the first probe"));
            break;
        case SonifiedQuantity::String:
            action->setText(tr("The &string itself"));
            action->setToolTip(
                tr("The standing waves of the string, transposed by octaves until they can be heard"));
            break;
        }
    }
}

} // namespace seiche

#include "moc_sound_menu.cpp"
