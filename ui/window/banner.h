// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QToolButton;

namespace seiche {

class MessageText;

/// A non-modal message over the canvas, e.g. that a file could not be opened.
class Banner : public QFrame {
    Q_OBJECT

public:
    explicit Banner(QWidget* parent = nullptr);

    /// Shows a heading and the problems, one per line.
    void showProblems(const QString& heading, const QStringList& problems);
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void restyle();

    MessageText* m_text;
    QToolButton* m_close;
};

} // namespace seiche
