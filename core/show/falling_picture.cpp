// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/falling_picture.h"

#include "wave/clamped_to.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace seiche {

namespace {

constexpr std::uint32_t snowWhite = 0xfff4f8ffu;
constexpr double tailSeconds = 0.12;
constexpr std::size_t maxCovered = 20'000; // more flakes are indistinguishable

// Ember colours, from deep orange to nearly white.
std::uint32_t emberOf(double tint) {
    constexpr std::array<std::uint32_t, 4> embers{0xffff9a3cu, 0xffffc45eu, 0xffffe08au, 0xfffff3d0u};
    return embers[std::min(static_cast<std::size_t>(tint * embers.size()), embers.size() - 1)];
}

// The drawn state of a piece, in cells.
struct SeenPiece {
    FallingPiece head, tail;
    double radius;
    std::uint32_t colour;
    double cover;
};

std::vector<SeenPiece> seenPieces(const Simulation& run) {
    const Rain& rain = run.settings().rain;
    const Grid& grid = run.grid();
    const double side = std::max(grid.width, grid.height);
    const double radius = (rain.isSnow() ? 0.0022 : 0.0028) * side;
    std::vector<SeenPiece> seen;
    for (const FallingPiece& piece : piecesInAirAt(rain, grid, run.settings().stepsPerSecond, run.frame())) {
        SeenPiece each{piece, piece, radius, snowWhite, 1.0};
        if (rain.isSnow()) {
            // Fades in at the top of the sky.
            each.cover = 0.9 * std::clamp(4.0 * (1.0 - piece.height / skyOver(grid)), 0.0, 1.0);
        } else {
            each.colour = emberOf(piece.tint);
            const double thrown = std::sqrt(piece.up * piece.up + 2.0 * rain.gravity * piece.height);
            const double before = std::min(tailSeconds, (thrown - piece.up) / rain.gravity);
            each.tail.x -= before * piece.alongX;
            each.tail.y -= before * piece.alongY;
            each.tail.height -= before * (piece.up + 0.5 * before * rain.gravity);
        }
        seen.push_back(each);
    }
    return seen;
}

} // namespace

void FallingPicture::paint(const Simulation& run, const PixelView& picture) {
    if (!hasAnything(run)) return;
    const Grid& grid = run.grid();
    const double perColumn = static_cast<double>(picture.width) / grid.width;
    const double perRow = static_cast<double>(picture.height) / grid.height;
    const auto pixel = [](double place, int max) { return clampedTo(std::round(place), 0, max); };
    m_snow.forEachCovered(run, [&](int x, int y) {
        const int x0 = pixel(x * perColumn, picture.width), x1 = pixel((x + 1) * perColumn, picture.width);
        for (int row = pixel(y * perRow, picture.height); row < pixel((y + 1) * perRow, picture.height); ++row)
            std::fill(picture.row(row) + x0, picture.row(row) + x1, snowWhite);
    });
    const double side = std::max(grid.width, grid.height), scale = std::max(perColumn, perRow);
    const auto across = [&](double x) { return static_cast<float>((x + 0.5) * perColumn); };
    const auto down = [&](double y) { return static_cast<float>((y + 0.5) * perRow); };
    // Limits the size in pictures much wider or narrower than the pool.
    const double largest = 0.02 * std::max(picture.width, picture.height);
    for (const SeenPiece& piece : seenPieces(run)) {
        // Seen from above, higher pieces are nearer.
        const double nearer = 1.0 + 3.0 * std::min(piece.head.height / side, 1.0);
        paintSpark({across(piece.head.x), down(piece.head.y), across(piece.tail.x), down(piece.tail.y),
                    static_cast<float>(std::clamp(nearer * piece.radius * scale, 0.7, std::max(largest, 0.7))),
                    piece.colour, static_cast<float>(piece.cover)},
                   picture);
    }
}

const std::vector<SurfaceSpark>& FallingPicture::sparks(const Simulation& run, double perColumn, double perRow,
                                                        float wall) {
    m_sparks.clear();
    if (!hasAnything(run)) return m_sparks;
    const double perCell = std::max(perColumn, perRow);
    const auto column = [&](double x) { return static_cast<float>(perColumn * (x + 0.5) - 0.5); };
    const auto row = [&](double y) { return static_cast<float>(perRow * (y + 0.5) - 0.5); };
    m_snow.forEachCovered(run, [&](int x, int y) {
        if (m_sparks.size() >= maxCovered) return;
        m_sparks.push_back({column(x), row(y), wall, column(x), row(y), wall,
                            static_cast<float>(0.55 * perCell), snowWhite, 1.0f});
    });
    for (const SeenPiece& piece : seenPieces(run))
        m_sparks.push_back(
            {column(piece.head.x), row(piece.head.y), static_cast<float>(perCell * piece.head.height),
             column(piece.tail.x), row(piece.tail.y), static_cast<float>(perCell * piece.tail.height),
             static_cast<float>(perCell * piece.radius), piece.colour, static_cast<float>(piece.cover)});
    return m_sparks;
}

} // namespace seiche
