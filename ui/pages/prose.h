// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace seiche {

/// A piece of text that is exactly as high as it needs at its width and scrolls with the page around it.
///
/// Its links can be reached with Tab. A look that changes is seen with the next `setTextSize` and `write`.
class Prose : public QTextBrowser {
    Q_OBJECT

public:
    explicit Prose(const QString& html, QWidget* parent = nullptr);

    /// Written with the next `write`; until then a change of its width does not matter.
    void setTextSize(double pixels);
    /// Its look is about to change.
    void hold() { m_stale = true; }
    void write();

signals:
    /// The focus has come to a link, or gone on to another one.
    void linkReached();

protected:
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QString m_html;
    QString m_written; ///< the style it was last written in
    bool m_stale = true;
    double m_textSize = 16.0;
};

} // namespace seiche
