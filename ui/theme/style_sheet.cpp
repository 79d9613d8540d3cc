// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/style_sheet.h"

#include <QRegularExpression>

#include <algorithm>

namespace seiche {

namespace {

// @name is a token; #12 a length in pixels at scale 1; #12-1 one pixel less, to compensate a wider
// `border`. Most widgets use the application font: a font in the sheet costs an extra change per
// widget.
const char* const sheet = R"(
QMainWindow, QDialog { background: @window; }
QMainWindow::separator { background: @window; width: #4; height: #4; }
QMainWindow::separator:hover { background: @line; }
QToolTip { background: @card; color: @text; border: 1px solid @line; padding: #6; }

QLabel { background: transparent; }
QLabel[type="hint"] { font-size: #12; color: @quiet; }
QLabel[type="small"] { font-size: #13; color: @quiet; }
QLabel[type="quiet"] { color: @quiet; }
QLabel[type="title"] { font-weight: 600; color: @quiet; }
QLabel[type="read"], QRadioButton[type="read"] { font-size: #16; }
QLabel[type="heading"] { font-size: #20; font-weight: 700; }
QLabel[type="big"] { font-size: #30; font-weight: 700; }
QLabel[type="result"] { font-size: #18; font-weight: 600; }
QLabel[type="unit"] { font-weight: 600; }
QLabel[slowed="true"] { color: @comparison; font-weight: 600; }

QLabel[brief="true"] { font-weight: 600; }
#stage QLabel[type="read"], #stage QRadioButton[type="read"] { font-size: #14; }
#stage #lessonPanel QPushButton { padding: #2 #7; }
#stage #lessonPanel QPushButton:focus { padding: #2-1 #7-1; }
QFrame[card="true"] { background: @card; border: 1px solid @line; border-radius: #10; }

QTabBar { background: @window; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: @quiet; padding: #6 #12; margin: #2; border-radius: #7;
    font-weight: 600; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { background: @soft; color: @text; }
QTabBar::tab:focus { border: 2px solid @main; padding: #6-2 #12-2; }

QMenuBar { background: @card; color: @text; border: none; padding: #2; }
QMenuBar::item { background: transparent; padding: #4 #8; border-radius: #6; }
QMenuBar::item:selected { background: @soft; }
QMenu { background: @card; color: @text; border: 1px solid @line; padding: #6; }
QMenu::item { padding: #6 #28 #6 #28; border-radius: #6; }
QMenu::item:selected { background: @soft; }
QMenu::item:disabled { color: @quiet; }
QMenu::separator { height: 1px; background: @line; margin: #6 #8; }
QMenu::indicator { width: #14; height: #14; left: #8; }

QPushButton { background: @card; color: @text; border: 1px solid @line; border-radius: #7; padding: #5 #12;
    min-height: #18; }
QPushButton:hover { background: @soft; }
QPushButton:pressed, QPushButton:checked { background: @soft; border-color: @main; }
QPushButton:focus { border: 2px solid @main; padding: #5-1 #12-1; }
QPushButton:checked:focus { border-color: @text; }
QPushButton:disabled { color: @quiet; }
QPushButton[accent="true"] { background: @main; color: @onMain; border-color: @main; }
QPushButton[accent="true"]:focus { border-color: @text; }
QPushButton[flat="true"] { border-color: transparent; background: transparent; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton[sign="true"] { padding: #5 #4; }
QPushButton[sign="true"]:focus { padding: #5-1 #4-1; }
QPushButton[flat="true"]:hover { background: @soft; }
QPushButton[flat="true"]:focus { border: 2px solid @main; }

QToolButton { background: transparent; color: @text; border: 1px solid transparent; border-radius: #7; padding: #4; }
QToolButton:hover { background: @soft; }
QToolButton:focus { border: 2px solid @main; padding: #4-1; }
QToolButton:checked { background: @soft; }
QToolButton[tool="true"] { border: 1px solid @line; font-size: #13; padding: #4 #6; }
QToolButton[tool="true"]:focus { border: 2px solid @main; padding: #4-1 #6-1; }
QToolButton[dense="true"] { padding: #2 #6; }
QToolButton[dense="true"]:focus { padding: #2-1 #6-1; }
QToolButton[tool="true"]:checked { border-color: @main; }
QToolButton[tool="true"]:checked:focus { border-color: @text; }
QToolButton[tool="true"]:disabled { color: @quiet; }
QToolButton[fold="true"] { color: @quiet; font-size: #13; padding: 0 #4; margin-left: -#4; }
QToolButton[fold="true"]:focus { padding: 0 #4-1; margin-top: -1px; margin-bottom: -1px; }
QToolButton::menu-indicator { image: none; }

QAbstractSpinBox { color: @text; }
QLineEdit, QAbstractSpinBox { background: @field; border: 1px solid @line; border-radius: #6;
    padding: #3 #7; min-height: #18; selection-background-color: @main; selection-color: @onMain; }
QLineEdit:focus, QAbstractSpinBox:focus { border: 2px solid @main; padding: #3-1 #7-1; }
QLineEdit[dense="true"] { padding-top: #1; padding-bottom: #1; }
QLineEdit[dense="true"]:focus { padding-top: #1-1; padding-bottom: #1-1; }
QLineEdit:disabled, QAbstractSpinBox:disabled { color: @quiet; }
QLineEdit[invalid="true"], QAbstractSpinBox[invalid="true"] { border-color: @unstable; }

QComboBox { background: @field; color: @text; border: 1px solid @line; border-radius: #6; padding: #3 #7;
    min-height: #18; combobox-popup: 0; qproperty-maxVisibleItems: 30; }
QComboBox::drop-down { border: none; width: #20; }
QComboBox::down-arrow { image: url(":/signs/down-@look.svg"); width: #12; height: #12; }
QComboBox:focus { border: 2px solid @main; padding: #3-1 #7-1; }
QComboBox:disabled { color: @quiet; }
QComboBox QAbstractItemView { background: @card; color: @text; border: 1px solid @line;
    selection-background-color: @soft; selection-color: @text; outline: none; }
QComboBox QAbstractItemView::item { background: @card; min-height: #26; padding: 0 #7; }
QComboBox QAbstractItemView::item:selected { background: @soft; color: @text; }

QCheckBox, QRadioButton { background: transparent; spacing: #7; color: @text; }
QCheckBox:disabled, QRadioButton:disabled { color: @quiet; }
QCheckBox::indicator { width: #12; height: #12; border: 1px solid @quiet; border-radius: #3; background: @field; }
QCheckBox::indicator:hover { border-color: @main; }
QCheckBox::indicator:checked { background: @main; border-color: @main; image: url(":/signs/tick-@look.svg"); }
QCheckBox::indicator:focus { width: #12-2; height: #12-2; border: 2px solid @text; }

QRadioButton::indicator { width: #12; height: #12; border: 1px solid @quiet; border-radius: #6; background: @field; }
QRadioButton::indicator:hover { border-color: @main; }
QRadioButton::indicator:checked { background: @main; border-color: @main; }
QRadioButton::indicator:focus { width: #12-2; height: #12-2; border: 2px solid @text; }

QSlider:horizontal { min-height: #22; }
QSlider::groove:horizontal { height: #4; border-radius: #2; background: @line; }
QSlider::sub-page:horizontal { height: #4; border-radius: #2; background: @main; }
QSlider::handle:horizontal { width: #14; height: #14; margin: -#6 0; border-radius: #7; background: @main;
    border: 1px solid @card; }
QSlider::handle:horizontal:hover { background: @text; }
QSlider::handle:horizontal:focus { width: #14-2; background: @text; border: 2px solid @main; }
QSlider::sub-page:horizontal:disabled, QSlider::handle:horizontal:disabled { background: @quiet; }

QScrollArea, QScrollArea > QWidget > QWidget[panel="true"] { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: #8; margin: 0; }
QScrollBar::handle:vertical { background: @line; border-radius: #4; min-height: #24; }
QScrollBar::handle:vertical:hover { background: @quiet; }
QScrollBar:horizontal { background: transparent; height: #8; margin: 0; }
QScrollBar::handle:horizontal { background: @line; border-radius: #4; min-width: #24; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

#header { background: @card; border: none; border-bottom: 1px solid @line; }
#header QToolButton[page="true"] { color: @quiet; font-weight: 600; padding: #8 #18; border-radius: #8; }
#header QToolButton[page="true"]:hover { color: @text; }
#header QToolButton[page="true"]:checked { color: @text; background: @soft; }
#header QToolButton[outlined="true"] { border: 1px solid @line; padding: #5 #11; font-size: #13; }
#header #experimentTitle { color: @quiet; font-size: #14; font-weight: 600; padding: #8 #18; border-radius: #8; }
#header #experimentTitle:hover { color: @text; }
#header #experimentTitle:focus { border: 2px solid @main; padding: #8-1 #18-1; }
#header QToolButton[page="true"]:focus { border: 2px solid @main; padding: #8-1 #18-1; }
#header QToolButton[outlined="true"]:focus { border: 2px solid @main; padding: #5-1 #11-1; }
#lockSign { color: @text; font-weight: 600; }
#header QMenuBar { color: @quiet; font-size: #13; background: transparent; }
#header QMenuBar::item:selected { color: @text; }
#recoveryNotice QLabel { color: @text; }
#banner QTextEdit { background: transparent; color: @text; border: none; padding: 0; }
QToolBar { border: none; padding: 0; margin: 0; spacing: 0; background: @card; }
QTextBrowser { background: @card; color: @text; border: none; }
QTextBrowser[prose="true"] { background: transparent; }
#helpPage, #keyGuide QTextBrowser, #helpContents { border: 2px solid @card; }
#lessonList:focus, #helpPage:focus, #helpContents:focus, #keyGuide QTextBrowser:focus, QTableWidget:focus {
    border: 2px solid @main; }
#history { background: transparent; border: none; outline: none; }
#history::item { color: @text; padding: #5; border-radius: #6; }
#history::item:selected { background: @soft; color: @text; }
#pointTable QTableView::item { padding: 0 #6; }
#pressedKeys { background: @card; color: @text; border: #2 solid @limit; border-radius: #7; padding: #2 #8; font-size: #14;
    font-weight: 600; }
#code { background: @canvas; color: @text; border: none; padding: #14; }
#codeLine { color: @main; }
QChartView { background: transparent; }
#toolSigns { background: @card; border: 1px solid @line; border-radius: #8; }
#viewStrip { background: @card; border: none; border-bottom: 1px solid @line; }
#lessonTask { background: @field; border: 1px solid @line; border-radius: #8; }
#lessonTask[plain="true"] { background: transparent; border: none; }
#lessonSide { background: @card; border: 1px solid @line; border-left: none; border-bottom: none; }
#lessonList { background: @field; border: 2px solid @line; border-radius: #8; font-size: #16; outline: none; }
#lessonList::item { padding: #7 #8; border-radius: #6; }
#lessonList::item:selected { background: @soft; color: @text; }
#transport[quiet="true"] { background: transparent; border: none; }
#controlColumn { background: @card; border-left: 1px solid @line; }
QWidget[hairline="true"] { background: @line; }
#toolSheet QFrame[card="true"] { border: none; }
#toolPills { background: @canvas; }
#toolPills QPushButton { border-radius: #15; padding: #8 #18; font-weight: 600; }
#toolPills QPushButton:focus { padding: #8-1 #18-1; }
#stageBar QToolButton[page="true"] { color: @quiet; font-weight: 600; padding: #4 #10; }
#stageBar QToolButton[page="true"]:checked { color: @text; background: @soft; }
#stageBar QToolButton[page="true"]:focus { border: 2px solid @main; padding: #4-1 #10-1; }
#transport { background: @card; border: none; border-top: 1px solid @line; }
)";

} // namespace

QString styleSheetFor(const Theme& theme) {
    const Tokens& t = theme.tokens();
    const std::pair<const char*, QColor> colours[] = {{"window", t.window},
                                                      {"card", t.card},
                                                      {"field", t.field},
                                                      {"line", t.line},
                                                      {"text", t.text},
                                                      {"quiet", t.quiet},
                                                      {"main", t.main},
                                                      {"soft", t.soft},
                                                      {"onMain", t.onMain},
                                                      {"limit", t.limit},
                                                      {"comparison", t.comparisonRun},
                                                      {"unstable", t.unstable},
                                                      {"canvas", t.canvas}};
    QString result = QString::fromLatin1(sheet);
    const char* const looks[] = {"dark", "light", "projector", "light"};
    result.replace(QLatin1String("@look"), QLatin1String(looks[static_cast<int>(theme.currentLook())]));
    const QRegularExpression length(QStringLiteral("#(\\d+)(?:-(\\d))?\\b"));
    QString scaled;
    qsizetype from = 0;
    for (auto it = length.globalMatch(result); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        scaled += result.mid(from, match.capturedStart() - from);
        scaled +=
            QString::number(std::max(0, theme.px(match.captured(1).toInt()) - match.captured(2).toInt())) +
            QLatin1String("px");
        from = match.capturedEnd();
    }
    result = scaled + result.mid(from);
    for (const auto& [name, colour] : colours)
        result.replace(QRegularExpression(QStringLiteral("@%1\\b").arg(QLatin1String(name))),
                       colour.name(QColor::HexRgb));
    return result;
}

} // namespace seiche
