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

/// One step of the derivation: its paragraphs and equations, and its miniature beside them, or below where
/// there is little room.
class StepRow : public QWidget {
    Q_OBJECT

public:
    /// `title`: of the section, for its first step; else empty.
    StepRow(const TheoryText::Step& step, const QString& title, const QMap<QString, QString>& spoken,
            QWidget* parent = nullptr);

    const std::vector<Prose*>& prose() const { return m_prose; }
    const std::vector<EquationView*>& equations() const { return m_equations; }
    /// Both in the order of reading.
    const std::vector<QWidget*>& parts() const { return m_parts; }
    MiniatureCard* miniature() const { return m_miniature; }
    /// Seen with the next `write`, as a changed look is: texts are laid out once the row has its width. With
    /// `hold` they wait for it, too.
    void setTextSize(double pixels);
    void hold();
    void write();
    /// Beside the text the miniature goes along with the reader: as far down as `top`, the upper edge of what
    /// can be seen, in this row's coordinates.
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
    QWidget* m_side = nullptr; ///< where the miniature is, higher than it where the text is
    int m_top = 0;
    double m_textSize = 16.0;
    std::vector<Prose*> m_prose;
    std::vector<EquationView*> m_equations;
    std::vector<QWidget*> m_parts;
    MiniatureCard* m_miniature = nullptr;
};

} // namespace seiche
