// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/figures.h"

#include <QGridLayout>
#include <QWidget>

namespace seiche {

/// A number for the back row, with caption.
class BigNumber : public QWidget {
    Q_OBJECT

public:
    explicit BigNumber(QWidget* parent = nullptr);

    void setCaption(const QString& caption);
    void setNumber(const QString& number, const QString& rest);
    /// Sets a hint below, e.g. the value in a different unit. Empty if none.
    void setNote(const QString& note);
    /// Places the details below the number, not beside it.
    void setTall(bool tall);
    QString number() const { return m_number->text(); }
    QString noteText() const { return m_note->text(); }

private:
    void speak();

    QGridLayout* m_grid;

    QLabel* m_caption;
    FigureLabel* m_number;
    FigureLabel* m_rest;
    FigureLabel* m_note;
};

} // namespace seiche
