// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QLabel>

namespace seiche {

/// An equation on the page, in the theme's colour, sized for the surrounding text and scaled down
/// if necessary.
///
/// Its words are its accessible name and tooltip, and can be shown below.
class EquationView : public QWidget {
    Q_OBJECT

public:
    EquationView(const QString& name, const QString& words, QWidget* parent = nullptr);

    const QString& name() const { return m_name; }
    /// Sets the size of the surrounding text, in pixels. Also applies a changed theme.
    void setTextSize(double pixels);
    void showWords(bool shown);
    const QString& words() const { return m_said; }
    /// State as a search hit. `Present` shows the words.
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
    QSizeF m_natural; ///< size in points
    bool m_areWordsRequested = false;
    Found m_found = Found::No;
    double m_textSize = 16.0;
    QColor m_drawnIn;
    double m_drawnAt = 0.0; ///< screen pixels per point of the cached picture
    QLabel* m_picture;
    QLabel* m_words;
};

} // namespace seiche
