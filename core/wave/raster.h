// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace seiche {

namespace limits {
inline constexpr int rasterSide = 1024;                           ///< columns, and rows
inline constexpr std::size_t rasterValues = std::size_t{1} << 21; ///< of all rasters of an experiment
} // namespace limits

/// What two variables run over: the first from left to right, the second from top to bottom.
struct Extent {
    double left = 0.0;
    double top = 0.0;
    double right = 1.0;
    double bottom = 1.0;

    friend bool operator==(const Extent&, const Extent&) = default;
};

/// Values at places that are evenly spread over a rectangle, from edge to edge. Between them they change evenly
/// along both axes; with a single column (or row) they are the same all the way across.
struct Raster {
    int columns = 0; ///< 1 ... `limits::rasterSide`
    int rows = 0;    ///< 1 ... `limits::rasterSide`
    /// columns * rows of them, finite, row by row from the upper left corner.
    std::vector<double> values;
    /// The formula that they have come from, and what its x and y ran over. Empty: they are the greys of a
    /// picture, in which black stands for `from` and white for `to`.
    std::string formula = {};
    Extent over = {};
    double from = 0.0;
    double to = 1.0;

    /// The value at a place of the rectangle: `across` from 0 at its left edge to 1 at its right one, `down`
    /// from 0 at its top to 1 at its bottom. Beyond them it is that of the edge. The same bits on every
    /// machine.
    double at(double across, double down) const;

    /// Two neighbouring columns or rows, and the share of the way from the first one to the second.
    struct Between {
        std::size_t first, second;
        double share;
    };
    Between columnsAt(double across) const;
    Between rowsAt(double down) const;
    /// The same value as `at`, for many places in few columns and rows.
    double at(const Between& across, const Between& down) const;

    friend bool operator==(const Raster&, const Raster&) = default;
};

/// The raster of a picture of columns * rows greys, row by row, 0 (black) to 255 (white).
Raster rasterOfGrey(int columns, int rows, std::span<const std::uint8_t> grey, double from, double to);

/// The greys that a raster of a picture has come from; of any other raster the nearest ones between its `from`
/// and `to`.
std::vector<std::uint8_t> greyOf(const Raster& raster);

/// A raster that never changes and that copies share, or none. Two are equal when their rasters are.
class SharedRaster {
public:
    SharedRaster() = default;
    SharedRaster(Raster raster);

    explicit operator bool() const { return m_kept != nullptr; }
    const Raster& operator*() const { return m_kept->raster; }
    const Raster* operator->() const { return get(); }
    /// Null where there is none.
    const Raster* get() const { return m_kept ? &m_kept->raster : nullptr; }
    /// The lowest and the highest of its values, known without a look at them; both not a number where one of
    /// them is none. There must be a raster, with values.
    double least() const {
        SEICHE_EXPECTS(m_kept && !m_kept->raster.values.empty());
        return m_kept->least;
    }
    double most() const {
        SEICHE_EXPECTS(m_kept && !m_kept->raster.values.empty());
        return m_kept->most;
    }

    friend bool operator==(const SharedRaster& one, const SharedRaster& other) {
        return one.m_kept == other.m_kept || (one.m_kept && other.m_kept && *one == *other);
    }

private:
    struct Kept {
        Raster raster;
        double least = 0.0, most = 0.0;
    };
    std::shared_ptr<const Kept> m_kept;
};

} // namespace seiche
