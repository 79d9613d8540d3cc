// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace seiche {

/// A piece of text that is exactly as high as it needs at its width and scrolls with the page around it.
///
/// Its links can be reached with Tab.
class Prose : public QTextBrowser {
    Q_OBJECT

public:
    explicit Prose(const QString& html, QWidget* parent = nullptr);

    void setTextSize(double pixels);

signals:
    /// The focus has come to a link, or gone on to another one.
    void linkReached();

protected:
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void write();
    void fit();

    QString m_html;
    double m_textSize = 0.0;
};

} // namespace seiche
