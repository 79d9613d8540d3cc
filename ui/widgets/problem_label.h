// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/wrapped_label.h"

namespace seiche {

/// Label below input fields with the error of the input. Hidden if there is none.
class ProblemLabel : public WrappedLabel {
public:
    explicit ProblemLabel(QWidget* parent);

    /// Shows a problem. Empty if none.
    void showProblem(const QString& problem);
};

} // namespace seiche
