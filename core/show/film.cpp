// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/film.h"

#include "model/limits.h"
#include "run/mean_window.h"
#include "run/pacer.h"
#include "show/overlay_picture.h"
#include "show/string_picture.h"
#include "wave/expects.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace seiche {

namespace {

/// Advances a run to the video's frames, reporting progress.
class Camera {
public:
    Camera(Simulation& run, const Film& film, const std::function<bool(double)>& goOn)
        : m_run(run), m_film(film), m_goOn(goOn) {}

    /// Starts a part: progress runs from `begin` to `end`.
    void beginPart(double begin, double end) {
        m_begin = begin;
        m_end = end;
        m_first = m_run.frame();
    }

    /// Enables the video's `watch` from here on.
    void watch() { m_watches = m_film.watch != nullptr; }

    /// Advances the run to frame `number`.
    FilmEnd goTo(std::int64_t number) {
        const std::int64_t target = m_film.from + number * m_film.every;
        // Portions of about 0.1 s; the division into portions does not affect the result.
        const std::int64_t portion = std::max<std::int64_t>(1, 100'000'000 / m_run.grid().cells());
        do {
            advance(std::min(portion, target - m_run.frame()));
            if (m_run.divergedAt()) return FilmEnd::Diverged;
            const double steps = static_cast<double>(std::max<std::int64_t>(1, m_film.last() - m_first));
            const double share = std::min(1.0, static_cast<double>(m_run.frame() - m_first) / steps);
            if (!m_goOn(m_begin + share * (m_end - m_begin))) return FilmEnd::Stopped;
        } while (m_run.frame() < target);
        return FilmEnd::Complete;
    }

private:
    // The sampling stride is that of the run's start, so that samples do not depend on the frames.
    void advance(std::int64_t steps) {
        if (!m_watches) return m_run.advance(steps);
        if (m_film.watchesFrom) return advanceWatched(steps, m_film.from - *m_film.watchesFrom);
        const std::int64_t end = m_run.frame() + steps, stride = stepsBetweenSamples(m_run.start());
        while (true) {
            const std::int64_t over = m_run.frame() % stride;
            if (over == 0) m_film.watch(m_run);
            if (m_run.frame() >= end || m_run.divergedAt()) return;
            m_run.advance(std::min(stride - over, end - m_run.frame()));
        }
    }

    // Advances, watching each step from `first` on.
    void advanceWatched(std::int64_t steps, std::int64_t first) {
        const std::int64_t end = m_run.frame() + steps;
        if (m_run.frame() < first) m_run.advance(std::min(end, first) - m_run.frame());
        while (!m_run.divergedAt()) {
            if (m_run.frame() >= first) m_film.watch(m_run);
            if (m_run.frame() >= end) return;
            m_run.advance(1);
        }
    }

    Simulation& m_run;
    const Film& m_film;
    const std::function<bool(double)>& m_goOn;
    bool m_watches = false;
    double m_begin = 0.0;
    double m_end = 1.0;
    std::int64_t m_first = 0;
};

bool hasPast(PoolView view, const std::vector<Overlay>& overlays) {
    return needsPast(view) || std::ranges::any_of(overlays, isMeasured);
}

} // namespace

void setView(Film& film, const View& view, const Simulation& run) {
    SEICHE_EXPECTS(view.scene == run.rule().scene);
    if (view.scene == SceneKind::String) return setLook(film, lineLookFor(film.height), run);
    const std::optional<ViewPreference>& preference = run.settings().view;
    PoolLook look = preference ? preference->look : PoolLook();
    look.view = *fromString<PoolView>(view.name);
    setPoolStyle(film, look, run.settings().overlays, run);
    if (preference && preference->section)
        film.paint = [paint = film.paint, look, section = *preference->section](
                         const Simulation& seen, float range, const PixelView& picture) {
            paint(seen, range, picture);
            paintSection(seen, section, look, picture);
        };
}

void setPoolStyle(Film& film, const PoolStyle& style, std::vector<Overlay> overlays, const Simulation& run,
                  int threads) {
    struct Painter {
        PoolPicture picture;
        FallingPicture falling;
        OverlayMemory memory;
    };
    const auto painter = std::make_shared<Painter>();
    film.watch = nullptr;
    film.watchesFrom.reset();
    if (hasPast(style.view, overlays)) {
        film.watchesFrom = stepsToLookBack(meanWindowOf(run.settings()));
        film.watch = [painter, view = style.view, overlays, threads](const Simulation& seen) {
            painter->picture.watch(seen, view, threads);
            painter->memory.watch(seen, overlays);
        };
    }
    film.paint = [painter, style, overlays = std::move(overlays), threads](const Simulation& seen, float range,
                                                                           const PixelView& picture) {
        const float end = static_cast<float>(valueOfHeight(static_cast<double>(range), style.view));
        painter->picture.paint(seen, style, end, picture, threads);
        if (style.view != PoolView::Surface) painter->falling.paint(seen, picture);
        paintOverlays(seen, overlays, style, picture, painter->memory);
        paintOverlayLabels(seen, overlays, style, picture, painter->memory);
    };
}

void setLook(Film& film, const LineLook& look, const Simulation& run, std::optional<Preview> shows) {
    const auto painter = std::make_shared<StringPicture>(look, film.width, shows);
    film.watch = nullptr;
    film.watchesFrom.reset();
    if (painter->needsPast(run)) film.watch = [painter](const Simulation& seen) { painter->watch(seen); };
    film.paint = [painter](const Simulation& seen, float range, const PixelView& picture) {
        painter->paint(seen, range, picture);
    };
}

std::vector<Problem> validate(const Film& film) {
    std::vector<Problem> problems;
    const auto check = [&](const char* name, std::int64_t value, std::int64_t min, std::int64_t max) {
        if (value < min || value > max)
            problems.push_back({name,
                                {TRANSLATABLE("Problem", "%1 is not allowed (%2)"), value,
                                 Message(TRANSLATABLE("Problem", "at least %1, at most %2"), min, max)}});
    };
    check("width", film.width, 1, limits::pictureSide);
    check("height", film.height, 1, limits::pictureSide);
    const std::size_t before = problems.size();
    check("frames", film.frames, 1, limits::filmFrames);
    check("every", film.every, 1, limits::filmEvery);
    check("from", film.from, 0, limits::lastStep);
    if (problems.size() == before && film.last() > limits::lastStep)
        problems.push_back({"frames",
                            {TRANSLATABLE("Problem", "the last frame would show step %1 (at most %2)"),
                             film.last(), limits::lastStep}});
    if (!(film.framesPerSecond >= limits::minFramesPerSecond &&
          film.framesPerSecond <= limits::maxFramesPerSecond))
        problems.push_back({"framesPerSecond",
                            {TRANSLATABLE("Problem", "must be at least %1, at most %2"),
                             limits::minFramesPerSecond, limits::maxFramesPerSecond}});
    if (film.range != 0.0f && !(film.range >= 1e-6f && film.range <= 1e12f))
        problems.push_back(
            {"range", {TRANSLATABLE("Problem", "must be at least %1, at most %2"), "1e-6", "1e12"}});
    return problems;
}

FilmEnd shoot(Simulation& run, const Film& film,
              const std::function<bool(std::int64_t number, const PixelView& picture)>& take,
              const std::function<bool(double share)>& goOn) {
    SEICHE_EXPECTS(validate(film).empty() && run.frame() <= film.from);
    float range = film.range;
    double begin = 0.0;
    if (range == 0.0f && film.frames > 1) {
        // The maximum height is unknown in advance: a first pass finds it, then the run returns to
        // its start.
        begin = 0.4;
        const auto log = run.log();
        const std::vector<Event> events(log.begin(), log.end());
        const Simulation::Snapshot start = run.isInitial() ? run.beginning() : run.snapshot();
        Camera camera(run, film, goOn);
        camera.beginPart(0.0, begin);
        double largest = 0.0;
        for (std::int64_t number = 0; number < film.frames; ++number) {
            if (const FilmEnd end = camera.goTo(number); end != FilmEnd::Complete) return end;
            largest = std::max(largest, run.largestHeight());
        }
        run.returnTo(start, events);
        range = rangeFor(largest);
    }
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(film.width) *
                                      static_cast<std::size_t>(film.height));
    const PixelView picture{pixels.data(), film.width, film.height, film.width};
    Camera camera(run, film, goOn);
    camera.beginPart(begin, 1.0);
    camera.watch();
    for (std::int64_t number = 0; number < film.frames; ++number) {
        if (const FilmEnd end = camera.goTo(number); end != FilmEnd::Complete) return end;
        film.paint(run, range > 0.0f ? range : rangeFor(run), picture);
        if (!take(number, picture)) return FilmEnd::Stopped;
    }
    return FilmEnd::Complete;
}

} // namespace seiche
