// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Formulas, pictures and curves in files.
#include "files/base64url.h"
#include "files/compression.h"
#include "files/copied_objects.h"
#include "files/experiment_file.h"
#include "files/formula_words.h"
#include "files/raster_formula.h"
#include "run/undoable_run.h"
#include "wave/emission.h"
#include "wave/factor_of_k.h"
#include "wave/material_map.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

double heightOf(const DrawnShape& shape, int x, int y, const Grid& grid) {
    return shape.raster->at(x / (grid.width - 1.0), y / (grid.height - 1.0));
}

constexpr double pi = std::numbers::pi;

std::string problemsOf(const std::string& text) {
    const ReadExperiment read = readExperiment(text);
    std::string lines;
    if (const auto* all = std::get_if<std::vector<Problem>>(&read))
        for (const Problem& problem : *all) lines += lineOf(problem) + '\n';
    return lines;
}

Experiment read(const std::string& text) {
    const std::string problems = problemsOf(text);
    EXPECT_EQ(problems, "");
    return problems.empty() ? std::get<Experiment>(readExperiment(text)) : defaultExperiment(SceneKind::Pool);
}

std::string pool(const std::string& rest) {
    return R"({"seiche": 1, "medium": "pool", "size": [64, 48], )" + rest + "}";
}
std::string drawn(const std::string& draw) { return pool(R"("events": [{"step": 0, "draw": )" + draw + "}]"); }
std::string inMedium(const std::string& rest) {
    return pool(R"("things": [{"kind": "medium", "at": [31.5, 23.5], "width": 64, "height": 48, )" + rest +
                "}]");
}
std::string ofSource(const std::string& rest) {
    return pool(R"("things": [{"kind": "source", "signal": "drawn", "hertz": 1, )" + rest + "}]");
}

std::string greyText(const std::string& bytes) { return base64urlOf(compressed(bytes)); }

const Raster& rasterOf(const Experiment& e) { return *std::get<DrawnShape>(e.events.at(0).what).raster; }
const MediumRegion& regionIn(const Experiment& e) { return std::get<MediumRegion>(e.objects.at(0).is); }
const Source& sourceIn(const Experiment& e) { return std::get<Source>(e.objects.at(0).is); }

// Checks that a round trip keeps the experiment and its run.
void expectRoundTrip(const Experiment& e, const std::string& what) {
    const ReadExperiment again = readExperiment(writeExperiment(e));
    const auto* problems = std::get_if<std::vector<Problem>>(&again);
    ASSERT_FALSE(problems) << what << ": " << lineOf(problems->front());
    EXPECT_EQ(std::get<Experiment>(again), e) << what;
    Simulation one(e), other(std::get<Experiment>(again));
    one.advance(90);
    other.advance(90);
    EXPECT_EQ(one.hash(), other.hash()) << what;
    EXPECT_GT(one.largestHeight(), 0.0) << what;
}

// Returns a pool with every kind of formula, changed during the run.
std::string busy() {
    return pool(R"f("things": [
        {"kind": "medium", "name": "bowl", "form": "ellipse", "at": [20, 20], "width": 30, "height": 30, "angle": 20,
         "formula": "0.6 + (x^2 + y^2) / 900"},
        {"kind": "medium", "name": "lake", "at": [48, 24], "width": 30, "height": 40, "quantity": "depth",
         "raster": {"columns": 3, "rows": 2, "grey": ")f" +
                greyText(std::string("\0\x40\x80\xff\x20\x10", 6)) + R"f(", "from": 0, "to": 0.9}},
        {"kind": "source", "name": "s", "at": [10, 10], "signal": "drawn", "hertz": 3, "curve": [0, 0.5, 1, -0.125, -1]},
        {"kind": "source", "name": "f", "at": [12, 40], "signal": "drawn", "hertz": 2, "curveFormula": "sin(2*pi*t)^3"}],
        "events": [{"step": 0, "draw": {"formula": "sin(pi*x/63) * cos(pi*y/47)"}},
                   {"step": 20, "things": {"put": [{"name": "bowl", "at": [24, 22]}, {"name": "s", "hertz": 4}]}},
                   {"step": 30, "things": {"put": [{"name": "bowl", "formula": "1"}, {"name": "f", "curve": [1, 0, -1]}]}},
                   {"step": 40, "things": {"put": [{"name": "bowl", "formula": ""}, {"name": "s", "signal": "sine", "curve": []}]}},
                   {"step": 50, "draw": {"raster": {"columns": 2, "rows": 1, "grey": ")f" +
                greyText(std::string("\0\xff", 2)) + R"f(", "from": -1, "to": 1}}}])f");
}

} // namespace

TEST(Formulas, DefineHeightsOfPool) {
    const Experiment e = read(drawn(R"({"formula": "x + 100*y"})"));
    const DrawnShape& shape = std::get<DrawnShape>(e.events[0].what);
    EXPECT_EQ(shape.raster->columns, 64);
    EXPECT_EQ(shape.raster->rows, 48);
    EXPECT_EQ(shape.raster->formula, "x + 100*y");
    for (const auto& [x, y] : {std::pair(0, 0), std::pair(63, 0), std::pair(5, 47), std::pair(33, 21)})
        EXPECT_NEAR(heightOf(shape, x, y, e.grid), x + 100 * y, 1e-9);
    // Values have six significant digits.
    EXPECT_EQ(rasterOf(read(drawn(R"({"formula": "pi"})"))).values[7], 3.14159);
    // Large pools are sampled at fewer positions than cells.
    const Experiment large = read(R"({"seiche": 1, "medium": "pool", "size": [2000, 700], "events": [
        {"step": 0, "draw": {"formula": "x/10 - y"}}]})");
    EXPECT_EQ(rasterOf(large).columns, limits::formulaSide);
    EXPECT_NEAR(heightOf(std::get<DrawnShape>(large.events[0].what), 1234, 567, large.grid), 123.4 - 567, 0.01);
}

TEST(Formulas, DefineSpeedOrDepthOfMedium) {
    // Coordinates are relative to the region's middle and rotation.
    const Experiment e = read(inMedium(R"("formula": "1 + x/64 + y/96")"));
    EXPECT_EQ(regionIn(e).quantity, RasterQuantity::Speed);
    EXPECT_NEAR(factorAt(e.objects, {31.5 + 16, 23.5 - 12}), std::pow(1 + 0.25 - 0.125, 2), 1e-5);
    const Experiment turned = read(inMedium(R"("angle": 90, "formula": "1 + x/64")"));
    EXPECT_NEAR(factorAt(turned.objects, {31.5, 23.5 + 16}), std::pow(1.25, 2), 1e-5);
    const Experiment depth = read(inMedium(R"("quantity": "depth", "formula": "1 + x/64")"));
    EXPECT_NEAR(factorAt(depth.objects, {31.5 + 16, 20}), 1.25, 1e-5);
    // A factor of 0 is land; formulas below 0 are refused.
    const Experiment shore = read(inMedium(R"f("formula": "max(0, x/32)")f"));
    EXPECT_EQ(factorAt(shore.objects, {20, 20}), 0.0);
    EXPECT_GT(factorAt(shore.objects, {40, 20}), 0.0);
}

TEST(Formulas, DefineSignalOfSource) {
    const Source source =
        sourceIn(read(ofSource(R"f("from": -9, "curveFormula": "0.2*sin(2*pi*t) + 0.1*sin(4*pi*t)")f")));
    double largest = 0.0;
    for (int i = 0; i < 1000; ++i)
        largest =
            std::max(largest, std::abs(0.2 * std::sin(2 * pi * i / 1000) + 0.1 * std::sin(4 * pi * i / 1000)));
    for (const double t : {0.0, 0.1, 0.25, 0.6, 0.95}) // the curve's maximum equals the source height
        EXPECT_NEAR(signalAt(source, t),
                    source.height * (0.2 * std::sin(2 * pi * t) + 0.1 * std::sin(4 * pi * t)) / largest, 1e-4)
            << t;
    const Source byHand = sourceIn(read(ofSource(R"("curve": [0, 0.5, -0.25])")));
    EXPECT_EQ(byHand.curve->values, (std::vector{0.0, 0.5, -0.25}));
    // A source with a formula drives a string too.
    read(
        R"({"seiche": 1, "medium": "string", "things": [{"kind": "source", "form": "held", "at": [0], "signal": "drawn",
        "curveFormula": "t < 0.5 ? 1 : -1"}]})");
}

TEST(Formulas, ReportErrorsWithKeyAndColumn) {
    const std::string draw = "events[0].draw.formula: ", medium = "things[0].formula: ",
                      source = "things[0].curveFormula: ";
    const auto inDraw = [](const std::string& formula) {
        return problemsOf(drawn(R"({"formula": ")" + formula + R"("})"));
    };
    EXPECT_EQ(inDraw("sin(x*z)"), draw + "column 7: unknown name or character “z”\n");
    EXPECT_EQ(inDraw("x + t"), draw + "column 5: unknown name or character “t”\n");
    EXPECT_EQ(inDraw("(x + y"), draw + "column 7: a parenthesis is missing\n");
    EXPECT_EQ(inDraw("x y"), draw + "column 3: missing or misplaced operator\n");
    EXPECT_EQ(inDraw("1 / (x - 3)"), draw + "the formula is undefined at x = 3, y = 0\n");
    EXPECT_EQ(inDraw("1e308 * 10 * x"), draw + "the formula is undefined at x = 0, y = 0\n");
    EXPECT_EQ(inDraw("sqrt(-1 - y)"), draw + "the formula is undefined at x = 0, y = 0\n");
    EXPECT_EQ(inDraw("10^5 * y"), draw + "the value at x = 0, y = 11 is above 1000000\n");
    EXPECT_EQ(inDraw("-10^5 * y"), draw + "the value at x = 0, y = 11 is below -1000000\n");
    EXPECT_EQ(inDraw(""), "events[0].draw: needs a formula or a raster of the heights in the pool\n");
    EXPECT_EQ(problemsOf(drawn(R"({"formula": 3})")), draw + "3 is not text\n");
    EXPECT_EQ(problemsOf(inMedium(R"("formula": "sin(2*")")),
              medium + "column 7: unexpected end of the formula\n");
    EXPECT_EQ(problemsOf(inMedium(R"("formula": "x + 30")")),
              medium + "the value at x = -32, y = -24 is below 0\n");
    EXPECT_EQ(problemsOf(inMedium(R"("formula": "11")")),
              medium + "the value at x = -32, y = -24 is above 10\n");
    EXPECT_EQ(problemsOf(inMedium(R"("quantity": "depth", "formula": "101")")),
              medium + "the value at x = -32, y = -24 is above 100\n");
    EXPECT_EQ(problemsOf(ofSource(R"("curveFormula": "x")")),
              source + "column 1: unknown name or character “x”\n");
    EXPECT_EQ(problemsOf(ofSource(R"("curveFormula": "1/t")")), source + "the formula is undefined at t = 0\n");
    EXPECT_EQ(problemsOf(ofSource(R"("height": 1)")),
              "things[0].curve: needs 2 to 1024 values over one period\n");
    EXPECT_EQ(problemsOf(ofSource(R"("curve": [0, 2])")),
              "things[0].curve: some values are out of range (at least -1, at most 1)\n");
    EXPECT_EQ(
        problemsOf(ofSource(R"("curve": [0, "x"])")),
        "things[0].curve[1]: \"x\" is not a number\nthings[0].curve: needs 2 to 1024 values over one period\n");
    EXPECT_EQ(problemsOf(ofSource(R"("curve": [0, 1], "curveFormula": "t")")),
              "things[0].curveFormula: either curve or curveFormula, not both\n");
    EXPECT_EQ(
        problemsOf(R"({"seiche": 1, "medium": "string", "things": [{"kind": "medium", "formula": "1"}]})"),
        "things[0].raster: a formula or picture of the speed is only available in a pool\n");
    EXPECT_EQ(problemsOf(drawn(R"({"heights": [0, 1]})")),
              "events[0].draw: needs a formula or a raster of the heights in the pool\nevents[0].draw.heights: "
              "is only for a string; a pool uses \"formula\" or \"raster\"\n");
    // The problem names the faulty formula in the event.
    EXPECT_EQ(problemsOf(pool(R"("events": [{"step": 0, "things": {"put": [
                  {"kind": "medium", "name": "m", "formula": "x +"}]}}])")),
              "events[0].things.put[0].formula: column 4: unexpected end of the formula\n");
}

TEST(Formulas, RefuseDecimalCommasWithCorrection) {
    const std::string draw = "events[0].draw.formula: ";
    const auto inDraw = [](const std::string& formula) {
        return problemsOf(drawn(R"({"formula": ")" + formula + R"("})"));
    };
    EXPECT_EQ(inDraw("0,5*x"), draw + "column 2: “0,5” has a decimal comma; write 0.5\n");
    EXPECT_EQ(inDraw("x > 12,25 ? 1 : 2"), draw + "column 7: “12,25” has a decimal comma; write 12.25\n");
    EXPECT_EQ(inDraw("sin(0,5*x)"), draw + "column 6: “0,5” has a decimal comma; write 0.5\n");
    EXPECT_EQ(inDraw("max(2*(0,5), 1)"), draw + "column 9: “0,5” has a decimal comma; write 0.5\n");
    for (const std::string formula : {"x,y", "(x, 3)", "x, 5", "abs(x, 5)", ",5", "5,", "min, 5", "min*(x, 5)"})
        EXPECT_EQ(inDraw(formula), draw + "column " + std::to_string(formula.find(',') + 1) +
                                       ": a comma is only allowed between the arguments of min or max\n");
    EXPECT_EQ(problemsOf(ofSource(R"("curveFormula": "0,5*t")")),
              "things[0].curveFormula: column 2: “0,5” has a decimal comma; write 0.5\n");
    EXPECT_EQ(problemsOf(R"({"seiche": 1, "medium": "string", "events": [
                  {"step": 0, "draw": {"formula": "0,5*x"}}]})"),
              draw + "column 2: “0,5” has a decimal comma; write 0.5\n");
    // Commas between function arguments are valid.
    EXPECT_EQ(rasterOf(read(drawn(R"f({"formula": "max(0,5,min(7,(2)*x,6))"})f"))).values[0], 5);
}

TEST(Formulas, RefuseAssignments) {
    const std::string draw = "events[0].draw.formula: ",
                      problem = ": “=” is not an operator in a formula; to compare, write ==\n";
    const auto inDraw = [](const std::string& formula) {
        return problemsOf(drawn(R"({"formula": ")" + formula + R"("})"));
    };
    EXPECT_EQ(inDraw("x=5"), draw + "column 2" + problem);
    EXPECT_EQ(inDraw("x = x+1"), draw + "column 3" + problem);
    EXPECT_EQ(inDraw("x === 5"), draw + "column 5" + problem);
    EXPECT_EQ(inDraw("y*(x=5)"), draw + "column 5" + problem);
    EXPECT_EQ(rasterOf(read(drawn(R"f({"formula": "(x==0) + (x<=0) + (x>=0) + (x!=1)"})f"))).values[0], 4);
}

TEST(Formulas, AcceptOnlyDocumentedFunctions) {
    const std::string draw = "events[0].draw.formula: ";
    const auto inDraw = [](const std::string& formula) {
        return problemsOf(drawn(R"({"formula": ")" + formula + R"("})"));
    };
    for (const std::string_view function : formulaFunctions)
        EXPECT_EQ(inDraw(std::string(function) + "(0.5)"), "") << function;
    // Undocumented built-in functions and constants of the parser.
    for (const std::string name :
         {"sum", "avg", "log", "log2", "asinh", "acosh", "atanh", "atan2", "_pi", "_e"})
        EXPECT_EQ(inDraw("x + " + name + "(0.5)"),
                  draw + "column 5: unknown name or character “" + name + "”\n");
    EXPECT_EQ(inDraw("2.5e-3 + 1.e+2*x + .5E1 - e"), "");
    EXPECT_EQ(inDraw("2ex"), draw + "column 2: unknown name or character “ex”\n");
}

TEST(Formulas, RefuseNullCharacters) {
    const std::string draw = "events[0].draw.formula: ";
    EXPECT_EQ(problemsOf(drawn(R"({"formula": "x\u0000(((("})")),
              draw + "column 2: unknown name or character “\\x00”\n");
    EXPECT_EQ(problemsOf(drawn(R"({"formula": "\u0000"})")),
              draw + "column 1: unknown name or character “\\x00”\n");
}

TEST(Formulas, RefuseExcessiveFormulasQuickly) {
    const std::string draw = "events[0].draw.formula: ";
    const auto inDraw = [](const std::string& formula) {
        return problemsOf(drawn(R"({"formula": ")" + formula + R"("})"));
    };
    EXPECT_EQ(inDraw(std::string(100'000, '(') + "x" + std::string(100'000, ')')),
              draw + "a formula can have at most 200 characters\n");
    EXPECT_EQ(inDraw(std::string(40, '(') + "x" + std::string(40, ')')),
              draw + "parentheses can be nested at most 32 levels deep\n");
    EXPECT_EQ(inDraw("0/0"), draw + "the formula is undefined at x = 0, y = 0\n");
    EXPECT_EQ(inDraw("1e308*1e308"), draw + "the formula is undefined at x = 0, y = 0\n");
    EXPECT_NE(inDraw("1e999").find(draw), std::string::npos);
    // Nested powers are slowest; a whole file must be refused quickly.
    std::string many;
    for (int i = 0; i < 200; ++i) {
        std::string power = "0*" + std::to_string(i);
        while (power.size() < 195) power += "^x^x";
        many += std::string(i ? ", " : "") + R"({"step": 0, "draw": {"formula": ")" + power + R"("}})";
    }
    const std::string large =
        R"({"seiche": 1, "medium": "pool", "size": [600, 600], "events": [)" + many + "]}";
    EXPECT_NE(problemsOf(large).find("the formulas of this file take too long to compute"), std::string::npos);
    // Repeated formulas are computed only once.
    std::string same;
    for (int i = 0; i < 2000; ++i)
        same += std::string(i ? ", " : "") + R"f({"step": 0, "draw": {"formula": "sin(x/9) + cos(y/7)"}})f";
    const Experiment e =
        read(R"({"seiche": 1, "medium": "pool", "size": [400, 400], "events": [)" + same + "]}");
    EXPECT_EQ(&rasterOf(e), std::get<DrawnShape>(e.events.back().what).raster.get());
}

TEST(Formulas, ReadRastersOfGreyValues) {
    const std::string grey = greyText(std::string("\x00\x80\xff\xff\x40\x00", 6));
    const Raster raster = rasterOf(read(
        drawn(R"({"raster": {"columns": 3, "rows": 2, "grey": ")" + grey + R"(", "from": -1, "to": 1}})")));
    EXPECT_EQ(raster.values[0], -1);
    EXPECT_NEAR(raster.values[1], -1 + 2 * 128 / 255.0, 1e-12);
    EXPECT_EQ(raster.values[2], 1);
    EXPECT_EQ(raster.values[5], -1);
    const Experiment lake = read(
        inMedium(R"("quantity": "depth", "raster": {"columns": 3, "rows": 2, "grey": ")" + grey + R"("})"));
    EXPECT_EQ(regionIn(lake).raster->to, 1);
    EXPECT_TRUE(hasLand(lake.objects[0]));
    EXPECT_NEAR(factorAt(lake.objects, {31.5 + 31.9, 0}), 1.0, 0.02);

    const auto inDraw = [](const std::string& json) {
        return problemsOf(drawn(R"({"raster": )" + json + "}"));
    };
    const std::string path = "events[0].draw.raster",
                      broken = ".grey: is not 3 by 2 grey values, compressed and in base64url\n";
    EXPECT_EQ(inDraw(R"({"columns": 3, "rows": 2})"),
              path + ".grey: is missing (the grey values of a picture, or a formula instead)\n");
    EXPECT_EQ(inDraw(R"({"columns": 3, "rows": 2, "grey": "%%%"})"), path + broken);
    EXPECT_EQ(inDraw(R"({"columns": 3, "rows": 2, "grey": "AAAA"})"), path + broken);
    EXPECT_EQ(inDraw(R"({"columns": 3, "rows": 2, "grey": ""})"), path + broken);
    EXPECT_EQ(inDraw(R"({"columns": 3, "rows": 2, "grey": ")" + greyText("12345") + R"("})"), path + broken);
    EXPECT_EQ(inDraw(R"({"columns": 3, "rows": 2, "grey": ")" + greyText("1234567") + R"("})"), path + broken);
    // Oversized compressed data is not expanded.
    EXPECT_EQ(
        inDraw(R"({"columns": 3, "rows": 2, "grey": ")" + greyText(std::string(30'000'000, 'x')) + R"("})"),
        path + broken);
    EXPECT_EQ(inDraw(R"({"columns": 1025, "rows": 2, "grey": "AAAA"})"),
              path + ".columns: 1025 is not allowed (an integer from 1 to 1024)\n");
    EXPECT_EQ(inDraw(R"({"rows": 2, "grey": "AAAA"})"),
              path + ".columns: is missing (an integer from 1 to 1024)\n");
    EXPECT_EQ(inDraw(R"({"columns": 3, "rows": 2, "grey": ")" + grey + R"(", "from": 2e6})"),
              path + ".from: 2000000 is not a number from -1000000 to 1000000\n");
    EXPECT_EQ(inDraw("[]"), path + ": [] is not an object with columns, rows, grey, from, to, formula, over\n");
    EXPECT_EQ(problemsOf(drawn(R"({"formula": "x", "raster": {"formula": "y"}})")),
              path + ": either formula or raster, not both\n");
    // The limit applies to all rasters together.
    std::string many;
    for (int i = 0; i < 3; ++i)
        many += std::string(i ? ", " : "") +
                R"({"step": 0, "draw": {"raster": {"columns": 1024, "rows": 1024, "grey": ")" +
                greyText(std::string(1024 * 1024, static_cast<char>('a' + i))) + R"("}}})";
    EXPECT_EQ(problemsOf(pool(R"("events": [)" + many + "]")),
              "events[2].draw.raster: all formulas and pictures together have more than 2097152 values\n");
}

TEST(Formulas, RoundTripSourcePlacedTwiceInOneEvent) {
    Experiment experiment = defaultExperiment(SceneKind::Pool);
    Source drawn;
    drawn.signal = Signal::Drawn;
    drawn.curve = Raster{.columns = 2, .rows = 1, .values = {1.0, -1.0}};
    ObjectsChange change;
    change.put = {{.name = "s", .x = 20, .y = 20, .is = drawn},
                  {.name = "s", .x = 20, .y = 20, .is = Source()}};
    experiment.events = {{0, change}};
    const ReadExperiment back = readExperiment(writeExperiment(experiment));
    ASSERT_TRUE(std::holds_alternative<Experiment>(back));
    EXPECT_EQ(std::get<Experiment>(back), experiment);
}

TEST(Formulas, RoundTripObjectReplacedTwiceInOneEvent) {
    Experiment experiment = defaultExperiment(SceneKind::Pool);
    MediumRegion plain, drawn;
    drawn.raster = Raster{.columns = 1, .rows = 2, .values = {0.0, 1.0}};
    experiment.objects = {{.name = "c", .x = 20, .y = 20, .is = drawn}};
    ObjectsChange change;
    change.put = {{.name = "c", .x = 20, .y = 20, .is = Wall()},
                  {.name = "c", .x = 20, .y = 20, .is = plain},
                  {.name = "c", .x = 20, .y = 20, .is = drawn}};
    experiment.events = {{0, change}};
    const ReadExperiment back = readExperiment(writeExperiment(experiment));
    ASSERT_TRUE(std::holds_alternative<Experiment>(back));
    EXPECT_EQ(std::get<Experiment>(back), experiment);
}

TEST(Formulas, RasterOverSetsFormulaRange) {
    const Experiment e =
        read(drawn(R"({"raster": {"formula": "x + y", "over": [-1, 0, 1, 3], "columns": 5, "rows": 4}})"));
    EXPECT_EQ(rasterOf(e).columns, 5);
    EXPECT_EQ(rasterOf(e).at(0, 0), -1);
    EXPECT_EQ(rasterOf(e).at(1, 1), 4);
    expectRoundTrip(e, "over");
    EXPECT_EQ(problemsOf(drawn(R"({"raster": {"formula": "x", "over": [1, 2, 3]}})")),
              "events[0].draw.raster.over: [1, 2, 3] is not of the form [left, top, right, bottom]\n");
    EXPECT_EQ(problemsOf(drawn(R"({"raster": {"formula": "x", "grey": ""}})")),
              "events[0].draw.raster.grey: unknown key; valid keys: formula, over, columns, rows\n");
}

TEST(Formulas, KeepTheirText) {
    const std::string text = writeExperiment(read(busy()));
    for (const char* formula :
         {"\"formula\": \"0.6 + (x^2 + y^2) / 900\"", "\"formula\": \"sin(pi*x/63) * cos(pi*y/47)\"",
          "\"curveFormula\": \"sin(2*pi*t)^3\"", "\"curve\": [0, 0.5, 1, -0.125, -1]"})
        EXPECT_NE(text.find(formula), std::string::npos) << formula;
    // Moving an object does not repeat its formula.
    const std::size_t moved = text.find("\"step\": 20"), next = text.find("\"step\": 30");
    EXPECT_EQ(text.substr(moved, next - moved).find("formula"), std::string::npos);
}

TEST(Formulas, SurviveRoundTripOfFile) {
    const Experiment e = read(busy());
    expectRoundTrip(e, "busy");
    EXPECT_EQ(writeExperiment(std::get<Experiment>(readExperiment(writeExperiment(e)))), writeExperiment(e));
    Simulation run(e);
    run.advance(45);
    EXPECT_FALSE(std::get<MediumRegion>(findObject(run.settings().objects, "bowl")->is).raster);
    EXPECT_FALSE(std::get<Source>(findObject(run.settings().objects, "s")->is).curve);
    expectRoundTrip(read(drawn(R"f({"formula": "exp(-((x-30)^2 + (y-20)^2)/50)"})f")), "formula");
}

// Interactive changes, undo and saving give the same run.
TEST(Formulas, ReplayIdenticallyAfterSaving) {
    UndoableRun recorded(read(busy()));
    recorded.advance(25);
    PoolObject lake = *findObject(recorded.runs().main().settings().objects, "lake");
    for (int i = 0; i < 50; ++i) {
        lake.x -= 0.1;
        recorded.apply(ObjectsChange{{lake}, {}, {}});
        recorded.advance(1);
    }
    const Experiment saved = recorded.runs().main().asExperiment();
    const std::string text = writeExperiment(saved);
    EXPECT_LT(text.size(), 100'000u);
    Simulation again(read(text));
    again.advance(recorded.runs().main().frame());
    EXPECT_EQ(again.hash(), recorded.runs().main().hash());
}

TEST(Formulas, AreCopiedWithObjects) {
    const Experiment e = read(busy());
    CopiedObjects copied;
    copied.objects = e.objects;
    const auto again = readCopied(writeCopied(copied));
    ASSERT_TRUE(std::holds_alternative<CopiedObjects>(again));
    EXPECT_EQ(std::get<CopiedObjects>(again).objects, e.objects);
}
