// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/transport_bar.h"

#include "theme/figures.h"
#include "theme/icons.h"
#include "theme/restyle.h"
#include "theme/theme.h"
#include "window/actions.h"
#include "window/hint_line.h"
#include "window/speed_slider.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <cmath>

namespace seiche {

namespace {

constexpr double slowFactor = 0.25;
/// Bar width in pixels at scale 1 below which the hint gets its own row.
constexpr double roomForHint = 1100.0;
constexpr double roomForShortHint = 900.0; // at the first level, which has fewer parts
/// Bar width in pixels at scale 1 below which the slider is short and the step number is hidden.
/// "Slow motion" replaces the step number in a narrow bar, and time and speed in a still narrower
/// bar.
constexpr double roomForStep = 620.0;
constexpr double stopFactor = 1.3; // factor per press of the slower and faster keys

/// The round play button with accent background.
class RoundButton : public QToolButton {
public:
    using QToolButton::QToolButton;
    QSize sizeHint() const override {
        const int side = Theme::current().px(property("low").toBool() ? 30 : 40);
        return {side, side};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = Theme::current();
        const Tokens& tokens = theme.tokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF circle = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
        painter.setPen(hasFocus() ? QPen(tokens.text, 2.0) : QPen(Qt::NoPen));
        painter.setBrush(isDown()       ? tokens.main.darker(115)
                         : underMouse() ? tokens.main.lighter(112)
                                        : tokens.main);
        painter.drawEllipse(circle);
        const double side = circle.width() / 2;
        const QRectF sign(circle.center().x() - side / 2, circle.center().y() - side / 2, side, side);
        drawGlyph(painter, isChecked() ? Glyph::Pause : Glyph::Play, sign, tokens.onMain);
    }
};

/// Accessible button that names the action of a press instead of a check state.
class AccessiblePlay : public QAccessibleWidget {
public:
    explicit AccessiblePlay(RoundButton* button)
        : QAccessibleWidget(button, QAccessible::Button), m_button(*button) {}

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override {
        if (action == pressAction() && m_button.isEnabled()) m_button.click();
    }

private:
    RoundButton& m_button;
};

QAccessibleInterface* accessiblePlay(const QString&, QObject* object) {
    auto* button = dynamic_cast<RoundButton*>(object);
    return button ? new AccessiblePlay(button) : nullptr;
}

} // namespace

TransportBar::TransportBar(Session& session, const Actions& actions, QWidget* parent)
    : QWidget(parent), m_session(session), m_actions(actions) {
    setObjectName(QStringLiteral("transport"));
    setAttribute(Qt::WA_StyledBackground);
    static const bool installed = (QAccessible::installFactory(accessiblePlay), true);
    static_cast<void>(installed);
    m_rows = new QVBoxLayout(this);
    m_layout = new QHBoxLayout;
    m_rows->addLayout(m_layout);
    m_restart = addButton(actions.restart);
    m_play = new RoundButton(this);
    m_play->setDefaultAction(actions.play);
    m_play->setObjectName(QStringLiteral("playButton"));
    m_layout->addWidget(m_play);
    m_step = addButton(actions.step);
    m_speedName = new QLabel(this);
    m_speedName->setProperty("type", "small");
    m_layout->addWidget(m_speedName);
    m_slider = new SpeedSlider(this);
    m_slider->setObjectName(QStringLiteral("speedSlider"));
    m_layout->addWidget(m_slider);
    m_speed = new FigureLabel(this);
    m_layout->addWidget(m_speed);
    m_slow = addButton(actions.slow);
    m_slow->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_hint = new HintLine(this);
    m_hintPlace = m_layout->count();
    m_layout->addSpacerItem(new QSpacerItem(0, 0, QSizePolicy::Expanding));
    m_slowMotion = new QLabel(this);
    m_slowMotion->setObjectName(QStringLiteral("slowMotion"));
    m_slowMotion->setProperty("type", "small");
    m_slowMotion->hide();
    m_layout->addWidget(m_slowMotion);
    m_keyPlace = new QWidget(this);
    m_layout->addWidget(m_keyPlace);
    m_time = new FigureLabel(this);
    m_time->setObjectName(QStringLiteral("timeLabel"));
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_layout->addWidget(m_time);

    connect(m_slider, &SpeedSlider::speedChosen, this, &TransportBar::choose);
    connect(actions.slow, &QAction::toggled, this, [this] { choose(m_chosen); });
    connect(actions.slower, &QAction::triggered, this, [this] { choose(m_chosen / stopFactor); });
    connect(actions.faster, &QAction::triggered, this, [this] { choose(m_chosen * stopFactor); });
    connect(actions.realSpeed, &QAction::triggered, this, [this] {
        m_actions.slow->setChecked(false);
        choose(1.0);
    });
    connect(&session, &Session::wasReset, actions.realSpeed, &QAction::trigger);
    connect(&session, &Session::speedChanged, this, &TransportBar::showSpeed);
    connect(&session, &Session::speedLimitChanged, this, &TransportBar::showSpeed);
    connect(&session, &Session::advanced, this, &TransportBar::showTime);
    connect(&session, &Session::paceChanged, this, [this](double pace) {
        m_keepsUp = pace >= 0.95;
        fitToWidth();
    });
    connect(&session, &Session::playingChanged, this, &TransportBar::retranslate);
    connect(&session, &Session::playingChanged, this, &TransportBar::showParts);
    connect(&Theme::current(), &Theme::changed, this, &TransportBar::restyle);
    retranslate();
    restyle();
}

QToolButton* TransportBar::addButton(QAction* action) {
    QToolButton* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    m_layout->addWidget(button);
    return button;
}

void TransportBar::setHint(const QString& hint) { m_hint->setText(hint); }

void TransportBar::setFirstLevel(bool on) {
    m_firstLevel = on;
    fitToWidth();
}

void TransportBar::setQuiet(bool quiet) {
    m_quiet = quiet;
    m_play->setProperty("low", quiet);
    m_play->updateGeometry();
    restyleWith(*this, "quiet", quiet);
    restyle();
}

void TransportBar::showParts() {
    for (QWidget* part : std::initializer_list<QWidget*>{m_restart, m_slider}) part->setVisible(!m_quiet);
    // At the first level the hidden button keeps its room, so that nothing moves.
    QSizePolicy policy = m_step->sizePolicy();
    policy.setRetainSizeWhenHidden(m_firstLevel && !m_quiet);
    m_step->setSizePolicy(policy);
    m_step->setVisible(!m_quiet && (!m_firstLevel || !m_session.isPlaying()));
    m_slow->setVisible(!m_quiet && !m_firstLevel);
    m_speed->setVisible(m_keepsUp || !m_tight);
    m_speedName->setVisible(!m_firstLevel && !m_quiet && m_rows->indexOf(m_hint) < 0);
    m_slowMotion->setVisible(!m_keepsUp);
    m_keyPlace->setVisible(m_quiet);
    m_time->setVisible(m_keepsUp || !m_tight);
}

void TransportBar::choose(double speed) {
    m_chosen = std::clamp(speed, 1.0 / SpeedSlider::max, SpeedSlider::max);
    m_session.setSpeed(m_actions.slow->isChecked() ? m_chosen * slowFactor : m_chosen);
}

void TransportBar::showSpeed() {
    const double speed = m_session.speed();
    m_chosen = m_actions.slow->isChecked() ? speed / slowFactor : speed;
    if (std::abs(m_slider->speed() / m_chosen - 1.0) > 0.02) m_slider->setSpeed(m_chosen);
    const double shown = m_session.effectiveSpeed();
    const int decimals = shown < 0.0995                                                ? 3
                         : shown < 0.995                                               ? 2
                         : shown < 9.95 && std::abs(shown - std::round(shown)) > 0.005 ? 1
                                                                                       : 0;
    //: The speed: real seconds are multiplied by this
    m_speed->setText(tr("× %1").arg(QLocale().toString(shown, 'f', decimals)));
    restyleWith(*m_speed, "slowed", m_session.isSlowed());
    m_speed->setToolTip(m_session.isSlowed()
                            ? tr("Slowed down so that you can see the zigzag grow. Move the slider "
                                 "to the right to speed up.")
                            : QString());
}

void TransportBar::showTime() {
    const Simulation& run = m_session.run();
    const QLocale locale;
    //: Time of the run in seconds, and the number of the step
    const QString text =
        m_quiet || m_firstLevel ? tr("%1 s").arg(locale.toString(run.seconds(), 'f', 1))
        : m_session.isChallenge() || m_tight || (!m_keepsUp && isNarrow())
            ? tr("%1 s").arg(locale.toString(run.seconds(), 'f', 2))
            : tr("%1 s · step %2")
                  .arg(locale.toString(run.seconds(), 'f', 2), locale.toString(qlonglong{run.frame()}));
    if (text == m_time->text() && m_timeWidth > 0) return;
    m_time->setText(text);
    // The width only grows, so that the hint does not shift, and is fixed, to avoid a new window
    // layout for every number.
    const QSize wanted = m_time->sizeHint();
    if (wanted.width() > m_timeWidth) {
        m_timeWidth = wanted.width() + Theme::current().px(16);
        m_time->setFixedSize(m_timeWidth, wanted.height());
    }
}

void TransportBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void TransportBar::retranslate() {
    m_speedName->setText(tr("speed"));
    m_slider->setAccessibleName(tr("Speed"));
    m_slider->setToolTip(tr("Simulation speed, ×0.05 to ×20"));
    m_restart->setAccessibleName(m_actions.restart->toolTip());
    m_play->setAccessibleName(m_session.isPlaying() ? tr("Pause") : tr("Play"));
    m_play->setToolTip(tr("Play or pause (P)"));
    m_step->setAccessibleName(m_actions.step->toolTip());
    m_slow->setAccessibleName(m_actions.slow->toolTip());
    m_slowMotion->setText(tr("slow motion"));
    m_slowMotion->setToolTip(tr("This computer cannot keep up, so the simulation runs in slow motion."));
    m_time->setAccessibleName(tr("Time and step"));
    m_timeWidth = 0;
    showSpeed();
    showTime();
}

void TransportBar::restyle() {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    const int end = theme.px(m_quiet ? 4 : 7);
    m_rows->setContentsMargins(theme.px(14), end, theme.px(16), end);
    m_rows->setSpacing(theme.px(4));
    m_layout->setSpacing(theme.px(10));
    m_keyPlace->setFixedWidth(theme.px(60));
    m_actions.restart->setIcon(icon(Glyph::Restart, tokens.text));
    m_actions.step->setIcon(icon(Glyph::Step, tokens.text));
    m_actions.slow->setIcon(icon(Glyph::Slow, tokens.text));
    for (QToolButton* button : {m_restart, m_step}) {
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize({theme.px(20), theme.px(20)});
    }
    m_slow->setIconSize({theme.px(16), theme.px(16)});
    QFontMetricsF metrics(theme.font(Type::Base));
    m_speed->setMinimumWidth(static_cast<int>(std::ceil(figuresWidth(metrics, QStringLiteral("× 0.005")))));
    fitToWidth();
}

bool TransportBar::isNarrow() const {
    return !m_quiet && width() < Theme::current().px(m_firstLevel ? roomForShortHint : roomForHint);
}
bool TransportBar::isTight() const { return !m_quiet && width() < Theme::current().px(roomForStep); }

void TransportBar::fitToWidth() {
    const Theme& theme = Theme::current();
    m_tight = isTight();
    m_slider->setFixedWidth(theme.px(m_tight ? 60 : 130));
    m_timeWidth = 0;
    showTime();
    showParts();
    placeHint();
}

void TransportBar::placeHint() {
    const bool ownRow = isNarrow();
    const bool hasOwnRow = m_rows->indexOf(m_hint) >= 0;
    if (ownRow == hasOwnRow && (m_layout->indexOf(m_hint) >= 0) != hasOwnRow) return;
    m_hint->setLow(ownRow);
    m_rows->removeWidget(m_hint);
    m_layout->removeWidget(m_hint);
    if (ownRow) m_rows->insertWidget(0, m_hint);
    else m_layout->insertWidget(m_hintPlace, m_hint, 1);
    showParts();
}

void TransportBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (isTight() != m_tight) fitToWidth();
    else placeHint();
}

} // namespace seiche

#include "moc_transport_bar.cpp"
