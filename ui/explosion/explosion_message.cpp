// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "explosion/explosion_message.h"

#include "study/run_stability.h"
#include "theme/icons.h"
#include "theme/theme.h"
#include "widgets/flow_layout.h"
#include "widgets/wrapped_label.h"
#include "wording/explosion_words.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

constexpr double fullWidth = 310.0; // pixels at scale 1
constexpr double minWidth = 200.0;
constexpr double maxShare = 0.75; // of the height of the wave

QString capitalised(QString text) { return text.replace(0, 1, text.left(1).toUpper()); }

} // namespace

ExplosionMessage::ExplosionMessage(Session& session, QWidget* canvas)
    : QFrame(canvas), m_session(session), m_watch(ExplosionWatch::of(session)), m_title(new WrappedLabel(this)),
      m_text(new WrappedLabel(this)), m_again(new QPushButton(this)), m_why(new QPushButton(this)),
      m_stable(new QPushButton(this)), m_close(new QToolButton(this)) {
    setObjectName(QStringLiteral("explosionMessage"));
    setProperty("card", true);
    m_title->setProperty("type", "unit");
    m_text->setProperty("type", "small");
    m_again->setProperty("accent", true);
    m_again->setObjectName(QStringLiteral("explosionAgain"));
    m_why->setObjectName(QStringLiteral("explosionWhy"));
    m_stable->setObjectName(QStringLiteral("explosionStable"));
    m_close->setObjectName(QStringLiteral("explosionClose"));
    m_close->setFocusPolicy(Qt::TabFocus);
    auto* column = new QVBoxLayout(this);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    column->addLayout(head);
    column->addWidget(m_text);
    for (WrappedLabel* label : {m_title, m_text}) label->setReportingHeight(true);
    auto* buttons = new FlowLayout(8);
    for (QPushButton* button : {m_again, m_why, m_stable}) {
        button->setFocusPolicy(Qt::TabFocus); // SPACE continues to tap after a click
        buttons->addWidget(button);
    }
    column->addLayout(buttons);
    connect(m_again, &QPushButton::clicked, this, [this] {
        m_watch.again();
        emit finished();
    });
    connect(m_why, &QPushButton::clicked, this, [this] { emit reasonRequested(m_scheme); });
    connect(m_stable, &QPushButton::clicked, this, [this] {
        m_watch.restartStable();
        emit finished();
    });
    connect(m_close, &QToolButton::clicked, this, [this] {
        m_closed = m_watch.explosion();
        hide();
        emit finished();
    });
    connect(&Theme::current(), &Theme::changed, this, &ExplosionMessage::restyle);
    hide();
    restyle();
    retranslate();
}

void ExplosionMessage::placeIn(const QRectF& room) {
    const std::optional<ExplosionWatch::Explosion> explosion = m_watch.explosion();
    if (explosion != m_closed) m_closed.reset();
    if (!explosion || m_closed || room.isEmpty()) return hide();
    showExplosion(*explosion);
    std::optional<QRect> place = placeFor(room);
    if (!place) {
        m_text->hide();
        place = placeFor(room);
    }
    if (!place) return hide();
    if (*place != geometry()) setGeometry(*place);
    if (!isHidden()) return;
    show();
    raise();
    QAccessibleEvent said(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

std::optional<QRect> ExplosionMessage::placeFor(const QRectF& room) const {
    const Theme& theme = Theme::current();
    const int off = theme.px(10), label = theme.px(22); // of the ceiling
    const int width = std::min(theme.px(fullWidth), static_cast<int>(room.width()) - 2 * off);
    if (width < theme.px(minWidth)) return std::nullopt;
    const int high = layout()->totalHeightForWidth(width);
    const int left = static_cast<int>(room.left()) + off, top = static_cast<int>(room.top());
    if (high <= maxShare * room.height()) return QRect(left, top + off, width, high);
    const int above = top - label - high;
    return above >= off ? std::optional(QRect(left, above, width, high)) : std::nullopt;
}

void ExplosionMessage::showExplosion(const ExplosionWatch::Explosion& explosion) {
    m_scheme = explosion.scheme;
    m_title->setText(titleOf(explosion));
    QStringList sentences;
    if (!explosion.isFromExcitation && explosion.growth)
        //: For example "57 steps after the tap it was higher than 10¹²."
        sentences << tr("%1 it was higher than 10¹².").arg(inWords(explosion.count));
    sentences << reasonOf(explosion);
    m_text->setText(sentences.join(QLatin1Char(' ')));
    m_text->show();
    setAccessibleName(m_title->text() + QLatin1Char(' ') + m_text->text());
    m_why->setVisible(!explosion.isFromExcitation && m_watch.isLimitTold() && !isClassLocked());
    const std::optional<double> k = m_watch.stableK();
    m_stable->setVisible(k.has_value());
    if (k) m_stable->setText(tr("Back to k = %1").arg(QLocale().toString(*k, 'g', 3)));
}

QString ExplosionMessage::titleOf(const ExplosionWatch::Explosion& explosion) const {
    if (explosion.isFromExcitation) return tr("The wave became too large to compute.");
    if (!explosion.growth)
        return capitalised(explosionInWords(explosion.scheme, explosion.count)) + QLatin1Char('.');
    const int decimals = *explosion.growth < 1.1 ? 4 : 2;
    const QString growth = QLocale().toString(*explosion.growth, 'f', decimals);
    return m_session.scene() == SceneKind::String
               ? tr("Each step makes the zigzag %1 times as high.").arg(growth)
               : tr("Each step makes this pattern %1 times as high.").arg(growth);
}

QString ExplosionMessage::reasonOf(const ExplosionWatch::Explosion& explosion) const {
    if (explosion.isFromExcitation)
        return tr("The settings are stable, but taps, driver and sources have added too much energy.");
    if (explosion.scheme == Scheme::Euler)
        return tr("Textbook Euler moves each point with its old velocity, so every step adds energy.");
    const double limit = stabilityOf(m_session.run()).limitK;
    const bool hasLimit = explosion.isMain && limit > 0.0 && m_session.settings().rule.k > limit;
    if (!hasLimit || !m_watch.isLimitTold())
        return tr("k is too large: the springs pull each point back so hard that it overshoots, farther at "
                  "every step.");
    return tr("k = %1 is beyond the limit of %2: the springs pull each point back so hard that it overshoots, "
              "farther at every step.")
        .arg(QLocale().toString(m_session.settings().rule.k, 'g', 3), QLocale().toString(limit, 'g', 3));
}

void ExplosionMessage::restyle() {
    const Theme& theme = Theme::current();
    layout()->setContentsMargins(theme.px(14), theme.px(12), theme.px(14), theme.px(12));
    layout()->setSpacing(theme.px(8));
    m_close->setIcon(icon(Glyph::Close, theme.tokens().quiet));
    m_close->setIconSize({theme.px(12), theme.px(12)});
}

void ExplosionMessage::retranslate() {
    m_again->setText(tr("Again"));
    m_again->setToolTip(tr("Restarts the run and taps once"));
    m_why->setText(tr("Why?"));
    m_why->setToolTip(tr("Opens the panel Stability"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
    m_stable->setToolTip(tr("Restarts with the largest stable k"));
}

void ExplosionMessage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

} // namespace seiche

#include "moc_explosion_message.cpp"
