// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/miniature_card.h"

#include "pages/knob_row.h"
#include "theme/icons.h"
#include "theme/theme.h"
#include "widgets/choice.h"
#include "widgets/flow_layout.h"
#include "widgets/legend.h"
#include "widgets/wrapped_label.h"
#include "wording/explosion_words.h"
#include "wording/names.h"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace seiche {

MiniatureCard::MiniatureCard(const MiniatureKind& kind, QWidget* parent)
    : QFrame(parent), m_view(new MiniatureView(kind, this)), m_sentence(new WrappedLabel(this)) {
    setProperty("card", true);
    QLabel* title = new QLabel(inMiniature(kind.title), this);
    title->setProperty("type", "title");
    title->setWordWrap(true);
    m_sentence->setProperty("type", "small");
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(title);
    layout->addWidget(m_view);
    if (kind.runs.size() > 1) {
        std::vector<Legend::Entry> entries;
        for (const MiniatureKind::Run& run : kind.runs) entries.push_back({inMiniature(run.name), run.trace});
        Legend* legend = new Legend(this);
        legend->setTexts({}, std::move(entries));
        layout->addWidget(legend);
    }
    layout->addWidget(m_sentence);
    addKnobs();
    layout->addLayout(makeButtons());
    const auto restyle = [layout] {
        const Theme& theme = Theme::current();
        layout->setContentsMargins(theme.px(14), theme.px(12), theme.px(14), theme.px(12));
        layout->setSpacing(theme.px(8));
    };
    connect(&Theme::current(), &Theme::changed, this, restyle);
    restyle();
    connect(m_view, &MiniatureView::changed, this, &MiniatureCard::updateSentence);
    updateSentence();
}

void MiniatureCard::addKnobs() {
    const MiniatureKind& kind = m_view->stage().kind();
    for (std::size_t i = 0; i < kind.knobs.size(); ++i) {
        const MiniatureKind::Knob& knob = kind.knobs[i];
        if (knob.kind != MiniatureKind::Knob::Kind::Stencil) {
            KnobRow* row = new KnobRow(knob, inMiniature(kind.title), this);
            connect(row, &KnobRow::chosen, m_view, [this, i](double value) { m_view->set(i, value); });
            layout()->addWidget(row);
            continue;
        }
        auto* choice = new Choice<Stencil>({}, nameOf, this);
        choice->offerFrom(allStencils, [](Stencil) { return true; });
        choice->setObjectName(QStringLiteral("knob"));
        choice->setAccessibleName(inMiniature(knob.label));
        choice->show(m_view->stage().stencil());
        connect(choice, &QComboBox::activated, m_view, [this, choice] { m_view->setStencil(choice->value()); });
        QLabel* label = new QLabel(inMiniature(knob.label), this);
        auto* row = new QHBoxLayout;
        row->addWidget(label);
        row->addWidget(choice, 1);
        static_cast<QVBoxLayout*>(layout())->addLayout(row);
    }
}

QLayout* MiniatureCard::makeButtons() {
    const MiniatureKind& kind = m_view->stage().kind();
    const QString title = inMiniature(kind.title);
    auto* row = new FlowLayout;
    const auto add = [&](const QString& text, const char* name) {
        QPushButton* button = new QPushButton(text, this);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        button->setAccessibleName(tr("%1: %2", "miniature, its button").arg(title, text));
        row->addWidget(button);
        return button;
    };
    if (kind.view != MiniatureKind::View::Trace)
        connect(add(tr("Tap"), "pull"), &QPushButton::clicked, m_view, &MiniatureView::tap);
    connect(add(tr("Restart"), "again"), &QPushButton::clicked, m_view, &MiniatureView::again);
    QPushButton* pause = add(tr("Pause"), "pause");
    pause->setCheckable(true);
    pause->setChecked(!m_view->isPlaying());
    connect(pause, &QPushButton::toggled, m_view, [this](bool on) { m_view->setPlaying(!on); });
    connect(m_view, &MiniatureView::playingChanged, pause, [pause](bool on) { pause->setChecked(!on); });
    return row;
}

void MiniatureCard::updateSentence() {
    const QString text = sentence();
    if (text == m_sentence->text()) return;
    m_sentence->setText(text);
    m_sentence->setVisible(!text.isEmpty());
}

QString MiniatureCard::sentence() const {
    const MiniatureStage& stage = m_view->stage();
    const QLocale locale;
    QStringList exploded;
    for (std::size_t i = 0; i < stage.runs().size(); ++i)
        if (const auto count = explosionOf(stage.runs()[i])) {
            const char* name = stage.kind().runs[i].name;
            exploded << (name ? tr("%1: exploded %2", "scheme, 57 steps after the tap")
                                    .arg(inMiniature(name), inWords(*count))
                              : tr("Exploded %1", "57 steps after the tap").arg(inWords(*count)));
        }
    if (!exploded.isEmpty() && stage.kind().view != MiniatureKind::View::Trace)
        return exploded.join(QStringLiteral(" · "));
    switch (stage.kind().says) {
    case MiniatureKind::Readout::Growth:
        return tr("fastest growth: ×%1 per step").arg(locale.toString(stage.growth(), 'f', 4));
    case MiniatureKind::Readout::LimitK:
        return tr("stable up to k = %1").arg(locale.toString(stage.limitK(), 'f', 3));
    case MiniatureKind::Readout::Frequency:
        return tr("%1 oscillations per second").arg(locale.toString(stage.frequency(), 'f', 2));
    case MiniatureKind::Readout::Amplitude: {
        const std::optional<double> predicted = stage.predictedAmplitude();
        if (!predicted) return {};
        const QString theory = tr("in steady state ×%1").arg(locale.toString(*predicted, 'f', 1));
        const std::optional<double> measured = stage.amplitude();
        if (!measured) return theory;
        return tr("now %1 × single tap, %2").arg(locale.toString(*measured, 'f', 1), theory);
    }
    case MiniatureKind::Readout::Nothing: break;
    }
    return {};
}

} // namespace seiche

#include "moc_miniature_card.cpp"
