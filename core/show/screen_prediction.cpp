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

struct PointEmitter {
    Spot at;
    Complex height;
};

struct PointEmitters {
    std::vector<PointEmitter> all;
    Spot middle;
    Spot ahead;              ///< straight direction, unit vector
    bool isOneSided = false; ///< behind a wall: no emission backwards
    double lean = 0.0;       ///< obliquity: (1 - lean) + lean cos of the angle
    std::optional<SlitRow> row;
    double incident = 0.0; ///< sine of the angle of incidence on the row, along `side`
    Spot side;             ///< direction of the row, unit vector
};

double lengthOf(const Spot& spot) { return std::hypot(spot.x, spot.y); }
double product(const Spot& a, const Spot& b) { return a.x * b.x + a.y * b.y; }
Spot way(const Spot& from, const Spot& to) { return {to.x - from.x, to.y - from.y}; }

struct ActiveSource {
    const PoolObject* object;
    const Source* source;
    Spot at;
};

std::vector<ActiveSource> activeSources(const Simulation& run) {
    std::vector<ActiveSource> all;
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

// An interval along a wall, relative to its position; empty if end < begin.
struct Part {
    double begin, end;
    double middle() const { return 0.5 * (begin + end); }
    double width() const { return end - begin; }
};

// Returns the part of a wall inside the pool.
Part inPool(const PoolObject& wall, const Grid& grid) {
    const Spot side = Turn(wall.angle).there({1.0, 0.0});
    Part part{-1e300, 1e300};
    const auto keep = [&](double at, double along, double size) {
        constexpr double beyond = 0.5; // cells reach from -0.5 to size - 0.5
        const double min = -beyond - at, max = size - beyond - at;
        if (std::abs(along) < 1e-9) {
            if (min > 0.0 || max < 0.0) part.end = -1e300;
            return;
        }
        part.begin = std::max(part.begin, std::min(min / along, max / along));
        part.end = std::min(part.end, std::max(min / along, max / along));
    };
    keep(wall.x, side.x, grid.width);
    keep(wall.y, side.y, grid.height);
    return part;
}

// Returns a slit's free part, as discretized.
Part openingOf(const PoolObject& object, const Wall& wall, const Part& pool, int slit) {
    const double middle = (slit - 0.5 * (wall.slits - 1)) * wall.distance;
    const double nominal = 0.5 * wall.opening;
    const Part wanted{std::max(middle - nominal, pool.begin), std::min(middle + nominal, pool.end)};
    const double quarters = object.angle / 90.0;
    if (quarters != std::round(quarters) || wanted.end < wanted.begin) return wanted;
    const Turn turn(object.angle);
    // Returns the position of a free cell, which may lie one cell beside the slit.
    const auto freeAt = [&](double u) -> std::optional<double> {
        const Spot there = turn.there({u, 0.0});
        const Spot cell{std::round(object.x + there.x), std::round(object.y + there.y)};
        if (covers(object, cell.x, cell.y)) return std::nullopt;
        const double own = turn.back({cell.x - object.x, cell.y - object.y}).x;
        return std::abs(own - middle) > nominal + 0.5 ? std::nullopt : std::optional(own);
    };
    // Searches inwards; all cells between are free.
    const double begin = std::floor(wanted.begin) - 1.0, end = wanted.end + 1.0;
    std::optional<double> first, last;
    double u = begin;
    for (; u <= end && !first; u += 0.5) first = freeAt(u);
    for (double v = begin + 0.5 * std::floor(2.0 * (end - begin)); v >= begin && !last; v -= 0.5)
        last = freeAt(v);
    return first && last ? Part{*first - 0.5, *last + 0.5} : wanted;
}

// Returns the obliquity of Huygens sources: uniform in a free wall, cosine in a fixed wall, and
// their mean in a black wall (impedance equal to the water's): Stokes' factor.
double leanOf(const Wall& wall) {
    if (wall.kind == WallKind::Fixed) return 1.0;
    return wall.kind == WallKind::Impedance ? wall.impedance / (1.0 + wall.impedance) : 0.0;
}

double heldBack(double lean, double cosine) { return 1.0 - lean + lean * cosine; }

// Wave of a line source with a Gaussian profile, up to a factor. Computed as a sum over its cells.
// Longer lines use fewer points, dense enough for the wavelength, or a 2-D Gaussian beam, because
// they are many wavelengths wide.
class GaussianLine {
public:
    /// `places` is the expected number of evaluations.
    GaussianLine(const ActiveSource& lit, const CylindricalWave& wave, std::size_t places)
        : m_lit(lit), m_wave(wave), m_turn(lit.object->angle), m_waist(lit.source->length / 4),
          m_waveNumber(wave.meanWaveNumber()) {
        constexpr double maxTerms = 1e6; // for all positions together
        constexpr double perWave = 8.0;
        const double max = std::max(500.0, maxTerms / static_cast<double>(std::max<std::size_t>(places, 1)));
        m_step = std::max(1.0, 8.0 * m_waist / max);
        m_isBeam = m_step > 1.0 && m_step * perWave > 2.0 * pi / m_waveNumber;
    }

    Complex at(const Spot& place) const {
        if (m_isBeam) return beamAt(place);
        Complex sum;
        for (double along = -4.0 * m_waist; along <= 4.0 * m_waist; along += m_step) {
            const Spot off = m_turn.there({along, 0.0});
            sum += std::exp(-along * along / (m_waist * m_waist)) *
                   m_wave.at(way({m_lit.at.x + off.x, m_lit.at.y + off.y}, place));
        }
        return sum;
    }

private:
    // Returns the Gaussian beam in 2-D (Siegman, Lasers, 17.1).
    Complex beamAt(const Spot& place) const {
        const Spot own = m_turn.back(way(m_lit.at, place));
        const double ahead = std::abs(own.y);
        const Complex spread(1.0, 2.0 * ahead / (m_waveNumber * m_waist * m_waist));
        return std::exp(-own.x * own.x / (m_waist * m_waist) / spread) / std::sqrt(spread) *
               std::polar(1.0, m_waveNumber * ahead);
    }

    const ActiveSource& m_lit;
    const CylindricalWave& m_wave;
    Turn m_turn;
    double m_waist, m_waveNumber, m_step = 1.0;
    bool m_isBeam = false;
};

// Returns the slits inside the pool. Empty if they overlap, because they then form no row of
// slits.
std::vector<Part> openingsOf(const PoolObject& object, const Wall& wall, const Grid& grid) {
    std::vector<Part> openings;
    const Part pool = inPool(object, grid);
    if (wall.slits > 1 && wall.distance <= wall.opening) return openings;
    for (int slit = 0; slit < wall.slits; ++slit)
        if (const Part opening = openingOf(object, wall, pool, slit); opening.width() > 0.0)
            openings.push_back(opening);
    return openings;
}

std::optional<PointEmitters> behindWall(const PoolObject& object, const ActiveSource& lit,
                                        const CylindricalWave& wave, const Grid& grid) {
    const Wall& wall = std::get<Wall>(object.is);
    const std::vector<Part> openings = openingsOf(object, wall, grid);
    if (openings.empty()) return std::nullopt;
    if (lit.source->form != SourceForm::Point && lit.source->form != SourceForm::Line) return std::nullopt;
    const Turn turn(object.angle);
    const Spot own = turn.back(way({object.x, object.y}, lit.at));
    const double behind = own.y > 0.0 ? -1.0 : 1.0;
    PointEmitters senders;
    senders.isOneSided = true;
    senders.lean = leanOf(wall);
    const bool isGaussian =
        lit.source->form == SourceForm::Line && lit.source->profile == LineProfile::Gaussian;
    senders.side = turn.there({1.0, 0.0});
    senders.ahead = turn.there({0.0, behind});
    const double waveNumber = wave.meanWaveNumber();
    // Propagation direction of a plane wave: from the line to the wall, perpendicular to the line.
    Spot straight = Turn(lit.object->angle).there({0.0, 1.0});
    if (product(straight, way(lit.at, {object.x, object.y})) < 0.0) straight = {-straight.x, -straight.y};
    double width = 0.0;
    const auto count = static_cast<int>(openings.size());
    constexpr int maxPieces = 40, maxSenders = 2000;
    const int max = std::clamp(maxSenders / count, 2, maxPieces);
    const auto piecesOf = [&](const Part& opening) {
        return std::clamp(static_cast<int>(std::lround(opening.width())), 2, max);
    };
    std::size_t pieces = 0;
    for (const Part& opening : openings) pieces += static_cast<std::size_t>(piecesOf(opening));
    const GaussianLine gaussian(lit, wave, pieces);
    for (const Part& opening : openings) {
        const double begin = opening.begin, end = opening.end;
        width += (end - begin) / count;
        const int parts = piecesOf(opening);
        for (int i = 0; i < parts; ++i) {
            const double u = begin + (end - begin) * (i + 0.5) / parts;
            const Spot off = turn.there({u, 0.0});
            const Spot at{object.x + off.x, object.y + off.y};
            const Spot reached = way(lit.at, at);
            const Complex height = lit.source->form == SourceForm::Point ? wave.at(reached)
                                   : isGaussian                          ? gaussian.at(at)
                                                : std::polar(1.0, waveNumber * product(straight, reached));
            senders.all.push_back({at, height * ((end - begin) / parts)});
        }
    }
    const double from = openings.front().middle(), to = openings.back().middle();
    const Spot off = turn.there({0.5 * (from + to), 0.0});
    senders.middle = {object.x + off.x, object.y + off.y};
    // Evenly lit slits are a textbook grating.
    if (!isGaussian) senders.row = SlitRow{count, width, count > 1 ? std::abs(to - from) / (count - 1) : 0.0};
    Spot comes = lit.source->form == SourceForm::Point ? way(lit.at, senders.middle) : straight;
    const double length = std::max(1e-9, lengthOf(comes));
    senders.incident = product(comes, senders.side) / length;
    return senders;
}

std::optional<PointEmitters> points(const std::vector<ActiveSource>& shining, const PoolObject& screen) {
    PointEmitters senders;
    for (const ActiveSource& each : shining) {
        if (each.source->form != SourceForm::Point) return std::nullopt;
        senders.all.push_back({each.at, std::polar(each.source->height, -2.0 * pi * each.source->phase)});
        senders.middle.x += each.at.x / static_cast<double>(shining.size());
        senders.middle.y += each.at.y / static_cast<double>(shining.size());
    }
    const Spot out = way(senders.middle, screenPlace(screen, 0.0));
    const double length = std::max(1e-9, lengthOf(out));
    senders.ahead = {out.x / length, out.y / length};
    // Straight on is perpendicular to a row of points.
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

std::optional<PointEmitters> sendersOf(const Simulation& run, const PoolObject& screen,
                                       const CylindricalWave& wave, const std::vector<ActiveSource>& shining) {
    if (const PoolObject* wall = wallWithSlits(run.settings().objects)) {
        // The emission of moving slits changes with their path.
        if (moves(*wall)) return std::nullopt;
        return behindWall(*wall, shining.front(), wave, run.grid());
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
    const std::vector<ActiveSource> shining = activeSources(run);
    if (!frequency || shining.empty() || run.settings().drive.isOn() || along.empty()) return std::nullopt;
    const auto wave = CylindricalWave::of(ruleAt(run, shining.front().at), *frequency);
    if (!wave) return std::nullopt;
    const std::optional<PointEmitters> senders = sendersOf(run, screen, *wave, shining);
    if (!senders) return std::nullopt;
    ScreenPrediction prediction;
    const double waveNumber = wave->meanWaveNumber();
    prediction.wavelength = 2.0 * pi / waveNumber;
    // Angles increase along the screen.
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
            for (const PointEmitter& sender : senders->all)
                sum += sender.height *
                       std::polar(1.0, -waveNumber * product(way(senders->middle, sender.at), off) / distance);
            far = std::norm(sum);
        }
        Complex near;
        for (const PointEmitter& sender : senders->all) {
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
