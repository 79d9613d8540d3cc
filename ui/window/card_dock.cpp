// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/card_dock.h"

#include "theme/icons.h"
#include "theme/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

namespace seiche {

namespace {

constexpr int sideGap = 10;
constexpr int endGap = 3;
constexpr int padding = 14;
constexpr double corner = 10.0;

/// Paints the part of a card that lies within `widget`: the card goes on `above` or below it.
void paintCard(QWidget& widget, bool above, bool below) {
    const Theme& theme = Theme::current();
    const qreal out = 2 * corner * theme.scale();
    QRectF card = QRectF(widget.rect())
                      .adjusted(theme.px(sideGap) + 0.5, theme.px(endGap) + 0.5, -theme.px(sideGap) - 0.5,
                                -theme.px(endGap) - 0.5);
    if (above) card.setTop(-out);
    if (below) card.setBottom(widget.height() + out);
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(widget.rect(), theme.tokens().window);
    painter.setPen(QPen(theme.tokens().line, 1.0));
    painter.setBrush(theme.tokens().card);
    painter.drawRoundedRect(card, corner * theme.scale(), corner * theme.scale());
}

class CardTitle : public QWidget {
public:
    explicit CardTitle(QDockWidget& dock) : QWidget(&dock), m_dock(dock) {
        m_label = new QLabel(this);
        m_label->setProperty("type", "title");
        m_note = new QLabel(this);
        m_note->setProperty("type", "title");
        m_close = new QToolButton(this);
        m_close->setAutoRaise(true);
        m_close->setFocusPolicy(Qt::TabFocus);
        m_layout = new QHBoxLayout(this);
        m_layout->addWidget(m_label);
        m_layout->addStretch();
        m_layout->addWidget(m_note);
        m_layout->addWidget(m_close);
        connect(m_close, &QToolButton::clicked, &dock, &QDockWidget::close);
        connect(&dock, &QDockWidget::featuresChanged, m_close,
                [this](QDockWidget::DockWidgetFeatures features) {
                    m_close->setVisible(features & QDockWidget::DockWidgetClosable);
                });
        connect(&dock, &QDockWidget::windowTitleChanged, this, &CardTitle::retranslate);
        connect(&Theme::current(), &Theme::changed, this, &CardTitle::restyle);
        restyle();
        retranslate();
    }

    void setNote(const QString& note) { m_note->setText(note); }

protected:
    void paintEvent(QPaintEvent*) override { paintCard(*this, false, true); }
    void changeEvent(QEvent* event) override {
        if (event->type() == QEvent::LanguageChange) retranslate();
        QWidget::changeEvent(event);
    }

private:
    void retranslate() {
        m_label->setText(m_dock.windowTitle());
        const QString close = QCoreApplication::translate("CardDock", "Close %1").arg(m_dock.windowTitle());
        m_close->setToolTip(close);
        m_close->setAccessibleName(close);
    }
    void restyle() {
        const Theme& theme = Theme::current();
        const int side = theme.px(sideGap + padding);
        m_layout->setContentsMargins(side, theme.px(endGap + 6), side - theme.px(5), 0);
        m_close->setIcon(icon(Glyph::Close, theme.tokens().quiet));
        m_close->setIconSize({theme.px(12), theme.px(12)});
        update();
    }

    QDockWidget& m_dock;
    QLabel* m_label;
    QLabel* m_note;
    QToolButton* m_close;
    QHBoxLayout* m_layout;
};

/// As high as its panel wishes, and scrolls when it gets less.
class PanelScroll : public QScrollArea {
public:
    explicit PanelScroll(QWidget* panel) {
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        viewport()->setAutoFillBackground(false);
        panel->setAutoFillBackground(false);
        setWidget(panel);
        // Setting the widget turns its background on again.
        panel->setAutoFillBackground(false);
    }
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override {
        // Large type leaves no room for such wishes.
        const Theme& theme = Theme::current();
        const QVariant least = widget()->property("leastHeight");
        const int height = theme.px(least.isValid() && theme.scale() < 1.3 ? least.toInt() : 60);
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
                std::min(widget()->minimumSizeHint().height(), height)};
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QScrollArea::resizeEvent(event);
        giveTextsTheirHeight();
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) giveTextsTheirHeight();
        return QScrollArea::eventFilter(watched, event);
    }

private:
    // A scroll area asks only how low its contents may become, not how low they may at this width.
    void giveTextsTheirHeight() {
        const QLayout* layout = widget()->layout();
        if (!layout || !layout->hasHeightForWidth()) return;
        const QMargins margins = layout->contentsMargins();
        // As if the scroll bar were there: with it the texts are longer, without it they may not need it, and
        // so on for ever.
        const int inner = width() - verticalScrollBar()->sizeHint().width() - margins.left() - margins.right();
        const int needed = layout->minimumHeightForWidth(inner) + margins.top() + margins.bottom();
        if (needed != widget()->minimumHeight()) widget()->setMinimumHeight(needed);
    }
};

class CardBody : public QWidget {
public:
    CardBody(QWidget* panel, QWidget* parent) : QWidget(parent) {
        m_layout = new QHBoxLayout(this);
        m_layout->addWidget(new PanelScroll(panel));
        connect(&Theme::current(), &Theme::changed, this, &CardBody::restyle);
        restyle();
    }

protected:
    void paintEvent(QPaintEvent*) override { paintCard(*this, true, false); }

private:
    void restyle() {
        const Theme& theme = Theme::current();
        const int side = theme.px(sideGap + padding);
        m_layout->setContentsMargins(side, theme.px(2), side, theme.px(endGap + 9));
        update();
    }

    QHBoxLayout* m_layout;
};

} // namespace

CardDock::CardDock(QWidget* panel, QWidget* parent) : QDockWidget(parent), m_panel(panel) {
    setObjectName(panel->objectName() + QStringLiteral("Dock"));
    setWindowTitle(panel->windowTitle());
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    CardTitle* title = new CardTitle(*this);
    title->setNote(panel->property("note").toString());
    setTitleBarWidget(title);
    setWidget(new CardBody(panel, this));
    panel->installEventFilter(this);
}

// A panel that needs more room than before gets it, up to its least height; room it no longer needs goes to the
// others.
void CardDock::fitToPanel() {
    QWidget* viewport = m_panel->parentWidget();
    if (!viewport || !viewport->parentWidget()) return;
    viewport->parentWidget()->updateGeometry();
    const int wished = m_panel->sizeHint().height();
    const int spared = m_preferred - wished;
    m_preferred = wished;
    QMainWindow* window = qobject_cast<QMainWindow*>(parentWidget());
    if (spared > Theme::current().px(40) && window && !isFloating() &&
        m_panel->property("leastHeight").isValid())
        window->resizeDocks({this}, {height() - spared}, Qt::Vertical);
}

bool CardDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_panel && event->type() == QEvent::WindowTitleChange)
        setWindowTitle(m_panel->windowTitle());
    if (watched == m_panel && event->type() == QEvent::DynamicPropertyChange)
        static_cast<CardTitle*>(titleBarWidget())->setNote(m_panel->property("note").toString());
    if (watched == m_panel && event->type() == QEvent::LayoutRequest) fitToPanel();
    return QDockWidget::eventFilter(watched, event);
}

} // namespace seiche

#include "moc_card_dock.cpp"
