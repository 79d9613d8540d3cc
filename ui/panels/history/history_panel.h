// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/panel.h"

class QLabel;
class QUndoView;

namespace seiche {

/// Everything that was done to the shown run, the oldest first. The marked line is the last that holds; those
/// below it were taken back. A click or the arrow keys go to any line: what lies below is undone, what lies
/// above is done again.
class HistoryPanel : public Panel {
    Q_OBJECT

public:
    explicit HistoryPanel(Session& session, QWidget* parent = nullptr);

protected:
    void retranslate() override;
    void refresh() override;

private:
    void restyle();

    QUndoView* m_list;
    QLabel* m_hint;
};

} // namespace seiche
