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
inline constexpr int rasterSide = 1024;                           ///< maximum number of columns, and of rows
inline constexpr std::size_t rasterValues = std::size_t{1} << 21; ///< maximum for all rasters of an experiment
} // namespace limits

/// Range of two variables: the first from left to right, the second from top to bottom.
struct Extent {
    double left = 0.0;
    double top = 0.0;
    double right = 1.0;
    double bottom = 1.0;

    friend bool operator==(const Extent&, const Extent&) = default;
};

/// Values at equally spaced positions of a rectangle, from edge to edge, bilinearly interpolated. A
/// single column (or row) is constant across.
struct Raster {
    int columns = 0; ///< 1 ... `limits::rasterSide`
    int rows = 0;    ///< 1 ... `limits::rasterSide`
    /// columns * rows finite values, by rows from the upper left.
    std::vector<double> values;
    /// Formula of the values, and the range of its x and y. Empty: the values are the greys of an
    /// image, with `from` for black and `to` for white.
    std::string formula = {};
    Extent over = {};
    double from = 0.0;
    double to = 1.0;

    /// Returns the value at a position: `across` from 0 (left) to 1 (right), `down` from 0 (top) to
    /// 1 (bottom). Clamped to the edges. The same bits on every machine.
    double at(double across, double down) const;

    /// Two neighbouring columns or rows, with their interpolation fraction.
    struct Between {
        std::size_t first, second;
        double share;
    };
    Between columnsAt(double across) const;
    Between rowsAt(double down) const;
    /// Returns the value at precomputed columns and rows.
    double at(const Between& across, const Between& down) const;

    friend bool operator==(const Raster&, const Raster&) = default;
};

/// Creates a raster from an image of columns * rows greys, row by row, 0 (black) to 255 (white).
Raster rasterOfGrey(int columns, int rows, std::span<const std::uint8_t> grey, double from, double to);

/// Returns the greys of an image's raster. For any other raster, the nearest greys between its
/// `from` and `to`.
std::vector<std::uint8_t> greyOf(const Raster& raster);

/// Immutable shared raster, or null. Compares by value.
class SharedRaster {
public:
    SharedRaster() = default;
    SharedRaster(Raster raster);

    explicit operator bool() const { return m_kept != nullptr; }
    const Raster& operator*() const { return m_kept->raster; }
    const Raster* operator->() const { return get(); }
    /// Returns the raster. Null if none.
    const Raster* get() const { return m_kept ? &m_kept->raster : nullptr; }
    /// Returns the minimum value, cached. NaN if any value is NaN. There must be a raster with
    /// values.
    double min() const {
        SEICHE_EXPECTS(m_kept && !m_kept->raster.values.empty());
        return m_kept->min;
    }
    double max() const {
        SEICHE_EXPECTS(m_kept && !m_kept->raster.values.empty());
        return m_kept->max;
    }

    friend bool operator==(const SharedRaster& one, const SharedRaster& other) {
        return one.m_kept == other.m_kept || (one.m_kept && other.m_kept && *one == *other);
    }

private:
    struct Kept {
        Raster raster;
        double min = 0.0, max = 0.0;
    };
    std::shared_ptr<const Kept> m_kept;
};

} // namespace seiche
