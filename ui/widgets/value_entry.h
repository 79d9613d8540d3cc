// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QLineEdit>

#include <optional>

namespace seiche {

/// Format of a number.
struct NumberStyle {
    int minDecimals = 0;
    int maxDecimals = 6; ///< trailing zeros beyond `minDecimals` are omitted
    QString suffix;      ///< unit after the number, optional on input
};

/// Returns the number in the format of the locale.
QString writtenNumber(double value, const NumberStyle& style, const QLocale& locale);

/// Returns the typed number. Empty if it is not a finite number.
///
/// Accepts the decimal sign of the locale, a point or a comma, an optional suffix, and 1e-7.
/// "1,000" is a thousand if the locale writes it so.
std::optional<double> typedNumber(QString text, const QString& suffix, const QLocale& locale);

/// Input field for a number.
///
/// Return or loss of focus confirms, Escape restores the old number, Up and Down (Page keys:
/// tenfold) request fine steps. The owner validates and reports errors with `setProblem`.
class ValueEntry : public QLineEdit {
    Q_OBJECT

public:
    explicit ValueEntry(QWidget* parent = nullptr);

    void setStyle(const NumberStyle& style);
    /// Shows the number, unless the user is typing.
    void show(double value);
    /// Shows that the values differ. A typed number applies to all of them.
    void showSeveral();
    /// Sets the problem with the number. Empty if none.
    void setProblem(const QString& problem);
    QString problem() const { return m_problem; }

signals:
    void typed(double value);
    void confirmed();                  ///< Return with a valid number, after `typed`
    void refused(const QString& text); ///< the text is not a number
    void stepsRequested(int fineSteps);
    void restored();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
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
    QElapsedTimer m_sinceDoubleClick;
};

} // namespace seiche
