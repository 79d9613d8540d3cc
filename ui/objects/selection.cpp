// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/selection.h"

#include "model/object_properties.h"
#include "model/objects_change.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Kinds of strokes for undo, apart from those of fingers.
constexpr int moving = 1'000'001;
constexpr int turning = 1'000'002;
constexpr int resizing = 1'000'003;
constexpr double leastSize = 1.0;
constexpr double mostSize = 1e5;
constexpr double beside = 14.0; // cells from an object to its copy

std::string freeProbeName(const Experiment& experiment) {
    for (int i = 0;; ++i) {
        const std::string name = i < 26 ? std::string(1, static_cast<char>('A' + i)) : "P" + std::to_string(i);
        const bool taken =
            std::ranges::any_of(experiment.probes, [&](const Probe& p) { return p.name == name; }) ||
            findObject(experiment.objects, name);
        if (!taken) return name;
    }
}

} // namespace

PoolObject resized(PoolObject object, double factor) {
    const auto scale = [factor](double& size) { size = std::clamp(size * factor, leastSize, mostSize); };
    const auto scaleShape = [&](Shape& shape) {
        scale(shape.width);
        if (shape.form != Form::Line) scale(shape.height);
        for (Spot& spot : shape.path) spot = {spot.x * factor, spot.y * factor};
    };
    std::visit(ForEachKind{[&](Outlined auto& outlined) { scaleShape(outlined.shape); },
                           [&](Source& source) {
                               scale(source.form == SourceForm::Line ? source.length : source.width);
                           },
                           [&](Instrument& instrument) { scale(instrument.length); }},
               object.is);
    return object;
}

Selection& Selection::of(Session& session) {
    if (Selection* known = session.findChild<Selection*>(QString(), Qt::FindDirectChildrenOnly)) return *known;
    return *new Selection(session);
}

Selection::Selection(Session& session) : QObject(&session), m_session(session) {
    connect(&session, &Session::runReplaced, this, [this] { select({}); });
    connect(&session, &Session::settingsChanged, this, &Selection::changed);
}

void Selection::setArranging(bool on) {
    if (on == m_arranging && !m_painting) return;
    m_arranging = on;
    m_painting = false;
    emit changed();
}

void Selection::setPainting(bool on) {
    if (on == m_painting) return;
    m_painting = on;
    emit changed();
}

void Selection::select(const std::string& name) {
    if (name == m_name) return;
    m_name = name;
    emit changed();
}

void Selection::step(int by) {
    const Experiment& experiment = m_session.settings();
    std::vector<std::string> names;
    for (const PoolObject& object : experiment.objects) names.push_back(object.name);
    for (const Probe& probe : experiment.probes) names.push_back(probe.name);
    if (names.empty()) return;
    const auto found = std::ranges::find(names, m_name);
    const auto count = static_cast<std::ptrdiff_t>(names.size());
    const std::ptrdiff_t at = found == names.end() ? (by > 0 ? -1 : 0) : found - names.begin();
    m_arranging = true;
    m_name = names[static_cast<std::size_t>(((at + by) % count + count) % count)];
    emit changed();
}

const PoolObject* Selection::object() const { return findObject(m_session.settings().objects, m_name); }

const Probe* Selection::probe() const {
    const auto& probes = m_session.settings().probes;
    const auto found = std::ranges::find(probes, m_name, &Probe::name);
    return found == probes.end() ? nullptr : &*found;
}

std::vector<Problem> Selection::apply(const ObjectsChange& change, const QString& text, int stroke) {
    std::vector<Problem> problems = problemsOfChange(m_session.settings(), change, "things");
    if (problems.empty()) m_session.change(change, text, stroke);
    return problems;
}

std::vector<Problem> Selection::replace(const PoolObject& object, int stroke) {
    const PoolObject* old = this->object();
    if (!old || *old == object) return {};
    ObjectsChange change;
    change.put.push_back(object);
    if (object.name != m_name) change.remove.push_back(m_name);
    std::vector<Problem> problems = apply(change, tr("change of an object"), stroke);
    if (problems.empty()) select(object.name);
    return problems;
}

std::vector<Problem> Selection::replace(const Probe& probe) {
    ObjectsChange change;
    change.probes.push_back(probe);
    if (probe.name != m_name) change.remove.push_back(m_name);
    std::vector<Problem> problems = apply(change, tr("change of a probe"));
    if (problems.empty()) select(probe.name);
    return problems;
}

std::vector<Problem> Selection::add(PoolObject object) {
    const Experiment& experiment = m_session.settings();
    object.name = freeName(experiment.objects, kindOf(object));
    std::vector<Problem> problems = apply({{object}, {}, {}}, tr("new object"));
    if (!problems.empty()) return problems;
    m_arranging = true;
    m_name = object.name;
    emit changed();
    return {};
}

std::vector<Problem> Selection::addProbe(int x, int y) {
    const Probe probe{freeProbeName(m_session.settings()), x, y};
    std::vector<Problem> problems = apply({{}, {probe}, {}}, tr("new probe"));
    if (!problems.empty()) return problems;
    m_arranging = true;
    m_name = probe.name;
    emit changed();
    return {};
}

void Selection::copy() {
    const Grid& grid = m_session.run().grid();
    const auto shifted = [](double at, int size) {
        return at + beside <= size - 1 ? at + beside : std::max(0.0, at - beside);
    };
    if (const PoolObject* old = object()) {
        PoolObject another = *old;
        another.x = shifted(old->x, grid.width);
        another.y = shifted(old->y, grid.height);
        add(another);
    } else if (const Probe* known = probe()) {
        addProbe(static_cast<int>(shifted(known->x, grid.width)),
                 static_cast<int>(shifted(known->y, grid.height)));
    }
}

void Selection::remove() {
    if (isEmpty()) return;
    const std::string gone = m_name;
    m_name.clear();
    apply({{}, {}, {gone}}, tr("removal of an object"));
    emit changed();
}

void Selection::moveBy(double x, double y) {
    const Grid& grid = m_session.run().grid();
    const auto inside = [](double at, int size) { return std::clamp(at, 0.0, size - 1.0); };
    if (const PoolObject* old = object()) {
        PoolObject moved = *old;
        moved.x = inside(old->x + x, grid.width);
        moved.y = inside(old->y + y, grid.height);
        if (Source* source = std::get_if<Source>(&moved.is)) {
            source->to.x = inside(source->to.x + x, grid.width);
            source->to.y = inside(source->to.y + y, grid.height);
        }
        replace(moved, moving);
    } else if (const Probe* known = probe()) {
        replace(Probe{known->name, static_cast<int>(std::lround(inside(known->x + x, grid.width))),
                      static_cast<int>(std::lround(inside(known->y + y, grid.height)))});
    }
}

void Selection::turnBy(double degrees) {
    const PoolObject* old = object();
    const ObjectProperty* angle = old ? findProperty(*old, "angle") : nullptr;
    if (!angle || !applies(*angle, *old)) return;
    PoolObject turned = *old;
    turned.angle = std::remainder(old->angle + degrees, 360.0);
    replace(turned, turning);
}

void Selection::resizeBy(double factor) {
    if (const PoolObject* old = object()) replace(resized(*old, factor), resizing);
}

} // namespace seiche

#include "moc_selection.cpp"
