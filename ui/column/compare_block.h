// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/panel.h"

#include <QCheckBox>
#include <QToolButton>

namespace seiche {

class WrappedLabel;

/// Block of the control column that compares the run with textbook Euler, or a run of textbook
/// Euler with leapfrog.
class CompareBlock : public Panel {
    Q_OBJECT

public:
    CompareBlock(Session& session, QWidget* parent);

signals:
    /// Emitted when the user requests the whole panel of comparisons.
    void moreRequested();

protected:
    void retranslate() override;
    void refresh() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Scheme other() const;

    QCheckBox* m_box;
    WrappedLabel* m_words; ///< of the box, in several lines if necessary
    QToolButton* m_more;
};

} // namespace seiche
