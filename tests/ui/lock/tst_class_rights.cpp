// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Class rights, without a window: every locked action is refused and changes nothing.
#include "documents/documents.h"

#include "files/presets.h"
#include "lock/class_lock.h"
#include "window_test.h"

#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace seiche;

class ClassRightsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_place.path());
        QCoreApplication::setOrganizationName(QStringLiteral("seiche-tests"));
    }
    void cleanup() { unlockClass(); }

    void unlockedClassHasAllRights() {
        QVERIFY(!isClassLocked());
        for (bool ClassRights::* what :
             {&ClassRights::medium, &ClassRights::comparisonRuns, &ClassRights::objects})
            QVERIFY(mayClass(what));
    }

    void onlyLessonOpensExperimentWhenLocked() {
        Session session(*loadPreset("string"), *loadPreset("pool"));
        Documents documents(session);
        QSignalSpy opened(&session, &Session::opened);
        QSignalSpy failed(&documents, &Documents::failed);
        const Experiment other = *loadPreset("ring"), before = session.run().asExperiment();
        lockClass({true, true, true});
        QVERIFY(!session.open(other));
        QVERIFY(!documents.openUntitled(other));
        documents.openRecovered(other);
        session.show(SceneKind::Pool);
        QCOMPARE(opened.size(), 0);
        QCOMPARE(failed.size(), 2);
        QVERIFY(session.scene() == SceneKind::String && session.run().asExperiment() == before);
        QVERIFY(documents.openUntitled(other, AskedBy::Lesson));
        QCOMPARE(opened.size(), 1);
        QVERIFY(session.settings().rule == other.rule);
    }

    void lockedClassCannotOpenOrSaveFiles() {
        Session session(*loadPreset("string"), *loadPreset("pool"));
        Documents documents(session);
        const QString mine = m_place.filePath(QStringLiteral("mine.seiche"));
        FileError error;
        QVERIFY(documents.save(mine, error));
        session.tap();
        session.step();
        const Experiment before = session.run().asExperiment();
        lockClass({true, true, true});
        const QString other = m_place.filePath(QStringLiteral("other.seiche"));
        for (const auto& refused : std::initializer_list<std::function<bool()>>{
                 [&] { return documents.open(mine, error); }, [&] { return documents.save(mine, error); },
                 [&] { return documents.save(mine, error, Documents::Overwrite::Yes); },
                 [&] { return documents.save(other, error); },
                 [&] { return documents.saveSetUp(other, error); }}) {
            error = {};
            QVERIFY(!refused());
            QVERIFY(error.heading.contains(QStringLiteral("locked")));
        }
        documents.forget(mine);
        QCOMPARE(documents.recent().front(), mine);
        QVERIFY(!QFile::exists(other));
        QVERIFY(session.run().asExperiment() == before);
        unlockClass();
        QVERIFY(documents.save(other, error));
    }

    void settingsRequireRight() {
        Session session(*loadPreset("string"), *loadPreset("pool"));
        const auto set = [&](const char* id, double value) { return session.set({{id, value}}).empty(); };
        lockClass({});
        const Experiment before = session.settings();
        QVERIFY(!set("k", 0.5));
        session.change(Settings{{"k", 0.5}}, QStringLiteral("k"));
        QVERIFY(session.settings() == before);
        QVERIFY(!session.undoGroup().canUndo());
        lockClass({.medium = true});
        QVERIFY(set("k", 0.5));
        QCOMPARE(session.settings().rule.k, 0.5);
    }

    void comparisonsRequireRight() {
        Session session(*loadPreset("string"), *loadPreset("pool"));
        lockClass({.medium = true, .objects = true});
        session.setComparison(Scheme::Euler, true);
        QVERIFY(!session.setExact(true));
        QVERIFY(session.comparison().comparisonRuns().empty() && !session.hasExact());
        lockClass({.comparisonRuns = true});
        session.setComparison(Scheme::Euler, true);
        QVERIFY(session.setExact(true));
        QVERIFY(session.comparison().comparisonRun(Scheme::Euler) && session.hasExact());
        lockClass({});
        session.setComparison(Scheme::Euler, false);
        QVERIFY(session.comparison().comparisonRun(Scheme::Euler));
        session.setComparison(Scheme::Euler, false, AskedBy::Lesson);
        QVERIFY(!session.comparison().comparisonRun(Scheme::Euler));
    }

    void objectsRequireRight() {
        Session session(*loadPreset("double-slit"), *loadPreset("double-slit"));
        QVERIFY(!session.settings().objects.empty());
        const std::size_t before = session.settings().objects.size();
        ObjectsChange removal;
        removal.remove.push_back(session.settings().objects.front().name);
        lockClass({.medium = true, .comparisonRuns = true});
        session.change(removal, QStringLiteral("removal"));
        QCOMPARE(session.settings().objects.size(), before);
        lockClass({.objects = true});
        session.change(removal, QStringLiteral("removal"));
        QCOMPARE(session.settings().objects.size(), before - 1);
    }

    // A tool grants only the changes that it needs.
    void toolsGrantOnlyTheirChanges() {
        Session session(*loadPreset("string"), *loadPreset("pool"));
        PoolObject ruler, stretch;
        ruler.name = "ruler";
        ruler.x = 100.0;
        ruler.is = Instrument(); // tape measure
        stretch.name = "stretch";
        stretch.x = 200.0;
        stretch.is = MediumRegion();
        const auto put = [&](const PoolObject& object) {
            session.change(ObjectsChange{{object}, {}, {}}, QStringLiteral("put"));
            return findObject(session.settings().objects, object.name) != nullptr;
        };
        lockClass({});
        QVERIFY(!put(ruler));
        QVERIFY(!session.set({{"preview.beads", 10.0}}).empty());
        lockClass({.tools = {ToolNamed::Measure, ToolNamed::Beads}});
        QVERIFY(put(ruler));
        QVERIFY(!put(stretch));
        QVERIFY(session.set({{"preview.beads", 10.0}}).empty());
        QVERIFY(!session.set({{"preview.beads", 5.0}, {"k", 0.5}}).empty());
        QCOMPARE(session.settings().preview.beads, 10.0);
        lockClass({.tools = {ToolNamed::Join}});
        session.change(ObjectsChange{{}, {}, {ruler.name}}, QStringLiteral("remove"));
        QVERIFY(findObject(session.settings().objects, ruler.name));
    }

    // Every lesson needs taps, undo, metronome, drive and reset.
    void tappingWorksWhenLocked() {
        Session session(*loadPreset("string"), *loadPreset("pool"));
        lockClass({});
        const std::uint64_t rest = session.run().hash();
        session.tap();
        QVERIFY(session.run().hash() != rest);
        session.undoGroup().undo();
        QCOMPARE(session.run().hash(), rest);
        session.setMetronome(2.0);
        QCOMPARE(session.metronome().value_or(0.0), 2.0);
        session.setDrive(3.0);
        QVERIFY(session.drive() && std::abs(*session.drive() - 3.0) < 1e-9);
        session.setDrive(std::nullopt);
        QVERIFY(!session.drive());
        Pull higher = session.settings().pullWith;
        higher.height *= 2.0;
        session.setPullWith(higher);
        QVERIFY(session.settings().pullWith == higher);
        session.reset();
        QCOMPARE(session.run().hash(), rest);
    }

private:
    QTemporaryDir m_place;
};

SEICHE_WIDGET_TEST(ClassRightsTest)
#include "tst_class_rights.moc"
