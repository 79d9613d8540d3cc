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

/// Choice of the object that falls into the pool, with its flight parameters: speed, and gravity or
/// drift.
///
/// Kinds without parameters keep the space of the fields free, so the layout does not shift.
class FallingKind : public QWidget {
    Q_OBJECT

public:
    FallingKind(Session& session, QWidget* parent);

signals:
    /// Emitted when a choice has been made.
    void finished();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A labelled number field.
    struct Row {
        QWidget* box = nullptr;
        QLabel* label = nullptr;
        ValueEntry* entry = nullptr;
    };
    Row addRow(const char* name);
    void choose(RainKind kind);
    /// Returns the row's parameter for the current kind.
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
