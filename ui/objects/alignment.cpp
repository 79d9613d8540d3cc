// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/alignment.h"

#include "objects/object_extent.h"

#include <algorithm>
#include <vector>

namespace seiche {

namespace {

bool isAcross(Alignment alignment) {
    return alignment == Alignment::Left || alignment == Alignment::Centre || alignment == Alignment::Right ||
           alignment == Alignment::Across;
}

/// Extent along the axis of the alignment.
struct Along {
    double from, to;
    double middle() const { return (from + to) / 2; }
};

Along alongOf(const QRectF& extent, bool across) {
    return across ? Along{extent.left(), extent.right()} : Along{extent.top(), extent.bottom()};
}

// Returns the displacement of each object.
std::vector<double> waysTo(Alignment alignment, const std::vector<Along>& all) {
    Along whole = all.front();
    for (const Along& each : all) whole = {std::min(whole.from, each.from), std::max(whole.to, each.to)};
    std::vector<double> ways(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) switch (alignment) {
        case Alignment::Left:
        case Alignment::Top: ways[i] = whole.from - all[i].from; break;
        case Alignment::Right:
        case Alignment::Bottom: ways[i] = whole.to - all[i].to; break;
        default: ways[i] = whole.middle() - all[i].middle();
        }
    return ways;
}

std::vector<double> waysApart(const std::vector<Along>& all) {
    std::vector<std::size_t> order(all.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return all[i].middle(); });
    const double first = all[order.front()].middle(), last = all[order.back()].middle();
    const double step = (last - first) / static_cast<double>(all.size() - 1);
    std::vector<double> ways(all.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        ways[order[i]] = first + step * static_cast<double>(i) - all[order[i]].middle();
    return ways;
}

} // namespace

std::size_t minOf(Alignment alignment) {
    return alignment == Alignment::Across || alignment == Alignment::Down ? 3 : 2;
}

bool isFor(Alignment alignment, SceneKind scene) { return scene == SceneKind::Pool || isAcross(alignment); }

ChosenObjects aligned(const ChosenObjects& chosen, Alignment alignment, const Experiment& experiment) {
    const SceneKind scene = experiment.rule.scene;
    if (chosen.count() < minOf(alignment) || !isFor(alignment, scene)) return chosen;
    const bool across = isAcross(alignment);
    std::vector<Along> all;
    for (const PoolObject& object : chosen.objects) all.push_back(alongOf(extentOf(object, scene), across));
    for (const Probe& probe : chosen.probes) {
        const double at = across ? probe.x : probe.y;
        all.push_back({at, at});
    }
    const std::vector<double> ways = minOf(alignment) > 2 ? waysApart(all) : waysTo(alignment, all);
    ChosenObjects result = chosen;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const QPointF way = across ? QPointF(ways[i], 0) : QPointF(0, ways[i]);
        ChosenObjects one;
        const std::size_t probe = i - std::min(i, chosen.objects.size());
        if (i < chosen.objects.size()) one.objects = {chosen.objects[i]};
        else one.probes = {chosen.probes[probe]};
        one = movedBy(one, way, experiment);
        if (i < chosen.objects.size()) result.objects[i] = one.objects.front();
        else result.probes[probe] = one.probes.front();
    }
    return result;
}

} // namespace seiche
