// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

namespace seiche {

/// The answers of a vote, each with a bar and the number of those who chose it.
class VoteBars : public QWidget {
    Q_OBJECT

public:
    explicit VoteBars(QWidget* parent = nullptr);

    /// `votes`: one for each answer; empty: no bars are shown. `right`: the answer that is marked.
    void show(const QStringList& answers, const std::vector<int>& votes, std::optional<int> right);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {sizeHint().width() / 2, sizeHint().height() / 2}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Where the words and the bar of the first answer are.
    struct Places {
        QRectF words;
        QRectF bar;
    };
    /// `each`: the height there is for an answer.
    Places placesIn(double each) const;

    QStringList m_answers;
    std::vector<int> m_votes;
    std::optional<int> m_right;
};

} // namespace seiche
