// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parameter.h"
#include "model/validate.h"
#include "pages/code_page.h"
#include "pages/equation.h"
#include "pages/equation_view.h"
#include "pages/handout.h"
#include "pages/miniature_card.h"
#include "pages/prose.h"
#include "pages/step_row.h"
#include "pages/theory_page.h"
#include "theory/growth.h"
#include "theory/modes.h"
#include "theory/stability.h"
#include "ticks.h"
#include "window/timeline_bar.h"
#include "window/viewing.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAccessible>
#include <QAction>
#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QToolBar>
#include <QToolButton>
#include <QUrlQuery>

#include <algorithm>
#include <cmath>
#include <set>

using namespace seiche;

namespace {

/// The window with the theory page in front.
struct Reading : WindowUnderTest {
    TheoryPage* page = nullptr;

    bool open(QSize size = {1366, 768}) {
        if (!show(size)) return false;
        QTest::keyClick(&window, Qt::Key_3, Qt::ControlModifier);
        page = child<TheoryPage>("theoryPage");
        return page && page->isVisible();
    }
    MiniatureView* miniature(const char* id) {
        return page->findChild<MiniatureView*>(QStringLiteral("miniature-") + QLatin1String(id));
    }
    /// Returns the text beside the search field, for example "1 / 4".
    QString found() {
        for (const QLabel* label : child<QLineEdit>("find")->parentWidget()->findChildren<QLabel*>())
            if (label->text().contains(QLatin1Char('/'))) return label->text();
        return {};
    }
    QScrollBar* bar() { return child<QScrollArea>("derivation")->verticalScrollBar(); }
};

/// Returns the text of one language without the English fallback sections.
TheoryText own(const QString& language, QStringList* problems = nullptr) {
    return TheoryText::parse(theoryFile(QStringLiteral("derivation.%1.txt").arg(language)), language, problems);
}

QStringList linksIn(const TheoryText& text) {
    static const QRegularExpression link(QStringLiteral("href=\"([^\"]+)\""));
    QStringList links;
    for (const TheoryText::Section& section : text.sections)
        for (const TheoryText::Step& step : section.steps)
            for (const TheoryText::Block& block : step.blocks)
                for (auto found = link.globalMatch(block.html); found.hasNext();)
                    links << found.next().captured(1).replace(QStringLiteral("&amp;"), QStringLiteral("&"));
    return links;
}

/// Returns the structure of a text: sections, miniatures and equations, without the words.
QStringList bonesOf(const TheoryText& text) {
    QStringList bones;
    for (const TheoryText::Section& section : text.sections) {
        bones << QStringLiteral("# ") + section.id;
        for (const TheoryText::Step& step : section.steps) {
            bones << QStringLiteral("@ ") + step.miniature;
            for (const TheoryText::Block& block : step.blocks)
                if (!block.equation.isEmpty()) bones << QStringLiteral("= ") + block.equation;
        }
    }
    return bones;
}

int differentPixels(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y);
    return count;
}

} // namespace

class TheoryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }
    void parserReadsSectionsAndBlocks();
    void parserReportsErrorsWithLine();
    void everyLanguageHasFullText_data();
    void everyLanguageHasFullText();
    void missingSectionFallsBackToEnglish();
    void equationsUseThemeColour();
    void equationsHaveDescriptions();
    void numbersInTextMatchModel();
    void linkSetsUpExperiment();
    void invalidLinkIsRejected_data();
    void invalidLinkIsRejected();
    void everyLinkAppliesItsSettings();
    void lockedClassCannotOpenTheory();
    void theoryHidesAndRestoresPanels();
    void hiddenMiniaturesPause();
    void miniatureStaysVisibleInLongStep();
    void miniaturesCanBePaused();
    void reducedMotionPausesMiniatures();
    void miniatureAcceptsTapsAndClicks();
    void knobFieldAcceptsValidNumbers();
    void everyMiniatureRuns();
    void textbookEnergyGrowsUnlikeLeapfrog();
    void trianglePulseTravelsUnchanged();
    void liftedStringSinksOnlyWithUpdateDamping();
    void tappingAtResonanceReachesPrediction();
    void searchFindsAndMarksText();
    void searchFindsCode();
    void searchFindsCodeExplanations();
    void searchFindsEquationDescriptions();
    void pageKeysScrollTheory();
    void hiddenPageUpdatesWhenShown();
    void themeChangeUpdatesTextsLater();
    void zoomKeepsReadingPosition();
    void tabReachesEveryControl();
    void everyControlHasAccessibleName();
    void theoryStaysOpenOnProjector();
    void languageChangeKeepsSection();
    void theoryPrintsToPdf();
    void codePassagesMatchSourceFiles();
    void everyCodeLineHasExplanation_data();
    void everyCodeLineHasExplanation();
    void arrowKeysShowLineExplanations();
};

void TheoryTest::parserReadsSectionsAndBlocks() {
    QStringList problems;
    const TheoryText text =
        TheoryText::parse(QStringLiteral("// remark\n# a: First\n@ string\nOne *two*\nlines, f_{i} & "
                                         "[here](try:pool?k=0.4&pull=1)\n= limit\n- x\n- y\n"
                                         "more\n\n| p | q |\n| 1 | 2 |\n# b: Second: part\n@ taps\nEnd"),
                          QStringLiteral("en"), &problems);
    QCOMPARE(problems, QStringList());
    QCOMPARE(text.sections.size(), std::size_t{2});
    QCOMPARE(text.sections[1].title, QStringLiteral("Second: part"));
    const TheoryText::Step& step = text.sections[0].steps.at(0);
    QCOMPARE(step.miniature, QStringLiteral("string"));
    QCOMPARE(step.blocks.size(), std::size_t{4});
    QCOMPARE(step.blocks[0].html, QStringLiteral("<p>One <i>two</i> lines, f<sub><i>i</i></sub> &amp; "
                                                 "<a href=\"try:pool?k=0.4&amp;pull=1\">here</a></p>"));
    QCOMPARE(step.blocks[1].equation, QStringLiteral("limit"));
    QCOMPARE(step.blocks[2].html, QStringLiteral("<ul><li>x</li><li>y more</li></ul>"));
    QVERIFY(step.blocks[3].html.contains(QStringLiteral("<th align=\"left\">p</th>")));
    QVERIFY(step.blocks[3].html.contains(QStringLiteral("<td align=\"left\">2</td>")));
}

void TheoryTest::parserReportsErrorsWithLine() {
    QStringList problems;
    TheoryText::parse(QStringLiteral("words\n@ string\n# nothing\n= limit\n"), QStringLiteral("en"), &problems);
    QCOMPARE(problems, (QStringList{QStringLiteral("line 2: text before the first step"),
                                    QStringLiteral("line 2: a step before the first section"),
                                    QStringLiteral("line 3: a section is \"# id: title\""),
                                    QStringLiteral("line 4: an equation before the first step")}));
}

void TheoryTest::everyLanguageHasFullText_data() {
    QTest::addColumn<QString>("code");
    QStringList codes = language::available();
    for (const QString& file : QDir(QStringLiteral(":/theory")).entryList({QStringLiteral("derivation.*.txt")}))
        if (const QString code = file.section(QLatin1Char('.'), 1, 1); !codes.contains(code)) codes << code;
    for (const QString& code : codes) QTest::newRow(qPrintable(code)) << code;
}

void TheoryTest::everyLanguageHasFullText() {
    QFETCH(QString, code);
    QStringList problems;
    const TheoryText text = own(code, &problems);
    const TheoryText english = own(QStringLiteral("en"));
    QCOMPARE(problems, QStringList());
    QVERIFY(!english.sections.empty());
    QCOMPARE(bonesOf(text), bonesOf(english));
    QCOMPARE(linksIn(text), linksIn(english));
    for (std::size_t i = 0; i < text.sections.size(); ++i) {
        QVERIFY(!text.sections[i].title.isEmpty());
        for (std::size_t j = 0; j < text.sections[i].steps.size(); ++j) {
            const TheoryText::Step& step = text.sections[i].steps[j];
            QVERIFY2(findMiniature(step.miniature), qPrintable(step.miniature));
            QCOMPARE(step.blocks.size(), english.sections[i].steps[j].blocks.size());
        }
    }
    // Each equation has a typeset picture and a description in this language.
    const QString words = theoryFile(QStringLiteral("equations.%1.txt").arg(code));
    for (const QString& bone : bonesOf(english)) {
        if (!bone.startsWith(QLatin1Char('='))) continue;
        QVERIFY2(!equation::sizeOf(bone.mid(2)).isEmpty(), qPrintable(bone));
        const QRegularExpression said(QStringLiteral("^%1: .{8}").arg(QRegularExpression::escape(bone.mid(2))),
                                      QRegularExpression::MultilineOption);
        QVERIFY2(words.contains(said), qPrintable(bone));
    }
}

void TheoryTest::missingSectionFallsBackToEnglish() {
    const TheoryText text = TheoryText::in(QStringLiteral("eo"));
    QCOMPARE(bonesOf(text), bonesOf(own(QStringLiteral("en"))));
    for (const TheoryText::Section& section : text.sections) QCOMPARE(section.language, QStringLiteral("en"));
}

void TheoryTest::equationsUseThemeColour() {
    for (const QColor& colour : {QColor(Qt::red), QColor(0x123456)}) {
        const QImage image = equation::picture(QStringLiteral("whole-formula"), colour, 4.0);
        QVERIFY(!image.isNull());
        int inked = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                if (pixel.alpha() != 255) continue;
                ++inked;
                QCOMPARE(pixel.rgb(), colour.rgb());
            }
        QVERIFY2(inked > 200, qPrintable(QString::number(inked)));
    }
    QVERIFY(equation::picture(QStringLiteral("nonsense"), Qt::red, 4.0).isNull());
}

void TheoryTest::equationsHaveDescriptions() {
    Reading test;
    QVERIFY(test.open());
    const QList<EquationView*> equations = test.page->findChildren<EquationView*>();
    QVERIFY(equations.size() >= 25);
    for (const EquationView* view : equations) {
        const QList<QLabel*> labels = view->findChildren<QLabel*>();
        QVERIFY2(labels.front()->accessibleName().size() > 10, qPrintable(view->name()));
        QVERIFY2(!labels.front()->pixmap().isNull(), qPrintable(view->name()));
        QVERIFY(labels.back()->isHidden());
    }
    test.child<QCheckBox>("equationWords")->click();
    for (const EquationView* view : equations) {
        const QLabel* words = view->findChildren<QLabel*>().back();
        QVERIFY2(!words->isHidden() && words->text().size() > 10, qPrintable(view->name()));
    }
}

void TheoryTest::numbersInTextMatchModel() {
    const QString text = theoryFile(QStringLiteral("derivation.en.txt"));
    const auto says = [&](const char* words) { return text.contains(QString::fromUtf8(words)); };
    // Stability: growth of the zigzag at k = 1.02.
    Rule rule;
    rule.k = 1.02;
    const double growth = growthOf(rule, 4.0);
    QVERIFY(theoryFile(QStringLiteral("equations/growth-beyond.svg")).size() > 0);
    QCOMPARE(QString::number(growth, 'f', 3), QStringLiteral("1.326"));

    QVERIFY(std::pow(growth, 49) > 0.95e6 && says("a million times in 49 steps"));
    // Stability limit of k for each stencil.
    rule.scene = SceneKind::Pool;
    const std::pair<Stencil, const char*> table[] = {
        {Stencil::Cross, "| 4 nearest | 8 | 1/2 |"},
        {Stencil::Diagonal, "| 4 corners | 8 | 1/2 |"},
        {Stencil::Moore, "| Moore (8 neighbours) | 12 | 1/3 |"},
        {Stencil::Isotropic, "| mixture (isotropic) | 16/3 | 3/4 |"}};
    const double limits[] = {0.5, 0.5, 1.0 / 3.0, 0.75};
    for (int i = 0; i < 4; ++i) {
        rule.stencil = table[i].first;
        QVERIFY2(says(table[i].second), table[i].second);
        QVERIFY(std::abs(stabilityOf(rule).limitK - limits[i]) < 1e-9);
    }
    // Period caused by height damping.
    Rule string;
    const Grid grid{320, 1};
    QCOMPARE(std::llround(Modes::of(string, grid)->mode(0).motion.period()), 638LL);
    string.damping.update = 0.995;
    QCOMPARE(std::llround(Modes::of(string, grid)->mode(0).motion.period()), 88LL);
    QVERIFY(says("should need 638 steps for one cycle. It needs 88"));
    // Resonance: fraction of a wave that remains after one period.
    const double kept = std::pow(std::sqrt(loadPreset("string")->rule.damping.velocity), 638);
    QCOMPARE(QString::number(kept, 'f', 2), QStringLiteral("0.93"));
    QCOMPARE(std::llround(1.0 / (1.0 - kept)), 14LL);
    QVERIFY(says("0.9997725") && loadPreset("string")->rule.damping.velocity == 0.9997725);
}

void TheoryTest::linkSetsUpExperiment() {
    const auto link =
        ExperimentLink::from(QUrl(QStringLiteral("try:string?k=0.25&twin=euler&twin=rk4&pull=1")));
    QVERIFY(link);
    QCOMPARE(link->experiment.rule.k, 0.25);
    QCOMPARE(link->experiment.grid.width, 320);
    QVERIFY((link->comparisonRuns == std::vector<Scheme>{Scheme::Euler, Scheme::Rk4}));
    QCOMPARE(link->experiment.events.size(), std::size_t{1});
}

void TheoryTest::invalidLinkIsRejected_data() {
    QTest::addColumn<QString>("url");
    for (const char* url : {"try:nothing", "try:string?k=5", "try:string?wobble=1", "try:string?twin=heun",
                            "http:string?k=1", "see:pool", "try:"})
        QTest::newRow(url) << QString::fromLatin1(url);
}

void TheoryTest::invalidLinkIsRejected() {
    QFETCH(QString, url);
    QVERIFY(!ExperimentLink::from(QUrl(url)));
}

void TheoryTest::everyLinkAppliesItsSettings() {
    Reading test;
    QVERIFY(test.open());
    int tried = 0;
    for (const StepRow* row : test.page->steps())
        for (Prose* prose : row->prose())
            for (QTextBlock block = prose->document()->begin(); block.isValid(); block = block.next())
                for (auto part = block.begin(); !part.atEnd(); ++part) {
                    const QString target = part.fragment().charFormat().anchorHref();
                    if (target.isEmpty()) continue;
                    const QUrl url(target);
                    QTest::keyClick(&test.window, Qt::Key_3, Qt::ControlModifier);
                    QVERIFY(test.page->isVisible());
                    emit prose->anchorClicked(url);
                    ++tried;
                    if (url.scheme() == QLatin1String("see")) {
                        QCOMPARE(test.page->isVisible(), true);
                        QCOMPARE(test.child<QComboBox>("contents")->currentData().toString(), url.path());
                        continue;
                    }
                    QVERIFY2(!test.page->isVisible(), qPrintable(target));
                    const Experiment preset = *loadPreset(url.path().toStdString());
                    const Experiment& now = test.session.settings();
                    QCOMPARE(test.session.scene(), preset.rule.scene);
                    QCOMPARE(now.grid.width, preset.grid.width);
                    std::size_t comparisonRuns = 0;
                    for (const auto& [key, value] : QUrlQuery(url).queryItems()) {
                        if (key == QLatin1String("twin")) {
                            ++comparisonRuns;
                            const auto& all = test.session.comparison().comparisonRuns();
                            QVERIFY2(std::any_of(all.begin(), all.end(),
                                                 [&, wanted = value.toStdString()](const auto& comparisonRun) {
                                                     return seiche::toString(comparisonRun.run.rule().scheme) ==
                                                            wanted;
                                                 }),
                                     qPrintable(target));
                        } else if (key == QLatin1String("pull")) {
                            QVERIFY2(!test.session.run().log().empty(), qPrintable(target));
                        } else if (key == QLatin1String("pullWith.at")) {
                            QCOMPARE(now.pullWith.x, value.mid(1, value.size() - 2).toDouble());
                        } else if (key == QLatin1String("pullWith.shape")) {
                            QCOMPARE(seiche::toString(now.pullWith.shape),
                                     std::string_view(value.toStdString()));
                        } else if (key == QLatin1String("pullWith.mode")) {
                            QCOMPARE(seiche::toString(now.pullWith.mode),
                                     std::string_view(value.toStdString()));
                        } else if (key == QLatin1String("pullWith.width")) {
                            QCOMPARE(now.pullWith.width, value.toDouble());
                        } else if (key == QLatin1String("pullWith.height")) {
                            QCOMPARE(now.pullWith.height, value.toDouble());
                        } else {
                            const Parameter* parameter = findParameter(key.toStdString());
                            QVERIFY2(parameter, qPrintable(target));
                            if (parameter->kind == Parameter::Kind::Number)
                                QCOMPARE(parameter->number(now), value.toDouble());
                            else QCOMPARE(QString::fromStdString(std::string(parameter->word(now))), value);
                        }
                    }
                    QCOMPARE(test.session.comparison().comparisonRuns().size(), comparisonRuns);
                    // A value of k in the link text must equal the value that the link sets.
                    static const QRegularExpression said(QStringLiteral("k = (\\d+(\\.\\d+)?)"));
                    if (const auto match = said.match(part.fragment().text()); match.hasMatch())
                        QCOMPARE(now.rule.k, match.captured(1).toDouble());
                    const std::int64_t frame = test.session.run().frame();
                    QTRY_VERIFY(test.session.run().frame() > frame || test.session.run().divergedAt());
                }
    QVERIFY2(tried >= 20, qPrintable(QString::number(tried)));
}

void TheoryTest::lockedClassCannotOpenTheory() {
    Reading test;
    QVERIFY(test.open());
    test.window.setLocked(true);
    QVERIFY(!test.page->isVisible());
    QTest::keyClick(&test.window, Qt::Key_3, Qt::ControlModifier);
    QVERIFY(!test.page->isVisible());
    emit test.page->experimentRequested(*ExperimentLink::from(QUrl(QStringLiteral("try:string?k=0.25"))));
    QVERIFY(test.session.settings().rule.k != 0.25);
    QTest::keyClick(&test.window, Qt::Key_Space);
    QVERIFY(!test.session.run().log().empty());
    test.window.setLocked(false);
    QTest::keyClick(&test.window, Qt::Key_3, Qt::ControlModifier);
    QVERIFY(test.page->isVisible());
}

void TheoryTest::theoryHidesAndRestoresPanels() {
    Reading test;
    QVERIFY(test.show());
    std::set<QString> before;
    for (const QDockWidget* dock : test.window.findChildren<QDockWidget*>())
        if (dock->isVisible()) before.insert(dock->objectName());
    QVERIFY(!before.empty());
    const auto* transport = test.window.findChild<QToolBar*>(QStringLiteral("transportBar"));
    const auto* timeline = test.window.findChild<TimelineBar*>();
    QVERIFY(transport->isVisible() && timeline->isVisible());
    QVERIFY(test.open());
    for (const QDockWidget* dock : test.window.findChildren<QDockWidget*>()) QVERIFY(!dock->isVisible());
    QVERIFY(!transport->isVisible() && !timeline->isVisible());
    QVERIFY(test.page->height() > 600);
    // The run is paused on the other pages, and SPACE has no effect there.
    const std::int64_t frame = test.session.run().frame();
    const std::size_t log = test.session.run().log().size();
    QTest::keyClick(&test.window, Qt::Key_Space);
    QCOMPARE(test.session.run().log().size(), log);
    QVERIFY(waitForTicks(3));
    QCOMPARE(test.session.run().frame(), frame);
    QTest::keyClick(&test.window, Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!test.page->isVisible());
    std::set<QString> after;
    for (const QDockWidget* dock : test.window.findChildren<QDockWidget*>())
        if (dock->isVisible()) after.insert(dock->objectName());
    QCOMPARE(after, before);
    QVERIFY(transport->isVisible() && timeline->isVisible());
    QTRY_VERIFY(test.session.run().frame() > frame);
    QTest::keyClick(&test.window, Qt::Key_Space);
    QVERIFY(test.session.run().log().size() > log);
}

void TheoryTest::hiddenMiniaturesPause() {
    Reading test;
    QVERIFY(test.open());
    const MiniatureView* first = test.miniature("string");
    const MiniatureView* last = test.miniature("taps");
    QVERIFY(first && last);
    QTRY_VERIFY(first->stage().stepsDone() > 20);
    QCOMPARE(last->stage().stepsDone(), std::int64_t{0});
    QVERIFY(!last->isRunning());
    // After scrolling, the first miniature is paused and the last runs.
    test.bar()->setValue(test.bar()->maximum());
    QTRY_VERIFY(last->stage().stepsDone() > 5);
    QTRY_VERIFY(!first->isRunning());
    const std::int64_t stopped = first->stage().stepsDone();
    const std::int64_t sofar = last->stage().stepsDone();
    QTRY_VERIFY(last->stage().stepsDone() > sofar + 5);
    QCOMPARE(first->stage().stepsDone(), stopped);
    // On a different page all miniatures are paused.
    QTest::keyClick(&test.window, Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!last->isRunning());
    const std::int64_t hidden = last->stage().stepsDone();
    const std::int64_t frame = test.session.run().frame();
    QTRY_VERIFY(test.session.run().frame() > frame + 20);
    QCOMPARE(last->stage().stepsDone(), hidden);
    for (const MiniatureView* view : test.page->findChildren<MiniatureView*>()) QVERIFY(!view->isRunning());
    // The visible miniature resumes on return.
    QTest::keyClick(&test.window, Qt::Key_3, Qt::ControlModifier);
    QTRY_VERIFY(last->stage().stepsDone() > hidden);
    // Miniatures of a minimised window are paused.
    QVERIFY(test.minimise());
    QTRY_VERIFY(!last->isRunning());
    QVERIFY(test.bringBack());
    QTRY_VERIFY(last->isRunning());
}

void TheoryTest::miniatureStaysVisibleInLongStep() {
    Reading test;
    QVERIFY(test.open());
    // Half-way through a step taller than the window, its miniature must still be fully visible.
    test.page->setZoom(1.8);
    const StepRow* row = test.page->steps().front();
    for (const StepRow* each : test.page->steps())
        if (each->miniature() && each->height() > row->height()) row = each;
    QTRY_VERIFY(row->height() > test.bar()->pageStep());
    test.bar()->setValue(row->y() + row->height() / 3);
    const QWidget* viewport = test.child<QScrollArea>("derivation")->viewport();
    const QRect card(row->miniature()->mapTo(viewport, QPoint(0, 0)), row->miniature()->size());
    QVERIFY(card.left() > viewport->width() / 2);
    QVERIFY2(viewport->rect().contains(card), qPrintable(QString::number(card.top())));
    // The miniature stays within its step.
    test.bar()->setValue(row->y() + row->height() - 20);
    QCOMPARE(row->miniature()->geometry().bottom(), row->miniature()->parentWidget()->rect().bottom());
}

void TheoryTest::miniaturesCanBePaused() {
    Reading test;
    QVERIFY(test.open());
    MiniatureView* view = test.miniature("string");
    QTRY_VERIFY(view->isRunning());
    QPushButton* pause = view->parentWidget()->findChild<QPushButton*>(QStringLiteral("pause"));
    pause->click();
    QVERIFY(!view->isRunning());
    const std::int64_t steps = view->stage().stepsDone();
    view->repaint();
    QVERIFY(!view->isRunning());
    QCOMPARE(view->stage().stepsDone(), steps);
    pause->click();
    QTRY_VERIFY(view->stage().stepsDone() > steps);
}

void TheoryTest::reducedMotionPausesMiniatures() {
    {
        Reading test;
        QVERIFY(test.open());
        MiniatureView* view = test.miniature("string");
        QTRY_VERIFY(view->isRunning());
        test.window.viewing().setMotionReduced(true);
        QVERIFY(!view->isRunning());
        auto* pause = view->parentWidget()->findChild<QPushButton*>(QStringLiteral("pause"));
        QVERIFY(pause->isChecked());
        // Reduced motion only sets the initial state; the reader can start the miniature.
        pause->click();
        QTRY_VERIFY(view->isRunning());
        test.window.close();
    }
    Reading test;
    QVERIFY(test.open());
    QVERIFY(Theme::current().prefersReducedMotion());
    MiniatureView* view = test.miniature("string");
    QApplication::processEvents();
    QVERIFY(!view->isRunning() && !view->isPlaying());
    QCOMPARE(view->stage().stepsDone(), std::int64_t{0});
    Theme::current().setReducedMotion(false);
}

void TheoryTest::miniatureAcceptsTapsAndClicks() {
    Reading test;
    QVERIFY(test.open());
    MiniatureView* view = test.miniature("string");
    view->setPlaying(false);
    const auto pulls = [&] {
        const auto log = view->stage().runs().front().log();
        return static_cast<std::size_t>(std::count_if(log.begin(), log.end(), [](const Event& event) {
            return std::get<Pull>(event.what).shape == PullShape::Triangle;
        }));
    };
    std::size_t before = pulls();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Space);
    QCOMPARE(pulls(), before + 1);
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(pulls(), before + 2);
    // A click at a quarter of the picture taps at a quarter of the string.
    QTest::mouseClick(view, Qt::LeftButton, {}, QPoint(view->width() / 4, view->height() / 2));
    QCOMPARE(pulls(), before + 3);
    const Pull& pull = std::get<Pull>(view->stage().runs().front().log().back().what);
    QVERIFY2(std::abs(pull.x - 30) < 3, qPrintable(QString::number(pull.x)));
    view->again();
    QCOMPARE(view->stage().runs().front().frame(), std::int64_t{0});
    QCOMPARE(pulls(), std::size_t{1});
}

void TheoryTest::knobFieldAcceptsValidNumbers() {
    Reading test;
    QVERIFY(test.open());
    MiniatureView* view = test.miniature("string");
    QLineEdit* field = view->parentWidget()->findChild<QLineEdit*>();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("0.64"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(view->stage().runs().front().rule().k, 0.64);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("7"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(view->stage().runs().front().rule().k, 0.64);
    QCOMPARE(field->toolTip(), QStringLiteral("Enter a number from 0.1 to 1."));
}

void TheoryTest::everyMiniatureRuns() {
    for (const MiniatureKind& kind : miniatureKinds()) {
        MiniatureStage stage(kind);
        for (const MiniatureKind::Run& run : kind.runs) {
            const std::vector<Problem> problems = validate(run.experiment);
            QVERIFY2(problems.empty(), kind.id);
        }
        stage.advance(50);
        QVERIFY2(stage.runs().front().largestHeight() > 0.0, kind.id);
        QVERIFY2(!stage.runs().front().divergedAt(), kind.id);
        // Every knob is set to both of its limits.
        for (std::size_t i = 0; i < kind.knobs.size(); ++i) {
            const MiniatureKind::Knob& knob = kind.knobs[i];
            if (knob.kind == MiniatureKind::Knob::Kind::Stencil) continue;
            for (double value : {knob.scale.min, knob.scale.max}) {
                stage.set(i, value);
                stage.advance(100);
                QCOMPARE(stage.value(i), value);
            }
        }
        QImage image(300, 150, QImage::Format_RGB32);
        image.fill(Qt::black);
        const QImage empty = image;
        MiniatureView view(kind);
        view.resize(300, 150);
        view.render(&image);
        QVERIFY2(differentPixels(image, empty) > 200, kind.id);
    }
}

void TheoryTest::textbookEnergyGrowsUnlikeLeapfrog() {
    MiniatureStage stage(*findMiniature(QStringLiteral("three-points")));
    stage.advance(60);
    // One point between two fixed points has lambda = 2. Forward Euler grows by sqrt(1 + 2 k) per
    // step.
    const double euler = std::pow(1.0 + 2.0 * 0.02, 0.5 * 60.0);
    const auto energy = [&](std::size_t run) { return stage.runs()[run].energy().total(); };
    MiniatureStage start(*findMiniature(QStringLiteral("three-points")));
    start.advance(1);
    QVERIFY(std::abs(energy(0) / start.runs()[0].energy().total() - 1.0) < 1e-4);
    const double grown = std::sqrt(energy(1) / start.runs()[1].energy().total());
    QVERIFY2(grown > 0.7 * euler && grown < 1.4 * euler, qPrintable(QString::number(grown)));
    QVERIFY(energy(2) > energy(1));
}

void TheoryTest::trianglePulseTravelsUnchanged() {
    // d'Alembert at k = 1: the triangle of half-width 8 at point 80 splits into two halves. After
    // 19 steps they are 20 points away, because the release itself took one step.
    MiniatureStage stage(*findMiniature(QStringLiteral("pulse")));
    stage.advance(19);
    const auto triangle = [](double at) { return std::max(0.0, 1.0 - std::abs(at) / 8.0); };
    for (int i = 0; i < 161; ++i) {
        const double wanted = 0.5 * (triangle(i - 80 - 20) + triangle(i - 80 + 20));
        QVERIFY2(std::abs(stage.runs().front().height(i) - wanted) < 1e-5, qPrintable(QString::number(i)));
    }
}

void TheoryTest::liftedStringSinksOnlyWithUpdateDamping() {
    MiniatureStage stage(*findMiniature(QStringLiteral("lifted")));
    stage.advance(40);
    // Velocity damping leaves a uniformly lifted string at rest. Height damping makes it oscillate
    // with the phase arccos(sqrt(d)) per step. Released at rest, the displacement after n steps is
    // d^(n/2) (cos(n theta) + ((1 - d) / (2 sqrt(d) sin theta)) ...), negative near half a period.
    QCOMPARE(stage.runs()[0].height(32), 1.0);
    QVERIFY(stage.runs()[1].height(32) < 0.0);
    QCOMPARE(stage.runs()[1].height(3), stage.runs()[1].height(60));
}

void TheoryTest::tappingAtResonanceReachesPrediction() {
    MiniatureStage stage(*findMiniature(QStringLiteral("taps")));
    stage.set(0, 1.0);
    for (int second = 0; second < 60; ++second) stage.advance(128);
    const double inRhythm = stage.amplitude().value();
    QVERIFY(std::abs(inRhythm / stage.predictedAmplitude().value() - 1.0) < 0.02);
    QVERIFY2(inRhythm > 8.0, qPrintable(QString::number(inRhythm)));
    stage.set(0, 0.7);
    for (int second = 0; second < 60; ++second) stage.advance(128);
    QVERIFY(stage.amplitude().value() < 0.4 * inRhythm);
}

void TheoryTest::searchFindsAndMarksText() {
    Reading test;
    QVERIFY(test.open());
    // Ctrl+F works from any focus, even from a list.
    QLineEdit* field = test.child<QLineEdit>("find");
    for (QWidget* from : std::initializer_list<QWidget*>{test.page, test.child<QComboBox>("contents"),
                                                         test.miniature("string")}) {
        from->setFocus();
        QTest::keyClick(from, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(field->hasFocus());
    }
    const auto marked = [&] {
        int marks = 0;
        for (const Prose* prose : test.page->findChildren<Prose*>())
            marks += static_cast<int>(prose->extraSelections().size());
        return marks;
    };
    // The words occur once in the text, near the end.
    QTest::keyClicks(field, QStringLiteral("harmonic series"));
    QCOMPARE(marked(), 1);
    QVERIFY(test.bar()->value() > test.bar()->maximum() / 2);
    QCOMPARE(test.child<QComboBox>("contents")->currentData().toString(), QStringLiteral("resonance"));
    field->clear();
    QCOMPARE(marked(), 0);
    QTest::keyClicks(field, QStringLiteral("zigzag"));
    QVERIFY(marked() >= 4);
    const auto shown = [&] { return test.found(); };
    // Some hits are in descriptions of equations and code, which have no marks here.
    const int hits = shown().section(QLatin1Char('/'), 1).toInt();
    QVERIFY(hits >= marked());
    QCOMPARE(shown(), QStringLiteral("1 / %1").arg(hits));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(shown(), QStringLiteral("2 / %1").arg(hits));
    QTest::keyClick(test.page, Qt::Key_F3);
    QCOMPARE(shown(), QStringLiteral("3 / %1").arg(hits));
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(shown(), QStringLiteral("2 / %1").arg(hits));
    field->clear();
    QTest::keyClicks(field, QStringLiteral("hippopotamus"));
    QCOMPARE(marked(), 0);
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(field->text().isEmpty());
}

void TheoryTest::searchFindsCode() {
    Reading test;
    QVERIFY(test.open());
    QLineEdit* field = test.child<QLineEdit>("find");
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("fillGhosts"));
    QVERIFY(field->hasFocus());
    QCOMPARE(field->text(), QStringLiteral("fillGhosts"));
    QCOMPARE(test.child<QComboBox>("contents")->currentData().toString(), QStringLiteral("code"));
    QVERIFY(test.page->codePage()->isVisible());
    QVERIFY(test.page->codePage()->explanation().contains(QStringLiteral("ghosts")));
}

void TheoryTest::searchFindsCodeExplanations() {
    Reading test;
    QVERIFY(test.open());
    QLineEdit* field = test.child<QLineEdit>("find");
    // A sentence that occurs only in the code guide.
    const CodeGuide guide = CodeGuide::in(QStringLiteral("en"));
    const QStringList code = [] {
        QStringList lines;
        for (const CodePassage& passage : codePassages()) lines += passage.lines;
        return lines;
    }();
    const CodePassage passage = codePassages()[2];
    QString line;
    for (const QString& each : passage.lines)
        if (const QString said = guide.explanation(passage.id, each.trimmed());
            said.size() > 30 && !said.contains(QLatin1Char('<')) && !said.contains(QLatin1Char('&')))
            line = each.trimmed();
    QVERIFY(!line.isEmpty());
    const QString said = guide.explanation(passage.id, line);
    QVERIFY(!code.join(QLatin1Char('\n')).contains(said));
    field->setText(said);
    QVERIFY2(test.found().startsWith(QStringLiteral("1 / ")), qPrintable(said));
    QVERIFY(test.page->codePage()->isVisible());
    QCOMPARE(test.page->codePage()->explanation(), said);
    // The words are marked in the explanation until the search ends.
    const QLabel* label = test.child<QLabel>("explanation");
    QVERIFY2(label->text().contains(QLatin1Char('>') + said + QStringLiteral("</span>")),
             qPrintable(label->text()));
    field->clear();
    QCOMPARE(label->text(), said);
}

void TheoryTest::searchFindsEquationDescriptions() {
    Reading test;
    QVERIFY(test.open());
    QLineEdit* field = test.child<QLineEdit>("find");
    EquationView* equation = test.page->findChildren<EquationView*>().back();
    QLabel* words = equation->findChildren<QLabel*>().back();
    QVERIFY(words->isHidden());
    field->setText(equation->words());
    QCOMPARE(test.found(), QStringLiteral("1 / 1"));
    QVERIFY(!words->isHidden());
    const QWidget* viewport = test.child<QScrollArea>("derivation")->viewport();
    QTRY_VERIFY(viewport->rect().contains(QRect(equation->mapTo(viewport, QPoint()), equation->size())));
    field->clear();
    QVERIFY(words->isHidden());
}

void TheoryTest::pageKeysScrollTheory() {
    Reading test;
    QVERIFY(test.open());
    // On the other pages the same keys turn the steps of an open lesson.
    test.window.openLesson(QStringLiteral("resonance"));
    QTest::keyClick(&test.window, Qt::Key_3, Qt::ControlModifier);
    QVERIFY(test.page->isVisible());
    QTest::keyClick(test.page, Qt::Key_PageDown);
    const int first = test.bar()->value();
    QVERIFY(first > test.bar()->pageStep() / 2);
    QTest::keyClick(test.page, Qt::Key_PageDown);
    QVERIFY(test.bar()->value() > first);
    QTest::keyClick(test.page, Qt::Key_PageUp);
    QCOMPARE(test.bar()->value(), first);
    QTest::keyClick(test.page, Qt::Key_End);
    QCOMPARE(test.bar()->value(), test.bar()->maximum());
    QTest::keyClick(test.page, Qt::Key_Home);
    QCOMPARE(test.bar()->value(), 0);
    QTest::keyClick(test.page, Qt::Key_Down);
    QVERIFY(test.bar()->value() > 0 && test.bar()->value() < first / 2);
}

void TheoryTest::hiddenPageUpdatesWhenShown() {
    Reading test;
    QVERIFY(test.open());
    const Prose* prose = test.page->findChildren<Prose*>().front();
    const QLabel* picture = test.page->findChildren<EquationView*>().front()->findChild<QLabel*>();
    QTest::keyClick(&test.window, Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!test.page->isVisible());
    QSignalSpy written(prose, &QTextEdit::textChanged);
    const qint64 drawn = picture->pixmap().cacheKey();
    for (const double scale : {1.25, 1.5}) {
        Theme::current().set(Look::Light, scale);
        QCOMPARE(written.count(), 0);
        QCOMPARE(picture->pixmap().cacheKey(), drawn);
    }
    QTest::keyClick(&test.window, Qt::Key_3, Qt::ControlModifier);
    QVERIFY(written.count() > 0);
    QVERIFY(picture->pixmap().cacheKey() != drawn);
    QCOMPARE(prose->document()->defaultFont().pixelSize(), 24);
    // Showing an unchanged page writes no text again.
    written.clear();
    QTest::keyClick(&test.window, Qt::Key_1, Qt::ControlModifier);
    QTest::keyClick(&test.window, Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(written.count(), 0);
}

// The window is restyled first, because restyling the texts in the same event would block input.
void TheoryTest::themeChangeUpdatesTextsLater() {
    Reading test;
    QVERIFY(test.open());
    test.page->showSection(QStringLiteral("pool"));
    QTRY_VERIFY(test.bar()->value() > 0);
    QSignalSpy written(test.page->findChildren<Prose*>().front(), &QTextEdit::textChanged);
    const int scrolled = test.bar()->value();
    Theme::current().set(Look::Light);
    QCOMPARE(written.count(), 0);
    QCoreApplication::processEvents();
    QVERIFY(written.count() > 0);
    QTRY_COMPARE(test.bar()->value(), scrolled);
    // The theme changes back before the texts have followed.
    Theme::current().set(Look::Dark);
    Theme::current().set(Look::Light, 1.5);
    QTRY_COMPARE(test.page->findChildren<Prose*>().front()->document()->defaultFont().pixelSize(), 24);
}

void TheoryTest::zoomKeepsReadingPosition() {
    Reading test;
    QVERIFY(test.open());
    const EquationView* equation = test.page->findChildren<EquationView*>().front();
    const int height = equation->findChild<QLabel*>()->height();
    const int all = test.bar()->maximum();
    for (int i = 0; i < 3; ++i) QTest::keyClick(test.page, Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(test.page->zoom() > 1.4);
    QTRY_VERIFY(equation->findChild<QLabel*>()->height() > 1.3 * height);
    QTRY_VERIFY(test.bar()->maximum() > all);
    QTest::keyClick(test.page, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(test.page->zoom(), 1.0);
    QTRY_COMPARE(test.bar()->maximum(), all);
    QTest::keyClick(test.page, Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(test.page->zoom() < 0.9);
    // The line being read stays in place when the type grows or the window narrows.
    QTest::keyClick(test.page, Qt::Key_0, Qt::ControlModifier);
    QTRY_COMPARE(test.bar()->maximum(), all);
    const QTextEdit* text = nullptr;
    int read = 0;
    const auto seenAt = [&] {
        QTextCursor cursor(text->document());
        cursor.setPosition(read);
        return text->viewport()->mapTo(test.page, text->cursorRect(cursor).center()).y();
    };
    const int line = test.page->height() / 4;
    for (int at = all * 2 / 5; !text && at < all; at += 20) {
        test.bar()->setValue(at);
        for (const StepRow* row : test.page->steps())
            for (const Prose* prose : row->prose()) {
                const QRect place(prose->mapTo(test.page, QPoint()), prose->size());
                if (place.top() < line - 20 && place.bottom() > line + 20) {
                    text = prose;
                    read = prose->cursorForPosition({0, line - place.top()}).position();
                }
            }
    }
    QVERIFY(text);
    const int before = seenAt();
    const auto stays = [&] { return std::abs(seenAt() - before) < 60; };
    for (const Qt::Key key : {Qt::Key_Plus, Qt::Key_Plus, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_Minus}) {
        const int maximum = test.bar()->maximum();
        QTest::keyClick(test.page, key, Qt::ControlModifier);
        QTRY_VERIFY(test.bar()->maximum() != maximum);
        QTRY_VERIFY2(stays(), qPrintable(QStringLiteral("%1 %2").arg(before).arg(seenAt())));
    }
    test.window.resize(1024, 768);
    QTRY_VERIFY(test.page->width() < 1100);
    QTRY_VERIFY2(stays(), qPrintable(QStringLiteral("%1 %2").arg(before).arg(seenAt())));
    QTest::keyClick(test.page, Qt::Key_Minus, Qt::ControlModifier);
    QTest::keyClick(test.page, Qt::Key_Minus, Qt::ControlModifier);
    // The zoom is stored.
    TheoryPage another;
    QCOMPARE(another.zoom(), test.page->zoom());
}

void TheoryTest::tabReachesEveryControl() {
    Reading test;
    QVERIFY(test.open());
    // One round with Tab must reach every link, picture, slider, field and button and scroll it
    // into view.
    std::set<const QWidget*> met;
    QStringList links;
    const QWidget* viewport = test.child<QScrollArea>("derivation")->viewport();
    for (int i = 0; i < 400; ++i) {
        QWidget* now = QApplication::focusWidget();
        QVERIFY(now);
        QTest::keyClick(now, Qt::Key_Tab);
        now = QApplication::focusWidget();
        if (!test.page->isAncestorOf(now)) continue;
        if (const Prose* prose = qobject_cast<const Prose*>(now)) {
            const QString link = prose->textCursor().charFormat().anchorHref();
            if (links.size() > 1 && links.front() == link) break; // full round
            links << link;
            QTRY_VERIFY2(
                viewport->rect().contains(prose->viewport()->mapTo(viewport, prose->cursorRect().center())),
                qPrintable(link));
        } else if (viewport->isAncestorOf(now) && now->height() < viewport->height()) {
            const QRect place(now->mapTo(viewport, QPoint(0, 0)), now->size());
            QVERIFY2(viewport->rect().intersects(place), qPrintable(now->accessibleName()));
        }
        met.insert(now);
    }
    QCOMPARE(links, linksIn(own(QStringLiteral("en"))));
    for (const MiniatureView* view : test.page->findChildren<MiniatureView*>()) {
        QVERIFY2(met.count(view), qPrintable(view->objectName()));
        for (const QWidget* child : view->parentWidget()->findChildren<QWidget*>())
            if (child->focusPolicy() & Qt::TabFocus && child->window() == &test.window)
                QVERIFY2(met.count(child), qPrintable(view->objectName() + child->objectName()));
    }
    for (const char* name : {"contents", "find", "largerText", "smallerText", "equationWords", "print"})
        QVERIFY2(met.count(test.child<QWidget>(name)), name);
}

void TheoryTest::everyControlHasAccessibleName() {
    Reading test;
    QVERIFY(test.open());
    for (const QWidget* widget : test.page->findChildren<QWidget*>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || widget->isHidden()) continue;
        // The closed popup of a list is a separate window.
        if (widget->window() != &test.window || widget->objectName().startsWith(QLatin1String("qt_"))) continue;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        QVERIFY(face);
        QVERIFY2(!face->text(QAccessible::Name).isEmpty(),
                 qPrintable(QLatin1String(widget->metaObject()->className()) + widget->objectName()));
    }
}

void TheoryTest::theoryStaysOpenOnProjector() {
    Reading test;
    QVERIFY(test.open());
    test.window.setProjector(true);
    QVERIFY(test.page->isVisible());
    QCOMPARE(Theme::current().currentLook(), Look::Projector);
    test.window.setProjector(false);
    QVERIFY(test.page->isVisible());
    QTest::keyClick(&test.window, Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!test.page->isVisible());
}

void TheoryTest::languageChangeKeepsSection() {
    Reading test;
    QVERIFY(test.open());
    test.page->showSection(QStringLiteral("pool"));
    language::choose(QStringLiteral("el"));
    QTRY_COMPARE(test.page->text().sections.front().language, QStringLiteral("el"));
    QCOMPARE(test.child<QComboBox>("contents")->currentData().toString(), QStringLiteral("pool"));
}

void TheoryTest::theoryPrintsToPdf() {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    int pages = 0;
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        pages = printOn(writer, TheoryText::in(QStringLiteral("en")));
    }
    // Ten sections with a dozen pictures need more than four pages; twenty pages would be mostly
    // white.
    QVERIFY2(pages >= 5 && pages <= 16, qPrintable(QString::number(pages)));
    const QByteArray pdf = buffer.data();
    QVERIFY(pdf.startsWith("%PDF-"));
    QCOMPARE(pdf.count("/Type /Page\n"), pages);
    // The last page is at least 20 % full.
    for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter})
        for (const QString& code : language::available()) {
            const QSizeF room = QPageSize(size).sizePoints() - QSize(2 * 28, 2 * 28 + 24);
            const Handout handout = layOut(TheoryText::in(code), room);
            QVERIFY2(handout.lastFilled >= 0.2 && handout.lastFilled <= 1.0,
                     qPrintable(QStringLiteral("%1 %2").arg(code).arg(handout.lastFilled)));
            QVERIFY(handout.scale >= 0.8);
        }
    // The handout contains all equations and miniatures.
    const std::unique_ptr<QTextDocument> document = handoutOf(TheoryText::in(QStringLiteral("en")));
    QCOMPARE(document->toPlainText().count(QChar::ObjectReplacementCharacter),
             bonesOf(own(QStringLiteral("en"))).filter(QRegularExpression(QStringLiteral("^[=@]"))).size());

    Reading test;
    QVERIFY(test.open());
    QTest::keyClick(test.page, Qt::Key_P, Qt::ControlModifier);
    QPrintDialog* dialog = test.child<QPrintDialog>("printTheory");
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->isVisible());
    dialog->reject();
}

void TheoryTest::codePassagesMatchSourceFiles() {
    const std::vector<CodePassage> passages = codePassages();
    QVERIFY(passages.size() >= 6);
    for (const CodePassage& passage : passages) {
        QVERIFY2(passage.lines.size() > 3, qPrintable(passage.id));
        QFile file(QStringLiteral(SEICHE_SOURCE_DIR "/") + passage.file);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(passage.file));
        const QStringList source = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
        QCOMPARE(source.mid(passage.firstLine - 1, passage.lines.size()), passage.lines);
    }
    // The page shows all passages in order.
    CodePage page;
    QStringList all;
    for (const CodePassage& passage : passages) all << passage.lines.join(QLatin1Char('\n'));
    QCOMPARE(page.texts().front()->toPlainText(), all.join(QStringLiteral("\n\n")));
}

void TheoryTest::everyCodeLineHasExplanation_data() { everyLanguageHasFullText_data(); }

void TheoryTest::everyCodeLineHasExplanation() {
    QFETCH(QString, code);
    const CodeGuide guide = CodeGuide::parse(theoryFile(QStringLiteral("code.%1.txt").arg(code)));
    for (const CodePassage& passage : codePassages()) {
        const CodeGuide::Entry entry = guide.passages.value(passage.id);
        QVERIFY2(!entry.title.isEmpty() && !entry.about.isEmpty(), qPrintable(passage.id));
        QStringList lines;
        for (const QString& line : passage.lines) {
            lines << line.trimmed();
            QVERIFY2(guide.explanation(passage.id, line).size() > 4,
                     qPrintable(passage.id + QLatin1String(": ") + line));
        }
        // Every explained line exists in the source.
        for (const QString& line : entry.lines.keys())
            QVERIFY2(lines.contains(line), qPrintable(passage.id + QLatin1String(": ") + line));
    }
}

void TheoryTest::arrowKeysShowLineExplanations() {
    Reading test;
    QVERIFY(test.open());
    test.page->showSection(QStringLiteral("code"));
    QTextEdit* code = test.page->codePage()->texts().front();
    // Larger type keeps the line being read in place.
    code->verticalScrollBar()->setValue(code->verticalScrollBar()->maximum() / 2);
    const int line = code->viewport()->height() / 4;
    const int block = code->cursorForPosition({0, line}).blockNumber();
    for (const Qt::Key key : {Qt::Key_Plus, Qt::Key_Plus, Qt::Key_Plus, Qt::Key_0}) {
        const int maximum = code->verticalScrollBar()->maximum();
        QTest::keyClick(test.page, key, Qt::ControlModifier);
        QTRY_VERIFY(code->verticalScrollBar()->maximum() != maximum);
        QTRY_VERIFY(std::abs(code->cursorForPosition({0, line}).blockNumber() - block) <= 1);
    }
    QTRY_VERIFY(code->hasFocus());
    std::set<QString> seen{test.page->codePage()->explanation()};
    int lines = 1;
    for (const CodePassage& passage : test.page->codePage()->passages())
        lines += static_cast<int>(passage.lines.size());
    for (int i = 0; i < lines; ++i) {
        QTest::keyClick(code, Qt::Key_Down);
        QVERIFY(!test.page->codePage()->explanation().isEmpty());
        seen.insert(test.page->codePage()->explanation());
    }
    QVERIFY(seen.size() > 30);
    QCOMPARE(code->textCursor().blockNumber(), code->document()->blockCount() - 1);
    QTest::keyClick(code, Qt::Key_Up);
    QCOMPARE(code->textCursor().blockNumber(), code->document()->blockCount() - 2);
}

SEICHE_WINDOW_TEST(QApplication, TheoryTest)
#include "model/validate.h"
#include "tst_theory.moc"
