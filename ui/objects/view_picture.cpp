// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/view_picture.h"

#include "presets/thumbnail.h"

#include <QPixmap>

#include <map>

namespace seiche {

namespace {

constexpr int poolSide = 96;

/// Returns waves of two sources, which show interference.
Experiment twoSources() {
    Experiment experiment;
    experiment.rule.scene = SceneKind::Pool;
    experiment.rule.k = 0.5;
    experiment.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
    experiment.grid = {poolSide, poolSide};
    for (const double y : {0.36, 0.64}) {
        PoolObject object;
        object.name = y < 0.5 ? "upper" : "lower";
        object.x = 0.3 * poolSide;
        object.y = y * poolSide;
        Source source;
        source.hertz = experiment.stepsPerSecond / 18.0;
        object.is = source;
        experiment.objects.push_back(object);
    }
    return experiment;
}

} // namespace

// Computed once, because a sheet asks again after every choice.
QIcon pictureOf(PoolView view) {
    static std::map<PoolView, QImage> known;
    QImage& picture = known[view];
    if (picture.isNull()) {
        Experiment experiment = twoSources();
        experiment.view.emplace();
        experiment.view->look.view = view;
        picture = thumbnailOf(experiment, {poolSide, poolSide});
    }
    return QIcon(QPixmap::fromImage(picture));
}

} // namespace seiche
