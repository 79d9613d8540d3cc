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

/// Reads the rasters of a file: formulas, pictures, and source curves. In total at most
/// `limits::rasterValues` values and `limits::formulaWork`; repeated rasters are shared and cost
/// nothing.
///
/// Unreadable rasters are reported as problems and replaced by a single value.
class RasterReader {
public:
    explicit RasterReader(MemberReader& members) : m_members(members) {}

    /// Reads the member `formula` (a text of x and y) or `raster` of an object:
    /// `{ "formula": "...", "over": [left, top, right, bottom], "columns": 80, "rows": 60 }`, with
    /// defaults from `usual`, or
    /// `{ "columns": 80, "rows": 60, "grey": "...", "from": 0, "to": 1 }`, grey values row by row,
    /// compressed, in base64url.
    /// Values are in `min` ... `max`. Empty if the object has neither; a null raster if the
    /// formula is empty.
    std::optional<SharedRaster> read(const JsonValue& object, const std::string& path,
                                     const RasterPlaces& usual, double min, double max);

    /// Reads the member `curve` (a list of numbers) or `curveFormula` (a text of t) of a source.
    /// Empty if it has neither; a null curve if the member is empty.
    std::optional<SharedRaster> readCurve(const JsonValue& object, const std::string& path);

    /// Evaluates a formula of x as the displacements of a string of `points` >= 2 points, at most
    /// `limits::traceHeights` values. Every call counts towards the limits, because files store the
    /// values.
    SharedList<double> readHeights(const JsonValue& value, const std::string& path, std::size_t points);

private:
    struct Range {
        double min, max;
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
    /// Counts a formula and its values. Returns false beyond the limits.
    bool canAfford(std::size_t letters, std::size_t places, const std::string& path);
    /// Returns a raster read before; null if none.
    const SharedRaster* known(const std::string& key) const;
    SharedRaster keep(const std::string& key, Raster raster);
    static SharedRaster standIn(const Range& range);

    MemberReader& m_members;
    std::map<std::string, SharedRaster> m_known; ///< by complete description
    std::size_t m_values = 0;
    std::size_t m_work = 0;
};

/// Adds `formula` or `raster` to the members of `object`, as written into a file. If the positions
/// equal `usual`, only the formula's text is written.
void addRaster(JsonValue& object, const Raster& raster, const RasterPlaces& usual);
/// Adds a source's `curveFormula` or `curve` to `object`.
void addCurve(JsonValue& object, const Raster& curve);

} // namespace seiche
