// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/canvas.h"
#include "files/experiment_file.h"
#include "files/lesson_file.h"
#include "files/presets.h"
#include "medium/medium_panel.h"
#include "model/object_properties.h"
#include "model/parameter.h"
#include "objects/selection.h"
#include "panel_under_test.h"
#include "widgets/value_row.h"
#include "window/banner.h"
#include "window/pseudo_language.h"
#include "window_test.h"
#include "window_under_test.h"
#include "wording/problems.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QTranslator>

#include <map>
#include <memory>
#include <set>
#include <vector>

using namespace seiche;

namespace {

/// Collects texts of the core that lack a translation in a built-in language.
class Untranslated {
public:
    Untranslated() {
        for (const QString& code : language::available()) {
            if (code == QLatin1String("en")) continue; // source language
            auto translator = std::make_unique<QTranslator>();
            if (translator->load(QStringLiteral("seiche_") + code, QStringLiteral(":/translations")))
                m_translators.push_back(std::move(translator));
        }
    }

    std::size_t languages() const { return m_translators.size(); }
    int seen() const { return m_seen; }
    const QStringList& texts() const { return m_texts; }

    void look(const Translatable& text) {
        if (text.text.empty()) return;
        ++m_seen;
        const std::string context(text.context), source(text.text);
        for (const auto& translator : m_translators)
            if (translator->translate(context.c_str(), source.c_str()).isEmpty())
                m_texts << QStringLiteral("%1: %2").arg(context.c_str(), source.c_str());
    }
    void look(const PropertyInfo& row) {
        for (const Translatable& text : {row.name, row.unit, row.description}) look(text);
        for (const Translatable& word : row.shownWords) look(word);
    }
    void look(const Message& message) {
        if (!message.code.context.empty()) look(message.code);
        for (const Argument& argument : message.arguments)
            if (const Message* part = std::get_if<Message>(&argument.is)) look(*part);
    }

private:
    std::vector<std::unique_ptr<QTranslator>> m_translators;
    QStringList m_texts;
    int m_seen = 0;
};

} // namespace

class Languages : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }
    void fiveLanguagesAreBuiltIn();
    void pseudoTranslationKeepsPlaceholders();
    void everyTextFollowsLanguage();
    void numbersUseFormatOfLanguage();
    void qtTextsAreTranslated_data();
    void qtTextsAreTranslated();
    void menuMnemonicsAreUnique();
    void layoutDirectionFollowsLanguage();
    void everyTextOfTablesIsTranslated();
    void objectValuesAreTranslated();
    void fileProblemsAreTranslated();
    void lessonProblemsAreTranslated();
};

void Languages::fiveLanguagesAreBuiltIn() {
    for (const char* code : {"en", "el", "de", "fr", "es"})
        QVERIFY2(language::available().contains(QLatin1String(code)), code);
    QCOMPARE(language::nameOf(QStringLiteral("de")), QStringLiteral("Deutsch"));
}

void Languages::pseudoTranslationKeepsPlaceholders() {
    const QString text = QStringLiteral("Press <b>[Ctrl+R]</b> at step %1, with %n &more");
    const QString pseudo = pseudoTranslated(text);
    for (const char* kept : {"<b>", "</b>", "[Ctrl+R]", "%1", "%n", "&"})
        QVERIFY2(pseudo.contains(QLatin1String(kept)), qPrintable(pseudo));
    QVERIFY(pseudo.size() >= text.size() * 14 / 10);
    QVERIFY(pseudo.contains(QStringLiteral("Préšš")));
    QCOMPARE(pseudoTranslated(QStringLiteral("%1 ± %2")), QStringLiteral("%1 ± %2"));
}

// An unchanged text is either missing from the translation files or set only once.
void Languages::everyTextFollowsLanguage() {
    WindowUnderTest test;
    QVERIFY(test.show());
    // Textbook Euler runs until it explodes, so that all panels show results.
    test.session.setComparison(Scheme::Euler, true);
    test.session.tap();
    const Simulation& comparisonRun = test.session.comparison().comparisonRun(Scheme::Euler)->run;
    for (int i = 0; i < 20'000 && !comparisonRun.divergedAt(); ++i) test.session.step();
    QVERIFY(comparisonRun.divergedAt());
    // Hidden canvases stop the run, but the controls still show it as playing.
    for (Canvas* canvas : test.window.findChildren<Canvas*>()) test.session.setCanvasVisible(canvas, false);
    test.session.setPlaying(true);
    const auto raiseAll = [&] {
        for (QDockWidget* dock : test.window.findChildren<QDockWidget*>()) {
            dock->show();
            dock->raise();
            QVERIFY(waitForPanels(test.window));
            QVERIFY2(dock->isVisible(), qPrintable(dock->objectName()));
        }
    };
    raiseAll();
    language::choose(QStringLiteral("pseudo"));
    raiseAll();
    std::set<QString> left;
    // Units are equal in all languages.
    const QRegularExpression word(QStringLiteral("(?!(MiB|GiB))[A-Za-z]{3,}"));
    const auto check = [&](const QObject* of, const QString& text) {
        if (text.contains(QLatin1Char('~')) || !text.contains(word)) return;
        left.insert(QStringLiteral("%1 %2: \"%3\"")
                        .arg(QLatin1String(of->metaObject()->className()), of->objectName(), text));
    };
    for (const QAction* action : test.window.findChildren<QAction*>())
        if (!action->parent()->inherits("QLineEdit")) check(action, action->text());
    for (const QMenu* menu : test.window.findChildren<QMenu*>()) check(menu, menu->title());
    for (const QWidget* widget : test.window.findChildren<QWidget*>()) {
        if (qobject_cast<const QMenu*>(widget)) continue;
        // These buttons are never visible, because the panels have their own title bars.
        if (widget->objectName().startsWith(QLatin1String("qt_dockwidget_"))) continue;
        // Qt derives the tooltip of a button from its action's text and key.
        check(widget, widget->toolTip());
        check(widget, widget->accessibleName());
        check(widget, widget->accessibleDescription());
        if (const auto* label = qobject_cast<const QLabel*>(widget)) check(label, label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) check(button, button->text());
    }
    QStringList list;
    for (const QString& each : left) list << each;
    QVERIFY2(list.isEmpty(), qPrintable(QLatin1String("still in English:\n") + list.join(QLatin1Char('\n'))));
}

void Languages::numbersUseFormatOfLanguage() {
    WindowUnderTest test;
    QVERIFY(test.show());
    language::choose(QStringLiteral("de"));
    ValueRow* k = test.child<ValueRow>("k");
    QVERIFY(k);
    QCoreApplication::processEvents();
    QCOMPARE(k->entry()->text(), QStringLiteral("1,000"));
    const auto type = [&](const char* text) {
        k->entry()->setFocus();
        k->entry()->selectAll();
        QTest::keyClicks(k->entry(), QLatin1String(text));
        QTest::keyClick(k->entry(), Qt::Key_Return);
    };
    type("0,75");
    QCOMPARE(test.session.settings().rule.k, 0.75);
    type("0.5");
    QCOMPARE(test.session.settings().rule.k, 0.5);
    QCOMPARE(k->entry()->text(), QStringLiteral("0,500"));
    // Two different separators are ambiguous and therefore refused.
    type("1,000.5,");
    QCOMPARE(test.session.settings().rule.k, 0.5);
    QVERIFY2(k->problem().contains(QStringLiteral("keine Zahl")), qPrintable(k->problem()));
    language::choose(QStringLiteral("en"));
    type("0,25");
    QCOMPARE(test.session.settings().rule.k, 0.25);
    QCOMPARE(k->entry()->text(), QStringLiteral("0.250"));
}

void Languages::qtTextsAreTranslated_data() {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("cancel");
    QTest::newRow("Greek") << "el"
                           << "Άκυρο";
    QTest::newRow("German") << "de"
                            << "Abbrechen";
    QTest::newRow("French") << "fr"
                            << "Annuler";
    QTest::newRow("Spanish") << "es"
                             << "Cancelar";
}

void Languages::qtTextsAreTranslated() {
    QFETCH(QString, code);
    QFETCH(QString, cancel);
    language::choose(code);
    QMessageBox box(QMessageBox::Question, {}, {}, QMessageBox::Cancel);
    QCOMPARE(box.button(QMessageBox::Cancel)->text().remove(QLatin1Char('&')), cancel);
    const char* menu[][2] = {{"QLineEdit", "&Copy"},
                             {"QFileDialog", "Look in:"},
                             {"QAbstractFileIconProvider", "Folder"},
                             {"QPrintDialog", "All Pages"},
                             {"QPrintSettingsOutput", "Double Sided Printing"}};
    for (const auto& [context, text] : menu)
        QVERIFY2(QCoreApplication::translate(context, text) != QLatin1String(text), text);
}

// Keyboard users choose entries by their underlined letters.
void Languages::menuMnemonicsAreUnique() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QStringList twice;
    int letters = 0;
    for (const QString& code : language::available()) {
        language::choose(code);
        QCoreApplication::processEvents();
        QList<QWidget*> menus = test.window.findChildren<QWidget*>();
        menus.removeIf([](const QWidget* each) {
            return !qobject_cast<const QMenu*>(each) && !qobject_cast<const QMenuBar*>(each);
        });
        for (const QWidget* menu : menus) {
            std::map<QString, QString> taken;
            for (const QAction* action : menu->actions()) {
                const QString letter = QKeySequence::mnemonic(action->text()).toString();
                if (letter.isEmpty()) continue;
                ++letters;
                const auto [before, isNew] = taken.emplace(letter, action->text());
                if (!isNew)
                    twice << QStringLiteral("%1: \"%2\" and \"%3\"").arg(code, before->second, action->text());
            }
        }
    }
    QVERIFY2(letters > 200, "the menus were not read");
    for (const QString& each : twice) qWarning("%s", qPrintable(each)); // QVERIFY2 would truncate the message
    QVERIFY(twice.isEmpty());
}

void Languages::layoutDirectionFollowsLanguage() {
    language::choose(QStringLiteral("rtl"));
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    WindowUnderTest test;
    QVERIFY(test.show());
    const auto* entry = test.child<ValueRow>("k");
    QVERIFY(entry->entry()->x() < entry->slider()->x());
    // Physical axes are not mirrored.
    QCOMPARE(test.child<QWidget>("stringCanvas")->layoutDirection(), Qt::LeftToRight);
    QCOMPARE(test.child<QWidget>("poolCanvas")->layoutDirection(), Qt::LeftToRight);
    language::choose(QStringLiteral("el"));
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
}

void Languages::everyTextOfTablesIsTranslated() {
    Untranslated untranslated;
    QVERIFY(untranslated.languages() >= 4);
    for (const Parameter& parameter : parameters()) untranslated.look(parameter);
    for (std::string_view kind : objectKinds())
        for (const ObjectProperty& field : propertiesOf(*objectOfKind(kind))) untranslated.look(field);
    for (const Preset& preset : presets())
        for (const std::string& text : {preset.category, preset.title, preset.description})
            untranslated.look(Translatable{"Preset", text});
    for (const PresetGroup& group : presetGroups()) {
        untranslated.look(group.name);
        untranslated.look(group.sentence);
    }
    QVERIFY2(untranslated.texts().isEmpty(), qPrintable(untranslated.texts().join(QLatin1Char('\n'))));
    QVERIFY(untranslated.seen() > 300);
    // Checks that a missing translation is detected.
    untranslated.look(Translatable{"Parameter", "a text that nobody knows"});
    QCOMPARE(untranslated.texts().size(), qsizetype(untranslated.languages()));
}

void Languages::objectValuesAreTranslated() {
    language::choose(QStringLiteral("de"));
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.open(*loadPreset("pool"));
    Selection::of(test.session).add(*objectOfKind("source"));
    Selection::of(test.session).requestProperties();
    const auto words = [&] {
        const auto* signal = test.child<QComboBox>("thing-signal");
        QStringList texts;
        for (int i = 0; signal && i < signal->count(); ++i) texts << signal->itemText(i);
        return texts;
    };
    QTRY_COMPARE(words(), (QStringList{QStringLiteral("Sinus"), QStringLiteral("Puls"),
                                       QStringLiteral("Wellenpaket"), QStringLiteral("Dreieck"),
                                       QStringLiteral("Rechteck"), QStringLiteral("Rauschen")}));
}

void Languages::fileProblemsAreTranslated() {
    // Every kind of error in an experiment file.
    const char* bad[] = {
        R"([])",
        R"({"seiche": 2})",
        R"({"seiche": "x", "medium": "string"})",
        R"({"medium": "soup", "size": 7, "title": 5, "colour": 1})",
        R"({"seiche": 1, "medium": "string", "size": [0], "k": 9, "k": 1})",
        R"({"seiche": 1, "medium": "pool", "size": [3], "k": "much", "damping": 4, "scheme": "trapezoid"})",
        R"({"seiche": 1, "medium": "pool", "scheme": "trapezoid", "edges": {"left": "periodic", "top": "loose"}})",
        R"({"seiche": 1, "medium": "pool", "arithmetic": "integer", "scheme": "euler", "stencil": "isotropic"})",
        R"({"seiche": 1, "medium": "pool", "arithmetic": "integer", "edges": {"left": "absorbing"}, "divisor": 0.5})",
        R"({"seiche": 1, "medium": "string", "pullWith": {"at": [999], "width": 0, "height": 1e9}})",
        R"({"seiche": 1, "medium": "pool", "pullWith": {"at": [999, -1]}, "probes": [{"name": ""}, {"at": [0.5, 2]}, 3]})",
        R"({"seiche": 1, "medium": "string", "events": [{"step": 9, "pull": {}}, {"step": 3, "pull": {}, "set": {}}, {"step": 2}]})",
        R"({"seiche": 1, "medium": "string", "events": [{"step": -1, "set": {"size": 1, "k": "x"}}, {"step": 1, "set": {"pullWith.width": 3}}]})",
        R"({"seiche": 1, "medium": "string", "events": {}, "k": 1e999})",
        R"({"seiche": 1, "medium")",
    };
    Untranslated untranslated;
    for (const char* text : bad) {
        const ReadExperiment read = readExperiment(text);
        const auto* problems = std::get_if<std::vector<Problem>>(&read);
        QVERIFY2(problems, text);
        for (const Problem& problem : *problems) untranslated.look(problem);
    }
    QVERIFY(untranslated.seen() > 30);
    QVERIFY2(untranslated.texts().isEmpty(), qPrintable(untranslated.texts().join(QLatin1Char('\n'))));
    language::choose(QStringLiteral("de"));
    const auto wordsOf = [](const char* text) {
        const ReadExperiment read = readExperiment(text);
        return problemsInWords(std::get<std::vector<Problem>>(read)).join(QLatin1Char('\n'));
    };
    QCOMPARE(
        wordsOf(R"({"seiche": 1, "medium": "string", "edges": {"left": "loose"}})"),
        QStringLiteral("edges.left: \"loose\" ist keines von fixed, free, absorbing, periodic, impedance"));
    QCOMPARE(wordsOf(R"({"seiche": 1, "medium": "string", "k": 9})"),
             QStringLiteral("k: 9 ist nicht erlaubt (größer als 0, höchstens 4)"));
    // A percent sign in a file is not a placeholder.
    QCOMPARE(wordsOf(R"({"seiche": 1, "medium": "string", "events": "%1 %2"})"),
             QStringLiteral("events: \"%1 %2\" ist keine Liste"));
    QCOMPARE(problemInWords(verbatim("something else")), QStringLiteral("something else"));
}

void Languages::lessonProblemsAreTranslated() {
    const auto step = [](const QByteArray& rest) {
        return R"({"lesson": 1, "title": "t", "steps": [{"title": "s", "experiment": "string", )" + rest +
               "}]}";
    };
    const QByteArray bad[] = {
        R"([])",
        R"({"lesson": 2})",
        R"({"lesson": "x"})",
        R"({"colour": 1})",
        R"({"lesson": 1, "title": 7, "minutes": 0, "steps": []})",
        R"({"lesson": 1, "title": {"x": "y", "en": ""}, "minutes": 1.5, "steps": [3, {"id": "A b"}]})",
        R"({"lesson": 1, "title": "t", "steps": [{"title": "s", "experiment": "strin"}, {"title": "s", "experiment": 4},
            {"title": "s", "experiment": {"preset": "string", "set": 3}}, {"title": "s", "experiment": {"medium": "soup"}},
            {"title": "s", "id": "1", "panels": 4}, {"title": "s", "panels": ["none"], "view": "none"}]})",
        step(R"("hints": 3, "picture": "none", "result": {"decimals": 9})"),
        step(R"("check": 4)"),
        step(R"("check": {"dance": {}})"),
        step(R"("check": {"all": [{"any": []}, {"number": {}}, {"number": {"expect": "much"}}]})"),
        step(R"("check": {"all": []})"),
        step(R"("check": {"all": [{"number": {"expect": 1}}, {"number": {"expect": 2}}]})"),
        step(R"("check": {"height": {"at": [1, 2]}})"),
        step(R"("check": {"height": {"at": [999], "above": "x"}})"),
        step(R"("check": {"period": {}})"),
        step(R"("check": {"setting": {}})"),
        step(R"("check": {"setting": {"id": "k", "is": "much"}})"),
        step(R"("check": {"setting": {"id": "scheme", "from": 1}})"),
        step(R"("check": {"setting": {"id": "scheme"}})"),
        step(R"("check": {"setting": {"id": "scheme", "is": "none"}})"),
        step(R"("check": {"twin": {}})"),
        step(R"("check": {"choice": {"options": ["a"]}})"),
        step(R"("check": {"choice": {"options": ["a", 4]}})"),
        step(R"("check": {"choice": {}})"),
        step(R"("check": {"runs": {}})"),
        step(R"("check": {"pulls": {"count": 0}})"),
    };
    Untranslated untranslated;
    for (const QByteArray& text : bad) {
        const ReadLesson read = readLesson(text.toStdString());
        const auto* problems = std::get_if<std::vector<Problem>>(&read);
        QVERIFY2(problems, text.constData());
        for (const Problem& problem : *problems) untranslated.look(problem);
    }
    QVERIFY(untranslated.seen() > 40);
    QVERIFY2(untranslated.texts().isEmpty(), qPrintable(untranslated.texts().join(QLatin1Char('\n'))));
    // The window shows the translated problem.
    language::choose(QStringLiteral("pseudo"));
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("bad.lesson")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"lesson": 1, "title": "t"})");
    file.close();
    WindowUnderTest test;
    test.window.openLesson(file.fileName());
    const QString said = test.window.banner().text();
    const Message missing(Translatable{"Problem", "is missing (a list with at least one step)"});
    QVERIFY2(said.contains(QStringLiteral("steps: ") + problemInWords(missing)), qPrintable(said));
    QVERIFY(!said.contains(QStringLiteral("missing")));
}

SEICHE_WINDOW_TEST(QApplication, Languages)
#include "tst_languages.moc"
