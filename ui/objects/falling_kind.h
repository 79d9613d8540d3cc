// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "widgets/choice.h"
#include "widgets/value_entry.h"

#include <QLabel>
#include <QWidget>

#include <array>

namespace seiche {

/// What falls into the pool, a list, and how it flies: speed, and gravity or drift.
///
/// The room for the numbers is kept where drops have none, so that nothing moves.
class FallingKind : public QWidget {
    Q_OBJECT

public:
    FallingKind(Session& session, QWidget* parent);

signals:
    /// A choice has been made.
    void done();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A number with its name.
    struct Row {
        QWidget* box = nullptr;
        QLabel* label = nullptr;
        ValueEntry* entry = nullptr;
    };
    Row addRow(const char* name);
    void choose(RainKind kind);
    /// The parameter of a row, of what falls now.
    const char* parameterOf(std::size_t row) const;
    void set(std::size_t row, double value);
    double valueOf(std::size_t row) const;
    void refresh();
    void retranslate();
    void restyle();

    Session& m_session;
    Choice<RainKind>* m_kind;
    std::array<Row, 2> m_rows;
};

} // namespace seiche
