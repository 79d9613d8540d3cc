// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lock with a password: only the unlocking keys ask for the password, and only the teacher can
// see it.
#include "lock/class_lock.h"
#include "window/actions.h"
#include "window/word_dialog.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAccessible>
#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QPushButton>

using namespace seiche;

namespace {

const QString word = QStringLiteral("Nachtigall 7");

struct LockedWindow : WindowUnderTest {
    bool begin() {
        if (!show()) return false;
        window.openLesson(QStringLiteral("resonance"));
        window.setLockWord(word);
        window.setLocked(true);
        return isClassLocked();
    }
    void chord() {
        QTest::keyClick(&window, Qt::Key_L, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    }
    WordDialog* dialog() {
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        auto* found = window.findChild<WordDialog*>();
        return found && found->isVisible() ? found : nullptr;
    }
    void give(const QString& typed) {
        auto* field = dialog()->findChild<QLineEdit*>(QStringLiteral("lockWord"));
        QTest::keyClicks(field, typed);
        QTest::keyClick(field, Qt::Key_Return);
    }
    /// Returns all visible and accessible texts of the window and its dialogs.
    QStringList texts() {
        QStringList all{window.windowTitle()};
        for (QWidget* top : QApplication::topLevelWidgets())
            for (QWidget* widget : top->findChildren<QWidget*>()) {
                all << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription()
                    << widget->property("displayText").toString();
                if (!qobject_cast<QLineEdit*>(widget)) all << widget->property("text").toString();
                if (const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(widget))
                    all << told->text(QAccessible::Value);
            }
        return all;
    }
};

} // namespace

class LockWordTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }

    void unlockKeysAskForPassword() {
        LockedWindow pupils;
        QVERIFY(pupils.begin());
        pupils.chord();
        QVERIFY(isClassLocked());
        QVERIFY(pupils.dialog());
        auto* field = pupils.dialog()->findChild<QLineEdit*>(QStringLiteral("lockWord"));
        QCOMPARE(field->echoMode(), QLineEdit::Password);
        QVERIFY(!field->accessibleName().isEmpty());
        pupils.give(word);
        QVERIFY(!isClassLocked());
        QVERIFY(!pupils.dialog());
    }

    void wrongPasswordKeepsLock() {
        LockedWindow pupils;
        QVERIFY(pupils.begin());
        pupils.chord();
        for (const QString& wrong :
             {QStringLiteral("nachtigall 7"), word + u' ', QString(), QStringLiteral("Lerche")}) {
            pupils.give(wrong);
            QVERIFY2(isClassLocked(), qPrintable(wrong));
            QVERIFY(pupils.dialog());
            QCOMPARE(pupils.dialog()->findChild<QLabel*>(QStringLiteral("wordNote"))->text(),
                     QStringLiteral("Wrong password. The window stays locked."));
            QVERIFY(pupils.dialog()->findChild<QLineEdit*>(QStringLiteral("lockWord"))->text().isEmpty());
        }
        // Cancelling keeps the lock, and the keys ask again.
        QTest::keyClick(pupils.dialog(), Qt::Key_Escape);
        QVERIFY(isClassLocked() && !pupils.dialog());
        pupils.session.tap();
        QVERIFY(pupils.session.undoGroup().canUndo());
        pupils.chord();
        QVERIFY(pupils.dialog());
        pupils.give(word);
        QVERIFY(!isClassLocked());
    }

    // The password stays until it is replaced or cleared.
    void passwordIsKeptForNextLock() {
        LockedWindow pupils;
        QVERIFY(pupils.begin());
        pupils.chord();
        pupils.give(word);
        pupils.chord();
        QVERIFY(isClassLocked());
        pupils.chord();
        QVERIFY(isClassLocked() && pupils.dialog());
        pupils.give(word);
        QVERIFY(!isClassLocked());
        pupils.window.setLockWord({});
        pupils.chord();
        QVERIFY(isClassLocked());
        pupils.chord();
        QVERIFY(!isClassLocked());
    }

    void menuSetsPassword() {
        LockedWindow pupils;
        QVERIFY(pupils.show());
        const Actions& a = *pupils.window.findChild<Actions*>();
        a.lockWithWord->trigger();
        QVERIFY(pupils.dialog() && !isClassLocked());
        QTest::keyClick(pupils.dialog(), Qt::Key_Escape);
        QVERIFY(!isClassLocked());
        a.lockWithWord->trigger();
        pupils.give(QStringLiteral("Eule"));
        QVERIFY(isClassLocked() && !pupils.dialog());
        pupils.chord();
        pupils.give(word);
        QVERIFY(isClassLocked());
        pupils.give(QStringLiteral("Eule"));
        QVERIFY(!isClassLocked());
        // An empty password removes the old one.
        a.lockWithWord->trigger();
        pupils.give({});
        QVERIFY(isClassLocked());
        pupils.chord();
        QVERIFY(!isClassLocked());
    }

    // Checks window and files before, during and after typing.
    void passwordIsNeverShownOrStored() {
        LockedWindow pupils;
        QVERIFY(pupils.begin());
        const auto secret = [&] {
            return pupils.texts().filter(QStringLiteral("Nachtigall"), Qt::CaseInsensitive);
        };
        QCOMPARE(secret(), QStringList());
        pupils.chord();
        QTest::keyClicks(pupils.dialog()->findChild<QLineEdit*>(QStringLiteral("lockWord")), word);
        QVERIFY(pupils.texts().size() > 100);
        QCOMPARE(secret(), QStringList());
        QTest::keyClick(pupils.dialog(), Qt::Key_Return);
        QVERIFY(!isClassLocked());
        pupils.window.leave();
        QSettings().sync();
        const QString kept = QFileInfo(QSettings().fileName()).absolutePath();
        int files = 0;
        for (const QString& folder : {kept, QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)})
            for (QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
                 each.hasNext();) {
                QFile file(each.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                QVERIFY2(!file.readAll().contains("Nachtigall"), qPrintable(file.fileName()));
                ++files;
            }
        QVERIFY(files > 0);
    }

    // The keys shown on a projector are visible to the whole class.
    void keyDisplayHidesPassword() {
        LockedWindow pupils;
        QVERIFY(pupils.begin());
        pupils.window.setProjector(true);
        QTRY_VERIFY(pupils.window.isFullScreen());
        const auto* keys = pupils.child<QLabel>("pressedKeys");
        pupils.chord();
        QVERIFY(!keys->isVisible());
        auto* field = pupils.dialog()->findChild<QLineEdit*>(QStringLiteral("lockWord"));
        for (const QChar letter : word) {
            QTest::keyClicks(field, QString(letter));
            QVERIFY2(!keys->isVisible(), qPrintable(keys->text()));
        }
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!isClassLocked() && !keys->isVisible());
        pupils.window.setProjector(false);
    }
};

SEICHE_WINDOW_TEST(QApplication, LockWordTest)
#include "tst_lock_word.moc"
