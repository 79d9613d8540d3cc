// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper/sheet.h"

#include "theme/on_paper.h"
#include "widgets/key_cap.h"
#include "widgets/write_whole.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <QTextTable>

#include <algorithm>
#include <cmath>
#include <vector>

namespace seiche {

namespace {

// Resolution of the layout. Scaling to the device gives the same page on every printer.
constexpr double dotsPerInch = 96.0;
constexpr double margin = 0.7 * dotsPerInch;
constexpr double footerRoom = 0.35 * dotsPerInch;
constexpr int textPixels = 13;
constexpr double minZoom = 0.9;
constexpr double longestKept = 0.5;  // fraction of a page
constexpr double dotsPerPixel = 6.0; // resolution of drawings in a line of text

QFont fontOf(int pixels, bool bold = false) {
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(pixels);
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QTextCharFormat letters(int pixels, bool bold = false, QColor colour = Qt::black) {
    QTextCharFormat format;
    format.setFont(fontOf(pixels, bold));
    format.setForeground(colour);
    return format;
}

QTextBlockFormat paragraph(double above, double below) {
    QTextBlockFormat format;
    format.setTopMargin(above);
    format.setBottomMargin(below);
    return format;
}

QPageSize usualPaper() {
    return QPageSize(QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter
                                                                                : QPageSize::A4);
}

/// Returns the usual paper size without margins.
QSizeF usualRoom() {
    const QSizeF paper = usualPaper().size(QPageSize::Inch) * dotsPerInch;
    return {paper.width() - 2 * margin, paper.height() - 2 * margin - footerRoom};
}

QTextCursor endOf(QTextDocument& text) {
    QTextCursor cursor(&text);
    cursor.movePosition(QTextCursor::End);
    return cursor;
}

/// Begins a new paragraph at the end.
QTextCursor begin(QTextDocument& text, const QTextBlockFormat& format, const QTextCharFormat& letters) {
    QTextCursor cursor = endOf(text);
    if (text.isEmpty()) {
        cursor.setBlockFormat(format);
        cursor.setCharFormat(letters);
    } else {
        cursor.insertBlock(format, letters);
    }
    return cursor;
}

} // namespace

/// Paints drawings, each a single character in the text.
class Sheet::Drawings : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int objectType = QTextFormat::UserObject + 1;

    QTextCharFormat add(QSizeF size, std::function<void(QPainter&)> paint) {
        m_drawings.push_back({size, std::move(paint)});
        QTextCharFormat format;
        format.setObjectType(objectType);
        format.setProperty(numberProperty, static_cast<int>(m_drawings.size()) - 1);
        return format;
    }
    QSizeF intrinsicSize(QTextDocument*, int, const QTextFormat& format) override { return of(format).size; }
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument*, int,
                    const QTextFormat& format) override {
        painter->save();
        painter->translate(place.topLeft());
        of(format).paint(*painter);
        painter->restore();
    }

private:
    struct Drawing {
        QSizeF size;
        std::function<void(QPainter&)> paint;
    };
    static constexpr int numberProperty = QTextFormat::UserProperty + 1;

    const Drawing& of(const QTextFormat& format) const {
        return m_drawings[static_cast<std::size_t>(format.intProperty(numberProperty))];
    }

    std::vector<Drawing> m_drawings;
};

Sheet::Sheet(const QString& title)
    : m_title(title), m_text(std::make_unique<QTextDocument>()), m_drawings(std::make_unique<Drawings>()) {
    m_text->documentLayout()->registerHandler(Drawings::objectType, m_drawings.get());
    m_text->setDocumentMargin(0);
    m_text->setDefaultFont(fontOf(textPixels));
    m_text->setUndoRedoEnabled(false);
    begin(*m_text, paragraph(0, 8), letters(22, true)).insertText(title);
}

Sheet::~Sheet() = default;
Sheet::Sheet(Sheet&&) noexcept = default;
Sheet& Sheet::operator=(Sheet&&) noexcept = default;

void Sheet::addHeading(const QString& text) {
    QTextBlockFormat format = paragraph(14, 4);
    format.setHeadingLevel(2);
    begin(*m_text, format, letters(15, true)).insertText(text);
}

void Sheet::addText(const QString& text) {
    begin(*m_text, paragraph(0, 6), letters(textPixels)).insertText(text);
}

void Sheet::addTextWithKeys(const QString& text, const QString& label) {
    const OnPaper paper;
    QTextCursor cursor = begin(*m_text, paragraph(0, 6), letters(textPixels));
    if (!label.isEmpty()) cursor.insertText(label + QLatin1Char(' '), letters(textPixels, true));
    qsizetype at = 0;
    for (auto match = keyMark().globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch mark = match.next();
        cursor.insertText(text.mid(at, mark.capturedStart() - at), letters(textPixels));
        const QImage key = keyCapPicture(mark.captured(1), textPixels, dotsPerPixel);
        insertPicture(cursor, key, QSizeF(key.size()) / dotsPerPixel, true);
        at = mark.capturedEnd();
    }
    cursor.insertText(text.mid(at), letters(textPixels));
}

void Sheet::insertPicture(QTextCursor& cursor, const QImage& picture, QSizeF size, bool inLine) {
    const QString name = QStringLiteral("picture-%1").arg(cursor.position());
    QImage plain = picture;
    plain.setDevicePixelRatio(1.0);
    m_text->addResource(QTextDocument::ImageResource, QUrl(name), plain);
    QTextImageFormat format;
    format.setName(name);
    format.setWidth(size.width());
    format.setHeight(size.height());
    if (inLine) format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
    cursor.insertImage(format);
}

void Sheet::addPicture(const QImage& picture, const QString& caption, double share) {
    if (picture.isNull()) return;
    const QSizeF room = usualRoom();
    const QSizeF size =
        QSizeF(picture.size())
            .scaled(room.width(), room.height() * std::clamp(share, 0.05, 0.9), Qt::KeepAspectRatio);
    QTextCursor cursor = begin(*m_text, paragraph(6, 4), letters(textPixels));
    insertPicture(cursor, picture, size);
    if (!caption.isEmpty())
        begin(*m_text, paragraph(0, 8), letters(11, false, Qt::darkGray)).insertText(caption);
}

void Sheet::addDrawing(QSizeF size, std::function<void(QPainter&)> paint) {
    QTextCursor cursor = begin(*m_text, paragraph(6, 4), letters(textPixels));
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), m_drawings->add(size, std::move(paint)));
}

void Sheet::addTable(const QStringList& columns, const QList<QStringList>& rows) {
    const int width = static_cast<int>(columns.isEmpty() ? rows.value(0).size() : columns.size());
    if (width < 1) return;
    const int head = columns.isEmpty() ? 0 : 1;
    QTextTableFormat format;
    format.setHeaderRowCount(head);
    format.setBorder(1);
    format.setBorderBrush(Qt::lightGray);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderCollapse(true);
    format.setCellPadding(5);
    format.setTopMargin(4);
    format.setBottomMargin(8);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    QTextCursor cursor = begin(*m_text, paragraph(0, 0), letters(2));
    // Lays out the table once, not after every cell.
    cursor.beginEditBlock();
    QTextTable* table = cursor.insertTable(static_cast<int>(rows.size()) + head, width, format);
    const auto fill = [&](int row, const QStringList& cells, bool bold) {
        for (int column = 0; column < width; ++column) {
            QTextCursor cell = table->cellAt(row, column).firstCursorPosition();
            cell.setCharFormat(letters(12, bold));
            cell.insertText(cells.value(column), letters(12, bold));
        }
    };
    if (head) fill(0, columns, true);
    for (int row = 0; row < rows.size(); ++row) fill(row + head, rows[row], false);
    cursor.endEditBlock();
}

void Sheet::addLines(int count) {
    for (int i = 0; i < count; ++i) {
        QTextBlockFormat format = paragraph(20, 0);
        // A rule below an empty paragraph draws the line.
        format.setProperty(QTextFormat::BlockTrailingHorizontalRulerWidth,
                           QTextLength(QTextLength::PercentageLength, 100));
        begin(*m_text, format, letters(4));
    }
}

void Sheet::addForm(const QList<Field>& fields) {
    QTextTableFormat format;
    format.setBorder(0);
    format.setBottomMargin(8);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    int shares = 0;
    for (const Field& field : fields) shares += field.share;
    QList<QTextLength> widths;
    for (const Field& field : fields)
        widths << QTextLength(QTextLength::PercentageLength, 100.0 * field.share / std::max(1, shares));
    format.setColumnWidthConstraints(widths);
    QTextCursor cursor = begin(*m_text, paragraph(0, 0), letters(2));
    QTextTable* table = cursor.insertTable(1, static_cast<int>(fields.size()), format);
    for (int column = 0; column < fields.size(); ++column) {
        QTextTableCell place = table->cellAt(0, column);
        QTextTableCellFormat padding;
        padding.setRightPadding(12);
        place.setFormat(padding);
        QTextCursor cell = place.firstCursorPosition();
        QTextBlockFormat line;
        if (fields[column].hasLine)
            line.setProperty(QTextFormat::BlockTrailingHorizontalRulerWidth,
                             QTextLength(QTextLength::PercentageLength, 100));
        cell.setBlockFormat(line);
        cell.insertText(fields[column].label, letters(textPixels));
    }
}

// Inserts a page break before a heading that would be separated from its text, because Qt does
// not.
int Sheet::layOut(QSizeF page) const {
    std::vector<QTextBlock> headings;
    for (QTextBlock block = m_text->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0) headings.push_back(block);
    const auto breakBefore = [](const QTextBlock& heading, QTextFormat::PageBreakFlags policy) {
        QTextBlockFormat format = heading.blockFormat();
        if (format.pageBreakPolicy() == policy) return;
        format.setPageBreakPolicy(policy);
        QTextCursor(heading).setBlockFormat(format);
    };
    for (const QTextBlock& heading : headings) breakBefore(heading, QTextFormat::PageBreak_Auto);
    m_text->setPageSize(page);
    const QAbstractTextDocumentLayout& layout = *m_text->documentLayout();
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const QTextBlock last = i + 1 < headings.size() ? headings[i + 1].previous() : m_text->lastBlock();
        const double top = layout.blockBoundingRect(headings[i]).top();
        const double bottom = layout.blockBoundingRect(last).bottom();
        if (std::floor(top / page.height()) == std::floor((bottom - 1) / page.height())) continue;
        if (bottom - top < page.height() * longestKept)
            breakBefore(headings[i], QTextFormat::PageBreak_AlwaysBefore);
    }
    return m_text->pageCount();
}

bool Sheet::paintOn(QPagedPaintDevice& device) const {
    device.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter;
    if (!painter.begin(&device)) return false;
    const QSizeF paper(double(device.width()) / device.logicalDpiX() * dotsPerInch,
                       double(device.height()) / device.logicalDpiY() * dotsPerInch);
    // Scale everything down for smaller paper.
    double zoom = (paper.width() - 2 * margin) / usualRoom().width();
    if (!(zoom > 0.05)) return false;
    QRectF room;
    const auto pagesAt = [&](double scale) {
        room = QRectF(margin / scale, margin / scale, (paper.width() - 2 * margin) / scale,
                      (paper.height() - 2 * margin) / scale - footerRoom);
        return layOut(room.size());
    };
    int pages = pagesAt(zoom);
    // Shrink slightly to avoid a nearly empty last page.
    const double smaller = zoom * minZoom;
    if (pages > 1 && pagesAt(smaller) < pages) zoom = smaller;
    pages = pagesAt(zoom);
    painter.scale(zoom * device.logicalDpiX() / dotsPerInch, zoom * device.logicalDpiY() / dotsPerInch);
    for (int page = 0; page < pages; ++page) {
        if (page > 0 && !device.newPage()) return false;
        painter.save();
        painter.translate(room.left(), room.top() - page * room.height());
        const QRectF seen(0, page * room.height(), room.width(), room.height());
        painter.setClipRect(seen);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = seen;
        context.palette.setColor(QPalette::Text, Qt::black);
        m_text->documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setFont(fontOf(10));
        painter.setPen(Qt::darkGray);
        const QRectF footer(room.left(), room.bottom(), room.width(), footerRoom);
        const QString number = QCoreApplication::translate("Sheet", "page %1 of %2").arg(page + 1).arg(pages);
        painter.drawText(footer, Qt::AlignRight | Qt::AlignBottom, number);
        const double left = room.width() - QFontMetricsF(painter.font()).horizontalAdvance(number) - 20;
        painter.drawText(footer, Qt::AlignLeft | Qt::AlignBottom,
                         QFontMetricsF(painter.font()).elidedText(m_title, Qt::ElideRight, left));
    }
    return painter.end();
}

QString Sheet::savePdf(const QString& path) const {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(600);
        writer.setPageSize(usualPaper());
        writer.setTitle(m_title);
        if (!paintOn(writer)) return QCoreApplication::translate("Sheet", "The document could not be created.");
    }
    return writeWhole(path, bytes);
}

QString Sheet::plainText() const { return m_text->toPlainText(); }

} // namespace seiche

#include "sheet.moc"
