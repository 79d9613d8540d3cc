// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/comparison.h"

#include <algorithm>

namespace seiche {

const Comparison::Twin* Comparison::twin(Scheme scheme) const {
    const auto found =
        std::ranges::find_if(m_twins, [&](const Twin& twin) { return twin.run.rule().scheme == scheme; });
    return found == m_twins.end() ? nullptr : &*found;
}

void Comparison::startTwin(Scheme scheme) {
    stopTwin(scheme);
    m_twins.push_back({m_main.twin(scheme), m_main.frame()});
}

void Comparison::stopTwin(Scheme scheme) {
    std::erase_if(m_twins, [&](const Twin& twin) { return twin.run.rule().scheme == scheme; });
}

void Comparison::advance(std::int64_t steps) {
    m_main.advance(steps);
    for (Twin& twin : m_twins) twin.run.advance(steps);
}

void Comparison::apply(const Pull& pull) {
    m_main.apply(pull);
    for (Twin& twin : m_twins)
        if (!twin.run.divergedAt()) twin.run.apply(pull);
}

void Comparison::apply(const Settings& settings) {
    m_main.apply(settings);
    Settings shared = settings;
    std::erase_if(shared, [](const Setting& setting) { return setting.id == "scheme"; });
    if (shared.empty()) return;
    for (Twin& twin : m_twins)
        if (!twin.run.divergedAt()) twin.run.apply(shared);
}

} // namespace seiche
