// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/film_look.h"

#include "canvas/picture_settings.h"
#include "canvas/view_names.h"
#include "show/view.h"
#include "theme/theme.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Waves a few cells long of half this height have about this energy in a cell: see View::paint.
constexpr float energyShare = 0.02f;

} // namespace

QString FilmView::name() const {
    return pool ? nameOf(*pool)
                : QCoreApplication::translate("FilmView", "The string between ceiling and floor");
}

decltype(Film::paint) FilmView::paint(std::vector<Overlay> overlays) const {
    const Tokens& tokens = Theme::current().tokens();
    if (!pool)
        return [canvas = tokens.canvas.rgb(), marks = tokens.line.rgb(), line = tokens.main.rgb(),
                right = tokens.twin.rgb(), left = tokens.third.rgb(),
                width = tokens.waveWidth](const Simulation& run, float range, const PixelView& picture) {
            // As thick in its picture as the canvas's line is on a canvas of 600 pixels.
            const double thickness = std::max(1.5, picture.height * width / 600.0);
            paintString(run, {canvas, marks, line, thickness, right, left}, range, picture);
        };
    PoolStyle style = PictureSettings::current().styleOn(tokens.canvas.rgb());
    style.view = *pool;
    return [style, overlays = std::move(overlays), painter = std::make_shared<PoolPicture>(),
            memory = std::make_shared<OverlayMemory>()](const Simulation& run, float range,
                                                        const PixelView& picture) {
        painter->paint(run, style, style.view == PoolView::Energy ? energyShare * range * range : range,
                       picture, 1);
        paintOverlays(run, overlays, style, picture, *memory);
        paintOverlayLabels(run, overlays, style, picture, *memory);
    };
}

std::vector<FilmView> filmViews(SceneKind scene) {
    if (scene == SceneKind::String) return {FilmView{}};
    std::vector<FilmView> views;
    for (const auto& [view, word] : EnumNames<PoolView>::all) views.push_back({view});
    const PoolView shown = PictureSettings::current().look().view;
    std::stable_partition(views.begin(), views.end(),
                          [shown](const FilmView& view) { return view.pool == shown; });
    return views;
}

double heightForEnergy(double energy) { return std::sqrt(energy / static_cast<double>(energyShare)); }

} // namespace seiche
