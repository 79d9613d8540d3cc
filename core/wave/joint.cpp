// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/joint.h"

#include "wave/factor_of_k.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Section of the string without a region boundary inside.
struct Piece {
    double begin, end;
    double first, last; // factors of k at its ends
    bool isUniform() const { return first == last; }
};

Piece pieceOf(const PoolObjects& objects, double begin, double end) {
    const double little = 1e-6 * std::min(1.0, end - begin);
    const FactorOfK factors(objects);
    const auto factor = [&](double x) { return factors.at({x, 0.0}); };
    Piece piece{begin, end, factor(begin + little), factor(end - little)};
    // Sampled close to the ends; tiny differences are rounding errors.
    if (std::abs(piece.first - piece.last) <= 1e-9 * piece.first) piece.last = piece.first;
    return piece;
}

std::vector<Piece> piecesOf(const PoolObjects& objects, int points) {
    std::vector<double> borders{0.0, points - 1.0};
    for (const PoolObject& object : objects) {
        const MediumRegion* region = std::get_if<MediumRegion>(&object.is);
        if (!region) continue;
        for (const double border : {object.x - region->shape.width / 2, object.x + region->shape.width / 2})
            if (border > borders[0] && border < borders[1]) borders.push_back(border);
    }
    std::ranges::sort(borders);
    std::vector<Piece> pieces;
    for (std::size_t i = 1; i < borders.size(); ++i) {
        if (borders[i] - borders[i - 1] < 1e-6) continue;
        const Piece piece = pieceOf(objects, borders[i - 1], borders[i]);
        const bool goesOn = !pieces.empty() && pieces.back().isUniform() && piece.isUniform() &&
                            pieces.back().last == piece.first;
        if (goesOn) pieces.back().end = piece.end;
        else pieces.push_back(piece);
    }
    return pieces;
}

} // namespace

std::vector<Joint> jointsOf(const PoolObjects& objects, int points) {
    std::vector<Joint> joints;
    if (points < 2) return joints;
    const std::vector<Piece> pieces = piecesOf(objects, points);
    for (std::size_t i = 1; i < pieces.size(); ++i) {
        const Piece &left = pieces[i - 1], &right = pieces[i];
        // Continuous factor: only its slope changes here.
        if (std::abs(left.last - right.first) <= 1e-5 * std::max(left.last, right.first)) continue;
        joints.push_back({right.begin, left.last, right.first, left.isUniform() ? left.begin : right.begin,
                          right.isUniform() ? right.end : right.begin});
    }
    return joints;
}

} // namespace seiche
