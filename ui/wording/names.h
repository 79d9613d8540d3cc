// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parameter.h"

#include <QString>

namespace seiche {

/// What the schemes are called on the screen: "leapfrog", "textbook Euler", in the language of the moment.
QString nameOf(Scheme scheme);
QString nameOf(Edge edge);
QString nameOf(Stencil stencil);
QString nameOf(PullShape shape);
QString nameOf(PullMode mode);

/// A parameter's texts in the language of the moment.
QString nameOf(const Parameter& parameter);
QString unitOf(const Parameter& parameter);
QString descriptionOf(const Parameter& parameter);

} // namespace seiche
