// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/energy.h"

#include "wave/bending.h"
#include "wave/bond.h"
#include "wave/corner_spring.h"
#include "wave/impedance_end.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>

namespace seiche {

namespace {

// Returns the index of the neighbour beyond an edge, -1 if there is no bond to count.
int neighbour(int i, int size, Edge low, Edge high) {
    if (i >= 0 && i < size) return i;
    const Edge edge = i < 0 ? low : high;
    if (edge == Edge::Periodic) return i < 0 ? size - 1 : 0;
    if (edge == Edge::Fixed || edge == Edge::Impedance) return -1;
    return i < 0 ? 0 : size - 1; // the mirror image
}

// Bond sums of a state, for pairs of fields.
template <class T>
class BondSum {
public:
    BondSum(const Wave<T>& wave, const Rule& rule)
        : m_wave(wave), m_edges(rule.edges), m_model(rule.model), m_grid(wave.grid()),
          m_interior(interiorOf(m_grid, rule)) {}

    // Returns the bond from (x, y) to (x + dx, y + dy) as seen from the first cell. A bond between
    // moving cells is seen from both ends, a bond to a held cell only from the moving end.
    double seenFrom(int x, int y, int dx, int dy, const Field<T>& one, const Field<T>& other) const {
        const int toX = neighbour(x + dx, m_grid.width, m_edges.left, m_edges.right);
        const int toY = neighbour(y + dy, m_grid.height, m_edges.top, m_edges.bottom);
        if (toX < 0 || toY < 0) return 0.0;
        if (m_wave.stiffness && dx != 0 && dy != 0) {
            switch (cornerSpring(stiffnessAt(toX, toY), stiffnessAt(x, toY), stiffnessAt(toX, y))) {
            case CornerSpring::ToCorner: break;
            case CornerSpring::ToVertical: return between(x, y, x, toY, one, other);
            case CornerSpring::ToHorizontal: return between(x, y, toX, y, one, other);
            case CornerSpring::ToRest:
                return bondFactor(m_model, stiffnessAt(x, y), fixedWall) * double(one.at(x, y)) *
                       double(other.at(x, y));
            case CornerSpring::None: return 0.0;
            }
        }
        return between(x, y, toX, toY, one, other);
    }

private:
    float stiffnessAt(int x, int y) const { return static_cast<float>(m_wave.stiffness->at(x, y)); }

    double between(int x, int y, int toX, int toY, const Field<T>& one, const Field<T>& other) const {
        const float stiffness = m_wave.stiffness ? stiffnessAt(toX, toY) : 1.0f;
        if (stiffness == freeWall) return 0.0;
        const double factor = m_wave.stiffness ? bondFactor(m_model, stiffnessAt(x, y), stiffness) : 1.0;
        const double share = m_interior.contains(toX, toY) && !(stiffness < 0.0f) ? 0.5 : 1.0;
        return share * factor * (double(one.at(toX, toY)) - double(one.at(x, y))) *
               (double(other.at(toX, toY)) - double(other.at(x, y)));
    }

    const Wave<T>& m_wave;
    Edges m_edges;
    MediumModel m_model;
    Grid m_grid;
    Cells m_interior;
};

// Returns the weighted bonds of a cell.
template <class T>
double bondsOf(const BondSum<T>& bonds, const Rule& rule, int x, int y, const Field<T>& one,
               const Field<T>& other) {
    const StencilWeights weights = weightsOf(rule);
    double sides = 0.0, corners = 0.0;
    if (weights.side != 0.0) {
        sides = bonds.seenFrom(x, y, -1, 0, one, other) + bonds.seenFrom(x, y, 1, 0, one, other);
        if (rule.scene == SceneKind::Pool)
            sides += bonds.seenFrom(x, y, 0, -1, one, other) + bonds.seenFrom(x, y, 0, 1, one, other);
    }
    if (weights.corner != 0.0)
        corners = bonds.seenFrom(x, y, -1, -1, one, other) + bonds.seenFrom(x, y, 1, -1, one, other) +
                  bonds.seenFrom(x, y, -1, 1, one, other) + bonds.seenFrom(x, y, 1, 1, one, other);
    return weights.side * sides + weights.corner * corners;
}

// Sums for the energies: v v, f f', f' f', and bonds of f f, f f', f' f'.
struct Sums {
    double velocities = 0.0, products = 0.0, previous = 0.0;
    double bondsNow = 0.0, bondsBetween = 0.0, bondsBefore = 0.0;
};

/// The requested sums.
enum class Needed { ForEnergy, All };

// Number of cells computed at once, far from all edges and walls, so that each bond is shared by
// both ends.
constexpr int lanes = 4;
typedef double Lanes __attribute__((vector_size(lanes * sizeof(double))));

template <class T>
inline void load(const T* cells, Lanes& into) {
    typedef T Cells __attribute__((vector_size(lanes * sizeof(T))));
    Cells read;
    std::memcpy(&read, cells, sizeof(read));
    into = __builtin_convertvector(read, Lanes);
}

// Three rows of a field.
template <class T>
struct RowsAround {
    RowsAround(const Field<T>& field, int y) : row{field.row(y - 1), field.row(y), field.row(y + 1)} {}
    const T* row[3];
};

template <class T>
bool isFreeOfWalls(const RowsAround<T>& stiffness, int x) {
    T min = stiffness.row[1][x];
    for (const T* row : stiffness.row)
        for (int i = -1; i <= lanes; ++i) min = std::min(min, row[x + i]);
    return min > T{0};
}

// Separate sums for `lanes` adjacent cells, for vector arithmetic.
template <Needed needed>
class LaneSums {
public:
    // Adds `lanes` cells. `stiffness` may be null.
    template <class T>
    void add(const RowsAround<T>& now, const RowsAround<T>& before, const RowsAround<T>* stiffness,
             MediumModel model, int x, const StencilWeights& weights) {
        Lanes f, g, own{};
        load(now.row[1] + x, f);
        load(before.row[1] + x, g);
        if (stiffness) load(stiffness->row[1] + x, own);
        const bool unevenBonds = stiffness && model == MediumModel::Depth;
        Bonds sides, corners;
        const auto bond = [&](Bonds& into, int dx, int dy) {
            Lanes one, other;
            load(now.row[1 + dy] + x + dx, one);
            load(before.row[1 + dy] + x + dx, other);
            one -= f;
            other -= g;
            if (unevenBonds) {
                Lanes factor;
                load(stiffness->row[1 + dy] + x + dx, factor);
                factor = 0.5 * (own + factor);
                into.between += factor * one * other;
                if (needed != Needed::All) return;
                into.now += factor * one * one;
                into.previous += factor * other * other;
                return;
            }
            into.between += one * other;
            if (needed != Needed::All) return;
            into.now += one * one;
            into.previous += other * other;
        };
        if (weights.side != 0.0) {
            bond(sides, -1, 0);
            bond(sides, 1, 0);
            bond(sides, 0, -1);
            bond(sides, 0, 1);
        }
        if (weights.corner != 0.0) {
            bond(corners, -1, -1);
            bond(corners, 1, -1);
            bond(corners, -1, 1);
            bond(corners, 1, 1);
        }
        const double side = 0.5 * weights.side, corner = 0.5 * weights.corner;
        m_bonds.between += side * sides.between + corner * corners.between;
        Lanes velocity = (f - g) * (f - g), product = f * g, square = g * g;
        if (stiffness && !unevenBonds) {
            velocity /= own;
            product /= own;
            square /= own;
        }
        m_velocities += velocity;
        if (needed != Needed::All) return;
        m_bonds.now += side * sides.now + corner * corners.now;
        m_bonds.previous += side * sides.previous + corner * corners.previous;
        m_products += product;
        m_squares += square;
    }
    void addTo(Sums& sums) const {
        for (int lane = 0; lane < lanes; ++lane) {
            sums.velocities += m_velocities[lane];
            sums.products += m_products[lane];
            sums.previous += m_squares[lane];
            sums.bondsNow += m_bonds.now[lane];
            sums.bondsBetween += m_bonds.between[lane];
            sums.bondsBefore += m_bonds.previous[lane];
        }
    }

private:
    struct Bonds {
        Lanes now{}, between{}, previous{};
    };
    Lanes m_velocities{}, m_products{}, m_squares{};
    Bonds m_bonds;
};

// The eigenvalue of a mode is multiplied by 1 + bending times the eigenvalue: the bonds, plus
// bending times the product of the curvatures.
template <class T>
void addBending(const Wave<T>& wave, const Rule& rule, Sums& sums) {
    const int points = wave.grid().width;
    const T *now = wave.now.row(0), *before = wave.previous.row(0);
    for (int x = 0; x < points; ++x) {
        const double here = curvatureAt(now, x, points, rule.edges);
        const double earlier = curvatureAt(before, x, points, rule.edges);
        sums.bondsNow += rule.bending * here * here;
        sums.bondsBetween += rule.bending * here * earlier;
        sums.bondsBefore += rule.bending * earlier * earlier;
    }
}

template <Needed needed, class T>
Sums sumsOf(const Wave<T>& wave, const Rule& rule) {
    const BondSum<T> bonds(wave, rule);
    const Cells interior = interiorOf(wave.grid(), rule);
    const StencilWeights weights = weightsOf(rule);
    Sums sums;
    // Mass shares of the points at dampers.
    const int last = wave.grid().width - 1;
    const auto shareAt = [&](bool left) {
        const bool isPoint = last > 0 && rule.edges.end(left) == Edge::Impedance;
        return isPoint ? massAtEnd(rule, left, resistanceOf(wave, rule, left)) : 1.0;
    };
    const double shareAtLeft = shareAt(true), shareAtRight = shareAt(false);
    const auto massShare = [&](int x) { return x == 0 ? shareAtLeft : x == last ? shareAtRight : 1.0; };
    const auto addCell = [&](int x, int y) {
        const double stiffness = wave.stiffness ? double(wave.stiffness->at(x, y)) : 1.0;
        if (!(stiffness > 0.0)) return; // immovable cell
        const double weight = massOf(rule.model, stiffness) * massShare(x);
        const double now = double(wave.now.at(x, y)), before = double(wave.previous.at(x, y));
        sums.velocities += weight * (now - before) * (now - before);
        sums.bondsBetween += bondsOf(bonds, rule, x, y, wave.now, wave.previous);
        if (needed != Needed::All) return;
        sums.products += weight * now * before;
        sums.previous += weight * before * before;
        sums.bondsNow += bondsOf(bonds, rule, x, y, wave.now, wave.now);
        sums.bondsBefore += bondsOf(bonds, rule, x, y, wave.previous, wave.previous);
    };
    for (int y = interior.y0; y < interior.y1; ++y) {
        int x = interior.x0;
        if (rule.scene == SceneKind::Pool && y > interior.y0 && y < interior.y1 - 1 && x < interior.x1) {
            addCell(x++, y);
            const RowsAround<T> now(wave.now, y), before(wave.previous, y);
            std::optional<RowsAround<T>> stiffness;
            if (wave.stiffness) stiffness.emplace(*wave.stiffness, y);
            LaneSums<needed> row;
            for (; x + lanes < interior.x1; x += lanes) {
                if (stiffness && !isFreeOfWalls(*stiffness, x)) {
                    for (int i = x; i < x + lanes; ++i) addCell(i, y);
                    continue;
                }
                row.add(now, before, stiffness ? &*stiffness : nullptr, rule.model, x, weights);
            }
            row.addTo(sums);
        }
        for (; x < interior.x1; ++x) addCell(x, y);
    }
    if (resistsBending(rule)) addBending(wave, rule, sums);
    return sums;
}

double pullOf(const Wave<float>&, const Rule& rule) { return rule.k; }
double pullOf(const Wave<std::int32_t>&, const Rule& rule) { return 1.0 / rule.divisor; }

template <class T>
Energy energyFrom(const Sums& sums, const Wave<T>& wave, const Rule& rule) {
    double surface = 0.0;
    const auto add = [&](int x, int y, double spring) {
        surface += massOf(rule.model, wave.stiffness ? double(wave.stiffness->at(x, y)) : 1.0) * spring;
    };
    for (const SurfaceCell& cell : wave.surface) add(cell.x, cell.y, cell.energy());
    for (const SurfaceNode& node : wave.nodes)
        if (Cells{0, wave.grid().width, 0, wave.grid().height}.contains(node.x, node.y))
            add(node.x, node.y, node.energy());
    const Energy energy{0.5 * sums.velocities, 0.5 * pullOf(wave, rule) * sums.bondsBetween + surface};
    if (std::isfinite(energy.total())) return energy;
    const double infinite = std::numeric_limits<double>::infinity();
    return {infinite, infinite};
}

double finite(double value) { return std::isfinite(value) ? value : std::numeric_limits<double>::infinity(); }

double ownFrom(const Sums& sums, const Rule& rule) {
    const double d = rule.damping.update, s = rule.damping.velocity;
    // f f - a f f' + b f' f', without the squared velocity, which alone remains without damping.
    const double level =
        sums.velocities + (2.0 - d * (1.0 + s)) * sums.products + (d * s - 1.0) * sums.previous;
    const double pull = d * s * rule.k;
    switch (rule.scheme) {
    case Scheme::Leapfrog: return finite(level + pull * sums.bondsBetween);
    case Scheme::Rk4: return finite(sums.velocities + rule.k * sums.bondsNow);
    case Scheme::ImplicitEuler: return finite(level + pull * sums.bondsNow);
    case Scheme::Trapezoid: return finite(level + 0.5 * pull * (sums.bondsNow + sums.bondsBefore));
    case Scheme::Euler:
    case Scheme::DelayedEuler: break;
    }
    return finite(level + pull * sums.bondsBefore);
}

template <class T>
double stirFrom(const Sums& sums, const Wave<T>& wave, const Rule& rule) {
    return finite(sums.velocities + 0.5 * pullOf(wave, rule) * (sums.bondsNow + sums.bondsBefore));
}

} // namespace

Energy energyOf(const Wave<float>& wave, const Rule& rule) {
    return energyFrom(sumsOf<Needed::ForEnergy>(wave, rule), wave, rule);
}

Energy energyOf(const Wave<std::int32_t>& wave, const Rule& rule) {
    return energyFrom(sumsOf<Needed::ForEnergy>(wave, rule), wave, rule);
}

double ownEnergyOf(const Wave<float>& wave, const Rule& rule) {
    return ownFrom(sumsOf<Needed::All>(wave, rule), rule);
}

double squaredMotionOf(const Wave<float>& wave, const Rule& rule) {
    return stirFrom(sumsOf<Needed::All>(wave, rule), wave, rule);
}

double squaredMotionOf(const Wave<std::int32_t>& wave, const Rule& rule) {
    return stirFrom(sumsOf<Needed::All>(wave, rule), wave, rule);
}

EnergyAndStrength energyAndStrengthOf(const Wave<float>& wave, const Rule& rule, bool swings) {
    const Sums sums = sumsOf<Needed::All>(wave, rule);
    return {energyFrom(sums, wave, rule), swings ? ownFrom(sums, rule) : stirFrom(sums, wave, rule)};
}

EnergyAndStrength energyAndStrengthOf(const Wave<std::int32_t>& wave, const Rule& rule, bool) {
    const Sums sums = sumsOf<Needed::All>(wave, rule);
    return {energyFrom(sums, wave, rule), stirFrom(sums, wave, rule)};
}

} // namespace seiche
