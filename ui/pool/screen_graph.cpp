// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool/screen_graph.h"

#include "objects/instrument_painter.h"
#include "objects/selection.h"
#include "run/mean_window.h"
#include "theme/figures.h"
#include "widgets/focus_ring.h"
#include "wording/real_units.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

bool isScreen(const PoolObject& object) {
    const Instrument* instrument = std::get_if<Instrument>(&object.is);
    return instrument && instrument->kind == InstrumentKind::Screen;
}

} // namespace

ScreenGraph::ScreenGraph(PoolCanvas& canvas, QWidget* parent) : QWidget(parent), m_canvas(canvas) {
    setObjectName(QStringLiteral("screenGraph"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    Session& session = canvas.run();
    connect(&canvas, &PoolCanvas::painted, this, qOverload<>(&QWidget::update));
    connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    connect(&session, &Session::settingsChanged, this, &ScreenGraph::follow);
    connect(&session, &Session::sampled, this, &ScreenGraph::watch);
    for (auto signal : {&Session::runReplaced, &Session::seeked})
        connect(&session, signal, this, [this] {
            m_meter.clear();
            follow();
        });
    connect(&Selection::of(session), &Selection::changed, this, &ScreenGraph::follow);
    retranslate();
    follow();
}

void ScreenGraph::retranslate() {
    setAccessibleName(tr("Intensity along a screen"));
    setToolTip(tr("Mean squared height along the screen, relative to the maximum. Theory: dashed for the far "
                  "field (Fraunhofer), dotted for exact path lengths (Fresnel)."));
}

QSize ScreenGraph::sizeHint() const { return {300, Theme::current().px(168)}; }

QSize ScreenGraph::minimumSizeHint() const { return {240, Theme::current().px(40)}; }

const PoolObject* ScreenGraph::screen() const {
    Session& session = m_canvas.run();
    if (session.scene() != SceneKind::Pool) return nullptr;
    const PoolObjects& objects = session.settings().objects;
    if (const PoolObject* selected = Selection::of(session).object(); selected && isScreen(*selected))
        return selected;
    const auto found = std::find_if(objects.rbegin(), objects.rend(), isScreen);
    return found == objects.rend() ? nullptr : &*found;
}

void ScreenGraph::follow() {
    Session& session = m_canvas.run();
    const bool follows = screen() != nullptr;
    if (!follows) m_meter.clear();
    session.sampleEvery(this, follows ? meanWindowOf(session.settings()).stride : 0);
    setVisible(follows);
    update();
}

void ScreenGraph::watch() {
    if (const PoolObject* object = screen()) m_meter.watch(m_canvas.run().run(), *object);
}

// A challenge has no predictions.
void ScreenGraph::predict(const PoolObject& screen) {
    const Session& session = m_canvas.run();
    if (session.isChallenge()) {
        m_prediction.reset();
        m_predictedFor.reset();
    } else if (!m_predictedFor || !(*m_predictedFor == session.settings())) {
        m_predictedFor = session.settings();
        m_prediction = predictAlongScreen(session.run(), screen, m_profile.along);
    }
}

void ScreenGraph::readProfile() {
    const PoolObject* object = screen();
    if (m_revision == m_meter.mean().revision() && m_predictedFor && object &&
        *m_predictedFor == m_canvas.run().settings())
        return;
    m_revision = m_meter.mean().revision();
    const std::vector<double> before = std::move(m_profile.along);
    m_profile = m_meter.profile();
    if (!object || m_profile.along.empty()) {
        m_places.clear();
        m_prediction.reset();
        m_predictedFor.reset();
        return;
    }
    if (before != m_profile.along) m_predictedFor.reset();
    predict(*object);
    m_places = m_prediction ? m_prediction->angles : ownAngles(*object, m_profile.along);
    m_isByAngle = !m_places.empty();
    if (!m_isByAngle) m_places = m_profile.along;
    // Behind a wall or all round a point, the angle may wrap.
    if (!std::ranges::is_sorted(m_places)) {
        m_isByAngle = false;
        m_places = m_profile.along;
    }
    setAccessibleDescription(maxima() + QLatin1Char(' ') + window());
}

QString ScreenGraph::window() const {
    const WindowedMean& mean = m_meter.mean();
    const MeanWindow window = meanWindowOf(m_canvas.run().settings());
    const QString time =
        RealUnits(m_canvas.run().settings())
            .duration(static_cast<double>(window.steps) / m_canvas.run().settings().stepsPerSecond);
    if (!mean.isComplete())
        return tr("Averaging: %1 %").arg(QLocale().toString(100.0 * mean.gathered(), 'f', 0));
    return window.isWhole()
               ? tr("Averaged over whole periods: %1 in %2").arg(QLocale().toString(window.cycles), time)
               : tr("No steady frequency: older values fade within %1").arg(time);
}

QString ScreenGraph::maxima() const {
    const std::vector<ProfilePeak> peaks = peaksAlong(m_places, m_profile.intensity);
    if (peaks.empty()) return tr("No maxima.");
    QStringList places;
    constexpr std::size_t max = 9;
    for (std::size_t i = 0; i < std::min(max, peaks.size()); ++i) {
        const double place = std::abs(peaks[i].place) < 0.05 ? 0.0 : peaks[i].place;
        places << (m_isByAngle ? QStringLiteral("%1°").arg(QLocale().toString(place, 'f', 1))
                               : QLocale().toString(place, 'f', 0));
    }
    if (peaks.size() > max) places << QStringLiteral("…");
    return tr("Maxima at %1").arg(places.join(QStringLiteral("; ")));
}

void ScreenGraph::paintAxes(QPainter& painter, const QRectF& plot, const AxisRange& range) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    const QLocale locale;
    painter.setFont(theme.font(Type::Hint));
    const QFontMetricsF metrics(painter.font());
    const double shift = metrics.ascent() / 2 - metrics.descent() / 2;
    for (const Tick& tick : ticksFor({0.0, 1.0}, Scale::Linear, 3, locale)) {
        const double y = plot.bottom() - tick.value * plot.height();
        painter.setPen(QPen(tokens.line, 1.0));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(tokens.text);
        drawFigures(painter, {plot.left() - theme.px(6) - figuresWidth(metrics, tick.label), y + shift},
                    tick.label);
    }
    for (const Tick& tick : ticksFor(range, Scale::Linear, 8, locale)) {
        const double x = plot.left() + (tick.value - range.min) / (range.max - range.min) * plot.width();
        painter.setPen(QPen(tokens.line, 1.0));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(tokens.text);
        const QString label = m_isByAngle ? tick.label + QStringLiteral("°") : tick.label;
        const double width = figuresWidth(metrics, label);
        drawFigures(painter,
                    {std::clamp(x - width / 2, plot.left(), std::max(plot.left(), plot.right() - width)),
                     plot.bottom() + metrics.ascent() + theme.px(2)},
                    label);
    }
}

// Draws curve names and averaging window above, maxima below.
void ScreenGraph::paintWords(QPainter& painter, const QRectF& plot) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    const QFontMetricsF metrics(theme.font(Type::Hint));
    painter.setFont(theme.font(Type::Hint));
    const double top = theme.px(3), middle = top + metrics.height() / 2;
    double x = plot.left();
    const auto entry = [&](const QString& text, const QPen& pen) {
        painter.setPen(pen);
        painter.drawLine(QPointF(x, middle), QPointF(x + theme.px(26), middle));
        x += theme.px(31);
        painter.setPen(tokens.text);
        painter.drawText(QPointF(x, top + metrics.ascent()), text);
        x += metrics.horizontalAdvance(text) + theme.px(16);
    };
    const PoolObject* object = screen();
    entry(object ? shortName(object->name) : QString(), theme.pen(Trace::Main, 3.6));
    if (m_prediction) {
        entry(tr("Fraunhofer"), theme.pen(Trace::ComparisonRun, 1.8));
        entry(tr("Fresnel"), theme.pen(Trace::Third, 1.8));
    }
    painter.setPen(tokens.quiet);
    const double room = plot.right() - x;
    if (room > theme.px(40))
        painter.drawText(QRectF(x, top, room, metrics.height()), Qt::AlignRight,
                         metrics.elidedText(window(), Qt::ElideRight, room));
    painter.setPen(tokens.text);
    const QString axis = m_isByAngle ? tr("angle") : tr("from the centre (cells)");
    const double wide = metrics.horizontalAdvance(axis);
    const QRectF below(plot.left(), plot.bottom() + metrics.height(), plot.width(), metrics.height() + 2);
    painter.drawText(below, Qt::AlignLeft,
                     metrics.elidedText(maxima(), Qt::ElideRight, std::max(0.0, plot.width() - wide - 20)));
    painter.setPen(tokens.quiet);
    painter.drawText(below, Qt::AlignRight, axis);
}

void ScreenGraph::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.card);
    painter.setPen(QPen(tokens.line, 1.0));
    painter.drawLine(0, 0, width(), 0);
    readProfile();
    const double row = isLow() ? 0.0 : QFontMetricsF(theme.font(Type::Hint)).height();
    const QRectF plot =
        QRectF(rect()).adjusted(theme.px(52), row + theme.px(8), -theme.px(16), -2 * row - theme.px(6));
    if (plot.width() < 10 || plot.height() < 10) return;
    AxisRange range{-1.0, 1.0};
    if (m_places.size() > 1 && m_places.back() > m_places.front()) range = {m_places.front(), m_places.back()};
    if (!isLow()) {
        paintAxes(painter, plot, range);
        paintWords(painter, plot);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(plot.adjusted(-1, -1, 1, 1));
    const auto draw = [&](const std::vector<double>& values, const QPen& pen) {
        const double max = values.empty() ? 0.0 : std::ranges::max(values);
        if (values.size() != m_places.size() || !(max > 0.0) || !std::isfinite(max)) return;
        QPolygonF line;
        for (std::size_t i = 0; i < values.size(); ++i)
            line << QPointF(plot.left() + (m_places[i] - range.min) / (range.max - range.min) * plot.width(),
                            plot.bottom() - std::clamp(values[i] / max, 0.0, 1.0) * plot.height());
        painter.setPen(pen);
        painter.drawPolyline(line);
    };
    // Drawn on top, so that agreement of theory and run is visible.
    draw(m_profile.intensity, theme.pen(Trace::Main, 3.6));
    if (m_prediction) {
        draw(m_prediction->fraunhofer, theme.pen(Trace::ComparisonRun, 1.8));
        draw(m_prediction->fresnel, theme.pen(Trace::Third, 1.8));
    }
    painter.setClipping(false);
    if (hasFocus()) paintFocusRing(painter, rect());
}

void ScreenGraph::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void ScreenGraph::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void ScreenGraph::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_revision = 0;
        m_predictedFor.reset();
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace seiche

#include "moc_screen_graph.cpp"
