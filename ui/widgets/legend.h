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

/// The line above a chart: what is drawn, and which curve is which, by colour and line style.
///
/// Goes on in a second line when there is no room.
class Legend : public QWidget {
public:
    struct Entry {
        QString name;
        std::optional<Trace> trace; ///< nothing: the thin quiet line of what is exact
        Drawn drawn = Drawn::Line;  ///< as what the sample is drawn
        QColor colour{};            ///< valid: instead of the colour of the trace
    };

    explicit Legend(QWidget* parent = nullptr);

    void setTexts(const QString& title, std::vector<Entry> entries);
    /// Draws it, this wide, from the painter's origin on, whether it is shown or not.
    void paintOn(QPainter& painter, int width) const { layOut(width, &painter); }

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
