// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/class_chart.h"

#include "classroom/nicknames.h"
#include "phones/nick_words.h"
#include "theme/theme.h"
#include "widgets/real_axis.h"

#include <QEvent>
#include <QMenu>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace seiche {

namespace {

/// Maximum frequency axis relative to the predicted range, so that outliers cannot stretch the
/// axis.
constexpr double maxStretch = 1.5;
constexpr double minHeight = 2.0; // in single taps

/// Series of each colour: steady points, unsteady points.
constexpr std::array kinds{Drawn::Points, Drawn::Rings};

/// Returns the palette index of a student's colour.
std::size_t colourNumber(int nick) { return static_cast<std::size_t>(nick) % nickColours.size(); }

} // namespace

ClassChart::ClassChart(const PhoneClass& phones, const ClassCurve& curve, QWidget* parent)
    : Chart(parent), m_phones(phones), m_curve(curve) {
    setObjectName(QStringLiteral("classChart"));
    setPointwise(true);
    m_faded = addSeries(Drawn::Faded);
    m_line = addSeries(Drawn::Thin);
    m_unverified = addSeries(Drawn::Rings);
    m_first = seriesCount();
    for (int nick = 0; nick < static_cast<int>(nickColours.size()); ++nick)
        for (const Drawn drawn : kinds) {
            const int series = addSeries(drawn);
            setColour(series, colourOfNick(nick));
        }
    m_numbers.resize(static_cast<std::size_t>(seriesCount()));
    connect(&phones, &PhoneClass::changed, this, &ClassChart::refresh);
    connect(&curve, &ClassCurve::changed, this, &ClassChart::refresh);
    connect(this, &Chart::pointClicked, this, [this](int series, int point) {
        if (const std::optional<qint64> number = numberOf(series, point)) emit pointChosen(*number);
    });
    connect(this, &Chart::menuOpening, this, &ClassChart::addToMenu);
    connect(&Theme::current(), &Theme::changed, this, &ClassChart::restyle);
    restyle();
    retranslate();
}

std::optional<qint64> ClassChart::numberOf(int series, int point) const {
    if (series < 0 || point < 0) return std::nullopt;
    const std::vector<std::int64_t>& numbers = m_numbers[static_cast<std::size_t>(series)];
    return static_cast<std::size_t>(point) < numbers.size()
               ? std::optional(numbers[static_cast<std::size_t>(point)])
               : std::nullopt;
}

void ClassChart::addToMenu(QMenu& menu, int series, int point) {
    if (const std::optional<qint64> number = numberOf(series, point))
        menu.addAction(tr("Remove this point"), this, [this, number] { emit removalRequested(*number); });
    if (m_phones.view().removedPoints > 0)
        menu.addAction(tr("Restore last removed point"), this, &ClassChart::restoreRequested);
    if (!menu.isEmpty()) menu.addSeparator();
}

void ClassChart::restyle() { setColour(m_unverified, Theme::current().tokens().quiet); }

void ClassChart::showCurve(bool shown) {
    m_curveShown = shown;
    refresh();
}

QString ClassChart::nameOf(const ClassView::Point& point) {
    const QString nick = nickInWords(point.nick);
    if (point.proof == Proof::Waiting) return tr("%1 (being checked)").arg(nick);
    if (point.proof == Proof::Unsteady) return tr("%1, not steady yet").arg(nick);
    return isVerified(point.proof) ? nick : tr("%1 (unverified)").arg(nick);
}

void ClassChart::setSpotlight(std::optional<int> nick) {
    m_spotlight = nick;
    refresh();
}

void ClassChart::refresh() {
    std::vector<std::vector<Shown>> series(static_cast<std::size_t>(seriesCount()));
    std::map<std::pair<int, Proof>, QString> names; // cached, because a student has many points
    const PredictedResonance& predicted = m_curve.predicted();
    double highest = predicted.toHertz, tallest = minHeight;
    for (const ClassView::Point& point : m_phones.view().points) {
        const bool isFaded = m_spotlight && point.nick != *m_spotlight;
        const int ofColour = m_first + static_cast<int>(kinds.size() * colourNumber(point.nick));
        const auto place = static_cast<std::size_t>(isFaded                          ? m_faded
                                                    : !isVerified(point.proof)       ? m_unverified
                                                    : point.proof == Proof::Unsteady ? ofColour + 1
                                                                                     : ofColour);
        QString& name = names[{point.nick, point.proof}];
        if (name.isEmpty()) name = nameOf(point);
        series[place].push_back({{point.hertz, point.amplitude, 0.0, 0.0, name}, point.number});
        // Codes are entered by the teacher and bounded by theory.
        const bool isTyped = point.nick == typedNick && !predicted.curve.empty();
        if (!isVerified(point.proof) && !isTyped) continue;
        const bool isFarOff = predicted.toHertz > 0.0 && point.hertz > maxStretch * predicted.toHertz;
        if (!isFarOff) highest = std::max(highest, 1.05 * point.hertz);
        tallest = std::max(tallest, point.amplitude);
    }
    for (std::size_t i = 0; i < series.size(); ++i) {
        std::vector<Shown>& points = series[i];
        std::ranges::sort(points, {}, [](const Shown& each) { return each.place.x; });
        std::vector<ChartPoint> places;
        m_numbers[i].clear();
        for (Shown& each : points) {
            places.push_back(std::move(each.place));
            m_numbers[i].push_back(each.number);
        }
        if (static_cast<int>(i) != m_line) replace(static_cast<int>(i), std::move(places));
    }
    std::vector<ChartPoint> line;
    if (m_curveShown)
        for (const CurvePoint& point : predicted.curve) {
            if (point.hertz < predicted.mainHertz) continue;
            line.push_back({point.hertz, point.amplitude});
            tallest = std::max(tallest, point.amplitude);
            if (point.hertz > highest) break;
        }
    replace(m_line, std::move(line));
    setXAxis({tr("taps per second (Hz)"), Scale::Linear, 0.0,
              highest > 0.0 ? std::optional(highest) : std::nullopt});
    setUpperAxis(realFrequencyAxis(RealUnits(m_phones.experiment()), highest > 0.0 ? highest : 1.0));
    setYAxis({tr("amplitude (× single tap)"), Scale::Linear, 0.0,
              roundedOut({0.0, 1.02 * tallest}, Scale::Linear).max});
}

void ClassChart::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void ClassChart::retranslate() {
    setName(m_faded, tr("others"));
    setName(m_line, tr("predicted"));
    setName(m_unverified, tr("unverified"));
    for (std::size_t i = 0; i < nickColours.size(); ++i) {
        const QString name = colourInWords(nickColours[i]);
        const int first = m_first + static_cast<int>(kinds.size() * i);
        setName(first, name);
        setName(first + 1, tr("%1, not steady yet").arg(name));
    }
    setEmptyText(tr("Each rhythm tapped on a phone becomes a point here."));
    setSpoken(tr("Class chart"),
              tr("Amplitude (× single tap) against tapping frequency, one point for each rhythm."));
    refresh();
}

} // namespace seiche

#include "moc_class_chart.cpp"
