// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "medium/size_rows.h"

#include "model/limits.h"
#include "model/parameter.h"
#include "theme/theme.h"
#include "widgets/value_row.h"
#include "wording/names.h"

#include <QGridLayout>
#include <QLocale>

#include <cmath>
#include <limits>

namespace seiche {

namespace {

const Parameter& rimParameter() { return *findParameter("edges.rim"); }

} // namespace

SizeRows::SizeRows(QWidget* parent)
    : QWidget(parent), m_columns(makeRow("size.columns")), m_rows(makeRow("size.rows")),
      m_rim(makeRow("edges.rim")), m_problem(new ProblemLabel(this)), m_typed(m_columns.entry) {
    m_problem->setObjectName(QStringLiteral("size.problem"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(0, 1);
    for (const TypedRow& row : {m_columns, m_rows, m_rim}) row.addTo(*grid);
    grid->addWidget(m_problem, grid->rowCount(), 0, 1, 2);
    connect(&Theme::current(), &Theme::changed, this, &SizeRows::restyle);
    restyle();
}

// A destroyed entry must not emit its text, see `ValueRow`.
SizeRows::~SizeRows() {
    for (const TypedRow& row : {m_columns, m_rows, m_rim}) row.entry->disconnect(this);
}

TypedRow SizeRows::makeRow(const char* name) {
    const TypedRow row(name, 0, this);
    ValueEntry* entry = row.entry;
    connect(entry, &ValueEntry::typed, this, [this, entry](double value) { setValue(entry, value); });
    connect(entry, &ValueEntry::refused, this, [this, entry](const QString& text) {
        m_typed = entry;
        setProblem(ValueRow::tr("“%1” is not a number.").arg(text));
    });
    connect(entry, &ValueEntry::restored, this, [this] { setProblem({}); });
    return row;
}

void SizeRows::setValue(ValueEntry* entry, double value) {
    m_typed = entry;
    setProblem({});
    if (value != std::round(value) || std::abs(value) > std::numeric_limits<int>::max()) {
        const QString number = writtenNumber(value, {0, 10, {}}, QLocale());
        return setProblem(ValueRow::tr("%1 is not allowed: %2.", "number, range").arg(number, rangeOf(entry)));
    }
    const int count = static_cast<int>(value);
    if (entry == m_rim.entry) return emit rimRequested(count);
    Grid grid = m_grid;
    (entry == m_rows.entry ? grid.height : grid.width) = count;
    emit sizeRequested(grid);
}

void SizeRows::show(const Experiment& experiment) {
    m_grid = experiment.grid;
    m_scene = experiment.rule.scene;
    m_columns.entry->show(m_grid.width);
    m_rows.entry->show(m_grid.height);
    m_rim.entry->show(experiment.rule.rim);
    m_rows.setVisible(m_scene == SceneKind::Pool);
    m_rim.setVisible(applies(rimParameter(), experiment));
    setProblem({});
    retranslate();
}

void SizeRows::setProblem(const QString& problem) {
    for (const TypedRow& row : {m_columns, m_rows, m_rim}) {
        const QString own = row.entry == m_typed ? problem : QString();
        row.entry->setProblem(own);
        row.entry->setAccessibleDescription(own.isEmpty() ? rangeOf(row.entry) : own);
    }
    m_problem->showProblem(problem);
}

QString SizeRows::rangeOf(const ValueEntry* entry) const {
    const auto range = [](std::int64_t min, std::int64_t max) {
        const QLocale locale;
        return ValueRow::tr("an integer from %1 to %2")
            .arg(locale.toString(qint64{min}), locale.toString(qint64{max}));
    };
    if (entry == m_rim.entry) return range(std::llround(rimParameter().min), std::llround(rimParameter().max));
    if (m_scene == SceneKind::String) return range(1, limits::stringPoints);
    return range(1, limits::poolCells / (entry == m_rows.entry ? m_grid.width : m_grid.height));
}

void SizeRows::retranslate() {
    const QString ofPool = tr("Number of columns and rows of cells. A change restarts the run, and objects "
                              "keep their relative position and size.");
    if (m_scene == SceneKind::String)
        m_columns.setTexts(tr("Points"),
                           tr("Number of points on the string. A change restarts the run, and objects keep "
                              "their relative position and size."),
                           tr("Points of the string"));
    else m_columns.setTexts(tr("Columns"), ofPool, tr("Columns of the pool"));
    m_rows.setTexts(tr("Rows"), ofPool, tr("Rows of the pool"));
    m_rim.setTexts(tr("Absorbing layer"), descriptionOf(rimParameter()), nameOf(rimParameter()));
    setProblem(m_problem->text());
}

void SizeRows::restyle() { restyleRows(*static_cast<QGridLayout*>(layout()), {m_columns, m_rows, m_rim}); }

} // namespace seiche

#include "moc_size_rows.cpp"
