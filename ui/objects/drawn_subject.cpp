// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/drawn_subject.h"

#include "files/height_formula.h"
#include "files/raster_formula.h"
#include "model/limits.h"
#include "model/objects_change.h"
#include "objects/new_objects.h"
#include "theory/stability.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

QStringList examplesOfStrings() {
    return {QStringLiteral("sin(pi*x)"),
            QStringLiteral("sin(2*pi*x) + 0.5*sin(6*pi*x)"),
            QStringLiteral("exp(-((x-0.3)/0.05)^2)"),
            QStringLiteral("x < 0.2 ? 5*x : 1.25*(1-x)"),
            QStringLiteral("abs(x-0.5) < 0.1 ? 1 : 0"),
            QStringLiteral("exp(-((x-0.5)/0.1)^2) * cos(60*x)")};
}

QStringList examplesOfPools(const Grid& pool) {
    const int last = pool.width - 1, lowest = pool.height - 1;
    const int x = pool.width / 2, y = pool.height / 2;
    return {QStringLiteral("exp(-((x-%1)^2 + (y-%2)^2)/200)").arg(pool.width / 3).arg(y),
            QStringLiteral("exp(-((sqrt((x-%1)^2+(y-%2)^2)-%3)/8)^2)").arg(x).arg(y).arg(std::min(x, y) / 2),
            QStringLiteral("sin(2*pi*x/%1) * sin(pi*y/%2)").arg(std::max(1, last)).arg(std::max(1, lowest)),
            QStringLiteral("2*x/%1 - 1").arg(std::max(1, last)),
            QStringLiteral("exp(-((x-%1)/20)^2) * cos(0.4*x)").arg(pool.width / 4)};
}

// Returns examples for a medium size in cells.
QStringList examplesOfMedia(double width, double height) {
    const int radius = std::max(1, static_cast<int>(0.4 * std::min(width, height)));
    return {
        QStringLiteral("min(1, (1 + (x^2+y^2)/%1^2)/2)").arg(radius),
        QStringLiteral("1/sqrt(2 - min(1, (x^2+y^2)/%1^2))").arg(radius),
        QStringLiteral("1 - 0.6*exp(-3*(x^2+y^2)/%1^2)").arg(radius),
        QStringLiteral("0.7 + 0.2*sin(x/10)"),
        QStringLiteral("max(0, min(1, 0.5 + x/%1))").arg(std::max(1, static_cast<int>(width))),
    };
}

QStringList examplesOfSources() {
    return {QStringLiteral("sin(2*pi*t) + 0.5*sin(4*pi*t)"), QStringLiteral("sin(2*pi*t)^3"),
            QStringLiteral("2*t - 1"), QStringLiteral("exp(-((t-0.5)/0.1)^2)"),
            QStringLiteral("abs(t-0.5) < 0.25 ? 1 : -1")};
}

constexpr int maxPreviewPlaces = 128;

} // namespace

std::vector<DrawnSubject> DrawnValues::subjectsOf(SceneKind scene) {
    if (scene == SceneKind::String) return {DrawnSubject::String, DrawnSubject::Source};
    return {DrawnSubject::Pool, DrawnSubject::Medium, DrawnSubject::Source};
}

std::vector<DrawnMeans> DrawnValues::meansOf(DrawnSubject subject) {
    if (subject == DrawnSubject::String || subject == DrawnSubject::Source)
        return {DrawnMeans::Formula, DrawnMeans::Curve};
    return {DrawnMeans::Formula, DrawnMeans::Curve, DrawnMeans::Picture};
}

QString DrawnValues::nameOf(DrawnSubject subject) {
    switch (subject) {
    case DrawnSubject::String: return tr("String shape");
    case DrawnSubject::Pool: return tr("Pool surface");
    case DrawnSubject::Medium: return tr("Wave speed in a medium");
    case DrawnSubject::Source: return tr("Source signal");
    }
    return {};
}

QString DrawnValues::nameOf(DrawnMeans means) {
    switch (means) {
    case DrawnMeans::Formula: return tr("Formula");
    case DrawnMeans::Curve: return tr("Drawn curve");
    case DrawnMeans::Picture: return tr("Greyscale picture");
    }
    return {};
}

QString DrawnValues::question() const {
    switch (m_subject) {
    case DrawnSubject::String:
        return QCoreApplication::translate(
            "seiche::FormulaDialog", "Displacement of the string; x from 0 at the left end to 1 at the right:");
    case DrawnSubject::Pool: return tr("Height of the water; x and y in cells from the upper left corner:");
    case DrawnSubject::Medium:
        return tr(
            "Relative to the surrounding water, 0 is land; x and y in cells from the centre of the medium:");
    case DrawnSubject::Source: return tr("One period, t from 0 to 1; the maximum is the height of the source:");
    }
    return {};
}

QStringList DrawnValues::examples() const {
    switch (m_subject) {
    case DrawnSubject::String: return examplesOfStrings();
    case DrawnSubject::Pool: return examplesOfPools(m_session.run().grid());
    case DrawnSubject::Medium: {
        const Extent room = rectangleOf(*shapeOf(target()));
        return examplesOfMedia(room.right - room.left, room.bottom - room.top);
    }
    case DrawnSubject::Source: break;
    }
    return examplesOfSources();
}

// Returns the selected object, null if its kind differs.
const PoolObject* DrawnValues::selected() const {
    const PoolObject* object = Selection::of(m_session).object();
    if (!object) return nullptr;
    const bool fits = m_subject == DrawnSubject::Medium   ? std::holds_alternative<MediumRegion>(object->is)
                      : m_subject == DrawnSubject::Source ? std::holds_alternative<Source>(object->is)
                                                          : false;
    return fits ? object : nullptr;
}

PoolObject DrawnValues::newMedium() const {
    const Grid& pool = m_session.run().grid();
    MediumRegion region;
    region.shape = {.form = Form::Box,
                    .width = static_cast<double>(pool.width),
                    .height = static_cast<double>(pool.height),
                    .thickness = 0.0,
                    .path = {}};
    return {.name = {}, .x = (pool.width - 1) / 2.0, .y = (pool.height - 1) / 2.0, .is = region};
}

PoolObject DrawnValues::newSource() const {
    const bool onString = m_session.scene() == SceneKind::String;
    const auto kinds = onString ? newStringSources() : newObjects();
    const auto first = std::ranges::find(kinds, NewObject::Group::Source, &NewObject::group);
    PoolObject object = madeFor(*first, m_session.settings());
    if (onString) object.x = 0.0;
    return object;
}

// Returns the selected or new object for the values.
PoolObject DrawnValues::target() const {
    if (const PoolObject* object = selected()) return *object;
    return m_subject == DrawnSubject::Medium ? newMedium() : newSource();
}

QString DrawnValues::formulaNow() const {
    const PoolObject* object = selected();
    if (!object) return {};
    const MediumRegion* region = std::get_if<MediumRegion>(&object->is);
    const SharedRaster& raster = region ? region->raster : std::get<Source>(object->is).curve;
    return raster ? QString::fromStdString(raster->formula) : QString();
}

std::optional<RasterQuantity> DrawnValues::quantityNow() const {
    const PoolObject* object = selected();
    const MediumRegion* region = object ? std::get_if<MediumRegion>(&object->is) : nullptr;
    return region && region->raster ? std::optional(region->quantity) : std::nullopt;
}

DrawnValues::Range DrawnValues::allowed(RasterQuantity quantity) const {
    if (m_subject == DrawnSubject::Medium) return {0.0, largestValueOf(quantity)};
    if (m_subject == DrawnSubject::Source) return {-1.0, 1.0};
    const bool isWhole = m_session.run().rule().arithmetic == Arithmetic::Integer;
    const double max = isWhole ? limits::integerHeight : limits::height;
    return {-max, max};
}

std::vector<double> DrawnValues::curveNow() const {
    const PoolObject* object = selected();
    const Source* source = object ? std::get_if<Source>(&object->is) : nullptr;
    std::vector<double> shares;
    if (!source || !source->curve || !source->curve->formula.empty()) return shares;
    for (const double value : source->curve->values) shares.push_back(0.5 + 0.5 * value);
    return shares;
}

// Black is land in an image. A drawn curve starts without land.
DrawnValues::Range DrawnValues::usual(DrawnMeans means) const {
    if (m_subject == DrawnSubject::Medium) return {means == DrawnMeans::Picture ? 0.0 : 0.2, 1.0};
    if (m_subject == DrawnSubject::Pool && means == DrawnMeans::Picture) return {0.0, 1.0};
    return {-1.0, 1.0};
}

double DrawnValues::aspect() const {
    if (m_subject == DrawnSubject::Medium) {
        const PoolObject object = target();
        const Extent room = rectangleOf(*shapeOf(object));
        return (room.right - room.left) / std::max(1e-3, room.bottom - room.top);
    }
    const Grid& pool = m_session.run().grid();
    return static_cast<double>(pool.width) / pool.height;
}

Grid DrawnValues::grid() const {
    if (m_subject != DrawnSubject::Medium) return m_session.run().grid();
    const PoolObject object = target();
    const RasterPlaces places = placesOf(*shapeOf(object));
    return {places.columns, places.rows};
}

std::variant<Raster, Message> DrawnValues::ofFormula(const std::string& formula, RasterQuantity quantity,
                                                     Detail detail) const {
    if (m_subject == DrawnSubject::Source) return curveOfFormula(formula);
    if (m_subject == DrawnSubject::String) {
        const auto points =
            static_cast<std::size_t>(std::max(2, m_session.runOf(SceneKind::String).grid().width));
        auto heights = heightsOfFormula(formula, std::min(points, limits::traceHeights));
        if (auto* problem = std::get_if<Message>(&heights)) return std::move(*problem);
        auto& values = std::get<std::vector<double>>(heights);
        const int count = static_cast<int>(values.size());
        return Raster{.columns = count, .rows = 1, .values = std::move(values), .formula = formula};
    }
    if (formula.empty()) return Message(TRANSLATABLE("Problem", "the formula is empty"));
    RasterPlaces places =
        m_subject == DrawnSubject::Pool ? placesOf(m_session.run().grid()) : placesOf(*shapeOf(target()));
    if (detail == Detail::Preview) {
        places.columns = std::min(places.columns, maxPreviewPlaces);
        places.rows = std::min(places.rows, maxPreviewPlaces);
    }
    const Range range = allowed(quantity);
    return rasterOfFormula(formula, places, range.min, range.max);
}

Raster DrawnValues::ofCurve(const std::vector<double>& shares, const Range& range) const {
    const int count = static_cast<int>(shares.size());
    if (!isLine()) {
        std::vector<std::uint8_t> grey;
        for (const double share : shares) grey.push_back(static_cast<std::uint8_t>(std::lround(255.0 * share)));
        return rasterOfGrey(count, 1, grey, range.min, range.max);
    }
    // Rounded to the precision of freehand drawing.
    const double span = std::max(1e-9, range.max - range.min);
    const double perUnit = std::pow(10.0, 3.0 - std::floor(std::log10(span)));
    Raster raster{.columns = count, .rows = 1, .values = {}};
    for (const double share : shares)
        raster.values.push_back(std::round((range.min + share * (range.max - range.min)) * perUnit) / perUnit);
    return raster;
}

Raster DrawnValues::ofPicture(const Raster& picture, const Range& range) {
    return rasterOfGrey(picture.columns, picture.rows, greyOf(picture), range.min, range.max);
}

QString DrawnValues::warning(const SharedRaster& raster, RasterQuantity quantity) const {
    if (m_subject != DrawnSubject::Medium) return {};
    const double max = raster.max();
    Rule rule = m_session.run().rule();
    const double before = rule.k;
    rule.k *= quantity == RasterQuantity::Speed ? max * max : max;
    if (max <= 0.0) return tr("The whole area is land.");
    if (rule.k <= before || stabilityOf(rule).usable()) return {};
    return tr("k is too large where waves are fastest. Lower k, or the simulation will explode.");
}

std::vector<Problem> DrawnValues::putInto(PoolObject object) const {
    Selection& selection = Selection::of(m_session);
    return selected() ? selection.replace(object) : selection.add(std::move(object));
}

std::vector<Problem> DrawnValues::applyValues(const SharedRaster& raster, RasterQuantity quantity) const {
    if (m_subject == DrawnSubject::Medium || m_subject == DrawnSubject::Source) {
        PoolObject object = target();
        if (MediumRegion* region = std::get_if<MediumRegion>(&object.is)) {
            region->raster = raster;
            region->quantity = quantity;
        } else {
            Source& source = std::get<Source>(object.is);
            source.curve = raster;
            source.signal = Signal::Drawn;
        }
        return putInto(std::move(object));
    }
    DrawnShape shape;
    if (m_subject == DrawnSubject::String) shape.heights = raster->values;
    else shape.raster = raster;
    m_session.change(shape, raster->formula.empty()
                                ? QCoreApplication::translate("seiche::StringTouch", "draw shape")
                                : QCoreApplication::translate("seiche::FormulaDialog", "start from formula"));
    m_session.setPlaying(true);
    return {};
}

} // namespace seiche
