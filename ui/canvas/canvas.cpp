// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/canvas.h"

#include "canvas/accessible_canvas.h"
#include "explosion/magnifier.h"
#include "model/limits.h"
#include "wording/explosion_words.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr int flashMilliseconds = 350;
constexpr int limitMilliseconds = 4000;

} // namespace

Canvas::Canvas(Session& session, SceneKind scene, QWidget* parent)
    : QWidget(parent), m_session(session), m_scene(scene), m_explosions(ExplosionWatch::of(session)),
      m_message(new ExplosionMessage(session, this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    installAccessibleCanvas();
    // Physical axes run from left to right in every language.
    setLayoutDirection(Qt::LeftToRight);
    const auto redraw = [this] {
        if (isOn()) update();
    };
    connect(&session, &Session::advanced, this, [this] {
        if (!isOn()) return;
        const bool isCovered = m_cover && m_cover->isVisible();
        update(isCovered ? QRegion(rect()) - m_covered : QRegion(rect()));
    });
    connect(&session, &Session::settingsChanged, this, redraw);
    connect(&session, &Session::comparisonsChanged, this, redraw);
    connect(&session, &Session::tapped, this, [this] {
        if (!isOn()) return;
        m_sinceTap.start();
        const Pull& pull = m_session.settings().pullWith;
        if (!m_tappingByMouse) m_tapPlace = {pull.x, pull.y};
        // Removes the flash even while the run is paused.
        QTimer::singleShot(flashMilliseconds + 20, this, qOverload<>(&QWidget::update));
    });
    connect(&session, &Session::pullLimited, this, [this] {
        if (!isOn()) return;
        m_sinceLimit.start();
        QTimer::singleShot(limitMilliseconds + 20, this, qOverload<>(&QWidget::update));
    });
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
    connect(&m_explosions, &ExplosionWatch::changed, this, [this, redraw] {
        placeMessage();
        redraw();
    });
    connect(m_message, &ExplosionMessage::reasonRequested, this, &Canvas::reasonRequested);
    connect(m_message, &ExplosionMessage::finished, this, qOverload<>(&QWidget::setFocus));
}

void Canvas::setLeftMargin(int pixels) {
    if (pixels == m_leftMargin) return;
    m_leftMargin = pixels;
    placeMessage();
    update();
}

QRectF Canvas::barRoom() const {
    return m_barRoom.isEmpty() ? QRectF(rect()).adjusted(m_leftMargin, 0, 0, 0) : QRectF(m_barRoom);
}

void Canvas::setBare(bool bare) {
    m_bare = bare;
    placeMessage();
}

void Canvas::placeMessage() {
    const std::optional<ExplosionWatch::Explosion> explosion =
        isOn() && !m_bare ? m_explosions.explosion() : std::nullopt;
    if (!explosion) return m_message->hide();
    const Comparison::ComparisonRun* comparisonRun = m_session.comparison().comparisonRun(explosion->scheme);
    m_message->placeIn(roomOf(comparisonRun ? comparisonRun->run : m_session.run()));
}

void Canvas::setCovered(const QWidget* cover, const QRegion& covered) {
    m_cover = cover;
    m_covered = covered;
}

QString Canvas::accessibleState() const {
    const QString selection = m_spokenSelection.isEmpty() ? QString() : QLatin1Char(' ') + m_spokenSelection;
    const Simulation& run = m_session.runOf(m_scene);
    const QLocale locale;
    if (const auto count = explosionOf(run))
        return explosionInWords(run.rule().scheme, *count) + QLatin1Char('.') + selection;
    if (m_session.isChallenge(m_scene))
        return tr("Second %1, largest height %2.")
                   .arg(locale.toString(run.seconds(), 'f', 2), locale.toString(run.largestHeight(), 'g', 3)) +
               selection;
    return tr("Step %1, largest height %2.")
               .arg(locale.toString(qlonglong{run.frame()}), locale.toString(run.largestHeight(), 'g', 3)) +
           selection;
}

void Canvas::setAccessibleSelection(const QString& sentence) {
    if (sentence == m_spokenSelection) return;
    m_spokenSelection = sentence;
    QAccessibleEvent said(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&said);
}

void Canvas::movePullTo(double x, double y) {
    const Grid& grid = m_session.run().grid();
    const auto inside = [](double at, int size) {
        const double max = size - 1;
        return size < 3 ? std::clamp(at, 0.0, max) : std::clamp(at, 1.0, max - 1.0);
    };
    Pull pull = m_session.settings().pullWith;
    pull.x = std::round(inside(x, grid.width));
    pull.y = std::round(inside(y, grid.height));
    if (pull == m_session.settings().pullWith) return;
    m_session.setPullWith(pull);
    emit pullMoved();
}

void Canvas::tapAt(double x, double y) {
    const Grid& grid = m_session.run().grid();
    m_tapPlace = {std::clamp(std::round(x), 0.0, grid.width - 1.0),
                  std::clamp(std::round(y), 0.0, grid.height - 1.0)};
    m_tappingByMouse = true;
    m_session.tapAt(m_tapPlace.x(), m_tapPlace.y());
    m_tappingByMouse = false;
}

void Canvas::scalePull(double factor) {
    Pull pull = m_session.settings().pullWith;
    const double max =
        m_session.run().rule().arithmetic == Arithmetic::Integer ? limits::integerHeight : limits::height;
    pull.height = std::clamp(pull.height * factor, -max, max);
    m_session.setPullWith(pull);
}

double Canvas::flash() const {
    if (!m_sinceTap.isValid() || theme().prefersReducedMotion()) return 0.0;
    return std::max(0.0, 1.0 - static_cast<double>(m_sinceTap.elapsed()) / flashMilliseconds);
}

void Canvas::paintFlash(QPainter& painter, QPointF at) const {
    const double light = flash();
    if (light <= 0.0) return;
    QColor colour = theme().tokens().main;
    colour.setAlphaF(static_cast<float>(0.8 * light));
    const double radius = theme().scale() * (11.0 + 30.0 * (1.0 - light * light));
    painter.setPen(QPen(colour, theme().scale() * (1.0 + 3.0 * light)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, radius, radius);
}

void Canvas::paintHandle(QPainter& painter, QPointF at, bool bright) const {
    const double radius = theme().scale() * (bright ? 12.5 : 11.0);
    QColor ring = theme().tokens().text;
    QColor shade = theme().tokens().canvas;
    shade.setAlphaF(0.45f);
    painter.setBrush(bright ? shade : QColor(Qt::transparent));
    painter.setPen(QPen(shade, theme().scale() * 4.0));
    painter.drawEllipse(at, radius, radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(bright ? theme().tokens().main : ring, theme().scale() * 2.0));
    painter.drawEllipse(at, radius, radius);
}

QFont Canvas::fittingFont(const QString& text, double room) const {
    QFont font = theme().font(Type::Small);
    while (font.pixelSize() > 8 && QFontMetricsF(font).horizontalAdvance(text) > room)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

void Canvas::paintNote(QPainter& painter, QPointF at, double below, const QString& text, const QColor& colour,
                       const QColor& plate) const {
    painter.setFont(fittingFont(text, width() - 2 * theme().px(4)));
    const double length = QFontMetricsF(painter.font()).horizontalAdvance(text);
    const double beside = theme().px(18);
    const double margin = theme().px(4);
    double left = at.x() + beside;
    if (left + length > width() - margin) left = at.x() - beside - length;
    if (left < margin) {
        left = std::max(margin, width() - margin - length);
        below += 18.0; // below the marker
    }
    const QPointF start(left, at.y() + theme().px(below));
    if (plate.isValid()) {
        const QFontMetricsF metrics(painter.font());
        painter.setPen(Qt::NoPen);
        painter.setBrush(plate);
        const double round = theme().px(5);
        painter.drawRoundedRect(
            QRectF(left, start.y() - metrics.ascent(), length, metrics.height()).adjusted(-round, -1, round, 1),
            round, round);
    }
    painter.setPen(colour);
    painter.drawText(start, text);
}

QRectF Canvas::paintPill(QPainter& painter, double centre, double top, const QString& text,
                         const QColor& colour) const {
    painter.setFont(theme().font(Type::Small));
    const QFontMetricsF metrics(painter.font());
    const double side = theme().px(14);
    const QRectF lines = metrics.boundingRect(QRectF(0, 0, QWidget::width() - 16 - 2 * side, 1000),
                                              Qt::AlignHCenter | Qt::TextWordWrap, text);
    const double height = lines.height() + theme().px(10);
    const double width = std::ceil(lines.width()) + 2 * side;
    const QRectF pill(std::clamp(centre - width / 2, 8.0, std::max(8.0, QWidget::width() - width - 8)), top,
                      width, height);
    const double corner = (metrics.height() + theme().px(10)) / 2;
    painter.setPen(QPen(colour, 1.0));
    painter.setBrush(theme().tokens().card);
    painter.drawRoundedRect(pill, corner, corner);
    painter.setPen(colour);
    painter.drawText(pill.adjusted(side - 1, 0, 1 - side, 0), Qt::AlignCenter | Qt::TextWordWrap, text);
    return pill;
}

void Canvas::paintLimit(QPainter& painter, const QRectF& room) const {
    if (!m_sinceLimit.isValid() || m_sinceLimit.elapsed() > limitMilliseconds) return;
    paintPill(painter, room.center().x(), room.top() + theme().px(8),
              tr("The height limit has been reached. Restart to begin from rest."), theme().tokens().text);
}

void Canvas::paintExplosion(QPainter& painter, const Simulation& run, Trace trace) const {
    const QRectF room = roomOf(run);
    if (const ExplosionStage::Picture* picture = m_explosions.picture(run); picture && showsHeights())
        paintMagnifier(painter, magnifierIn(room), *picture, trace);
    if (m_message->isVisible()) return;
    const auto count = explosionOf(m_session.comparison(), run.rule().scheme);
    if (!count) return;
    paintPill(painter, room.center().x(), room.top() + theme().px(14),
              explosionInWords(run.rule().scheme, *count), theme().tokens().of(trace));
}

void Canvas::reportVisibility() {
    const bool minimised = m_window && m_window->isMinimized();
    m_session.setCanvasVisible(this, isVisible() && !minimised && needsTime());
}

void Canvas::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_window != window()) {
        if (m_window) m_window->removeEventFilter(this);
        m_window = window();
        m_window->installEventFilter(this);
    }
    reportVisibility();
}

void Canvas::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeMessage();
}

void Canvas::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_session.setCanvasVisible(this, false);
}

bool Canvas::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_window && event->type() == QEvent::WindowStateChange) reportVisibility();
    return QWidget::eventFilter(watched, event);
}

void Canvas::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        placeMessage();
        update();
    }
    QWidget::changeEvent(event);
}

void Canvas::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void Canvas::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void Canvas::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) return QWidget::keyPressEvent(event);
    const Pull& pull = m_session.settings().pullWith;
    const double far = event->modifiers() & Qt::ShiftModifier ? 10.0 : 1.0;
    const double taller = 1.1;
    const bool onString = m_scene == SceneKind::String;
    switch (event->key()) {
    case Qt::Key_Left: movePullTo(pull.x - far, pull.y); break;
    case Qt::Key_Right: movePullTo(pull.x + far, pull.y); break;
    case Qt::Key_Up:
        if (onString) scalePull(taller);
        else movePullTo(pull.x, pull.y - far);
        break;
    case Qt::Key_Down:
        if (onString) scalePull(1.0 / taller);
        else movePullTo(pull.x, pull.y + far);
        break;
    case Qt::Key_PageUp: scalePull(taller); break;
    case Qt::Key_PageDown: scalePull(1.0 / taller); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat()) m_session.tap();
        break;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace seiche

#include "moc_canvas.cpp"
