// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/value_entry.h"

#include "theme/restyle.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QRegularExpression>
#include <QTimer>

#include <cmath>
#include <limits>

namespace seiche {

QString writtenNumber(double value, const NumberStyle& style, const QLocale& locale) {
    QLocale plain = locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    QString text;
    if (!std::isfinite(value)) text = std::isnan(value) ? QStringLiteral("–") : QStringLiteral("∞");
    else {
        text = plain.toString(value, 'f', style.maxDecimals);
        const qsizetype sign = text.lastIndexOf(plain.decimalPoint());
        if (sign >= 0) {
            qsizetype keep = sign + 1 + style.minDecimals;
            for (qsizetype i = text.size() - 1; i >= keep; --i)
                if (text[i] != plain.zeroDigit()) {
                    keep = i + 1;
                    break;
                }
            if (keep == sign + 1) keep = sign;
            text.truncate(keep);
        }
    }
    return style.suffix.isEmpty() ? text : text + QChar(0xa0) + style.suffix;
}

namespace {

// Returns whether "1,000" means a thousand. A single point is always a decimal sign, as in
// calculators and files.
bool hasThousands(const QString& text, const QLocale& locale) {
    static const QRegularExpression pattern(QStringLiteral("^[+-]?[1-9][0-9]{0,2},[0-9]{3}$"));
    return locale.groupSeparator() == QLatin1String(",") && pattern.match(text).hasMatch();
}

} // namespace

std::optional<double> typedNumber(QString text, const QString& suffix, const QLocale& locale) {
    text = text.trimmed();
    if (!suffix.isEmpty() && text.endsWith(suffix)) text = text.chopped(suffix.size()).trimmed();
    bool sound = false;
    QString plain = text;
    // A single comma or point is a decimal sign in every locale.
    if (!hasThousands(text, locale) && plain.count(QLatin1Char(',')) + plain.count(QLatin1Char('.')) <= 1)
        plain.replace(QLatin1Char(','), QLatin1Char('.'));
    double value = QLocale::c().toDouble(plain, &sound);
    if (!sound) value = locale.toDouble(text, &sound);
    if (!sound || !std::isfinite(value)) return std::nullopt;
    return value;
}

ValueEntry::ValueEntry(QWidget* parent) : QLineEdit(parent) {
    setAlignment(Qt::AlignRight);
    setMaxLength(32);
}

void ValueEntry::setStyle(const NumberStyle& style) {
    m_style = style;
    if (!isModified()) rewrite();
}

void ValueEntry::show(double value) {
    m_value = value;
    if (hasFocus() && isModified()) return;
    setProblem({});
    rewrite();
}

void ValueEntry::showSeveral() { show(std::numeric_limits<double>::quiet_NaN()); }

void ValueEntry::rewrite() {
    const bool several = std::isnan(m_value);
    const QString text = several ? QString() : writtenNumber(m_value, m_style, QLocale());
    setPlaceholderText(several ? QStringLiteral("…") : QString());
    if (text != this->text()) setText(text);
    setModified(false);
}

void ValueEntry::setProblem(const QString& problem) {
    if (problem == m_problem) return;
    m_problem = problem;
    restyleWith(*this, "invalid", !problem.isEmpty());
}

void ValueEntry::commit() {
    if (!isModified()) return;
    const QString text = this->text();
    setModified(false);
    const std::optional<double> value = typedNumber(text, m_style.suffix, QLocale());
    if (value) emit typed(*value);
    else emit refused(text);
}

bool ValueEntry::event(QEvent* event) {
    // SPACE is not part of a number, so it taps while nothing is being typed.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space &&
        !isModified())
        return false;
    return QLineEdit::event(event);
}

void ValueEntry::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commit();
        selectAll();
        if (m_problem.isEmpty()) emit confirmed();
        return;
    case Qt::Key_Escape:
        if (!isModified() && m_problem.isEmpty()) break;
        setModified(false);
        setProblem({});
        rewrite();
        emit restored();
        return;
    case Qt::Key_Up: return emit stepsRequested(1);
    case Qt::Key_Down: return emit stepsRequested(-1);
    case Qt::Key_PageUp: return emit stepsRequested(10);
    case Qt::Key_PageDown: return emit stepsRequested(-10);
    default: break;
    }
    QLineEdit::keyPressEvent(event);
}

// Selects the entire number, including its decimals.
void ValueEntry::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QLineEdit::mouseDoubleClickEvent(event);
    selectAll();
    m_sinceDoubleClick.start();
}

// A third click keeps the selection, so that typing replaces the number.
void ValueEntry::mousePressEvent(QMouseEvent* event) {
    const bool isThird =
        m_sinceDoubleClick.isValid() && m_sinceDoubleClick.elapsed() < QApplication::doubleClickInterval();
    m_sinceDoubleClick.invalidate();
    if (event->button() != Qt::LeftButton || !isThird) QLineEdit::mousePressEvent(event);
}

void ValueEntry::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    // Deferred, because the focusing click still sets the cursor.
    QTimer::singleShot(0, this, [this] {
        if (hasFocus() && !isModified()) selectAll();
    });
}

void ValueEntry::focusOutEvent(QFocusEvent* event) {
    commit();
    QLineEdit::focusOutEvent(event);
}

void ValueEntry::changeEvent(QEvent* event) {
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !isModified()) rewrite();
}

} // namespace seiche

#include "moc_value_entry.cpp"
