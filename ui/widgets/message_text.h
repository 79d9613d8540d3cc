// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTextEdit>

namespace seiche {

/// A heading and lines below it, to be read and copied.
///
/// It never asks for more width than it gets: a word that is longer than the line is broken. It is as high as
/// its text, up to some lines; the rest is scrolled to.
class MessageText : public QTextEdit {
    Q_OBJECT

public:
    explicit MessageText(QWidget* parent = nullptr);

    void setMessage(const QString& heading, const QStringList& lines);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();

    QString m_heading;
    QStringList m_lines;
};

} // namespace seiche
