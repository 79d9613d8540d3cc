// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/class_page.h"

#include "lessons/lesson_words.h"
#include "phones/class_actions.h"
#include "phones/class_chart.h"
#include "phones/join_card.h"
#include "phones/nick_words.h"
#include "phones/shared_run.h"
#include "phones/vote_page.h"
#include "theme/figures.h"
#include "theme/theme.h"
#include "widgets/wrapped_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace seiche {

namespace {

using namespace std::chrono_literals;

constexpr auto showFor = 6s;
/// Seconds without students before a hint appears.
constexpr double longUntilSomebody = 60.0;
constexpr qsizetype longHeading = 70;
/// Width of the join panel relative to the page.
constexpr double shareOfCard = 0.28;
constexpr double minCard = 210; // pixels at scale 1

} // namespace

ClassPage::ClassPage(PhoneClass& phones, Session& session, const ClassActions& actions, QWidget* parent)
    : QWidget(parent), m_phones(phones), m_actions(actions), m_join(new JoinCard(phones, actions, this)),
      m_row(new QHBoxLayout(this)), m_column(new QVBoxLayout), m_activities(new QHBoxLayout),
      m_heading(new WrappedLabel(this)), m_summary(new WrappedLabel(this)), m_pages(new QStackedWidget(this)),
      m_chart(new ClassChart(phones, m_curve)), m_hidden(new QLabel), m_shared(new SharedRun(phones, session)),
      m_vote(new VotePage(phones)), m_hint(new QLabel(this)), m_time(new FigureLabel(this)) {
    setObjectName(QStringLiteral("classPage"));
    setAttribute(Qt::WA_StyledBackground);
    m_heading->setObjectName(QStringLiteral("classHeading"));
    m_heading->setProperty("type", "heading");
    m_heading->setReportingHeight(true);
    m_summary->setObjectName(QStringLiteral("classSummary"));
    m_summary->setTextFormat(Qt::RichText);
    m_summary->setProperty("type", "quiet");
    m_summary->setReportingHeight(true);
    m_hidden->setAlignment(Qt::AlignCenter);
    m_hidden->setWordWrap(true);
    m_hidden->setProperty("type", "heading");
    m_hint->setObjectName(QStringLiteral("classHint"));
    m_hint->setWordWrap(true);
    m_time->setObjectName(QStringLiteral("classTime"));
    m_time->setProperty("type", "quiet");
    m_row->addWidget(m_join);
    m_row->addLayout(m_column, 1);
    for (QAction* action : {actions.ownString, actions.oneString, actions.vote}) addActivity(action);
    m_activities->addStretch();
    m_column->addLayout(m_activities);
    m_column->addWidget(m_heading);
    m_column->addWidget(m_summary);
    for (QWidget* page : {static_cast<QWidget*>(m_chart), static_cast<QWidget*>(m_hidden),
                          static_cast<QWidget*>(m_shared), static_cast<QWidget*>(m_vote)})
        m_pages->addWidget(page);
    m_column->addWidget(m_pages, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_hint, 1);
    foot->addWidget(m_time);
    m_column->addLayout(foot);

    m_clock.setInterval(1s);
    m_said.setSingleShot(true);
    m_said.setInterval(showFor);
    connect(&m_clock, &QTimer::timeout, this, &ClassPage::showTime);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        if (!m_said.isActive()) showHint();
    });
    connect(&m_said, &QTimer::timeout, this, &ClassPage::showHint);
    connect(&phones, &PhoneClass::changed, this, &ClassPage::refresh);
    connect(actions.curve, &QAction::toggled, m_chart, &ClassChart::showCurve);
    connect(&actions, &ClassActions::spotlightRequested, m_chart, &ClassChart::setSpotlight);
    connect(m_chart, &ClassChart::pointChosen, this, &ClassPage::replayRequested);
    connect(m_chart, &ClassChart::removalRequested, this, [this](qint64 number) {
        m_phones.changeClass([number](Classroom& room) { room.removePoint(number); });
        showMessage(tr("The point was removed. Right-click the chart to restore it."));
    });
    connect(m_chart, &ClassChart::restoreRequested, this,
            [this] { m_phones.changeClass([](Classroom& room) { room.restorePoint(); }); });
    connect(&Theme::current(), &Theme::changed, this, &ClassPage::restyle);
    restyle();
    retranslate();
}

QToolButton* ClassPage::addActivity(QAction* action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setObjectName(QStringLiteral("activity-") + action->objectName());
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setProperty("page", true);
    button->setFocusPolicy(Qt::TabFocus);
    m_activities->addWidget(button);
    return button;
}

void ClassPage::refresh() {
    if (!m_phones.isOpen()) return;
    m_curve.setExperiment(m_phones.experiment());
    const ClassView& view = m_phones.view();
    QWidget* page = view.activity == Activity::OneString ? static_cast<QWidget*>(m_shared)
                    : view.activity == Activity::Vote    ? static_cast<QWidget*>(m_vote)
                    : view.isHidden                      ? static_cast<QWidget*>(m_hidden)
                                                         : m_chart;
    if (m_pages->currentWidget() != page) m_pages->setCurrentWidget(page);
    // Smaller type for a long question.
    const QString headed = heading();
    m_heading->setText(headed);
    const QString type = headed.size() > longHeading ? QStringLiteral("title") : QStringLiteral("heading");
    if (m_heading->property("type") != type) {
        m_heading->setProperty("type", type);
        m_heading->style()->polish(m_heading);
    }
    const QString summed = summary();
    m_summary->setText(summed);
    m_summary->setVisible(!summed.isEmpty());
    if (!m_said.isActive()) showHint();
}

QString ClassPage::heading() const {
    const ClassView& view = m_phones.view();
    const bool isString = m_phones.experiment().rule.scene == SceneKind::String;
    switch (view.activity) {
    case Activity::OwnString:
        return isString ? tr("Which rhythm makes the largest wave on the string?")
                        : tr("Which rhythm makes the largest wave in the pool?");
    case Activity::OneString: return tr("Can you all tap in the same rhythm?");
    case Activity::Vote: break;
    }
    return view.question ? plainWordsOf(view.question->text) : tr("A question for the class");
}

QString ClassPage::summary() const {
    const ClassView& view = m_phones.view();
    const QLocale locale;
    if (view.activity == Activity::OneString)
        return tr(
            "With n students tapping, each tap is 1/√n as high. The wave only grows if you tap together.");
    if (view.activity == Activity::Vote) return {};
    const QString count = locale.toString(static_cast<qulonglong>(view.points.size()));
    QString text = view.studentsWithPoints() > 1
                       ? tr("%1 points from %2 students").arg(count, locale.toString(view.studentsWithPoints()))
                       : tr("Points so far: %1").arg(count);
    if (const int marked = view.marked(); marked > 0)
        text += QStringLiteral(" · ") + tr("unverified: %1").arg(locale.toString(marked));
    if (view.isFrozen) text += QStringLiteral(" · ") + tr("submissions paused");
    const ClassView::Point* best = view.best();
    if (!best || view.isHidden) return text;
    const QString nick = QStringLiteral("<b style=\"color: %1\">%2</b>")
                             .arg(inkOfNick(best->nick).name(), nickInWords(best->nick).toHtmlEscaped());
    QString praise =
        tr("best so far: %1, %2 × single tap at %3 Hz")
            .arg(nick, locale.toString(best->amplitude, 'f', 1), locale.toString(best->hertz, 'f', 3));
    praise.replace(QLatin1String(" Hz"), QLatin1String("&nbsp;Hz")); // keeps number and unit on one line
    return text + QStringLiteral(" · ") + praise;
}

void ClassPage::showMessage(const QString& sentence) {
    m_hint->setText(sentence);
    m_said.start();
}

void ClassPage::showHint() {
    const ClassView& view = m_phones.view();
    if (view.students.empty() && m_phones.seconds() > longUntilSomebody)
        return m_hint->setText(
            tr("Nobody has joined yet. Are the phones on the same network? See Help > Using phones in class."));
    const bool canReplay = std::ranges::any_of(view.points, &ClassView::Point::hasRun);
    m_hint->setText(view.activity == Activity::OneString ? tr("The taps from all phones act here.")
                    : view.activity == Activity::Vote    ? QString()
                    : view.isHidden || !canReplay
                        ? tr("Scan the QR code, or enter the address and the class code.")
                        : tr("Click a point to replay that student's run."));
}

void ClassPage::showTime() {
    const auto whole = static_cast<int>(m_phones.seconds());
    const QLocale locale;
    m_time->setText(m_phones.isOpen()
                        ? tr("%1 min %2 s").arg(locale.toString(whole / 60), locale.toString(whole % 60))
                        : QString());
}

void ClassPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_clock.start();
    showTime();
    refresh();
}

void ClassPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_clock.stop();
}

void ClassPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    restyle();
}

bool ClassPage::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) fitCard();
    return QWidget::event(event);
}

void ClassPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void ClassPage::restyle() {
    const Theme& theme = Theme::current();
    const int gap = theme.px(16);
    m_row->setContentsMargins(gap, gap, gap, theme.px(10));
    m_row->setSpacing(theme.px(24));
    m_column->setSpacing(theme.px(7));
    fitCard();
}

void ClassPage::fitCard() {
    const int wished = std::max(Theme::current().px(minCard), static_cast<int>(shareOfCard * width()));
    m_join->setFixedWidth(std::min(width() * 2 / 5, std::max(wished, m_join->minWidth())));
}

void ClassPage::retranslate() {
    setAccessibleName(tr("Class"));
    m_hidden->setText(tr("The chart is hidden. Keep tapping: your points still count."));
    refresh();
    showTime();
}

} // namespace seiche

#include "moc_class_page.cpp"
