// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/selection.h"

#include "files/copied_objects.h"
#include "lock/class_lock.h"
#include "model/object_properties.h"
#include "model/objects_change.h"
#include "objects/free_places.h"
#include "study/natural_ceiling.h"
#include "wording/problems.h"

#include <QLocale>
#include <QSettings>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Undo strokes, distinct from the strokes of fingers.
constexpr int moving = 1'000'001;
constexpr int turning = 1'000'002;
constexpr int resizing = 1'000'003;
constexpr int reordering = 2'000'000; // base, plus a running number
constexpr double toCopy = 14.0;       // cells from an object to its copy
constexpr double heightSteps = 40.0;  // from rest to the ceiling

// Returns the centre of the first object of a group, which leads it.
QPointF middleOfFirst(const ChosenObjects& group, SceneKind scene) {
    return group.objects.empty() ? middleOf(group, scene) : placeOf(group.objects.front(), scene);
}

QString keyOfOnCells() { return QStringLiteral("objects/wholeCells"); }

} // namespace

Selection& Selection::of(Session& session) {
    if (Selection* known = session.findChild<Selection*>(QString(), Qt::FindDirectChildrenOnly)) return *known;
    return *new Selection(session);
}

Selection::Selection(Session& session) : QObject(&session), m_session(session) {
    m_onCells = QSettings().value(keyOfOnCells(), true).toBool();
    connect(&session, &Session::runReplaced, this, [this] {
        cancelPlacing();
        selectThese({});
    });
    connect(&session, &Session::wasReset, this, [this] { select({}); });
    connect(&session, &Session::settingsChanged, this, &Selection::changed);
}

void Selection::setPainting(bool on) {
    if (on == m_painting) return;
    m_painting = on;
    if (on) {
        Wall wall;
        wall.shape = {.form = Form::Paint, .width = 40, .height = 20, .thickness = 4, .path = {}};
        m_drawn = {.name = {}, .is = wall};
        m_toPlace.reset();
    }
    emit changed();
}

void Selection::draw(const PoolObject& object) {
    m_painting = true;
    m_drawn = object;
    shapeOf(m_drawn)->path = {};
    m_toPlace.reset();
    emit changed();
}

void Selection::place(const PoolObject& object) { place(object, {}); }

void Selection::place(const PoolObject& object, const AddedModes& inIt) {
    m_painting = false;
    m_toPlace = object;
    m_inPlaced = inIt;
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
        const SceneKind scene = m_session.scene();
        QPointF whole(std::round(place.x()), place.y());
        if (scene == SceneKind::Pool && m_onCells) whole = onWholeCells(*object, place);
        return besideOthers(snappedToEnd(movedTo(*object, whole, scene, grid), scene, grid),
                            m_session.settings());
    }
    const auto inside = [](double at, int size) {
        return static_cast<int>(std::lround(std::clamp(at, 0.0, size - 1.0)));
    };
    Probe probe;
    probe.x = inside(place.x(), grid.width);
    // Beside a string, y is a displacement.
    if (m_session.scene() == SceneKind::Pool) probe.y = inside(place.y(), grid.height);
    return besideOthers(probe, m_session.settings().probes, grid);
}

void Selection::putAt(QPointF place) {
    const auto placed = placedAt(place);
    m_toPlace.reset();
    if (const Probe* probe = std::get_if<Probe>(&placed)) {
        addProbe(probe->x, probe->y);
        return requestProbesPanel();
    }
    PoolObject object = std::get<PoolObject>(placed);
    // A placed stopwatch starts at once.
    Instrument* instrument = std::get_if<Instrument>(&object.is);
    if (instrument && instrument->kind == InstrumentKind::Stopwatch)
        instrument->from = m_session.run().seconds();
    // A source placed on a string starts at once.
    Source* source = std::get_if<Source>(&object.is);
    if (source && m_session.scene() == SceneKind::String) source->from = m_session.run().seconds();
    AddedModes inIt = std::exchange(m_inPlaced, {});
    const int stroke = inIt.modes.empty() ? 0 : reordering + ++m_gesture;
    if (!add(object, stroke).empty() || stroke == 0) return;
    inIt.in = name();
    m_session.change(inIt, tr("add object"), stroke);
}

void Selection::cancelPlacing() {
    if (!m_toPlace && !m_painting) return;
    m_toPlace.reset();
    m_painting = false;
    emit changed();
}

const std::string& Selection::name() const {
    static const std::string none;
    return m_names.size() == 1 ? m_names.front() : none;
}

bool Selection::has(const std::string& name) const { return std::ranges::find(m_names, name) != m_names.end(); }

void Selection::selectThese(const Names& names) {
    if (names == m_names) return;
    m_names = names;
    emit changed();
}

void Selection::toggle(const std::string& name) {
    Names names = m_names;
    if (std::erase(names, name) == 0) names.push_back(name);
    selectThese(names);
}

void Selection::press(const std::string& name, Qt::KeyboardModifiers keys) {
    const bool adds = keys & (Qt::ShiftModifier | Qt::ControlModifier);
    m_carried.reset();
    m_pressed = !adds && count() > 1 && has(name) ? name : std::string();
    if (adds && !name.empty()) toggle(name);
    else if (!adds && m_pressed.empty()) select(name);
}

void Selection::carry(QPointF way) { m_carried = movedBy(chosen(), way, m_session.settings()); }

void Selection::letGo() {
    const std::string pressed = std::exchange(m_pressed, {});
    if (const auto carried = std::exchange(m_carried, std::nullopt)) replaceAll(*carried);
    else if (!pressed.empty()) select(pressed);
}

bool Selection::canSelect(const std::string& name) const {
    if (!isClassLocked()) return true;
    const Experiment& experiment = m_session.settings();
    return mayClassMake(chosenOf(experiment, {name}).asChange(), experiment);
}

Selection::Names Selection::selectable() const {
    const Experiment& experiment = m_session.settings();
    Names names;
    for (const PoolObject& object : experiment.objects) names.push_back(object.name);
    for (const Probe& probe : experiment.probes)
        if (!findObject(experiment.objects, probe.name)) names.push_back(probe.name);
    std::erase_if(names, [this](const std::string& name) { return !canSelect(name); });
    return names;
}

void Selection::selectAll() { selectThese(selectable()); }

void Selection::step(int by) {
    const Names names = selectable();
    if (names.empty()) return;
    const auto found = m_names.empty() ? names.end() : std::ranges::find(names, m_names.back());
    const auto count = static_cast<std::ptrdiff_t>(names.size());
    const std::ptrdiff_t at = found == names.end() ? (by > 0 ? -1 : 0) : found - names.begin();
    select(names[static_cast<std::size_t>(((at + by) % count + count) % count)]);
}

ChosenObjects Selection::chosen() const { return chosenOf(m_session.settings(), m_names); }

const PoolObject* Selection::object() const { return findObject(m_session.settings().objects, name()); }

const Probe* Selection::probe() const {
    const auto& probes = m_session.settings().probes;
    const auto found = std::ranges::find(probes, name(), &Probe::name);
    return found == probes.end() ? nullptr : &*found;
}

QString Selection::spoken() const {
    const ChosenObjects all = chosen();
    if (all.isEmpty()) return {};
    if (all.count() > 1)
        return tr("%1 objects are selected.").arg(QLocale().toString(static_cast<qulonglong>(all.count())));
    return tr("%1 is selected.").arg(QString::fromStdString(name()));
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
    if (object.name != name()) change.remove.push_back(name());
    std::vector<Problem> problems = apply(change, tr("change object"), stroke);
    if (problems.empty()) select(object.name);
    return problems;
}

std::vector<Problem> Selection::replace(const Probe& probe) {
    ObjectsChange change;
    change.probes.push_back(probe);
    if (probe.name != name()) change.remove.push_back(name());
    std::vector<Problem> problems = apply(change, tr("change probe"));
    if (problems.empty()) select(probe.name);
    return problems;
}

std::vector<Problem> Selection::add(PoolObject object, int stroke) {
    object.name = freeName(m_session.settings().objects, kindOf(object));
    return addAll({{object}, {}}, stroke);
}

std::vector<Problem> Selection::addProbe(int x, int y) {
    return addAll({{}, {Probe{freeProbeName(m_session.settings()), x, y}}});
}

std::vector<Problem> Selection::replaceAll(const ChosenObjects& changed, int stroke) {
    const ChosenObjects before = chosen();
    ObjectsChange change;
    const auto isNew = [](const auto& old) {
        return [&old](const auto& each) { return std::ranges::find(old, each) == old.end(); };
    };
    std::ranges::copy_if(changed.objects, std::back_inserter(change.put), isNew(before.objects));
    std::ranges::copy_if(changed.probes, std::back_inserter(change.probes), isNew(before.probes));
    const std::size_t count = change.put.size() + change.probes.size();
    if (count == 0) return {};
    const QString text = count > 1            ? tr("change objects")
                         : change.put.empty() ? tr("change probe")
                                              : tr("change object");
    return apply(change, text, stroke);
}

std::vector<Problem> Selection::addAll(ChosenObjects added, int stroke) {
    Experiment all;
    all.objects = m_session.settings().objects;
    all.probes = m_session.settings().probes;
    Names names;
    for (PoolObject& object : added.objects) {
        if (isTaken(all, object.name)) object.name = freeName(all.objects, kindOf(object));
        all.objects.push_back(object);
        names.push_back(object.name);
    }
    for (Probe& probe : added.probes) {
        if (isTaken(all, probe.name)) probe.name = freeProbeName(all);
        all.probes.push_back(probe);
        names.push_back(probe.name);
    }
    const QString text = names.size() > 1        ? tr("add objects")
                         : added.objects.empty() ? tr("add probe")
                                                 : tr("add object");
    if (!mayClassMake(added.asChange(), m_session.settings())) return {};
    std::vector<Problem> problems = apply(added.asChange(), text, stroke);
    if (!problems.empty()) return problems;
    m_names = names;
    emit changed();
    return {};
}

void Selection::copy() {
    ChosenObjects added = chosen();
    if (added.isEmpty()) return;
    const Experiment& experiment = m_session.settings();
    const QPointF from = middleOf(added, m_session.scene());
    for (const QPointF& way : {QPointF(toCopy, toCopy), QPointF(toCopy, -toCopy), QPointF(-toCopy, toCopy),
                               QPointF(-toCopy, -toCopy)}) {
        added = movedBy(chosen(), way, experiment);
        const QPointF gone = middleOf(added, m_session.scene()) - from;
        if (std::abs(gone.x()) > toCopy / 2 && (gone.y() != 0.0 || m_session.scene() == SceneKind::String))
            break;
    }
    addAll(added);
}

void Selection::remove() {
    ObjectsChange change;
    const ChosenObjects gone = chosen();
    for (const PoolObject& object : gone.objects) change.remove.push_back(object.name);
    for (const Probe& probe : gone.probes) change.remove.push_back(probe.name);
    if (change.remove.empty()) return;
    m_names.clear();
    apply(change, gone.count() > 1 ? tr("remove objects") : tr("remove object"));
    emit changed();
}

QString Selection::text() const {
    const ChosenObjects copied = chosen();
    if (copied.isEmpty()) return {};
    return QString::fromStdString(writeCopied({m_session.scene(), copied.objects, copied.probes}));
}

bool Selection::paste(const QString& text, std::optional<QPointF> place) {
    const auto refuse = [this](const std::vector<Problem>& problems) {
        QStringList lines;
        for (const Problem& problem : problems) lines << problemInWords(problem);
        emit refused(lines);
        return false;
    };
    const auto read = readCopied(text.toStdString());
    if (const auto* problems = std::get_if<std::vector<Problem>>(&read)) return refuse(*problems);
    const CopiedObjects& copied = std::get<CopiedObjects>(read);
    const Grid& grid = m_session.run().grid();
    if (!place && copied.scene != m_session.scene()) place = QPointF(grid.width - 1, grid.height - 1) / 2;
    ChosenObjects pasted = fitFor({copied.objects, copied.probes}, m_session.scene());
    if (place) {
        const QPointF way = *place - middleOf(pasted, m_session.scene());
        const bool onString = m_session.scene() == SceneKind::String;
        pasted = movedBy(pasted, onString ? QPointF(std::round(way.x()), 0.0) : landing(pasted, way),
                         m_session.settings());
    } else pasted = offsetFromEqual(pasted, QPointF(toCopy, toCopy), m_session.settings());
    const std::vector<Problem> problems = addAll(pasted);
    return problems.empty() || refuse(problems);
}

QPointF Selection::landing(const ChosenObjects& group, QPointF way) const {
    if (!m_onCells || m_session.scene() == SceneKind::String || group.isEmpty()) return way;
    if (group.objects.empty()) return {std::round(way.x()), std::round(way.y())};
    const PoolObject& leader = group.objects.front();
    const QPointF from = placeOf(leader, SceneKind::Pool);
    return onWholeCells(leader, from + way) - from;
}

void Selection::setOnCells(bool on) {
    if (on == m_onCells) return;
    m_onCells = on;
    QSettings().setValue(keyOfOnCells(), on);
    emit changed();
}

void Selection::moveBy(double x, double y) {
    const Experiment& experiment = m_session.settings();
    const ChosenObjects all = chosen();
    const double unit = m_session.scene() == SceneKind::Pool ? 1.0 : -naturalCeiling(experiment) / heightSteps;
    // Objects already on half cells continue in whole cells.
    QPointF way(x, unit * y);
    const QPointF twice = 2.0 * middleOfFirst(all, m_session.scene());
    const bool isRough = std::round(twice.x()) != twice.x() || std::round(twice.y()) != twice.y();
    if (isRough) way = landing(all, way);
    replaceAll(movedBy(all, way, experiment), moving);
}

void Selection::turnBy(double degrees) {
    replaceAll(turnedBy(chosen(), degrees, m_session.settings()), turning);
}

void Selection::resizeBy(double factor) {
    replaceAll(resizedBy(chosen(), factor, m_session.settings()), resizing);
}

void Selection::align(Alignment alignment) { replaceAll(aligned(chosen(), alignment, m_session.settings())); }

// Removes all objects behind the first change and adds them again in the new order.
void Selection::reorder(bool toFront) {
    const PoolObjects& before = m_session.settings().objects;
    PoolObjects after = before;
    // Clang 14 cannot compile `std::ranges::stable_partition`, which returns a subrange.
    std::stable_partition(after.begin(), after.end(),
                          [&](const PoolObject& object) { return has(object.name) != toFront; });
    const auto same = std::ranges::mismatch(after, before);
    ObjectsChange taken, put;
    put.put.assign(same.in1, after.end());
    for (const PoolObject& object : put.put) taken.remove.push_back(object.name);
    if (put.put.empty() || !mayClassMake(taken, m_session.settings()) ||
        !mayClassMake(put, m_session.settings()))
        return;
    const int stroke = reordering + ++m_gesture;
    const QString text = tr("reorder objects");
    m_session.changeByHand(taken, text, stroke);
    m_session.changeByHand(put, text, stroke);
    emit changed();
}

} // namespace seiche

#include "moc_selection.cpp"
