// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/theory_page.h"

#include "pages/code_page.h"
#include "pages/equation_view.h"
#include "pages/handout.h"
#include "pages/prose.h"
#include "pages/reading_bar.h"
#include "pages/step_row.h"
#include "theme/theme.h"
#include "wording/language_now.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace seiche {

namespace {

/// Maximum width at scale 1, for legibility.
constexpr double widest = 1280;
constexpr double textSize = 16;

} // namespace

TheoryPage::TheoryPage(QWidget* parent)
    : QWidget(parent), m_bar(new ReadingBar(this)), m_stack(new QStackedWidget(this)),
      m_area(new QScrollArea(this)) {
    setObjectName(QStringLiteral("theoryPage"));
    m_area->setObjectName(QStringLiteral("derivation"));
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_stack->addWidget(m_area);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_stack, 1);
    m_zoom = std::clamp(QSettings().value(QStringLiteral("theory/zoom"), 1.0).toDouble(), 0.7, 2.5);

    connect(m_bar, &ReadingBar::sectionChosen, this,
            [this](int index) { showSection(m_bar->contents()->itemData(index).toString()); });
    connect(m_bar, &ReadingBar::findRequested, this, &TheoryPage::find);
    connect(m_bar, &ReadingBar::goRequested, this, &TheoryPage::goToHit);
    connect(m_bar, &ReadingBar::searchEnded, this, [this] { setFocus(); });
    connect(m_bar, &ReadingBar::zoomRequested, this, [this](double factor) { setZoom(m_zoom * factor); });
    connect(m_bar, &ReadingBar::wordsRequested, this, [this](bool shown) {
        m_words = shown;
        applySizes();
    });
    connect(m_bar, &ReadingBar::printRequested, this, &TheoryPage::print);
    connect(m_area->verticalScrollBar(), &QScrollBar::valueChanged, this, &TheoryPage::noteSection);
    connect(&Theme::current(), &Theme::aboutToChange, this, &TheoryPage::holdLayout);
    connect(&Theme::current(), &Theme::changed, this, [this] {
        // Deferred to a separate event: the restyled window must not wait for the texts.
        if (isVisible()) QTimer::singleShot(0, this, &TheoryPage::applySizes);
        else applySizes();
    });
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Theory"));
}

TheoryPage::~TheoryPage() = default;

void TheoryPage::build() {
    m_stale = false;
    const QString at = m_bar->contents()->currentData().toString();
    m_text = TheoryText::in(languageNow());
    const QMap<QString, QString> spoken = spokenEquations(languageNow());
    m_steps.clear();
    m_firstSteps.clear();
    m_bar->contents()->clear();
    std::vector<TextSearch::Source> sources;

    QWidget* content = new QWidget;
    content->setProperty("panel", true);
    auto* column = new QVBoxLayout(content);
    for (const TheoryText::Section& section : m_text.sections) {
        m_firstSteps.push_back(m_steps.size());
        m_bar->contents()->addItem(section.title, section.id);
        QString title = section.title;
        for (const TheoryText::Step& step : section.steps) {
            StepRow* row = new StepRow(step, title, spoken, content);
            title.clear();
            connect(row, &StepRow::linkChosen, this, &TheoryPage::follow);
            column->addWidget(row);
            m_steps.push_back(row);
            for (QWidget* part : row->parts()) {
                const auto* equation = qobject_cast<const EquationView*>(part);
                sources.push_back({part, equation ? equation->words() : QString(), {}});
            }
            for (Prose* prose : row->prose())
                // Queued: Qt first scrolls to the whole paragraph.
                connect(
                    prose, &Prose::linkReached, this, [this, prose] { showPlace(*prose, prose->textCursor()); },
                    Qt::QueuedConnection);
        }
    }
    column->addStretch();
    m_area->setWidget(content);

    if (m_code) m_stack->removeWidget(m_code);
    delete m_code;
    m_code = new CodePage(this);
    m_stack->addWidget(m_code);
    m_bar->contents()->addItem(tr("The code that runs"), QStringLiteral("code"));
    std::ranges::copy(m_code->sources(), std::back_inserter(sources));
    m_search.setSources(std::move(sources));
    for (QComboBox* list : findChildren<QComboBox*>()) list->installEventFilter(this);
    applySizes();
    find(m_bar->field()->text());
    if (!at.isEmpty()) showSection(at);
}

// Suspends layout and painting before a theme change: changing scroll bars would lay out every
// text again, and a half-changed page must not be painted.
void TheoryPage::holdLayout() {
    m_laying = true;
    m_stack->setUpdatesEnabled(false);
    for (StepRow* row : m_steps) row->hold();
    m_area->setWidgetResizable(false);
    if (m_area->widget()) m_area->widget()->layout()->setEnabled(false);
}

void TheoryPage::applySizes() {
    const Theme& theme = Theme::current();
    QWidget* content = m_area->widget();
    m_sizesStale = content && !isVisible();
    if (m_sizesStale) return;
    m_laying = true;
    m_stack->setUpdatesEnabled(true);
    // Lay out each text once, at its final width.
    for (StepRow* row : m_steps) row->setTextSize(theme.px(textSize) * m_zoom);
    if (content) content->layout()->setEnabled(true);
    m_area->setWidgetResizable(true);
    if (!content) {
        m_laying = false;
        return;
    }
    for (StepRow* row : m_steps)
        for (EquationView* equation : row->equations()) equation->showWords(m_words);
    if (m_code) m_code->setTextSize(theme.px(textSize) * m_zoom);
    content->layout()->setContentsMargins(theme.px(28), theme.px(18), theme.px(28), theme.px(40));
    content->layout()->setSpacing(theme.px(34));
    content->setMaximumWidth(theme.px(widest));
    m_area->setAlignment(Qt::AlignHCenter);
    settle();
    for (StepRow* row : m_steps) row->write();
    settle();
    returnToPlace();
    m_laying = false;
}

void TheoryPage::setZoom(double zoom) {
    m_zoom = std::clamp(zoom, 0.7, 2.5);
    QSettings().setValue(QStringLiteral("theory/zoom"), m_zoom);
    applySizes();
}

TheoryPage::Place TheoryPage::placeRead() const {
    const int scrolled = m_area->verticalScrollBar()->value();
    Place place;
    if (scrolled == 0) return place;
    place.below = m_area->viewport()->height() / 4;
    const int line = scrolled + place.below;
    for (const StepRow* row : m_steps) {
        for (QWidget* part : row->parts()) {
            const int top = part->mapTo(m_area->widget(), QPoint()).y();
            if (top > line) return place;
            place.part = part;
            place.character = -1;
            place.share = std::min(1.0, static_cast<double>(line - top) / std::max(1, part->height()));
            const auto* text = qobject_cast<const QTextEdit*>(part);
            if (!text || line >= top + part->height()) continue;
            const QTextCursor cursor = text->cursorForPosition({0, line - top});
            const QRect at = text->cursorRect(cursor);
            place.character = cursor.position();
            place.share = static_cast<double>(line - top - at.top()) / std::max(1, at.height());
        }
    }
    return place;
}

void TheoryPage::returnToPlace() {
    if (!m_place.part) return;
    QRect at(QPoint(), m_place.part->size());
    const auto* text = qobject_cast<const QTextEdit*>(m_place.part.data());
    if (text && m_place.character >= 0) {
        QTextCursor cursor(text->document());
        cursor.setPosition(std::min(m_place.character, text->document()->characterCount() - 1));
        at = text->cursorRect(cursor);
    }
    const int top = m_place.part->mapTo(m_area->widget(), at.topLeft()).y();
    m_area->verticalScrollBar()->setValue(top + static_cast<int>(std::lround(m_place.share * at.height())) -
                                          m_place.below);
}

// Repeats the layout until stable: row heights depend on widths, and row positions on heights.
void TheoryPage::settle() {
    constexpr int maxRounds = 12;
    QWidget* content = m_area->widget();
    for (int round = 0; round < maxRounds; ++round) {
        const QSize before = content->size();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        content->layout()->activate();
        const int wanted = std::max(content->sizeHint().height(), m_area->viewport()->height());
        if (content->size() == before && content->height() == wanted) return;
    }
}

void TheoryPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (!m_area->widget() || width() == m_placeWidth) return;
    const QScopedValueRollback laying(m_laying, true);
    settle();
    m_placeWidth = width();
    returnToPlace();
}

void TheoryPage::showSection(const QString& id) {
    if (m_stale) build();
    const int index = m_bar->contents()->findData(id);
    if (index < 0) return;
    if (id == QLatin1String("code")) {
        showCode();
        m_code->setFocus();
        return;
    }
    m_stack->setCurrentWidget(m_area);
    // Rows have their positions only after the layout.
    m_area->widget()->layout()->activate();
    const StepRow* row = m_steps[m_firstSteps[static_cast<std::size_t>(index)]];
    m_place = {row->parts().front(), -1, 0.0, Theme::current().px(14)};
    returnToPlace();
    m_bar->contents()->setCurrentIndex(index);
}

void TheoryPage::showCode() {
    m_stack->setCurrentWidget(m_code);
    m_bar->contents()->setCurrentIndex(m_bar->contents()->count() - 1);
}

// Selects the section being read in the contents.
void TheoryPage::noteSection() {
    if (m_stack->currentWidget() != m_area || m_steps.empty()) return;
    const int scrolled = m_area->verticalScrollBar()->value();
    for (StepRow* row : m_steps) row->follow(scrolled + Theme::current().px(14) - row->y());
    const int top = scrolled + m_area->viewport()->height() / 4;
    int index = 0;
    for (std::size_t i = 0; i < m_firstSteps.size(); ++i)
        if (m_steps[m_firstSteps[i]]->y() <= top) index = static_cast<int>(i);
    m_bar->contents()->setCurrentIndex(index);
    // Ignore scrolling caused by a layout change.
    if (m_laying || (m_placeWidth != 0 && width() != m_placeWidth)) return;
    m_place = placeRead();
    m_placeWidth = width();
}

void TheoryPage::follow(const QUrl& link) {
    if (link.scheme() == QLatin1String("see")) return showSection(link.path());
    if (const std::optional<ExperimentLink> wanted = ExperimentLink::from(link))
        emit experimentRequested(*wanted);
}

void TheoryPage::find(const QString& words) {
    m_search.find(words);
    m_code->mark(words);
    goToHit(1);
}

void TheoryPage::goToHit(int way) {
    const TextSearch::Hit* hit = m_search.goToHit(way);
    m_bar->setFound(m_search.present(), m_search.count());
    markEquations();
    if (!hit || !hit->where) return;
    if (m_code->isAncestorOf(hit->where)) {
        showCode(); // keeps the focus in the search field
        m_code->showLineAt(hit->cursor);
        return;
    }
    m_stack->setCurrentWidget(m_area);
    const int margin = m_area->viewport()->height() / 3;
    if (const auto* text = qobject_cast<const QTextEdit*>(hit->where.data()))
        return showPlace(*text, hit->cursor, margin);
    // Lay out the words of the equation before scrolling.
    m_area->widget()->layout()->activate();
    m_area->ensureWidgetVisible(hit->where, 0, margin);
}

void TheoryPage::markEquations() {
    for (const StepRow* row : m_steps)
        for (EquationView* equation : row->equations()) {
            auto found = EquationView::Found::No;
            for (std::size_t i = 0; i < m_search.hits().size(); ++i)
                if (m_search.hits()[i].where == equation)
                    found = static_cast<int>(i) == m_search.present() ? EquationView::Found::Present
                                                                      : EquationView::Found::Yes;
            equation->setFound(found);
        }
}

void TheoryPage::showPlace(const QTextEdit& text, const QTextCursor& cursor, int margin) {
    const QPoint at = text.viewport()->mapTo(m_area->widget(), text.cursorRect(cursor).center());
    m_area->ensureVisible(at.x(), at.y(), 0, margin);
}

void TheoryPage::print() {
    if (m_stale) build();
    m_printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    m_printer->setDocName(QStringLiteral("Seiche"));
    QPrintDialog* dialog = new QPrintDialog(m_printer.get(), this);
    dialog->setObjectName(QStringLiteral("printTheory"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this] { printOn(*m_printer, m_text); });
    dialog->open();
}

void TheoryPage::showEvent(QShowEvent* event) {
    if (m_stale) build();
    QWidget::showEvent(event);
    if (m_sizesStale) applySizes();
}

void TheoryPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    setAccessibleName(tr("Theory"));
    m_bar->retranslate();
    m_stale = true;
    // Wait, because the locale changes in the same event.
    if (isVisible())
        QTimer::singleShot(0, this, [this] {
            if (m_stale) build();
        });
}

namespace {

enum class Request { Nothing, Find, Next, Before, Larger, Smaller, Normal, Print };

Request requestOf(const QKeyEvent& key) {
    const bool control = key.modifiers() & Qt::ControlModifier;
    switch (key.key()) {
    case Qt::Key_F: return control ? Request::Find : Request::Nothing;
    case Qt::Key_F3: return key.modifiers() & Qt::ShiftModifier ? Request::Before : Request::Next;
    case Qt::Key_Plus:
    case Qt::Key_Equal: return control ? Request::Larger : Request::Nothing;
    case Qt::Key_Minus: return control ? Request::Smaller : Request::Nothing;
    case Qt::Key_0: return control ? Request::Normal : Request::Nothing;
    case Qt::Key_P: return control ? Request::Print : Request::Nothing;
    default: return Request::Nothing;
    }
}

} // namespace

// Claims these keys from the shortcuts of the window while the page has the focus.
bool TheoryPage::event(QEvent* event) {
    const auto isOurs = [](const QKeyEvent& key) {
        return requestOf(key) != Request::Nothing || key.key() == Qt::Key_PageDown ||
               key.key() == Qt::Key_PageUp;
    };
    if (event->type() == QEvent::ShortcutOverride && isOurs(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

// Lists would use letter keys for their own search.
bool TheoryPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && requestOf(*static_cast<QKeyEvent*>(event)) != Request::Nothing) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TheoryPage::scrollBy(double pages) {
    if (m_stack->currentWidget() != m_area) return; // the code page handles these keys
    QScrollBar* bar = m_area->verticalScrollBar();
    bar->setValue(bar->value() + static_cast<int>(std::lround(pages * m_area->viewport()->height())));
}

void TheoryPage::keyPressEvent(QKeyEvent* event) {
    switch (requestOf(*event)) {
    case Request::Find:
        m_bar->field()->setFocus(Qt::ShortcutFocusReason);
        m_bar->field()->selectAll();
        return;
    case Request::Next: return goToHit(1);
    case Request::Before: return goToHit(-1);
    case Request::Larger: return setZoom(m_zoom * 1.15);
    case Request::Smaller: return setZoom(m_zoom / 1.15);
    case Request::Normal: return setZoom(1.0);
    case Request::Print: return print();
    case Request::Nothing: break;
    }
    switch (event->key()) {
    case Qt::Key_PageDown: return scrollBy(0.9);
    case Qt::Key_PageUp: return scrollBy(-0.9);
    case Qt::Key_Down: return scrollBy(0.08);
    case Qt::Key_Up: return scrollBy(-0.08);
    case Qt::Key_Home: return scrollBy(-1e6);
    case Qt::Key_End: return scrollBy(1e6);
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace seiche

#include "moc_theory_page.cpp"
