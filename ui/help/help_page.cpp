// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/help_page.h"

#include "theme/theme.h"

#include <QDesktopServices>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QPrinter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

#include <algorithm>
#include <memory>
#include <vector>

namespace seiche {

namespace {

constexpr double documentMargin = 16.0;
constexpr double maxPictureWidth = 680.0;
constexpr double lineHeight = 130.0;  // percent
constexpr double printedType = 9.5;   // points
constexpr double printedWidth = 11.0; // centimetres, pictures
constexpr double printedLineHeight = 112.0;

/// Anchors as used elsewhere for docs/: lower case, no punctuation, hyphens for spaces.
QString anchorOf(const QString& heading) {
    QString anchor;
    for (const QChar c : heading.trimmed()) {
        if (c == QLatin1Char(' ') || c == QLatin1Char('-')) anchor += QLatin1Char('-');
        else if (c.isLetterOrNumber() || c == QLatin1Char('_') || c.isMark()) anchor += c.toLower();
    }
    return anchor;
}

QList<QTextBlock> headingsOf(const QTextDocument& page) {
    QList<QTextBlock> found;
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0) found << block;
    return found;
}

/// Adds space around headings and paragraphs.
void spaceLines(QTextDocument& page) {
    const Theme& theme = Theme::current();
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        // Proportional line height would add empty space below pictures.
        if (!block.text().contains(QChar::ObjectReplacementCharacter))
            format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        if (format.headingLevel() > 0) {
            format.setTopMargin(theme.px(format.headingLevel() == 1 ? 0 : 18));
            format.setBottomMargin(theme.px(6));
        } else if (!block.textList() && !QTextCursor(block).currentTable()) {
            format.setBottomMargin(theme.px(10));
        }
        QTextCursor(block).setBlockFormat(format);
    }
}

void frameTables(QTextDocument& page) {
    for (QTextFrame* frame : page.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderBrush(Theme::current().tokens().line);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderCollapse(true);
        format.setCellPadding(Theme::current().px(5));
        format.setTopMargin(Theme::current().px(6));
        format.setBottomMargin(Theme::current().px(10));
        table->setFormat(format);
    }
}

} // namespace

HelpPage::HelpPage(QWidget* parent) : QTextBrowser(parent) {
    setObjectName(QStringLiteral("helpPage"));
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, &HelpPage::follow);
    connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl& url) {
        const QUrl page = url.adjusted(QUrl::RemoveFragment);
        if (page != m_page || !document()->isLayoutEnabled()) {
            m_page = page;
            layOut();
        }
        goToAnchor(url.fragment());
    });
}

void HelpPage::follow(const QUrl& link) {
    const QUrl target = source().resolved(link);
    const QString lesson = lessonOfSheet(target);
    if (!lesson.isEmpty()) emit sheetRequested(lesson);
    else if (target.scheme() != QLatin1String("qrc")) QDesktopServices::openUrl(target);
    else if (QFile::exists(QLatin1Char(':') + target.path()))
        setSource(target, QTextDocument::MarkdownResource);
}

QString HelpPage::lessonOfSheet(const QUrl& target) {
    const QString path = target.path();
    const bool isSheet =
        path.startsWith(QLatin1String("/help/students/")) && path.endsWith(QLatin1String(".pdf"));
    return isSheet ? QFileInfo(path).completeBaseName() : QString();
}

QString HelpPage::pathOf(const QString& name, const QString& language) {
    for (const QString& code : {language, QStringLiteral("en")}) {
        const QString path = QStringLiteral("/help/%1.%2.md").arg(name, code);
        if (QFile::exists(QLatin1Char(':') + path)) return path;
    }
    return {};
}

void HelpPage::open(const QString& name, const QString& language) {
    setSource(QUrl(QStringLiteral("qrc:") + pathOf(name, language)), QTextDocument::MarkdownResource);
}

// Pixel sizes would be too small on a printer, and the window's colours unsuitable.
void HelpPage::printAll(QPrinter& printer) const {
    const std::unique_ptr<QTextDocument> paper(document()->clone(document())); // includes the pictures
    QFont type = paper->defaultFont();
    type.setPointSizeF(printedType);
    paper->setDefaultFont(type);
    for (QTextFrame* frame : paper->rootFrame()->childFrames()) {
        QTextFrameFormat format = frame->frameFormat();
        format.setBorderBrush(Qt::gray);
        frame->setFrameFormat(format);
    }
    std::vector<QTextFragment> texts;
    for (QTextBlock block = paper->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (format.lineHeightType() == QTextBlockFormat::ProportionalHeight)
            format.setLineHeight(printedLineHeight, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
        for (auto at = block.begin(); !at.atEnd(); ++at) texts.push_back(at.fragment());
    }
    for (const QTextFragment& text : texts) {
        QTextCursor cursor(paper.get());
        cursor.setPosition(text.position());
        cursor.setPosition(text.position() + text.length(), QTextCursor::KeepAnchor);
        QTextCharFormat format = text.charFormat();
        format.clearProperty(QTextFormat::FontPixelSize); // pixel size of code
        if (format.isAnchor()) format.setForeground(Qt::darkBlue);
        if (format.isImageFormat())
            format.setProperty(QTextFormat::ImageWidth, printedWidth / 2.54 * logicalDpiX());
        cursor.setCharFormat(format);
    }
    paper->print(&printer);
}

void HelpPage::layOut() {
    m_laidOutFor = pictureRoom();
    document()->setDocumentMargin(Theme::current().px(documentMargin));
    spaceLines(*document());
    frameTables(*document());
    document()->setLayoutEnabled(true);
    document()->markContentsDirty(0, document()->characterCount());
    emit pageChanged();
}

void HelpPage::layOutAgain() {
    if (m_page.isEmpty() || pictureRoom() == m_laidOutFor) return;
    const int place = verticalScrollBar()->value();
    m_page.clear();
    reload();
    verticalScrollBar()->setValue(place);
}

int HelpPage::pictureRoom() const {
    const double margins = 2 * document()->documentMargin();
    return std::max(
        100, std::min(Theme::current().px(maxPictureWidth), static_cast<int>(viewport()->width() - margins)));
}

QVariant HelpPage::loadResource(int type, const QUrl& name) {
    // Suspends the layout until the page is complete.
    if (type == QTextDocument::MarkdownResource) document()->setLayoutEnabled(false);
    if (type != QTextDocument::ImageResource) return QTextBrowser::loadResource(type, name);
    QImageReader reader(QLatin1Char(':') + source().resolved(name).path());
    const QSize size = reader.size();
    if (size.isEmpty()) return {};
    // Drawings fill the page width; pictures are never enlarged.
    const bool isDrawing = reader.format().startsWith("svg");
    const double dots = devicePixelRatioF();
    const int width = qRound((isDrawing ? pictureRoom() : std::min(pictureRoom(), size.width())) * dots);
    const QSize shown(width, qRound(double(width) * size.height() / size.width()));
    if (isDrawing) reader.setScaledSize(shown);
    QImage picture = reader.read();
    if (!isDrawing)
        picture = picture.convertToFormat(QImage::Format_RGB32)
                      .scaled(shown, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(dots);
    return picture;
}

QList<HelpPage::Heading> HelpPage::headings() const {
    QList<Heading> list;
    for (const QTextBlock& block : headingsOf(*document()))
        list.append({block.text(), block.blockFormat().headingLevel()});
    return list;
}

void HelpPage::goToHeading(qsizetype number) {
    const QList<QTextBlock> all = headingsOf(*document());
    if (number < 0 || number >= all.size()) return;
    setTextCursor(QTextCursor(all[number]));
    verticalScrollBar()->setValue(cursorRect().top() + verticalScrollBar()->value() -
                                  Theme::current().px(documentMargin));
}

void HelpPage::goToAnchor(const QString& anchor) {
    const QList<QTextBlock> all = headingsOf(*document());
    const auto at =
        std::ranges::find_if(all, [&](const QTextBlock& each) { return anchorOf(each.text()) == anchor; });
    goToHeading(at == all.end() ? 0 : at - all.begin());
}

void HelpPage::changeEvent(QEvent* event) {
    // A theme change sends both events several times.
    const bool isTheme = event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange;
    if (isTheme && !m_page.isEmpty()) {
        m_laidOutFor = 0;
        document()->setLayoutEnabled(false);
        QMetaObject::invokeMethod(this, &HelpPage::layOutAgain, Qt::QueuedConnection);
    }
    QTextBrowser::changeEvent(event);
}

// Pictures fill the page width. Queued, because a layout in progress may toggle the scroll bars.
void HelpPage::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (!m_page.isEmpty() && pictureRoom() != m_laidOutFor)
        QMetaObject::invokeMethod(this, &HelpPage::layOutAgain, Qt::QueuedConnection);
}

} // namespace seiche

#include "moc_help_page.cpp"
