// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QMenu>

namespace seiche {

/// A menu for the timeline memory limit of each run, saved in the settings. More memory makes
/// seeking faster in large pools.
class HistoryMemoryMenu : public QMenu {
    Q_OBJECT

public:
    HistoryMemoryMenu(Session& session, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(int megabytes);
    void retranslate();

    Session& m_session;
};

} // namespace seiche
