// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random_experiment.h"

#include "model/validate.h"
#include "theory/stability.h"

#include <algorithm>
#include <cmath>

using namespace seiche;

namespace {

std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

template <class E>
E anyOf(RandomSequence& dice) {
    return EnumNames<E>::all[static_cast<std::size_t>(
                                 dice.from(0, static_cast<int>(EnumNames<E>::all.size()) - 1))]
        .first;
}

// Returns a random number, either rounded as if typed or with all digits.
double number(RandomSequence& dice, double min, double largest) {
    const double value = dice.between(min, largest);
    const double typed = std::nearbyint(value * 100.0) / 100.0;
    return dice.oneIn(2) || typed < min || typed > largest ? value : typed;
}

double dampingFactor(RandomSequence& dice) {
    return dice.oneIn(2) ? 1.0
                         : dice.oneOf({0.99999, 0.9995, 0.999, 0.99, 0.95, 0.8, 0.3, dice.between(0.5, 1.0)});
}

/// Focus of an experiment: anything, or hard cases for absorbing sides.
enum class Theme { Anything, Pml };

class Author {
public:
    Author(std::uint64_t seed, int steps) : m_dice(seed), m_steps(steps) {
        m_theme = m_dice.oneIn(3) ? Theme::Pml : Theme::Anything;
    }

    Experiment experiment() {
        m_e =
            defaultExperiment(m_theme == Theme::Pml || !m_dice.oneIn(4) ? SceneKind::Pool : SceneKind::String);
        m_e.title = m_dice.oneOf({"", "a \"pool\" \\ of\tmany\nwaves", "Wellen, κύματα, ondes", "x"});
        chooseRule();
        chooseSize();
        m_e.stepsPerSecond = m_dice.oneOf({50.0, 200.0, 638.0, number(m_dice, 0.5, 2000.0)});
        if (!isInteger()) chooseObjects();
        chooseK();
        m_e.pullWith = pull();
        if (!isInteger() && m_dice.oneIn(4)) m_e.drive = drive();
        if (isPool() && m_dice.oneIn(5)) m_e.rain = rain();
        if (isPool() && m_dice.oneIn(6)) m_e.view = view();
        for (int i = m_dice.from(0, 2); i > 0; --i) m_e.probes.push_back(probe());
        chooseEvents();
        if (!isInteger() && m_dice.oneIn(2)) m_e.rule.conserve = Conserve::On;
        if (!isInteger() && m_dice.oneIn(3))
            m_e.rule.model = isPool() ? MediumModel::Density : MediumModel::Depth;
        if (isPool() && m_dice.oneIn(3))
            m_e.rule.rim = m_dice.oneOf({minRim(weightsOf(m_e.rule)), 15, 17, maxRim, m_dice.from(8, maxRim)});
        if (!isPool() && m_dice.oneIn(3)) bend();
        return m_e;
    }

private:
    // Makes the string stiff if the result is valid.
    void bend() {
        Experiment stiff = m_e;
        stiff.rule.bending = number(m_dice, 0.0, 2.0);
        stiff.rule.k /= 1.0 + 4.0 * stiff.rule.bending;
        if (validate(stiff).empty()) m_e = stiff;
    }

    bool isPool() const { return m_e.rule.scene == SceneKind::Pool; }
    bool isInteger() const { return m_e.rule.arithmetic == Arithmetic::Integer; }
    double anyX() { return place(m_e.grid.width); }
    double anyY() { return place(m_e.grid.height); }

    // Returns a position, often on the boundary.
    double place(int size) {
        switch (m_dice.from(0, 5)) {
        case 0: return 0.0;
        case 1: return size - 1.0;
        case 2: return number(m_dice, 0.0, size - 1.0);
        default: return m_dice.from(0, size - 1);
        }
    }

    void chooseSize() {
        const auto side = [&](int max) {
            return m_dice.oneOf({1, 2, 3, m_dice.from(1, 9), m_dice.from(1, 24), m_dice.from(8, max)});
        };
        if (isPool()) m_e.grid = {side(48), side(40)};
        else m_e.grid.width = m_dice.oneOf({side(300), m_dice.from(1, 400), m_dice.from(1, 9'000)});
        // Large enough for several threads to share a run.
        if (isPool() && m_theme == Theme::Anything && m_e.rule.scheme == Scheme::Leapfrog && m_dice.oneIn(8))
            m_e.grid = {m_dice.from(60, 300), m_dice.from(60, 120)};
    }

    double impedance() { return m_dice.oneOf({0.0, 0.25, 1.0, 4.0, 1000.0, number(m_dice, 0.0, 20.0)}); }

    Edges edges() {
        const bool absorbing = m_theme == Theme::Pml;
        const auto side = [&] {
            if (isInteger()) return m_dice.oneOf({Edge::Fixed, Edge::Free});
            return absorbing && !m_dice.oneIn(3) ? Edge::Absorbing
                                                 : m_dice.oneOf({Edge::Fixed, Edge::Free, Edge::Absorbing});
        };
        Edges edges{side(), side(), side(), side()};
        if (absorbing) {
            const int joined = m_dice.from(0, 3);
            if (joined == 0) edges.left = edges.right = Edge::Periodic;
            if (joined == 1) edges.top = edges.bottom = Edge::Periodic;
        } else {
            if (m_dice.oneIn(3)) edges.left = edges.right = Edge::Periodic;
            if (m_dice.oneIn(3)) edges.top = edges.bottom = Edge::Periodic;
        }
        if (!isPool() && !isInteger() && edges.left != Edge::Periodic) {
            if (m_dice.oneIn(3)) edges.left = Edge::Impedance;
            if (m_dice.oneIn(3)) edges.right = Edge::Impedance;
            edges.leftImpedance = impedance();
            edges.rightImpedance = impedance();
        }
        return edges;
    }

    Scheme scheme() {
        if (m_dice.oneIn(2)) return Scheme::Leapfrog;
        if (!isPool()) return anyOf<Scheme>(m_dice);
        return m_dice.oneOf({Scheme::Leapfrog, Scheme::Euler, Scheme::DelayedEuler, Scheme::Rk4});
    }

    void chooseRule() {
        Rule& rule = m_e.rule;
        if (m_theme == Theme::Anything && m_dice.oneIn(6)) {
            rule.arithmetic = Arithmetic::Integer;
            rule.divisor = m_dice.oneOf({2, 2, 4, 8, m_dice.from(1, 20)});
            rule.dampingShare = m_dice.oneOf({0, 16, 5, 1, m_dice.from(0, 1000)});
            rule.water = m_dice.oneIn(4) ? Water::Blur : Water::Waves;
            rule.stencil = m_dice.oneOf({Stencil::Cross, Stencil::Diagonal, Stencil::Moore});
        } else {
            rule.stencil = anyOf<Stencil>(m_dice);
            rule.scheme = scheme();
        }
        rule.damping = {dampingFactor(m_dice), dampingFactor(m_dice)};
        rule.edges = edges();
    }

    // Returns a k mostly below the stability limit, often exactly there.
    double kFor(const Rule& rule) {
        double limit = std::min(stabilityOf(rule).limitK, 4.0);
        if (!(limit > 1e-6)) limit = 0.5;
        const double share =
            m_dice.oneIn(8)
                ? m_dice.between(1.0, 1.2)
                : m_dice.oneOf({1.0, 0.999999, 0.999, 0.98, 0.9, 0.5, 0.1, m_dice.between(0.05, 1.0)});
        return std::min(limit * share / (m_dice.oneIn(6) ? 1.0 : m_largestFactor), 4.0);
    }

    // The specialised leapfrog steps need particular values of k.
    void chooseK() {
        m_e.rule.k = kFor(m_e.rule);
        if (m_dice.oneIn(8)) m_e.rule.k = m_dice.oneOf({1.0, 0.5, 0.25});
    }

    Pull pull() {
        const double max =
            isInteger() ? m_dice.oneOf({30.0, 1e4, 1e9}) : m_dice.oneOf({1.0, 1.0, 0.01, 50.0, 1e6});
        Pull pull;
        pull.shape = anyOf<PullShape>(m_dice);
        pull.width = pull.shape == PullShape::Mode ? m_dice.from(1, 5) : number(m_dice, 0.3, 12.0);
        pull.height = number(m_dice, -max, max);
        pull.mode = anyOf<PullMode>(m_dice);
        pull.x = anyX();
        pull.y = anyY();
        return pull;
    }

    Drive drive() {
        Drive drive;
        drive.height = number(m_dice, -1.0, 1.0);
        drive.frequency = m_dice.oneOf({0.5, 0.01, m_dice.between(0.0, 0.5)});
        drive.phase = m_dice.share();
        drive.shape = anyOf<PullShape>(m_dice);
        drive.width = number(m_dice, 0.3, 9.0);
        drive.x = anyX();
        drive.y = anyY();
        return drive;
    }

    Rain rain() {
        Rain rain;
        rain.rate = m_e.stepsPerSecond * m_dice.oneOf({0.05, 0.3, 2.5});
        rain.seed = m_dice.from(0, 1'000'000);
        rain.shape = anyOf<PullShape>(m_dice);
        rain.width = number(m_dice, 0.5, 6.0);
        rain.height = isInteger() ? m_dice.from(-50, 50) : number(m_dice, -1.0, 1.0);
        rain.mode = anyOf<PullMode>(m_dice);
        rain.kind = anyOf<RainKind>(m_dice);
        rain.x = anyX();
        rain.y = anyY();
        rain.speed = number(m_dice, 1.0, 90.0);
        rain.gravity = number(m_dice, 5.0, 300.0);
        rain.drift = number(m_dice, 0.0, 9.0);
        return rain;
    }

    ViewPreference view() {
        ViewPreference preference;
        preference.look.view = anyOf<PoolView>(m_dice);
        preference.look.levelLines = m_dice.oneIn(2);
        preference.range = number(m_dice, 0.1, 9.0);
        if (m_dice.oneIn(2)) preference.section = {{anyX(), anyY()}, {anyX(), anyY()}};
        preference.cellUnit = "mm";
        return preference;
    }

    Probe probe() {
        return {std::string(1, static_cast<char>('A' + m_e.probes.size())), m_dice.from(0, m_e.grid.width - 1),
                m_dice.from(0, m_e.grid.height - 1)};
    }

    // Returns a length from a few cells to three pools.
    double extent() {
        const double longest = std::max(m_e.grid.width, m_e.grid.height);
        return m_dice.oneOf({3.0 * longest, longest, number(m_dice, 0.5, longest), number(m_dice, 0.5, 6.0)});
    }

    Shape shape() {
        Shape shape;
        shape.form = anyOf<Form>(m_dice);
        shape.width = extent();
        shape.height = m_dice.oneIn(2) ? extent() : number(m_dice, 0.5, 8.0);
        shape.thickness = m_dice.oneOf({0.0, 2.0, number(m_dice, 0.0, 12.0)});
        std::vector<Spot> path;
        if (followsPath(shape.form))
            for (int i = shape.form == Form::Outline ? m_dice.from(3, 6) : m_dice.from(1, 4); i > 0; --i)
                path.push_back({number(m_dice, -40.0, 40.0), number(m_dice, -30.0, 30.0)});
        shape.path = path;
        return shape;
    }

    double angle() { return m_dice.oneOf({0.0, 90.0, 45.0, number(m_dice, -180.0, 180.0)}); }

    Wall wall() {
        Wall wall;
        wall.shape = shape();
        if (m_dice.oneIn(2)) wall.shape.form = Form::Line;
        if (wall.shape.form == Form::Paint && wall.shape.path.empty()) wall.shape.path = {{1.0, 2.0}};
        wall.kind = anyOf<WallKind>(m_dice);
        wall.slits = m_dice.oneOf({0, 0, 1, 2, 5});
        wall.opening = number(m_dice, 0.5, 10.0);
        wall.distance = number(m_dice, 0.5, 20.0);
        wall.impedance = m_dice.oneOf({0.0, 0.01, 1.0, 1000.0, number(m_dice, 0.1, 10.0)});
        if (canTravel(wall) && m_dice.oneIn(3)) {
            wall.speed = m_e.stepsPerSecond * longWaveSpeed(m_e.rule) * m_dice.between(0.01, 0.9);
            wall.to = {anyX(), anyY()};
        }
        return wall;
    }

    MediumRegion region() {
        MediumRegion region;
        region.shape = shape();
        if (region.shape.form == Form::Cavity) region.shape.form = Form::Box;
        const auto factor = [&] {
            return m_dice.oneOf({0.16, 0.5, 1.69, 4.0, m_dice.between(0.01, 1.0), m_dice.between(1.0, 100.0)});
        };
        region.factor = factor();
        if (m_dice.oneIn(4)) region.factorTo = factor();
        if (isPool() && m_dice.oneIn(5)) {
            region.raster = raster(0.0, m_dice.oneOf({0.7, 1.0, 2.0}));
            region.quantity = anyOf<RasterQuantity>(m_dice);
            m_largestFactor = std::max(m_largestFactor, region.raster.max() * region.raster.max());
        }
        m_largestFactor = std::max({m_largestFactor, region.factor, region.factorTo});
        return region;
    }

    // Returns an image-like raster with black areas.
    Raster raster(double from, double to) {
        const int columns = m_dice.from(1, 7), rows = m_dice.from(1, 5);
        std::vector<std::uint8_t> grey;
        for (int i = columns * rows; i > 0; --i)
            grey.push_back(static_cast<std::uint8_t>(m_dice.oneIn(5) ? 0 : m_dice.from(40, 255)));
        return rasterOfGrey(columns, rows, grey, from, to);
    }

    Source source() {
        Source source;
        source.form = anyOf<SourceForm>(m_dice);
        source.signal = anyOf<Signal>(m_dice);
        source.length = extent();
        source.fade = m_dice.oneOf({0.0, 30.0, number(m_dice, 0.0, 9.0)});
        source.width = number(m_dice, 0.3, 4.0);
        source.height = number(m_dice, -2.0, 2.0);
        source.hertz = m_e.stepsPerSecond * m_dice.oneOf({0.5, 0.02, m_dice.between(0.001, 0.5)});
        source.phase = m_dice.share();
        const double seconds = m_steps / m_e.stepsPerSecond;
        if (m_dice.oneIn(3)) source.from = m_dice.between(0.0, 0.5) * seconds;
        if (m_dice.oneIn(3)) source.until = m_dice.between(0.5, 1.0) * seconds;
        source.cycles = number(m_dice, 0.5, 8.0);
        if (m_dice.oneIn(3)) source.every = m_dice.between(0.1, 0.6) * seconds;
        if (m_dice.oneIn(3)) source.speed = m_e.stepsPerSecond * m_dice.between(0.01, 2.0);
        source.to = {anyX(), anyY()};
        source.poles = m_dice.oneOf({2, 3, 4, 8});
        source.radius = number(m_dice, 0.5, 12.0);
        source.elements = m_dice.oneOf({2, 5, 16});
        source.steer = m_dice.between(-90.0, 90.0);
        if (m_dice.oneIn(3)) source.focus = number(m_dice, 1.0, 60.0);
        source.seed = m_dice.oneOf({0, 1, 77});
        if (m_dice.oneIn(3)) source.onFor = m_dice.between(0.05, 0.4) * seconds;
        if (m_dice.oneIn(3)) source.offFor = m_dice.between(0.05, 0.4) * seconds;
        if (isPool() && m_dice.oneIn(3)) source.profile = LineProfile::Gaussian;
        if (isPool() && m_dice.oneIn(3)) source.orbit = number(m_dice, 1.0, 20.0);
        if (source.signal == Signal::Drawn || m_dice.oneIn(9)) {
            Raster curve{.columns = m_dice.from(2, 9), .rows = 1, .values = {}};
            for (int i = curve.columns; i > 0; --i) curve.values.push_back(number(m_dice, -1.0, 1.0));
            source.curve = std::move(curve);
        }
        source.turns = m_e.stepsPerSecond * m_dice.between(-0.05, 0.05);
        if (!isFormOf(source.form, m_e.rule.scene)) source.form = SourceForm::Line;
        return source;
    }

    PoolObject sourceOnString() { return {.name = m_dice.oneOf({"a", "b", "s"}), .x = anyX(), .is = source()}; }

    // Returns a section of joined strings.
    PoolObject stretch() {
        PoolObject stretch;
        stretch.name = m_dice.oneOf({"a", "b", "c"});
        stretch.x = anyX();
        MediumRegion made = region();
        made.shape = {Form::Box, extent(), 80.0, 0.0, {}};
        stretch.is = made;
        return stretch;
    }

    Instrument instrument() {
        Instrument instrument;
        instrument.kind = anyOf<InstrumentKind>(m_dice);
        instrument.length = extent();
        instrument.from = m_dice.share();
        instrument.until = m_dice.share();
        if (instrument.kind == InstrumentKind::Trace && isPool()) instrument.kind = InstrumentKind::Point;
        if (instrument.kind == InstrumentKind::Screen) {
            if (isPool()) instrument.radius = m_dice.oneOf({0.0, 12.0});
            else instrument.kind = InstrumentKind::Scale;
        }
        return instrument;
    }

    PoolObject markOnString() {
        PoolObject mark;
        mark.name = m_dice.oneOf({"a", "b", "m"});
        mark.x = anyX();
        mark.angle = m_dice.oneOf({0.0, 90.0});
        Instrument made = instrument();
        made.rise = number(m_dice, -3.0, 3.0);
        made.climb = number(m_dice, -3.0, 3.0);
        std::vector<double> heights;
        if (made.kind == InstrumentKind::Trace)
            for (int i = m_dice.from(2, 5); i > 0; --i) heights.push_back(number(m_dice, -1.0, 1.0));
        made.heights = heights;
        mark.is = made;
        return mark;
    }

    PoolObject object() {
        if (!isPool() && m_dice.oneIn(5)) return sourceOnString();
        if (!isPool()) return m_dice.oneIn(4) ? markOnString() : stretch();
        PoolObject object;
        object.name = m_dice.oneOf({"a", "b", "c", "ß \"d\"", "e"});
        object.x = anyX();
        object.y = anyY();
        object.angle = angle();
        switch (m_theme == Theme::Pml ? m_dice.from(0, 4) : m_dice.from(0, 6)) {
        case 0:
        case 1: object.is = wall(); break;
        case 2:
        case 3: object.is = region(); break;
        case 4:
        case 5: object.is = source(); break;
        default: object.is = instrument();
        }
        return object;
    }

    void chooseObjects() {
        const int min = m_theme == Theme::Pml ? 1 : 0;
        for (int i = m_dice.from(min, 3); i > 0; --i) {
            PoolObject next = object();
            if (!findObject(m_e.objects, next.name)) m_e.objects.push_back(std::move(next));
        }
    }

    ObjectsChange objectsChange() {
        ObjectsChange change;
        for (int i = m_dice.from(0, 2); i > 0; --i) change.put.push_back(object());
        // Moves an existing object.
        if (!m_e.objects.empty() && m_dice.oneIn(2)) {
            PoolObject moved = m_dice.oneOf(std::span<const PoolObject>(m_e.objects));
            moved.x = anyX();
            moved.y = anyY();
            if (isPool()) moved.angle = angle();
            change.put.push_back(moved);
        }
        if (m_dice.oneIn(4)) change.probes.push_back(probe());
        if (m_dice.oneIn(3)) change.remove.push_back(m_dice.oneOf({"a", "b", "c", "A"}));
        return change;
    }

    void addEdges(Settings& settings) {
        const Edges next = edges();
        const auto set = [&](const char* id, Edge edge) {
            settings.push_back({id, std::string(toString(edge))});
        };
        set("edges.left", next.left);
        set("edges.right", next.right);
        if (!isPool() && m_dice.oneIn(2)) settings.push_back({"edges.leftImpedance", next.leftImpedance});
        if (!isPool()) return;
        set("edges.top", next.top);
        set("edges.bottom", next.bottom);
    }

    Settings settings() {
        Settings settings;
        const auto word = [&](const char* id, std::string_view value) {
            settings.push_back({id, std::string(value)});
        };
        const auto value = [&](const char* id, double next) { settings.push_back({id, next}); };
        for (int i = m_dice.from(1, 3); i > 0; --i) switch (m_dice.from(0, 13)) {
            case 0:
            case 1:
            case 2:
            case 3: addEdges(settings); break;
            case 4: value("k", kFor(m_e.rule)); break;
            case 5: value("damping.update", dampingFactor(m_dice)); break;
            case 6: value("damping.velocity", dampingFactor(m_dice)); break;
            case 7: word("scheme", toString(isInteger() ? Scheme::Leapfrog : scheme())); break;
            case 8: word("stencil", toString(isInteger() ? Stencil::Moore : anyOf<Stencil>(m_dice))); break;
            case 9: value("stepsPerSecond", m_e.stepsPerSecond * m_dice.between(1.0, 3.0)); break;
            case 10:
                if (isInteger()) {
                    value("divisor", m_dice.from(1, 8));
                    value("dampingShare", m_dice.from(0, 20));
                    word("water", toString(anyOf<Water>(m_dice)));
                } else {
                    value("drive.height", m_dice.oneOf({0.0, 0.3}));
                    value("drive.x", anyX());
                    value("drive.y", anyY());
                    value("drive.frequency", m_dice.between(0.0, 0.5));
                }
                break;
            case 11:
                if (!isPool()) break;
                value("rain.rate", m_e.stepsPerSecond * m_dice.oneOf({0.0, 0.5}));
                value("rain.height", m_dice.from(1, 9));
                break;
            case 12: value("pullWith.height", m_dice.from(-9, 9)); break;
            default: word("pullWith.shape", toString(anyOf<PullShape>(m_dice)));
            }
        // A file may contain each setting only once.
        for (std::size_t i = 0; i < settings.size(); ++i)
            settings.erase(std::remove_if(settings.begin() + static_cast<std::ptrdiff_t>(i) + 1, settings.end(),
                                          [&](const Setting& other) { return other.id == settings[i].id; }),
                           settings.end());
        return settings;
    }

    LocalDamping localDamping() { return {anyX(), anyY(), number(m_dice, 0.0, 30.0), m_dice.share()}; }

    DrawnShape drawnShape() {
        DrawnShape shape;
        if (isPool()) {
            shape.raster = isInteger() ? raster(-50.0, 50.0) : raster(-2.0, 2.0);
            return shape;
        }
        std::vector<double> heights;
        for (int i = m_dice.from(2, 40); i > 0; --i) heights.push_back(number(m_dice, -2.0, 2.0));
        shape.heights = heights;
        return shape;
    }

    AddedModes addedModes() {
        AddedModes added;
        for (int i = m_dice.from(0, 4); i > 0; --i)
            added.modes.push_back({double(m_dice.from(0, 9)), isPool() ? number(m_dice, 0.0, 9.0) : 1.0,
                                   number(m_dice, -2.0, 2.0), m_dice.share(), anyX(), anyY()});
        added.alone = m_dice.oneIn(4);
        return added;
    }

    Hold hold() {
        const Pull like = pull();
        Hold held{like.shape, like.width, like.height, like.x, like.y, m_dice.from(1, 2 * m_steps / 3)};
        if (m_dice.oneIn(5)) held.softness = m_dice.share();
        if (!m_dice.oneIn(3)) return held;
        held.from = like.height * m_dice.share();
        held.ramp = m_dice.from(1, m_steps);
        return held;
    }

    void chooseEvents() {
        m_e.events.push_back({0, pull()});
        std::vector<int> steps;
        for (int i = m_dice.from(0, 6); i > 0; --i) steps.push_back(m_dice.from(0, m_steps));
        std::ranges::sort(steps);
        for (const int step : steps) {
            Event event{step, pull()};
            switch (m_dice.from(0, 8)) {
            case 0: break;
            case 1: event.what = hold(); break;
            case 2:
                if (m_dice.oneIn(3)) event.what = addedModes();
                else if (m_dice.oneIn(2)) event.what = localDamping();
                else event.what = drawnShape();
                break;
            case 3:
            case 4:
                if (!isInteger()) event.what = objectsChange();
                break;
            default: event.what = settings();
            }
            m_e.events.push_back(std::move(event));
        }
        // A trail repeats the same tap.
        for (int i = m_dice.oneIn(5) ? m_dice.from(1, 4) : 0; i > 0; --i) {
            Event next = m_e.events.back();
            Pull* again = std::get_if<Pull>(&next.what);
            if (!again) break;
            next.step += m_dice.from(0, 3);
            again->x = anyX();
            m_e.events.push_back(std::move(next));
        }
    }

    RandomSequence m_dice;
    int m_steps;
    Theme m_theme = Theme::Anything;
    Experiment m_e;
    double m_largestFactor = 1.0;
};

} // namespace

// Without mixing, neighbouring seeds would give shifted copies of one sequence.
RandomSequence::RandomSequence(std::uint64_t seed) : m_state(mixed(seed)) {}

std::uint64_t RandomSequence::roll() {
    m_state += 0x9e3779b97f4a7c15u;
    return mixed(m_state);
}

int RandomSequence::from(int min, int largest) {
    const std::uint64_t values = static_cast<std::uint64_t>(std::int64_t{largest} - min + 1);
    return static_cast<int>(min + static_cast<std::int64_t>(roll() % values));
}

Experiment randomExperiment(std::uint64_t seed, int steps) { return Author(seed, steps).experiment(); }

Experiment leftAlone(Experiment experiment) {
    const auto isSource = [](const PoolObject& object) { return std::holds_alternative<Source>(object.is); };
    experiment.drive.height = 0.0;
    experiment.rain.rate = 0.0;
    std::erase_if(experiment.objects, isSource);
    for (Event& event : experiment.events) {
        if (auto* change = std::get_if<ObjectsChange>(&event.what)) std::erase_if(change->put, isSource);
        if (auto* settings = std::get_if<Settings>(&event.what))
            std::erase_if(*settings, [](const Setting& setting) {
                return setting.id.starts_with("drive.") || setting.id.starts_with("rain.");
            });
    }
    return experiment;
}
