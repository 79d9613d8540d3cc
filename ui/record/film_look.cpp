// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/film_look.h"

#include "canvas/picture_settings.h"
#include "canvas/view_names.h"
#include "theme/theme.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace seiche {

QString FilmView::name() const {
    return pool ? nameOf(*pool)
                : QCoreApplication::translate("FilmView", "The string between ceiling and floor");
}

void FilmView::useFor(Film& film, const Simulation& run, std::vector<Overlay> overlays) const {
    const Tokens& tokens = Theme::current().tokens();
    if (!pool) {
        LineLook look{tokens.canvas.rgb(), tokens.line.rgb(), tokens.main.rgb()};
        // Scale the line of a canvas 600 pixels high.
        look.thickness = std::max(1.5, film.height * tokens.waveWidth / 600.0);
        look.right = tokens.comparisonRun.rgb();
        look.left = tokens.third.rgb();
        look.quiet = tokens.quiet.rgb();
        look.text = tokens.text.rgb();
        look.node = tokens.limit.rgb();
        look.flow = tokens.of(Trace::Fifth).rgb();
        return setLook(film, look, run, run.settings().preview);
    }
    PoolStyle style = PictureSettings::current().styleOn(tokens.canvas.rgb());
    style.view = *pool;
    setPoolStyle(film, style, std::move(overlays), run, 1);
}

std::vector<FilmView> filmViews(SceneKind scene) {
    if (scene == SceneKind::String) return {FilmView{}};
    std::vector<FilmView> views;
    for (const auto& [view, word] : EnumNames<PoolView>::all) views.push_back({view});
    const PoolView shown = PictureSettings::current().poolLook().view;
    std::stable_partition(views.begin(), views.end(),
                          [shown](const FilmView& view) { return view.pool == shown; });
    return views;
}

} // namespace seiche
