// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/panel.h"

class QLabel;
class QUndoView;

namespace seiche {

/// List of all edits of the shown run, oldest first.
///
/// The marked line is the last edit in effect; edits below were undone. A click or the arrow keys
/// go to any line, undoing or redoing the edits in between.
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
