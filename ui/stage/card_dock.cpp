// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/card_dock.h"

#include "panels/panel.h"
#include "theme/icons.h"
#include "theme/theme.h"
#include "widgets/wrapped_label.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>
#include <iterator>
#include <optional>

namespace seiche {

namespace {

constexpr int sideGap = 10;
constexpr int endGap = 3;
constexpr int padding = 14;
constexpr double corner = 10.0;
/// Minimum width that shows all tab names of stacked docks in larger type.
constexpr double roomForTabs = 330;

/// Paints the part of a panel frame inside `widget`. The frame continues `above` or `below`.
void paintCard(QWidget& widget, const CardDock& dock, bool above, bool below) {
    const Theme& theme = Theme::current();
    const qreal out = 2 * corner * theme.scale();
    const int side = dock.isOnStage() ? 0 : theme.px(sideGap), end = dock.isOnStage() ? 0 : theme.px(endGap);
    QRectF card = QRectF(widget.rect()).adjusted(side + 0.5, end + 0.5, -side - 0.5, -end - 0.5);
    if (above) card.setTop(-out);
    if (below) card.setBottom(widget.height() + out);
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!dock.isOnStage()) painter.fillRect(widget.rect(), theme.tokens().window);
    QColor ground = theme.tokens().card;
    ground.setAlphaF(static_cast<float>(dock.opacity()));
    painter.setPen(QPen(theme.tokens().line, 1.0));
    painter.setBrush(ground);
    painter.drawRoundedRect(card, corner * theme.scale(), corner * theme.scale());
}

} // namespace

/// Title bar: title, note and buttons.
class CardTitle : public QWidget {
public:
    explicit CardTitle(CardDock& dock) : QWidget(&dock), m_dock(dock) {
        m_label = new QLabel(this);
        m_label->setProperty("type", "title");
        m_note = new QLabel(this);
        m_note->setProperty("type", "title");
        m_layout = new QHBoxLayout(this);
        m_layout->addWidget(m_label);
        m_layout->addStretch();
        m_layout->addWidget(m_note);
        m_whole = addButton("cardWhole");
        m_fold = addButton("cardFold");
        m_close = addButton("cardClose");
        connect(m_whole, &QToolButton::clicked, &dock, [&dock] { dock.setWhole(!dock.isWhole()); });
        connect(m_fold, &QToolButton::clicked, &dock, [&dock] { dock.setFolded(!dock.isFolded()); });
        connect(m_close, &QToolButton::clicked, &dock, &QDockWidget::close);
        connect(&dock, &QDockWidget::featuresChanged, this, &CardTitle::refresh);
        connect(&dock, &QDockWidget::windowTitleChanged, this, &CardTitle::refresh);
        connect(&Theme::current(), &Theme::changed, this, &CardTitle::refresh);
        refresh();
    }

    void setNote(const QString& note) { m_note->setText(note); }

    /// Updates the buttons to the state of the dock.
    void refresh() {
        const Theme& theme = Theme::current();
        const bool staged = m_dock.isOnStage();
        const int side = theme.px(staged ? padding : sideGap + padding);
        m_layout->setContentsMargins(side, theme.px(staged ? 5 : endGap + 6), side - theme.px(5), 0);
        const auto dress = [&](QToolButton* button, Glyph glyph, const QString& words) {
            button->setIcon(icon(glyph, theme.tokens().quiet));
            button->setIconSize({theme.px(12), theme.px(12)});
            button->setToolTip(words);
            button->setAccessibleName(words);
        };
        const QString name = m_dock.windowTitle();
        m_label->setText(name);
        dress(m_whole, m_dock.isWhole() ? Glyph::Less : Glyph::More,
              (m_dock.isWhole() ? QCoreApplication::translate("CardDock", "Show less of %1")
                                : QCoreApplication::translate("CardDock", "Show more of %1"))
                  .arg(name));
        dress(m_fold, m_dock.isFolded() ? Glyph::Unfold : Glyph::Fold,
              (m_dock.isFolded() ? QCoreApplication::translate("CardDock", "Expand %1")
                                 : QCoreApplication::translate("CardDock", "Collapse %1"))
                  .arg(name));
        dress(m_close, Glyph::Close, QCoreApplication::translate("CardDock", "Close %1").arg(name));
        m_whole->setVisible(staged && m_dock.m_brief && m_dock.m_brief->canBeBrief() && !m_dock.isFolded());
        m_fold->setVisible(staged);
        m_close->setVisible(m_dock.features() & QDockWidget::DockWidgetClosable);
        setCursor(staged ? Qt::SizeAllCursor : Qt::ArrowCursor);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override { paintCard(*this, m_dock, false, !m_dock.isFolded()); }
    void changeEvent(QEvent* event) override {
        if (event->type() == QEvent::LanguageChange) refresh();
        QWidget::changeEvent(event);
    }
    void mousePressEvent(QMouseEvent* event) override {
        if (!m_dock.isOnStage() || event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
        m_grip = event->globalPosition().toPoint() - m_dock.pos();
        m_dock.raise();
    }
    void mouseMoveEvent(QMouseEvent* event) override {
        if (!m_grip) return QWidget::mouseMoveEvent(event);
        m_dock.moveTo(event->globalPosition().toPoint() - *m_grip);
    }
    void mouseReleaseEvent(QMouseEvent* event) override {
        if (!m_grip) return QWidget::mouseReleaseEvent(event);
        m_grip.reset();
    }
    void mouseDoubleClickEvent(QMouseEvent* event) override {
        if (!m_dock.isOnStage()) return QWidget::mouseDoubleClickEvent(event);
        m_dock.setFolded(!m_dock.isFolded());
    }

private:
    QToolButton* addButton(const char* name) {
        auto* button = new QToolButton(this);
        button->setObjectName(QLatin1String(name));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setCursor(Qt::ArrowCursor);
        button->installEventFilter(&m_dock);
        m_layout->addWidget(button);
        return button;
    }

    CardDock& m_dock;
    QLabel* m_label;
    QLabel* m_note;
    QToolButton* m_whole;
    QToolButton* m_fold;
    QToolButton* m_close;
    QHBoxLayout* m_layout;
    std::optional<QPoint> m_grip; ///< grip position in the dock during a mouse drag
};

namespace {

/// Scroll area with the preferred height of its panel.
class PanelScroll : public QScrollArea {
public:
    explicit PanelScroll(QWidget* panel, const CardDock& dock) : m_dock(dock) {
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        viewport()->setAutoFillBackground(false);
        panel->setAutoFillBackground(false);
        setWidget(panel);
        // `setWidget` enables the background again.
        panel->setAutoFillBackground(false);
    }
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override {
        // Large type leaves no room for `minHeight`.
        const Theme& theme = Theme::current();
        const QVariant min = widget()->property("minHeight");
        const bool hasOthersBelow = !m_dock.isTogether() && theme.scale() < 1.3;
        const int height = theme.px(min.isValid() && hasOthersBelow ? min.toInt() : 60);
        const bool namesFit = !m_dock.isOnStage() && !m_dock.isNarrow() && theme.scale() > 1.0;
        const int wide = namesFit ? theme.px(roomForTabs) : 0;
        // A lent brief panel does not scroll.
        const auto* panel = qobject_cast<const seiche::Panel*>(widget());
        const bool isWhole = m_dock.isLent() && panel && panel->isBrief();
        return {std::max(wide, widget()->minimumSizeHint().width() + barWidth()),
                isWhole ? std::max(widget()->minimumHeight(), widget()->minimumSizeHint().height())
                        : std::min(widget()->minimumSizeHint().height(), height)};
    }

    void updateRoom() {
        if (auto* panel = qobject_cast<seiche::Panel*>(widget()))
            panel->setRoom(m_dock.isOnStage() ? QSize() : QSize(innerWidth(), height()));
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QScrollArea::resizeEvent(event);
        updateRoom();
        giveTextsTheirHeight();
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) giveTextsTheirHeight();
        if (watched == widget() && event->type() == QEvent::Show) layOutAnew();
        return QScrollArea::eventFilter(watched, event);
    }

private:
    // On the stage a panel has its full height and no scroll bar.
    int barWidth() const { return m_dock.isOnStage() ? 0 : verticalScrollBar()->sizeHint().width(); }
    // Always reserves the scroll bar: its presence changes the text height, which could toggle it
    // endlessly.
    int innerWidth() const { return width() - barWidth(); }
    // A scroll bar that appears during the show event narrows the panel, but Qt loses that resize
    // event.
    void layOutAnew() {
        const QLayout* layout = widget()->layout();
        if (!layout || layout->geometry() == widget()->contentsRect()) return;
        QResizeEvent lost(widget()->size(), widget()->size());
        QCoreApplication::sendEvent(widget(), &lost);
    }
    // Qt's scroll area ignores height-for-width: it uses the minimum height, not the minimum at
    // this width.
    void giveTextsTheirHeight() {
        const QLayout* layout = widget()->layout();
        const bool hasTexts = layout && layout->hasHeightForWidth();
        int needed = widget()->minimumSizeHint().height();
        if (hasTexts) {
            const QMargins margins = layout->contentsMargins();
            const int inner = innerWidth() - margins.left() - margins.right();
            needed = layout->minimumHeightForWidth(inner) + margins.top() + margins.bottom();
        }
        if (const int min = hasTexts ? needed : 0; min != widget()->minimumHeight()) {
            widget()->setMinimumHeight(min);
            if (m_dock.isLent()) updateGeometry();
        }
        // A needless scroll bar would lengthen the texts.
        setVerticalScrollBarPolicy(m_dock.isOnStage() && needed <= height() ? Qt::ScrollBarAlwaysOff
                                                                            : Qt::ScrollBarAsNeeded);
    }

    const CardDock& m_dock;
};

class CardBody : public QWidget {
public:
    CardBody(QWidget* panel, CardDock* dock)
        : QWidget(dock), m_dock(*dock), m_scroll(new PanelScroll(panel, *dock)) {
        m_layout = new QHBoxLayout(this);
        m_layout->addWidget(m_scroll);
        connect(&Theme::current(), &Theme::changed, this, &CardBody::restyle);
        restyle();
    }

    void restyle() {
        const Theme& theme = Theme::current();
        const bool gaps = !m_dock.isOnStage() && !m_dock.isLent();
        const int side = m_dock.isLent() ? 0 : theme.px(gaps ? sideGap + padding : padding);
        m_layout->setContentsMargins(side, theme.px(2), side, theme.px(gaps ? endGap + 9 : 9));
        m_scroll->updateGeometry(); // with or without room for the scroll bar
        m_scroll->updateRoom();
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        if (!m_dock.isLent()) paintCard(*this, m_dock, true, false);
    }

private:
    CardDock& m_dock;
    PanelScroll* m_scroll;
    QHBoxLayout* m_layout;
};

} // namespace

CardDock::CardDock(QWidget* panel, QWidget* parent)
    : QDockWidget(parent), m_panel(panel), m_brief(qobject_cast<Panel*>(panel)) {
    setObjectName(panel->objectName() + QStringLiteral("Dock"));
    setWindowTitle(panel->windowTitle());
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    CardTitle* title = new CardTitle(*this);
    title->setNote(panel->property("note").toString());
    setTitleBarWidget(title);
    m_body = new CardBody(panel, this);
    setWidget(m_body);
    panel->installEventFilter(this);
}

QWidget* CardDock::lend() {
    m_lent = true;
    static_cast<CardBody*>(m_body)->restyle();
    return m_body;
}

void CardDock::takeBack() {
    m_lent = false;
    setWidget(m_body);
    static_cast<CardBody*>(m_body)->restyle();
}

void CardDock::setOnStage(bool on) {
    if (on == m_onStage) return;
    m_onStage = on;
    m_folded = m_whole = false;
    m_opacity = 1.0;
    showParts();
}

void CardDock::setNarrow(bool narrow) {
    if (narrow == m_narrow) return;
    m_narrow = narrow;
    static_cast<CardBody*>(m_body)->restyle();
}

void CardDock::setTogether(bool together) {
    if (together == m_together) return;
    m_together = together;
    static_cast<CardBody*>(m_body)->restyle();
}

void CardDock::setOpacity(double opacity) {
    if (opacity == m_opacity) return;
    m_opacity = opacity;
    titleBarWidget()->update();
    m_body->update();
}

void CardDock::setStage(QSize size) {
    m_stage = size;
    updateTextHeights(); // includes newly created labels
    if (m_brief && !m_whole) m_brief->setBrief(size);
}

void CardDock::setFolded(bool folded) {
    m_folded = folded;
    showParts();
}

void CardDock::setWhole(bool whole) {
    m_whole = whole;
    showParts();
}

bool CardDock::tighten() { return m_brief && !m_whole && m_brief->tighten(); }

// The stage needs the height at widths that are not applied yet. Heights based on the current
// width would change with each arrangement, endlessly.
void CardDock::updateTextHeights() {
    for (WrappedLabel* label : m_panel->findChildren<WrappedLabel*>()) label->setReportingHeight(m_onStage);
}

void CardDock::showParts() {
    updateTextHeights();
    if (m_brief) m_brief->setBrief(m_onStage && !m_whole ? m_stage : QSize());
    m_body->setVisible(!m_folded);
    static_cast<CardTitle*>(titleBarWidget())->refresh();
    static_cast<CardBody*>(m_body)->restyle();
    if (m_onStage) emit roomRequested();
}

int CardDock::heightForWidth(int width) const {
    const int title = titleBarWidget()->sizeHint().height();
    if (m_folded) return title + Theme::current().px(5);
    const QMargins margins = m_body->layout()->contentsMargins();
    const int inner = width - margins.left() - margins.right();
    const QLayout* layout = m_panel->layout();
    const int panel = layout && layout->hasHeightForWidth() ? layout->totalHeightForWidth(inner)
                                                            : m_panel->sizeHint().height();
    return title + margins.top() + panel + margins.bottom();
}

int CardDock::minWidth() const {
    const QMargins margins = m_body->layout()->contentsMargins();
    const int panel = std::max(m_panel->minimumSizeHint().width(), m_panel->minimumWidth()) + margins.left() +
                      margins.right();
    return std::max({titleBarWidget()->minimumSizeHint().width(), panel, layout()->minimumSize().width()});
}

void CardDock::moveTo(QPoint place) {
    const QSize room = parentWidget()->size() - size();
    const QPoint within(std::clamp(place.x(), 0, std::max(0, room.width())),
                        std::clamp(place.y(), 0, std::max(0, room.height())));
    if (within == pos()) return;
    move(within);
    emit moved();
}

void CardDock::setVisible(bool visible) {
    if (!visible && QWidget::mouseGrabber() == this) letGoOfCards();
    QDockWidget::setVisible(visible);
}

bool CardDock::moveByKey(const QKeyEvent& event) {
    if (!m_onStage || event.modifiers() != Qt::ControlModifier) return false;
    const int step = Theme::current().px(24);
    switch (event.key()) {
    case Qt::Key_Left: moveTo(pos() - QPoint(step, 0)); return true;
    case Qt::Key_Right: moveTo(pos() + QPoint(step, 0)); return true;
    case Qt::Key_Up: moveTo(pos() - QPoint(0, step)); return true;
    case Qt::Key_Down: moveTo(pos() + QPoint(0, step)); return true;
    default: return false;
    }
}

// Enlarges the dock for a panel that needs more room, up to its minimum height, and returns spare
// room to other docks.
void CardDock::fitToPanel() {
    QWidget* viewport = m_panel->parentWidget();
    if (!viewport || !viewport->parentWidget()) return;
    viewport->parentWidget()->updateGeometry();
    if (m_onStage) return emit roomRequested();
    if (m_lent) return;
    const int wished = m_panel->sizeHint().height();
    const int spared = m_preferred - wished;
    m_preferred = wished;
    QMainWindow* window = qobject_cast<QMainWindow*>(parentWidget());
    if (spared > Theme::current().px(40) && window && !isFloating() && m_panel->property("minHeight").isValid())
        window->resizeDocks({this}, {std::max(1, height() - spared)},
                            Qt::Vertical); // height may be small while hidden
}

bool CardDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_panel && event->type() == QEvent::WindowTitleChange)
        setWindowTitle(m_panel->windowTitle());
    if (watched == m_panel && event->type() == QEvent::DynamicPropertyChange)
        static_cast<CardTitle*>(titleBarWidget())->setNote(m_panel->property("note").toString());
    if (watched == m_panel && event->type() == QEvent::LayoutRequest) fitToPanel();
    // Without this, title bar buttons would move the focus.
    if (watched != m_panel && event->type() == QEvent::KeyPress && moveByKey(*static_cast<QKeyEvent*>(event)))
        return true;
    return QDockWidget::eventFilter(watched, event);
}

std::vector<CardDock*> openOf(const std::vector<CardDock*>& cards) {
    std::vector<CardDock*> open;
    std::ranges::copy_if(cards, std::back_inserter(open),
                         [](const CardDock* card) { return !card->isHidden(); });
    return open;
}

void openOnly(const std::vector<CardDock*>& cards, const std::vector<CardDock*>& these) {
    for (CardDock* card : cards) card->setVisible(std::ranges::find(these, card) != these.end());
}

void letGoOfCards() {
    auto* card = qobject_cast<CardDock*>(QWidget::mouseGrabber());
    if (!card) return;
    // This ends the drag even if nothing changes. A dock that cannot float would otherwise slide
    // back later.
    const QDockWidget::DockWidgetFeatures features = card->features();
    card->setFeatures(features | QDockWidget::DockWidgetFloatable);
    card->setFloating(card->isFloating());
    card->setFeatures(features);
    if (!(features & QDockWidget::DockWidgetFloatable)) card->setFloating(false);
}

QByteArray saveDocks(const QMainWindow& window, int version) {
    letGoOfCards();
    return window.saveState(version);
}

bool restoreDocks(QMainWindow& window, const QByteArray& arrangement, int version) {
    letGoOfCards();
    // Qt iterates over a set of tab bars and shows each. Every one triggers a layout, which would
    // replace that set meanwhile.
    window.layout()->setEnabled(false);
    const bool isRestored = window.restoreState(arrangement, version);
    window.layout()->setEnabled(true);
    if (window.isVisible()) window.layout()->activate();
    return isRestored;
}

} // namespace seiche

#include "moc_card_dock.cpp"
