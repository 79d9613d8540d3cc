// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/wrapped_label.h"

namespace seiche {

/// Says below fields what is wrong with what was typed; hidden where nothing is.
class ProblemLabel : public WrappedLabel {
public:
    explicit ProblemLabel(QWidget* parent);

    /// Empty: nothing.
    void say(const QString& problem);
};

} // namespace seiche
