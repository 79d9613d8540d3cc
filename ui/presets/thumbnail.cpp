// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets/thumbnail.h"

#include "show/falling_picture.h"
#include "show/pool_picture.h"
#include "show/view.h"
#include "wave/material_map.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Computing budget of a picture in cell steps.
constexpr double maxCellSteps = 6e7;
/// Distance of the first waves, relative to the width.
constexpr double travelled = 0.3;

bool swingsByItself(const Experiment& experiment) {
    return experiment.drive.isOn() || experiment.rain.isOn() || hasSource(experiment.objects);
}

std::int64_t momentFor(const Experiment& experiment) {
    const double affordable = std::max(1.0, maxCellSteps / static_cast<double>(experiment.grid.cells()));
    // Integer water has no k; its waves are as fast as with k = 1/2.
    const double k = experiment.rule.arithmetic == Arithmetic::Integer ? 0.5 : experiment.rule.k;
    double steps = travelled * experiment.grid.width / std::sqrt(std::min(k, 1.0));
    if (swingsByItself(experiment)) steps *= 5.0;
    for (const Event& event : experiment.events)
        if (static_cast<double>(event.step) < 2.0 * steps)
            steps = std::max(steps, static_cast<double>(event.step) + steps / 2);
    return static_cast<std::int64_t>(std::min(steps, affordable));
}

Simulation runUntil(const Experiment& experiment, std::int64_t step) {
    Simulation run(experiment);
    run.setThreads(1);
    run.advance(step);
    return run;
}

// The experiment's own view, or a suitable default: signed colours with objects, otherwise water.
PoolLook lookFor(const Experiment& experiment) {
    if (experiment.view) return experiment.view->look;
    PoolLook look;
    look.view = !experiment.objects.empty()                         ? PoolView::Signed
                : experiment.rule.arithmetic == Arithmetic::Integer ? PoolView::FlatBlue
                                                                    : PoolView::Deep;
    return look;
}

// The range is a displacement.
bool showsHeights(PoolView view) { return view != PoolView::Energy && view != PoolView::Intensity; }

constexpr QRgb stone = qRgb(52, 64, 78);

// Draws walls as stone and slow media darker.
void paintObjects(const Experiment& experiment, QImage& picture) {
    const MaterialMap materials = materialMapOf(experiment.grid, experiment.rule.scene, experiment.objects);
    if (!materials.stiffness) return;
    for (int y = 0; y < picture.height(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            const float stiffness = materials.stiffness->at(x * experiment.grid.width / picture.width(),
                                                            y * experiment.grid.height / picture.height());
            if (stiffness <= freeWall) row[x] = stone;
            else if (stiffness < 0.95f) row[x] = QColor(row[x]).darker(118).rgb();
        }
    }
}

void paintPool(const Simulation& run, const PixelView& pixels) {
    const PoolLook look = lookFor(run.settings());
    PoolPicture painter;
    const double given = run.settings().view && showsHeights(look.view) ? run.settings().view->range : 0.0;
    const double range = given > 0.0 ? given : typicalRange(painter.values(run, look.view, 1), look.view);
    painter.paint(run, look, static_cast<float>(std::max(range, 1e-6)), pixels, 1);
}

} // namespace

QImage thumbnailOf(const Experiment& experiment, QSize size) {
    Experiment shown = experiment;
    if (shown.events.empty() && !swingsByItself(shown)) shown.events = {{0, shown.pullWith}};
    Simulation run = runUntil(shown, momentFor(shown));
    // A diverged run is shown at half the time, while waves are still visible.
    if (const auto exploded = run.divergedAt()) run = runUntil(shown, *exploded / 2);
    const bool pool = shown.rule.scene == SceneKind::Pool;
    // Cropped, not squeezed, so that circular waves stay circular.
    const bool flat = pool && lookFor(shown).view != PoolView::Surface;
    const QSize whole = flat ? QSize(shown.grid.width, shown.grid.height)
                                   .scaled(size, Qt::KeepAspectRatioByExpanding)
                                   .boundedTo(4 * size)
                             : size;
    QImage picture(whole, QImage::Format_RGB32);
    picture.fill(Qt::black);
    const PixelView pixels{reinterpret_cast<std::uint32_t*>(picture.bits()), picture.width(), picture.height(),
                           picture.bytesPerLine() / 4};
    if (pool) {
        paintPool(run, pixels);
        if (flat) {
            paintObjects(shown, picture);
            FallingPicture().paint(run, pixels);
        }
    } else if (const View* view = findView("line")) {
        view->paint(run, rangeFor(run), pixels);
    }
    return picture.copy(
        QRect(QPoint((whole.width() - size.width()) / 2, (whole.height() - size.height()) / 2), size));
}

} // namespace seiche
