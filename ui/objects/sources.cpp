// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/sources.h"

#include "model/object_properties.h"
#include "model/objects_change.h"
#include "objects/new_objects.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double minOn = 1e-3;      // seconds; a zero duration means no end
constexpr double cyclesApart = 3.0; // of a new train

Source& sourceIn(PoolObject& object) { return std::get<Source>(object.is); }

void startAt(PoolObject& object, double now) {
    sourceIn(object).from = now;
    sourceIn(object).until = 0.0;
}

} // namespace

bool isGenerator(const PoolObject& object) {
    const Source* source = std::get_if<Source>(&object.is);
    return source && !isSteady(source->signal);
}

bool isSingle(const Source& source) { return !isSteady(source.signal) && source.every == 0.0; }

bool isOn(const Source& source, double now) {
    return now >= source.from && !(source.stops() && now >= source.until);
}

std::vector<Problem> Sources::replaceSources(PoolObjects objects, const QString& text) {
    ObjectsChange change;
    change.put = std::move(objects);
    std::vector<Problem> problems = problemsOfChange(m_session.settings(), change, "things");
    if (problems.empty()) m_session.change(change, text);
    return problems;
}

const PoolObject* Sources::generator() const {
    const PoolObject* selected = m_selection.object();
    if (selected && isGenerator(*selected)) return selected;
    const PoolObjects& all = m_session.settings().objects;
    const auto found = std::find_if(all.rbegin(), all.rend(), isGenerator);
    return found == all.rend() ? nullptr : &*found;
}

std::vector<Problem> Sources::sendPulse() {
    const PoolObject* known = generator();
    if (!known) return {};
    PoolObject object = *known;
    startAt(object, m_session.run().seconds());
    return replaceSources({object}, Selection::tr("pulse"));
}

bool Sources::canSendFromBothEnds() const {
    const PoolObject* known = generator();
    const double last = m_session.run().grid().width - 1.0;
    return known && m_session.scene() == SceneKind::String && last > 0.0 &&
           (known->x == 0.0 || known->x == last);
}

std::vector<Problem> Sources::sendFromBothEnds() {
    if (!canSendFromBothEnds()) return {};
    PoolObject here = *generator();
    const double now = m_session.run().seconds();
    startAt(here, now);
    const PoolObjects& all = m_session.settings().objects;
    const double end = m_session.run().grid().width - 1.0 - here.x;
    const auto there = std::ranges::find_if(all, [end](const PoolObject& each) {
        return std::holds_alternative<Source>(each.is) && std::abs(each.x - end) < 0.5;
    });
    PoolObject other = there == all.end() ? here : *there;
    if (there == all.end()) {
        other.x = end;
        other.name = freeName(all, kindOf(other));
    }
    startAt(other, now);
    return replaceSources({here, other}, Selection::tr("pulses from both ends"));
}

std::vector<Problem> Sources::switchNow() {
    const PoolObject* old = m_selection.object();
    if (!old || !std::holds_alternative<Source>(old->is)) return {};
    PoolObject object = *old;
    Source& source = sourceIn(object);
    const double now = m_session.run().seconds();
    if (isOn(source, now)) source.until = std::max(now, source.from + minOn);
    else startAt(object, now);
    return m_selection.replace(object);
}

std::vector<Problem> Sources::setDownwards(bool on) {
    const PoolObject* old = m_selection.object();
    if (!old || !std::holds_alternative<Source>(old->is)) return {};
    PoolObject object = *old;
    const double height = std::abs(sourceIn(object).height);
    sourceIn(object).height = on ? -height : height;
    return m_selection.replace(object);
}

std::vector<Problem> Sources::setRepeating(bool on) {
    const PoolObject* old = m_selection.object();
    if (!old || !isGenerator(*old)) return {};
    PoolObject object = *old;
    Source& source = sourceIn(object);
    const double now = m_session.run().seconds();
    if (on) {
        const double cycles = source.signal == Signal::Packet ? source.cycles : 1.0;
        source.every = roundedToTwoDigits(cyclesApart * cycles / source.hertz);
        startAt(object, now);
    } else if (source.every > 0.0) {
        source.from += source.every * std::max(0.0, std::floor((now - source.from) / source.every));
        source.every = 0.0;
    }
    return m_selection.replace(object);
}

} // namespace seiche
