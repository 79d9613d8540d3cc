// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_values.h"

#include "model/object_properties.h"
#include "model/objects_change.h"
#include "theory/dispersion.h"
#include "wording/names.h"
#include "wording/problems.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double farthestProbe = 1e6; // cells

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ObjectValues)
};

const ObjectProperty* numberOf(const PoolObject& object, std::string_view key) {
    const ObjectProperty* property = findProperty(object, key);
    return property && property->kind == ObjectProperty::Kind::Number ? property : nullptr;
}

QString kindInWords(const PoolObject& object) {
    if (std::holds_alternative<Wall>(object.is)) return Words::tr("wall");
    if (std::holds_alternative<MediumRegion>(object.is)) return Words::tr("medium");
    if (std::holds_alternative<Source>(object.is)) return Words::tr("source");
    const ObjectProperty& mark = *findProperty(object, "mark");
    const auto word = std::ranges::find(mark.words, mark.word(object)) - mark.words.begin();
    return translated(mark.shownWords[static_cast<std::size_t>(word)]);
}

QString setValue(PoolObject& object, std::string_view key, double value, const Experiment& experiment,
                 std::int64_t frame) {
    const double perSecond = experiment.stepsPerSecond;
    if (key == object_value::x) object.x = value;
    else if (key == object_value::y) object.y = value;
    else if (key == object_value::wavelength) {
        if (!(value > 0.0)) return Words::tr("A wavelength must be greater than 0.");
        // A grid has no wavelengths below two cells.
        const double hertz = frequencyOf(experiment.rule, std::max(value, 2.0)) * perSecond;
        object = withFrequency(object, hertz, perSecond, frame);
    } else if (const ObjectProperty* property = numberOf(object, key)) {
        if (const auto problem = problemWithNumber(*property, value)) return problemInWords(*problem);
        const bool isSource = std::holds_alternative<Source>(object.is);
        if (key == "hertz") object = withFrequency(object, value, perSecond, frame);
        else if (isSource && key == "height") object = withHeight(object, value, perSecond, frame);
        else property->setNumber(object, value);
    }
    return {};
}

} // namespace

std::optional<double> valueOf(const PoolObject& object, std::string_view key, const Experiment& experiment) {
    if (key == object_value::x) return object.x;
    if (key == object_value::y) return object.y;
    if (key == object_value::wavelength)
        return wavelengthOf(experiment.rule, std::get<Source>(object.is).hertz / experiment.stepsPerSecond);
    const ObjectProperty* property = numberOf(object, key);
    return property ? std::optional(property->number(object)) : std::nullopt;
}

std::optional<double> commonValueOf(const ChosenObjects& chosen, std::string_view key,
                                    const Experiment& experiment) {
    std::optional<double> common;
    bool differs = false;
    const auto include = [&](std::optional<double> value) {
        differs = differs || !value || (common && *common != *value);
        common = value;
    };
    for (const PoolObject& object : chosen.objects) include(valueOf(object, key, experiment));
    for (const Probe& probe : chosen.probes) include(key == object_value::x ? probe.x : probe.y);
    return differs ? std::nullopt : common;
}

QString setValue(ChosenObjects& chosen, std::string_view key, double value, const Experiment& experiment,
                 std::int64_t frame) {
    const double cell = std::clamp(value, -farthestProbe, farthestProbe);
    for (Probe& probe : chosen.probes)
        (key == object_value::x ? probe.x : probe.y) = static_cast<int>(std::lround(cell));
    for (PoolObject& object : chosen.objects)
        if (const QString problem = setValue(object, key, value, experiment, frame); !problem.isEmpty())
            return problem;
    return {};
}

ValueTexts textsOf(std::string_view key, const PoolObject* object, SceneKind scene) {
    const bool onString = scene == SceneKind::String;
    const QString cells = onString ? Words::tr("points") : Words::tr("cells");
    if (key == object_value::x)
        return {onString ? Words::tr("Place") : Words::tr("Column"), cells,
                Words::tr("Position of its centre, from the left")};
    if (key == object_value::y)
        return {Words::tr("Row"), cells, Words::tr("Position of its centre, from the top")};
    if (key == object_value::wavelength)
        return {Words::tr("Wavelength"), cells,
                onString ? Words::tr("Wavelength on the string itself; it follows from the frequency")
                         : Words::tr("Wavelength in the pool's own medium, along an axis; it follows from the "
                                     "frequency"),
                2};
    const ObjectProperty* property = object ? findProperty(*object, key) : nullptr;
    if (!property) return {};
    const bool isInCells = property->unit.text == "cells";
    return {nameOf(*property), isInCells ? cells : unitOf(*property), descriptionOf(*property),
            property->decimals, property->fineStep};
}

QString shownNameOf(const PoolObject& object) {
    const QString name = QString::fromStdString(object.name);
    const std::string_view kind = kindOf(object);
    const QString number = name.mid(static_cast<qsizetype>(kind.size()) + 1);
    bool isNumber = false;
    number.toUInt(&isNumber);
    if (!isNumber || !object.name.starts_with(std::string(kind) + ' ')) return name;
    return QStringLiteral("%1 %2").arg(kindInWords(object), number);
}

QString shownNameOf(const Probe& probe) {
    return Words::tr("probe %1").arg(QString::fromStdString(probe.name));
}

QString withUnit(const QString& name, const QString& unit) {
    return unit.isEmpty() ? name : Words::tr("%1 (%2)", "name of a value, unit").arg(name, unit);
}

} // namespace seiche
