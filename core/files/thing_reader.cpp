// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/thing_reader.h"

#include "model/limits.h"
#include "model/thing_fields.h"
#include "model/things_change.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

bool isOutlined(const Thing& thing) { return shapeOf(thing) != nullptr; }

Fields::Keys keysOf(const Thing& thing) {
    Fields::Keys keys{"kind", "name", "at"};
    for (const ThingField& field : fieldsOf(thing)) keys.push_back(field.id);
    if (isOutlined(thing)) keys.push_back("path");
    return keys;
}

} // namespace

Thing ThingReader::read(const JsonValue& value, const std::string& path, const Things& others,
                        const Spot& middle) {
    Thing thing;
    thing.is = Mark();
    thing.name = freeName(others, "unreadable");
    if (!value.object()) {
        m_fields.complain(path, {TRANSLATABLE("Problem", "%1 is not an object with %2"), brief(value),
                                 "kind, name, at and more"});
        return thing;
    }
    std::string name;
    if (const JsonValue* given = value.find("name")) {
        if (given->text()) name = *given->text();
        else m_fields.complain(path + ".name", {TRANSLATABLE("Problem", "%1 is not a name"), brief(*given)});
    }
    const JsonValue* kind = value.find("kind");
    const std::string* word = kind ? kind->text() : nullptr;
    const Thing* base = name.empty() ? nullptr : findThing(others, name);
    const std::optional<Thing> fresh = word ? thingOfKind(*word) : std::nullopt;
    if (kind && !fresh) {
        m_fields.complain(path + ".kind",
                          {TRANSLATABLE("Problem", "%1 is not one of %2"), brief(*kind), allKinds()});
        return thing;
    }
    if (base && (!fresh || fresh->is.index() == base->is.index())) thing = *base;
    else if (fresh) {
        thing = *fresh;
        thing.x = middle.x;
        thing.y = middle.y;
    } else {
        m_fields.complain(path + ".kind", {TRANSLATABLE("Problem", "missing; one of %1"), allKinds()});
        return thing;
    }
    thing.name = name.empty() ? freeName(others, kindOf(thing)) : name;
    m_fields.onlyKeys(value, path, keysOf(thing));
    if (const JsonValue* at = value.find("at")) {
        if (const std::optional<Spot> spot = m_fields.place(*at, path + ".at", Medium::Pool)) {
            thing.x = spot->x;
            thing.y = spot->y;
        }
    }
    readFields(value, path, thing);
    const JsonValue* way = value.find("path");
    if (way && isOutlined(thing)) readPath(*way, path + ".path", *shapeOf(thing));
    return thing;
}

void ThingReader::readFields(const JsonValue& value, const std::string& path, Thing& thing) {
    for (const JsonMember& member : *value.object())
        if (const ThingField* field = findField(thing, member.key))
            m_fields.property(*field, member.value, path + '.' + member.key, thing);
    if (std::holds_alternative<Patch>(thing.is) && value.find("factor") && value.find("speed"))
        m_fields.complain(path + ".speed", TRANSLATABLE("Problem", "either factor or speed, not both"));
}

void ThingReader::readPath(const JsonValue& value, const std::string& path, Shape& shape) {
    const JsonValue::List* list = value.list();
    if (!list) {
        m_fields.complain(path, {TRANSLATABLE("Problem", "%1 is not a list of places"), brief(value)});
        return;
    }
    if (list->size() > limits::path) {
        m_fields.complain(
            path, {TRANSLATABLE("Problem", "%1 places are too many (at most %2)"), list->size(), limits::path});
        return;
    }
    shape.path.clear();
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string here = path + '[' + std::to_string(i) + ']';
        shape.path.push_back(m_fields.place((*list)[i], here, Medium::Pool).value_or(Spot()));
    }
}

Things ThingReader::readList(const JsonValue& value, const std::string& path, const Spot& middle) {
    Things things;
    const JsonValue::List* list = value.list();
    if (!list) {
        m_fields.complain(path, {TRANSLATABLE("Problem", "%1 is not a list"), brief(value)});
        return things;
    }
    if (list->size() > limits::things) {
        m_fields.complain(path, {TRANSLATABLE("Problem", "%1 objects are too many (at most %2)"), list->size(),
                                 limits::things});
        return things;
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string here = path + '[' + std::to_string(i) + ']';
        const JsonValue* name = (*list)[i].find("name");
        if (name && name->text() && findThing(things, *name->text()))
            m_fields.complain(here + ".name",
                              {TRANSLATABLE("Problem", "%1 is the name of another object"), brief(*name)});
        things.push_back(read((*list)[i], here, things, middle));
    }
    return things;
}

std::vector<Probe> ThingReader::readProbes(const JsonValue& value, const std::string& path, Medium medium) {
    std::vector<Probe> probes;
    const JsonValue::List* list = m_fields.list(value, path, limits::probes);
    for (std::size_t i = 0; list && i < list->size(); ++i) {
        const std::string here = path + '[' + std::to_string(i) + ']';
        const JsonValue& each = (*list)[i];
        if (!m_fields.isObject(each, here, {"name", "at"})) continue;
        Probe probe;
        probe.name = i < 26 ? std::string(1, static_cast<char>('A' + i)) : std::to_string(i + 1);
        if (const JsonValue* name = each.find("name")) {
            if (name->text() && !name->text()->empty()) probe.name = *name->text();
            else m_fields.complain(here + ".name", {TRANSLATABLE("Problem", "%1 is not a name"), brief(*name)});
        }
        const JsonValue* at = each.find("at");
        if (!at)
            m_fields.complain(here + ".at",
                              TRANSLATABLE("Problem", "missing; the place where the height is recorded"));
        else if (const std::optional<Spot> spot = m_fields.place(*at, here + ".at", medium)) {
            if (isWhole(spot->x) && isWhole(spot->y) && std::abs(spot->x) < 1e9 && std::abs(spot->y) < 1e9) {
                probe.x = static_cast<int>(spot->x);
                probe.y = static_cast<int>(spot->y);
            } else {
                m_fields.complain(
                    here + ".at",
                    {TRANSLATABLE("Problem", "%1 is not a cell (whole numbers inside the grid)"), brief(*at)});
            }
        }
        probes.push_back(std::move(probe));
    }
    return probes;
}

ThingsChange ThingReader::readChange(const JsonValue& value, const std::string& path, const Things& present,
                                     Medium medium, const Spot& middle) {
    ThingsChange change;
    if (const JsonValue* put = value.find("put")) {
        const JsonValue::List* list = put->list();
        if (!list) m_fields.complain(path + ".put", {TRANSLATABLE("Problem", "%1 is not a list"), brief(*put)});
        else if (list->size() > limits::things)
            m_fields.complain(path + ".put", {TRANSLATABLE("Problem", "%1 objects are too many (at most %2)"),
                                              list->size(), limits::things});
        else {
            Things known = present;
            for (std::size_t i = 0; i < list->size(); ++i) {
                change.put.push_back(read((*list)[i], path + ".put[" + std::to_string(i) + ']', known, middle));
                known.push_back(change.put.back());
            }
        }
    }
    if (const JsonValue* remove = value.find("remove")) {
        const JsonValue::List* list = remove->list();
        if (!list)
            m_fields.complain(path + ".remove",
                              {TRANSLATABLE("Problem", "%1 is not a list of names"), brief(*remove)});
        for (std::size_t i = 0; list && i < list->size(); ++i) {
            const std::string* name = (*list)[i].text();
            if (name) change.remove.push_back(*name);
            else
                m_fields.complain(path + ".remove[" + std::to_string(i) + ']',
                                  {TRANSLATABLE("Problem", "%1 is not a name"), brief((*list)[i])});
        }
    }
    if (const JsonValue* probes = value.find("probes"))
        change.probes = readProbes(*probes, path + ".probes", medium);
    return change;
}

} // namespace seiche
