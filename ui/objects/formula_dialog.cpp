// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/formula_dialog.h"

#include "files/height_formula.h"
#include "model/limits.h"
#include "theme/theme.h"
#include "widgets/shape_preview.h"
#include "widgets/wrapped_label.h"
#include "wording/problems.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace seiche {

namespace {

constexpr std::array<const char*, 6> examples{"sin(pi*x)",
                                              "sin(2*pi*x) + 0.5*sin(6*pi*x)",
                                              "exp(-((x-0.3)/0.05)^2)",
                                              "x < 0.2 ? 5*x : 1.25*(1-x)",
                                              "abs(x-0.5) < 0.1 ? 1 : 0",
                                              "exp(-((x-0.5)/0.1)^2) * cos(60*x)"};

} // namespace

FormulaDialog::FormulaDialog(Session& session, QWidget* window)
    : QDialog(window), m_session(session), m_formula(new QLineEdit(this)), m_preview(new ShapePreview(this)),
      m_note(new WrappedLabel(this)) {
    setObjectName(QStringLiteral("formulaDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Start from a formula"));
    auto* question = new QLabel(tr("Height of the string, x from 0 at the left end to 1 at the right:"), this);
    question->setBuddy(m_formula);
    m_formula->setObjectName(QStringLiteral("formula"));
    m_formula->setAccessibleName(question->text());
    m_formula->setMaxLength(static_cast<int>(limits::formulaBytes));
    auto* ready = new QComboBox(this);
    ready->setObjectName(QStringLiteral("formulaExamples"));
    ready->setAccessibleName(tr("Examples"));
    ready->addItem(tr("Examples"));
    for (const char* example : examples) ready->addItem(QLatin1String(example));
    m_preview->setAccessibleName(tr("The shape"));
    m_preview->setMinimumHeight(Theme::current().px(150));
    m_preview->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_note->setObjectName(QStringLiteral("formulaNote"));
    m_note->setProperty("type", "small");
    m_note->setTelling(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_start = buttons->addButton(tr("Start"), QDialogButtonBox::ActionRole);
    m_start->setObjectName(QStringLiteral("startFormula"));
    m_start->setDefault(true);
    connect(m_formula, &QLineEdit::textChanged, this, &FormulaDialog::look);
    connect(ready, &QComboBox::activated, this, [this, ready](int index) {
        if (index > 0) m_formula->setText(ready->itemText(index));
        ready->setCurrentIndex(0);
    });
    connect(m_start, &QPushButton::clicked, this, &FormulaDialog::start);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(m_formula);
    column->addWidget(ready);
    column->addWidget(m_preview, 1);
    column->addWidget(m_note);
    column->addWidget(buttons);
    setMinimumWidth(Theme::current().px(420));
    m_formula->setText(QLatin1String(examples.front()));
    m_formula->selectAll();
    m_formula->setFocus();
}

void FormulaDialog::open(Session& session, QWidget* window) {
    auto* dialog = window->findChild<FormulaDialog*>(QString(), Qt::FindDirectChildrenOnly);
    if (!dialog) dialog = new FormulaDialog(session, window);
    dialog->show();
    dialog->activateWindow();
}

void FormulaDialog::look() {
    const auto points = static_cast<std::size_t>(std::max(2, m_session.runOf(SceneKind::String).grid().width));
    auto found = heightsOfFormula(m_formula->text().toStdString(), std::min(points, limits::traceHeights));
    m_heights.clear();
    if (auto* heights = std::get_if<std::vector<double>>(&found)) {
        m_heights = std::move(*heights);
        m_note->setText(
            tr("Functions: sin, cos, tan, exp, ln, sqrt, abs, min, max …; powers with ^; a ? b : c; pi."));
    } else {
        m_note->setText(problemInWords(std::get<Message>(found)));
    }
    m_preview->showHeights(m_heights);
    m_start->setEnabled(!m_heights.empty());
}

// Another scene may be shown meanwhile.
void FormulaDialog::start() {
    if (m_heights.empty() || m_session.scene() != SceneKind::String) return;
    m_session.change(DrawnShape{m_heights}, tr("start from a formula"));
    m_session.setPlaying(true);
}

} // namespace seiche

#include "moc_formula_dialog.cpp"
