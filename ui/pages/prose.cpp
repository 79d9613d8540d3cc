// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/prose.h"

#include "theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>

#include <cmath>

namespace seiche {

Prose::Prose(const QString& html, QWidget* parent) : QTextBrowser(parent), m_html(html) {
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setProperty("prose", true);
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
    // Only text with links needs a Tab stop.
    if (!html.contains(QLatin1String("<a "))) {
        setFocusPolicy(Qt::ClickFocus);
        setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    setHtml(m_html);
    setAccessibleName(toPlainText().left(60).simplified());
}

void Prose::setTextSize(double pixels) {
    m_textSize = pixels;
    m_stale = true;
}

void Prose::write() {
    const Tokens& tokens = Theme::current().tokens();
    const double size = m_textSize;
    QFont font = Theme::current().font(Type::Base);
    font.setPixelSize(static_cast<int>(std::lround(size)));
    const QString style =
        QStringLiteral("p { margin-top: 0; margin-bottom: %1px; line-height: 135%; }"
                       "li { margin-bottom: %2px; line-height: 130%; } ul { margin-bottom: %1px; }"
                       "h2 { font-size: %3px; font-weight: 700; margin-top: 0; margin-bottom: %1px; }"
                       "a { color: %4; text-decoration: underline; }"
                       "code { font-family: 'DejaVu Sans Mono', monospace; font-size: %5px; }"
                       "th { color: %6; font-weight: 600; } table { margin-bottom: %1px; }")
            .arg(std::lround(size * 0.6))
            .arg(std::lround(size * 0.3))
            .arg(std::lround(size * 1.6))
            .arg(tokens.main.name())
            .arg(std::lround(size * 0.9))
            .arg(tokens.quiet.name());
    const QString written = style + font.toString();
    m_stale = false;
    if (written == m_written) return fit();
    m_written = written;
    // Set the text last to lay it out only once.
    clear();
    document()->setDefaultFont(font);
    document()->setDefaultStyleSheet(style);
    setHtml(m_html);
    fit();
}

// The text sets its own font: `QTextBrowser` would lay out all text after every theme change.
void Prose::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        QAbstractScrollArea::changeEvent(event);
    else QTextBrowser::changeEvent(event);
}

void Prose::fit() {
    document()->setTextWidth(viewport()->width());
    const int height = static_cast<int>(std::ceil(document()->documentLayout()->documentSize().height()));
    if (height != this->height()) setFixedHeight(height);
}

void Prose::resizeEvent(QResizeEvent* event) {
    // Skip `QTextBrowser::resizeEvent`: it would lay out all text, and `fit` would do so again.
    QAbstractScrollArea::resizeEvent(event);
    if (!m_stale && event->size().width() != event->oldSize().width()) fit();
}

bool Prose::focusNextPrevChild(bool next) {
    const bool moved = QTextBrowser::focusNextPrevChild(next);
    if (moved && hasFocus()) emit linkReached();
    return moved;
}

void Prose::focusInEvent(QFocusEvent* event) {
    QTextBrowser::focusInEvent(event);
    const bool forward = event->reason() == Qt::TabFocusReason;
    if (!forward && event->reason() != Qt::BacktabFocusReason) return;
    // Enter at the first link, or with Backtab at the last, regardless of the earlier position.
    QTextCursor end(document());
    if (!forward) end.movePosition(QTextCursor::End);
    setTextCursor(end);
    focusNextPrevChild(forward);
}

// Leaves the wheel to the page.
void Prose::wheelEvent(QWheelEvent* event) { event->ignore(); }

void Prose::keyPressEvent(QKeyEvent* event) {
    const bool own =
        event->matches(QKeySequence::Copy) || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (own) QTextBrowser::keyPressEvent(event);
    else event->ignore();
}

} // namespace seiche

#include "moc_prose.cpp"
