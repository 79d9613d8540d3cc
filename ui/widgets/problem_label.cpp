// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/problem_label.h"

#include "theme/theme.h"

namespace seiche {

ProblemLabel::ProblemLabel(QWidget* parent) : WrappedLabel(parent) {
    setProperty("type", "small");
    hide();
    const auto restyle = [this] {
        QPalette inks = palette();
        inks.setColor(QPalette::WindowText, Theme::current().tokens().unstable);
        setPalette(inks);
    };
    connect(&Theme::current(), &Theme::changed, this, restyle);
    restyle();
}

void ProblemLabel::showProblem(const QString& problem) {
    setText(problem);
    setVisible(!problem.isEmpty());
}

} // namespace seiche
