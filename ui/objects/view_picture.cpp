// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/view_picture.h"

#include "model/experiment.h"
#include "show/pool_picture.h"
#include "show/view.h"

#include <QImage>
#include <QPixmap>

#include <algorithm>

namespace seiche {

namespace {

constexpr int poolSide = 96;
constexpr int poolSteps = 70;

/// Returns waves of two sources, which show interference.
Experiment twoSources() {
    Experiment experiment;
    experiment.rule.scene = SceneKind::Pool;
    experiment.rule.k = 0.5;
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

QIcon pictureOf(PoolView view) {
    Simulation run(twoSources());
    run.setThreads(1);
    PoolPicture painter;
    for (int i = 0; i < poolSteps; ++i) {
        run.advance(1);
        if (2 * i > poolSteps) painter.watch(run, view, 1);
    }
    PoolLook look;
    look.view = view;
    QImage picture(poolSide, poolSide, QImage::Format_RGB32);
    picture.fill(Qt::black);
    const PixelView pixels{reinterpret_cast<std::uint32_t*>(picture.bits()), picture.width(), picture.height(),
                           picture.bytesPerLine() / 4};
    const float range = typicalRange(painter.values(run, view, 1), view);
    painter.paint(run, look, std::max(range, 1e-6f), pixels, 1);
    return QIcon(QPixmap::fromImage(picture));
}

} // namespace seiche
