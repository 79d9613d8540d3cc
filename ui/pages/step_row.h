// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/theory_text.h"

#include <QWidget>

#include <vector>

class QBoxLayout;

namespace seiche {

class EquationView;
class MiniatureCard;
class Prose;

/// A step of the derivation: paragraphs and equations, with the miniature beside them or, in a
/// narrow row, below.
class StepRow : public QWidget {
    Q_OBJECT

public:
    /// `title` is the title of the section for its first step, else empty.
    StepRow(const TheoryText::Step& step, const QString& title, const QMap<QString, QString>& spoken,
            QWidget* parent = nullptr);

    const std::vector<Prose*>& prose() const { return m_prose; }
    const std::vector<EquationView*>& equations() const { return m_equations; }
    /// Texts and equations in reading order.
    const std::vector<QWidget*>& parts() const { return m_parts; }
    MiniatureCard* miniature() const { return m_miniature; }
    /// Sets the text size and applies a changed theme, at the next `write`: each text is laid out
    /// once, at its final width. `hold` suspends the layout until then.
    void setTextSize(double pixels);
    void hold();
    void write();
    /// Moves a miniature beside the text along with the reader, down to `top`: the upper edge of
    /// the visible part, in row coordinates.
    void follow(int top);

signals:
    void linkChosen(const QUrl& link);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void place();

    QBoxLayout* m_layout;
    QWidget* m_side = nullptr; ///< column of the miniature, as high as the row
    int m_top = 0;
    double m_textSize = 16.0;
    std::vector<Prose*> m_prose;
    std::vector<EquationView*> m_equations;
    std::vector<QWidget*> m_parts;
    MiniatureCard* m_miniature = nullptr;
};

} // namespace seiche
