// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/number_by_trial.h"

#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace seiche {

std::string numberByTrial(double number, bool plain) {
    SEICHE_EXPECTS(std::isfinite(number) && number != 0.0);
    constexpr int maxDigits = 17; // always sufficient to identify a double
    char text[400];               // the smallest number has 324 decimal places
    int digits = 1;
    for (;; ++digits) {
        std::snprintf(text, sizeof text, "%.*e", digits - 1, number);
        if (digits == maxDigits || std::strtod(text, nullptr) == number) break;
    }
    const std::string scientific = text;
    const int exponent = std::atoi(scientific.c_str() + scientific.find('e') + 1);
    std::snprintf(text, sizeof text, "%.*f", std::max(0, digits - 1 - exponent), number);
    const std::string fixed = text;
    return plain || fixed.size() <= scientific.size() ? fixed : scientific;
}

} // namespace seiche
