// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/string_picture.h"

#include "measure/travelling_parts.h"
#include "model/real_scale.h"
#include "picture/blend.h"
#include "show/string_marks.h"
#include "wave/expects.h"
#include "wave/joint.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace seiche {

namespace {

/// Fractions of the picture height below the string: energy bands, and the gap above the bands.
constexpr double energyShare = 0.2;
constexpr double gapAboveEnergy = 0.02;

/// Returns the size of a pixel of a standard screen, on which the line is 4 pixels thick.
double unitOf(const LineLook& look) { return std::max(0.5, look.thickness / 4.0); }

/// Adds room at the ends for marks, or for longitudinal motion beyond the ends.
LineLook withRoom(LineLook look, const Preview& shows) {
    const bool isChain = shows.springs == Visibility::Shown || shows.beads > 0;
    if (isChain || shows.nodes == Visibility::Shown) look.inset = 8.0 * unitOf(look);
    if (shows.polarization == Polarization::Longitudinal) look.inset = 24.0 * unitOf(look);
    return look;
}

PixelView rowsOf(const PixelView& picture, int from, int to) {
    return {picture.row(from), picture.width, to - from, picture.pitch};
}

/// A run's string in a part of a picture.
class StringDrawing {
public:
    StringDrawing(const Simulation& run, const Preview& shows, const LineLook& look, float range,
                  const PixelView& picture)
        : m_run(run), m_shows(shows), m_look(look), m_range(range), m_picture(picture), m_unit(unitOf(look)),
          m_places(static_cast<std::size_t>(run.grid().width), double{range}, look, picture) {}

    const LinePlaces& places() const { return m_places; }

    void paintMedia() const;
    void paintString(const StringPast& past, const ChainPoints& chain);
    void paintParts() const;
    void paintMarks(const StringPast& past) const;

private:
    bool isAlong() const { return m_shows.polarization == Polarization::Longitudinal; }
    bool hasSprings() const { return m_shows.springs == Visibility::Shown; }

    /// Returns the current position of a string point.
    PicturePoint placeOf(int point) const {
        const double height = m_run.height(point);
        if (!isAlong()) return {m_places.x(point), m_places.y(height)};
        return {m_places.x(point) + m_alongScale * height, m_places.y(0.0)};
    }
    /// Returns a look thinner than the string.
    LineLook thin(std::uint32_t colour) const {
        LineLook look = m_look;
        look.thickness = std::max(1.0, m_look.thickness / 2);
        look.inset = std::max(m_look.inset, m_look.thickness / 2);
        look.line = colour;
        return look;
    }
    void paintSprings(const ChainPoints& chain) const;
    void paintStrokes(const ChainPoints& chain) const;
    void paintBeads() const;

    const Simulation& m_run;
    const Preview& m_shows;
    LineLook m_look;
    float m_range;
    PixelView m_picture;
    double m_unit;
    LinePlaces m_places;
    double m_alongScale = 0.0;
};

// Shades sections of other media, with lines at boundaries.
void StringDrawing::paintMedia() const {
    const auto* wave = std::get_if<Wave<float>>(&m_run.wave());
    const int points = m_run.grid().width;
    if (!wave || !wave->stiffness || points < 2 || m_picture.width < 2) return;
    const auto shade = [&](int x, double share) {
        if (x < 0 || x >= m_picture.width) return;
        for (int y = 0; y < m_picture.height; ++y) {
            std::uint32_t& pixel = m_picture.row(y)[x];
            pixel = blended(pixel, m_look.line, share);
        }
    };
    const double left = m_places.x(0.0), perPoint = m_places.pixelsPerPoint();
    for (int x = 0; x < m_picture.width; ++x) {
        const double point = std::clamp((x + 0.5 - left) / perPoint, 0.0, points - 1.0);
        const double factor = wave->stiffnessNear(point, 0.0);
        if (factor > 0.0 && factor != 1.0) shade(x, 0.08 + 0.08 * std::min(1.0, std::abs(std::log10(factor))));
    }
    const int width = std::max(1, m_picture.height / 240);
    for (const Joint& joint : jointsOf(m_run.settings().objects, points)) {
        const int first = static_cast<int>(std::floor(m_places.x(joint.at))) - width / 2;
        for (int i = 0; i < width; ++i) shade(first + i, 0.6);
    }
}

void StringDrawing::paintString(const StringPast& past, const ChainPoints& chain) {
    if (isAlong()) m_alongScale = alongScale(chain, past.steepestFall(), m_places.width(), double{m_range});
    const bool isLine = !hasSprings() && !isAlong();
    const bool isHeight = m_shows.quantity == StringQuantity::Height;
    if (isLine)
        paintLine(quantityAlong(m_run, StringQuantity::Height), m_range, isHeight ? m_look : thin(m_look.quiet),
                  m_picture);
    if (!isHeight && past.quantityEnd() > 0.0) {
        paintLine(quantityAlong(m_run, m_shows.quantity), static_cast<float>(past.quantityEnd()), m_look,
                  m_picture);
        paintCeilingNumber(past.quantityEnd(), m_look, m_unit, m_picture);
    }
    if (hasSprings()) return paintSprings(chain); // with masses instead of beads
    if (isAlong()) paintStrokes(chain);
    paintBeads();
}

void StringDrawing::paintSprings(const ChainPoints& chain) const {
    std::vector<std::vector<PicturePoint>> coils;
    for (std::size_t i = 1; i < chain.drawn.size(); ++i)
        coils.push_back(coil(placeOf(chain.drawn[i - 1]), placeOf(chain.drawn[i]), chain.apart, m_unit));
    paintPolylines(coils, {m_look.line, 2.0 * m_unit, 0.0}, m_picture, 1);
    for (const int point : chain.drawn)
        if (const double mass = massOfPoint(m_run, point); mass > 0.0)
            paintBead(placeOf(point), radiusOfMass(mass, chain.apart, m_unit), m_look, m_unit, m_picture);
}

void StringDrawing::paintStrokes(const ChainPoints& chain) const {
    std::vector<std::vector<PicturePoint>> plain, marked;
    for (std::size_t i = 0; i < chain.drawn.size(); ++i) {
        const PicturePoint at = placeOf(chain.drawn[i]);
        const bool isMarked = i % markedStroke == 0 && i > 0 && i + 1 < chain.drawn.size();
        const double high = m_places.ceiling() / 2.0;
        (isMarked ? marked : plain).push_back({{at.x, at.y - high}, {at.x, at.y + high}});
    }
    paintPolylines(plain, {m_look.line, 2.0 * m_unit, 0.0}, m_picture, 1);
    paintPolylines(marked, {m_look.text, 3.0 * m_unit, 0.0}, m_picture, 1);
}

void StringDrawing::paintBeads() const {
    if (m_shows.beads <= 0) return;
    const double radius = 5.0 * m_unit;
    const double every = pointsBetweenBeads(m_shows.beads, radius, m_places.pixelsPerPoint());
    for (double point = 0; point < m_run.grid().width; point += every)
        paintBead(placeOf(static_cast<int>(point)), radius, m_look, m_unit, m_picture);
}

void StringDrawing::paintParts() const {
    const auto* wave = std::get_if<Wave<float>>(&m_run.wave());
    if (!wave || m_shows.parts != Visibility::Shown) return;
    const TravellingParts parts = travellingParts(*wave, m_run.rule());
    for (const auto& [part, colour] :
         {std::pair(&parts.right, m_look.right), std::pair(&parts.left, m_look.left)})
        if (!part->empty()) paintLine(*part, m_range, thin(colour), m_picture);
}

void StringDrawing::paintMarks(const StringPast& past) const {
    if (m_shows.flow == Visibility::Shown) paintFlow(past.flow(), m_places, m_look, m_unit, m_picture);
    if (m_shows.nodes != Visibility::Shown) return;
    const std::optional<RealScale> scale = realScaleOf(m_run.settings());
    paintNodes(past.nodes(double{m_range}), scale ? scale->metresPerCell : 0.0, m_places, m_look, m_unit,
               m_picture);
}

} // namespace

StringPicture::StringPicture(const LineLook& look, int width, std::optional<Preview> shows)
    : m_look(look), m_width(width), m_shows(shows) {}

bool StringPicture::needsPast(const Simulation& run) const {
    const auto needs = [](const Preview& shows) {
        Preview plain = shows;
        plain.quantity = StringQuantity::Height;
        plain.polarization = Polarization::Transverse;
        plain.nodes = plain.energy = plain.flow = Visibility::Hidden;
        return !(plain == shows);
    };
    if (m_shows || needs(run.settings().preview)) return needs(shownOf(run));
    return std::ranges::any_of(run.log(), [](const Event& event) {
        const auto* settings = std::get_if<Settings>(&event.what);
        return settings &&
               std::ranges::any_of(*settings, [](const auto& each) { return each.id.starts_with("preview."); });
    });
}

ChainPoints StringPicture::chainOf(const Simulation& run) const {
    const Preview& shows = shownOf(run);
    const LinePlaces places(static_cast<std::size_t>(run.grid().width), 1.0, withRoom(m_look, shows),
                            {nullptr, m_width, 1, m_width});
    return chainPoints(shows, run.grid().width, places.width(), unitOf(m_look));
}

void StringPicture::watch(const Simulation& run) {
    m_past.addStep(run, shownOf(run), static_cast<std::size_t>(m_width), chainOf(run));
}

void StringPicture::paint(const Simulation& run, float range, const PixelView& picture) const {
    SEICHE_EXPECTS(range > 0.0f && picture.width == m_width);
    if (picture.width < 1 || picture.height < 1) return;
    const Preview& shows = shownOf(run);
    const bool isAlive = !run.divergedAt();
    const bool hasEnergy = shows.energy == Visibility::Shown && isAlive && picture.height >= 20;
    const int foot = hasEnergy ? static_cast<int>(std::lround(energyShare * picture.height)) : 0;
    const int gap = hasEnergy ? static_cast<int>(std::lround(gapAboveEnergy * picture.height)) : 0;
    const PixelView above = rowsOf(picture, 0, picture.height - foot);
    const LineLook look = withRoom(m_look, shows);
    const bool isLevelOnly =
        shows.polarization == Polarization::Longitudinal && shows.quantity == StringQuantity::Height;
    paintCanvas(look, above, !isLevelOnly);
    for (int y = above.height; y < picture.height; ++y) std::fill_n(picture.row(y), picture.width, look.canvas);

    StringDrawing drawing(run, shows, look, range, above);
    drawing.paintMedia();
    // A diverged string is drawn as a plain line.
    if (!isAlive) return paintLine(quantityAlong(run, StringQuantity::Height), range, look, above);
    StringPast past = m_past;
    const ChainPoints chain = chainOf(run);
    past.addStep(run, shows, static_cast<std::size_t>(m_width), chain);
    drawing.paintString(past, chain);
    if (hasEnergy)
        paintEnergy(energyColumns(run, static_cast<std::size_t>(m_width)), past.energyPeak(), drawing.places(),
                    look, unitOf(look), rowsOf(picture, above.height + gap, picture.height - gap / 2));
    drawing.paintParts();
    drawing.paintMarks(past);
}

void paintString(const Simulation& run, const LineLook& look, float range, const PixelView& picture) {
    StringPicture(look, picture.width).paint(run, range, picture);
}

} // namespace seiche
