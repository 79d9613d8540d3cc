// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/central_pages.h"

#include "canvas/string_canvas.h"
#include "lab/large_chart_page.h"
#include "objects/object_bar.h"
#include "objects/string_tools.h"
#include "objects/tool_palette.h"
#include "objects/tool_pills.h"
#include "pages/theory_page.h"
#include "pool/pool_page.h"
#include "theme/theme.h"
#include "window/banner.h"
#include "window/computing_speed.h"
#include "window/scene_caption.h"
#include "window/timeline_bar.h"

#include <QEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

/// Height ratio of large chart and remaining canvas.
constexpr int largeChartShare = 3;
constexpr int minCanvas = 110;

} // namespace

CentralPages::CentralPages(Session& session, QWidget* notice, QWidget* parent)
    : QWidget(parent), m_session(session), m_classSign(new QLabel), m_banner(new Banner), m_notice(notice),
      m_pages(new QStackedWidget), m_string(new StringCanvas(session)), m_stretches(session),
      m_instruments(session), m_sources(session, m_instruments.placing()), m_forces(session),
      m_stringTools(new StringTools(*m_string)), m_bar(new ObjectBar(*m_string)),
      m_poolPage(new PoolPage(session)), m_theory(new TheoryPage), m_timeline(new TimelineBar(session)),
      m_speed(new ComputingSpeed(session)), m_pills(new ToolPills(this)), m_caption(new SceneCaption(this)) {
    m_string->add(&m_stretches);
    m_string->add(&m_sources);
    m_string->add(&m_forces);
    m_string->add(&m_instruments);
    connect(m_stringTools, &StringTools::finished, m_string, qOverload<>(&QWidget::setFocus));
    connect(m_bar, &ObjectBar::finished, this, &CentralPages::focus);
    const Selection& selection = Selection::of(session);
    connect(&selection, &Selection::changed, m_string, [this, &session, &selection] {
        const bool isOn = session.scene() == SceneKind::String;
        m_string->setAccessibleSelection(isOn ? selection.spoken() : QString());
        m_string->update();
    });
    connect(&Theme::current(), &Theme::changed, this, &CentralPages::restyle);
    m_pages->addWidget(m_string);
    m_pages->addWidget(m_poolPage);
    m_pages->addWidget(m_theory);
    connect(m_pages, &QStackedWidget::currentChanged, this, &CentralPages::giveRoomToPage);
    QVBoxLayout* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_classSign->setObjectName(QStringLiteral("stageClassSign"));
    m_classSign->setAlignment(Qt::AlignCenter);
    m_classSign->hide();
    layout->addWidget(m_classSign);
    layout->addWidget(m_pages, 1);
    m_pills->hide();
    layout->addWidget(m_pills);
    layout->addWidget(m_timeline);
    connect(&session, &Session::playingChanged, this, &CentralPages::showTimeline);
    for (Canvas* canvas : std::initializer_list<Canvas*>{m_string, &pool()}) canvas->installEventFilter(this);
    for (ToolColumn* column : std::initializer_list<ToolColumn*>{m_stringTools, &tools()})
        column->installEventFilter(this);
    m_speed->watch(m_string);
    m_speed->watch(&pool());
    m_speed->hide();
    layout->addWidget(m_speed);
    giveRoomToPage();
    placeMessages();
    restyle();
}

ToolPalette& CentralPages::tools() const { return m_poolPage->tools(); }

PoolCanvas& CentralPages::pool() const { return *m_poolPage->canvas(); }

QWidget* CentralPages::canvases() const { return m_pages; }

Canvas& CentralPages::canvas() const {
    if (m_session.scene() == SceneKind::String) return *m_string;
    return pool();
}

void CentralPages::showRun() {
    m_bar->setCanvas(canvas());
    showTimeline();
    if (m_session.scene() == SceneKind::String) m_pills->setTools(*m_stringTools);
    else m_pills->setTools(tools());
    QWidget* page = m_session.scene() == SceneKind::String ? static_cast<QWidget*>(m_string) : m_poolPage;
    if (m_pages->currentWidget() != page) m_pages->setCurrentWidget(page);
    focus();
}

// At the first level the hidden timeline keeps its room, so that nothing moves.
void CentralPages::showTimeline() {
    QSizePolicy policy = m_timeline->sizePolicy();
    policy.setRetainSizeWhenHidden(m_firstLevel);
    m_timeline->setSizePolicy(policy);
    const bool isRun = m_pages->currentWidget() == m_string || m_pages->currentWidget() == m_poolPage;
    if (!m_onStage) m_timeline->setVisible(isRun && (!m_firstLevel || !m_session.isPlaying()));
}

void CentralPages::setFirstLevel(bool on) {
    m_firstLevel = on;
    setAutoFillBackground(on);
    m_pills->setVisible(on);
    tools().setInSheets(on);
    m_stringTools->setInSheets(on);
    m_string->touch().setMarksEnds(!on);
    showTimeline();
    giveToolsRoom();
}

void CentralPages::showTheory() {
    m_caption->dismiss();
    m_timeline->hide();
    m_pages->setCurrentWidget(m_theory);
    focus();
}

void CentralPages::setClassPage(QWidget* page) {
    m_class = page;
    m_pages->addWidget(page);
    giveRoomToPage();
}

void CentralPages::showClass() {
    m_caption->dismiss();
    m_timeline->hide();
    m_pages->setCurrentWidget(m_class);
    focus();
}

// Only the visible page may affect the window's minimum size.
void CentralPages::giveRoomToPage() {
    for (int i = 0; i < m_pages->count(); ++i) {
        const auto policy = i == m_pages->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_pages->widget(i)->setSizePolicy(policy, policy);
    }
}

void CentralPages::focus() { m_pages->currentWidget()->setFocus(); }

void CentralPages::setLargeChart(LargeChartPage* lab) {
    m_lab = lab;
    m_lab->setParent(this);
    m_lab->hide();
    placeLargeChart();
}

void CentralPages::showLargeChart(bool on) {
    m_lab->setVisible(on);
    placeLargeChart();
}

// Places the chart between canvas and timeline, or over the canvas in the projector view.
void CentralPages::placeLargeChart() {
    if (!m_lab) return;
    auto* column = static_cast<QVBoxLayout*>(layout());
    const bool below = isChartLarge() && !m_onStage;
    if (m_onStage) {
        column->removeWidget(m_lab);
        m_lab->setGeometry(rect().adjusted(0, 0, 0, -m_foot));
        m_lab->setAutoFillBackground(true); // hides the wave below
    } else if (column->indexOf(m_lab) < 0) {
        column->insertWidget(column->indexOf(m_pages) + 1, m_lab, largeChartShare);
    }
    // Low enough to leave room for the chart, high enough to see the string oscillate.
    const int high = std::max(minCanvas, Theme::current().px(0.7 * minCanvas));
    m_pages->setMinimumHeight(below ? std::min(high, height() / 3) : 0);
}

void CentralPages::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeLargeChart();
    giveToolsRoom();
}

// Excludes the bars above and below the canvas.
void CentralPages::giveToolsRoom() {
    int room = height();
    if (!m_onStage) room -= m_timeline->sizeHint().height();
    if (!m_classSign->isHidden()) room -= m_classSign->sizeHint().height();
    tools().setRoom(room);
    m_stringTools->setRoom(room);
}

// The first level shows its background around tools and timeline.
void CentralPages::restyle() {
    QPalette colours = palette();
    colours.setColor(QPalette::Window, Theme::current().tokens().canvas);
    setPalette(colours);
    giveToolsRoom();
}

void CentralPages::placeBars() {
    m_bar->place();
    placeCaption();
}

void CentralPages::placeCaption() {
    Canvas& shown = canvas();
    QRect room = shown.barRoom().toRect();
    const bool onString = &shown == m_string;
    const QWidget& column = onString ? static_cast<QWidget&>(*m_stringTools) : tools();
    if (column.isVisible()) room.setLeft(std::max(room.left(), column.geometry().right() + 1));
    m_caption->setRoom(room.translated(shown.mapTo(this, QPoint())));
}

bool CentralPages::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide: placeCaption(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void CentralPages::takeTimelineBack() {
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->indexOf(m_speed), m_timeline);
    m_timeline->show();
}

void CentralPages::setBottomMargin(int height) {
    m_foot = height;
    placeLargeChart();
}

void CentralPages::setClass(const QString& sign) {
    m_classSign->setText(sign);
    showClassSign();
}

void CentralPages::showClassSign() {
    m_classSign->setVisible(m_onStage && !m_classSign->text().isEmpty());
    giveToolsRoom();
}

void CentralPages::setOnStage(bool on) {
    m_onStage = on;
    showClassSign();
    m_poolPage->setOnStage(on);
    m_stringTools->setOnStage(on);
    placeMessages();
    giveToolsRoom();
    placeLargeChart();
}

void CentralPages::placeMessages() {
    auto* column = static_cast<QVBoxLayout*>(layout());
    const bool hasTimeline = column->indexOf(m_timeline) >= 0; // false in the projector view
    const QWidget* next = m_speed;
    if (m_onStage) next = m_pages;
    else if (hasTimeline) next = m_timeline;
    for (QWidget* message : {static_cast<QWidget*>(m_banner), m_notice}) {
        column->removeWidget(message);
        column->insertWidget(column->indexOf(next), message);
    }
}

void CentralPages::setOnlyRun(bool only) {
    m_theory->setEnabled(!only);
    if (m_lab) m_lab->setEnabled(!only);
}

bool CentralPages::isChartLarge() const { return m_lab && !m_lab->isHidden(); }

void CentralPages::zoom(double factor) {
    if (m_session.scene() == SceneKind::String) m_string->setZoom(m_string->zoom() * factor);
    else pool().setZoom(pool().zoom() * factor);
}

void CentralPages::fit() {
    if (m_session.scene() == SceneKind::String) m_string->zoomToFit();
    else pool().setZoom(1.0);
}

} // namespace seiche

#include "moc_central_pages.cpp"
