// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Permissions of the tools that a lesson step names.
#include "files/presets.h"
#include "lesson/tools.h"

#include <gtest/gtest.h>

using namespace seiche;

namespace {

PoolObject ofKind(decltype(PoolObject::is) what, const char* name) {
    PoolObject object;
    object.name = name;
    object.x = 10.0;
    object.is = std::move(what);
    return object;
}

Instrument instrumentOf(InstrumentKind kind) {
    Instrument instrument;
    instrument.kind = kind;
    return instrument;
}

Source sourceOf(Signal signal) {
    Source source;
    source.signal = signal;
    return source;
}

/// Returns an experiment with a probe and one object per tool, named after the tool.
Experiment equipped() {
    Experiment e = *loadPreset("string");
    e.objects = {ofKind(instrumentOf(InstrumentKind::Stopwatch), "measure"),
                 ofKind(instrumentOf(InstrumentKind::Trace), "freeze"),
                 ofKind(sourceOf(Signal::Square), "oscillator"), ofKind(sourceOf(Signal::Packet), "pulse"),
                 ofKind(MediumRegion(), "join")};
    e.probes = {{"probe", 20, 0}};
    return e;
}

bool can(ToolNamed tool, const ObjectsChange& change) {
    const std::vector<ToolNamed> tools{tool};
    return canMake(tools, change, equipped());
}

} // namespace

TEST(LessonTools, EachEditsOnlyItsOwnKind) {
    const Experiment e = equipped();
    for (const auto& [tool, word] : EnumNames<ToolNamed>::all) {
        for (const PoolObject& object : e.objects) {
            SCOPED_TRACE(std::string(word) + ", " + object.name);
            const bool own = object.name == word;
            PoolObject other = object;
            other.name = "another";
            EXPECT_EQ(can(tool, {{other}, {}, {}}), own);
            EXPECT_EQ(can(tool, {{object}, {}, {}}), own);
            EXPECT_EQ(can(tool, {{}, {}, {object.name}}), own);
        }
        EXPECT_EQ(can(tool, {{}, {{"B", 30, 0}}, {}}), tool == ToolNamed::Probe);
        EXPECT_EQ(can(tool, {{}, {}, {"probe"}}), tool == ToolNamed::Probe);
        EXPECT_FALSE(can(tool, {{ofKind(Wall(), "wall")}, {}, {}})) << word;
    }
}

// A ruler with an oscillator's name would replace the oscillator.
TEST(LessonTools, KeepsObjectsOfOtherKinds) {
    const PoolObject ruler = ofKind(instrumentOf(InstrumentKind::Scale), "oscillator");
    EXPECT_FALSE(can(ToolNamed::Measure, {{ruler}, {}, {}}));
    EXPECT_FALSE(can(ToolNamed::Measure, {{}, {}, {"measure", "join"}}));
    EXPECT_FALSE(can(ToolNamed::Probe, {{}, {{"join", 1, 0}}, {}}));
    EXPECT_TRUE(can(ToolNamed::Measure, {{}, {}, {"gone already"}}));
    const std::vector<ToolNamed> both{ToolNamed::Measure, ToolNamed::Oscillator};
    EXPECT_TRUE(canMake(both, {{ruler}, {}, {}}, equipped()));
    EXPECT_FALSE(canMake({}, {{ruler}, {}, {}}, equipped()));
}

TEST(LessonTools, BeadsAndShowSetOnlyPreview) {
    const auto set = [](ToolNamed tool, const char* id) {
        const std::vector<ToolNamed> tools{tool};
        return canSet(tools, {id, 1.0});
    };
    EXPECT_TRUE(set(ToolNamed::Beads, "preview.beads"));
    EXPECT_FALSE(set(ToolNamed::Beads, "preview.parts"));
    EXPECT_TRUE(set(ToolNamed::Show, "preview.parts"));
    for (const auto& [tool, word] : EnumNames<ToolNamed>::all) {
        EXPECT_FALSE(set(tool, "k")) << word;
        EXPECT_FALSE(set(tool, "edges.right")) << word;
    }
}
