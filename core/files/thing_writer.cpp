// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/thing_reader.h"
#include "model/thing_fields.h"

namespace seiche {

namespace {

JsonValue placeOf(double x, double y) { return JsonValue::List{JsonValue(x), JsonValue(y)}; }

// A value that does not matter is written only where it was changed all the same.
bool isWritten(const ThingField& field, const Thing& thing, const Thing& usual) {
    if (field.isOtherName) return false;
    if (applies(field, thing)) return true;
    return field.kind == ThingField::Kind::Word ? field.word(thing) != field.word(usual)
                                                : field.number(thing) != field.number(usual);
}

enum class Written { ThatMatter, All };

JsonValue jsonOf(const Thing& thing, Written fields) {
    JsonValue value{JsonValue::Object()};
    value.add("kind", kindOf(thing));
    value.add("name", thing.name);
    value.add("at", placeOf(thing.x, thing.y));
    const Thing usual = *thingOfKind(kindOf(thing));
    for (const ThingField& field : fieldsOf(thing))
        if (isWritten(field, thing, usual) || (fields == Written::All && !field.isOtherName))
            value.add(std::string(field.id), field.kind == ThingField::Kind::Word
                                                 ? JsonValue(field.word(thing))
                                                 : JsonValue(field.number(thing)));
    const Shape* shape = shapeOf(thing);
    if (!shape || (shape->path.empty() && fields != Written::All)) return value;
    JsonValue::List path;
    for (const Spot& spot : shape->path) path.push_back(placeOf(spot.x, spot.y));
    value.add("path", std::move(path));
    return value;
}

} // namespace

JsonValue jsonOf(const Thing& thing) { return jsonOf(thing, Written::ThatMatter); }

JsonValue jsonOf(const Things& things) {
    JsonValue::List list;
    for (const Thing& thing : things) list.push_back(jsonOf(thing));
    return list;
}

JsonValue jsonOf(const ThingsChange& change) {
    JsonValue value{JsonValue::Object()};
    // What is left out would be taken from the thing of the same name that is there then.
    JsonValue::List put;
    for (const Thing& thing : change.put) put.push_back(jsonOf(thing, Written::All));
    if (!put.empty()) value.add("put", std::move(put));
    if (change.remove.empty()) return value;
    value.add("remove", JsonValue::List(change.remove.begin(), change.remove.end()));
    return value;
}

} // namespace seiche
