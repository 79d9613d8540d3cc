// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/tokens.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace seiche {

/// The line above a chart: what is drawn, and which curve is which, by colour and line style.
///
/// Goes on in a second line when there is no room.
class Legend : public QWidget {
public:
    struct Entry {
        QString name;
        std::optional<Trace> trace; ///< nothing: the thin quiet line of what is exact
    };

    explicit Legend(QWidget* parent = nullptr);

    void setTexts(const QString& title, std::vector<Entry> entries);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Draws, or only measures without a painter; the height it takes.
    int layOut(int width, QPainter* painter) const;

    QString m_title;
    std::vector<Entry> m_entries;
};

} // namespace seiche
