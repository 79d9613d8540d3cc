// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "widgets/choice.h"

#include <QLabel>
#include <QWidget>

namespace seiche {

/// Two lists: the shape of a tap, and its effect on the heights.
class PullKind : public QWidget {
    Q_OBJECT

public:
    explicit PullKind(Session& session, QWidget* parent);

signals:
    /// Emitted when a choice has been made.
    void finished();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();

    Session& m_session;
    QLabel *m_shapeLabel, *m_modeLabel;
    Choice<PullShape>* m_shape;
    Choice<PullMode>* m_mode;
};

} // namespace seiche
