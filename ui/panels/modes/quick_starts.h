// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QWidget>

#include <optional>

class QPushButton;

namespace seiche {

/// Buttons that bring the string to rest, or restart it in its fundamental or plucked in the
/// middle.
class QuickStarts : public QWidget {
    Q_OBJECT

public:
    QuickStarts(Session& session, QWidget* parent);

    /// Enables the fundamental. `halfWaves` are the half-wavelengths of the lowest standing wave,
    /// empty if there is none.
    void offerFundamental(std::optional<double> halfWaves);
    void retranslate();

signals:
    /// Emitted after the string was started or stopped.
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
