// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/copied_objects.h"

#include "files/object_reader.h"
#include "model/limits.h"
#include "model/objects_change.h"

namespace seiche {

namespace {

// Returns the largest grid an object can come from.
Grid largestGrid(SceneKind scene) {
    return scene == SceneKind::Pool ? Grid{limits::poolCells, limits::poolCells}
                                    : Grid{limits::stringPoints, 1};
}

class CopyReader {
public:
    explicit CopyReader(JsonReading&& reading)
        : m_problemList(std::move(reading.problems), std::move(reading.unreadable)) {}

    std::variant<CopiedObjects, std::vector<Problem>> read(const JsonValue& document) {
        if (!document.object()) {
            m_members.addProblem("", {TRANSLATABLE("Problem", "%1 is not an object with %2"), brief(document),
                                      "seiche, things, probes"});
            return std::move(m_problemList).all();
        }
        if (!m_members.version(document, "seiche")) return std::move(m_problemList).all();
        m_members.onlyKeys(document, "", {"seiche", "medium", "things", "probes"});
        CopiedObjects copied;
        if (const JsonValue* medium = document.find("medium"))
            copied.scene = m_members.word<SceneKind>(*medium, "medium").value_or(SceneKind::Pool);
        if (const JsonValue* objects = document.find("things"))
            copied.objects = m_objects.readList(*objects, "things", copied.scene, {});
        if (const JsonValue* probes = document.find("probes"))
            copied.probes = m_objects.readProbes(*probes, "probes", copied.scene);
        if (m_problemList.none()) checkAll(copied);
        if (m_problemList.none() && copied.objects.empty() && copied.probes.empty())
            m_members.addProblem("", TRANSLATABLE("Problem", "there are no objects and no probes"));
        if (!m_problemList.none()) return std::move(m_problemList).all();
        return copied;
    }

private:
    // Checks the objects alone, in the largest grid.
    void checkAll(const CopiedObjects& copied) {
        Experiment experiment = defaultExperiment(copied.scene);
        experiment.grid = largestGrid(copied.scene);
        experiment.stepsPerSecond = 1e12; // allows every frequency
        experiment.objects = copied.objects;
        for (Problem& problem : problemsOfObjects(experiment)) {
            std::string path = problem.path;
            m_members.addProblem(std::move(path), std::move(problem));
        }
        for (std::size_t i = 0; i < copied.probes.size(); ++i) {
            const Probe& probe = copied.probes[i];
            const Grid& grid = experiment.grid;
            if (probe.x < 0 || probe.y < 0 || probe.x >= grid.width || probe.y >= grid.height)
                m_members.addProblem("probes[" + std::to_string(i) + "].at",
                                     copied.scene == SceneKind::Pool ? outsidePool(grid, probe.x, probe.y)
                                                                     : outsideString(grid, probe.x));
        }
    }

    ProblemList m_problemList;
    MemberReader m_members{m_problemList};
    ObjectReader m_objects{m_members};
};

} // namespace

std::string writeCopied(const CopiedObjects& copied) {
    JsonValue root{JsonValue::Object()};
    root.add("seiche", 1.0);
    root.add("medium", toString(copied.scene));
    if (!copied.objects.empty()) root.add("things", jsonOf(copied.objects, copied.scene));
    if (copied.probes.empty()) return pretty(root);
    JsonValue::List probes;
    for (const Probe& probe : copied.probes) {
        JsonValue value{JsonValue::Object()};
        value.add("name", probe.name);
        JsonValue::List place{JsonValue(static_cast<double>(probe.x))};
        if (copied.scene == SceneKind::Pool) place.push_back(JsonValue(static_cast<double>(probe.y)));
        value.add("at", std::move(place));
        probes.push_back(std::move(value));
    }
    root.add("probes", std::move(probes));
    return pretty(root);
}

std::variant<CopiedObjects, std::vector<Problem>> readCopied(std::string_view text) {
    // Grammar details of other clipboard content would help nobody.
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == text.npos || text[first] != '{')
        return std::vector{Problem(
            "",
            {TRANSLATABLE("Problem", "the clipboard has no copied Seiche objects (text that starts with %1)"),
             "{ \"seiche\": 1"})};
    JsonReading reading = readJsonLeniently(std::string(text));
    if (!reading.value) return std::move(reading.problems);
    const JsonValue document = std::move(*reading.value);
    return CopyReader(std::move(reading)).read(document);
}

} // namespace seiche
