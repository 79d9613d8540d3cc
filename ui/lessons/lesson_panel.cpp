// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_panel.h"

#include "files/lessons.h"
#include "lessons/lesson_words.h"
#include "lessons/step_dots.h"
#include "lock/class_lock.h"
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
#include <utility>

namespace seiche {

namespace {

/// Maximum characters, to limit the panel width.
constexpr int longestTitle = 48;
constexpr int longestUnit = 32;
/// Gap between result columns in pixels at scale 1.
constexpr double apart = 8;
/// Width ratio of text and answer if side by side.
constexpr int readingShare = 3, doingShare = 2;
/// Minimum width of text and answer side by side on the projector, in pixels at scale 1.
constexpr double minSideBySide = 300;
/// Minimum width of the projector view for it, in pixels at scale 1.
constexpr double roomForSideBySide = 700;

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

/// Returns the built-in lesson after this one. Null for the last lesson and for lessons of the user.
const BuiltInLesson* lessonAfter(const QString& id) {
    const auto isThis = [&id](const BuiltInLesson& each) { return QString::fromStdString(each.id) == id; };
    const auto here = std::ranges::find_if(lessons(), isThis);
    return here == lessons().end() || here + 1 == lessons().end() ? nullptr : &*(here + 1);
}

QString written(std::size_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }

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
    auto* top = new QHBoxLayout;
    m_dots = new StepDots(this);
    top->addWidget(m_dots, 0, Qt::AlignVCenter);
    m_place = addLabel(top, "small", "lessonPlace");
    top->setStretchFactor(m_place, 1);
    top->setAlignment(m_place, Qt::AlignVCenter);
    m_exit = buttonFor(buttons.leave, this);
    m_exit->setProperty("flat", true);
    top->addWidget(m_exit);
    column->addLayout(top);

    m_parts = new QBoxLayout(QBoxLayout::TopToBottom);
    m_reading = new QVBoxLayout;
    m_doing = new QVBoxLayout;
    m_parts->addLayout(m_reading);
    m_parts->addLayout(m_doing);
    column->addLayout(m_parts);
    m_title = addLabel(m_reading, "heading", "lessonTitle");
    m_text = addLabel(m_reading, "read", "lessonText");

    m_card = new QFrame(this);
    m_card->setObjectName(QStringLiteral("lessonTask"));
    m_inCard = new QVBoxLayout(m_card);
    m_doThis = addLabel(m_inCard, "title", "lessonDoThis");
    m_task = addLabel(m_inCard, "read", "lessonTaskText");
    m_answers = new QVBoxLayout;
    m_inCard->addLayout(m_answers);
    m_check = new QPushButton(m_card);
    m_check->setObjectName(QStringLiteral("lessonCheck"));
    m_check->setAutoDefault(true);
    m_checking = new QHBoxLayout;
    m_inCard->addLayout(m_checking);
    m_verdict = addLabel(m_inCard, "read", "lessonVerdict");
    m_doing->addWidget(m_card);

    m_hints = addLabel(m_doing, "read", "lessonHints");
    m_way = new FlowLayout;
    m_previous = buttonFor(buttons.previous, this);
    m_hint = buttonFor(buttons.hint, this);
    m_next = buttonFor(buttons.next, this);
    m_showResults = new QPushButton(this);
    m_showResults->setObjectName(QStringLiteral("lessonShowResults"));
    m_showResults->setCheckable(true);
    m_showResults->setAutoDefault(true);
    connect(m_showResults, &QPushButton::clicked, this, &LessonPanel::refreshNow);
    m_sheet = buttonFor(buttons.sheet, this);
    m_follow = new QPushButton(this);
    m_follow->setObjectName(QStringLiteral("lessonFollow"));
    m_follow->setAutoDefault(true);
    m_follow->setProperty("accent", true);
    connect(m_follow, &QPushButton::clicked, this, [this] {
        if (const BuiltInLesson* next = lessonAfter(m_run.name()))
            emit lessonRequested(QString::fromStdString(next->id));
    });
    m_stay = new QPushButton(this);
    m_stay->setObjectName(QStringLiteral("lessonStay"));
    m_stay->setAutoDefault(true);
    connect(m_stay, &QPushButton::clicked, buttons.leave, &QAction::trigger);
    m_doing->addLayout(m_way);

    m_resultsTitle = addLabel(m_doing, "title", "lessonResultsTitle");
    m_results = addLabel(m_doing, "read", "lessonResults");
    placeParts();
    column->addStretch(1);
    setDetails(nullptr, {m_title, m_dots});

    connect(m_check, &QPushButton::clicked, this, &LessonPanel::answer);
    qApp->installEventFilter(this);
    connect(&run, &LessonRun::stepChanged, this, &LessonPanel::showStep);
    connect(&run, &LessonRun::lessonChanged, this, &LessonPanel::refreshSoon);
    connect(&run, &LessonRun::changed, this, &LessonPanel::refreshNow);
    connect(&run, &LessonRun::passed, this, [this] {
        // Another Return goes on.
        if (isAncestorOf(QApplication::focusWidget())) m_next->setFocus(Qt::OtherFocusReason);
        QAccessibleEvent said(m_verdict, QAccessible::Alert);
        QAccessible::updateAccessibility(&said);
    });
    connect(&Theme::current(), &Theme::changed, this, &LessonPanel::restyle);
    restyle();
    retranslate();
}

WrappedLabel* LessonPanel::addLabel(QBoxLayout* layout, const char* type, const char* name) {
    auto* label = new WrappedLabel(this);
    label->setProperty("type", type);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    layout->addWidget(label);
    return label;
}

void LessonPanel::setWide(bool wide) {
    if (wide == m_wide) return;
    m_wide = wide;
    placeParts();
    restyle();
    refreshNow();
}

bool LessonPanel::isSideBySide() const {
    return m_wide ||
           (m_options && !m_isEnd && isBrief() && stage().width() >= Theme::current().px(roomForSideBySide));
}

int LessonPanel::heightFor(int width) const {
    layout()->activate();
    return layout()->totalHeightForWidth(width);
}

// Side by side, text and task are at the left. The answers are at the right; so are the buttons,
// except on the projector, where the answers are high.
void LessonPanel::placeParts() {
    const bool isSideBySide = this->isSideBySide(), isBesideChoice = isSideBySide && !m_wide;
    setMinimumWidth(isBesideChoice ? Theme::current().px(minSideBySide) : 0);
    m_parts->setDirection(isSideBySide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    restyleWith(*m_task, "brief", isCompact());
    restyleWith(*m_card, "plain", isCompact());
    for (QLabel* part : {m_doThis, m_task, m_verdict, m_hints, m_resultsTitle, m_results}) {
        m_inCard->removeWidget(part);
        m_reading->removeWidget(part);
        m_doing->removeWidget(part);
    }
    m_reading->removeItem(m_way);
    m_doing->removeItem(m_way);
    m_way->setParent(nullptr);
    if (isSideBySide) {
        m_reading->addWidget(m_task);
    } else {
        m_inCard->insertWidget(0, m_doThis);
        m_inCard->insertWidget(1, m_task);
    }
    (isBesideChoice ? m_reading : m_inCard)->addWidget(m_verdict);
    QVBoxLayout* below = isBesideChoice ? m_reading : m_doing;
    below->addWidget(m_hints);
    below->addLayout(m_way);
    QVBoxLayout* results = m_wide || m_isEnd ? m_reading : m_doing;
    results->addWidget(m_resultsTitle);
    results->addWidget(m_results);
    m_parts->setStretch(0, !isSideBySide ? 0 : isBesideChoice ? 1 : readingShare);
    m_parts->setStretch(1, !isSideBySide ? 0 : isBesideChoice ? 1 : doingShare);
    for (QVBoxLayout* part : {m_reading, m_doing}) {
        for (int i = part->count(); i-- > 0;)
            if (part->itemAt(i)->spacerItem()) delete part->takeAt(i);
        if (isSideBySide) part->addStretch(1); // texts begin at the top
    }
    placeButtons();
}

// One row fewer leaves more height for the canvas.
void LessonPanel::placeButtons() {
    while (QLayoutItem* item = m_way->takeAt(0)) delete item;
    while (QLayoutItem* item = m_checking->takeAt(0)) delete item;
    if (isCompact()) {
        m_way->addWidget(m_check);
    } else {
        m_checking->addWidget(m_check);
        m_checking->addStretch(1);
    }
    for (QPushButton* button : {m_previous, m_hint, m_next, m_showResults, m_sheet, m_follow, m_stay})
        m_way->addWidget(button);
    for (WrappedLabel* label : findChildren<WrappedLabel*>()) label->setReportingHeight(isCompact());
}

void LessonPanel::showBrief() {
    placeParts();
    restyle();
}

QSize LessonPanel::sizeHint() const {
    if (isCompact()) return layout()->sizeHint();
    return {Theme::current().px(330), std::max(Theme::current().px(420), layout()->sizeHint().height())};
}

void LessonPanel::showStep() {
    loosen();
    m_showResults->setChecked(false);
    makeAnswers();
    placeParts();
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
            words->setReportingHeight(isCompact());
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
    order.insert(order.end(),
                 {m_check, m_previous, m_hint, m_next, m_showResults, m_sheet, m_follow, m_stay, m_exit});
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
    if (event->key() == Qt::Key_Escape) return emit canvasFocusRequested();
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
    QString done = QStringLiteral("<b>✓ %1</b>").arg(tr("Done."));
    if (!step.done.empty()) done += QLatin1Char(' ') + richWordsOf(step.done);
    QString verdict;
    QString spoken;
    if (passed && step.check) {
        verdict = done;
        spoken = tr("Done.");
        if (!step.done.empty()) spoken += QLatin1Char(' ') + plainWordsOf(step.done);
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
    // Otherwise the praise could push the introduction out of the projector view.
    const bool isReserved = isBrief() && !isTight() && step.check;
    m_verdict->reserve(isReserved ? done : QString());
    m_verdict->setVisible(!verdict.isEmpty() || isReserved);
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

void LessonPanel::showResults() {
    const ResultTable table = resultsOf(m_run, ResultRows::Measured);
    const bool any = !table.rows.isEmpty();
    const bool isChosen = m_wide && m_showResults->isChecked();
    m_showResults->setVisible(any && m_wide && !m_run.isAtEnd());
    const bool shown = any && (m_run.isAtEnd() || isChosen || !isCompact());
    m_resultsTitle->setVisible(shown);
    m_results->setVisible(shown);
    if (!shown) return;
    const QString asRows = htmlOf(table, false);
    const int width = room().isEmpty() || m_wide ? m_results->width() : room().width();
    m_results->setText(widthOf(asRows, m_results->font(), width) <= width ? asRows : htmlOf(table, true));
}

QString LessonPanel::placeInWords() const {
    return tr("Step %1 of %2").arg(written(m_run.stepNumber() + 1), written(m_run.lesson().steps.size()));
}

QString LessonPanel::progressInWords() const {
    return tr("Step %1 of %2 · %3 done")
        .arg(written(m_run.stepNumber() + 1), written(m_run.lesson().steps.size()),
             written(m_run.passedSteps()));
}

void LessonPanel::showPlace() {
    const std::size_t count = m_run.lesson().steps.size();
    std::vector<bool> passed;
    for (std::size_t i = 0; i < count; ++i) passed.push_back(m_run.isPassed(i));
    m_dots->setSteps(std::move(passed), m_run.isAtEnd() ? count : m_run.stepNumber());
    m_place->setText(placeInWords());
    m_place->setAccessibleName(progressInWords());
}

void LessonPanel::showTexts() {
    const Step& step = m_run.step();
    const bool isCovered = m_wide && m_showResults->isChecked();
    say(*m_title, step.title);
    say(*m_text, step.text);
    say(*m_task, step.task);
    if (const auto* choice = step.check ? partOf<check::Choice>(*step.check) : nullptr)
        for (std::size_t i = 0; i < std::min(m_optionWords.size(), choice->options.size()); ++i)
            say(*m_optionWords[i], choice->options[i]);
    if (isBrief()) say(*m_place, step.title);
    m_doThis->setVisible(!step.task.empty() && !isCompact());
    m_task->setVisible(!step.task.empty() && !isCovered);
    m_card->setVisible((!step.task.empty() && !isSideBySide()) || step.check);
    // On the projector the task comes first.
    m_text->setVisible(!step.text.empty() && !isTight() && !isCovered);
}

void LessonPanel::showEnd() {
    QStringList open;
    for (std::size_t i = 0; i < m_run.lesson().steps.size(); ++i)
        if (!m_run.isPassed(i)) open << written(i + 1);
    const QString title = open.isEmpty() ? tr("Lesson finished") : tr("End of the lesson");
    const QString text = open.isEmpty() ? tr("You have done every step.")
                                        : tr("Steps not done yet: %1").arg(open.join(QStringLiteral(", ")));
    m_place->setText(isBrief() ? title : QString());
    m_title->setText(title);
    m_text->setText(text);
    for (QLabel* label : {m_place, m_title, m_text}) label->setAccessibleName({}); // the text is read
    m_text->show();
    for (QWidget* part : std::initializer_list<QWidget*>{m_task, m_card, m_check, m_hints}) part->hide();
    const BuiltInLesson* next = isClassLocked() ? nullptr : lessonAfter(m_run.name());
    if (next)
        m_follow->setText(tr("Next lesson: %1").arg(elided(plainWordsOf(next->lesson.title), longestTitle)));
    m_follow->setVisible(next);
    setAccessibleDescription(title + QStringLiteral(". ") + text);
}

void LessonPanel::showTitle() {
    const QString title = elided(plainWordsOf(m_run.lesson().title), longestTitle);
    // A panel in the projector view is narrow.
    setWindowTitle(isBrief() ? placeInWords() : title);
    setAccessibleName(title);
}

void LessonPanel::refresh() {
    if (!m_run.isOpen()) return;
    const Step& step = m_run.step();
    const bool isAtEnd = m_run.isAtEnd();
    const bool wasSideBySide = m_parts->direction() == QBoxLayout::LeftToRight;
    if (isAtEnd != std::exchange(m_isEnd, isAtEnd) || isSideBySide() != wasSideBySide) placeParts();
    showPlace();
    showTitle();
    if (isAtEnd) {
        showEnd();
    } else {
        showTexts();
        showVerdict();
        showHints();
        setAccessibleDescription(progressInWords() + QStringLiteral(". ") + plainWordsOf(step.title) +
                                 QStringLiteral(". ") + plainWordsOf(step.text) + QLatin1Char(' ') +
                                 plainWordsOf(step.task));
        m_follow->hide();
    }
    m_place->setVisible(!isTight());
    for (QWidget* part : {m_hint, m_next}) part->setVisible(!isAtEnd);
    m_sheet->setVisible(isAtEnd && m_actions.sheet->isEnabled());
    m_stay->setVisible(isAtEnd && m_actions.leave->isEnabled());
    m_exit->setVisible(!isAtEnd && !isBrief() && m_actions.leave->isEnabled());
    showResults();
    // Next is highlighted once the step is passed.
    restyleWith(*m_next, "accent", isPassed() && m_actions.next->isEnabled());
    setProperty("note", isPassed() && step.check ? QStringLiteral("✓") : QString());
}

void LessonPanel::widenNumber() {
    m_number->setMinimumWidth(m_number->fontMetrics().horizontalAdvance(m_number->placeholderText()) +
                              Theme::current().px(30));
}

void LessonPanel::restyle() {
    const Theme& theme = Theme::current();
    layout()->setSpacing(theme.px(8));
    const int side = isCompact() ? 0 : theme.px(12), end = isCompact() ? 0 : theme.px(10);
    m_inCard->setContentsMargins(side, end, side, end);
    m_inCard->setSpacing(theme.px(6));
    m_parts->setSpacing(theme.px(isSideBySide() ? 24 : 8));
    m_reading->setSpacing(theme.px(m_wide ? 4 : 8));
    m_doing->setSpacing(theme.px(8));
    if (m_number) widenNumber();
    updateGeometry();
    refreshSoon(); // keys are drawn in the theme's colours
}

void LessonPanel::retranslate() {
    if (!m_run.isOpen()) setWindowTitle(tr("Lesson"));
    m_doThis->setText(tr("Do this"));
    m_check->setText(tr("Check my answer"));
    m_resultsTitle->setText(tr("My results"));
    m_showResults->setText(tr("My results"));
    m_follow->setText(tr("Next lesson"));
    m_stay->setText(tr("Keep playing"));
    m_stay->setToolTip(tr("Closes the lesson. The experiment stays open."));
    if (m_run.isOpen()) makeAnswers();
    refreshSoon();
}

} // namespace seiche

#include "moc_lesson_panel.cpp"
