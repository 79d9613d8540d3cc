// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/raster.h"
#include "wave/shared_list.h"

#include <cstddef>
#include <initializer_list>
#include <vector>

namespace seiche {

/// Position in cells; y grows downwards.
struct Spot {
    double x = 0.0;
    double y = 0.0;

    friend bool operator==(const Spot&, const Spot&) = default;
};

/// Positions along a polyline, in cells. Copies share the data. To change it, assign a new path.
class Path {
public:
    Path() = default;
    Path(std::vector<Spot> places); // NOLINT(google-explicit-constructor)
    Path(std::initializer_list<Spot> places) : Path(std::vector<Spot>(places)) {}

    const SharedList<Spot>& places() const { return m_places; }
    bool empty() const { return m_places.empty(); }
    std::size_t size() const { return m_places.size(); }
    const Spot& operator[](std::size_t place) const { return m_places[place]; }
    auto begin() const { return m_places.begin(); }
    auto end() const { return m_places.end(); }

    /// Returns the bounding rectangle, around (0, 0) if empty.
    const Extent& rectangle() const { return m_rectangle; }
    /// Returns the length of the line, in cells.
    double length() const { return m_length; }
    /// Returns the maximum distance from (0, 0), in cells.
    double reach() const { return m_reach; }

    friend bool operator==(const Path& one, const Path& other) { return one.m_places == other.m_places; }

private:
    SharedList<Spot> m_places;
    Extent m_rectangle{0.0, 0.0, 0.0, 0.0};
    double m_length = 0.0;
    double m_reach = 0.0;
};

} // namespace seiche
