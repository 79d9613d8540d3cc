// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

namespace seiche {

/// The answers of a vote, with bars and counts.
class VoteBars : public QWidget {
    Q_OBJECT

public:
    explicit VoteBars(QWidget* parent = nullptr);

    /// `votes`: one per answer, or empty to hide the bars. `right`: the marked answer.
    void show(const QStringList& answers, const std::vector<int>& votes, std::optional<int> right);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {sizeHint().width() / 2, sizeHint().height() / 2}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Text and bar rectangles of the first answer.
    struct Places {
        QRectF words;
        QRectF bar;
    };
    /// `each` is the height per answer.
    Places placesIn(double each) const;

    QStringList m_answers;
    std::vector<int> m_votes;
    std::optional<int> m_right;
};

} // namespace seiche
