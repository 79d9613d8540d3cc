// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/surface_eye.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace seiche {

namespace {

double radians(double degrees) { return degrees * std::numbers::pi / 180.0; }

} // namespace

EyePlace inRange(EyePlace place) {
    place.turn = std::remainder(place.turn, 360.0);
    place.tilt = std::clamp(place.tilt, 5.0, 90.0);
    place.zoom = std::clamp(place.zoom, 0.25, 8.0);
    return place;
}

SurfaceEye::SurfaceEye(const Grid& grid, int width, int height, const EyePlace& place, double above,
                       double below)
    : m_grid(grid), m_cosTurn(std::cos(radians(place.turn))), m_sinTurn(std::sin(radians(place.turn))),
      m_cosTilt(std::cos(radians(place.tilt))), m_sinTilt(std::sin(radians(place.tilt))),
      m_distance(2.4 * std::hypot(grid.width, grid.height)) {
    double left = 0.0, right = 0.0, top = 0.0, bottom = 0.0;
    for (const double x : {0.0, grid.width - 1.0})
        for (const double y : {0.0, grid.height - 1.0})
            for (const double h : {-below, above}) {
                const Point corner = toPicture(x, y, h);
                left = std::min(left, corner.x);
                right = std::max(right, corner.x);
                top = std::min(top, corner.y);
                bottom = std::max(bottom, corner.y);
            }
    constexpr double share = 0.93; // leaves room for the sides of the basin
    const double fit = share * std::min(width / (right - left), height / (bottom - top));
    m_scale = fit * place.zoom;
    m_middleX = 0.5 * width - 0.5 * (left + right) * m_scale;
    m_middleY = 0.5 * height - 0.5 * (top + bottom) * m_scale;
}

SurfaceEye::Point SurfaceEye::toPicture(double x, double y, double h) const {
    const double gx = x - 0.5 * (m_grid.width - 1), gy = y - 0.5 * (m_grid.height - 1);
    const double u = gx * m_cosTurn + gy * m_sinTurn;
    const double v = gx * m_sinTurn - gy * m_cosTurn;
    return {m_middleX + m_scale * u / (m_distance + v * m_cosTilt), rowOf(v, h)};
}

SurfaceEye::Position SurfaceEye::position() const {
    const double back = m_distance * m_cosTilt;
    return {0.5 * (m_grid.width - 1) - back * m_sinTurn, 0.5 * (m_grid.height - 1) + back * m_cosTurn,
            m_distance * m_sinTilt};
}

SurfaceEye::Track SurfaceEye::trackOf(double pixelX, const Margins& margins) const {
    const double across = (pixelX - m_middleX) / m_scale;
    // u = across * (distance + v cos tilt), rotated back.
    Track track;
    track.x0 = 0.5 * (m_grid.width - 1) + across * m_distance * m_cosTurn;
    track.y0 = 0.5 * (m_grid.height - 1) + across * m_distance * m_sinTurn;
    track.dx = across * m_cosTilt * m_cosTurn + m_sinTurn;
    track.dy = across * m_cosTilt * m_sinTurn - m_cosTurn;
    track.near = -m_distance;
    track.far = 4 * m_distance;
    const auto keepInside = [&track](double start, double perV, double first, double last) {
        if (std::abs(perV) < 1e-12) {
            if (start < first || start > last) track.far = -std::numeric_limits<double>::infinity();
            return;
        }
        const double a = (first - start) / perV, b = (last - start) / perV;
        track.near = std::max(track.near, std::min(a, b));
        track.far = std::min(track.far, std::max(a, b));
    };
    keepInside(track.x0, track.dx, -margins.left, m_grid.width - 1 + margins.right);
    keepInside(track.y0, track.dy, -margins.top, m_grid.height - 1 + margins.bottom);
    return track;
}

SurfaceEye::Point SurfaceEye::toCells(double pixelX, double pixelY, double h) const {
    const double up = (m_middleY - pixelY) / m_scale;
    // up = (v sin + h cos) / (distance + v cos); points above the horizon are clamped to a far
    // distance.
    const double below = m_sinTilt - up * m_cosTilt;
    const double v = std::min((up * m_distance - h * m_cosTilt) / std::max(below, 1e-6), 4 * m_distance);
    const Track track = trackOf(pixelX);
    return {track.x0 + v * track.dx, track.y0 + v * track.dy};
}

} // namespace seiche
