// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qr_reader.h"
#include "window_test.h"
#include "window_under_test.h"

#include "files/share_link.h"
#include "share/open_link_dialog.h"
#include "share/qr_code.h"
#include "share/share_dialog.h"
#include "window/banner.h"

#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextEdit>

using namespace seiche;

namespace {

Experiment experimentIn(const QString& link) {
    const auto read = readPasted(link);
    const Experiment* experiment = std::get_if<Experiment>(&read);
    return experiment ? *experiment : defaultExperiment(SceneKind::String);
}

const QString page = QStringLiteral("https://school.example/waves/");

} // namespace

class ShareTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { asAtTheFirstStart(); }

    void linkRestoresRun() {
        WindowUnderTest test;
        QVERIFY(test.show());
        test.session.tap();
        test.session.setPlaying(true);
        QTRY_VERIFY(test.session.run().frame() > 40);
        test.session.tap();
        test.session.setPlaying(false);
        const Experiment shared = test.session.run().asExperiment();
        QCOMPARE(shared.events.size(), std::size_t{2});
        test.child<QAction>("share")->trigger();
        auto* dialog = test.child<ShareDialog>("shareDialog");
        QVERIFY(dialog);
        auto* link = dialog->findChild<QLineEdit*>(QStringLiteral("shareLink"));
        auto* code = dialog->findChild<QrCode*>(QStringLiteral("shareCode"));
        QVERIFY(link->text().startsWith(QLatin1Char('#')));
        QVERIFY(!code->isVisible());
        dialog->findChild<QLineEdit*>(QStringLiteral("addressOfPage"))
            ->setText(page + QStringLiteral("?lang=de#x"));
        QVERIFY2(link->text().startsWith(page + QLatin1Char('#')), qPrintable(link->text()));
        QCOMPARE(experimentIn(link->text()), shared);
        // The code on the screen, as scanned by a phone.
        QTRY_VERIFY(code->isVisible());
        QCOMPARE(readBack(code->grab().toImage()), link->text());
        // Shares the settings without the run.
        auto* withRun = dialog->findChild<QCheckBox*>(QStringLiteral("withRun"));
        QVERIFY(withRun->isVisible() && withRun->isChecked());
        withRun->click();
        QVERIFY(experimentIn(link->text()).events.empty());
        withRun->click();
        dialog->findChild<QPushButton*>(QStringLiteral("copyLink"))->click();
        QCOMPARE(QApplication::clipboard()->text(), link->text());
        dialog->findChild<QPushButton*>(QStringLiteral("copyText"))->click();
        QCOMPARE(experimentIn(QApplication::clipboard()->text()), shared);
        dialog->close();

        // Opens the link from the clipboard in a second window.
        QApplication::clipboard()->setText(link->text());
        WindowUnderTest other;
        QVERIFY(other.show());
        other.child<QAction>("openLink")->trigger();
        auto* asks = other.child<OpenLinkDialog>("openLinkDialog");
        QVERIFY(asks);
        asks->findChild<QPushButton*>(QStringLiteral("openPasted"))->click();
        QCOMPARE(other.session.run().asExperiment(), shared);
        test.session.step(); // last tap acts in the next step
        const std::int64_t frame = test.session.run().frame();
        other.session.setPlaying(false);
        QCOMPARE(other.session.run().frame(), std::int64_t{0});
        while (other.session.run().frame() < frame) other.session.step();
        QCOMPARE(other.session.run().hash(), test.session.run().hash());
    }

    void webAddressIsKept() {
        const Experiment experiment = *loadPreset("string");
        auto* first = new ShareDialog(experiment, experiment, nullptr);
        first->findChild<QLineEdit*>(QStringLiteral("addressOfPage"))
            ->setText(QStringLiteral("school.example/waves"));
        delete first;
        const ShareDialog second(experiment, experiment, nullptr);
        QVERIFY(second.findChild<QLineEdit*>(QStringLiteral("shareLink"))
                    ->text()
                    .startsWith(QLatin1String("http://school.example/waves#")));
    }

    void missingCodeShowsReason_data() {
        QTest::addColumn<QString>("address");
        QTest::addColumn<int>("taps");
        QTest::addColumn<QString>("why");
        QTest::addColumn<bool>("hasLink");
        QTest::newRow("no address") << QString() << 0 << QStringLiteral("With a web address") << true;
        QTest::newRow("nonsense") << QStringLiteral("ftp://x") << 0 << QStringLiteral("not a valid web address")
                                  << true;
        for (const char* here :
             {"http://127.0.0.1:8017/", "localhost/", "http://[::1]/", "file:///usr/share/seiche.html"})
            QTest::newRow(here) << QString::fromLatin1(here) << 0 << QStringLiteral("Only this computer")
                                << true;
        QTest::newRow("long") << page << 1000 << QStringLiteral("too long for a QR code") << true;
        QTest::newRow("too long") << page << 4000 << QStringLiteral("too long for a link") << false;
    }
    void missingCodeShowsReason() {
        QFETCH(QString, address);
        QFETCH(int, taps);
        QFETCH(QString, why);
        QFETCH(bool, hasLink);
        const Experiment setUp = *loadPreset("string");
        Experiment whole = setUp;
        for (int i = 0; i < taps; ++i) {
            Pull pull = whole.pullWith;
            pull.x = 1 + i * 7919 % 317;
            whole.events.push_back({i * 37 + i * i % 31, pull});
        }
        ShareDialog dialog(whole, setUp, nullptr);
        dialog.show();
        dialog.findChild<QLineEdit*>(QStringLiteral("addressOfPage"))->setText(address);
        auto* note = dialog.findChild<QLabel*>(QStringLiteral("shareNote"));
        QVERIFY2(note->text().contains(why), qPrintable(note->text()));
        QVERIFY(note->isVisible());
        QVERIFY(!dialog.findChild<QrCode*>(QStringLiteral("shareCode"))->isVisible());
        QCOMPARE(dialog.findChild<QPushButton*>(QStringLiteral("copyLink"))->isEnabled(), hasLink);
        QCOMPARE(!dialog.findChild<QLineEdit*>(QStringLiteral("shareLink"))->text().isEmpty(), hasLink);
        QSignalSpy wanted(&dialog, &ShareDialog::fileRequested);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.findChild<QPushButton*>(QStringLiteral("saveShared"))->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().toBool(), taps > 0);
    }

    void largestCodeCanBeRead() {
        const QString text = page + QLatin1Char('#') + QString(2953 - 1 - page.size(), QLatin1Char('x'));
        const QImage code = qrCodeOf(text);
        QVERIFY(!code.isNull());
        QCOMPARE(readBack(code.scaled(code.size() * 4)), text);
        QVERIFY(qrCodeOf(text + QLatin1Char('x')).isNull());
    }

    void invalidLinkIsReportedAndRunStays() {
        WindowUnderTest test;
        QVERIFY(test.show());
        QApplication::clipboard()->setText(QStringLiteral("a shopping list"));
        const Experiment before = test.session.run().asExperiment();
        test.child<QAction>("openLink")->trigger();
        auto* dialog = test.child<OpenLinkDialog>("openLinkDialog");
        QVERIFY(dialog);
        auto* pasted = dialog->findChild<QPlainTextEdit*>(QStringLiteral("pasted"));
        auto* problem = dialog->findChild<QTextEdit*>(QStringLiteral("pastedProblem"));
        QVERIFY(pasted->toPlainText().isEmpty());
        for (const auto& [text, why] :
             {std::pair{"", "not a valid link"},
              {"https://school.example/#eJw", "not a valid link"},
              {"#\xc3\xa4\xff", "not a valid link"},
              {"{\"seiche\": 1, \"medium\": \"string\", \"k\": 9}", "k: 9 is not allowed"}}) {
            pasted->setPlainText(QString::fromUtf8(text));
            dialog->findChild<QPushButton*>(QStringLiteral("openPasted"))->click();
            QVERIFY(dialog->isVisible() && problem->isVisible());
            QVERIFY2(problem->toPlainText().contains(QLatin1String(why)), qPrintable(problem->toPlainText()));
        }
        QCOMPARE(test.session.run().asExperiment(), before);
        dialog->close();
        test.window.openLink(QStringLiteral("https://school.example/#eJw"));
        auto* banner = test.child<Banner>("banner");
        QVERIFY(banner->isVisible());
        QVERIFY2(banner->text().contains(QStringLiteral("not a valid link")), qPrintable(banner->text()));
        test.window.openLink(QString::fromStdString(*linkTo(*loadPreset("double-slit"))));
        QCOMPARE(test.session.run().asExperiment(), *loadPreset("double-slit"));
        QVERIFY(!banner->isVisible());
    }

    void lockedClassCannotShareOrOpenLinks() {
        WindowUnderTest test;
        QVERIFY(test.show());
        test.window.setLocked(true);
        for (const char* name : {"share", "openLink"}) QVERIFY(!test.child<QAction>(name)->isEnabled());
        const Experiment before = test.session.run().asExperiment();
        test.window.openLink(QString::fromStdString(*linkTo(*loadPreset("double-slit"))));
        QCOMPARE(test.session.run().asExperiment(), before);
        test.window.setLocked(false);
    }
};

SEICHE_WINDOW_TEST(QApplication, ShareTest)
#include "tst_share.moc"
