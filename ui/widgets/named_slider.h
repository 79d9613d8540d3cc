// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/value_entry.h"
#include "widgets/value_slider.h"

#include <QLabel>
#include <QWidget>

class QStackedLayout;

namespace seiche {

/// A slider below its name and its value in words.
///
/// A click on the words, or Return at the slider, replaces the words by an input field. Problems
/// appear as a tooltip, so nothing moves. The owner calls `show` after every change.
class NamedSlider : public QWidget {
    Q_OBJECT

public:
    explicit NamedSlider(const char* name, QWidget* parent = nullptr);
    ~NamedSlider() override;

    void setName(const QString& name, const QString& help);
    /// Shows the value: on the slider, as a number in the field, and in words. If these are too long
    /// for the row, the short words appear.
    void show(double onSlider, double inField, const NumberStyle& style, const QString& words,
              const QString& shortWords);
    /// Shows why a typed value was refused, and keeps the field open.
    void setProblem(const QString& problem);
    ValueSlider* slider() const { return m_slider; }
    ValueEntry* entry() const { return m_entry; }
    QString words() const { return m_words->text(); }
    /// Returns the width at which the name and the short words fit.
    int fittingWidth() const;

signals:
    /// Emitted with a value of the slider.
    void chosen(double value);
    /// Emitted with a number from the field.
    void typed(double number);
    /// Emitted with a text from the field that is not a number.
    void refused(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    using QWidget::show;
    void edit();
    void endEditing();
    void restyle();
    void showWords();

    QString m_longWords, m_shortWords;
    QLabel* m_name;
    QLabel* m_words;
    ValueEntry* m_entry;
    ValueSlider* m_slider;
    QStackedLayout* m_value; ///< words or field
};

} // namespace seiche
