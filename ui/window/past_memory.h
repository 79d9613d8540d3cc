// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QMenu>

namespace seiche {

/// How much memory the timeline may take for each run; what is chosen is remembered. The more there is, the
/// shorter is the way back in large pools.
class PastMemory : public QMenu {
    Q_OBJECT

public:
    PastMemory(Session& session, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(int megabytes);
    void retranslate();

    Session& m_session;
};

} // namespace seiche
