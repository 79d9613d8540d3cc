// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/timeline_bar.h"

#include "theme/theme.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double barHeight = 18.0;
constexpr double margin = 12.0;
constexpr double grooveHeight = 4.0;
constexpr double handleRadius = 6.0;

/// Exposes the timeline to screen readers as a slider.
class AccessibleTimeline : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleTimeline(TimelineBar* bar) : QAccessibleWidget(bar, QAccessible::Slider), m_bar(*bar) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? m_bar.spokenMoment() : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return m_bar.seconds(); }
    void setCurrentValue(const QVariant& value) override { m_bar.goToSecond(value.toDouble()); }
    QVariant minimumValue() const override { return m_bar.firstSecond(); }
    QVariant maximumValue() const override { return m_bar.lastSecond(); }
    QVariant minimumStepSize() const override { return (m_bar.lastSecond() - m_bar.firstSecond()) / 100.0; }

private:
    TimelineBar& m_bar;
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* bar = dynamic_cast<TimelineBar*>(object);
    return bar ? new AccessibleTimeline(bar) : nullptr;
}

} // namespace

TimelineBar::TimelineBar(Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
    static const bool installed = (QAccessible::installFactory(makeAccessible), true);
    static_cast<void>(installed);
    setObjectName(QStringLiteral("timeline"));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    connect(&session, &Session::advanced, this, &TimelineBar::showPresent);
    connect(&session, &Session::runReplaced, this, qOverload<>(&QWidget::update));
    connect(&session, &Session::settingsChanged, this, qOverload<>(&QWidget::update));
    connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    retranslate();
}

QSize TimelineBar::sizeHint() const { return {200, Theme::current().px(barHeight)}; }

double TimelineBar::xOf(std::int64_t frame) const {
    const double left = Theme::current().px(margin);
    const double span = width() - 2 * left;
    const std::int64_t first = m_session.firstFrame();
    const std::int64_t recorded = m_session.lastFrame() - first;
    if (recorded <= 0) return left + span;
    return left + span * static_cast<double>(frame - first) / static_cast<double>(recorded);
}

std::int64_t TimelineBar::frameAt(double x) const {
    const double left = Theme::current().px(margin);
    const double share = std::clamp((x - left) / std::max(1.0, width() - 2 * left), 0.0, 1.0);
    const std::int64_t first = m_session.firstFrame();
    return first + std::llround(share * static_cast<double>(m_session.lastFrame() - first));
}

void TimelineBar::goTo(std::int64_t frame) {
    frame = std::clamp(frame, m_session.firstFrame(), m_session.lastFrame());
    if (frame != m_session.run().frame()) m_session.seek(frame);
    update();
}

void TimelineBar::showPresent() {
    // At the right end only the marks move, so a repaint every 16 steps is enough.
    const int x = static_cast<int>(xOf(m_session.run().frame()));
    const bool marksWander = m_session.run().frame() % 16 == 0 && !m_session.run().log().empty();
    if (x == m_presentX && !marksWander) return;
    update();
}

void TimelineBar::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.card);
    painter.setRenderHint(QPainter::Antialiasing);
    const double left = theme.px(margin);
    const double middle = rect().height() / 2.0;
    const double groove = theme.px(grooveHeight);
    const double present = xOf(m_session.run().frame());
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.line);
    painter.drawRoundedRect(QRectF(left, middle - groove / 2, width() - 2 * left, groove), groove / 2,
                            groove / 2);
    painter.setBrush(tokens.main);
    painter.drawRoundedRect(QRectF(left, middle - groove / 2, present - left, groove), groove / 2, groove / 2);
    // At most one mark per pixel.
    painter.setRenderHint(QPainter::Antialiasing, false);
    int lastX = -1;
    for (const Event& event : m_session.run().log()) {
        if (event.step > m_session.lastFrame()) break;
        const int x = static_cast<int>(xOf(event.step));
        if (x == lastX) continue;
        lastX = x;
        const bool isPull = pullIn(event.what).has_value();
        const double half = groove * (isPull ? 0.9 : 1.6);
        painter.fillRect(QRectF(x, middle - half, std::max(1, theme.px(1.5)), 2 * half),
                         isPull ? tokens.quiet : tokens.comparisonRun);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = theme.px(handleRadius);
    // A hollow handle shows the target of a seek.
    if (m_session.isSeeking()) {
        painter.setPen(QPen(tokens.main, theme.scale() * 2.0));
        painter.setBrush(tokens.card);
        painter.drawEllipse(QPointF(xOf(m_session.seekTarget()), middle), radius, radius);
    }
    painter.setPen(hasFocus() ? QPen(tokens.text, 2.0) : QPen(tokens.card, 2.0));
    painter.setBrush(tokens.main);
    painter.drawEllipse(QPointF(present, middle), radius, radius);
    m_presentX = static_cast<int>(present);
}

void TimelineBar::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    m_playedBefore = m_session.isPlaying();
    m_session.setPlaying(false);
    goTo(frameAt(event->position().x()));
}

void TimelineBar::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) goTo(frameAt(event->position().x()));
}

void TimelineBar::mouseReleaseEvent(QMouseEvent* event) {
    // Seeking back pauses the run; returning to the end resumes it.
    if (event->button() == Qt::LeftButton && m_playedBefore && m_session.run().frame() == m_session.lastFrame())
        m_session.setPlaying(true);
}

void TimelineBar::keyPressEvent(QKeyEvent* event) {
    const bool fine = event->modifiers() & Qt::ControlModifier;
    const std::int64_t stride =
        fine ? 1 : std::max<std::int64_t>(1, (m_session.lastFrame() - m_session.firstFrame()) / 100);
    const std::int64_t frame = m_session.run().frame();
    std::int64_t target = frame;
    switch (event->key()) {
    case Qt::Key_Left: target = frame - stride; break;
    case Qt::Key_Right: target = frame + stride; break;
    case Qt::Key_Home: target = m_session.firstFrame(); break;
    case Qt::Key_End: target = m_session.lastFrame(); break;
    default: return QWidget::keyPressEvent(event);
    }
    m_session.setPlaying(false);
    goTo(target);
    QAccessibleValueChangeEvent said(this, seconds());
    QAccessible::updateAccessibility(&said);
}

double TimelineBar::seconds() const { return m_session.run().seconds(); }

double TimelineBar::secondsAt(std::int64_t frame) const {
    return static_cast<double>(frame) / m_session.settings().stepsPerSecond;
}

double TimelineBar::firstSecond() const { return secondsAt(m_session.firstFrame()); }

double TimelineBar::lastSecond() const { return secondsAt(m_session.lastFrame()); }

void TimelineBar::goToSecond(double second) {
    if (!std::isfinite(second)) return;
    const double frame = std::clamp(second, firstSecond(), lastSecond()) * m_session.settings().stepsPerSecond;
    m_session.setPlaying(false);
    goTo(std::llround(frame));
}

QString TimelineBar::spokenMoment() const {
    const QLocale locale;
    return tr("%1 s of %2 s").arg(locale.toString(seconds(), 'f', 2), locale.toString(lastSecond(), 'f', 2));
}

bool TimelineBar::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const double seconds =
            static_cast<double>(frameAt(help->pos().x())) / m_session.settings().stepsPerSecond;
        QToolTip::showText(help->globalPos(), tr("%1 s").arg(QLocale().toString(seconds, 'f', 2)), this);
        return true;
    }
    return QWidget::event(event);
}

void TimelineBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void TimelineBar::retranslate() {
    setAccessibleName(tr("Timeline"));
    setAccessibleDescription(tr("Drag to go back to any moment of the run. Keys: Left, Right, Home, End."));
}

} // namespace seiche

#include "moc_timeline_bar.cpp"
