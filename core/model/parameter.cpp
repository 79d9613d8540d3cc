// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parameter.h"

#include "model/limits.h"
#include "model/property_table.h"
#include "wave/material_map.h"
#include "wave/pml_region.h"

namespace seiche {

namespace {

using ParameterRows = PropertyTable<Experiment>;

constexpr double mostCells = static_cast<double>(limits::poolCells - 1);

bool inPool(const Experiment& e) { return e.rule.scene == SceneKind::Pool; }
bool inIntegers(const Experiment& e) { return e.rule.arithmetic == Arithmetic::Integer; }
bool inFloats(const Experiment& e) { return !inIntegers(e); }
// A pool may have regions; on a string the row is for those that it has.
bool hasRegions(const Experiment& e) { return inFloats(e) && (inPool(e) || hasStiffness(e.objects)); }
bool canConserve(const Experiment& e) { return inFloats(e) && isClosed(e.rule); }
bool hasRim(const Experiment& e) { return inPool(e) && absorbs(e.rule); }
bool hasLeftImpedance(const Experiment& e) { return e.rule.edges.left == Edge::Impedance; }
bool hasRightImpedance(const Experiment& e) { return e.rule.edges.right == Edge::Impedance; }
bool isStiff(const Experiment& e) { return e.rule.bending > 0.0; }
bool driven(const Experiment& e) { return e.drive.isOn(); }
bool raining(const Experiment& e) { return e.rain.isOn(); }
bool fallsFromAir(const Experiment& e) { return e.rain.isFireworks() || e.rain.isSnow(); }
bool throwsPieces(const Experiment& e) { return e.rain.isFireworks(); }
bool snowing(const Experiment& e) { return e.rain.isSnow(); }
bool isReal(const Experiment& e) { return e.real.world != World::None; }
bool previewed(const Experiment& e) { return e.preview != Preview{}; }

// The way to look at a pool, which an experiment need not have.
struct ViewPart {
    static bool isThere(const Experiment& e) { return e.view.has_value(); }
    static const ViewPreference& of(const Experiment& e) {
        static const ViewPreference none;
        return e.view ? *e.view : none;
    }
    static ViewPreference& of(Experiment& e) {
        if (!e.view) e.view.emplace();
        return *e.view;
    }
};

// Lines that are off are 0 of them; how many there would be is then not kept.
double levelLines(const Experiment& e) {
    return ViewPart::of(e).look.levelLines ? ViewPart::of(e).look.levels : 0.0;
}
void setLevelLines(Experiment& e, double lines) {
    PoolLook& look = ViewPart::of(e).look;
    look.levelLines = lines > 0.0;
    if (lines > 0.0) look.levels = static_cast<int>(lines);
}

void addRule(ParameterRows& rows) {
    rows.add<[](Experiment& e) -> double& { return e.rule.k; }>(
            "k", TRANSLATABLE("Parameter", "Spring constant"),
            TRANSLATABLE("Parameter",
                         "How strongly neighbours pull. The speed of long waves in cells per step, "
                         "the Courant number c·Δt/Δx, is √k; √(2k) with the stencil of 4 corners, "
                         "√(3k) with all 8 alike"))
        .as("k")
        .in(TRANSLATABLE("Parameter", "per step²"))
        .between(0.0, 4.0, 0.001, 3)
        .above()
        .onlyFor(inFloats);
    rows.add<[](Experiment& e) -> double& { return e.rule.bending; }>(
            "bending", TRANSLATABLE("Parameter", "Stiffness"),
            TRANSLATABLE("Parameter", "How much a string resists bending, beside its tension; 0: not at all"))
        .as("ε")
        .in(TRANSLATABLE("Parameter", "points²"))
        .between(0.0, 10000.0, 0.1, 4)
        .onlyFor(isStiff);
    rows.add<[](Experiment& e) -> double& { return e.rule.damping.update; }>(
            "damping.update", TRANSLATABLE("Parameter", "Update damping"),
            TRANSLATABLE("Parameter",
                         "Scales the whole new height at every step; this also pulls the medium back to rest"))
        .as("d")
        .in(TRANSLATABLE("Parameter", "per step"))
        .between(0.0, 1.0, 1e-4, 6)
        .above()
        .onlyFor(inFloats);
    rows.add<[](Experiment& e) -> double& { return e.rule.damping.velocity; }>(
            "damping.velocity", TRANSLATABLE("Parameter", "Velocity damping"),
            TRANSLATABLE("Parameter", "Scales only the velocity at every step, as friction does"))
        .as("s")
        .in(TRANSLATABLE("Parameter", "per step"))
        .between(0.0, 1.0, 1e-4, 6)
        .above()
        .onlyFor(inFloats);
    rows.add<[](Experiment& e) -> double& { return e.stepsPerSecond; }>(
            "stepsPerSecond", TRANSLATABLE("Parameter", "Steps per second"),
            TRANSLATABLE("Parameter", "How many steps of the calculation make one second"))
        .in(TRANSLATABLE("Parameter", "1/s"))
        .between(0.0, 1e6, 1.0, 3)
        .above();
    rows.add<[](Experiment& e) -> Edge& { return e.rule.edges.left; }>(
        "edges.left", TRANSLATABLE("Parameter", "Left"),
        TRANSLATABLE("Parameter", "What happens to a wave at the left end"));
    rows.add<[](Experiment& e) -> Edge& { return e.rule.edges.right; }>(
        "edges.right", TRANSLATABLE("Parameter", "Right"),
        TRANSLATABLE("Parameter", "What happens to a wave at the right end"));
    rows.add<[](Experiment& e) -> double& { return e.rule.edges.leftImpedance; }>(
            "edges.leftImpedance", TRANSLATABLE("Parameter", "Impedance at the left end"),
            TRANSLATABLE("Parameter",
                         "The impedance of the left end in units of the string's own: 0 is free, 1 takes up "
                         "every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high"))
        .as("Z")
        .between(0.0, 1000.0, 0.01, 3)
        .onlyFor(hasLeftImpedance);
    rows.add<[](Experiment& e) -> double& { return e.rule.edges.rightImpedance; }>(
            "edges.rightImpedance", TRANSLATABLE("Parameter", "Impedance at the right end"),
            TRANSLATABLE("Parameter",
                         "The impedance of the right end in units of the string's own: 0 is free, 1 takes up "
                         "every wave, more is nearly fixed; a wave comes back (1 − Z)/(1 + Z) times as high"))
        .as("Z")
        .between(0.0, 1000.0, 0.01, 3)
        .onlyFor(hasRightImpedance);
    rows.add<[](Experiment& e) -> Edge& { return e.rule.edges.top; }>(
            "edges.top", TRANSLATABLE("Parameter", "Top"),
            TRANSLATABLE("Parameter", "What happens to a wave at the top side"))
        .onlyFor(inPool);
    rows.add<[](Experiment& e) -> Edge& { return e.rule.edges.bottom; }>(
            "edges.bottom", TRANSLATABLE("Parameter", "Bottom"),
            TRANSLATABLE("Parameter", "What happens to a wave at the bottom side"))
        .onlyFor(inPool);
    rows.add<[](Experiment& e) -> int& { return e.rule.rim; }>(
            "edges.rim", TRANSLATABLE("Parameter", "Width of the absorbing rim"),
            TRANSLATABLE("Parameter",
                         "How many hidden cells take the waves up beyond each absorbing side of a pool: a "
                         "narrow rim sends an echo back, a wide one takes longer to compute"))
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(leastRim({}), mostRim, 1, 0)
        .onlyFor(hasRim)
        .atStart();
    rows.add<[](Experiment& e) -> Conserve& { return e.rule.conserve; }>(
            "conserve", TRANSLATABLE("Parameter", "Pulls keep the mean level"),
            TRANSLATABLE("Parameter",
                         "Where all sides are free or joined: whether what pulls, drops, drive and sources add "
                         "is taken off again, evenly everywhere, so that they only move the water"))
        .shown({TRANSLATABLE("Parameter", "no"), TRANSLATABLE("Parameter", "yes")})
        .onlyFor(canConserve);
    rows.add<[](Experiment& e) -> Stencil& { return e.rule.stencil; }>(
            "stencil", TRANSLATABLE("Parameter", "Stencil"),
            TRANSLATABLE("Parameter", "Which neighbours pull on a cell of the pool"))
        .onlyFor(inPool);
    rows.add<[](Experiment& e) -> MediumModel& { return e.rule.model; }>(
            "model", TRANSLATABLE("Parameter", "Regions are"),
            TRANSLATABLE("Parameter",
                         "What regions of another speed are: water of another depth, where waves "
                         "rise as they get slower, or a membrane or string of another mass, where they sink"))
        .shown({TRANSLATABLE("Parameter", "water of another depth"),
                TRANSLATABLE("Parameter", "a membrane of another mass")})
        .onlyFor(hasRegions);
    rows.add<[](Experiment& e) -> Scheme& { return e.rule.scheme; }>(
            "scheme", TRANSLATABLE("Parameter", "Scheme"),
            TRANSLATABLE("Parameter", "How the next frame is computed"))
        .onlyFor(inFloats);
    rows.add<[](Experiment& e) -> Arithmetic& { return e.rule.arithmetic; }>(
            "arithmetic", TRANSLATABLE("Parameter", "Kind of numbers"),
            TRANSLATABLE("Parameter", "Heights as floating-point numbers or as whole numbers"))
        .atStart();
    rows.add<[](Experiment& e) -> int& { return e.rule.divisor; }>(
            "divisor", TRANSLATABLE("Parameter", "Divisor"),
            TRANSLATABLE("Parameter", "What the sum of the neighbours is divided by (integer water)"))
        .between(1, 1e6, 1, 0)
        .withSlider(1, 16)
        .onlyFor(inIntegers);
    rows.add<[](Experiment& e) -> int& { return e.rule.dampingShare; }>(
            "dampingShare", TRANSLATABLE("Parameter", "Damping share"),
            TRANSLATABLE("Parameter",
                         "The height loses one part in this many at every step (integer water; 0: none)"))
        .between(0, 1e6, 1, 0)
        .withSlider(0, 256)
        .onlyFor(inIntegers);
    rows.add<[](Experiment& e) -> Water& { return e.rule.water; }>(
            "water", TRANSLATABLE("Parameter", "Water"),
            TRANSLATABLE("Parameter", "Whether integer water makes waves, or only blurs"))
        .onlyFor(inIntegers);
}

void addSources(ParameterRows& rows) {
    rows.add<[](Experiment& e) -> PullShape& { return e.pullWith.shape; }>(
        "pullWith.shape", TRANSLATABLE("Parameter", "Shape"), TRANSLATABLE("Parameter", "The shape of a pull"));
    rows.add<[](Experiment& e) -> double& { return e.pullWith.width; }>(
            "pullWith.width", TRANSLATABLE("Parameter", "Width"),
            TRANSLATABLE("Parameter", "How wide a pull is"))
        .as("σ")
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, limits::pullWidth, 0.5, 1)
        .above();
    rows.add<[](Experiment& e) -> double& { return e.pullWith.height; }>(
            "pullWith.height", TRANSLATABLE("Parameter", "Height"),
            TRANSLATABLE("Parameter",
                         "Set: the height that the medium gets. Pluck: how far it is moved before it is let go "
                         "at rest. Add: how far, and as much velocity per step, so that a wide pull goes on to "
                         "lift it many times as far"))
        .between(-limits::integerHeight, limits::integerHeight, 0.1, 2);
    rows.add<[](Experiment& e) -> PullMode& { return e.pullWith.mode; }>(
        "pullWith.mode", TRANSLATABLE("Parameter", "Mode"),
        TRANSLATABLE("Parameter", "Whether a pull sets the height, adds to it, or plucks from rest"));
    rows.add<[](Experiment& e) -> double& { return e.drive.height; }>(
            "drive.height", TRANSLATABLE("Parameter", "Drive height"),
            TRANSLATABLE("Parameter", "How strongly a sine drives the medium at every step; 0: not at all"))
        .in(TRANSLATABLE("Parameter", "per step"))
        .between(-limits::height, limits::height, 1e-4, 6)
        .onlyFor(driven);
    rows.add<[](Experiment& e) -> double& { return e.drive.frequency; }>(
            "drive.frequency", TRANSLATABLE("Parameter", "Drive frequency"),
            TRANSLATABLE("Parameter", "The frequency of the driving sine"))
        .in(TRANSLATABLE("Parameter", "cycles per step"))
        .between(0.0, 0.5, 1e-6, 9)
        .onlyFor(driven);
    rows.add<[](Experiment& e) -> double& { return e.drive.phase; }>(
            "drive.phase", TRANSLATABLE("Parameter", "Drive phase"),
            TRANSLATABLE("Parameter", "The phase of the driving sine at step 0"))
        .in(TRANSLATABLE("Parameter", "cycles"))
        .between(0.0, 1.0, 0.01, 9)
        .onlyFor(driven);
    rows.add<[](Experiment& e) -> PullShape& { return e.drive.shape; }>(
            "drive.shape", TRANSLATABLE("Parameter", "Drive shape"),
            TRANSLATABLE("Parameter", "The shape of the drive"))
        .onlyFor(driven);
    rows.add<[](Experiment& e) -> double& { return e.drive.width; }>(
            "drive.width", TRANSLATABLE("Parameter", "Drive width"),
            TRANSLATABLE("Parameter", "How wide the drive is"))
        .as("σ")
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, limits::pullWidth, 0.5, 1)
        .above()
        .onlyFor(driven);
    rows.add<[](Experiment& e) -> double& { return e.drive.x; }>(
            "drive.x", TRANSLATABLE("Parameter", "Drive column"),
            TRANSLATABLE("Parameter", "Where the drive is: its column, or its point on a string"))
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, mostCells, 1.0, 1)
        .onlyFor(driven);
    rows.add<[](Experiment& e) -> double& { return e.drive.y; }>(
            "drive.y", TRANSLATABLE("Parameter", "Drive row"),
            TRANSLATABLE("Parameter", "Where the drive is: its row in a pool"))
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, mostCells, 1.0, 1)
        .onlyFor(driven);
    rows.add<[](Experiment& e) -> double& { return e.rain.rate; }>(
            "rain.rate", TRANSLATABLE("Parameter", "Rain"),
            TRANSLATABLE("Parameter", "How many drops fall per second; 0: none"))
        .in(TRANSLATABLE("Parameter", "drops/s"))
        .between(0.0, 1e6, 0.1, 2)
        .onlyFor(inPool);
    rows.add<[](Experiment& e) -> double& { return e.rain.seed; }>(
            "rain.seed", TRANSLATABLE("Parameter", "Rain seed"),
            TRANSLATABLE("Parameter", "Seed of the random drops; the same seed gives the same rain"))
        .between(0.0, 1e9, 1.0, 0)
        .whole()
        .onlyFor(raining);
    rows.add<[](Experiment& e) -> PullShape& { return e.rain.shape; }>(
            "rain.shape", TRANSLATABLE("Parameter", "Drop shape"),
            TRANSLATABLE("Parameter", "The shape of a drop"))
        .onlyFor(raining);
    rows.add<[](Experiment& e) -> double& { return e.rain.width; }>(
            "rain.width", TRANSLATABLE("Parameter", "Drop width"),
            TRANSLATABLE("Parameter", "How wide a drop is"))
        .as("σ")
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, limits::pullWidth, 0.5, 1)
        .above()
        .onlyFor(raining);
    rows.add<[](Experiment& e) -> double& { return e.rain.height; }>(
            "rain.height", TRANSLATABLE("Parameter", "Drop height"),
            TRANSLATABLE("Parameter", "How high a drop lifts the water"))
        .between(-limits::integerHeight, limits::integerHeight, 0.1, 2)
        .onlyFor(raining);
    rows.add<[](Experiment& e) -> PullMode& { return e.rain.mode; }>(
            "rain.mode", TRANSLATABLE("Parameter", "Drop mode"),
            TRANSLATABLE("Parameter", "Whether a drop sets the height, adds to it, or plucks from rest"))
        .onlyFor(raining);
    rows.add<[](Experiment& e) -> RainKind& { return e.rain.kind; }>(
            "rain.kind", TRANSLATABLE("Parameter", "What falls"),
            TRANSLATABLE("Parameter", "What falls into the pool: drops of rain, the pieces of fireworks, or "
                                      "snow"))
        .onlyFor(fallsFromAir);
    rows.add<[](Experiment& e) -> double& { return e.rain.x; }>(
            "rain.x", TRANSLATABLE("Parameter", "Fireworks column"),
            TRANSLATABLE("Parameter", "Where fireworks are thrown from: their column"))
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, mostCells, 1.0, 1)
        .onlyFor(throwsPieces);
    rows.add<[](Experiment& e) -> double& { return e.rain.y; }>(
            "rain.y", TRANSLATABLE("Parameter", "Fireworks row"),
            TRANSLATABLE("Parameter", "Where fireworks are thrown from: their row"))
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, mostCells, 1.0, 1)
        .onlyFor(throwsPieces);
    rows.add<[](Experiment& e) -> double& { return e.rain.speed; }>(
            "rain.speed", TRANSLATABLE("Parameter", "Speed in the air"),
            TRANSLATABLE("Parameter",
                         "How fast pieces of fireworks are thrown, or how fast flakes of snow sink"))
        .as("v")
        .in(TRANSLATABLE("Parameter", "cells/s"))
        .between(0.0, limits::fallingSpeed, 1.0, 1)
        .above()
        .onlyFor(fallsFromAir);
    rows.add<[](Experiment& e) -> double& { return e.rain.gravity; }>(
            "rain.gravity", TRANSLATABLE("Parameter", "Gravity"),
            TRANSLATABLE("Parameter", "How much faster pieces of fireworks fall with every second"))
        .as("g")
        .in(TRANSLATABLE("Parameter", "cells/s²"))
        .between(0.0, limits::fallingSpeed, 1.0, 1)
        .above()
        .onlyFor(throwsPieces);
    rows.add<[](Experiment& e) -> double& { return e.rain.drift; }>(
            "rain.drift", TRANSLATABLE("Parameter", "Drift"),
            TRANSLATABLE("Parameter", "How far flakes are blown aside in one second along each axis (root mean "
                                      "square); it grows with the root of the time"))
        .in(TRANSLATABLE("Parameter", "cells/√s"))
        .between(0.0, limits::fallingSpeed, 0.5, 1)
        .onlyFor(snowing);
}

void addReal(ParameterRows& rows) {
    rows.add<[](Experiment& e) -> World& { return e.real.world; }>(
            "real.world", TRANSLATABLE("Parameter", "It stands for"),
            TRANSLATABLE("Parameter", "What real medium the string or pool stands for: lengths, times and "
                                      "frequencies are then shown in its units"))
        .onlyFor(isReal);
    rows.add<[](Experiment& e) -> double& { return e.real.length; }>(
            "real.length", TRANSLATABLE("Parameter", "Real length"),
            TRANSLATABLE("Parameter", "How long the real string is, or the real pool from left to right"))
        .as("L")
        .in(TRANSLATABLE("Parameter", "m"))
        .between(0.0, 1e9, 0.01, 3)
        .above()
        .onlyFor(isReal);
    rows.add<[](Experiment& e) -> double& { return e.real.tension; }>(
            "real.tension", TRANSLATABLE("Parameter", "Tension"),
            TRANSLATABLE("Parameter", "The force with which the real string is stretched"))
        .as("T")
        .in(TRANSLATABLE("Parameter", "N"))
        .between(0.0, 1e9, 1.0, 2)
        .above()
        .onlyFor(isReal);
    rows.add<[](Experiment& e) -> double& { return e.real.massPerLength; }>(
            "real.massPerLength", TRANSLATABLE("Parameter", "Mass per length"),
            TRANSLATABLE("Parameter", "How heavy a metre of the real string is"))
        .as("μ")
        .in(TRANSLATABLE("Parameter", "kg/m"))
        .between(0.0, 1e6, 1e-4, 6)
        .above()
        .onlyFor(isReal);
    rows.add<[](Experiment& e) -> double& { return e.real.depth; }>(
            "real.depth", TRANSLATABLE("Parameter", "Depth of the water"),
            TRANSLATABLE("Parameter", "How deep the real water is: long waves have the speed √(g·h)"))
        .as("h")
        .in(TRANSLATABLE("Parameter", "m"))
        .between(0.0, 1e5, 0.1, 3)
        .above()
        .onlyFor(isReal);
}

void addLook(ParameterRows& rows) {
    rows.add<[](Experiment& e) -> Moves& { return e.preview.moves; }>(
            "preview.moves", TRANSLATABLE("Parameter", "Moves"),
            TRANSLATABLE("Parameter", "When time runs: always, or only while the mouse is over the pool"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Shows& { return e.preview.framesPerSecond; }>(
            "preview.framesPerSecond", TRANSLATABLE("Parameter", "Frames per second"),
            TRANSLATABLE("Parameter",
                         "Whether the number of pictures drawn per second is shown beside the pool"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> double& { return e.preview.pixelSize; }>(
            "preview.pixelSize", TRANSLATABLE("Parameter", "Pixel size"),
            TRANSLATABLE("Parameter", "How wide a cell is drawn; 0: as wide as fits the window"))
        .in(TRANSLATABLE("Parameter", "pixels"))
        .between(0.0, 100.0, 1.0, 1)
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> int& { return e.preview.beads; }>(
            "preview.beads", TRANSLATABLE("Parameter", "Beads"),
            TRANSLATABLE("Parameter", "On every which point of a string a bead is drawn; 0: on none"))
        .between(0, limits::stringPoints, 1, 0)
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> StringQuantity& { return e.preview.quantity; }>(
            "preview.quantity", TRANSLATABLE("Parameter", "Drawn quantity"),
            TRANSLATABLE("Parameter", "What of a string is drawn as its line"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Swing& { return e.preview.swing; }>(
            "preview.swing", TRANSLATABLE("Parameter", "Swing"),
            TRANSLATABLE("Parameter", "Whether the points of a string are drawn to move across it or along it"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Shows& { return e.preview.springs; }>(
            "preview.springs", TRANSLATABLE("Parameter", "Springs"),
            TRANSLATABLE("Parameter", "Whether springs are drawn between the points of a string"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Shows& { return e.preview.parts; }>(
            "preview.parts", TRANSLATABLE("Parameter", "Travelling parts"),
            TRANSLATABLE("Parameter",
                         "Whether what runs to the right and what runs to the left is drawn beside their sum"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Shows& { return e.preview.nodes; }>(
            "preview.nodes", TRANSLATABLE("Parameter", "Nodes"),
            TRANSLATABLE("Parameter", "Whether nodes of a string are marked, with their distance"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Shows& { return e.preview.energy; }>(
            "preview.energy", TRANSLATABLE("Parameter", "Energy along the string"),
            TRANSLATABLE("Parameter", "Whether kinetic and potential energy are drawn along a string"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Shows& { return e.preview.flow; }>(
            "preview.flow", TRANSLATABLE("Parameter", "Flow of energy"),
            TRANSLATABLE("Parameter", "Whether arrows on a string show where energy flows"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> double& { return e.preview.ceiling; }>(
            "preview.ceiling", TRANSLATABLE("Parameter", "Ceiling"),
            TRANSLATABLE("Parameter",
                         "The height at which a string's ceiling is drawn; 0: what its pulls reach"))
        .between(0.0, limits::viewRange, 0.1, 6)
        .onlyFor(previewed);
    rows.add<[](ViewPreference& v) -> PoolView& { return v.look.view; }, ViewPart>(
        "view.kind", TRANSLATABLE("Parameter", "View"), TRANSLATABLE("Parameter", "How the pool is drawn"));
    rows.add<[](ViewPreference& v) -> ColourMap& { return v.look.map; }, ViewPart>(
        "view.map", TRANSLATABLE("Parameter", "Colours"),
        TRANSLATABLE("Parameter", "The colours of heights above and below rest"));
    rows.add<[](ViewPreference& v) -> double& { return v.range; }, ViewPart>(
            "view.range", TRANSLATABLE("Parameter", "Range"),
            TRANSLATABLE("Parameter", "The height at the end of the colours; 0: it follows the waves"))
        .between(0.0, limits::viewRange, 0.1, 6);
    rows.add<[](ViewPreference& v) -> int& { return v.look.levels; }, ViewPart>(
            "view.levelLines", TRANSLATABLE("Parameter", "Level lines"),
            TRANSLATABLE(
                "Parameter",
                "How many lines of equal height there are from rest to the end of the colours; 0: none"))
        .between(0, 20, 1, 0)
        .converted(levelLines, setLevelLines);
    rows.add<[](ViewPreference& v) -> float& { return v.look.n; }, ViewPart>(
            "view.n", TRANSLATABLE("Parameter", "Refractive index n"),
            TRANSLATABLE("Parameter", "How many times slower light is in the water than in air"))
        .between(1.0, 2.5, 0.001, 3);
    rows.add<[](ViewPreference& v) -> float& { return v.look.depth; }, ViewPart>(
            "view.depth", TRANSLATABLE("Parameter", "Depth"),
            TRANSLATABLE("Parameter", "From the still water down to the floor"))
        .as("D")
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, 100.0, 1.0, 1);
    rows.add<[](ViewPreference& v) -> float& { return v.look.caustics; }, ViewPart>(
            "view.caustics", TRANSLATABLE("Parameter", "Bright lines"),
            TRANSLATABLE("Parameter", "How strongly the waves focus light on the floor"))
        .between(0.0, 1.0, 0.05, 2);
    rows.add<[](ViewPreference& v) -> float& { return v.look.waves; }, ViewPart>(
            "view.waves", TRANSLATABLE("Parameter", "Vertical exaggeration"),
            TRANSLATABLE("Parameter", "How many times higher than they are waves are drawn"))
        .between(0.1, 10.0, 0.1, 2);
    rows.add<[](ViewPreference& v) -> double& { return v.look.eye.turn; }, ViewPart>(
            "view.turn", TRANSLATABLE("Parameter", "Rotation"),
            TRANSLATABLE("Parameter", "How far the view of the surface is rotated"))
        .in(TRANSLATABLE("Parameter", "°"))
        .between(-180.0, 180.0, 5.0, 1);
    rows.add<[](ViewPreference& v) -> double& { return v.look.eye.tilt; }, ViewPart>(
            "view.tilt", TRANSLATABLE("Parameter", "Tilt"),
            TRANSLATABLE("Parameter", "How steeply the eye looks down at the surface; 90: straight down"))
        .in(TRANSLATABLE("Parameter", "°"))
        .between(5.0, 90.0, 5.0, 1);
    rows.add<[](ViewPreference& v) -> double& { return v.look.eye.zoom; }, ViewPart>(
            "view.zoom", TRANSLATABLE("Parameter", "Zoom"),
            TRANSLATABLE("Parameter", "How near the eye is to the surface"))
        .between(0.25, 8.0, 0.1, 2);
    rows.add<[](ViewPreference& v) -> double& { return v.cellLength; }, ViewPart>(
            "view.cellLength", TRANSLATABLE("Parameter", "A cell is"),
            TRANSLATABLE("Parameter", "The length that a cell stands for, in the unit cellUnit"))
        .between(0.0, 1e6, 0.1, 6)
        .above();
}

std::vector<Parameter> table() {
    ParameterRows rows;
    addRule(rows);
    addSources(rows);
    addReal(rows);
    addLook(rows);
    return std::move(rows).rows();
}

} // namespace

std::span<const Parameter> parameters() {
    static const std::vector<Parameter> rows = table();
    return rows;
}

const Parameter* findParameter(std::string_view id) {
    for (const Parameter& row : parameters())
        if (row.id == id) return &row;
    return nullptr;
}

void applySettings(Experiment& experiment, const Settings& settings) {
    for (const Setting& setting : settings) {
        const Parameter* row = findParameter(setting.id);
        if (!row) continue;
        if (const double* value = std::get_if<double>(&setting.value)) row->setNumber(experiment, *value);
        else row->setWord(experiment, std::get<std::string>(setting.value));
    }
}

} // namespace seiche
