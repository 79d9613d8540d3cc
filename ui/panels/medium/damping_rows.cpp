// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "medium/damping_rows.h"

#include "theme/theme.h"
#include "theory/half_life.h"
#include "widgets/flow_layout.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <cmath>
#include <limits>

namespace seiche {

namespace {

constexpr ValueScale lossScale{ValueScale::Kind::SpongeCell, 1e-7, 0.5};

QString nameOfKind(DampingChoice kind) {
    switch (kind) {
    case DampingChoice::Velocity: return DampingRows::tr("velocity", "damping");
    case DampingChoice::Update: return DampingRows::tr("height", "damping");
    case DampingChoice::Both: break;
    }
    return DampingRows::tr("both", "damping");
}

DampingChoice kindOf(const Damping& damping, DampingChoice before) {
    if (damping.update < 1.0 && damping.velocity < 1.0) return DampingChoice::Both;
    if (before == DampingChoice::Both) return before;
    if (damping.update < 1.0) return DampingChoice::Update;
    if (damping.velocity < 1.0) return DampingChoice::Velocity;
    return before;
}

// Returns a style with three digits of a half-life.
NumberStyle halfLifeStyle(double seconds) {
    const int decimals =
        std::isfinite(seconds) ? std::clamp(2 - static_cast<int>(std::floor(std::log10(seconds))), 0, 9) : 0;
    return {0, decimals, DampingRows::tr("s", "seconds")};
}

} // namespace

DampingRows::DampingRows(QWidget* parent)
    : QWidget(parent), m_velocity(new ValueRow(*findParameter("damping.velocity"), lossScale, this)),
      m_update(new ValueRow(*findParameter("damping.update"), lossScale, this)),
      m_kind(new Choice<DampingChoice>({DampingChoice::Velocity, DampingChoice::Update, DampingChoice::Both},
                                       nameOfKind, this)),
      m_halfLifeLabel(new QLabel(this)), m_halfLife(new ValueEntry(this)) {
    m_velocity->setNumberStyle({0, 9, {}});
    m_update->setNumberStyle({0, 9, {}});
    m_kind->setObjectName(QStringLiteral("dampingKind"));
    m_halfLife->setObjectName(QStringLiteral("halfLife"));
    m_halfLifeLabel->setProperty("type", "small");
    m_halfLifeLabel->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_halfLifeLabel->setBuddy(m_halfLife);

    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    // The half-life wraps to a new line in narrow panels.
    m_halfLifeRow = new QWidget(this);
    auto* together = new QHBoxLayout(m_halfLifeRow);
    together->setContentsMargins(0, 0, 0, 0);
    together->addStretch(1);
    together->addWidget(m_halfLifeLabel);
    together->addWidget(m_halfLife);
    m_halfLifeRow->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* meaning = new FlowLayout;
    meaning->addWidget(m_kind);
    meaning->addWidget(m_halfLifeRow);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_velocity);
    layout->addWidget(m_update);
    layout->addLayout(meaning);

    connect(m_velocity, &ValueRow::chosen, this,
            [this](double value) { emit wanted({{"damping.velocity", value}}); });
    connect(m_update, &ValueRow::chosen, this,
            [this](double value) { emit wanted({{"damping.update", value}}); });
    connect(m_kind, &QComboBox::activated, this, [this] { chooseKind(m_kind->value()); });
    connect(m_halfLife, &ValueEntry::typed, this, &DampingRows::setHalfLife);
    connect(m_halfLife, &ValueEntry::refused, this, [this](const QString& text) {
        const QString plain = text.trimmed();
        if (plain.isEmpty() || plain.startsWith(QChar(0x221e)))
            setHalfLife(std::numeric_limits<double>::infinity());
        else m_halfLife->setProblem(tr("“%1” is not a number of seconds.").arg(plain));
    });
    connect(m_halfLife, &ValueEntry::stepsRequested, this, [this](int steps) {
        const double now = halfLife(m_damping, m_stepsPerSecond);
        if (std::isfinite(now)) setHalfLife(now * std::pow(1.02, steps));
    });
    const auto restyle = [this, layout, together] {
        const Theme& theme = Theme::current();
        layout->setSpacing(theme.px(3));
        together->setSpacing(theme.px(8));
        m_halfLife->setFixedWidth(theme.px(92));
    };
    connect(&Theme::current(), &Theme::changed, this, restyle);
    restyle();
    arrange();
}

// A destroyed entry must not emit its text, see `ValueRow`.
DampingRows::~DampingRows() { m_halfLife->disconnect(this); }

void DampingRows::show(const Experiment& experiment) {
    m_damping = experiment.rule.damping;
    m_stepsPerSecond = experiment.stepsPerSecond;
    m_velocity->show(m_damping.velocity);
    m_update->show(m_damping.update);
    m_kind->show(kindOf(m_damping, m_kind->value()));
    const double seconds = halfLife(m_damping, m_stepsPerSecond);
    m_halfLife->setStyle(halfLifeStyle(seconds));
    m_halfLife->show(seconds);
    arrange();
}

void DampingRows::setNarrow(bool narrow) {
    m_velocity->setNarrow(narrow);
    m_update->setNarrow(narrow);
}

void DampingRows::setMeaningShown(bool kind, bool halfLife) {
    m_kind->setVisible(kind);
    m_halfLifeRow->setVisible(halfLife);
}

void DampingRows::arrange() {
    const DampingChoice kind = m_kind->value();
    m_velocity->setVisible(kind != DampingChoice::Update);
    m_update->setVisible(kind != DampingChoice::Velocity);
    retranslate();
}

// Moves the damping to the other kind, so that both can be compared. "Both" changes nothing.
void DampingRows::chooseKind(DampingChoice kind) {
    if (kind == DampingChoice::Both) return arrange();
    const double amount = m_damping.update * m_damping.velocity;
    const bool velocity = kind == DampingChoice::Velocity;
    emit wanted({{"damping.velocity", velocity ? amount : 1.0}, {"damping.update", velocity ? 1.0 : amount}});
    arrange();
}

// With both kinds active, adjusts the velocity damping.
void DampingRows::setHalfLife(double seconds) {
    if (!(seconds > 0.0)) {
        m_halfLife->setProblem(tr("A half-life must be more than 0 seconds."));
        return;
    }
    const bool update = m_kind->value() == DampingChoice::Update;
    const double other = update ? m_damping.velocity : m_damping.update;
    const double factor = factorForHalfLife(seconds, other, m_stepsPerSecond);
    if (!(factor > 0.0)) {
        m_halfLife->setProblem(tr("This half-life is too short: one step cannot damp that much."));
        return;
    }
    emit wanted({{update ? "damping.update" : "damping.velocity", factor}});
}

void DampingRows::retranslate() {
    const bool both = m_kind->value() == DampingChoice::Both;
    m_velocity->setLabel(both ? tr("Velocity", "damping of") : tr("Damping factor"));
    m_update->setLabel(both ? tr("Height", "damping of") : tr("Damping factor"));
    m_kind->retranslate();
    m_kind->setAccessibleName(tr("Kind of damping"));
    m_kind->setToolTip(
        tr("Velocity damping is ordinary friction, as in textbooks. Height damping scales down the whole new "
           "height, which also pulls the medium back to rest and raises low frequencies."));
    m_halfLifeLabel->setText(tr("half-life"));
    m_halfLife->setAccessibleName(tr("Half-life in seconds"));
    m_halfLife->setToolTip(tr("Time after which a wave has half its height."));
}

} // namespace seiche

#include "moc_damping_rows.cpp"
