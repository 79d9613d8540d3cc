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
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>

namespace seiche {

namespace {

// The layout has this many dots per inch and is scaled to the device: the same page on every printer.
constexpr double dotsPerInch = 96.0;
constexpr double margin = 0.7 * dotsPerInch;
constexpr double footerRoom = 0.35 * dotsPerInch;
constexpr int textPixels = 13;
constexpr double leastZoom = 0.9;
constexpr double dotsPerPixel = 6.0; // of what is drawn in a line of text

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

/// What lies between the margins of the usual paper.
QSizeF usualRoom() {
    const QSizeF paper = usualPaper().size(QPageSize::Inch) * dotsPerInch;
    return {paper.width() - 2 * margin, paper.height() - 2 * margin - footerRoom};
}

QTextCursor endOf(QTextDocument& text) {
    QTextCursor cursor(&text);
    cursor.movePosition(QTextCursor::End);
    return cursor;
}

/// A new paragraph at the end.
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

Sheet::Sheet(const QString& title) : m_title(title), m_text(std::make_unique<QTextDocument>()) {
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
    format.setPageBreakPolicy(QTextFormat::PageBreak_Auto);
    begin(*m_text, format, letters(15, true)).insertText(text);
}

void Sheet::addText(const QString& text) {
    begin(*m_text, paragraph(0, 6), letters(textPixels)).insertText(text);
}

void Sheet::addTextWithKeys(const QString& text) {
    const OnPaper paper;
    QTextCursor cursor = begin(*m_text, paragraph(0, 6), letters(textPixels));
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
    format.setCellPadding(3);
    format.setTopMargin(4);
    format.setBottomMargin(8);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    QTextCursor cursor = begin(*m_text, paragraph(0, 0), letters(2));
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
}

void Sheet::addLines(int count) {
    for (int i = 0; i < count; ++i) {
        QTextBlockFormat format = paragraph(20, 0);
        // A rule below an empty paragraph is the line.
        format.setProperty(QTextFormat::BlockTrailingHorizontalRulerWidth,
                           QTextLength(QTextLength::PercentageLength, 100));
        begin(*m_text, format, letters(4));
    }
}

bool Sheet::paintOn(QPagedPaintDevice& device) const {
    device.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter;
    if (!painter.begin(&device)) return false;
    const QSizeF paper(double(device.width()) / device.logicalDpiX() * dotsPerInch,
                       double(device.height()) / device.logicalDpiY() * dotsPerInch);
    // On smaller paper everything is smaller.
    double zoom = (paper.width() - 2 * margin) / usualRoom().width();
    if (!(zoom > 0.05)) return false;
    QRectF room;
    const auto layOut = [&](double scale) {
        room = QRectF(margin / scale, margin / scale, (paper.width() - 2 * margin) / scale,
                      (paper.height() - 2 * margin) / scale - footerRoom);
        m_text->setPageSize(room.size());
        return m_text->pageCount();
    };
    int pages = layOut(zoom);
    // A last page with but a few lines is saved by drawing everything a little smaller.
    const double smaller = zoom * leastZoom;
    if (pages > 1 && layOut(smaller) < pages) zoom = smaller;
    pages = layOut(zoom);
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
        if (!paintOn(writer)) return QCoreApplication::translate("Sheet", "The page could not be made.");
    }
    return writeWhole(path, bytes);
}

QString Sheet::plainText() const { return m_text->toPlainText(); }

} // namespace seiche
