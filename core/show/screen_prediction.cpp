// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/screen_prediction.h"

#include "run/mean_window.h"
#include "show/rule_at.h"
#include "theory/cylindrical_wave.h"
#include "theory/fraunhofer.h"
#include "wave/emission.h"
#include "wave/material_map.h"
#include "wave/moving_wall.h"
#include "wave/screen.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

using std::numbers::pi;
using Complex = std::complex<double>;

struct Sender {
    Spot at;
    Complex height;
};

struct Senders {
    std::vector<Sender> all;
    Spot middle;
    Spot ahead;              ///< straight on, of length 1
    bool isOneSided = false; ///< a wall: nothing is sent behind it
    double lean = 0.0;       ///< how much less they send aside: (1 - lean) + lean cos of the angle
    std::optional<SlitRow> row;
    double incident = 0.0; ///< sine of the angle at which straight waves come to the row, along `side`
    Spot side;             ///< along the row, of length 1
};

double lengthOf(const Spot& spot) { return std::hypot(spot.x, spot.y); }
double product(const Spot& a, const Spot& b) { return a.x * b.x + a.y * b.y; }
Spot way(const Spot& from, const Spot& to) { return {to.x - from.x, to.y - from.y}; }

struct Shining {
    const PoolObject* object;
    const Source* source;
    Spot at;
};

std::vector<Shining> shiningIn(const Simulation& run) {
    std::vector<Shining> all;
    for (const PoolObject& object : run.settings().objects) {
        const Source* source = std::get_if<Source>(&object.is);
        if (source && isSteady(source->signal) && source->height != 0.0)
            all.push_back({&object, source, placeAt(object, run.seconds())});
    }
    return all;
}

const PoolObject* wallWithSlits(const PoolObjects& objects) {
    for (const PoolObject& object : objects) {
        const Wall* wall = std::get_if<Wall>(&object.is);
        if (wall && wall->shape.form == Form::Line && wall->slits > 0 && wall->kind != WallKind::Absorbing)
            return &object;
    }
    return nullptr;
}

// From where to where an opening is free, along the wall from its place, as the cells have it.
std::pair<double, double> openingOf(const PoolObject& object, const Wall& wall, int slit) {
    const double middle = (slit - 0.5 * (wall.slits - 1)) * wall.distance;
    const double nominal = 0.5 * wall.opening;
    const double quarters = object.angle / 90.0;
    if (quarters != std::round(quarters)) return {middle - nominal, middle + nominal};
    const Turn turn(object.angle);
    double first = 1e300, last = -1e300;
    for (double u = std::floor(middle - nominal) - 1.0; u <= middle + nominal + 1.0; u += 0.5) {
        const Spot there = turn.there({u, 0.0});
        const Spot cell{std::round(object.x + there.x), std::round(object.y + there.y)};
        if (covers(object, cell.x, cell.y)) continue;
        const double own = turn.back({cell.x - object.x, cell.y - object.y}).x;
        if (std::abs(own - middle) > nominal + 0.5) continue;
        first = std::min(first, own - 0.5);
        last = std::max(last, own + 0.5);
    }
    return first < last ? std::pair(first, last) : std::pair(middle - nominal, middle + nominal);
}

// Huygens' sources in the opening of a free wall send everywhere alike, of a fixed one with the cosine, and of
// a black one (whose impedance is that of the water) with the mean of both: Stokes' factor.
double leanOf(const Wall& wall) {
    if (wall.kind == WallKind::Fixed) return 1.0;
    return wall.kind == WallKind::Impedance ? wall.impedance / (1.0 + wall.impedance) : 0.0;
}

double heldBack(double lean, double cosine) { return 1.0 - lean + lean * cosine; }

// What a line with a Gaussian profile sends to a place, but for a factor.
Complex fromGaussian(const Shining& lit, const CylindricalWave& wave, const Spot& at) {
    const double waist = lit.source->length / 4;
    const Turn turn(lit.object->angle);
    Complex sum;
    for (double along = -4.0 * waist; along <= 4.0 * waist; along += 1.0) {
        const Spot off = turn.there({along, 0.0});
        sum +=
            std::exp(-along * along / (waist * waist)) * wave.at(way({lit.at.x + off.x, lit.at.y + off.y}, at));
    }
    return sum;
}

std::optional<Senders> behindWall(const PoolObject& object, const Shining& lit, const CylindricalWave& wave) {
    const Wall& wall = std::get<Wall>(object.is);
    if (lit.source->form != SourceForm::Point && lit.source->form != SourceForm::Line) return std::nullopt;
    const Turn turn(object.angle);
    const Spot own = turn.back(way({object.x, object.y}, lit.at));
    const double behind = own.y > 0.0 ? -1.0 : 1.0;
    Senders senders;
    senders.isOneSided = true;
    senders.lean = leanOf(wall);
    const bool isGaussian =
        lit.source->form == SourceForm::Line && lit.source->profile == LineProfile::Gaussian;
    senders.side = turn.there({1.0, 0.0});
    senders.ahead = turn.there({0.0, behind});
    const double waveNumber = wave.meanWaveNumber();
    // How a straight wave runs: the way from the line to the wall, at right angles to the line.
    Spot straight = Turn(lit.object->angle).there({0.0, 1.0});
    if (product(straight, way(lit.at, {object.x, object.y})) < 0.0) straight = {-straight.x, -straight.y};
    double width = 0.0, from = 0.0, to = 0.0;
    constexpr int mostPieces = 40;
    for (int slit = 0; slit < wall.slits; ++slit) {
        const auto [begin, end] = openingOf(object, wall, slit);
        if (slit == 0) from = 0.5 * (begin + end);
        to = 0.5 * (begin + end);
        width += (end - begin) / wall.slits;
        const int pieces = std::clamp(static_cast<int>(std::lround(end - begin)), 2, mostPieces);
        for (int i = 0; i < pieces; ++i) {
            const double u = begin + (end - begin) * (i + 0.5) / pieces;
            const Spot off = turn.there({u, 0.0});
            const Spot at{object.x + off.x, object.y + off.y};
            const Spot reached = way(lit.at, at);
            const Complex height = lit.source->form == SourceForm::Point ? wave.at(reached)
                                   : isGaussian                          ? fromGaussian(lit, wave, at)
                                                : std::polar(1.0, waveNumber * product(straight, reached));
            senders.all.push_back({at, height * ((end - begin) / pieces)});
        }
    }
    const Spot off = turn.there({0.5 * (from + to), 0.0});
    senders.middle = {object.x + off.x, object.y + off.y};
    // Evenly lit they are a row as in textbooks.
    if (!isGaussian)
        senders.row = SlitRow{wall.slits, width, wall.slits > 1 ? std::abs(to - from) / (wall.slits - 1) : 0.0};
    Spot comes = lit.source->form == SourceForm::Point ? way(lit.at, senders.middle) : straight;
    const double length = std::max(1e-9, lengthOf(comes));
    senders.incident = product(comes, senders.side) / length;
    return senders;
}

std::optional<Senders> points(const std::vector<Shining>& shining, const PoolObject& screen) {
    Senders senders;
    for (const Shining& each : shining) {
        if (each.source->form != SourceForm::Point) return std::nullopt;
        senders.all.push_back({each.at, std::polar(each.source->height, -2.0 * pi * each.source->phase)});
        senders.middle.x += each.at.x / static_cast<double>(shining.size());
        senders.middle.y += each.at.y / static_cast<double>(shining.size());
    }
    const Spot out = way(senders.middle, screenPlace(screen, 0.0));
    const double length = std::max(1e-9, lengthOf(out));
    senders.ahead = {out.x / length, out.y / length};
    // Of points in a row straight on is at right angles to it.
    if (senders.all.size() > 1) {
        const Spot row = way(senders.all.front().at, senders.all.back().at);
        const double wide = lengthOf(row);
        Spot across{-row.y / wide, row.x / wide};
        if (wide > 0.0 && std::abs(product(across, senders.ahead)) > 0.5) {
            if (product(across, senders.ahead) < 0.0) across = {-across.x, -across.y};
            senders.ahead = across;
        }
    }
    senders.side = {senders.ahead.y, -senders.ahead.x};
    return senders;
}

std::optional<Senders> sendersOf(const Simulation& run, const PoolObject& screen, const CylindricalWave& wave,
                                 const std::vector<Shining>& shining) {
    if (const PoolObject* wall = wallWithSlits(run.settings().objects)) {
        // What its openings send changes with the way they have gone.
        if (moves(*wall)) return std::nullopt;
        return behindWall(*wall, shining.front(), wave);
    }
    return points(shining, screen);
}

void scaleToLargest(std::vector<double>& values) {
    const double largest = values.empty() ? 0.0 : std::ranges::max(values);
    if (!(largest > 0.0)) return values.clear();
    for (double& value : values) value /= largest;
}

} // namespace

std::optional<ScreenPrediction> predictAlongScreen(const Simulation& run, const PoolObject& screen,
                                                   std::span<const double> along) {
    const auto frequency = steadyFrequency(run.settings());
    const std::vector<Shining> shining = shiningIn(run);
    if (!frequency || shining.empty() || run.settings().drive.isOn() || along.empty()) return std::nullopt;
    const auto wave = CylindricalWave::of(ruleAt(run, shining.front().at), *frequency);
    if (!wave) return std::nullopt;
    const std::optional<Senders> senders = sendersOf(run, screen, *wave, shining);
    if (!senders) return std::nullopt;
    ScreenPrediction prediction;
    const double waveNumber = wave->meanWaveNumber();
    prediction.wavelength = 2.0 * pi / waveNumber;
    // Angles grow along the screen.
    const Spot first = screenPlace(screen, along.front()), last = screenPlace(screen, along.back());
    const auto sideways = [&](const Spot& at) { return product(way(senders->middle, at), senders->side); };
    const double sign = sideways(last) >= sideways(first) ? 1.0 : -1.0;
    for (const double each : along) {
        const Spot at = screenPlace(screen, each), off = way(senders->middle, at);
        const double distance = std::max(1.0, lengthOf(off));
        const double ahead = product(off, senders->ahead), side = product(off, senders->side);
        prediction.angles.push_back(sign * std::atan2(side, ahead) * 180.0 / pi);
        if (senders->isOneSided && ahead <= 1.0) {
            prediction.fraunhofer.push_back(0.0);
            prediction.fresnel.push_back(0.0);
            continue;
        }
        double far = 0.0;
        if (senders->row) {
            far = fraunhofer(*senders->row, prediction.wavelength, side / distance - senders->incident);
        } else {
            Complex sum;
            for (const Sender& sender : senders->all)
                sum += sender.height *
                       std::polar(1.0, -waveNumber * product(way(senders->middle, sender.at), off) / distance);
            far = std::norm(sum);
        }
        Complex near;
        for (const Sender& sender : senders->all) {
            const Spot reached = way(sender.at, at);
            const double cosine = product(reached, senders->ahead) / std::max(1.0, lengthOf(reached));
            near += heldBack(senders->lean, cosine) * sender.height * wave->at(reached);
        }
        const double held = heldBack(senders->lean, ahead / distance);
        prediction.fraunhofer.push_back(held * held * far / distance);
        prediction.fresnel.push_back(std::norm(near));
    }
    scaleToLargest(prediction.fraunhofer);
    scaleToLargest(prediction.fresnel);
    if (prediction.fresnel.empty()) return std::nullopt;
    return prediction;
}

std::vector<double> ownAngles(const PoolObject& screen, std::span<const double> along) {
    const double radius = std::get<Instrument>(screen.is).radius;
    std::vector<double> angles;
    if (radius > 0.0)
        for (const double each : along) angles.push_back(each / radius * 180.0 / pi);
    return angles;
}

} // namespace seiche
