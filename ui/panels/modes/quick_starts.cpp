// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/quick_starts.h"

#include "modes/start_pulls.h"
#include "widgets/flow_layout.h"

#include <QPushButton>

namespace seiche {

QuickStarts::QuickStarts(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_fundamental(new QPushButton(this)), m_pluck(new QPushButton(this)),
      m_level(new QPushButton(this)) {
    m_fundamental->setObjectName(QStringLiteral("startFundamental"));
    m_pluck->setObjectName(QStringLiteral("pluckMiddle"));
    m_level->setObjectName(QStringLiteral("levelString"));
    auto* row = new FlowLayout;
    for (QPushButton* button : {m_fundamental, m_pluck, m_level}) {
        button->setAutoDefault(true); // ENTER activates the button, because SPACE taps
        button->setProperty("flat", true);
        row->addWidget(button);
    }
    setLayout(row);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(m_fundamental, &QPushButton::clicked, this, [this] {
        if (m_halfWaves) start(standingWave(m_session.settings(), *m_halfWaves));
    });
    connect(m_pluck, &QPushButton::clicked, this, [this] { start(middlePluck(m_session.settings())); });
    connect(m_level, &QPushButton::clicked, this, [this] {
        m_session.startLevel();
        emit started();
    });
    offerFundamental(std::nullopt);
}

void QuickStarts::offerFundamental(std::optional<double> halfWaves) {
    m_halfWaves = halfWaves;
    m_fundamental->setEnabled(halfWaves.has_value());
}

void QuickStarts::start(const Pull& pull) {
    m_session.startLevel();
    m_session.pull(pull);
    emit started();
}

void QuickStarts::retranslate() {
    m_fundamental->setText(tr("Fundamental"));
    m_fundamental->setToolTip(tr("Makes the string flat, then starts only the fundamental mode"));
    m_pluck->setText(tr("Pluck in the middle"));
    m_pluck->setToolTip(tr("Pulls the string into a triangle at its midpoint, then releases it"));
    m_level->setText(tr("Flat"));
    m_level->setToolTip(tr("Makes the string flat and at rest, from step 0"));
    m_level->setAccessibleName(tr("Flat string"));
}

} // namespace seiche

#include "moc_quick_starts.cpp"
