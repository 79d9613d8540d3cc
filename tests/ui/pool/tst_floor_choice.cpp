// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the user's own floor picture, from the menu to the pool.
#include "window_test.h"
#include "window_under_test.h"

#include "canvas/picture_settings.h"
#include "pool/floor_choice.h"
#include "window/banner.h"

#include <QAction>
#include <QFileDialog>
#include <QImage>
#include <QLabel>

using namespace seiche;

class FloorChoiceTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString at(const char* name) { return m_folder.filePath(QLatin1String(name)); }
    static const FloorPicture* floor() { return PictureSettings::current().floor().get(); }

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { PictureSettings::current().setFloor(nullptr, {}); }

    void pictureCoversFloorUntilTilesAreChosen() {
        WindowUnderTest program;
        QVERIFY(program.show());
        auto* choice = program.window.findChild<FloorChoice*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(choice);
        QImage picture(12, 8, QImage::Format_RGB32);
        picture.fill(0xff204060);
        QVERIFY(picture.save(at("floor.png")));
        choice->read(at("floor.png"));
        QTRY_VERIFY(floor());
        QCOMPARE(floor()->width, 12);
        QCOMPARE(floor()->height, 8);
        QCOMPARE(floor()->pixels.front() & 0xffffffu, 0x204060u);
        QCOMPARE(PictureSettings::current().floorPath(), at("floor.png"));
        for (QAction* action : program.window.actions())
            if (action->text() == QStringLiteral("T&iled floor")) action->trigger();
        QVERIFY(!floor());
    }

    void invalidPictureIsReported() {
        WindowUnderTest program;
        QVERIFY(program.show());
        QFile file(at("floor.jpg"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no picture") > 0);
        file.close();
        program.window.findChild<FloorChoice*>(QString(), Qt::FindDirectChildrenOnly)->read(at("floor.jpg"));
        QTRY_VERIFY(program.window.banner().isVisible());
        QVERIFY(!floor());
    }

    void menuOpensDialogWithoutBlocking() {
        WindowUnderTest program;
        QVERIFY(program.show());
        for (QAction* action : program.window.actions())
            if (action->text() == QStringLiteral("Ch&oose floor picture…")) action->trigger();
        auto* dialog = program.child<QFileDialog>("floorDialog");
        QTRY_VERIFY(dialog && dialog->isVisible());
        dialog->reject();
    }
};

SEICHE_WINDOW_TEST(QApplication, FloorChoiceTest)
#include "tst_floor_choice.moc"
