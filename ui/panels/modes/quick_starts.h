// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QWidget>

#include <optional>

class QPushButton;

namespace seiche {

/// Buttons that bring the string to rest by one click, and that start it from there: in its fundamental, or
/// plucked in the middle.
class QuickStarts : public QWidget {
    Q_OBJECT

public:
    QuickStarts(Session& session, QWidget* parent);

    /// With the half waves of the lowest standing wave; none: there is none that could be started.
    void offerFundamental(std::optional<double> halfWaves);
    void retranslate();

signals:
    /// The string has been started, or brought to rest.
    void started();

private:
    void start(const Pull& pull);

    Session& m_session;
    QPushButton* m_fundamental;
    QPushButton* m_pluck;
    QPushButton* m_level;
    std::optional<double> m_halfWaves;
};

} // namespace seiche
