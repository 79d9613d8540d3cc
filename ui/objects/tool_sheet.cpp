// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/tool_sheet.h"

#include "theme/theme.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

/// Pixels at scale 1.
constexpr double tileWidth = 92;
constexpr double tileHeight = 86;
constexpr double iconSide = 32;
constexpr int minColumns = 4;
constexpr int maxColumns = 12;
constexpr int rowsThatFit = 5;

/// A button with a picture over its name.
class Tile : public QAbstractButton {
public:
    using QAbstractButton::QAbstractButton;
    QSize sizeHint() const override {
        const Theme& theme = Theme::current();
        return {theme.px(tileWidth), theme.px(tileHeight)};
    }

protected:
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) click();
        else QAbstractButton::keyPressEvent(event);
    }
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = Theme::current();
        const Tokens& tokens = theme.tokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF tile = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
        const bool isLit = isChecked() || (underMouse() && isEnabled());
        painter.setPen(hasFocus()    ? QPen(tokens.text, 2.0)
                       : isChecked() ? QPen(tokens.main, 1.5)
                                     : QPen(Qt::NoPen));
        painter.setBrush(isLit ? tokens.soft : QColor(Qt::transparent));
        painter.drawRoundedRect(tile, theme.px(8), theme.px(8));
        const int side = theme.px(iconSide);
        const QRect picture((width() - side) / 2, theme.px(6), side, side);
        painter.setOpacity(isEnabled() ? 1.0 : 0.4);
        icon().paint(&painter, picture);
        painter.setPen(tokens.text);
        const QRect words(theme.px(4), picture.bottom() + theme.px(3), width() - theme.px(8),
                          height() - picture.bottom() - theme.px(4));
        painter.setFont(fontFor(words.size()));
        painter.drawText(words, layout, text());
    }

private:
    static constexpr int layout = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    static constexpr int smallest = 7; // pixels

    /// Returns the small font, reduced if a word is too long or there are too many.
    QFont fontFor(QSize room) const {
        QFont font = Theme::current().font(Type::Hint);
        const QRect tall(0, 0, room.width(), 4 * room.height());
        while (font.pixelSize() > smallest) {
            const QRect needed = QFontMetrics(font).boundingRect(tall, layout, text());
            if (needed.width() <= room.width() && needed.height() <= room.height()) break;
            font.setPixelSize(font.pixelSize() - 1);
        }
        return font;
    }
};

int columnsFor(const std::vector<SheetSection>& sections, int max) {
    for (int columns = minColumns; columns < max; ++columns) {
        int rows = 0;
        for (const SheetSection& section : sections)
            rows += (static_cast<int>(section.tools.size()) + columns - 1) / columns;
        if (rows <= rowsThatFit) return columns;
    }
    return max;
}

} // namespace

ToolSheet::ToolSheet(QWidget* parent)
    : QFrame(parent, Qt::Popup), m_content(new QWidget), m_column(new QVBoxLayout(m_content)) {
    setObjectName(QStringLiteral("toolSheet"));
    setProperty("card", true);
    auto* scroll = new QScrollArea; // scrolls only if higher than the screen
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_content);
    scroll->viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
}

void ToolSheet::open(const QString& title, std::function<std::vector<SheetSection>()> sections,
                     QWidget* settings, const QRect& anchor, Side side) {
    returnSettings();
    setAccessibleName(title);
    m_sections = std::move(sections);
    m_anchor = anchor;
    m_side = side;
    m_settings = settings;
    m_ownerOfSettings = settings ? settings->parentWidget() : nullptr;
    fill();
    if (settings) {
        m_column->addWidget(settings);
        settings->show();
    }
    place();
    show();
    const QList<Tile*> tiles = findChildren<Tile*>();
    const auto checked = std::ranges::find_if(tiles, [](const Tile* tile) { return tile->isChecked(); });
    if (!tiles.isEmpty()) (checked == tiles.end() ? tiles.front() : *checked)->setFocus(Qt::PopupFocusReason);
}

void ToolSheet::fill() {
    delete m_tiles;
    m_tiles = new QWidget(m_content);
    const Theme& theme = Theme::current();
    const std::vector<SheetSection> sections = m_sections();
    const int widest = parentWidget()->screen()->availableGeometry().width() / theme.px(tileWidth + 8);
    const int columns = columnsFor(sections, std::clamp(widest, minColumns, maxColumns));
    auto* grid = new QGridLayout(m_tiles);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(theme.px(4));
    int row = 0;
    for (const SheetSection& section : sections) {
        if (section.tools.empty()) continue;
        if (!section.title.isEmpty()) {
            auto* title = new QLabel(section.title, m_tiles);
            title->setProperty("type", "title");
            grid->addWidget(title, row++, 0, 1, columns);
        }
        for (std::size_t i = 0; i < section.tools.size(); ++i) {
            const SheetTool& tool = section.tools[i];
            auto* tile = new Tile(m_tiles);
            tile->setObjectName(tool.name);
            tile->setText(tool.text);
            tile->setToolTip(tool.help);
            tile->setAccessibleDescription(tool.help);
            tile->setIcon(tool.icon);
            tile->setCheckable(tool.isChecked || tool.staysOpen);
            tile->setChecked(tool.isChecked);
            tile->setEnabled(tool.isEnabled);
            tile->setFocusPolicy(Qt::StrongFocus);
            connect(tile, &QAbstractButton::clicked, this, [this, tool] { choose(tool); });
            grid->addWidget(tile, row + static_cast<int>(i) / columns, static_cast<int>(i) % columns);
        }
        row += (static_cast<int>(section.tools.size()) + columns - 1) / columns;
    }
    m_column->insertWidget(0, m_tiles);
}

void ToolSheet::place() {
    const int margin = Theme::current().px(12);
    m_column->setContentsMargins(margin, margin, margin, margin);
    const QRect screen = parentWidget()->screen()->availableGeometry();
    m_column->activate();
    QSize size = m_content->sizeHint() + (this->size() - contentsRect().size());
    if (size.height() > screen.height())
        size = {size.width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent), screen.height()};
    resize(size);
    const int gap = Theme::current().px(8);
    const QPoint wanted = m_side == Side::Above
                              ? QPoint(m_anchor.center().x() - width() / 2, m_anchor.top() - height() - gap)
                              : QPoint(m_anchor.right() + gap, m_anchor.top());
    move(std::clamp(wanted.x(), screen.left(), std::max(screen.left(), screen.right() - width())),
         std::clamp(wanted.y(), screen.top(), std::max(screen.top(), screen.bottom() - height())));
}

void ToolSheet::choose(const SheetTool& tool) {
    const SheetTool chosen = tool; // the tile and its copy may be deleted
    if (!chosen.staysOpen) {
        hide();
        return chosen.choose();
    }
    chosen.choose();
    // Queued, because this replaces the clicked tile.
    QMetaObject::invokeMethod(
        this,
        [this, name = chosen.name] {
            if (!isVisible()) return;
            fill();
            if (auto* tile = m_tiles->findChild<QWidget*>(name)) tile->setFocus();
        },
        Qt::QueuedConnection);
}

void ToolSheet::returnSettings() {
    if (!m_settings) return;
    m_settings->hide();
    m_settings->setParent(m_ownerOfSettings);
    m_settings = nullptr;
}

void ToolSheet::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    returnSettings();
    emit closed();
}

} // namespace seiche

#include "moc_tool_sheet.cpp"
