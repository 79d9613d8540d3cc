// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/code_page.h"

#include "pages/code_highlighter.h"
#include "pages/theory_text.h"
#include "theme/theme.h"
#include "wording/language_now.h"

#include <QBoxLayout>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Marks these words in the HTML, except in tags.
QString marked(const QString& html, const QString& words) {
    if (words.isEmpty()) return html;
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    const QRegularExpression wanted(QLatin1Char('(') + QRegularExpression::escape(words.toHtmlEscaped()) +
                                        QLatin1Char(')'),
                                    QRegularExpression::CaseInsensitiveOption);
    const Tokens& tokens = Theme::current().tokens();
    const QString mark = QStringLiteral("<span style=\"background-color: %1; color: %2\">\\1</span>")
                             .arg(tokens.main.name(), tokens.onMain.name());
    QString result;
    qsizetype at = 0;
    const auto take = [&](qsizetype end) { result += html.mid(at, end - at).replace(wanted, mark); };
    for (auto match = tag.globalMatch(html); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        take(found.capturedStart());
        result += found.captured();
        at = found.capturedEnd();
    }
    take(html.size());
    return result;
}

} // namespace

CodePage::CodePage(QWidget* parent)
    : QWidget(parent), m_passages(codePassages()), m_guide(CodeGuide::in(languageNow())),
      m_code(new QTextEdit(this)), m_highlighter(new CodeHighlighter(m_code->document())), m_title(new QLabel),
      m_about(new QLabel), m_line(new QLabel), m_explanation(new QLabel), m_where(new QLabel) {
    m_code->setObjectName(QStringLiteral("code"));
    m_code->setReadOnly(true);
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_code->setLineWrapMode(QTextEdit::NoWrap);
    m_code->setFrameShape(QFrame::NoFrame);
    m_code->setAccessibleName(tr("The code that runs"));
    QStringList text;
    for (const CodePassage& passage : m_passages) {
        if (!text.isEmpty()) text << QString();
        text += passage.lines;
    }
    m_code->setPlainText(text.join(QLatin1Char('\n')));
    m_code->installEventFilter(this);
    setFocusProxy(m_code);

    QFrame* card = new QFrame;
    card->setProperty("card", true);
    auto* words = new QVBoxLayout(card);
    for (QLabel* label : {m_title, m_about, m_line, m_explanation, m_where}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        words->addWidget(label);
    }
    m_explanation->setObjectName(QStringLiteral("explanation"));
    m_line->setObjectName(QStringLiteral("codeLine"));
    m_line->setTextFormat(Qt::PlainText);
    m_where->setProperty("type", "small");
    words->addStretch();
    QScrollArea* guide = new QScrollArea(this);
    guide->setWidgetResizable(true);
    guide->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    guide->setFocusPolicy(Qt::NoFocus);
    guide->setWidget(card);
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_code, 3);
    row->addWidget(guide, 2);
    connect(m_code, &QTextEdit::cursorPositionChanged, this, &CodePage::explain);
    connect(&Theme::current(), &Theme::changed, this, &CodePage::explain);
    explain();
}

void CodePage::setTextSize(double pixels) {
    // Keep the line being read at its position.
    const QTextCursor read = m_code->cursorForPosition({0, m_code->viewport()->height() / 4});
    const int seenAt = m_code->cursorRect(read).top();
    QScrollBar* bar = m_code->verticalScrollBar();
    if (bar->value() > 0)
        QTimer::singleShot(0, this, [this, read, seenAt, bar] {
            bar->setValue(bar->value() + m_code->cursorRect(read).top() - seenAt);
        });
    const Theme& theme = Theme::current();
    QFont mono({QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
    mono.setPixelSize(static_cast<int>(std::lround(pixels * 0.88)));
    m_code->setFont(mono);
    m_line->setFont(mono);
    const auto setSize = [&](QLabel* label, double times, QFont::Weight weight) {
        QFont font = theme.font(Type::Base);
        font.setPixelSize(static_cast<int>(std::lround(pixels * times)));
        font.setWeight(weight);
        label->setFont(font);
    };
    setSize(m_title, 1.15, QFont::Bold);
    setSize(m_about, 1.0, QFont::Normal);
    setSize(m_explanation, 1.1, QFont::Normal);
    m_highlighter->rehighlight();
    layout()->setContentsMargins(theme.px(20), theme.px(8), theme.px(20), theme.px(14));
    layout()->setSpacing(theme.px(16));
    QLayout* words = m_title->parentWidget()->layout();
    words->setContentsMargins(theme.px(18), theme.px(16), theme.px(18), theme.px(16));
    words->setSpacing(theme.px(12));
}

CodePage::Place CodePage::placeOf(int block) const {
    for (std::size_t i = 0; i < m_passages.size(); ++i) {
        const int lines = static_cast<int>(m_passages[i].lines.size());
        if (block < lines) return {static_cast<int>(i), block};
        block -= lines + 1;
        if (block < 0) break;
    }
    return {};
}

QTextEdit::ExtraSelection CodePage::lineMark() const {
    QTextEdit::ExtraSelection mark;
    mark.cursor = m_code->textCursor();
    mark.cursor.clearSelection();
    mark.format.setBackground(Theme::current().tokens().soft);
    mark.format.setProperty(QTextFormat::FullWidthSelection, true);
    return mark;
}

void CodePage::explain() {
    const QTextCursor cursor = m_code->textCursor();
    const Place place = placeOf(cursor.blockNumber());
    if (!cursor.hasSelection()) m_code->setExtraSelections({lineMark()});
    if (place.passage < 0) return;
    const CodePassage& passage = m_passages[static_cast<std::size_t>(place.passage)];
    const CodeGuide::Entry entry = m_guide.passages.value(passage.id);
    const QString line = passage.lines[place.line].trimmed();
    m_said = m_guide.explanation(passage.id, line);
    m_title->setText(marked(entry.title, m_marked));
    m_about->setText(marked(entry.about, m_marked));
    m_line->setText(line);
    m_explanation->setText(marked(m_said, m_marked));
    m_where->setText(tr("%1, line %2").arg(passage.file).arg(passage.firstLine + place.line));
    m_code->setAccessibleDescription(explanation());
}

std::vector<TextSearch::Source> CodePage::sources() const {
    std::vector<TextSearch::Source> all{{m_code, {}, {}}};
    int block = 0;
    for (const CodePassage& passage : m_passages) {
        const CodeGuide::Entry entry = m_guide.passages.value(passage.id);
        QSet<QString> told; // find the explanation of closing braces only once
        for (int line = 0; line < passage.lines.size(); ++line) {
            QString said = m_guide.explanation(passage.id, passage.lines[line].trimmed());
            if (line == 0) said += QStringLiteral("<br>") + entry.title + QStringLiteral("<br>") + entry.about;
            if (said.isEmpty() || told.contains(said)) continue;
            told.insert(said);
            const QTextCursor at(m_code->document()->findBlockByNumber(block + line));
            all.push_back({m_code, QTextDocumentFragment::fromHtml(said).toPlainText(), at});
        }
        block += static_cast<int>(passage.lines.size()) + 1;
    }
    return all;
}

void CodePage::mark(const QString& words) {
    if (words == m_marked) return;
    m_marked = words;
    explain();
}

void CodePage::showLineAt(const QTextCursor& cursor) {
    QTextCursor at = m_code->textCursor();
    at.setPosition(cursor.selectionStart());
    const QSignalBlocker quiet(m_code);
    m_code->setTextCursor(at);
    m_code->ensureCursorVisible();
    QList<QTextEdit::ExtraSelection> found = m_code->extraSelections();
    explain();
    found.prepend(lineMark());
    m_code->setExtraSelections(found);
}

// Moves the cursor, skipping empty lines between passages.
void CodePage::moveBy(int lines) {
    QTextBlock block = m_code->textCursor().block();
    do block = lines > 0 ? block.next() : block.previous();
    while (block.isValid() && block.text().trimmed().isEmpty());
    if (!block.isValid()) return;
    QTextCursor cursor(block);
    m_code->setTextCursor(cursor);
    m_code->ensureCursorVisible();
}

bool CodePage::eventFilter(QObject* watched, QEvent* event) {
    // The editor sets its own font: a changed application font would lay out all code again.
    if (watched == m_code && event->type() == QEvent::ApplicationFontChange) return true;
    if (watched == m_code && event->type() == QEvent::KeyPress) {
        const QKeyEvent* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up)) {
            moveBy(key->key() == Qt::Key_Down ? 1 : -1);
            return true;
        }
        // Tab moves the focus out of the code.
        if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab)
            return focusNextPrevChild(key->key() == Qt::Key_Tab);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace seiche

#include "moc_code_page.cpp"
