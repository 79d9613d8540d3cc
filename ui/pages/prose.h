// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace seiche {

/// A text exactly as high as necessary for its width, without its own scroll bars.
///
/// Tab reaches its links. `setTextSize` and `write` apply a changed theme.
class Prose : public QTextBrowser {
    Q_OBJECT

public:
    explicit Prose(const QString& html, QWidget* parent = nullptr);

    /// Sets the size for the next `write`. Until then a new width has no effect.
    void setTextSize(double pixels);
    /// Suspends the layout until `write`, before a theme change.
    void hold() { m_stale = true; }
    void write();

signals:
    /// Emitted when a link receives the focus.
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
    QString m_written; ///< style of the last `write`
    bool m_stale = true;
    double m_textSize = 16.0;
};

} // namespace seiche
