// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"

#include "canvas/string_ends.h"
#include "canvas/string_legend.h"
#include "canvas/string_line.h"
#include "canvas/wave_line.h"
#include "model/limits.h"
#include "study/natural_ceiling.h"
#include "wave/round_trip.h"
#include "wording/names.h"

#include <QApplication>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace seiche {

namespace {

/// Distance from the room edge to an end of the string, pixels at scale 1.
constexpr double beside = 40.0;
/// From upper and lower edge, pixels at scale 1.
constexpr double fromEdge = 12.0;
constexpr double ceilingShareOnStage = 0.9;
/// Longer strings are recorded once per frame only.
constexpr int maxPointsPerSample = 4096;
constexpr double maxCeilings = 3.0; ///< maximum of the pointer

double inflated(double height) { return std::isfinite(height) ? height : std::copysign(1e30, height); }

} // namespace

StringCanvas::StringCanvas(Session& session, QWidget* parent)
    : Canvas(session, SceneKind::String, parent), m_quantity(session), m_chain(session),
      m_energy(session, m_energyAlong), m_parts(session), m_flow(session, m_energyAlong), m_nodes(session),
      m_touch(session) {
    setObjectName(QStringLiteral("stringCanvas"));
    for (StringOverlay* overlay :
         std::initializer_list<StringOverlay*>{&m_energy, &m_parts, &m_flow, &m_nodes, &m_touch})
        m_overlays.add(overlay);
    connect(&m_touch, &StringTouch::kindChanged, this, qOverload<>(&QWidget::update));
    connect(&session, &Session::runReplaced, this, [this] {
        if (isOn()) begin();
    });
    connect(&session, &Session::seeked, this, [this] {
        if (isOn()) forget();
    });
    connect(&session, &Session::sampled, this, [this] {
        if (isOn() && this->session().run().grid().width <= maxPointsPerSample) recordStep();
    });
    connect(&session, &Session::advanced, this, [this] {
        if (isOn() && this->session().run().grid().width > maxPointsPerSample) recordStep();
    });
    connect(&session, &Session::tapped, this, [this] { m_hasPulled = m_hasPulled || isOn(); });
    if (isOn()) begin();
    retranslate();
}

void StringCanvas::retranslate() {
    setAccessibleName(tr("String"));
    setAccessibleDescription(tr("Press SPACE to tap the string. The left and right arrow keys move the marker; "
                                "up and down change the tap height."));
}

void StringCanvas::begin() {
    m_hold = Hold::Nothing;
    // A started run keeps its scale after page changes.
    if (session().run().frame() == 0 || !(session().drawnCeiling() > 0.0))
        m_ceiling = naturalCeiling(session().run().asExperiment());
    setZoom(1.0);
    forget();
}

void StringCanvas::forget() {
    m_envelope.clear();
    m_quantity.clear();
    m_chain.clear();
    m_energy.clear();
    m_flow.clear();
    m_nodes.clear();
    recordStep();
}

double StringCanvas::period() const { return roundTrip(session().run().rule(), session().run().grid().width); }

void StringCanvas::recordStep() {
    // The zigzag of an explosion would fill the envelope.
    if (!explosions().isInside(session().run())) return;
    // The envelope outlives about two periods of the fundamental.
    m_envelope.setHalfLife(1.5 * period());
    std::visit([this](const auto& wave) { m_envelope.addStep(wave); }, session().run().wave());
    m_nodes.follow(period());
}

void StringCanvas::setRoom(const QRect& room) {
    if (room == m_room) return;
    m_room = room;
    placeMessage();
    update();
}

void StringCanvas::setCoveredBelow(int pixels) {
    if (pixels == m_covered) return;
    m_covered = pixels;
    update();
}

// The line ends off the edge and left margin.
QRectF StringCanvas::room() const {
    return QRectF(m_room.isEmpty() ? rect() : m_room)
        .adjusted(std::max(0, leftMargin() - theme().px(beside - 16)), 0, 0, 0);
}

// A projected wave needs all the height that the panels leave.
double StringCanvas::endGap() const { return m_room.isEmpty() ? theme().px(fromEdge) : 0.0; }
double StringCanvas::ceilingShare() const {
    return m_room.isEmpty() ? StringScale::usualCeilingShare : ceilingShareOnStage;
}

// Between ceiling and floor.
QRectF StringCanvas::roomOf(const Simulation&) const {
    const StringScale on = scale();
    return {QPointF(on.room().left(), on.y(on.ceiling())), QPointF(on.room().right(), on.y(-on.ceiling()))};
}

StringScale StringCanvas::scale() const {
    const double side = theme().px(beside);
    const double end = endGap();
    return StringScale(room().adjusted(side, end, -side, -end - foot()), session().run().grid().width,
                       m_ceiling / m_zoom, ceilingShare());
}

// Space below the string and its legend.
double StringCanvas::strips() const {
    return (m_energy.isShown() ? EnergyOverlay::share * room().height() : 0.0) + m_covered;
}

// Keeps the floor line above the legend. A cover may extend up to that line, with the legend
// behind it.
double StringCanvas::foot() const {
    const double below = 0.5 * (1.0 - ceilingShare()); // fraction of the string's height
    const double end = endGap(), high = room().height() - 2.0 * end;
    if (m_covered > 0 && !m_energy.isShown()) {
        const double needed = m_covered + theme().px(4) - end;
        return std::clamp((needed - below * high) / (1.0 - below), 0.0, std::max(0.0, needed));
    }
    return std::max(strips(), (strips() + m_legendHeight - below * high) / (1.0 - below));
}

double StringCanvas::legendBottom() const { return room().bottom() - endGap() - strips(); }

QRectF StringCanvas::energyStrip() const {
    if (!m_energy.isShown()) return {};
    const QRectF above = scale().room();
    const QFontMetricsF names(theme().font(Type::Small));
    return {QPointF(above.left(), legendBottom() + names.height() + theme().px(4)),
            QPointF(above.right(), room().bottom() - m_covered - theme().px(8))};
}

QPointF StringCanvas::placeAt(QPointF pixel) const {
    const StringScale on = scale();
    return {on.pointAt(pixel.x()), on.heightAt(pixel.y())};
}

QPointF StringCanvas::onString(double point) const {
    const StringScale on = scale();
    const Simulation& run = session().run();
    const int nearest = std::clamp(static_cast<int>(std::lround(point)), 0, run.grid().width - 1);
    const double height = run.divergedAt() ? 0.0 : inflated(run.height(nearest));
    if (!isAlong()) return {on.x(point), on.y(height)};
    const double max = on.room().width();
    return {on.x(point) + std::clamp(m_chain.pixelsPerHeight() * height, -max, max), on.y(0.0)};
}

double StringCanvas::heightFor(QPointF pixel, double point) const {
    const StringScale on = scale();
    if (!isAlong()) return on.heightAt(pixel.y(), maxCeilings);
    if (!(m_chain.pixelsPerHeight() > 0.0)) return 0.0;
    const double max = maxCeilings * on.ceiling();
    return std::clamp((pixel.x() - on.x(point)) / m_chain.pixelsPerHeight(), -max, max);
}

void StringCanvas::setZoom(double zoom) {
    m_zoom = std::clamp(zoom, 1e-6, 1e6);
    session().setDrawnCeiling(m_ceiling / m_zoom);
    update();
}

void StringCanvas::zoomToFit() {
    const double reach = static_cast<double>(m_envelope.reach());
    setZoom(reach > 0.0 ? m_ceiling / reach : 1.0);
}

bool StringCanvas::isOnHandle(QPointF at) const {
    const double near = theme().px(18);
    const QPointF there = handle();
    return std::abs(at.x() - there.x()) <= near && std::abs(at.y() - there.y()) <= near;
}

Pull StringCanvas::pluckTo(QPointF at) const {
    // In longitudinal oscillation, the pressed point is moved.
    const double point = scale().pointAt(isAlong() ? m_pressedAt.x() : at.x());
    const int points = session().run().grid().width;
    Pull pull;
    pull.shape = PullShape::Triangle;
    pull.width = points; // reaches both ends
    pull.mode = PullMode::Pluck;
    pull.x = std::clamp(point, std::min(1.0, points - 1.0), std::max(0.0, points - 2.0));
    pull.height = std::clamp(heightFor(at, pull.x), -limits::height, limits::height);
    return pull;
}

void StringCanvas::mousePressEvent(QMouseEvent* event) {
    if (!isOn()) return QWidget::mousePressEvent(event);
    if (m_overlays.press(*event)) return update();
    if (event->button() == Qt::RightButton) return movePullTo(scale().pointAt(event->position().x()), 0.0);
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    m_pressedAt = m_pointer = event->position();
    m_hold = isOnHandle(m_pressedAt) ? Hold::Handle : Hold::Place;
    update();
}

void StringCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (m_overlays.isHeld()) {
        m_overlays.move(*event);
        return update();
    }
    m_pointer = event->position();
    if (m_hold == Hold::Nothing && m_overlays.hover(*event)) return setCursor(Qt::PointingHandCursor);
    const bool far = (m_pointer - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (m_hold == Hold::Place && far) m_hold = Hold::String;
    if (m_hold == Hold::Handle && far) {
        // Horizontal drags move the marker, vertical drags pluck.
        const QPointF way = m_pointer - m_pressedAt;
        m_hold = isAlong() || std::abs(way.x()) > std::abs(way.y()) ? Hold::Ring : Hold::String;
    }
    if (m_hold == Hold::Ring) movePullTo(scale().pointAt(m_pointer.x()), 0.0);
    const bool over =
        m_hold == Hold::Handle || m_hold == Hold::Ring || (m_hold == Hold::Nothing && isOnHandle(m_pointer));
    setCursor(m_hold == Hold::Ring ? Qt::SizeHorCursor : over ? Qt::SizeAllCursor : Qt::ArrowCursor);
    if (over != m_overHandle || m_hold != Hold::Nothing) update();
    m_overHandle = over;
}

void StringCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mouseReleaseEvent(event);
    if (m_overlays.isHeld()) {
        m_overlays.release(*event);
        return update();
    }
    const Hold held = m_hold;
    m_hold = Hold::Nothing;
    const bool far = (event->position() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (held == Hold::String) {
        session().pull(pluckTo(event->position()));
        emit dragged();
    } else if (held == Hold::Place) {
        tapAt(scale().pointAt(m_pressedAt.x()), 0.0);
    } else if (held == Hold::Handle && !far) {
        session().tap();
    }
    update();
}

void StringCanvas::wheelEvent(QWheelEvent* event) {
    setZoom(m_zoom * std::exp2(event->angleDelta().y() / 240.0));
    event->accept();
}

void StringCanvas::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_hold == Hold::String) {
        m_hold = Hold::Nothing;
        return update();
    }
    if (isOn() && m_overlays.key(*event)) return update();
    Canvas::keyPressEvent(event);
}

void StringCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().tokens().canvas);
    if (!isOn()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const StringLegend names(legend());
    m_legendHeight = names.height(*this);
    m_energyAlong.begin();
    m_quantity.follow(*this);
    m_chain.follow(*this);
    const StringScale on = scale();
    const Comparison& runs = session().comparison();
    for (StringOverlay* overlay : m_overlays) overlay->paintBehind(painter, *this);
    const bool isInside = explosions().isInside(runs.main());
    if (showsHeights() && isInside) paintEnvelope(painter, on);
    paintMarks(painter, on);
    paintString(painter, on);
    if (showsHeights()) paintExact(painter, on);
    for (const bool left : {true, false}) paintEnd(painter, *this, left);
    for (StringOverlay* overlay : m_overlays) overlay->paint(painter, *this);
    if (m_hold == Hold::String) paintPluck(painter, on);
    if (isInside && !isBare()) {
        paintFlash(painter, onString(tapPlace().x()));
        m_touch.paintHints(painter, *this);
        paintHandle(painter, handle(), m_overHandle || hasFocus());
        if (!m_hasPulled && !m_overlays.takesKeys())
            paintNote(painter, handle(), 30.0, tr("tap here"), theme().tokens().quiet);
    }
    names.paint(painter, *this);
    paintNotices(painter, on);
}

QString StringCanvas::ceilingName() const {
    if (!m_quantity.isHeight()) return m_quantity.ceilingName(*this);
    return m_zoom == 1.0 ? tr("ceiling")
                         : tr("ceiling (waves drawn ×%1)").arg(QLocale().toString(m_zoom, 'g', 3));
}

QString StringCanvas::floorName() const {
    if (!m_quantity.isHeight()) return m_quantity.floorName(*this);
    return width() < theme().px(520) ? QString() : tr("floor");
}

void StringCanvas::paintMarks(QPainter& painter, const StringScale& on) const {
    const Tokens& tokens = theme().tokens();
    const QRectF& room = on.room();
    painter.setPen(QPen(tokens.line, theme().scale()));
    const double rest = std::round(on.y(0.0)) + 0.5;
    painter.drawLine(QPointF(room.left(), rest), QPointF(room.right(), rest));
    if (isAlong() && m_quantity.isHeight()) return;
    QPen dashed(tokens.mark, std::max(1.0, 0.8 * theme().scale()));
    dashed.setDashPattern({6.0, 6.0});
    painter.setFont(theme().font(Type::Small));
    for (const auto& [height, label] :
         {std::pair(on.ceiling(), ceilingName()), std::pair(-on.ceiling(), floorName())}) {
        const double y = std::round(on.y(height)) + 0.5;
        painter.setPen(dashed);
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
        painter.setPen(tokens.quiet);
        const double above = std::max(y - theme().px(7), double(painter.fontMetrics().ascent()));
        painter.drawText(QPointF(room.left(), above), label);
    }
}

void StringCanvas::paintEnvelope(QPainter& painter, const StringScale& on) const {
    const auto highest = m_envelope.highest();
    if (highest.size() < 2) return;
    const QPolygonF upper = waveLine(highest, on);
    QPolygonF shape = upper;
    const QPolygonF lower = waveLine(m_envelope.lowest(), on);
    for (qsizetype i = lower.size(); i-- > 0;) shape << lower[i];
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().tokens().swept);
    // Lines cover the edges.
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawPolygon(shape);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const QPen edge(theme().tokens().envelope, 1.5 * theme().scale());
    for (const QPolygonF& line : {upper, lower}) paintThinLine(painter, on, line, edge);
}

void StringCanvas::paintRun(QPainter& painter, const StringScale& on, const Simulation& run,
                            Trace trace) const {
    const Simulation* shown = explosions().shown(run);
    if (shown == &run) return paintStringLine(painter, on, waveLine(run, on), run, trace);
    if (!shown) return;
    QPen dots(theme().tokens().of(trace), 1.8 * theme().scale(), Qt::CustomDashLine, Qt::RoundCap);
    dots.setDashPattern({0.1, 2.2});
    painter.setPen(dots);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(waveLine(*shown, on));
}

void StringCanvas::paintString(QPainter& painter, const StringScale& on) const {
    const Comparison& runs = session().comparison();
    const bool isInside = explosions().isInside(runs.main());
    if (showsHeights() && !(isChain() && isInside)) paintRun(painter, on, runs.main(), Trace::Main);
    if (!m_quantity.isHeight() && isInside) m_quantity.paint(painter, *this);
    if (isInside) m_chain.paint(painter, *this);
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns())
        if (showsHeights())
            paintRun(painter, on, comparisonRun.run, traceOfComparison(comparisonRun.run.rule().scheme));
    // A chain has its own beads.
    if (!m_chain.hasSprings() && isInside) m_chain.paintBeads(painter, *this);
}

void StringCanvas::paintExact(QPainter& painter, const StringScale& on) const {
    const ExactComparison* exact = session().exact();
    if (!exact) return;
    const std::vector<double> heights = exact->heights();
    const std::vector<float> drawn(heights.begin(), heights.end());
    painter.setPen(theme().exactPen());
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(waveLine(drawn, on));
}

std::vector<LegendEntry> StringCanvas::legend() const {
    const Comparison& runs = session().comparison();
    std::vector<LegendEntry> entries;
    if (!runs.comparisonRuns().empty() || session().hasExact())
        entries.push_back({nameOf(runs.main().rule().scheme), theme().pen(Trace::Main, 3.5)});
    for (const Comparison::ComparisonRun& comparisonRun : runs.comparisonRuns()) {
        const Scheme scheme = comparisonRun.run.rule().scheme;
        entries.push_back({nameOf(scheme), theme().pen(traceOfComparison(scheme), 2.5)});
    }
    if (session().hasExact()) entries.push_back({tr("exact solution"), theme().exactPen()});
    const auto add = [&entries](std::vector<LegendEntry> more) {
        entries.insert(entries.end(), more.begin(), more.end());
    };
    if (!m_quantity.isHeight() && !runs.main().divergedAt()) add(m_quantity.legend());
    for (const StringOverlay* overlay : m_overlays) add(overlay->legend(*this));
    return entries;
}

void StringCanvas::paintPluck(QPainter& painter, const StringScale& on) const {
    const Pull pull = pluckTo(m_pointer);
    QPen pen(theme().tokens().text, theme().scale() * 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    if (isAlong()) {
        const QPointF from(on.x(pull.x), on.y(0.0)), to(m_pointer.x(), on.y(0.0));
        painter.drawLine(from, to);
        painter.setBrush(theme().tokens().text);
        return painter.drawEllipse(to, theme().px(5), theme().px(5));
    }
    const QPointF top(on.x(pull.x), on.y(pull.height));
    const QPointF triangle[] = {{on.room().left(), on.y(0.0)}, top, {on.room().right(), on.y(0.0)}};
    painter.drawPolyline(triangle, 3);
    painter.setBrush(theme().tokens().text);
    painter.drawEllipse(top, theme().px(5), theme().px(5));
}

void StringCanvas::paintNotices(QPainter& painter, const StringScale& on) const {
    const Comparison& runs = session().comparison();
    if (!explosions().isInside(runs.main())) return paintExplosion(painter, runs.main(), Trace::Main);
    const auto other = std::ranges::find_if_not(
        runs.comparisonRuns(), [this](const auto& each) { return explosions().isInside(each.run); });
    if (other != runs.comparisonRuns().end())
        paintExplosion(painter, other->run, traceOfComparison(other->run.rule().scheme));
    paintLimit(painter, room());
    const double reach = static_cast<double>(m_envelope.reach());
    if (!showsHeights() || reach <= on.ceiling() * 1.05) return;
    // The drawing above the ceiling is not to scale, so the number is shown.
    const QString text = tr("up to %1 × the ceiling").arg(QLocale().toString(reach / on.ceiling(), 'f', 1));
    painter.setFont(theme().font(Type::Small));
    painter.setPen(theme().tokens().text);
    const double y = on.y(on.ceiling()) - theme().px(7);
    painter.drawText(QRectF(on.room().left(), y - 100, on.room().width(), 100),
                     Qt::AlignRight | Qt::AlignBottom, text);
}

} // namespace seiche

#include "moc_string_canvas.cpp"
