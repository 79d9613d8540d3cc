// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTextEdit>

namespace seiche {

/// A heading with lines below, readable and selectable.
///
/// It never needs extra width, because long words break. The height fits the text up to a maximum
/// number of lines, the rest scrolls.
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
