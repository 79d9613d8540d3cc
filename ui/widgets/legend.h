// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/tokens.h"
#include "widgets/chart.h"

#include <QColor>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace seiche {

/// Legend above a chart: names of the curves with colour and line style. Continues in a second line
/// if space is short.
class Legend : public QWidget {
public:
    struct Entry {
        QString name;
        std::optional<Trace> trace; ///< empty: the thin quiet line of exact values
        Drawn drawn = Drawn::Line;  ///< style of the sample
        QColor colour{};            ///< replaces the trace colour if valid
    };

    explicit Legend(QWidget* parent = nullptr);

    void setTexts(const QString& title, std::vector<Entry> entries);
    /// Draws the legend from the painter's origin with this width, even if it is hidden.
    void paintOn(QPainter& painter, int width) const { layOut(width, &painter); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Draws the legend, or only measures it if `painter` is null. Returns the height.
    int layOut(int width, QPainter* painter) const;

    QString m_title;
    std::vector<Entry> m_entries;
};

} // namespace seiche
