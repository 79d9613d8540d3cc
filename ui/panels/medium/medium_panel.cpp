// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "medium/medium_panel.h"

#include "medium/damping_rows.h"
#include "medium/edge_choices.h"
#include "medium/real_rows.h"
#include "medium/size_rows.h"
#include "medium/stiffness_row.h"
#include "study/run_stability.h"
#include "theme/theme.h"
#include "theory/modes.h"
#include "theory/symbol.h"
#include "widgets/check_box.h"
#include "widgets/problem_label.h"
#include "widgets/tension_scale.h"
#include "widgets/value_row.h"
#include "widgets/wrapped_label.h"
#include "wording/names.h"
#include "wording/problems.h"
#include "wording/real_units.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

std::vector<ValueRow*> rowsWithSlider(QWidget* parent) {
    std::vector<ValueRow*> rows;
    for (const Parameter& parameter : parameters()) {
        if (!parameter.slider) continue;
        const auto [min, max] = *parameter.slider;
        const ValueScale scale{ValueScale::Kind::Linear, min, max, parameter.fineStep};
        rows.push_back(new ValueRow(parameter, scale, parent));
    }
    return rows;
}

QString noteOf(double cyclesPerStep, const Experiment& experiment) {
    const double hertz = cyclesPerStep * experiment.stepsPerSecond;
    const RealUnits units(experiment);
    if (units.areReal()) return MediumPanel::tr("fundamental %1").arg(units.frequency(hertz));
    return MediumPanel::tr("fundamental %1 Hz").arg(QLocale().toString(hertz, 'f', hertz < 100.0 ? 3 : 1));
}

} // namespace

MediumPanel::MediumPanel(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("mediumPanel"), parent), m_k(new ValueRow(*findParameter("k"), {}, this)),
      m_stiffness(new StiffnessRow(this)), m_damping(new DampingRows(this)), m_rows(rowsWithSlider(this)),
      m_problem(new ProblemLabel(this)), m_fold(new QToolButton(this)), m_more(new QWidget(this)),
      m_courant(new WrappedLabel(m_more)), m_real(new RealRows(this)), m_size(new SizeRows(m_more)),
      m_rate(new ValueRow(*findParameter("stepsPerSecond"), {ValueScale::Kind::Logarithmic, 1, 1e5}, m_more)),
      m_edges(new EdgeChoices(m_more)), m_conserve(new CheckBox(m_more)), m_stencilLabel(new QLabel(m_more)),
      m_stencil(new Choice<Stencil>(
          {}, [](Stencil stencil) { return nameOf(stencil); }, m_more)),
      m_schemeLabel(new QLabel(m_more)), m_scheme(new Choice<Scheme>(
                                             {}, [](Scheme scheme) { return nameOf(scheme); }, m_more)),
      m_modelLabel(new QLabel(m_more)), m_model(new Choice<MediumModel>(
                                            {MediumModel::Depth, MediumModel::Density},
                                            [](MediumModel model) { return nameOf(model); }, m_more)) {
    m_k->setNumberStyle({3, 6, {}});
    m_rate->setNumberStyle({0, 3, {}});
    setProperty("minHeight", 250);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setProperty("fold", true);
    m_fold->setObjectName(QStringLiteral("mediumMore"));
    m_courant->setObjectName(QStringLiteral("courant"));
    m_courant->setProperty("type", "small");
    m_stencil->setObjectName(QStringLiteral("stencil"));
    m_scheme->setObjectName(QStringLiteral("scheme"));
    m_conserve->setObjectName(QStringLiteral("conserve"));
    m_model->setObjectName(QStringLiteral("model"));
    m_stencilLabel->setBuddy(m_stencil);
    m_schemeLabel->setBuddy(m_scheme);
    m_modelLabel->setBuddy(m_model);

    auto* more = new QGridLayout(m_more);
    more->setContentsMargins(0, 0, 0, 0);
    more->addWidget(m_courant, 0, 0, 1, 2);
    more->addWidget(m_size, 1, 0, 1, 2);
    more->addWidget(m_edges, 2, 0, 1, 2);
    more->addWidget(m_conserve, 3, 0, 1, 2);
    more->addWidget(m_rate, 4, 0, 1, 2);
    more->addWidget(m_stencilLabel, 5, 0);
    more->addWidget(m_stencil, 5, 1);
    more->addWidget(m_schemeLabel, 6, 0);
    more->addWidget(m_scheme, 6, 1);
    // Its names are long.
    more->addWidget(m_modelLabel, 7, 0, 1, 2);
    more->addWidget(m_model, 8, 0, 1, 2);
    more->setColumnStretch(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_k);
    layout->addWidget(m_stiffness);
    layout->addWidget(m_damping);
    for (ValueRow* row : m_rows) layout->addWidget(row);
    layout->addWidget(m_problem);
    layout->addWidget(m_fold, 0, Qt::AlignLeft);
    layout->addWidget(m_more);
    layout->addWidget(m_real);
    layout->addStretch(1);

    for (ValueRow* row : m_rows) bind(row);
    for (ValueRow* row : std::initializer_list<ValueRow*>{m_k, m_stiffness, m_rate}) bind(row);
    connect(m_damping, &DampingRows::wanted, this, &MediumPanel::requestSettings);
    const auto answer = [this](const std::vector<Problem>& problems) {
        if (problems.empty()) refresh();
        else m_size->setProblem(problemInWords(problems.front()));
    };
    connect(m_size, &SizeRows::sizeRequested, this,
            [this, answer](const Grid& grid) { answer(this->session().setSize(grid)); });
    connect(m_size, &SizeRows::rimRequested, this,
            [this, answer](int cells) { answer(this->session().setRim(cells)); });
    connect(m_real, &RealRows::wanted, this, [this](const Settings& settings) {
        const std::vector<Problem> problems = this->session().set(settings);
        if (problems.empty()) return;
        refresh();
        m_real->setProblem(problemInWords(problems.front()));
    });
    connect(m_real, &RealRows::unfolded, this, &MediumPanel::updateGeometry);
    connect(m_edges, &EdgeChoices::wanted, this, &MediumPanel::requestSettings);
    connect(m_stencil, &QComboBox::activated, this,
            [this] { requestSettings({{"stencil", std::string(toString(m_stencil->value()))}}); });
    connect(m_scheme, &QComboBox::activated, this,
            [this] { requestSettings({{"scheme", std::string(toString(m_scheme->value()))}}); });
    connect(m_model, &QComboBox::activated, this,
            [this] { requestSettings({{"model", std::string(toString(m_model->value()))}}); });
    connect(m_conserve, &QCheckBox::clicked, this, [this](bool on) {
        requestSettings({{"conserve", std::string(toString(on ? Conserve::On : Conserve::Off))}});
    });
    connect(m_fold, &QToolButton::clicked, this, [this] {
        setUnfolded(!m_isUnfolded);
        refresh();
    });
    setDetails(nullptr, {});
    connect(&session, &Session::settingsChanged, this, &MediumPanel::refreshNow);
    connect(&session, &Session::theoryChanged, this, &MediumPanel::refreshNow);
    const auto restyle = [this, layout, more] {
        const Theme& theme = Theme::current();
        layout->setSpacing(theme.px(3));
        more->setSpacing(theme.px(6));
        m_fold->setIconSize({theme.px(12), theme.px(12)});
    };
    connect(&Theme::current(), &Theme::changed, this, restyle);
    restyle();
    setUnfolded(false);
    retranslate();
    refresh();
}

void MediumPanel::bind(ValueRow* row) {
    connect(row, &ValueRow::chosen, this,
            [this, row](double value) { requestSettings({{std::string(row->parameter().id), value}}); });
}

void MediumPanel::requestSettings(const Settings& settings) {
    const std::vector<Problem> problems = session().set(settings);
    m_problem->showProblem(problems.empty() ? QString() : problemInWords(problems.front()));
    if (!problems.empty()) refresh();
}

void MediumPanel::unfold() {
    setUnfolded(true);
    refreshNow();
}

void MediumPanel::setUnfolded(bool open) {
    m_isUnfolded = open;
    m_more->setVisible(open);
    m_fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    updateGeometry();
}

std::optional<double> MediumPanel::fundamental() const {
    if (!session().isTheoryShown()) return std::nullopt;
    const Experiment& now = session().settings();
    const auto modes = Modes::of(now.rule, now.grid);
    if (!modes || !hasPlainModes(session().run())) return std::nullopt;
    // The slowest wave is the lowest along one axis.
    std::optional<Mode> lowest;
    for (int m = 0; m < std::min(2, modes->alongX().count()); ++m)
        for (int n = 0; n < std::min(2, modes->alongY().count()); ++n) {
            const Mode mode = modes->mode(m, n);
            if (mode.lambda > 1e-14 && (!lowest || mode.lambda < lowest->lambda)) lowest = mode;
        }
    if (!lowest || !(lowest->motion.angle > 0.0)) return std::nullopt;
    return lowest->motion.cyclesPerStep();
}

QString MediumPanel::courantInWords() const {
    const Rule& rule = session().settings().rule;
    const QString courant = QLocale().toString(std::sqrt(weightsOf(rule).straight() * rule.k), 'g', 3);
    return tr("Courant number c·Δt/Δx = %1: a long wave travels %1 cells per step.").arg(courant);
}

void MediumPanel::refresh() {
    const Experiment& now = session().settings();
    const bool whole = now.rule.arithmetic == Arithmetic::Integer;
    const bool pool = now.rule.scene == SceneKind::Pool;
    // Brief, the panel shows k and damping, or the parameters of a lesson.
    const bool usual = !isBrief() || !isAnyAskedFor();
    const auto shows = [this](std::string_view id) { return !isBrief() || isAskedFor(id); };
    m_k->setVisible(!whole && (usual || shows("k")));
    m_damping->setVisible(!whole && (usual || shows("damping.")));
    m_k->setNarrow(isTight());
    m_stiffness->setNarrow(isTight());
    m_damping->setNarrow(isBrief());
    m_damping->setMeaningShown(shows("damping."), shows("damping.") && !isTight());
    m_fold->setVisible(!isBrief());
    const std::initializer_list<const char*> folded{"edges.", "stepsPerSecond", "stencil", "scheme", "model"};
    if (isBrief()) m_more->setVisible(std::ranges::any_of(folded, shows));
    else setUnfolded(m_isUnfolded);
    for (ValueRow* row : m_rows) {
        row->setVisible(applies(row->parameter(), now) && (usual || shows(row->parameter().id)));
        row->show(row->parameter().number(now));
    }
    const std::optional<double> limit = largestStableTension(session().run());
    m_k->setScale(tensionScale(now.rule, limit));
    m_k->setMark(session().isLimitHidden() ? std::nullopt : limit);
    m_k->show(now.rule.k);
    // Most strings have no stiffness: usually hidden.
    const bool isRequested = now.rule.bending > 0.0 || m_isUnfolded || isAskedFor("bending");
    m_stiffness->setVisible(canBeStiff(now) && shows("bending") && isRequested);
    m_stiffness->show(session().run(), !session().isLimitHidden());
    m_courant->setText(courantInWords());
    m_courant->setVisible(!whole && !isBrief());
    m_damping->show(now);
    m_rate->show(now.stepsPerSecond);
    m_size->show(now);
    m_size->setVisible(!isBrief());
    m_edges->show(now);
    m_edges->setVisible(shows("edges."));
    m_rate->setVisible(shows("stepsPerSecond"));
    m_conserve->setVisible(applies(*findParameter("conserve"), now) && shows("conserve"));
    m_conserve->setChecked(now.rule.conserve == Conserve::On);
    m_stencil->offerFrom(allStencils, [&](Stencil each) { return takes(now.rule.arithmetic, each); });
    m_stencil->show(now.rule.stencil);
    m_scheme->offerFrom(allSchemes, [&](Scheme each) { return takes(now.rule.scene, each); });
    m_scheme->show(now.rule.scheme);
    for (QWidget* part : std::initializer_list<QWidget*>{m_stencilLabel, m_stencil})
        part->setVisible(pool && shows("stencil"));
    for (QWidget* part : std::initializer_list<QWidget*>{m_schemeLabel, m_scheme})
        part->setVisible(!whole && shows("scheme"));
    for (const MediumModel model : {MediumModel::Depth, MediumModel::Density})
        m_model->setItemText(static_cast<int>(model), nameOf(model, now.rule.scene));
    m_model->show(now.rule.model);
    for (QWidget* part : {static_cast<QWidget*>(m_modelLabel), static_cast<QWidget*>(m_model)})
        part->setVisible(applies(*findParameter("model"), now) && shows("model"));
    m_fold->setText(pool ? tr("Size, sides, steps, scheme") : tr("Points, ends, steps, scheme"));
    const std::optional<double> lowest = fundamental();
    m_real->show(now, lowest);
    m_real->setVisible(!isBrief() && !session().isChallenge());
    setProperty("note", lowest ? noteOf(*lowest, now) : QString());
}

void MediumPanel::retranslate() {
    setWindowTitle(tr("Medium"));
    m_k->setLabel(tr("k"));
    m_rate->setLabel(tr("Steps", "per second"));
    m_damping->retranslate();
    m_size->retranslate();
    m_real->retranslate();
    m_edges->retranslate();
    m_stencilLabel->setText(nameOf(*findParameter("stencil")));
    m_schemeLabel->setText(nameOf(*findParameter("scheme")));
    m_conserve->setText(nameOf(*findParameter("conserve")));
    m_conserve->setToolTip(descriptionOf(*findParameter("conserve")));
    m_stencil->retranslate();
    m_modelLabel->setText(nameOf(*findParameter("model")));
    m_scheme->retranslate();
    m_model->retranslate();
    for (auto [list, id] :
         {std::pair<QComboBox*, const char*>{m_stencil, "stencil"}, {m_scheme, "scheme"}, {m_model, "model"}}) {
        list->setAccessibleName(nameOf(*findParameter(id)));
        list->setToolTip(descriptionOf(*findParameter(id)));
    }
}

} // namespace seiche

#include "moc_medium_panel.cpp"
