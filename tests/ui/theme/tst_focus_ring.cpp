// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Focused widgets have a frame of at least two pixels in every look and size, without growing.
#include "window_test.h"
#include "window_under_test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <functional>

using namespace seiche;

namespace {

constexpr int minWidth = 2;

/// Focusable widgets in all variants with a different appearance.
const std::vector<std::pair<const char*, std::function<QWidget*(QWidget*)>>> kinds{
    {"push button", [](QWidget* in) -> QWidget* { return new QPushButton(QStringLiteral("Sweep"), in); }},
    {"checked button",
     [](QWidget* in) -> QWidget* {
         auto* button = new QPushButton(QStringLiteral("Metronome"), in);
         button->setCheckable(true);
         button->setChecked(true);
         return button;
     }},
    {"flat button",
     [](QWidget* in) -> QWidget* {
         auto* button = new QPushButton(QStringLiteral("Back"), in);
         button->setProperty("flat", true);
         return button;
     }},
    {"tool button",
     [](QWidget* in) -> QWidget* {
         auto* button = new QToolButton(in);
         button->setText(QStringLiteral("More"));
         button->setFocusPolicy(Qt::TabFocus);
         return button;
     }},
    {"tool",
     [](QWidget* in) -> QWidget* {
         auto* button = new QToolButton(in);
         button->setText(QStringLiteral("Add"));
         button->setProperty("tool", true);
         button->setFocusPolicy(Qt::TabFocus);
         return button;
     }},
    {"field", [](QWidget* in) -> QWidget* { return new QLineEdit(QStringLiteral("1.000"), in); }},
    {"dense field",
     [](QWidget* in) -> QWidget* {
         auto* field = new QLineEdit(QStringLiteral("1.000"), in);
         field->setProperty("dense", true);
         return field;
     }},
    {"list of choices",
     [](QWidget* in) -> QWidget* {
         auto* box = new QComboBox(in);
         box->addItems({QStringLiteral("fixed"), QStringLiteral("free")});
         return box;
     }},
    {"spin box",
     [](QWidget* in) -> QWidget* {
         auto* box = new QSpinBox(in);
         box->setButtonSymbols(QAbstractSpinBox::NoButtons);
         return box;
     }},
};

bool isNear(const QColor& one, const QColor& other) {
    return std::abs(one.red() - other.red()) + std::abs(one.green() - other.green()) +
               std::abs(one.blue() - other.blue()) <
           24;
}

/// Returns the number of pixels of the colour `ring` from `edge` inwards.
int ringAt(const QImage& picture, QPoint edge, QPoint inwards, const QColor& ring) {
    int width = 0;
    for (QPoint at = edge; picture.rect().contains(at) && isNear(picture.pixelColor(at), ring); at += inwards)
        ++width;
    return width;
}

} // namespace

class FocusRing : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }

    void isTwoPixelsWide_data() {
        QTest::addColumn<int>("look");
        QTest::addColumn<double>("scale");
        for (const Look look : {Look::Dark, Look::Light, Look::Projector, Look::BrightProjector})
            for (const double scale : {1.0, 1.5, 2.0})
                QTest::addRow("look %d, %g", int(look), scale) << int(look) << scale;
    }
    void isTwoPixelsWide() {
        QFETCH(int, look);
        QFETCH(double, scale);
        Theme::current().set(Look(look), scale);
        const Tokens& tokens = Theme::current().tokens();
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        std::vector<QWidget*> widgets;
        for (const auto& [name, make] : kinds) {
            widgets.push_back(make(&window));
            column->addWidget(widgets.back(), 0, Qt::AlignLeft);
        }
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window, patience));
        for (std::size_t i = 0; i < widgets.size(); ++i) {
            QWidget& widget = *widgets[i];
            widgets[(i + 1) % widgets.size()]->setFocus();
            const QSize before = widget.sizeHint();
            widget.setFocus(Qt::TabFocusReason);
            QTRY_VERIFY(widget.hasFocus());
            QVERIFY2(widget.sizeHint() == before, kinds[i].first);
            const QImage picture = widget.grab().toImage();
            const auto* button = qobject_cast<const QAbstractButton*>(&widget);
            const QColor ring = button && button->isChecked() ? tokens.text : tokens.main;
            const QPoint middle = picture.rect().center();
            for (const auto& [edge, inwards] : {std::pair{QPoint(0, middle.y()), QPoint(1, 0)},
                                                {QPoint(picture.width() - 1, middle.y()), QPoint(-1, 0)},
                                                {QPoint(middle.x(), 0), QPoint(0, 1)},
                                                {QPoint(middle.x(), picture.height() - 1), QPoint(0, -1)}})
                QVERIFY2(ringAt(picture, edge, inwards, ring) >= minWidth, kinds[i].first);
        }
    }

    // The boxes of check boxes and radio buttons have the focus frame, ticked or not.
    void surroundsCheckAndRadioBoxes_data() { isTwoPixelsWide_data(); }
    void surroundsCheckAndRadioBoxes() {
        QFETCH(int, look);
        QFETCH(double, scale);
        Theme::current().set(Look(look), scale);
        const QColor ring = Theme::current().tokens().text;
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* check = new QCheckBox(QStringLiteral("Theory"), &window);
        auto* radio = new QRadioButton(QStringLiteral("Upright"), &window);
        column->addWidget(check, 0, Qt::AlignLeft);
        column->addWidget(radio, 0, Qt::AlignLeft);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window, patience));
        for (const bool on : {false, true})
            for (QAbstractButton* button :
                 {static_cast<QAbstractButton*>(check), static_cast<QAbstractButton*>(radio)}) {
                check->setChecked(on);
                if (on) radio->setChecked(true);
                (button == check ? static_cast<QWidget*>(radio) : check)->setFocus();
                const QSize before = button->sizeHint();
                button->setFocus(Qt::TabFocusReason);
                QTRY_VERIFY(button->hasFocus());
                QCOMPARE(button->sizeHint(), before);
                const QImage picture = button->grab().toImage();
                const QPoint edge(0, picture.height() / 2); // left edge of the box
                QVERIFY(ringAt(picture, edge, QPoint(1, 0), ring) >= minWidth);
            }
    }
};

SEICHE_WINDOW_TEST(QApplication, FocusRing)
#include "tst_focus_ring.moc"
