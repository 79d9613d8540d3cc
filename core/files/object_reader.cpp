// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/object_reader.h"

#include "model/limits.h"
#include "model/object_properties.h"
#include "model/objects_change.h"

#include <cmath>

namespace seiche {

namespace {

bool isOutlined(const PoolObject& object) { return shapeOf(object) != nullptr; }

MemberReader::Keys keysOf(const PoolObject& object) {
    MemberReader::Keys keys{"kind", "name", "at"};
    for (const ObjectProperty& property : propertiesOf(object)) keys.push_back(property.id);
    if (isOutlined(object)) keys.push_back("path");
    if (std::holds_alternative<MediumRegion>(object.is)) keys.insert(keys.end(), {"formula", "raster"});
    if (std::holds_alternative<Source>(object.is)) keys.insert(keys.end(), {"curve", "curveFormula"});
    if (std::holds_alternative<Instrument>(object.is)) keys.push_back("heights");
    return keys;
}

} // namespace

PoolObject ObjectReader::read(const JsonValue& value, const std::string& path, const PoolObjects& others,
                              SceneKind scene, const Spot& middle) {
    PoolObject object;
    object.is = Instrument();
    object.name = freeName(others, "unreadable");
    if (!value.object()) {
        m_members.addProblem(path, {TRANSLATABLE("Problem", "%1 is not an object with %2"), brief(value),
                                    "kind, name, at and more"});
        return object;
    }
    std::string name;
    if (const JsonValue* given = value.find("name")) {
        if (given->text()) name = *given->text();
        else m_members.addProblem(path + ".name", {TRANSLATABLE("Problem", "%1 is not a name"), brief(*given)});
    }
    const JsonValue* kind = value.find("kind");
    const std::string* word = kind ? kind->text() : nullptr;
    const PoolObject* base = name.empty() ? nullptr : findObject(others, name);
    const std::optional<PoolObject> fresh = word ? objectOfKind(*word) : std::nullopt;
    if (kind && !fresh) {
        m_members.addProblem(path + ".kind",
                             {TRANSLATABLE("Problem", "%1 is not one of %2"), brief(*kind), allKinds()});
        return object;
    }
    if (base && (!fresh || fresh->is.index() == base->is.index())) object = *base;
    else if (fresh) {
        object = *fresh;
        object.x = middle.x;
        object.y = middle.y;
    } else {
        m_members.addProblem(path + ".kind", {TRANSLATABLE("Problem", "is missing (one of %1)"), allKinds()});
        return object;
    }
    object.name = name.empty() ? freeName(others, kindOf(object)) : name;
    m_members.onlyKeys(value, path, keysOf(object));
    if (const JsonValue* at = value.find("at")) {
        // Two numbers are accepted on a string, too, because files store instruments this way.
        const bool hasRow = at->list() && at->list()->size() == 2;
        const SceneKind like = hasRow ? SceneKind::Pool : scene;
        if (const std::optional<Spot> spot = m_members.place(*at, path + ".at", like)) {
            object.x = spot->x;
            object.y = spot->y;
        }
    }
    readProperties(value, path, object);
    const JsonValue* way = value.find("path");
    if (way && isOutlined(object)) readPath(*way, path + ".path", *shapeOf(object));
    readRasters(value, path, object);
    const JsonValue* heights = value.find("heights");
    if (Instrument* instrument = std::get_if<Instrument>(&object.is)) {
        if (heights) instrument->heights = m_members.numbers(*heights, path + ".heights", limits::traceHeights);
        // Only a trace keeps inherited displacements.
        else if (instrument->kind != InstrumentKind::Trace) instrument->heights = {};
    }
    return object;
}

void ObjectReader::readProperties(const JsonValue& value, const std::string& path, PoolObject& object) {
    for (const JsonMember& member : *value.object())
        if (const ObjectProperty* property = findProperty(object, member.key))
            m_members.property(*property, member.value, path + '.' + member.key, object);
    if (std::holds_alternative<MediumRegion>(object.is) && value.find("factor") && value.find("speed"))
        m_members.addProblem(path + ".speed", TRANSLATABLE("Problem", "either factor or speed, not both"));
}

// After the shape, which gives the formulas' extent.
void ObjectReader::readRasters(const JsonValue& value, const std::string& path, PoolObject& object) {
    if (MediumRegion* region = std::get_if<MediumRegion>(&object.is))
        if (auto raster =
                m_rasters.read(value, path, placesOf(region->shape), 0.0, largestValueOf(region->quantity)))
            region->raster = std::move(*raster);
    if (Source* source = std::get_if<Source>(&object.is))
        if (auto curve = m_rasters.readCurve(value, path)) source->curve = std::move(*curve);
}

void ObjectReader::readPath(const JsonValue& value, const std::string& path, Shape& shape) {
    const JsonValue::List* list = value.list();
    if (!list) {
        m_members.addProblem(path, {TRANSLATABLE("Problem", "%1 is not a list of places"), brief(value)});
        return;
    }
    if (list->size() > limits::path) {
        m_members.addProblem(
            path, {TRANSLATABLE("Problem", "%1 places are too many (at most %2)"), list->size(), limits::path});
        return;
    }
    std::vector<Spot> places;
    places.reserve(list->size());
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string here = path + '[' + std::to_string(i) + ']';
        places.push_back(m_members.place((*list)[i], here, SceneKind::Pool).value_or(Spot()));
    }
    shape.path = std::move(places);
}

PoolObjects ObjectReader::readList(const JsonValue& value, const std::string& path, SceneKind scene,
                                   const Spot& middle) {
    PoolObjects objects;
    const JsonValue::List* list = value.list();
    if (!list) {
        m_members.addProblem(path, {TRANSLATABLE("Problem", "%1 is not a list"), brief(value)});
        return objects;
    }
    if (list->size() > limits::objects) {
        m_members.addProblem(path, {TRANSLATABLE("Problem", "%1 objects are too many (at most %2)"),
                                    list->size(), limits::objects});
        return objects;
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string here = path + '[' + std::to_string(i) + ']';
        const JsonValue* name = (*list)[i].find("name");
        if (name && name->text() && findObject(objects, *name->text()))
            m_members.addProblem(here + ".name",
                                 {TRANSLATABLE("Problem", "%1 is the name of another object"), brief(*name)});
        objects.push_back(read((*list)[i], here, objects, scene, middle));
    }
    return objects;
}

std::vector<Probe> ObjectReader::readProbes(const JsonValue& value, const std::string& path, SceneKind scene) {
    std::vector<Probe> probes;
    const JsonValue::List* list = m_members.list(value, path, limits::probes);
    for (std::size_t i = 0; list && i < list->size(); ++i) {
        const std::string here = path + '[' + std::to_string(i) + ']';
        const JsonValue& each = (*list)[i];
        if (!m_members.isObject(each, here, {"name", "at"})) continue;
        Probe probe;
        probe.name = i < 26 ? std::string(1, static_cast<char>('A' + i)) : std::to_string(i + 1);
        if (const JsonValue* name = each.find("name")) {
            if (name->text() && !name->text()->empty()) probe.name = *name->text();
            else
                m_members.addProblem(here + ".name",
                                     {TRANSLATABLE("Problem", "%1 is not a name"), brief(*name)});
        }
        const JsonValue* at = each.find("at");
        if (!at)
            m_members.addProblem(
                here + ".at", TRANSLATABLE("Problem", "is missing (the place where the height is recorded)"));
        else if (const std::optional<Spot> spot = m_members.place(*at, here + ".at", scene)) {
            if (isWhole(spot->x) && isWhole(spot->y) && std::abs(spot->x) < 1e9 && std::abs(spot->y) < 1e9) {
                probe.x = static_cast<int>(spot->x);
                probe.y = static_cast<int>(spot->y);
            } else {
                m_members.addProblem(
                    here + ".at",
                    {TRANSLATABLE("Problem", "%1 is not a cell (integers inside the grid)"), brief(*at)});
            }
        }
        probes.push_back(std::move(probe));
    }
    return probes;
}

ObjectsChange ObjectReader::readChange(const JsonValue& value, const std::string& path,
                                       const PoolObjects& present, SceneKind scene, const Spot& middle) {
    ObjectsChange change;
    if (const JsonValue* put = value.find("put")) {
        const JsonValue::List* list = put->list();
        if (!list)
            m_members.addProblem(path + ".put", {TRANSLATABLE("Problem", "%1 is not a list"), brief(*put)});
        else if (list->size() > limits::objects)
            m_members.addProblem(path + ".put",
                                 {TRANSLATABLE("Problem", "%1 objects are too many (at most %2)"), list->size(),
                                  limits::objects});
        else {
            Experiment known; // with the objects of the list so far
            const bool isAlone = list->size() == 1;
            if (!isAlone) known.objects = present;
            for (std::size_t i = 0; i < list->size(); ++i) {
                change.put.push_back(read((*list)[i], path + ".put[" + std::to_string(i) + ']',
                                          isAlone ? present : known.objects, scene, middle));
                if (!isAlone) applyObjects(known, {.put = {change.put.back()}, .probes = {}, .remove = {}});
            }
        }
    }
    if (const JsonValue* remove = value.find("remove")) {
        const JsonValue::List* list = remove->list();
        if (!list)
            m_members.addProblem(path + ".remove",
                                 {TRANSLATABLE("Problem", "%1 is not a list of names"), brief(*remove)});
        for (std::size_t i = 0; list && i < list->size(); ++i) {
            const std::string* name = (*list)[i].text();
            if (name) change.remove.push_back(*name);
            else
                m_members.addProblem(path + ".remove[" + std::to_string(i) + ']',
                                     {TRANSLATABLE("Problem", "%1 is not a name"), brief((*list)[i])});
        }
    }
    if (const JsonValue* probes = value.find("probes"))
        change.probes = readProbes(*probes, path + ".probes", scene);
    return change;
}

} // namespace seiche
