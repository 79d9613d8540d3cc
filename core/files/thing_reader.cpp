// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/thing_reader.h"

#include "model/limits.h"
#include "model/thing_fields.h"
#include "model/things_change.h"

#include <algorithm>

namespace seiche {

namespace {

constexpr std::string_view commonKeys[] = {"kind", "name", "at"};

bool isOutlined(const Thing& thing) { return shapeOf(thing) != nullptr; }

} // namespace

bool ThingReader::readSpot(const JsonValue& value, const std::string& path, Spot& spot) {
    const JsonValue::List* list = value.list();
    if (!list || list->size() != 2 || !(*list)[0].number() || !(*list)[1].number()) {
        m_complain(path, brief(value) + " is not a place in a pool ([column, row])");
        return false;
    }
    spot = {*(*list)[0].number(), *(*list)[1].number()};
    return true;
}

Thing ThingReader::read(const JsonValue& value, const std::string& path, const Things& others,
                        const Spot& middle) {
    Thing thing;
    thing.is = Mark();
    thing.name = freeName(others, "unreadable");
    if (!value.object()) {
        m_complain(path, brief(value) + " is not an object with kind, name, at and more");
        return thing;
    }
    std::string name;
    if (const JsonValue* given = value.find("name")) {
        if (given->text()) name = *given->text();
        else m_complain(path + ".name", brief(*given) + " is not a name");
    }
    const JsonValue* kind = value.find("kind");
    const std::string* word = kind ? kind->text() : nullptr;
    const Thing* base = name.empty() ? nullptr : findThing(others, name);
    const std::optional<Thing> fresh = word ? thingOfKind(*word) : std::nullopt;
    if (kind && !fresh) {
        m_complain(path + ".kind", brief(*kind) + " is not one of " + std::string(allKinds));
        return thing;
    }
    if (base && (!fresh || fresh->is.index() == base->is.index())) thing = *base;
    else if (fresh) {
        thing = *fresh;
        thing.x = middle.x;
        thing.y = middle.y;
    } else {
        m_complain(path + ".kind", "missing; one of " + std::string(allKinds));
        return thing;
    }
    thing.name = name.empty() ? freeName(others, kindOf(thing)) : name;
    checkKeys(value, path, thing);
    if (const JsonValue* at = value.find("at")) {
        Spot spot;
        if (readSpot(*at, path + ".at", spot)) {
            thing.x = spot.x;
            thing.y = spot.y;
        }
    }
    readFields(value, path, thing);
    const JsonValue* way = value.find("path");
    if (way && isOutlined(thing)) readPath(*way, path + ".path", *shapeOf(thing));
    return thing;
}

void ThingReader::checkKeys(const JsonValue& value, const std::string& path, const Thing& thing) {
    std::string known = "kind, name, at";
    for (const ThingField& field : fieldsOf(thing)) known += ", " + std::string(field.key);
    if (isOutlined(thing)) known += ", path";
    for (const JsonMember& member : *value.object()) {
        if (std::ranges::find(commonKeys, member.key) != std::end(commonKeys)) continue;
        if (findField(thing, member.key) || (member.key == "path" && isOutlined(thing))) continue;
        m_complain(path + '.' + member.key, "unknown key; known here: " + known);
    }
}

void ThingReader::readFields(const JsonValue& value, const std::string& path, Thing& thing) {
    for (const JsonMember& member : *value.object()) {
        const ThingField* field = findField(thing, member.key);
        if (!field) continue;
        const std::string here = path + '.' + member.key;
        const double* number = member.value.number();
        const std::string* word = member.value.text();
        if (field->kind == Adjustable::Kind::Word) {
            if (!word || !field->setWord(thing, *word))
                m_complain(here, brief(member.value) + " is not " + rangeOf(*field));
        } else if (!number) {
            m_complain(here, brief(member.value) + " is not a number (" + rangeOf(*field) + ")");
        } else if (const std::string problem = problemWithNumber(*field, *number); !problem.empty()) {
            m_complain(here, problem);
        } else {
            field->setNumber(thing, *number);
        }
    }
    if (std::holds_alternative<Patch>(thing.is) && value.find("factor") && value.find("speed"))
        m_complain(path + ".speed", "either factor or speed, not both");
}

void ThingReader::readPath(const JsonValue& value, const std::string& path, Shape& shape) {
    const JsonValue::List* list = value.list();
    if (!list) {
        m_complain(path, brief(value) + " is not a list of places");
        return;
    }
    if (list->size() > limits::path) {
        m_complain(path, std::to_string(list->size()) + " places are too many (at most " +
                             std::to_string(limits::path) + ")");
        return;
    }
    shape.path.clear();
    for (std::size_t i = 0; i < list->size(); ++i) {
        Spot spot;
        readSpot((*list)[i], path + '[' + std::to_string(i) + ']', spot);
        shape.path.push_back(spot);
    }
}

Things ThingReader::readList(const JsonValue& value, const std::string& path, const Spot& middle) {
    Things things;
    const JsonValue::List* list = value.list();
    if (!list) {
        m_complain(path, brief(value) + " is not a list");
        return things;
    }
    if (list->size() > limits::things) {
        m_complain(path, std::to_string(list->size()) + " things are too many (at most " +
                             std::to_string(limits::things) + ")");
        return things;
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string here = path + '[' + std::to_string(i) + ']';
        const JsonValue* name = (*list)[i].find("name");
        if (name && name->text() && findThing(things, *name->text()))
            m_complain(here + ".name", brief(*name) + " is the name of another thing");
        things.push_back(read((*list)[i], here, things, middle));
    }
    return things;
}

ThingsChange ThingReader::readChange(const JsonValue& value, const std::string& path, const Things& present,
                                     const Spot& middle) {
    ThingsChange change;
    if (const JsonValue* put = value.find("put")) {
        const JsonValue::List* list = put->list();
        if (!list) m_complain(path + ".put", brief(*put) + " is not a list");
        else if (list->size() > limits::things)
            m_complain(path + ".put", std::to_string(list->size()) + " things are too many (at most " +
                                          std::to_string(limits::things) + ")");
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
        if (!list) m_complain(path + ".remove", brief(*remove) + " is not a list of names");
        for (std::size_t i = 0; list && i < list->size(); ++i) {
            const std::string* name = (*list)[i].text();
            if (name) change.remove.push_back(*name);
            else m_complain(path + ".remove[" + std::to_string(i) + ']', brief((*list)[i]) + " is not a name");
        }
    }
    return change;
}

} // namespace seiche
