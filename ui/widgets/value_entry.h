// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <optional>

namespace seiche {

/// How a number is written.
struct NumberStyle {
    int leastDecimals = 0;
    int mostDecimals = 6; ///< trailing zeros beyond `leastDecimals` are left out
    QString suffix;       ///< a unit after the number; may be typed or left out
};

/// The number as the user's language writes it.
QString writtenNumber(double value, const NumberStyle& style, const QLocale& locale);

/// What was typed as a number: with the decimal sign of the locale, with a point or with a comma, with or
/// without the suffix, 1e-7 as well; nothing when it is no finite number. "1,000" is a thousand where the
/// locale writes it so.
std::optional<double> typedNumber(QString text, const QString& suffix, const QLocale& locale);

/// A field to type a number into.
///
/// What is typed counts on Return or when the focus leaves; Escape brings the old number back; Up and Down
/// (with Page keys tenfold) ask for fine steps. The owner decides what is allowed and says so with
/// `setProblem`.
class ValueEntry : public QLineEdit {
    Q_OBJECT

public:
    explicit ValueEntry(QWidget* parent = nullptr);

    void setStyle(const NumberStyle& style);
    /// Shows the number, unless the user is typing.
    void show(double value);
    /// Shows that there are several numbers; what is typed stands for all of them.
    void showSeveral();
    /// What is wrong with the number in the field; empty: nothing.
    void setProblem(const QString& problem);
    QString problem() const { return m_problem; }

signals:
    void typed(double value);
    void confirmed();                  ///< Return, and there is a number; after `typed`
    void refused(const QString& text); ///< not a number
    void stepsWanted(int fineSteps);
    void restored();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    using QLineEdit::setStyle;
    using QLineEdit::show;
    void commit();
    void rewrite();

    NumberStyle m_style;
    double m_value = 0.0;
    QString m_problem;
};

} // namespace seiche
