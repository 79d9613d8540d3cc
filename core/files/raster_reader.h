// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/member_reader.h"
#include "files/raster_formula.h"
#include "wave/raster.h"

#include <map>
#include <optional>
#include <string>

namespace seiche {

/// Reads the rasters of a file: formulas, pictures, and the curves of sources. All of them together have at
/// most `limits::rasterValues` values and cost at most `limits::formulaWork`; the same one again costs nothing,
/// and is shared.
///
/// What cannot be read is a problem, and a single value stands in for it.
class RasterReader {
public:
    explicit RasterReader(MemberReader& members) : m_members(members) {}

    /// The members `formula` (a text of x and y) or `raster` of an object: `{ "formula": "...", "over": [left,
    /// top, right, bottom], "columns": 80, "rows": 60 }`, where what is left out is as in `usual`, or `{
    /// "columns": 80, "rows": 60, "grey": "...", "from": 0, "to": 1 }`, the greys row by row, compressed and in
    /// base64url. Its values are `least` ... `most`. Nothing where the object has neither; no raster where the
    /// formula is empty.
    std::optional<SharedRaster> read(const JsonValue& object, const std::string& path,
                                     const RasterPlaces& usual, double least, double most);

    /// The members `curve` (a list of numbers) or `curveFormula` (a text of t) of a source. Nothing where it
    /// has neither; no curve where it is empty.
    std::optional<SharedRaster> readCurve(const JsonValue& object, const std::string& path);

    /// The displacements that a formula of x gives a string of `points` >= 2 points, as many as it may have
    /// (`limits::traceHeights`). Each call counts, because a file is written with the values.
    SharedList<double> readHeights(const JsonValue& value, const std::string& path, std::size_t points);

private:
    struct Range {
        double least, most;
    };
    SharedRaster readRaster(const JsonValue& value, const std::string& path, const RasterPlaces& usual,
                            const Range& range);
    SharedRaster readFormula(const JsonValue& value, const std::string& path, const RasterPlaces& places,
                             const Range& range);
    SharedRaster readGrey(const JsonValue& raster, const std::string& path, const Range& range);
    SharedRaster readValues(const JsonValue& value, const std::string& path);
    SharedRaster readCurveFormula(const JsonValue& value, const std::string& path);
    std::optional<Extent> readExtent(const JsonValue& value, const std::string& path);
    bool isText(const JsonValue& value, const std::string& path);
    /// Whether a formula, and its values, are not too many.
    bool canAfford(std::size_t letters, std::size_t places, const std::string& path);
    /// One that was read before; null where it was not.
    const SharedRaster* known(const std::string& key) const;
    SharedRaster keep(const std::string& key, Raster raster);
    static SharedRaster standIn(const Range& range);

    MemberReader& m_members;
    std::map<std::string, SharedRaster> m_known; ///< by all that it is made of
    std::size_t m_values = 0;
    std::size_t m_work = 0;
};

/// As it is written into a file: `formula` or `raster` among the members of `object`. Where it is made as
/// `usual`, the text of a formula is enough.
void addRaster(JsonValue& object, const Raster& raster, const RasterPlaces& usual);
/// The same of a source's curve: `curveFormula` or `curve`.
void addCurve(JsonValue& object, const Raster& curve);

} // namespace seiche
