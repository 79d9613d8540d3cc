// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/layer_content.h"

#include "engine/pml.h"
#include "wave/bond.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr auto allSides = {PmlRegion::Left, PmlRegion::Right, PmlRegion::Top, PmlRegion::Bottom};

bool isColumn(PmlRegion::Side side) { return side == PmlRegion::Left || side == PmlRegion::Right; }

// The layers at both ends along a side.
PmlRegion::Side firstAcross(PmlRegion::Side side) { return isColumn(side) ? PmlRegion::Top : PmlRegion::Left; }
PmlRegion::Side lastAcross(PmlRegion::Side side) {
    return isColumn(side) ? PmlRegion::Bottom : PmlRegion::Right;
}

struct Place {
    int x, y;
};
// `along` counts from the first visible cell.
Place placeOf(const Grid& grid, PmlRegion::Side side, int deep, int along) {
    switch (side) {
    case PmlRegion::Left: return {-1 - deep, along};
    case PmlRegion::Right: return {grid.width + deep, along};
    case PmlRegion::Top: return {along, -1 - deep};
    case PmlRegion::Bottom: break;
    }
    return {along, grid.height + deep};
}

float stiffnessAt(const Wave<float>& wave, Place at) {
    return wave.stiffness ? wave.stiffness->at(at.x, at.y) : 1.0f;
}
double speedAt(const Wave<float>& wave, Place at) {
    if (wave.velocity) return double{wave.velocity->at(at.x, at.y)};
    return double{wave.now.at(at.x, at.y)} - double{wave.previous.at(at.x, at.y)};
}

// Conversion factors between a layer's memory and its wave.
struct Units {
    explicit Units(const Rule& rule, const std::array<int, 4>& depth)
        : isRungeKutta(infoOf(rule.scheme).isRungeKutta), k(rule.k), straight(weightsOf(rule).straight()),
          kept(isRungeKutta ? rule.damping.velocity : rule.damping.update * rule.damping.velocity) {
        const Grading grading = gradingOf(*std::ranges::max_element(depth), rule);
        for (const double a : grading.cell) cellRate.push_back(a / (1.0 - a));
        for (const double a : grading.bond) bondRate.push_back(a / (1.0 - a));
    }

    // Returns the factor from (memory variable / rate) to a velocity or flow. Memory on the left
    // or right already includes the stencil weights.
    double perMemory(PmlRegion::Side side, double stiffness) const {
        return -kept * k * stiffness * (isColumn(side) ? 1.0 : straight);
    }

    // Returns the velocity that the layer's springs add in half a step. Runge-Kutta velocities
    // belong to the time of the height, all others and the memory to half a step before.
    double halfStep(int deep, double outwards, double inwards) const {
        if (!isRungeKutta) return 0.0;
        const auto place = static_cast<std::size_t>(deep);
        const double inner = deep > 0 ? 1.0 + bondRate[place - 1] : 1.0;
        return 0.5 * kept * k * straight * (outwards / (1.0 + bondRate[place]) - inwards / inner) /
               (1.0 + cellRate[place]);
    }

    bool absorbs() const { return bondRate.back() > 0.0; }

    bool isRungeKutta;
    double k;
    double straight;
    double kept; ///< fraction of the velocity that a step keeps
    std::vector<double> cellRate, bondRate;
};

// Returns the weight of the memory, 0 ... 1. Under strong damping it cannot separate heights from
// sums over the past.
double trustIn(const Units& units, const Rule& rule) {
    if (rule.scene == SceneKind::String) return 0.0; // the springs across make all height
    const double lost = (1.0 - units.kept) / 0.005;
    return 1.0 / (1.0 + lost * lost);
}

// Minimum absorption at which rounding does not hide the height.
constexpr double minAbsorption = 1e-4;

// Returns whether memory is valid under both rules, except for k.
bool hasSamePast(const Rule& a, const Rule& b) {
    const bool hasSameCells =
        a.stencil == b.stencil || (!changesInPml(weightsOf(a)) && !changesInPml(weightsOf(b)));
    return a.damping == b.damping && a.scheme == b.scheme && a.model == b.model && hasSameCells;
}

} // namespace

LayerContent::LayerContent(const Wave<float>& wave, const Rule& rule, Past past) : m_rule(rule), m_past(past) {
    SEICHE_EXPECTS(isFitFor(wave, rule));
    if (!wave.pml) return;
    const PmlRegion& region = *wave.pml;
    const Units units(rule, region.depth);
    for (const PmlRegion::Side side : allSides) {
        Layer& layer = m_layers[side];
        layer.depth = region.depth[side];
        if (layer.depth == 0) continue;
        layer.length = region.length(side);
        layer.before = region.depth[firstAcross(side)];
        layer.cells.resize(static_cast<std::size_t>(layer.depth - 1) * static_cast<std::size_t>(layer.length));
        layer.outerFlow.resize(static_cast<std::size_t>(layer.length));
        for (int row = 0; row < layer.length; ++row) {
            double inner = 0.0;
            bool knowsInner = false;
            for (int deep = 0; deep + 1 < layer.depth; ++deep) {
                const int along = row - layer.before;
                const Place at = placeOf(wave.grid(), side, deep, along);
                Cell& cell = layer.cells[static_cast<std::size_t>(deep * layer.length + row)];
                cell.now = wave.now.at(at.x, at.y);
                cell.speed = static_cast<float>(speedAt(wave, at));
                cell.stiffness = stiffnessAt(wave, at);
                const auto place = static_cast<std::size_t>(deep);
                const std::size_t memory = region.index(side, deep, row);
                const double stiffness = std::max(0.0, double{cell.stiffness});
                const double perMemory = units.perMemory(side, stiffness);
                const double bondPsi = region.layers[side].bondPsi[memory];
                const double cellPsi = region.layers[side].cellPsi[memory];
                const bool remembers = units.bondRate[place] > 0.0;
                const double flow = remembers ? perMemory * bondPsi / units.bondRate[place] : 0.0;
                if (const double rate = units.cellRate[place]; rate > 0.0 && stiffness > 0.0) {
                    const double velocity = perMemory * cellPsi / rate;
                    cell.velocity = static_cast<float>(velocity);
                    if (knowsInner) {
                        const double absorption = rate / (1.0 + rate);
                        cell.height =
                            static_cast<float>(((1.0 - absorption) * (flow - inner) - velocity) / absorption);
                        cell.trust =
                            absorption * absorption / (absorption * absorption + minAbsorption * minAbsorption);
                    }
                }
                const Place in = placeOf(wave.grid(), side, deep - 1, along);
                const Place out = placeOf(wave.grid(), side, deep + 1, along);
                const double outwards = double{wave.now.at(out.x, out.y)} - double{cell.now};
                const double inwards = double{cell.now} - double{wave.now.at(in.x, in.y)};
                cell.outwards = static_cast<float>(stiffness * outwards);
                cell.inwards = static_cast<float>(stiffness * inwards);
                inner = flow;
                knowsInner = remembers;
            }
            layer.outerFlow[static_cast<std::size_t>(row)] = inner;
        }
    }
}

/// Writes the content into the layers of one wave.
class LayerContent::Writer {
public:
    /// The part due to the springs across the layer.
    struct Part {
        float height = 0.0f, velocity = 0.0f;
        float pastHeight = 0.0f, pastVelocity = 0.0f; ///< sums over the past, see `LayerContent`
        float gained = 0.0f;                          ///< change of velocity since the content was read
        float outwards = 0.0f, inwards = 0.0f;
    };

    Writer(const LayerContent& content, Wave<float>& wave, const Rule& rule)
        : m_content(content), m_wave(wave), m_region(*wave.pml), m_rule(rule),
          m_old(content.m_rule, content.depths()), m_new(rule, m_region.depth) {}

    void write() {
        fadeNewLayers();
        bool isAsItWas = true;
        for (const PmlRegion::Side side : allSides) {
            m_keepsPast[side] = keepsPast(side);
            if (m_region.depth[side] > 0 && !(m_keepsPast[side] && m_content.m_rule.k == m_rule.k &&
                                              m_content.m_rule.stencil == m_rule.stencil))
                isAsItWas = false;
        }
        if (isAsItWas) return;
        m_keepsSums = m_rule.scene == SceneKind::String && m_content.m_past == Past::Whole &&
                      hasSamePast(m_content.m_rule, m_rule);
        for (const PmlRegion::Side side : allSides) takeApart(side);
        changeVelocities();
        shareCorners();
        if (m_rule.scene == SceneKind::Pool)
            for (const PmlRegion::Side side : allSides)
                if (!m_keepsPast[side]) balance(side);
        for (const PmlRegion::Side side : allSides) remember(side);
    }

private:
    int lengthOf(PmlRegion::Side side) const { return m_region.depth[side] > 0 ? m_region.length(side) : 0; }
    int firstOf(PmlRegion::Side side) const { return -m_region.depth[firstAcross(side)]; }
    int visibleAlong(PmlRegion::Side side) const {
        return isColumn(side) ? m_region.visible.height : m_region.visible.width;
    }
    Part& partAt(PmlRegion::Side side, int deep, int along) {
        return m_parts[side][static_cast<std::size_t>(deep * lengthOf(side) + along - firstOf(side))];
    }
    template <class Visit>
    void forEachCell(PmlRegion::Side side, Visit visit) {
        for (int deep = 0; deep + 1 < m_region.depth[side]; ++deep)
            for (int i = 0; i < lengthOf(side); ++i) visit(deep, i + firstOf(side));
    }
    Place placeAt(PmlRegion::Side side, int deep, int along) const {
        return placeOf(m_region.visible, side, deep, along);
    }
    double stiffnessOf(PmlRegion::Side side, int deep, int along) const {
        return std::max(0.0, double{stiffnessAt(m_wave, placeAt(side, deep, along))});
    }
    bool isCorner(PmlRegion::Side side, int along) const { return along < 0 || along >= visibleAlong(side); }

    // Returns whether other layers end this layer.
    bool isOpenAlong(PmlRegion::Side side) const {
        return m_region.depth[firstAcross(side)] > 0 || m_region.depth[lastAcross(side)] > 0;
    }

    // Fades the heights of new layers. Beyond a side that did not absorb, the medium continues at
    // the boundary height. A layer keeps the fraction that its springs would hold still: h[i+1] -
    // h[i] = r/(k straight) J[i] and J[i] - J[i-1] = r h[i].
    void fadeNewLayers() {
        const auto [left, right, top, bottom] = m_content.depths();
        const Cells known = Surround{left, right, top, bottom}.cellsAround(m_region.visible);
        for (const PmlRegion::Side side : allSides) {
            const int depth = m_region.depth[side];
            if (depth == 0 || m_content.m_layers[side].depth > 0) continue;
            std::vector<double> heights(static_cast<std::size_t>(depth), 0.0);
            double flow = -1.0;
            for (auto i = static_cast<std::size_t>(depth) - 1; i-- > 0;) {
                heights[i] = heights[i + 1] - m_new.bondRate[i] / (m_new.k * m_new.straight) * flow;
                flow -= m_new.cellRate[i] * heights[i];
            }
            const double atBorder = heights.front();
            if (!(atBorder > 0.0)) continue; // no absorption
            for (int deep = 0; deep < depth; ++deep)
                for (int i = 0; i < lengthOf(side); ++i) {
                    const Place at = placeAt(side, deep, i + firstOf(side));
                    if (known.contains(at.x, at.y)) continue;
                    const float height = flushing::converted<float>(
                        heights[static_cast<std::size_t>(deep)] / atBorder * double{m_wave.now.at(at.x, at.y)});
                    m_wave.now.at(at.x, at.y) = m_wave.previous.at(at.x, at.y) = height;
                    if (m_wave.older) m_wave.older->at(at.x, at.y) = height;
                }
        }
    }

    // Returns whether only the memory's units have changed.
    bool keepsPast(PmlRegion::Side side) {
        const Layer& old = m_content.m_layers[side];
        if (m_content.m_past == Past::Broken || !hasSamePast(m_content.m_rule, m_rule) ||
            old.depth != m_region.depth[side])
            return false;
        if (old.depth == 0) return true;
        // Without springs (k = 0) there is no memory.
        if (m_old.absorbs() != m_new.absorbs()) return false;
        if (old.length != lengthOf(side) || -old.before != firstOf(side)) return false;
        bool isSame = true;
        forEachCell(side, [&](int deep, int along) {
            const Place at = placeAt(side, deep, along);
            const Cell& cell = old.at(deep, along);
            isSame = isSame && cell.now == m_wave.now.at(at.x, at.y) &&
                     cell.speed == static_cast<float>(speedAt(m_wave, at)) &&
                     cell.stiffness == stiffnessAt(m_wave, at);
        });
        return isSame;
    }

    void takeApart(PmlRegion::Side side) {
        m_parts[side].assign(static_cast<std::size_t>(std::max(0, m_region.depth[side] - 1) * lengthOf(side)),
                             {});
        const double trust = trustIn(m_old, m_content.m_rule);
        const double lost = 1.0 - m_old.kept;
        forEachCell(side, [&](int deep, int along) {
            const Place at = placeAt(side, deep, along);
            if (!(stiffnessAt(m_wave, at) > 0.0f)) return;
            const Layer& layer = m_content.m_layers[side];
            const bool isKnown = layer.has(deep, along) && layer.at(deep, along).stiffness > 0.0f;
            const Cell cell = isKnown ? layer.at(deep, along) : Cell{};
            const auto place = static_cast<std::size_t>(deep);
            const double oldRate = isKnown ? m_old.cellRate[place] : 0.0;
            const double halfStep = isKnown ? m_old.halfStep(deep, cell.outwards, cell.inwards) : 0.0;
            const double now = m_wave.now.at(at.x, at.y), speed = speedAt(m_wave, at);
            const double share = isCorner(side, along) ? 0.5 : 1.0;
            double velocity = share * (speed - halfStep);
            double before = share * now - velocity;
            Part& part = partAt(side, deep, along);
            if (oldRate > 0.0) {
                before += trust * cell.trust * (cell.height - before);
                velocity += trust * ((cell.velocity - lost * before) - velocity);
                if (m_keepsPast[side]) {
                    part.pastVelocity = cell.velocity - (velocity + lost * before);
                    if (cell.trust > 0.0) part.pastHeight = cell.height - before;
                } else if (m_keepsSums) { // state when the content was read
                    const double wasVelocity = double{cell.speed} - halfStep;
                    const double wasBefore = double{cell.now} - wasVelocity;
                    part.pastVelocity = cell.velocity - (wasVelocity + lost * wasBefore);
                    if (cell.trust > 0.0) part.pastHeight = cell.height - wasBefore;
                }
            }
            part.height = before + velocity;
            // A former wall moves like its neighbouring cells. A cell of a new layer begins at
            // rest. Its height then falls if the lines along the layer end in other layers, and
            // stays otherwise.
            if (isKnown || (layer.depth == 0 && isOpenAlong(side)))
                part.gained = (oldRate - m_new.cellRate[place]) * part.height;
            part.velocity = velocity + halfStep + part.gained;
            part.outwards = cell.outwards;
            part.inwards = cell.inwards;
            if (m_new.kept * m_rule.damping.update == 1.0) part.pastHeight = part.pastVelocity = 0.0;
        });
    }

    void changeVelocities() {
        for (const PmlRegion::Side side : allSides)
            forEachCell(side, [&](int deep, int along) {
                const double gained = partAt(side, deep, along).gained;
                if (gained == 0.0) return;
                const Place at = placeAt(side, deep, along);
                const double speed = speedAt(m_wave, at) + gained;
                m_wave.previous.at(at.x, at.y) =
                    flushing::converted<float>(double{m_wave.now.at(at.x, at.y)} - speed);
                if (m_wave.velocity) m_wave.velocity->at(at.x, at.y) = flushing::converted<float>(speed);
            });
    }

    // Both parts of overlapping layers must add up.
    void shareCorners() {
        for (const PmlRegion::Side side : {PmlRegion::Left, PmlRegion::Right})
            forEachCell(side, [&](int deep, int along) {
                const PmlRegion::Side other = along < 0 ? PmlRegion::Top : PmlRegion::Bottom;
                if (!isCorner(side, along) || (m_keepsPast[side] && m_keepsPast[other])) return;
                const int otherDeep = along < 0 ? -1 - along : along - m_region.visible.height;
                if (otherDeep + 1 >= m_region.depth[other]) return;
                const Place at = placeAt(side, deep, along);
                if (!(stiffnessAt(m_wave, at) > 0.0f)) return;
                Part& a = partAt(side, deep, along);
                Part& b = partAt(other, otherDeep, at.x);
                const double share = m_keepsPast[side] ? 0.0 : m_keepsPast[other] ? 1.0 : 0.5;
                const double height = double{m_wave.now.at(at.x, at.y)} - a.height - b.height;
                const double velocity = speedAt(m_wave, at) - a.velocity - b.velocity;
                a.height += share * height;
                a.velocity += share * velocity;
                b.height += (1.0 - share) * height;
                b.velocity += (1.0 - share) * velocity;
            });
    }

    enum class End { Closed, Held, Open };

    // Along a layer no force restores a line of cells that moves or is displaced as a whole. If
    // neither end holds the line, all of that motion belongs to the springs across.
    void balance(PmlRegion::Side side) {
        const int length = visibleAlong(side);
        const auto endOf = [&](PmlRegion::Side end) {
            const Edges& edges = m_rule.edges;
            const Edge edge = std::array{edges.left, edges.right, edges.top, edges.bottom}[end];
            return edge == Edge::Absorbing ? End::Open : edge == Edge::Fixed ? End::Held : End::Closed;
        };
        const auto wallAt = [&](int along) { return stiffnessAt(m_wave, placeAt(side, 0, along)); };
        const End first = endOf(firstAcross(side)), last = endOf(lastAcross(side));
        const bool isRing = (isColumn(side) ? m_rule.edges.top : m_rule.edges.left) == Edge::Periodic;
        // Lines wrap round in a periodic direction.
        int start = 0;
        while (isRing && start < length && wallAt(start) > 0.0f) ++start;
        if (start == length) start = 0;
        std::vector<int> line;
        End from = isRing ? End::Closed : first;
        for (int i = 0; i < length; ++i) {
            const int along = (start + i) % length;
            if (wallAt(along) > 0.0f) {
                line.push_back(along);
                continue;
            }
            const End wall = wallAt(along) == freeWall ? End::Closed : End::Held;
            balance(side, line, from, wall);
            line.clear();
            from = wall;
        }
        balance(side, line, from, isRing ? End::Closed : last);
    }

    void balance(PmlRegion::Side side, const std::vector<int>& line, End from, End to) {
        if (line.empty() || from == End::Held || to == End::Held) return;
        for (int deep = 0; deep + 1 < m_region.depth[side]; ++deep) {
            double mass = 0.0, height = 0.0, velocity = 0.0;
            const auto massAt = [&](const Place& at) {
                return massOf(m_rule.model, double{stiffnessAt(m_wave, at)});
            };
            for (const int along : line) {
                const Place at = placeAt(side, deep, along);
                const Part& part = partAt(side, deep, along);
                mass += massAt(at);
                height += massAt(at) * (double{m_wave.now.at(at.x, at.y)} - part.height);
                velocity += massAt(at) * (speedAt(m_wave, at) - part.velocity);
            }
            const auto leaving = [&](PmlRegion::Side end) {
                const int along = isColumn(side) ? placeAt(side, deep, 0).x : placeAt(side, deep, 0).y;
                for (int i = 0; i + 1 < m_region.depth[end]; ++i) {
                    const Part& part = partAt(end, i, along);
                    velocity += massAt(placeAt(end, i, along)) *
                                (part.velocity + m_new.cellRate[static_cast<std::size_t>(i)] * part.height);
                }
            };
            if (from == End::Open) leaving(firstAcross(side));
            if (to == End::Open) leaving(lastAcross(side));
            const bool isClosed = from == End::Closed && to == End::Closed;
            for (const int along : line) {
                Part& part = partAt(side, deep, along);
                part.velocity += velocity / mass;
                if (isClosed) part.height += height / mass;
            }
        }
    }

    void remember(PmlRegion::Side side) {
        PmlRegion::Layer& memory = m_region.layers[side];
        const Layer& old = m_content.m_layers[side];
        const double lost = 1.0 - m_new.kept;
        for (int i = 0; i < lengthOf(side); ++i) {
            const int along = i + firstOf(side);
            const int outermost = m_region.depth[side] - 2;
            double flow = 0.0;
            if (old.depth == m_region.depth[side] && old.has(outermost, along) &&
                old.at(outermost, along).stiffness == stiffnessAt(m_wave, placeAt(side, outermost, along)))
                flow = old.outerFlow[static_cast<std::size_t>(along + old.before)] * m_new.kept / m_old.kept;
            // The flow that holds a new layer still, see `fadeNewLayers`.
            if (old.depth == 0 && outermost >= 0 && !isOpenAlong(side))
                if (const double rate = m_new.bondRate[static_cast<std::size_t>(outermost)]; rate > 0.0)
                    flow = m_new.perMemory(side, stiffnessOf(side, outermost, along)) / rate *
                           partAt(side, outermost, along).height;
            for (int deep = outermost; deep >= 0; --deep) {
                const auto place = static_cast<std::size_t>(deep);
                const std::size_t entry = m_region.index(side, deep, i);
                const double stiffness = stiffnessOf(side, deep, along);
                if (stiffness == 0.0) {
                    memory.bondPsi[entry] = memory.cellPsi[entry] = 0.0f;
                    continue;
                }
                const Part& part = partAt(side, deep, along);
                const double perMemory = m_new.perMemory(side, stiffness);
                const double rate = m_new.cellRate[place];
                double velocity = part.velocity - m_new.halfStep(deep, part.outwards, part.inwards);
                double before = part.height - velocity;
                velocity += lost * before + part.pastVelocity;
                before += part.pastHeight;
                // No memory without absorption or springs (k = 0).
                const auto memoryOf = [perMemory](double rated) {
                    return rated == 0.0 ? 0.0f : flushing::converted<float>(rated / perMemory);
                };
                memory.bondPsi[entry] = memoryOf(m_new.bondRate[place] * flow);
                memory.cellPsi[entry] = memoryOf(rate * velocity);
                flow -= (1.0 + rate) * velocity + rate * before;
            }
        }
    }

    const LayerContent& m_content;
    Wave<float>& m_wave;
    PmlRegion& m_region;
    const Rule& m_rule;
    Units m_old, m_new;
    std::array<bool, 4> m_keepsPast{};
    bool m_keepsSums = false; ///< only heights of a string have changed
    std::array<std::vector<Part>, 4> m_parts;
};

std::size_t LayerContent::bytesFor(const Grid& grid, const Rule& rule) {
    const Surround deep = PmlRegion::surroundFor(rule);
    const Grid whole = deep.around(grid);
    const std::int64_t cells = std::int64_t{deep.left + deep.right} * whole.height +
                               std::int64_t{deep.top + deep.bottom} * whole.width;
    return static_cast<std::size_t>(cells) * (sizeof(Cell) + sizeof(Writer::Part));
}

void LayerContent::carryInto(Wave<float>& wave, const Rule& rule) const {
    SEICHE_EXPECTS(isFitFor(wave, rule));
    if (wave.pml) Writer(*this, wave, rule).write();
}

} // namespace seiche
