// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/resize.h"

#include "model/limits.h"
#include "model/object_properties.h"
#include "model/parameter.h"
#include "model/places.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <concepts>
#include <numbers>

namespace seiche {

namespace {

constexpr double minLength = 0.01; // cells

double inHundredths(double value) { return std::round(100.0 * value) / 100.0; }

double longerBy(double factor, double length, double max) {
    return std::clamp(inHundredths(factor * length), minLength, max);
}

// One axis: its outermost cells stay the outermost.
struct ResizedAxis {
    int before;
    int after;

    template <class Number>
    void move(Number& place) const {
        if (before == after) return;
        const double last = after - 1.0;
        const double moved = before > 1 ? static_cast<double>(place) * last / (before - 1.0) : last / 2;
        if constexpr (std::integral<Number>) place = std::clamp(int(std::lround(moved)), 0, after - 1);
        else place = std::clamp(inHundredths(moved), 0.0, last);
    }
    double factor() const { return double(after) / before; }
    double factorFromEndToEnd() const {
        return before > 1 && after > 1 ? (after - 1.0) / (before - 1.0) : factor();
    }
};

class Resizing {
public:
    Resizing(SceneKind scene, const Grid& before, const Grid& after)
        : m_scene(scene), m_x{before.width, after.width}, m_y{before.height, after.height} {}

    void movePlaces(auto& parts) const {
        forEachPlace(parts, [this](auto& x, auto& y) {
            m_x.move(x);
            m_y.move(y);
        });
    }

    // Returns the scale factor of lengths without direction.
    double thicker() const {
        return m_scene == SceneKind::String ? m_x.factor() : std::sqrt(m_x.factor() * m_y.factor());
    }

    // Scales the width of a tap, hold, drive or rain. A mode's width is a number of
    // half-wavelengths and stays.
    void widen(auto& shaped) const {
        if (shaped.shape == PullShape::Point || shaped.shape == PullShape::Mode) return;
        shaped.width = longerBy(thicker(), shaped.width, limits::pullWidth);
    }

    // Scales the motion of rain above the pool.
    void speedUp(Rain& rain) const {
        for (double* length : {&rain.speed, &rain.gravity, &rain.drift})
            if (*length > 0.0) *length = longerBy(thicker(), *length, limits::fallingSpeed);
    }

    // Scales the bending of a string, points^2.
    void bend(double& bending) const {
        const double max = findParameter("bending")->max;
        bending = std::min(m_x.factor() * m_x.factor() * bending, max);
    }

    void change(PoolObject& object) const {
        const Turned turned = turn(object);
        std::visit([&](auto& is) { changeKind(is, object, turned); }, object.is);
        object.angle = turned.angle;
        keepInRange(object);
    }

    void change(Event& event) const {
        if (auto* pull = std::get_if<Pull>(&event.what)) widen(*pull);
        if (auto* hold = std::get_if<Hold>(&event.what)) widen(*hold);
        if (auto* localDamping = std::get_if<LocalDamping>(&event.what))
            localDamping->radius =
                std::min(inHundredths(thicker() * localDamping->radius), limits::localDampingRadius);
        if (auto* objects = std::get_if<ObjectsChange>(&event.what))
            for (PoolObject& object : objects->put) change(object);
        if (auto* settings = std::get_if<Settings>(&event.what))
            for (Setting& setting : *settings) change(setting);
    }

private:
    // An object's new angle and the scale along its axes.
    struct Turned {
        double angle;
        double along = 1.0;
        double across = 1.0;
    };

    Turned turn(const PoolObject& object) const {
        // Sections end at the string's ends; the angle distinguishes upright instruments.
        if (m_scene == SceneKind::String) return {object.angle, m_x.factorFromEndToEnd(), 1.0};
        const double x = m_x.factor(), y = m_y.factor();
        if (x == y) return {object.angle, x, x};
        const Spot axis = Turn(object.angle).there({1.0, 0.0});
        Turned turned{object.angle, std::hypot(x * axis.x, y * axis.y), std::hypot(x * axis.y, y * axis.x)};
        if (std::remainder(object.angle, 90.0) != 0.0)
            turned.angle = inHundredths(std::atan2(y * axis.y, x * axis.x) * 180.0 / std::numbers::pi);
        return turned;
    }

    void changeShape(Shape& shape, const PoolObject& object, const Turned& turned) const {
        shape.width = inHundredths(turned.along * shape.width);
        if (m_scene == SceneKind::String) return; // only a section
        shape.height = inHundredths(turned.across * shape.height);
        // 0 means a filled shape.
        if (shape.thickness > 0.0)
            shape.thickness = std::max(minLength, inHundredths(thicker() * shape.thickness));
        const Turn before(object.angle), after(turned.angle);
        std::vector<Spot> path = shape.path.places().values();
        for (Spot& spot : path) {
            const Spot there = before.there(spot);
            spot = after.back({m_x.factor() * there.x, m_y.factor() * there.y});
            for (double* offset : {&spot.x, &spot.y})
                *offset = std::clamp(inHundredths(*offset), -limits::pathReach, limits::pathReach);
        }
        shape.path = std::move(path);
    }

    void changeKind(Wall& wall, const PoolObject& object, const Turned& turned) const {
        changeShape(wall.shape, object, turned);
        wall.opening = inHundredths(turned.along * wall.opening);
        wall.distance = inHundredths(turned.along * wall.distance);
    }
    void changeKind(MediumRegion& region, const PoolObject& object, const Turned& turned) const {
        changeShape(region.shape, object, turned);
    }
    void changeKind(Source& source, const PoolObject&, const Turned& turned) const {
        source.length = inHundredths(turned.along * source.length);
        source.fade = inHundredths(turned.along * source.fade);
        for (double* size : {&source.radius, &source.focus, &source.orbit})
            *size = inHundredths(thicker() * *size);
    }
    void changeKind(Instrument& instrument, const PoolObject& object, const Turned& turned) const {
        // An upright instrument at a string measures heights.
        if (m_scene == SceneKind::String && isUpright(object)) return;
        instrument.length = inHundredths(turned.along * instrument.length);
        instrument.radius = inHundredths(turned.along * instrument.radius);
    }

    static void keepInRange(PoolObject& object) {
        for (const ObjectProperty& property : propertiesOf(object)) {
            if (property.kind == ObjectProperty::Kind::Word || property.isOtherName) continue;
            const double min = property.aboveMin ? property.min + minLength : property.min;
            const double number = property.number(object);
            if (!problemWithNumber(property, number)) continue;
            property.setNumber(object, std::clamp(number, min, property.max));
        }
    }

    // Scales positions, even outside the grid, and bending.
    void change(Setting& setting) const {
        double* number = std::get_if<double>(&setting.value);
        if (number && (setting.id == "drive.x" || setting.id == "rain.x")) m_x.move(*number);
        if (number && (setting.id == "drive.y" || setting.id == "rain.y")) m_y.move(*number);
        if (number && setting.id == "bending") bend(*number);
    }

    SceneKind m_scene;
    ResizedAxis m_x;
    ResizedAxis m_y;
};

} // namespace

Experiment resized(Experiment experiment, const Grid& grid) {
    SEICHE_EXPECTS(grid.width >= 1 && grid.height >= 1);
    SEICHE_EXPECTS(experiment.grid.width >= 1 && experiment.grid.height >= 1);
    SEICHE_EXPECTS(experiment.rule.scene == SceneKind::Pool || grid.height == 1);
    if (grid == experiment.grid) return experiment;
    const Resizing resizing(experiment.rule.scene, experiment.grid, grid);
    experiment.grid = grid;
    resizing.movePlaces(experiment);
    resizing.widen(experiment.pullWith);
    resizing.widen(experiment.drive);
    resizing.widen(experiment.rain);
    if (experiment.rain.kind != RainKind::Drops) resizing.speedUp(experiment.rain);
    resizing.bend(experiment.rule.bending);
    for (PoolObject& object : experiment.objects) resizing.change(object);
    for (Event& event : experiment.events) resizing.change(event);
    Preview& preview = experiment.preview;
    if (preview.beads > 0)
        preview.beads =
            int(std::clamp(std::round(resizing.thicker() * preview.beads), 1.0, double{limits::stringPoints}));
    return experiment;
}

} // namespace seiche
