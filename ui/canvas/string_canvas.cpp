// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"

#include "canvas/wave_line.h"
#include "model/limits.h"
#include "study/natural_ceiling.h"
#include "wording/names.h"

#include <QApplication>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace seiche {

namespace {

/// From the edge of the room to an end of the string, pixels at scale 1.
constexpr double beside = 40.0;
/// Longer strings are looked at once per picture, not at every sample.
constexpr int mostPointsPerSample = 4096;
/// A line that is up and down this many times as long as the canvas is wide is too wild for dashes.
constexpr double wildness = 12.0;

double inflated(double height) { return std::isfinite(height) ? height : std::copysign(1e30, height); }

} // namespace

StringCanvas::StringCanvas(Session& session, QWidget* parent)
    : Canvas(session, SceneKind::String, parent), m_touch(session) {
    setObjectName(QStringLiteral("stringCanvas"));
    m_overlays.add(&m_touch);
    connect(&m_touch, &StringTouch::kindChanged, this, qOverload<>(&QWidget::update));
    connect(&session, &Session::runReplaced, this, [this] {
        if (isOn()) begin();
    });
    connect(&session, &Session::sampled, this, [this] {
        if (isOn() && this->session().run().grid().width <= mostPointsPerSample) noteEnvelope();
    });
    connect(&session, &Session::advanced, this, [this] {
        if (isOn() && this->session().run().grid().width > mostPointsPerSample) noteEnvelope();
    });
    connect(&session, &Session::tapped, this, [this] { m_hasPulled = m_hasPulled || isOn(); });
    if (isOn()) begin();
    retranslate();
}

void StringCanvas::retranslate() {
    setAccessibleName(tr("String"));
    setAccessibleDescription(tr("SPACE pulls the string. The left and right arrow keys move the ring, up and "
                                "down change the height of the pull."));
}

void StringCanvas::begin() {
    m_envelope.clear();
    m_zoom = 1.0;
    m_hold = Hold::Nothing;
    m_ceiling = naturalCeiling(session().run().asExperiment());
    noteEnvelope();
}

void StringCanvas::noteEnvelope() {
    // The envelope outlives a swing or two of the fundamental.
    const double period = 2.0 * (session().run().grid().width - 1) / std::sqrt(session().run().rule().k);
    m_envelope.setHalfLife(std::max(1.0, 1.5 * period));
    std::visit([this](const auto& wave) { m_envelope.note(wave); }, session().run().wave());
}

void StringCanvas::setRoom(const QRect& room) {
    if (room == m_room) return;
    m_room = room;
    update();
}

// The line ends a little way off the edge, and off what lies there.
QRectF StringCanvas::room() const {
    return QRectF(m_room.isEmpty() ? rect() : m_room)
        .adjusted(std::max(0, leftMargin() - theme().px(beside - 16)), 0, 0, 0);
}

StringScale StringCanvas::scale() const {
    const double side = theme().px(beside);
    const double end = theme().px(12);
    return StringScale(room().adjusted(side, end, -side, -end), session().run().grid().width,
                       m_ceiling / m_zoom);
}

QPointF StringCanvas::placeAt(QPointF pixel) const {
    const StringScale on = scale();
    return {on.pointAt(pixel.x()), on.heightAt(pixel.y())};
}

QPointF StringCanvas::onString(double point) const {
    const StringScale on = scale();
    return {on.x(point), on.y(inflated(session().run().height(static_cast<int>(std::lround(point)))))};
}

void StringCanvas::setZoom(double zoom) {
    m_zoom = std::clamp(zoom, 1e-6, 1e6);
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
    const StringScale on = scale();
    const int points = session().run().grid().width;
    Pull pull;
    pull.shape = PullShape::Triangle;
    pull.width = points; // reaches both ends
    pull.mode = PullMode::Pluck;
    pull.height = std::clamp(on.heightAt(at.y()), -limits::height, limits::height);
    pull.x = std::clamp(on.pointAt(at.x()), std::min(1.0, points - 1.0), std::max(0.0, points - 2.0));
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
        // Along the string the ring goes with the mouse; up or down it pulls, as it says.
        const QPointF way = m_pointer - m_pressedAt;
        m_hold = std::abs(way.x()) > std::abs(way.y()) ? Hold::Ring : Hold::String;
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
    const StringScale on = scale();
    for (StringOverlay* overlay : m_overlays) overlay->paintBehind(painter, *this);
    paintEnvelope(painter, on);
    paintMarks(painter, on);
    const Comparison& runs = session().comparison();
    if (!runs.main().divergedAt()) paintWave(painter, on, runs.main(), Trace::Main);
    for (const Comparison::Twin& twin : runs.twins())
        if (!twin.run.divergedAt()) paintWave(painter, on, twin.run, traceOfTwin(twin.run.rule().scheme));
    paintBeads(painter, on);
    paintExact(painter, on);
    paintEnd(painter, on, true);
    paintEnd(painter, on, false);
    for (StringOverlay* overlay : m_overlays) overlay->paint(painter, *this);
    if (m_hold == Hold::String) paintPluck(painter, on);
    if (!runs.main().divergedAt() && !isBare()) {
        paintFlash(painter, onString(tapPlace().x()));
        paintHandle(painter, handle(), m_overHandle || hasFocus());
        if (!m_hasPulled && !m_overlays.takesKeys())
            paintNote(painter, handle(), 30.0, tr("pull here"), theme().tokens().quiet);
    }
    paintLegend(painter);
    paintNotices(painter, on);
}

QString StringCanvas::ceilingName() const {
    return m_zoom == 1.0 ? tr("ceiling")
                         : tr("ceiling, waves drawn ×%1").arg(QLocale().toString(m_zoom, 'g', 3));
}

void StringCanvas::paintMarks(QPainter& painter, const StringScale& on) const {
    const Tokens& tokens = theme().tokens();
    const QRectF& room = on.room();
    painter.setPen(QPen(tokens.line, theme().scale()));
    const double rest = std::round(on.y(0.0)) + 0.5;
    painter.drawLine(QPointF(room.left(), rest), QPointF(room.right(), rest));
    QPen dashed(tokens.mark, std::max(1.0, 0.8 * theme().scale()));
    dashed.setDashPattern({6.0, 6.0});
    painter.setFont(theme().font(Type::Small));
    for (const auto& [height, label] :
         {std::pair(on.ceiling(), ceilingName()),
          std::pair(-on.ceiling(), width() < theme().px(520) ? QString() : tr("floor"))}) {
        const double y = std::round(on.y(height)) + 0.5;
        painter.setPen(dashed);
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
        painter.setPen(tokens.quiet);
        painter.drawText(QPointF(room.left(), y - theme().px(7)), label);
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
    painter.drawPolygon(shape);
    painter.setPen(QPen(theme().tokens().envelope, 1.5 * theme().scale()));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(upper);
    painter.drawPolyline(lower);
}

void StringCanvas::paintWave(QPainter& painter, const StringScale& on, const Simulation& run,
                             Trace trace) const {
    const QPolygonF line = waveLine(run, on);
    QPen pen = theme().pen(trace, trace == Trace::Main ? theme().tokens().waveWidth : 2.5);
    // Round joins of pieces shorter than the pen is wide cover their edges twice, and the line looks like
    // beads.
    pen.setJoinStyle(Qt::BevelJoin);
    // Dashes of a line that fills the whole canvas cost much and show nothing.
    const bool wild = risesOf(line) > wildness * on.room().width();
    if (wild) {
        pen.setStyle(Qt::SolidLine);
        pen.setWidthF(1.0);
    }
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, !wild);
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    const bool isShort = run.grid().width <= mostPointsPerSample;
    if (wave && wave->stiffness && run.rule().model == MediumModel::Density && isShort && !wild)
        paintInPieces(painter, on, line, *wave->stiffness);
    else painter.drawPolyline(line);
    painter.setRenderHint(QPainter::Antialiasing, true);
}

// The heavier the string, the thicker.
void StringCanvas::paintInPieces(QPainter& painter, const StringScale& on, const QPolygonF& line,
                                 const Field<float>& stiffness) const {
    const QPen usual = painter.pen();
    const auto widthAt = [&](int x) {
        const double mass = 1.0 / std::max(1e-6, double{stiffness.at(x, 0)});
        return std::round(4.0 * usual.widthF() * std::clamp(std::sqrt(mass), 0.6, 3.0)) / 4.0;
    };
    const int points = stiffness.grid().width;
    for (int begin = 0; begin < points;) {
        const double width = widthAt(begin);
        int end = begin + 1;
        while (end < points && widthAt(end) == width) ++end;
        const double left = begin == 0 ? 0.0 : on.x(begin - 0.5);
        const double right = end == points ? this->width() : on.x(end - 0.5);
        painter.setClipRect(QRectF(left, 0.0, right - left, height()));
        QPen pen = usual;
        pen.setWidthF(width);
        painter.setPen(pen);
        painter.drawPolyline(line);
        begin = end;
    }
    painter.setClipping(false);
    painter.setPen(usual);
}

// Where they would lie on one another there are fewer of them, on points that are multiples still.
void StringCanvas::paintBeads(QPainter& painter, const StringScale& on) const {
    const Simulation& run = session().run();
    const int wanted = session().settings().preview.beads;
    if (wanted <= 0 || run.divergedAt()) return;
    const double radius = theme().px(5);
    const double fewest = std::ceil(2.5 * radius / (wanted * on.pixelsPerPoint()));
    const double every = wanted * std::max(1.0, fewest);
    painter.setPen(QPen(theme().tokens().canvas, theme().px(1.5)));
    painter.setBrush(theme().tokens().text);
    for (double point = 0; point < run.grid().width; point += every)
        painter.drawEllipse(onString(point), radius, radius);
}

void StringCanvas::paintExact(QPainter& painter, const StringScale& on) const {
    const ExactTwin* exact = session().exact();
    if (!exact) return;
    const std::vector<double> heights = exact->heights();
    const std::vector<float> drawn(heights.begin(), heights.end());
    painter.setPen(theme().exactPen());
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(waveLine(drawn, on));
}

void StringCanvas::paintEnd(QPainter& painter, const StringScale& on, bool left) const {
    const Simulation& run = session().run();
    const int point = left ? 0 : run.grid().width - 1;
    const Edge edge = left ? run.rule().edges.left : run.rule().edges.right;
    const double x = on.x(point);
    const QPointF rest(x, on.y(0.0));
    // A hand or an oscillator may move a fixed one, too.
    const QPointF end(x, on.y(run.divergedAt() ? 0.0 : inflated(run.height(point))));
    const Tokens& tokens = theme().tokens();
    const double radius = theme().px(7);
    switch (edge) {
    case Edge::Fixed:
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.text);
        painter.drawEllipse(end, radius, radius);
        break;
    case Edge::Free:
        // A ring that slides on a pole.
        painter.setPen(QPen(tokens.quiet, theme().scale() * 2.0, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(x, on.y(on.ceiling())), QPointF(x, on.y(-on.ceiling())));
        painter.setPen(QPen(tokens.text, theme().scale() * 2.5));
        painter.setBrush(tokens.canvas);
        painter.drawEllipse(end, radius, radius);
        break;
    case Edge::Impedance: {
        // The same ring between two brakes, the fuller the more firmly they hold it: all of it would be fixed.
        const double impedance = left ? run.rule().edges.leftImpedance : run.rule().edges.rightImpedance;
        painter.setPen(QPen(tokens.quiet, theme().scale() * 2.0, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(x, on.y(on.ceiling())), QPointF(x, on.y(-on.ceiling())));
        painter.setPen(QPen(tokens.text, theme().scale() * 4.0, Qt::SolidLine, Qt::FlatCap));
        for (const double side : {-1.7, 1.7}) {
            const QPointF brake = end + QPointF(side * radius, 0.0);
            painter.drawLine(brake - QPointF(0.0, 1.3 * radius), brake + QPointF(0.0, 1.3 * radius));
        }
        painter.setPen(QPen(tokens.text, theme().scale() * 2.5));
        painter.setBrush(tokens.canvas);
        painter.drawEllipse(end, radius, radius);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.text);
        const double filled = radius * impedance / (1.0 + impedance);
        painter.drawEllipse(end, filled, filled);
        break;
    }
    case Edge::Absorbing: {
        // The string goes on out of sight.
        const double outwards = (left ? -1.0 : 1.0) * theme().px(9);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.main);
        for (int i = 1; i <= 3; ++i) {
            painter.setOpacity(0.8 - 0.2 * i);
            painter.drawEllipse(end + QPointF(i * outwards, 0), radius * 0.4, radius * 0.4);
        }
        painter.setOpacity(1.0);
        break;
    }
    case Edge::Periodic: {
        // What leaves here enters at the other end.
        painter.setPen(QPen(tokens.text, theme().scale() * 2.5, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        const QRectF loop(rest.x() - radius, rest.y() - radius, 2 * radius, 2 * radius);
        painter.drawArc(loop, (left ? 40 : 220) * 16, 280 * 16);
        break;
    }
    }
}

void StringCanvas::paintLegend(QPainter& painter) const {
    const Comparison& runs = session().comparison();
    if (runs.twins().empty() && !session().hasExact()) return;
    painter.setFont(theme().font(Type::Small));
    const QFontMetricsF metrics(painter.font());
    const double left = room().left() + theme().px(width() < theme().px(520) ? 8 : 40);
    const double sample = theme().px(34);
    double x = left;
    double y = room().bottom() - theme().px(20);
    const auto entry = [&](const QString& name, const QPen& pen) {
        // A full line goes on above.
        if (x > left && x + sample + metrics.horizontalAdvance(name) > width() - theme().px(8)) {
            x = left;
            y -= metrics.height() + theme().px(2);
        }
        painter.setFont(fittingFont(name, width() - x - sample - theme().px(4)));
        painter.setPen(pen);
        painter.drawLine(QPointF(x, y), QPointF(x + theme().px(26), y));
        x += sample;
        painter.setPen(theme().tokens().text);
        painter.drawText(QPointF(x, y + metrics.capHeight() / 2), name);
        x += metrics.horizontalAdvance(name) + theme().px(22);
    };
    entry(nameOf(runs.main().rule().scheme), theme().pen(Trace::Main, 3.5));
    for (const Comparison::Twin& twin : runs.twins()) {
        const Scheme scheme = twin.run.rule().scheme;
        entry(nameOf(scheme), theme().pen(traceOfTwin(scheme), 2.5));
    }
    if (session().hasExact()) entry(tr("exact solution"), theme().exactPen());
}

void StringCanvas::paintPluck(QPainter& painter, const StringScale& on) const {
    const Pull pull = pluckTo(m_pointer);
    QPen pen(theme().tokens().text, theme().scale() * 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const QPointF top(on.x(pull.x), on.y(pull.height));
    const QPointF triangle[] = {{on.room().left(), on.y(0.0)}, top, {on.room().right(), on.y(0.0)}};
    painter.drawPolyline(triangle, 3);
    painter.setBrush(theme().tokens().text);
    painter.drawEllipse(top, theme().px(5), theme().px(5));
}

void StringCanvas::paintNotices(QPainter& painter, const StringScale& on) const {
    const Comparison& runs = session().comparison();
    double top = room().top() + theme().px(14);
    const QFontMetricsF metrics(theme().font(Type::Small));
    for (const Comparison::Twin& twin : runs.twins()) {
        if (!twin.run.divergedAt()) continue;
        const QString text =
            tr("%1 exploded at step %2")
                .arg(nameOf(twin.run.rule().scheme), QLocale().toString(*twin.run.divergedAt()));
        // Where it would cover the ceiling's name it comes under its line.
        const double side = (width() - metrics.horizontalAdvance(text)) / 2 - theme().px(24);
        if (side < on.room().left() + metrics.horizontalAdvance(ceilingName()))
            top = std::max(top, on.y(on.ceiling()) + theme().px(8));
        top = paintPill(painter, width() / 2.0, top, text,
                        theme().tokens().of(traceOfTwin(twin.run.rule().scheme)))
                  .bottom() +
              theme().px(6);
    }
    if (runs.main().divergedAt()) return paintExplosion(painter, room(), runs.main());
    paintLimit(painter, room().adjusted(0, top - room().top() - theme().px(8), 0, 0));
    const double reach = static_cast<double>(m_envelope.reach());
    if (reach <= on.ceiling() * 1.05) return;
    // Beyond the ceiling the drawing is not to scale; the number is.
    const QString text = tr("up to %1 × the ceiling").arg(QLocale().toString(reach / on.ceiling(), 'f', 1));
    painter.setFont(theme().font(Type::Small));
    painter.setPen(theme().tokens().text);
    const double y = on.y(on.ceiling()) - theme().px(7);
    painter.drawText(QRectF(on.room().left(), y - 100, on.room().width(), 100),
                     Qt::AlignRight | Qt::AlignBottom, text);
}

} // namespace seiche

#include "moc_string_canvas.cpp"
