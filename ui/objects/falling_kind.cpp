// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/falling_kind.h"

#include "model/parameter.h"
#include "theme/theme.h"
#include "wording/names.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

FallingKind::FallingKind(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_kind(new Choice<RainKind>(
                                               {RainKind::Drops, RainKind::Fireworks, RainKind::Snow},
                                               [](RainKind kind) { return nameOf(kind); }, this)) {
    m_kind->setObjectName(QStringLiteral("rainKind"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_kind);
    m_rows = {addRow("rainSpeed"), addRow("rainGravity")};
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        column->addWidget(m_rows[row].box);
        connect(m_rows[row].entry, &ValueEntry::typed, this, [this, row](double value) { set(row, value); });
        connect(m_rows[row].entry, &ValueEntry::stepsRequested, this,
                [this, row](int steps) { set(row, valueOf(row) + steps); });
    }
    connect(m_kind, &QComboBox::activated, this, [this] {
        choose(m_kind->value());
        emit finished();
    });
    connect(&session, &Session::settingsChanged, this, &FallingKind::refresh);
    connect(&session, &Session::runReplaced, this, &FallingKind::refresh);
    connect(&Theme::current(), &Theme::changed, this, &FallingKind::restyle);
    restyle();
    retranslate();
}

FallingKind::Row FallingKind::addRow(const char* name) {
    Row row{new QWidget(this)};
    row.label = new QLabel(row.box);
    row.label->setProperty("type", "small");
    row.entry = new ValueEntry(row.box);
    row.entry->setStyle({0, 1, {}});
    row.entry->setObjectName(QLatin1String(name));
    auto* line = new QHBoxLayout(row.box);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(row.label, 1);
    line->addWidget(row.entry);
    QSizePolicy policy = row.box->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    row.box->setSizePolicy(policy);
    return row;
}

// Fireworks without a position start in mid-pool.
void FallingKind::choose(RainKind kind) {
    const Experiment& now = m_session.settings();
    if (kind == now.rain.kind) return;
    Settings settings{{"rain.kind", std::string(toString(kind))}};
    if (kind == RainKind::Fireworks && now.rain.x == 0.0 && now.rain.y == 0.0) {
        settings.push_back({"rain.x", 0.5 * (now.grid.width - 1)});
        settings.push_back({"rain.y", 0.5 * (now.grid.height - 1)});
    }
    m_session.set(settings);
    refresh();
}

const char* FallingKind::parameterOf(std::size_t row) const {
    if (row == 0) return "rain.speed";
    return m_session.settings().rain.kind == RainKind::Snow ? "rain.drift" : "rain.gravity";
}

void FallingKind::set(std::size_t row, double value) {
    const Parameter& parameter = *findParameter(parameterOf(row));
    const double min = parameter.aboveMin ? 0.1 : parameter.min;
    m_session.set({{std::string(parameter.id), std::clamp(value, min, parameter.max)}});
    refresh();
}

double FallingKind::valueOf(std::size_t row) const {
    return findParameter(parameterOf(row))->number(m_session.settings());
}

void FallingKind::refresh() {
    if (m_session.scene() != SceneKind::Pool) return;
    const Rain& rain = m_session.settings().rain;
    m_kind->show(rain.kind);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        m_rows[row].box->setVisible(rain.isFireworks() || rain.isSnow());
        m_rows[row].entry->show(valueOf(row));
        const Parameter& parameter = *findParameter(parameterOf(row));
        m_rows[row].entry->setAccessibleName(nameOf(parameter));
        m_rows[row].entry->setToolTip(descriptionOf(parameter));
    }
    m_rows[0].label->setText(tr("Speed"));
    m_rows[1].label->setText(rain.kind == RainKind::Snow ? tr("Drift") : tr("Gravity"));
}

void FallingKind::retranslate() {
    m_kind->retranslate();
    const Parameter& parameter = *findParameter("rain.kind");
    m_kind->setAccessibleName(nameOf(parameter));
    m_kind->setToolTip(descriptionOf(parameter));
    refresh();
}

void FallingKind::restyle() {
    const Theme& theme = Theme::current();
    layout()->setSpacing(theme.px(6));
    for (const Row& row : m_rows) row.entry->setFixedWidth(theme.px(64));
}

void FallingKind::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace seiche

#include "moc_falling_kind.cpp"
