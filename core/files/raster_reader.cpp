// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/raster_reader.h"

#include "files/base64url.h"
#include "files/compression.h"
#include "files/height_formula.h"
#include "model/limits.h"

#include <algorithm>
#include <span>
#include <utility>

namespace seiche {

namespace {

constexpr std::size_t lettersOfRounding = 20; // cost of rounding, in characters of a formula

std::string keyOf(char kind, std::string_view text, std::initializer_list<double> numbers) {
    std::string key(1, kind);
    for (const double number : numbers) key += shortest(number) + ' ';
    return key += text;
}

std::span<const std::uint8_t> asGrey(const std::string& bytes) {
    return {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

} // namespace

SharedRaster RasterReader::standIn(const Range& range) {
    return Raster{.columns = 1, .rows = 1, .values = {std::clamp(1.0, range.min, range.max)}};
}

const SharedRaster* RasterReader::known(const std::string& key) const {
    const auto found = m_known.find(key);
    return found == m_known.end() ? nullptr : &found->second;
}

SharedRaster RasterReader::keep(const std::string& key, Raster raster) {
    return m_known.emplace(key, SharedRaster(std::move(raster))).first->second;
}

bool RasterReader::canAfford(std::size_t letters, std::size_t places, const std::string& path) {
    const std::size_t work = letters > 0 ? (letters + lettersOfRounding) * places : 0;
    if (m_values + places > limits::rasterValues) {
        m_members.addProblem(path,
                             {TRANSLATABLE("Problem", "all formulas and pictures together have more than %1 "
                                                      "values"),
                              limits::rasterValues});
        return false;
    }
    if (m_work + work > limits::formulaWork) {
        m_members.addProblem(path,
                             TRANSLATABLE("Problem", "the formulas of this file take too long to compute"));
        return false;
    }
    m_values += places;
    m_work += work;
    return true;
}

bool RasterReader::isText(const JsonValue& value, const std::string& path) {
    if (value.text()) return true;
    m_members.addProblem(path, {TRANSLATABLE("Problem", "%1 is not text"), brief(value)});
    return false;
}

std::optional<SharedRaster> RasterReader::read(const JsonValue& object, const std::string& path,
                                               const RasterPlaces& usual, double min, double max) {
    const JsonValue *formula = object.find("formula"), *raster = object.find("raster");
    if (!formula && !raster) return std::nullopt;
    if (formula && raster)
        m_members.addProblem(path + ".raster", TRANSLATABLE("Problem", "either formula or raster, not both"));
    if (formula) return readFormula(*formula, path + ".formula", usual, {min, max});
    return readRaster(*raster, path + ".raster", usual, {min, max});
}

SharedRaster RasterReader::readRaster(const JsonValue& value, const std::string& path,
                                      const RasterPlaces& usual, const Range& range) {
    const JsonValue* formula = value.find("formula");
    if (!formula) return readGrey(value, path, range);
    if (!m_members.isObject(value, path, {"formula", "over", "columns", "rows"})) return standIn(range);
    RasterPlaces places = usual;
    if (value.find("columns"))
        places.columns = static_cast<int>(
            m_members.count(value, path, "columns", 1, limits::rasterSide).value_or(places.columns));
    if (value.find("rows"))
        places.rows =
            static_cast<int>(m_members.count(value, path, "rows", 1, limits::rasterSide).value_or(places.rows));
    if (const JsonValue* over = value.find("over"))
        places.over = readExtent(*over, path + ".over").value_or(places.over);
    return readFormula(*formula, path + ".formula", places, range);
}

std::optional<Extent> RasterReader::readExtent(const JsonValue& value, const std::string& path) {
    const JsonValue::List* list = value.list();
    const bool areFour = list && list->size() == 4 &&
                         std::ranges::all_of(*list, [](const JsonValue& each) { return each.number(); });
    if (!areFour) {
        m_members.addProblem(
            path, {TRANSLATABLE("Problem", "%1 is not of the form [left, top, right, bottom]"), brief(value)});
        return std::nullopt;
    }
    const auto number = [list](std::size_t i) { return *(*list)[i].number(); };
    return Extent{number(0), number(1), number(2), number(3)};
}

SharedRaster RasterReader::readFormula(const JsonValue& value, const std::string& path,
                                       const RasterPlaces& places, const Range& range) {
    if (!isText(value, path)) return standIn(range);
    const std::string& text = *value.text();
    if (text.empty()) return {};
    const Extent& over = places.over;
    const std::string key = keyOf('f', text,
                                  {double(places.columns), double(places.rows), over.left, over.top, over.right,
                                   over.bottom, range.min, range.max});
    if (const SharedRaster* before = known(key)) return *before;
    const std::size_t letters = std::min(text.size(), limits::formulaBytes); // longer formulas are invalid
    if (!canAfford(letters, places.count(), path)) return standIn(range);
    auto raster = rasterOfFormula(text, places, range.min, range.max);
    if (auto* found = std::get_if<Raster>(&raster)) return keep(key, std::move(*found));
    m_members.addProblem(path, std::get<Message>(std::move(raster)));
    return standIn(range);
}

SharedRaster RasterReader::readGrey(const JsonValue& raster, const std::string& path, const Range& range) {
    if (!m_members.isObject(raster, path, {"columns", "rows", "grey", "from", "to", "formula", "over"}))
        return standIn(range);
    const auto columns = m_members.count(raster, path, "columns", 1, limits::rasterSide);
    const auto rows = m_members.count(raster, path, "rows", 1, limits::rasterSide);
    const double from = m_members.number(raster, path, "from", range.min, range.max, 0.0);
    const double to = m_members.number(raster, path, "to", range.min, range.max, 1.0);
    const JsonValue* grey = raster.find("grey");
    if (!grey) {
        m_members.addProblem(
            path + ".grey",
            TRANSLATABLE("Problem", "is missing (the grey values of a picture, or a formula instead)"));
        return standIn(range);
    }
    if (!isText(*grey, path + ".grey") || !columns || !rows) return standIn(range);
    const std::string key = keyOf('g', *grey->text(), {double(*columns), double(*rows), from, to});
    if (const SharedRaster* before = known(key)) return *before;
    const auto count = static_cast<std::size_t>(*columns * *rows);
    if (!canAfford(0, count, path)) return standIn(range);
    const std::optional<std::string> bytes = bytesOfBase64url(*grey->text());
    const Decompressed greys =
        bytes ? decompressed(*bytes, count) : Decompressed{{}, Decompressed::End::Broken};
    if (greys.end != Decompressed::End::Whole || greys.bytes.size() != count) {
        m_members.addProblem(
            path + ".grey",
            {TRANSLATABLE("Problem", "is not %1 by %2 grey values, compressed and in base64url"), *columns,
             *rows});
        return standIn(range);
    }
    return keep(
        key, rasterOfGrey(static_cast<int>(*columns), static_cast<int>(*rows), asGrey(greys.bytes), from, to));
}

std::optional<SharedRaster> RasterReader::readCurve(const JsonValue& object, const std::string& path) {
    const JsonValue *values = object.find("curve"), *formula = object.find("curveFormula");
    if (values && formula)
        m_members.addProblem(path + ".curveFormula",
                             TRANSLATABLE("Problem", "either curve or curveFormula, not both"));
    if (values) return readValues(*values, path + ".curve");
    if (formula) return readCurveFormula(*formula, path + ".curveFormula");
    return std::nullopt;
}

SharedRaster RasterReader::readValues(const JsonValue& value, const std::string& path) {
    const std::vector<double> values = m_members.numbers(value, path, limits::traceHeights);
    if (values.empty()) return {};
    const std::string key = [&] {
        std::string text = "c";
        for (const double each : values) text += shortest(each) + ' ';
        return text;
    }();
    if (const SharedRaster* before = known(key)) return *before;
    if (!canAfford(0, values.size(), path)) return {};
    return keep(key, {.columns = static_cast<int>(values.size()), .rows = 1, .values = values});
}

SharedRaster RasterReader::readCurveFormula(const JsonValue& value, const std::string& path) {
    // A zero raster, if there is a problem.
    const Raster level{.columns = 2, .rows = 1, .values = {0.0, 0.0}};
    if (!isText(value, path)) return level;
    const std::string& text = *value.text();
    if (text.empty()) return {};
    const std::string key = keyOf('t', text, {});
    if (const SharedRaster* before = known(key)) return *before;
    if (!canAfford(std::min(text.size(), limits::formulaBytes), limits::traceHeights, path)) return level;
    auto curve = curveOfFormula(text);
    if (auto* found = std::get_if<Raster>(&curve)) return keep(key, std::move(*found));
    m_members.addProblem(path, std::get<Message>(std::move(curve)));
    return level;
}

SharedList<double> RasterReader::readHeights(const JsonValue& value, const std::string& path,
                                             std::size_t points) {
    // A flat string, if there is a problem.
    const SharedList<double> flat{0.0, 0.0};
    if (!isText(value, path)) return flat;
    const std::string& text = *value.text();
    points = std::min(points, limits::traceHeights);
    if (!canAfford(std::min(text.size(), limits::formulaBytes), points, path)) return flat;
    auto heights = heightsOfFormula(text, points);
    if (auto* found = std::get_if<std::vector<double>>(&heights)) return std::move(*found);
    m_members.addProblem(path, std::get<Message>(std::move(heights)));
    return flat;
}

void addRaster(JsonValue& object, const Raster& raster, const RasterPlaces& usual) {
    const bool isFormula = !raster.formula.empty();
    if (isFormula && RasterPlaces{raster.columns, raster.rows, raster.over} == usual) {
        object.add("formula", raster.formula);
        return;
    }
    JsonValue& value = object.add("raster", JsonValue::Object());
    if (isFormula) {
        value.add("formula", raster.formula);
        const Extent& over = raster.over;
        value.add("over", JsonValue::List{over.left, over.top, over.right, over.bottom});
    }
    value.add("columns", static_cast<double>(raster.columns));
    value.add("rows", static_cast<double>(raster.rows));
    if (isFormula) return;
    const std::vector<std::uint8_t> grey = greyOf(raster);
    value.add("grey", base64urlOf(compressed({reinterpret_cast<const char*>(grey.data()), grey.size()})));
    value.add("from", raster.from);
    value.add("to", raster.to);
}

void addCurve(JsonValue& object, const Raster& curve) {
    if (!curve.formula.empty()) object.add("curveFormula", curve.formula);
    else object.add("curve", JsonValue::List(curve.values.begin(), curve.values.end()));
}

} // namespace seiche
