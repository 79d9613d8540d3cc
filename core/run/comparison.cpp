// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/comparison.h"

#include <algorithm>

namespace seiche {

bool takesTwin(const Rule& rule, Scheme scheme) {
    if (rule.arithmetic == Arithmetic::Integer) return false;
    const bool implicit = scheme == Scheme::ImplicitEuler || scheme == Scheme::Trapezoid;
    return rule.medium == Medium::String || !implicit;
}

const Comparison::Twin* Comparison::twin(Scheme scheme) const {
    const auto found =
        std::ranges::find_if(m_twins, [&](const Twin& twin) { return twin.run.rule().scheme == scheme; });
    return found == m_twins.end() ? nullptr : &*found;
}

void Comparison::startTwin(Scheme scheme) {
    stopTwin(scheme);
    if (!takesTwin(m_main.rule(), scheme)) return;
    m_twins.push_back({m_main.twin(scheme), m_main.frame()});
}

void Comparison::stopTwin(Scheme scheme) {
    std::erase_if(m_twins, [&](const Twin& twin) { return twin.run.rule().scheme == scheme; });
}

void Comparison::advance(std::int64_t steps) {
    m_main.advance(steps);
    for (Twin& twin : m_twins) twin.run.advance(steps);
}

void Comparison::apply(const Change& change) {
    m_main.apply(change);
    for (Twin& twin : m_twins)
        if (!twin.run.divergedAt()) twin.run.apply(change);
}

void Comparison::holdUntil(std::size_t event, std::int64_t frame) {
    m_main.holdUntil(event, frame);
    for (Twin& twin : m_twins)
        if (!twin.run.divergedAt()) twin.run.holdUntil(event, frame);
}

void Comparison::actNow() {
    m_main.actNow();
    for (Twin& twin : m_twins) twin.run.actNow();
}

std::size_t Comparison::Moment::bytes() const {
    std::size_t sum = main.bytes();
    for (const TwinMoment& twin : twins) sum += twin.run.bytes();
    return sum;
}

Comparison::Moment Comparison::moment() const {
    Moment moment{m_main.moment(), {}};
    for (const Twin& twin : m_twins)
        moment.twins.push_back({twin.run.rule().scheme, twin.startedAt, twin.run.moment()});
    return moment;
}

void Comparison::returnTo(const Moment& moment, const std::vector<Event>& log) {
    m_main.returnTo(moment.main, log);
    m_twins.clear();
    for (const TwinMoment& twin : moment.twins) {
        m_twins.push_back({m_main.twin(twin.scheme), twin.startedAt});
        m_twins.back().run.returnTo(twin.run, log);
    }
}

} // namespace seiche
