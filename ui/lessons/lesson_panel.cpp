// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_panel.h"

#include "lessons/lesson_words.h"
#include "theme/restyle.h"
#include "theme/theme.h"
#include "widgets/flow_layout.h"
#include "widgets/value_entry.h"
#include "widgets/wrapped_label.h"
#include "wording/problems.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QRadioButton>
#include <QStyle>
#include <QTextDocument>
#include <QTextOption>

#include <algorithm>

namespace seiche {

namespace {

/// Maximum characters, to limit the panel width.
constexpr int longestTitle = 48;
constexpr int longestUnit = 32;
/// Gap between result columns in pixels at scale 1.
constexpr double apart = 8;

/// Creates a button with the text and state of an action. Return presses the button, because SPACE
/// taps.
QPushButton* buttonFor(QAction* action, QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    button->setAutoDefault(true);
    const auto follow = [button, action] {
        button->setText(action->iconText());
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
    };
    QObject::connect(action, &QAction::changed, button, follow);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    follow();
    return button;
}

/// An answer option, selected by SPACE instead of tapping.
class Option : public QRadioButton {
public:
    using QRadioButton::QRadioButton;

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride &&
            static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
            event->accept();
            return true;
        }
        return QRadioButton::event(event);
    }
};

/// Formats each result as one row, or, if `below`, with its numbers below its name.
QString htmlOf(const ResultTable& table, bool below) {
    // An empty theory column would waste space.
    const bool hasTheory =
        std::ranges::any_of(table.rows, [](const QStringList& row) { return row[2] != noNumber; });
    const int numbers = hasTheory ? 2 : 1;
    // Right-aligned with padding, so that adjacent numbers stay separate.
    const QString number = QStringLiteral("<td align=\"right\" style=\"padding-left:%1px\"%2>%3</td>")
                               .arg(Theme::current().px(apart))
                               .arg(below ? QStringLiteral(" width=\"%1%\"").arg(100 / numbers) : QString());
    const QString begin = QStringLiteral("<table cellpadding=\"3\" cellspacing=\"0\" width=\"100%\">");
    const QString end = QStringLiteral("</table>");
    const auto numbersOf = [&](const QStringList& row, const QString& as) {
        QString cells;
        for (qsizetype i = 1; i <= numbers; ++i) cells += number.arg(as.arg(breakable(row[i]).toHtmlEscaped()));
        return cells + QLatin1String("</tr>");
    };
    const QString plain = QStringLiteral("%1"), italic = QStringLiteral("<i>%1</i>");
    QString html = begin + QLatin1String(below ? "<tr>" : "<tr><td></td>") + numbersOf(table.columns, italic);
    for (const QStringList& row : table.rows) {
        const QString name = breakable(row[0]).toHtmlEscaped();
        if (below) html += end + QStringLiteral("<div>%1</div>").arg(name) + begin + QLatin1String("<tr>");
        else html += QStringLiteral("<tr><td>%1</td>").arg(name);
        html += numbersOf(row, plain);
    }
    return html + end;
}

/// Returns the text width in a label of this width.
double widthOf(const QString& html, const QFont& font, int width) {
    QTextOption asInLabels;
    asInLabels.setWrapMode(QTextOption::WordWrap);
    QTextDocument document;
    document.setDocumentMargin(0);
    document.setDefaultFont(font);
    document.setDefaultTextOption(asInLabels);
    document.setHtml(html);
    document.setTextWidth(width);
    return document.size().width();
}

/// Shows keys graphically, with plain words for screen readers.
void say(QLabel& label, const Text& text) {
    label.setText(richWordsOf(text));
    label.setAccessibleName(plainWordsOf(text));
}

} // namespace

LessonPanel::LessonPanel(Session& session, LessonRun& run, const Buttons& buttons, QWidget* parent)
    : Panel(session, QStringLiteral("lessonPanel"), parent), m_run(run), m_actions(buttons) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_place = addLabel(column, "small", "lessonPlace");
    m_title = addLabel(column, "heading", "lessonTitle");
    m_text = addLabel(column, "read", "lessonText");

    m_card = new QFrame(this);
    m_card->setObjectName(QStringLiteral("lessonTask"));
    auto* card = new QVBoxLayout(m_card);
    m_doThis = addLabel(card, "title", "lessonDoThis");
    m_task = addLabel(card, "read", "lessonTaskText");
    m_answers = new QVBoxLayout;
    card->addLayout(m_answers);
    m_check = new QPushButton(m_card);
    m_check->setObjectName(QStringLiteral("lessonCheck"));
    m_check->setAutoDefault(true);
    m_checking = new QHBoxLayout;
    card->addLayout(m_checking);
    m_verdict = addLabel(card, "read", "lessonVerdict");
    column->addWidget(m_card);

    m_hints = addLabel(column, "read", "lessonHints");
    m_way = new FlowLayout;
    m_previous = buttonFor(buttons.previous, this);
    m_hint = buttonFor(buttons.hint, this);
    m_next = buttonFor(buttons.next, this);
    m_sheet = buttonFor(buttons.sheet, this);
    column->addLayout(m_way);
    placeButtons();

    m_resultsTitle = addLabel(column, "title", "lessonResultsTitle");
    m_results = addLabel(column, "read", "lessonResults");
    column->addStretch(1);
    setDetails(nullptr, {m_title, m_sheet});

    connect(m_check, &QPushButton::clicked, this, &LessonPanel::answer);
    qApp->installEventFilter(this);
    connect(&run, &LessonRun::stepChanged, this, &LessonPanel::showStep);
    connect(&run, &LessonRun::lessonChanged, this, &LessonPanel::refreshSoon);
    connect(&run, &LessonRun::changed, this, &LessonPanel::refreshNow);
    connect(&run, &LessonRun::passed, this, [this] {
        QAccessibleEvent said(m_verdict, QAccessible::Alert);
        QAccessible::updateAccessibility(&said);
    });
    connect(&Theme::current(), &Theme::changed, this, &LessonPanel::restyle);
    restyle();
    retranslate();
}

QLabel* LessonPanel::addLabel(QBoxLayout* layout, const char* type, const char* name) {
    auto* label = new WrappedLabel(this);
    label->setProperty("type", type);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    layout->addWidget(label);
    return label;
}

// One row fewer leaves more height for the canvas.
void LessonPanel::placeButtons() {
    while (QLayoutItem* item = m_way->takeAt(0)) delete item;
    while (QLayoutItem* item = m_checking->takeAt(0)) delete item;
    if (isBrief()) {
        m_way->addWidget(m_check);
    } else {
        m_checking->addWidget(m_check);
        m_checking->addStretch(1);
    }
    for (QPushButton* button : {m_previous, m_hint, m_next, m_sheet}) m_way->addWidget(button);
}

void LessonPanel::showBrief() {
    restyleWith(*m_task, "brief", isBrief());
    placeButtons();
    restyle();
}

QSize LessonPanel::sizeHint() const {
    if (isBrief()) return layout()->sizeHint();
    return {Theme::current().px(330), std::max(Theme::current().px(420), layout()->sizeHint().height())};
}

void LessonPanel::showStep() {
    loosen();
    makeAnswers();
    refreshNow();
}

void LessonPanel::makeAnswers() {
    delete m_options;
    m_options = nullptr;
    m_optionWords.clear();
    m_number = nullptr;
    while (QLayoutItem* item = m_answers->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    if (!m_run.isOpen() || !m_run.step().check) return;
    const Step& step = m_run.step();
    std::vector<QWidget*> order;
    if (const auto* choice = partOf<check::Choice>(*step.check)) {
        m_options = new QButtonGroup(this);
        for (std::size_t i = 0; i < choice->options.size(); ++i) {
            auto* option = new Option(m_card);
            option->setObjectName(QStringLiteral("lessonOption%1").arg(i + 1));
            option->setProperty("type", "read");
            auto* words = new WrappedLabel(m_card);
            words->setProperty("type", "read");
            words->setTextFormat(Qt::RichText);
            words->setWordWrap(true);
            words->setBuddy(option);
            words->setReportingHeight(isBrief());
            m_optionWords.push_back(words);
            option->setAccessibleName(plainWordsOf(choice->options[i]));
            option->setText(QStringLiteral("&%1").arg(i + 1));
            auto* row = new QWidget(m_card);
            auto* line = new QHBoxLayout(row);
            line->setContentsMargins(0, 0, 0, 0);
            line->addWidget(option, 0, Qt::AlignTop);
            line->addWidget(words, 1);
            m_options->addButton(option, static_cast<int>(i) + 1);
            m_answers->addWidget(row);
            row->show();
            order.push_back(option);
        }
    }
    if (partOf<check::Number>(*step.check)) {
        auto* row = new QWidget(m_card);
        auto* line = new FlowLayout;
        row->setLayout(line);
        m_number = new QLineEdit(row);
        m_number->setObjectName(QStringLiteral("lessonNumber"));
        m_number->setAccessibleName(step.result ? plainWordsOf(step.result->name) : tr("Your value"));
        m_number->setPlaceholderText(tr("Your value"));
        m_number->setMaxLength(30);
        m_number->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        widenNumber();
        line->addWidget(m_number);
        auto* unit = new QLabel(step.result ? elided(wordsOf(step.result->unit), longestUnit) : QString(), row);
        unit->setTextFormat(Qt::PlainText);
        unit->setProperty("type", "read");
        line->addWidget(unit);
        m_answers->addWidget(row);
        row->show();
        order.push_back(m_number);
        connect(m_number, &QLineEdit::returnPressed, this, &LessonPanel::answer);
    }
    // The new answer widgets come first in the tab order, as on the screen.
    order.insert(order.end(), {m_check, m_previous, m_hint, m_next, m_sheet});
    for (std::size_t i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
}

void LessonPanel::answer() {
    if (!m_run.isOpen()) return;
    if (m_number && !m_number->text().trimmed().isEmpty()) {
        const auto number = typedNumber(m_number->text(), {}, QLocale());
        restyleWith(*m_number, "invalid", !number);
        if (!number) {
            m_verdict->setText(tr("This is not a number."));
            m_verdict->show();
            return;
        }
        m_run.type(*number);
    }
    if (m_options && m_options->checkedId() > 0) m_run.choose(m_options->checkedId());
    showVerdict();
}

// Return submits the selected option.
void LessonPanel::keyPressEvent(QKeyEvent* event) {
    const bool answers = (m_number && m_number->hasFocus()) ||
                         (m_options && m_options->checkedButton() && m_options->checkedButton()->hasFocus());
    if (event->key() == Qt::Key_Escape && answers) return emit canvasFocusRequested();
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && m_options && m_options->checkedButton() && m_options->checkedButton()->hasFocus()) answer();
    else Panel::keyPressEvent(event);
}

void LessonPanel::goToAnswer() {
    if (m_number) {
        m_number->setFocus(Qt::ShortcutFocusReason);
        m_number->selectAll();
    } else if (m_options) {
        QAbstractButton* chosen = m_options->checkedButton();
        (chosen ? chosen : m_options->button(1))->setFocus(Qt::ShortcutFocusReason);
    }
}

bool LessonPanel::isForAnswer(const QKeyEvent& event) const {
    const QString text = event.text();
    const QWidget* focus = QApplication::focusWidget();
    return m_number && m_number->isVisible() && !isPassed() && text.size() == 1 && text[0].isDigit() &&
           !(event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) && focus &&
           focus->window() == window() && !QApplication::activePopupWidget() &&
           !focus->testAttribute(Qt::WA_InputMethodEnabled);
}

// While a step expects a number, digits go to its field instead of triggering shortcuts, wherever
// the focus is.
bool LessonPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isShortcut = event->type() == QEvent::ShortcutOverride;
    if (!isShortcut && event->type() != QEvent::KeyPress) return Panel::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (watched != QApplication::focusWidget() || !isForAnswer(key)) return Panel::eventFilter(watched, event);
    if (isShortcut) {
        event->accept();
        return true;
    }
    goToAnswer();
    m_number->insert(key.text());
    return true;
}

void LessonPanel::showVerdict() {
    const Step& step = m_run.step();
    const bool passed = isPassed();
    m_check->setVisible(!passed && (m_number || m_options));
    QString verdict;
    QString spoken;
    if (passed && step.check) {
        verdict = QStringLiteral("<b>✓ %1</b>").arg(tr("Done."));
        spoken = tr("Done.");
        if (!step.done.empty()) {
            verdict += QLatin1Char(' ') + richWordsOf(step.done);
            spoken += QLatin1Char(' ') + plainWordsOf(step.done);
        }
    } else if (m_run.isWaiting()) {
        verdict = tr("The experiment for this step is not open. Choose “Repeat this step” to open it.");
    } else if (m_run.found().wrong) {
        verdict = QStringLiteral("<b>✗</b> %1").arg(tr("Not right yet. Try again, or ask for a hint."));
    } else if (step.check && (m_run.typed() || m_run.chosen() > 0)) {
        verdict = tr("This answer is right, but something else is still missing.");
    } else if (const std::optional<double> other = m_run.found().otherResonance) {
        verdict = tr("%1 Hz is also a resonance, but not the one you are looking for.")
                      .arg(QLocale().toString(*other, 'f', 2));
    } else if (step.check && step.result && m_run.found().value) {
        verdict = tr("So far: %1").arg(writtenResult(*step.result, m_run.found().value));
    }
    m_verdict->setText(verdict);
    m_verdict->setAccessibleName(spoken); // if empty, the text itself is read
    m_verdict->setVisible(!verdict.isEmpty());
}

void LessonPanel::showHints() {
    QStringList shown;
    QStringList spoken;
    for (int i = 0; i < m_run.hintsShown(); ++i) {
        const Text& hint = m_run.step().hints[static_cast<std::size_t>(i)];
        const QString head = tr("Hint %1:").arg(QLocale().toString(i + 1));
        shown << QStringLiteral("<b>") + head + QStringLiteral("</b> ") + richWordsOf(hint);
        spoken << head + QLatin1Char(' ') + plainWordsOf(hint);
    }
    m_hints->setText(shown.join(QStringLiteral("<br>")));
    m_hints->setAccessibleName(spoken.join(QLatin1Char('\n')));
    m_hints->setVisible(!shown.isEmpty());
}

bool LessonPanel::isPassed() const { return m_run.isPassed(m_run.stepNumber()); }

void LessonPanel::showResults(const ResultTable& table) {
    const bool any = !table.rows.isEmpty() && !isBrief();
    m_resultsTitle->setVisible(any);
    m_results->setVisible(any);
    if (!any) return;
    const QString asRows = htmlOf(table, false);
    const int width = room().isEmpty() ? m_results->width() : room().width();
    m_results->setText(widthOf(asRows, m_results->font(), width) <= width ? asRows : htmlOf(table, true));
}

void LessonPanel::fitIntoView(ResultTable results) {
    if (isBrief() || room().isEmpty()) return;
    const auto fits = [this] { return layout()->minimumHeightForWidth(room().width()) <= room().height(); };
    if (isPassed() && !fits()) m_text->hide();
    while (!results.rows.isEmpty() && !fits()) {
        // Results of the current step stay.
        const qsizetype oldest = results.steps.front() == m_run.stepNumber() ? 1 : 0;
        if (oldest == results.rows.size()) break;
        results.steps.erase(results.steps.begin() + oldest);
        results.rows.removeAt(oldest);
        showResults(results);
    }
}

void LessonPanel::refresh() {
    if (!m_run.isOpen()) return;
    const Step& step = m_run.step();
    m_place->setText(tr("Step %1 of %2 · %3 done")
                         .arg(QLocale().toString(static_cast<qulonglong>(m_run.stepNumber() + 1)),
                              QLocale().toString(static_cast<qulonglong>(m_run.lesson().steps.size())),
                              QLocale().toString(static_cast<qulonglong>(m_run.passedSteps()))));
    say(*m_title, step.title);
    say(*m_text, step.text);
    say(*m_task, step.task);
    if (const auto* choice = step.check ? partOf<check::Choice>(*step.check) : nullptr)
        for (std::size_t i = 0; i < std::min(m_optionWords.size(), choice->options.size()); ++i)
            say(*m_optionWords[i], choice->options[i]);
    const QString place = m_place->text();
    if (isBrief()) say(*m_place, step.title);
    m_doThis->setVisible(!step.task.empty() && !isBrief());
    m_task->setVisible(!step.task.empty());
    m_card->setVisible(!step.task.empty() || step.check);
    showVerdict();
    showHints();
    // In the projector view the task comes first, and the introduction is hidden once the step is
    // passed.
    m_text->setVisible(!step.text.empty() && !isTight() && !(isBrief() && isPassed()));
    m_place->setVisible(!isTight());
    const ResultTable results = resultsOf(m_run, ResultRows::Measured);
    showResults(results);
    fitIntoView(results);
    // Next is highlighted once the step is passed.
    restyleWith(*m_next, "accent", isPassed() && m_actions.next->isEnabled());
    setProperty("note", isPassed() && step.check ? QStringLiteral("✓") : QString());
    const QString title = elided(plainWordsOf(m_run.lesson().title), longestTitle);
    // A panel in the projector view is narrow.
    setWindowTitle(isBrief()
                       ? tr("Step %1 of %2")
                             .arg(QLocale().toString(static_cast<qulonglong>(m_run.stepNumber() + 1)),
                                  QLocale().toString(static_cast<qulonglong>(m_run.lesson().steps.size())))
                       : title);
    setAccessibleName(title);
    setAccessibleDescription(place + QStringLiteral(". ") + plainWordsOf(step.title) + QStringLiteral(". ") +
                             plainWordsOf(step.text) + QLatin1Char(' ') + plainWordsOf(step.task));
}

void LessonPanel::widenNumber() {
    m_number->setMinimumWidth(m_number->fontMetrics().horizontalAdvance(m_number->placeholderText()) +
                              Theme::current().px(30));
}

void LessonPanel::restyle() {
    const Theme& theme = Theme::current();
    layout()->setSpacing(theme.px(8));
    const int side = isBrief() ? 0 : theme.px(12), end = isBrief() ? 0 : theme.px(10);
    m_card->layout()->setContentsMargins(side, end, side, end);
    m_card->layout()->setSpacing(theme.px(6));
    if (m_number) widenNumber();
    updateGeometry();
    refreshSoon(); // keys are drawn in the theme's colours
}

void LessonPanel::retranslate() {
    if (!m_run.isOpen()) setWindowTitle(tr("Lesson"));
    m_doThis->setText(tr("Do this"));
    m_check->setText(tr("Check my answer"));
    m_resultsTitle->setText(tr("My results"));
    if (m_run.isOpen()) makeAnswers();
    refreshSoon();
}

} // namespace seiche

#include "moc_lesson_panel.cpp"
