// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/selection.h"

#include "model/limits.h"
#include "model/object_properties.h"
#include "model/objects_change.h"
#include "study/natural_ceiling.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Kinds of strokes for undo, apart from those of fingers.
constexpr int moving = 1'000'001;
constexpr int turning = 1'000'002;
constexpr int resizing = 1'000'003;
constexpr double leastSize = 1.0;
constexpr double leastLength = 0.01; // of an instrument, which may measure heights
constexpr double mostSize = 1e5;
constexpr double beside = 14.0;      // cells from an object to its copy
constexpr double heightSteps = 40.0; // from rest to the ceiling
constexpr double nearEnd = 0.03;     // parts of a string

// A scale measures points when it lies and heights when it stands: about as long on the screen as before.
PoolObject laidOrStoodUp(PoolObject object, const Experiment& experiment) {
    const bool stood = isUpright(object);
    object.angle = stood ? 0.0 : 90.0;
    const double heightsPerPoint = 2.0 * naturalCeiling(experiment) / std::max(1, experiment.grid.width - 1);
    Instrument& instrument = std::get<Instrument>(object.is);
    instrument.length *= stood ? 1.0 / heightsPerPoint : heightsPerPoint;
    instrument.length = std::clamp(instrument.length, leastLength, mostSize);
    return object;
}

// The whole cell that is nearest and has no other probe at it or so close that their signs would cover each
// other; where there is none, the cell itself.
Probe besideOthers(Probe probe, const std::vector<Probe>& others, const Grid& grid) {
    const int apart = std::max(1, static_cast<int>(0.03 * std::max(grid.width, grid.height)));
    const auto isFree = [&](int x) {
        return x >= 0 && x < grid.width && std::ranges::none_of(others, [&](const Probe& other) {
                   return std::hypot(other.x - x, other.y - probe.y) < apart;
               });
    };
    for (int way = 0; way < grid.width; ++way)
        for (const int x : {probe.x + way, probe.x - way})
            if (isFree(x)) {
                probe.x = x;
                return probe;
            }
    return probe;
}

// Further to the right when another one has its very place.
PoolObject besideOthers(PoolObject object, const Experiment& experiment) {
    const Grid& grid = experiment.grid;
    const SceneKind scene = experiment.rule.scene;
    const double step = std::max(2.0, std::round(0.05 * grid.width));
    const bool isSource = std::holds_alternative<Source>(object.is);
    const auto isTaken = [&](const PoolObject& other) {
        // On a string a source stands at its very point, whatever else is there.
        if (scene == SceneKind::String && isSource != std::holds_alternative<Source>(other.is)) return false;
        const QPointF way = placeOf(other, scene) - placeOf(object, scene);
        return std::abs(way.x()) < 1.0 && std::abs(way.y()) < 1.0;
    };
    PoolObject moved = object;
    while (std::ranges::any_of(experiment.objects, isTaken) && object.x + step <= grid.width - 1) {
        const QPointF next = placeOf(object, scene) + QPointF(step, 0);
        object = movedTo(object, next, scene, grid);
    }
    return std::ranges::any_of(experiment.objects, isTaken) ? moved : object;
}

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
                               if (source.form == SourceForm::Held)
                                   source.height =
                                       std::clamp(source.height * factor, -limits::height, limits::height);
                               else scale(source.form == SourceForm::Line ? source.length : source.width);
                           },
                           [&](Instrument& instrument) {
                               instrument.length =
                                   std::clamp(instrument.length * factor, leastLength, mostSize);
                               instrument.climb *= factor;
                           }},
               object.is);
    return object;
}

PoolObject movedTo(PoolObject object, QPointF place, SceneKind scene, const Grid& grid) {
    const auto inside = [](double at, int size) { return std::clamp(at, 0.0, size - 1.0); };
    const double x = inside(place.x(), grid.width);
    Instrument* instrument = std::get_if<Instrument>(&object.is);
    if (scene == SceneKind::String) {
        if (Source* source = std::get_if<Source>(&object.is))
            source->to.x = inside(source->to.x + x - object.x, grid.width);
        object.x = x;
        if (instrument) instrument->rise = std::clamp(place.y(), -limits::height, limits::height);
        return object;
    }
    const double y = inside(place.y(), grid.height);
    if (Source* source = std::get_if<Source>(&object.is))
        source->to = {inside(source->to.x + x - object.x, grid.width),
                      inside(source->to.y + y - object.y, grid.height)};
    object.x = x;
    object.y = y;
    return object;
}

PoolObject snappedToEnd(PoolObject object, SceneKind scene, const Grid& grid) {
    if (scene != SceneKind::String || !std::holds_alternative<Source>(object.is)) return object;
    const double last = grid.width - 1.0;
    if (object.x <= nearEnd * last) object.x = 0.0;
    else if (object.x >= (1.0 - nearEnd) * last) object.x = last;
    return object;
}

QPointF placeOf(const PoolObject& object, SceneKind scene) {
    if (scene == SceneKind::Pool) return {object.x, object.y};
    const Instrument* instrument = std::get_if<Instrument>(&object.is);
    return {object.x, instrument ? instrument->rise : 0.0};
}

Selection& Selection::of(Session& session) {
    if (Selection* known = session.findChild<Selection*>(QString(), Qt::FindDirectChildrenOnly)) return *known;
    return *new Selection(session);
}

Selection::Selection(Session& session) : QObject(&session), m_session(session) {
    connect(&session, &Session::runReplaced, this, [this] {
        giveUpPlacing();
        select({});
    });
    connect(&session, &Session::settingsChanged, this, &Selection::changed);
}

void Selection::setArranging(bool on) {
    if (on == m_arranging && !m_painting && !m_toPlace) return;
    m_arranging = on;
    m_painting = false;
    m_toPlace.reset();
    emit changed();
}

void Selection::setPainting(bool on) {
    if (on == m_painting) return;
    m_painting = on;
    if (on) m_toPlace.reset();
    emit changed();
}

void Selection::place(const PoolObject& object) {
    m_painting = false;
    m_toPlace = object;
    emit changed();
}

void Selection::placeProbe() {
    m_painting = false;
    m_toPlace = Probe();
    emit changed();
}

std::variant<PoolObject, Probe> Selection::placedAt(QPointF place) const {
    const Grid& grid = m_session.run().grid();
    if (const PoolObject* object = std::get_if<PoolObject>(&*m_toPlace)) {
        const QPointF whole(std::round(place.x()), place.y());
        const SceneKind scene = m_session.scene();
        return besideOthers(snappedToEnd(movedTo(*object, whole, scene, grid), scene, grid),
                            m_session.settings());
    }
    const auto inside = [](double at, int size) {
        return static_cast<int>(std::lround(std::clamp(at, 0.0, size - 1.0)));
    };
    Probe probe;
    probe.x = inside(place.x(), grid.width);
    // Beside a string, y is a height.
    if (m_session.scene() == SceneKind::Pool) probe.y = inside(place.y(), grid.height);
    return besideOthers(probe, m_session.settings().probes, grid);
}

void Selection::putAt(QPointF place) {
    const auto placed = placedAt(place);
    m_toPlace.reset();
    if (const Probe* probe = std::get_if<Probe>(&placed)) {
        addProbe(probe->x, probe->y);
        return askForProbes();
    }
    PoolObject object = std::get<PoolObject>(placed);
    // A stopwatch is started by putting it.
    Instrument* instrument = std::get_if<Instrument>(&object.is);
    if (instrument && instrument->kind == InstrumentKind::Stopwatch)
        instrument->from = m_session.run().seconds();
    // So is a source on a string.
    Source* source = std::get_if<Source>(&object.is);
    if (source && m_session.scene() == SceneKind::String) source->from = m_session.run().seconds();
    add(object);
}

void Selection::giveUpPlacing() {
    if (!m_toPlace) return;
    m_toPlace.reset();
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
    const SceneKind scene = m_session.scene();
    if (const PoolObject* old = object()) {
        const double unit =
            scene == SceneKind::Pool ? 1.0 : -naturalCeiling(m_session.settings()) / heightSteps;
        replace(movedTo(*old, placeOf(*old, scene) + QPointF(x, unit * y), scene, grid), moving);
    } else if (const Probe* known = probe()) {
        replace(Probe{known->name, static_cast<int>(std::lround(inside(known->x + x, grid.width))),
                      static_cast<int>(std::lround(inside(known->y + y, grid.height)))});
    }
}

void Selection::turnBy(double degrees) {
    const PoolObject* old = object();
    const ObjectProperty* angle = old ? findProperty(*old, "angle") : nullptr;
    const SceneKind scene = m_session.scene();
    if (!angle || !applies(*angle, *old, scene)) return;
    PoolObject turned = *old;
    if (scene == SceneKind::Pool) turned.angle = std::remainder(old->angle + degrees, 360.0);
    else turned = laidOrStoodUp(*old, m_session.settings());
    replace(turned, turning);
}

void Selection::resizeBy(double factor) {
    if (const PoolObject* old = object()) replace(resized(*old, factor), resizing);
}

} // namespace seiche

#include "moc_selection.cpp"
