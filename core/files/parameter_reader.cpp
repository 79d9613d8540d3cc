// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/parameter_reader.h"

#include <algorithm>

namespace seiche {

namespace {

bool isGroup(const std::string& id) {
    return std::ranges::any_of(parameters(),
                               [&](const Parameter& row) { return row.id.starts_with(id + '.'); });
}

void addSettings(MemberReader& members, const JsonValue& value, const std::string& path,
                 const std::string& prefix, Settings& settings) {
    if (!value.object()) {
        members.addProblem(
            path, {TRANSLATABLE("Problem", "%1 is not an object with the parameters to change"), brief(value)});
        return;
    }
    for (const JsonMember& member : *value.object()) {
        const std::string id = prefix + member.key;
        const std::string memberPath = path + '.' + member.key;
        const Parameter* row = findParameter(id);
        if (!row && prefix.empty() && isGroup(id) && member.value.object()) {
            addSettings(members, member.value, memberPath, id + '.', settings);
            continue;
        }
        Setting setting{id, 0.0};
        const JsonValue given = row ? MemberReader::asWord(*row, member.value) : member.value;
        if (const double* number = given.number()) setting.value = *number;
        else if (const std::string* text = given.text()) setting.value = *text;
        else if (row) {
            members.addProblem(memberPath, *MemberReader::problemWith(*row, member.value));
            continue;
        }
        const auto same = [&](const Setting& other) { return other.id == id; };
        if (std::ranges::any_of(settings, same))
            members.addProblem(memberPath, TRANSLATABLE("Problem", "is defined twice"));
        else settings.push_back(std::move(setting));
    }
}

} // namespace

void readGroup(MemberReader& members, const std::string& group, const JsonValue& value, const std::string& path,
               Experiment& experiment) {
    MemberReader::Keys known;
    for (const Parameter& row : parameters())
        if (row.id.starts_with(group + '.')) known.push_back(row.id.substr(group.size() + 1));
    if (group == "pullWith") known.push_back("at");
    if (group == "view") known.insert(known.end(), {"cellUnit", "section"});
    if (!members.isObject(value, path, known)) return;
    for (const JsonMember& member : *value.object())
        if (const Parameter* row = findParameter(group + '.' + member.key))
            members.property(*row, member.value, path + '.' + member.key, experiment);
}

void readParameters(MemberReader& members, const JsonValue& document, Experiment& experiment) {
    std::string last;
    for (const Parameter& row : parameters()) {
        const std::string top(row.id.substr(0, row.id.find('.')));
        // The rows of a group are consecutive.
        if (top == last) continue;
        last = top;
        const JsonValue* value = document.find(top);
        if (!value) continue;
        if (top == row.id) members.property(row, *value, top, experiment);
        else readGroup(members, top, *value, top, experiment);
    }
}

Settings readSettings(MemberReader& members, const JsonValue& value, const std::string& path) {
    Settings settings;
    addSettings(members, value, path, "", settings);
    return settings;
}

} // namespace seiche
