// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/raster.h"

#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace seiche {

namespace {

constexpr double white = 255.0;

Raster::Between placesBeside(double share, int count) {
    const double last = count - 1.0;
    const double place = std::clamp(share, 0.0, 1.0) * last;
    const double before = std::max(0.0, std::min(std::floor(place), last - 1.0));
    const auto first = static_cast<std::size_t>(before);
    return {first, count > 1 ? first + 1 : first, place - before};
}

double mixed(double one, double other, double share) { return one + share * (other - one); }

} // namespace

Raster::Between Raster::columnsAt(double across) const { return placesBeside(across, columns); }
Raster::Between Raster::rowsAt(double down) const { return placesBeside(down, rows); }

double Raster::at(double across, double down) const { return at(columnsAt(across), rowsAt(down)); }

double Raster::at(const Between& x, const Between& y) const {
    const double* upper = values.data() + y.first * static_cast<std::size_t>(columns);
    const double* lower = values.data() + y.second * static_cast<std::size_t>(columns);
    return mixed(mixed(upper[x.first], upper[x.second], x.share),
                 mixed(lower[x.first], lower[x.second], x.share), y.share);
}

Raster rasterOfGrey(int columns, int rows, std::span<const std::uint8_t> grey, double from, double to) {
    SEICHE_EXPECTS(columns >= 1 && rows >= 1 &&
                   grey.size() == static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    Raster raster{.columns = columns, .rows = rows, .values = {}, .from = from, .to = to};
    raster.values.reserve(grey.size());
    for (const std::uint8_t byte : grey) raster.values.push_back(mixed(from, to, byte / white));
    return raster;
}

std::vector<std::uint8_t> greyOf(const Raster& raster) {
    std::vector<std::uint8_t> grey;
    grey.reserve(raster.values.size());
    const double span = raster.to - raster.from;
    for (const double value : raster.values) {
        const double share = span != 0.0 ? (value - raster.from) / span : 0.0;
        grey.push_back(static_cast<std::uint8_t>(std::lround(white * std::clamp(share, 0.0, 1.0))));
    }
    return grey;
}

SharedRaster::SharedRaster(Raster raster) {
    Kept kept{std::move(raster)};
    if (!kept.raster.values.empty()) kept.min = kept.max = kept.raster.values.front();
    for (const double value : kept.raster.values) {
        if (std::isnan(value)) {
            kept.min = kept.max = value;
            break;
        }
        kept.min = std::min(kept.min, value);
        kept.max = std::max(kept.max, value);
    }
    m_kept = std::make_shared<const Kept>(std::move(kept));
}

} // namespace seiche
