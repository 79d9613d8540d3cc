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

constexpr double maxCells = static_cast<double>(limits::poolCells - 1);

bool inPool(const Experiment& e) { return e.rule.scene == SceneKind::Pool; }
bool inIntegers(const Experiment& e) { return e.rule.arithmetic == Arithmetic::Integer; }
bool inFloats(const Experiment& e) { return !inIntegers(e); }
// Pools may have regions; strings only show existing regions.
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

// The optional view preference of a pool.
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

// 0: disabled; the previous number is lost.
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
            "k", TRANSLATABLE("Parameter", "Tension"),
            TRANSLATABLE("Parameter",
                         "How strongly neighbours pull on each other. The Courant number c·Δt/Δx, the speed of "
                         "long waves in cells per step, is √k. Diagonal stencil: √(2k). Moore stencil: √(3k)"))
        .as("k")
        .in(TRANSLATABLE("Parameter", "per step²"))
        .between(0.0, 4.0, 0.001, 3)
        .above()
        .onlyFor(inFloats);
    rows.add<[](Experiment& e) -> double& { return e.rule.bending; }>(
            "bending", TRANSLATABLE("Parameter", "Stiffness"),
            TRANSLATABLE("Parameter", "Resistance of a string to bending, in addition to its tension; 0: none"))
        .as("ε")
        .in(TRANSLATABLE("Parameter", "points²"))
        .between(0.0, 10000.0, 0.1, 4)
        .onlyFor(isStiff);
    rows.add<[](Experiment& e) -> double& { return e.rule.damping.update; }>(
            "damping.update", TRANSLATABLE("Parameter", "Height damping factor"),
            TRANSLATABLE("Parameter", "Scales the whole new height at every step, which also pulls the medium "
                                      "back to rest; 1: no damping"))
        .as("d")
        .in(TRANSLATABLE("Parameter", "per step"))
        .between(0.0, 1.0, 1e-4, 6)
        .above()
        .onlyFor(inFloats);
    rows.add<[](Experiment& e) -> double& { return e.rule.damping.velocity; }>(
            "damping.velocity", TRANSLATABLE("Parameter", "Velocity damping factor"),
            TRANSLATABLE("Parameter",
                         "Scales only the velocity at every step, as friction does; 1: no damping"))
        .as("s")
        .in(TRANSLATABLE("Parameter", "per step"))
        .between(0.0, 1.0, 1e-4, 6)
        .above()
        .onlyFor(inFloats);
    rows.add<[](Experiment& e) -> double& { return e.stepsPerSecond; }>(
            "stepsPerSecond", TRANSLATABLE("Parameter", "Steps per second"),
            TRANSLATABLE("Parameter", "Number of steps in one second of simulated time"))
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
                         "Impedance of the left end relative to the string. 0: free; 1: absorbs every wave; "
                         "large values: nearly fixed. A reflected wave is (1 − Z)/(1 + Z) times as high"))
        .as("Z")
        .between(0.0, 1000.0, 0.01, 3)
        .onlyFor(hasLeftImpedance);
    rows.add<[](Experiment& e) -> double& { return e.rule.edges.rightImpedance; }>(
            "edges.rightImpedance", TRANSLATABLE("Parameter", "Impedance at the right end"),
            TRANSLATABLE("Parameter",
                         "Impedance of the right end relative to the string. 0: free; 1: absorbs every wave; "
                         "large values: nearly fixed. A reflected wave is (1 − Z)/(1 + Z) times as high"))
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
            "edges.rim", TRANSLATABLE("Parameter", "Width of the absorbing layer"),
            TRANSLATABLE("Parameter",
                         "Number of hidden cells that absorb waves beyond each absorbing side of a pool. A "
                         "narrow layer reflects a little, but a wide layer takes longer to compute"))
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(minRim({}), maxRim, 1, 0)
        .onlyFor(hasRim)
        .atStart();
    rows.add<[](Experiment& e) -> Conserve& { return e.rule.conserve; }>(
            "conserve", TRANSLATABLE("Parameter", "Keep mean height"),
            TRANSLATABLE("Parameter",
                         "Keeps the mean height constant: the total added by taps, drops, drive and sources is "
                         "subtracted evenly from all cells. Works only if all sides are free or periodic"))
        .shown({TRANSLATABLE("Parameter", "no"), TRANSLATABLE("Parameter", "yes")})
        .onlyFor(canConserve);
    rows.add<[](Experiment& e) -> Stencil& { return e.rule.stencil; }>(
            "stencil", TRANSLATABLE("Parameter", "Stencil"),
            TRANSLATABLE("Parameter", "Neighbours that act on a cell of the pool"))
        .onlyFor(inPool);
    rows.add<[](Experiment& e) -> MediumModel& { return e.rule.model; }>(
            "model", TRANSLATABLE("Parameter", "Regions represent"),
            TRANSLATABLE(
                "Parameter",
                "Meaning of a region with a different wave speed. Water of different depth: waves get higher "
                "where they slow down. Membrane or string of different mass: waves get lower there"))
        .shown({TRANSLATABLE("Parameter", "water of different depth"),
                TRANSLATABLE("Parameter", "a membrane of different mass")})
        .onlyFor(hasRegions);
    rows.add<[](Experiment& e) -> Scheme& { return e.rule.scheme; }>(
            "scheme", TRANSLATABLE("Parameter", "Scheme"),
            TRANSLATABLE("Parameter", "Numerical method that computes the next step"))
        .onlyFor(inFloats);
    rows.add<[](Experiment& e) -> Arithmetic& { return e.rule.arithmetic; }>(
            "arithmetic", TRANSLATABLE("Parameter", "Number type"),
            TRANSLATABLE("Parameter", "Heights as floating-point numbers or as integers"))
        .atStart();
    rows.add<[](Experiment& e) -> int& { return e.rule.divisor; }>(
            "divisor", TRANSLATABLE("Parameter", "Divisor"),
            TRANSLATABLE("Parameter", "Number by which the sum of the neighbours is divided (integer water)"))
        .between(1, 1e6, 1, 0)
        .withSlider(1, 16)
        .onlyFor(inIntegers);
    rows.add<[](Experiment& e) -> int& { return e.rule.dampingShare; }>(
            "dampingShare", TRANSLATABLE("Parameter", "Damping divisor"),
            TRANSLATABLE(
                "Parameter",
                "Number n: the height loses 1/n of its value at every step (integer water); 0: no damping"))
        .between(0, 1e6, 1, 0)
        .withSlider(0, 256)
        .onlyFor(inIntegers);
    rows.add<[](Experiment& e) -> Water& { return e.rule.water; }>(
            "water", TRANSLATABLE("Parameter", "Integer water"),
            TRANSLATABLE("Parameter", "Behaviour of integer water: makes waves, or only blurs"))
        .onlyFor(inIntegers);
}

void addSources(ParameterRows& rows) {
    rows.add<[](Experiment& e) -> PullShape& { return e.pullWith.shape; }>(
        "pullWith.shape", TRANSLATABLE("Parameter", "Shape"),
        TRANSLATABLE("Parameter", "Shape of the pulse that a tap makes"));
    rows.add<[](Experiment& e) -> double& { return e.pullWith.width; }>(
            "pullWith.width", TRANSLATABLE("Parameter", "Width"),
            TRANSLATABLE("Parameter", "Width of the pulse that a tap makes"))
        .as("σ")
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, limits::pullWidth, 0.5, 1)
        .above();
    rows.add<[](Experiment& e) -> double& { return e.pullWith.height; }>(
            "pullWith.height", TRANSLATABLE("Parameter", "Height"),
            TRANSLATABLE("Parameter",
                         "Set: new height. Pluck: height before release. Add: height added, and the same "
                         "amount of velocity per step. A wide pulse then rises to many times this height"))
        .between(-limits::integerHeight, limits::integerHeight, 0.1, 2);
    rows.add<[](Experiment& e) -> PullMode& { return e.pullWith.mode; }>(
        "pullWith.mode", TRANSLATABLE("Parameter", "Mode"),
        TRANSLATABLE("Parameter", "Effect of a tap: set the height, add to it, or pluck (release from rest)"));
    rows.add<[](Experiment& e) -> double& { return e.drive.height; }>(
            "drive.height", TRANSLATABLE("Parameter", "Drive amplitude"),
            TRANSLATABLE("Parameter",
                         "Amplitude of the sine that is added to the medium at every step; 0: off"))
        .in(TRANSLATABLE("Parameter", "per step"))
        .between(-limits::height, limits::height, 1e-4, 6)
        .onlyFor(driven);
    rows.add<[](Experiment& e) -> double& { return e.drive.frequency; }>(
            "drive.frequency", TRANSLATABLE("Parameter", "Drive frequency"),
            TRANSLATABLE("Parameter", "Frequency of the sine drive"))
        .in(TRANSLATABLE("Parameter", "cycles per step"))
        .between(0.0, 0.5, 1e-6, 9)
        .onlyFor(driven);
    rows.add<[](Experiment& e) -> double& { return e.drive.phase; }>(
            "drive.phase", TRANSLATABLE("Parameter", "Drive phase"),
            TRANSLATABLE("Parameter", "Phase of the sine drive at step 0"))
        .in(TRANSLATABLE("Parameter", "cycles"))
        .between(0.0, 1.0, 0.01, 9)
        .onlyFor(driven);
    rows.add<[](Experiment& e) -> PullShape& { return e.drive.shape; }>(
            "drive.shape", TRANSLATABLE("Parameter", "Drive shape"),
            TRANSLATABLE("Parameter", "Shape of the driven region"))
        .onlyFor(driven);
    rows.add<[](Experiment& e) -> double& { return e.drive.width; }>(
            "drive.width", TRANSLATABLE("Parameter", "Drive width"),
            TRANSLATABLE("Parameter", "Width of the driven region"))
        .as("σ")
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, limits::pullWidth, 0.5, 1)
        .above()
        .onlyFor(driven);
    rows.add<[](Experiment& e) -> double& { return e.drive.x; }>(
            "drive.x", TRANSLATABLE("Parameter", "Drive column"),
            TRANSLATABLE("Parameter", "Position of the drive: column in a pool, or point on a string"))
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, maxCells, 1.0, 1)
        .onlyFor(driven);
    rows.add<[](Experiment& e) -> double& { return e.drive.y; }>(
            "drive.y", TRANSLATABLE("Parameter", "Drive row"),
            TRANSLATABLE("Parameter", "Position of the drive: row in a pool"))
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, maxCells, 1.0, 1)
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
            "rain.shape", TRANSLATABLE("Parameter", "Drop shape"), TRANSLATABLE("Parameter", "Shape of a drop"))
        .onlyFor(raining);
    rows.add<[](Experiment& e) -> double& { return e.rain.width; }>(
            "rain.width", TRANSLATABLE("Parameter", "Drop width"), TRANSLATABLE("Parameter", "Width of a drop"))
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
            TRANSLATABLE("Parameter",
                         "Effect of a drop: set the height, add to it, or pluck (release from rest)"))
        .onlyFor(raining);
    rows.add<[](Experiment& e) -> RainKind& { return e.rain.kind; }>(
            "rain.kind", TRANSLATABLE("Parameter", "Falling objects"),
            TRANSLATABLE("Parameter", "Objects that fall into the pool: raindrops, firework sparks or snow"))
        .onlyFor(fallsFromAir);
    rows.add<[](Experiment& e) -> double& { return e.rain.x; }>(
            "rain.x", TRANSLATABLE("Parameter", "Launch column"),
            TRANSLATABLE("Parameter", "Column from which the fireworks are launched"))
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, maxCells, 1.0, 1)
        .onlyFor(throwsPieces);
    rows.add<[](Experiment& e) -> double& { return e.rain.y; }>(
            "rain.y", TRANSLATABLE("Parameter", "Launch row"),
            TRANSLATABLE("Parameter", "Row from which the fireworks are launched"))
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, maxCells, 1.0, 1)
        .onlyFor(throwsPieces);
    rows.add<[](Experiment& e) -> double& { return e.rain.speed; }>(
            "rain.speed", TRANSLATABLE("Parameter", "Launch/fall speed"),
            TRANSLATABLE("Parameter", "Launch speed of the sparks, or fall speed of the snowflakes"))
        .as("v")
        .in(TRANSLATABLE("Parameter", "cells/s"))
        .between(0.0, limits::fallingSpeed, 1.0, 1)
        .above()
        .onlyFor(fallsFromAir);
    rows.add<[](Experiment& e) -> double& { return e.rain.gravity; }>(
            "rain.gravity", TRANSLATABLE("Parameter", "Gravity"),
            TRANSLATABLE("Parameter", "Downward acceleration of the sparks"))
        .as("g")
        .in(TRANSLATABLE("Parameter", "cells/s²"))
        .between(0.0, limits::fallingSpeed, 1.0, 1)
        .above()
        .onlyFor(throwsPieces);
    rows.add<[](Experiment& e) -> double& { return e.rain.drift; }>(
            "rain.drift", TRANSLATABLE("Parameter", "Drift"),
            TRANSLATABLE("Parameter", "Distance that flakes drift in one second along each axis (root mean "
                                      "square); grows with the square root of time"))
        .in(TRANSLATABLE("Parameter", "cells/√s"))
        .between(0.0, limits::fallingSpeed, 0.5, 1)
        .onlyFor(snowing);
}

void addReal(ParameterRows& rows) {
    rows.add<[](Experiment& e) -> World& { return e.real.world; }>(
            "real.world", TRANSLATABLE("Parameter", "Represents"),
            TRANSLATABLE("Parameter", "Real system that the string or pool represents. Lengths, times and "
                                      "frequencies are then shown in real units"))
        .onlyFor(isReal);
    rows.add<[](Experiment& e) -> double& { return e.real.length; }>(
            "real.length", TRANSLATABLE("Parameter", "Real length"),
            TRANSLATABLE("Parameter", "Length of the real string, or of the real pool from left to right"))
        .as("L")
        .in(TRANSLATABLE("Parameter", "m"))
        .between(0.0, 1e9, 0.01, 3)
        .above()
        .onlyFor(isReal);
    rows.add<[](Experiment& e) -> double& { return e.real.tension; }>(
            "real.tension", TRANSLATABLE("Parameter", "Tension"),
            TRANSLATABLE("Parameter", "Force that stretches the real string"))
        .as("T")
        .in(TRANSLATABLE("Parameter", "N"))
        .between(0.0, 1e9, 1.0, 2)
        .above()
        .onlyFor(isReal);
    rows.add<[](Experiment& e) -> double& { return e.real.massPerLength; }>(
            "real.massPerLength", TRANSLATABLE("Parameter", "Linear density"),
            TRANSLATABLE("Parameter", "Mass per metre of the real string"))
        .as("μ")
        .in(TRANSLATABLE("Parameter", "kg/m"))
        .between(0.0, 1e6, 1e-4, 6)
        .above()
        .onlyFor(isReal);
    rows.add<[](Experiment& e) -> double& { return e.real.depth; }>(
            "real.depth", TRANSLATABLE("Parameter", "Depth of the water"),
            TRANSLATABLE("Parameter", "Depth of the real water. Long waves travel at √(g·h)"))
        .as("h")
        .in(TRANSLATABLE("Parameter", "m"))
        .between(0.0, 1e5, 0.1, 3)
        .above()
        .onlyFor(isReal);
}

void addLook(ParameterRows& rows) {
    rows.add<[](Experiment& e) -> ClockMode& { return e.preview.moves; }>(
            "preview.moves", TRANSLATABLE("Parameter", "Time runs"),
            TRANSLATABLE("Parameter",
                         "When the simulation runs: always, or only while the pointer is over the pool"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Visibility& { return e.preview.framesPerSecond; }>(
            "preview.framesPerSecond", TRANSLATABLE("Parameter", "Frames per second"),
            TRANSLATABLE("Parameter", "Shows the frame rate beside the pool"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> double& { return e.preview.pixelSize; }>(
            "preview.pixelSize", TRANSLATABLE("Parameter", "Pixel size"),
            TRANSLATABLE("Parameter", "Size of a cell on the screen; 0: fits the window"))
        .in(TRANSLATABLE("Parameter", "pixels"))
        .between(0.0, 100.0, 1.0, 1)
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> int& { return e.preview.beads; }>(
            "preview.beads", TRANSLATABLE("Parameter", "Beads"),
            TRANSLATABLE("Parameter",
                         "Number n: a bead is drawn on every n-th point of the string; 0: no beads"))
        .between(0, limits::stringPoints, 1, 0)
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> StringQuantity& { return e.preview.quantity; }>(
            "preview.quantity", TRANSLATABLE("Parameter", "Quantity shown"),
            TRANSLATABLE("Parameter", "Quantity that the line of the string shows"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Polarization& { return e.preview.polarization; }>(
            "preview.swing", TRANSLATABLE("Parameter", "Motion"),
            TRANSLATABLE("Parameter", "Direction in which points are drawn moving: across the string "
                                      "(transverse) or along it (longitudinal)"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Visibility& { return e.preview.springs; }>(
            "preview.springs", TRANSLATABLE("Parameter", "Springs"),
            TRANSLATABLE("Parameter", "Shows springs between the points of the string"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Visibility& { return e.preview.parts; }>(
            "preview.parts", TRANSLATABLE("Parameter", "Travelling waves"),
            TRANSLATABLE("Parameter", "Shows the waves travelling right and left in addition to their sum"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Visibility& { return e.preview.nodes; }>(
            "preview.nodes", TRANSLATABLE("Parameter", "Nodes"),
            TRANSLATABLE("Parameter", "Marks nodes and the distances between them"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Visibility& { return e.preview.energy; }>(
            "preview.energy", TRANSLATABLE("Parameter", "Energy along the string"),
            TRANSLATABLE("Parameter", "Shows kinetic and potential energy along the string"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> Visibility& { return e.preview.flow; }>(
            "preview.flow", TRANSLATABLE("Parameter", "Energy flow"),
            TRANSLATABLE("Parameter", "Shows the energy flow along the string as arrows"))
        .onlyFor(previewed);
    rows.add<[](Experiment& e) -> double& { return e.preview.ceiling; }>(
            "preview.ceiling", TRANSLATABLE("Parameter", "Ceiling"),
            TRANSLATABLE(
                "Parameter",
                "Height at which the ceiling of the string is drawn; 0: the height that taps can reach"))
        .between(0.0, limits::viewRange, 0.1, 6)
        .onlyFor(previewed);
    rows.add<[](ViewPreference& v) -> PoolView& { return v.look.view; }, ViewPart>(
        "view.kind", TRANSLATABLE("Parameter", "View"), TRANSLATABLE("Parameter", "How the pool is drawn"));
    rows.add<[](ViewPreference& v) -> ColourMap& { return v.look.map; }, ViewPart>(
        "view.map", TRANSLATABLE("Parameter", "Colours"),
        TRANSLATABLE("Parameter", "The colours of heights above and below rest"));
    rows.add<[](ViewPreference& v) -> double& { return v.range; }, ViewPart>(
            "view.range", TRANSLATABLE("Parameter", "Colour range"),
            TRANSLATABLE("Parameter", "Height at the end of the colour scale; 0: adapts to the waves"))
        .between(0.0, limits::viewRange, 0.1, 6);
    rows.add<[](ViewPreference& v) -> int& { return v.look.levels; }, ViewPart>(
            "view.levelLines", TRANSLATABLE("Parameter", "Contour lines"),
            TRANSLATABLE("Parameter",
                         "Number of contour lines between rest and the end of the colour scale; 0: none"))
        .between(0, 20, 1, 0)
        .converted(levelLines, setLevelLines);
    rows.add<[](ViewPreference& v) -> float& { return v.look.n; }, ViewPart>(
            "view.n", TRANSLATABLE("Parameter", "Refractive index n"),
            TRANSLATABLE("Parameter", "How many times slower light is in the water than in air"))
        .between(1.0, 2.5, 0.001, 3);
    rows.add<[](ViewPreference& v) -> float& { return v.look.depth; }, ViewPart>(
            "view.depth", TRANSLATABLE("Parameter", "Depth"),
            TRANSLATABLE("Parameter", "Distance from the surface at rest down to the floor"))
        .as("D")
        .in(TRANSLATABLE("Parameter", "cells"))
        .between(0.0, 100.0, 1.0, 1);
    rows.add<[](ViewPreference& v) -> float& { return v.look.caustics; }, ViewPart>(
            "view.caustics", TRANSLATABLE("Parameter", "Caustics"),
            TRANSLATABLE("Parameter", "How strongly the waves focus light into bright lines on the floor"))
        .between(0.0, 1.0, 0.05, 2);
    rows.add<[](ViewPreference& v) -> float& { return v.look.waves; }, ViewPart>(
            "view.waves", TRANSLATABLE("Parameter", "Vertical exaggeration"),
            TRANSLATABLE("Parameter", "Factor by which the height of the waves is exaggerated"))
        .between(0.1, 10.0, 0.1, 2);
    rows.add<[](ViewPreference& v) -> double& { return v.look.eye.turn; }, ViewPart>(
            "view.turn", TRANSLATABLE("Parameter", "Rotation"),
            TRANSLATABLE("Parameter", "How far the view of the surface is rotated"))
        .in(TRANSLATABLE("Parameter", "°"))
        .between(-180.0, 180.0, 5.0, 1);
    rows.add<[](ViewPreference& v) -> double& { return v.look.eye.tilt; }, ViewPart>(
            "view.tilt", TRANSLATABLE("Parameter", "Tilt"),
            TRANSLATABLE("Parameter", "Angle at which the camera looks down at the surface; 90: straight down"))
        .in(TRANSLATABLE("Parameter", "°"))
        .between(5.0, 90.0, 5.0, 1);
    rows.add<[](ViewPreference& v) -> double& { return v.look.eye.zoom; }, ViewPart>(
            "view.zoom", TRANSLATABLE("Parameter", "Zoom"),
            TRANSLATABLE("Parameter", "How close the camera is to the surface"))
        .between(0.25, 8.0, 0.1, 2);
    rows.add<[](ViewPreference& v) -> double& { return v.cellLength; }, ViewPart>(
            "view.cellLength", TRANSLATABLE("Parameter", "Cell size"),
            TRANSLATABLE("Parameter", "Length of one cell, in the unit cellUnit"))
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
