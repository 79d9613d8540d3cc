// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QLabel>

namespace seiche {

/// An equation on the page, in the theme's colour and sized for the text around it; narrower where there is no
/// room.
///
/// Its words are its accessible name and its tool tip, and can be shown below it.
class EquationView : public QWidget {
    Q_OBJECT

public:
    EquationView(const QString& name, const QString& words, QWidget* parent = nullptr);

    const QString& name() const { return m_name; }
    /// The size of the text around it, in pixels. A look that changes is seen with the next call.
    void setTextSize(double pixels);
    void showWords(bool shown);
    const QString& words() const { return m_said; }
    /// A search has found its words; the present hit shows them.
    enum class Found { No, Yes, Present };
    void setFound(Found found);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void draw();

    void showOrHideWords();

    QString m_name;
    QString m_said;
    QSizeF m_natural; ///< in points
    bool m_wordsWanted = false;
    Found m_found = Found::No;
    double m_textSize = 16.0;
    QColor m_drawnIn;
    double m_drawnAt = 0.0; ///< pixels of the screen a point
    QLabel* m_picture;
    QLabel* m_words;
};

} // namespace seiche
