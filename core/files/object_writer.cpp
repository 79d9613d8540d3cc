// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/object_reader.h"
#include "model/object_properties.h"
#include "model/objects_change.h"

namespace seiche {

namespace {

JsonValue placeOf(double x, double y) { return JsonValue::List{JsonValue(x), JsonValue(y)}; }

// A section of a string has no row; instruments keep their row for compatibility with existing
// files.
JsonValue placeOf(const PoolObject& object, SceneKind scene) {
    const bool isStretch = scene == SceneKind::String && std::holds_alternative<MediumRegion>(object.is);
    return isStretch && object.y == 0.0 ? JsonValue::List{JsonValue(object.x)} : placeOf(object.x, object.y);
}

// Returns whether a property is written: an ineffective value only if it was changed.
bool isWritten(const ObjectProperty& property, const PoolObject& object, SceneKind scene,
               const PoolObject& usual) {
    if (property.isOtherName) return false;
    if (applies(property, object, scene)) return true;
    return property.kind == ObjectProperty::Kind::Word ? property.word(object) != property.word(usual)
                                                       : property.number(object) != property.number(usual);
}

// Adds the object's raster, or its removal; adds no member if the previous object has an equal
// raster.
void addRasters(JsonValue& value, const PoolObject& object, const PoolObject* before) {
    if (const MediumRegion* region = std::get_if<MediumRegion>(&object.is)) {
        const MediumRegion* had = before ? std::get_if<MediumRegion>(&before->is) : nullptr;
        if (region->raster == (had ? had->raster : SharedRaster())) return;
        if (region->raster) addRaster(value, *region->raster, placesOf(region->shape));
        else value.add("formula", "");
    }
    if (const Source* source = std::get_if<Source>(&object.is)) {
        const Source* had = before ? std::get_if<Source>(&before->is) : nullptr;
        if (source->curve == (had ? had->curve : SharedRaster())) return;
        if (source->curve) addCurve(value, *source->curve);
        else value.add("curve", JsonValue::List());
    }
}

// All values of a source are written, because a reader lets its oscillation go on if its phase is missing.
bool isChanged(const ObjectProperty& property, const PoolObject& object, const PoolObject& before) {
    if (property.isOtherName) return false;
    if (std::holds_alternative<Source>(object.is)) return true;
    return property.kind == ObjectProperty::Kind::Word ? property.word(object) != property.word(before)
                                                       : property.number(object) != property.number(before);
}

void addHeights(JsonValue& value, const PoolObject& object, const PoolObject* before) {
    const Instrument* instrument = std::get_if<Instrument>(&object.is);
    if (!instrument) return;
    const Instrument* had = before ? std::get_if<Instrument>(&before->is) : nullptr;
    if (instrument->heights == (had ? had->heights : SharedList<double>())) return;
    value.add("heights", JsonValue::List(instrument->heights.begin(), instrument->heights.end()));
}

void addPath(JsonValue& value, const PoolObject& object, const PoolObject* before) {
    const Shape* shape = shapeOf(object);
    if (!shape) return;
    const Shape* had = before ? shapeOf(*before) : nullptr;
    if (shape->path == (had ? had->path : Path())) return;
    JsonValue::List path;
    for (const Spot& spot : shape->path) path.push_back(placeOf(spot.x, spot.y));
    value.add("path", std::move(path));
}

// `previous` is the previous object; null if none.
JsonValue jsonOf(const PoolObject& object, SceneKind scene, const PoolObject* before) {
    // Readers take missing values from an object of the same name and kind.
    if (before && before->is.index() != object.is.index()) before = nullptr;
    JsonValue value{JsonValue::Object()};
    value.add("kind", kindOf(object));
    value.add("name", object.name);
    value.add("at", placeOf(object, scene));
    const PoolObject usual = *objectOfKind(kindOf(object));
    for (const ObjectProperty& property : propertiesOf(object))
        if (before ? isChanged(property, object, *before) : isWritten(property, object, scene, usual))
            value.add(std::string(property.id), property.kind == ObjectProperty::Kind::Word
                                                    ? JsonValue(property.word(object))
                                                    : JsonValue(property.number(object)));
    addHeights(value, object, before);
    addRasters(value, object, before);
    addPath(value, object, before);
    return value;
}

} // namespace

JsonValue jsonOf(const PoolObject& object, SceneKind scene) { return jsonOf(object, scene, nullptr); }

JsonValue jsonOf(const PoolObjects& objects, SceneKind scene) {
    JsonValue::List list;
    for (const PoolObject& object : objects) list.push_back(jsonOf(object, scene));
    return list;
}

JsonValue jsonOf(const ObjectsChange& change, SceneKind scene, const PoolObjects& present) {
    JsonValue value{JsonValue::Object()};
    JsonValue::List put;
    for (std::size_t i = 0; i < change.put.size(); ++i) {
        const PoolObject& object = change.put[i];
        const PoolObject* before = findObject(present, object.name);
        for (std::size_t earlier = 0; earlier < i; ++earlier)
            if (change.put[earlier].name == object.name) before = &change.put[earlier];
        put.push_back(jsonOf(object, scene, before));
    }
    if (!put.empty()) value.add("put", std::move(put));
    if (change.remove.empty()) return value;
    value.add("remove", JsonValue::List(change.remove.begin(), change.remove.end()));
    return value;
}

} // namespace seiche
