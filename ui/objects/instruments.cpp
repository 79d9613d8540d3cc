// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/instruments.h"

#include "model/limits.h"
#include "model/object_properties.h"
#include "model/objects_change.h"
#include "objects/new_objects.h"
#include "objects/selection.h"
#include "study/natural_ceiling.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace seiche {

namespace {

constexpr int beadEvery = 10; // points
// At second 0, a stopped watch needs an end after 0, because an end of 0 means running.
constexpr double atOnce = 1e-9; // seconds

bool isOf(InstrumentKind kind, const PoolObject& object) {
    const Instrument* instrument = std::get_if<Instrument>(&object.is);
    return instrument && instrument->kind == kind;
}

const PoolObject* lastOf(InstrumentKind kind, const PoolObjects& objects) {
    const auto found = std::find_if(objects.rbegin(), objects.rend(),
                                    [kind](const PoolObject& each) { return isOf(kind, each); });
    return found == objects.rend() ? nullptr : &*found;
}

// Top right, where no object is placed by default.
PoolObject newWatch(const Experiment& experiment) {
    Instrument watch;
    watch.kind = InstrumentKind::Stopwatch;
    PoolObject object;
    object.is = watch;
    const bool onString = experiment.rule.scene == SceneKind::String;
    const QPointF place(0.85 * experiment.grid.width,
                        onString ? 0.8 * naturalCeiling(experiment) : 0.08 * experiment.grid.height);
    return movedTo(object, place, experiment.rule.scene, experiment.grid);
}

} // namespace

std::vector<double> traceOf(const Simulation& run) {
    const int points = run.grid().width;
    const int count = std::clamp(points, 2, static_cast<int>(limits::traceHeights));
    std::vector<double> heights;
    for (int i = 0; i < count; ++i) {
        const double point = std::round(static_cast<double>(i) * (points - 1) / (count - 1));
        char text[32];
        std::snprintf(text, sizeof text, "%.6g", run.height(static_cast<int>(point)));
        heights.push_back(std::strtod(text, nullptr));
    }
    return heights;
}

const PoolObject* Instruments::watch() const {
    const PoolObject* selected = Selection::of(m_session).object();
    if (selected && isOf(InstrumentKind::Stopwatch, *selected)) return selected;
    return lastOf(InstrumentKind::Stopwatch, m_session.settings().objects);
}

const PoolObject* Instruments::frozen() const {
    return lastOf(InstrumentKind::Trace, m_session.settings().objects);
}

void Instruments::replaceObject(const PoolObject& object, const QString& text) {
    const ObjectsChange change{{object}, {}, {}};
    if (problemsOfChange(m_session.settings(), change, "things").empty()) m_session.change(change, text);
}

void Instruments::startOrStopWatch() {
    const PoolObject* known = watch();
    PoolObject object = known ? *known : newWatch(m_session.settings());
    Instrument& watch = std::get<Instrument>(object.is);
    const double now = m_session.run().seconds();
    if (!known) {
        object.name = freeName(m_session.settings().objects, kindOf(object));
        watch.from = now;
    } else if (watch.isStopped(now) || now < watch.from) {
        watch.from = std::max(0.0, now - watch.elapsed(now));
        watch.until = 0.0;
    } else {
        watch.until = std::max(now, atOnce);
    }
    replaceObject(object, Selection::tr("stopwatch"));
}

void Instruments::resetWatch() {
    const PoolObject* known = watch();
    if (!known) return;
    PoolObject object = *known;
    Instrument& watch = std::get<Instrument>(object.is);
    const double now = m_session.run().seconds();
    const bool stands = watch.isStopped(now);
    watch.from = now;
    watch.until = stands ? std::max(now, atOnce) : 0.0;
    replaceObject(object, Selection::tr("stopwatch"));
}

void Instruments::setFrozen(bool on) {
    if (on == isFrozen() || m_session.scene() != SceneKind::String) return;
    if (!on) return m_session.change(ObjectsChange{{}, {}, {frozen()->name}}, Selection::tr("keep trace"));
    if (m_session.run().divergedAt()) return;
    PoolObject object;
    Instrument trace;
    trace.kind = InstrumentKind::Trace;
    trace.heights = traceOf(m_session.run());
    object.is = trace;
    object.name = freeName(m_session.settings().objects, kindOf(object));
    replaceObject(object, Selection::tr("keep trace"));
}

void Instruments::setBeads(bool on) { m_session.set({{"preview.beads", on ? double{beadEvery} : 0.0}}); }

} // namespace seiche
