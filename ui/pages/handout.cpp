// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/handout.h"

#include "pages/equation.h"
#include "pages/miniature_painter.h"
#include "wording/language_now.h"

#include <QAbstractTextDocumentLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextBlock>
#include <QUrl>

#include <cmath>

namespace seiche {

namespace {

/// Sizes on the page, in points.
constexpr double typeSize = 10.5;
constexpr double footer = 24.0;
/// Resolution of the pictures, in pixels per point.
constexpr double fineness = 4.0;

QImage stillOf(const MiniatureKind& kind) {
    MiniatureStage stage(kind);
    // 1.4 seconds, or most of a trace, show the typical motion.
    const double seconds = kind.view == MiniatureKind::View::Trace
                               ? 0.95 * static_cast<double>(stage.span()) / stage.stepsPerSecond()
                               : 1.4;
    stage.advance(static_cast<std::int64_t>(seconds * stage.stepsPerSecond()));
    const QSizeF size(240.0, 110.0);
    QImage image((size * fineness).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(fineness, fineness);
    paintMiniature(painter, QRectF(QPointF(0, 0), size), stage, tokensOf(Look::Light), 0.6);
    return image;
}

} // namespace

std::unique_ptr<QTextDocument> handoutOf(const TheoryText& text) {
    auto document = std::make_unique<QTextDocument>();
    const QMap<QString, QString> spoken = spokenEquations(languageNow());
    QString html = QStringLiteral("<h1>Seiche</h1>");
    // Pictures are rendered `fineness` times larger than on paper.
    const auto picture = [&](const QString& name, const QImage& image, const QString& words) {
        document->addResource(QTextDocument::ImageResource, QUrl(name), image);
        const QSizeF size = QSizeF(image.size()) / fineness;
        html += QStringLiteral("<p align=\"center\"><img src=\"%1\" width=\"%2\" height=\"%3\" alt=\"%4\"></p>")
                    .arg(name)
                    .arg(size.width())
                    .arg(size.height())
                    .arg(words.toHtmlEscaped());
    };
    for (const TheoryText::Section& section : text.sections) {
        html += QStringLiteral("<h2>%1</h2>").arg(section.title.toHtmlEscaped());
        for (const TheoryText::Step& step : section.steps) {
            for (const TheoryText::Block& block : step.blocks) {
                html += block.html;
                if (!block.equation.isEmpty())
                    picture(QStringLiteral("equation:") + block.equation,
                            equation::picture(block.equation, Qt::black, fineness * typeSize / 10.0),
                            spoken.value(block.equation));
            }
            if (const MiniatureKind* kind = findMiniature(step.miniature))
                picture(QStringLiteral("miniature:") + step.miniature, stillOf(*kind),
                        inMiniature(kind->title));
        }
    }
    QFont font(QStringLiteral("Inter"));
    font.setPointSizeF(typeSize);
    document->setDefaultFont(font);
    // Links are useless on paper.
    document->setDefaultStyleSheet(
        QStringLiteral("a { color: black; text-decoration: none; } body, p, li, td, th { color: black; }"));
    document->setHtml(QStringLiteral("<body>%1</body>").arg(html));
    return document;
}

Handout layOut(const TheoryText& text, QSizeF room) {
    constexpr double minFilled = 0.2, smallest = 0.8, step = 0.01;
    Handout handout;
    handout.document = handoutOf(text);
    QTextDocument& document = *handout.document;
    // Lay out in points, independent of the finer device.
    document.documentLayout()->setPaintDevice(nullptr);
    QFont font = document.defaultFont();
    font.setPixelSize(static_cast<int>(std::lround(typeSize)));
    document.setDefaultFont(font);
    while (true) {
        document.setPageSize(room / handout.scale);
        handout.pages = document.pageCount();
        const double end = document.documentLayout()->blockBoundingRect(document.lastBlock()).bottom();
        const double height = document.pageSize().height();
        handout.lastFilled = end / height - (handout.pages - 1);
        if (handout.lastFilled >= minFilled || handout.scale < smallest + step) return handout;
        handout.scale -= step;
    }
}

int printOn(QPagedPaintDevice& paper, const TheoryText& text) {
    QPainter painter(&paper);
    if (!painter.isActive()) return 0;
    const double finer = painter.device()->logicalDpiX() / 72.0;
    const QSizeF page = QSizeF(paper.pageLayout().paintRectPoints().size());
    const QSizeF body(page.width(), page.height() - footer);
    const Handout handout = layOut(text, body);
    for (int i = 0; i < handout.pages; ++i) {
        if (i > 0) paper.newPage();
        painter.save();
        painter.scale(finer, finer);
        painter.drawText(QRectF(0, body.height(), page.width(), footer), Qt::AlignRight | Qt::AlignBottom,
                         QStringLiteral("%1 / %2").arg(i + 1).arg(handout.pages));
        painter.scale(handout.scale, handout.scale);
        const QSizeF room = body / handout.scale;
        painter.translate(0, -i * room.height());
        const QRectF part(0, i * room.height(), room.width(), room.height());
        painter.setClipRect(part);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = part;
        context.palette.setColor(QPalette::Text, Qt::black);
        handout.document->documentLayout()->draw(&painter, context);
        painter.restore();
    }
    return handout.pages;
}

} // namespace seiche
