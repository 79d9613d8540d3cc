// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstddef>
#include <vector>

namespace seiche {

/// The steps of a lesson as a row of dots: filled if passed, larger for the current step. Shows
/// nothing if there is no room for all of them.
class StepDots : public QWidget {
    Q_OBJECT

public:
    explicit StepDots(QWidget* parent = nullptr);

    /// Sets which steps are passed. `current` counts from 0; a value beyond the last step marks none.
    void setSteps(std::vector<bool> passed, std::size_t current);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<bool> m_passed;
    std::size_t m_current = 0;
};

} // namespace seiche
