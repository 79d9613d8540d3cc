// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool/picture_panel.h"

#include "model/parameter.h"
#include "pool/floor_choice.h"
#include "run/mean_window.h"
#include "theme/theme.h"
#include "widgets/check_box.h"
#include "wording/names.h"
#include "wording/real_units.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <map>

namespace seiche {

namespace {

bool inWater(PoolView view) { return view == PoolView::Water; }
bool inSurface(PoolView view) { return view == PoolView::Surface; }
bool inRelief(PoolView view) { return inWater(view) || inSurface(view); }
bool inLines(PoolView view) {
    return view == PoolView::Signed || view == PoolView::Deep || view == PoolView::FlatBlue;
}

// Wraps a look in an experiment, because the table of parameters applies to experiments.
Experiment preferring(const PoolLook& look) {
    Experiment experiment;
    experiment.view.emplace();
    experiment.view->look = look;
    return experiment;
}

} // namespace

PicturePanel::PicturePanel(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("picturePanel"), parent), m_grid(new QGridLayout),
      m_fixed(new CheckBox(this)), m_range(new ValueEntry(this)), m_floorLabel(new QLabel(this)),
      m_cellLabel(new QLabel(this)), m_floor(new QPushButton(this)), m_tiles(new QPushButton(this)),
      m_problem(new WrappedLabel(this)), m_cell(new ValueEntry(this)), m_unit(new QLineEdit(this)),
      m_theory(TheoryLines::of(session)), m_theoryTitle(new QLabel(this)), m_mean(new WrappedLabel(this)),
      m_nothing(new WrappedLabel(this)) {
    using Kind = ValueScale::Kind;
    addRow("view.n", Kind::Linear, inRelief);
    addRow("view.depth", Kind::Linear, inRelief);
    addRow("view.caustics", Kind::Linear, inRelief);
    addRow("view.waves", Kind::Logarithmic, inRelief);
    addRow("view.turn", Kind::Linear, inSurface);
    addRow("view.tilt", Kind::Linear, inSurface);
    addRow("view.zoom", Kind::Logarithmic, inSurface);
    addRow("view.levelLines", Kind::Linear, inLines);
    m_grid->setColumnStretch(1, 1);
    m_fixed->setObjectName(QStringLiteral("fixedRange"));
    m_range->setObjectName(QStringLiteral("range"));
    m_range->setStyle({0, 6, {}});
    m_floor->setObjectName(QStringLiteral("ownFloor"));
    m_tiles->setObjectName(QStringLiteral("tiles"));
    m_cell->setObjectName(QStringLiteral("cellLength"));
    m_cell->setStyle({0, 6, {}});
    m_unit->setObjectName(QStringLiteral("cellUnit"));
    m_unit->setMaxLength(static_cast<int>(limits::unitLetters));
    m_problem->setProperty("type", "small");
    m_problem->hide();
    auto* range = new QHBoxLayout;
    range->addWidget(m_fixed, 1);
    range->addWidget(m_range);
    auto* floor = new QHBoxLayout;
    floor->addWidget(m_floorLabel, 1);
    floor->addWidget(m_floor);
    floor->addWidget(m_tiles);
    auto* cell = new QHBoxLayout;
    cell->addWidget(m_cellLabel, 1);
    cell->addWidget(m_cell);
    cell->addWidget(m_unit);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_grid);
    layout->addLayout(floor);
    layout->addWidget(m_problem);
    layout->addLayout(range);
    layout->addLayout(cell);
    layout->addWidget(m_mean);
    m_mean->setObjectName(QStringLiteral("meanWindow"));
    m_mean->setProperty("type", "small");
    m_mean->hide();
    layout->addWidget(m_theoryTitle);
    m_theoryTitle->setProperty("type", "title");
    for (const auto& [overlay, word] : EnumNames<Overlay>::all) {
        auto* box = new CheckBox(this);
        box->setObjectName(QStringLiteral("theory-") +
                           QLatin1String(word.data(), static_cast<qsizetype>(word.size())));
        connect(box, &QCheckBox::clicked, this, [this, overlay](bool on) { m_theory.set(overlay, on); });
        layout->addWidget(box);
        m_overlays.emplace_back(overlay, box);
    }
    m_nothing->setObjectName(QStringLiteral("theorySilent"));
    m_nothing->setProperty("type", "small");
    layout->addWidget(m_nothing);
    layout->addStretch();

    PictureSettings& settings = PictureSettings::current();
    connect(m_fixed, &QCheckBox::clicked, this,
            [this, &settings](bool on) { settings.setFixedRange(on ? std::optional(m_last) : std::nullopt); });
    connect(m_range, &ValueEntry::typed, this, [this, &settings](double value) {
        if (!(value > 0.0)) return m_range->setProblem(tr("A range must be greater than 0."));
        m_range->setProblem({});
        settings.setFixedRange(value);
    });
    auto* choice = new FloorChoice(this);
    connect(m_floor, &QPushButton::clicked, choice, &FloorChoice::choose);
    connect(m_tiles, &QPushButton::clicked, choice, &FloorChoice::clear);
    connect(choice, &FloorChoice::failed, this, [this](const FileError& error) {
        m_problem->setText(error.heading + QLatin1Char(' ') + error.problems.join(QLatin1Char(' ')));
        m_problem->show();
    });
    connect(&settings, &PictureSettings::changed, m_problem, &QWidget::hide);
    connect(m_cell, &ValueEntry::typed, this, [&settings](double value) {
        if (value > 0.0) settings.setCellLength({value, settings.cellLength().unit});
    });
    connect(m_unit, &QLineEdit::editingFinished, this,
            [this, &settings] { settings.setCellLength({settings.cellLength().length, m_unit->text()}); });
    connect(&settings, &PictureSettings::changed, this, &PicturePanel::refreshSoon);
    connect(&m_theory, &TheoryLines::changed, this, &PicturePanel::refreshSoon);
    for (auto signal : {&Session::settingsChanged, &Session::runReplaced, &Session::advanced})
        connect(&session, signal, this, &PicturePanel::refreshSoon);
    const auto restyle = [this] {
        const Theme& theme = Theme::current();
        for (const Row& row : m_rows) row.entry->setFixedWidth(theme.px(70));
        for (QWidget* field : std::initializer_list<QWidget*>{m_range, m_cell})
            field->setFixedWidth(theme.px(70));
        m_unit->setFixedWidth(theme.px(100));
    };
    connect(&Theme::current(), &Theme::changed, this, restyle);
    restyle();
    retranslate();
}

QSize PicturePanel::sizeHint() const { return {Theme::current().px(320), Theme::current().px(300)}; }

void PicturePanel::addRow(const char* id, ValueScale::Kind kind, bool (*applies)(PoolView)) {
    const Parameter& parameter = *findParameter(id);
    Row row{&parameter, new QLabel(this), new ValueSlider(this), new ValueEntry(this), applies};
    const double lastDigit = parameter.whole ? 1.0 : std::pow(10.0, -parameter.decimals);
    const ValueScale scale{kind, parameter.min, parameter.max, parameter.fineStep, lastDigit};
    row.slider->setScale(scale);
    row.slider->setObjectName(QLatin1String(id) + QLatin1String("Slider"));
    row.entry->setObjectName(QLatin1String(id));
    row.entry->setStyle({0, parameter.decimals, {}});
    row.label->setBuddy(row.entry);
    const auto take = [&parameter](double value) {
        Experiment experiment = preferring(PictureSettings::current().poolLook());
        parameter.setNumber(experiment, std::clamp(value, parameter.min, parameter.max));
        PictureSettings::current().setLook(experiment.view->look);
    };
    connect(row.slider, &ValueSlider::chosen, this, take);
    connect(row.entry, &ValueEntry::typed, this, take);
    connect(row.entry, &ValueEntry::stepsRequested, this, [take, &parameter, scale](int steps) {
        take(scale.stepped(parameter.number(preferring(PictureSettings::current().poolLook())), steps));
    });
    const int line = static_cast<int>(m_rows.size());
    m_grid->addWidget(row.label, line, 0);
    m_grid->addWidget(row.slider, line, 1);
    m_grid->addWidget(row.entry, line, 2);
    m_rows.push_back(row);
}

void PicturePanel::retranslate() {
    setWindowTitle(tr("Appearance"));
    // Shortcuts without this panel.
    const std::map<std::string_view, QString> ways{
        {"view.turn", tr("Right button on the pool, Ctrl+Left and Ctrl+Right")},
        {"view.tilt", tr("Right button on the pool, Ctrl+Up and Ctrl+Down")},
        {"view.zoom", tr("Wheel, Ctrl+Page Up and Ctrl+Page Down")}};
    for (const Row& row : m_rows) {
        const QString unit = unitOf(*row.parameter);
        const QString name = unit.isEmpty() ? nameOf(*row.parameter)
                                            : QStringLiteral("%1 (%2)").arg(nameOf(*row.parameter), unit);
        row.label->setText(name);
        const auto way = ways.find(row.parameter->id);
        const QString tip = way == ways.end() ? descriptionOf(*row.parameter)
                                              : descriptionOf(*row.parameter) + QLatin1Char('\n') + way->second;
        for (QWidget* part : std::initializer_list<QWidget*>{row.label, row.slider, row.entry})
            part->setToolTip(tip);
        row.slider->setAccessibleName(name);
        row.entry->setAccessibleName(name);
    }
    m_fixed->setText(tr("Fixed colour range"));
    m_fixed->setToolTip(
        tr("Keeps the height at the end of the colour scale fixed; if off, the height adapts to the waves"));
    m_range->setAccessibleName(tr("Height at the end of the colour scale"));
    m_floorLabel->setText(tr("Floor"));
    m_floor->setText(tr("Choose picture…"));
    m_tiles->setText(tr("Tiles"));
    m_cellLabel->setText(tr("Cell size"));
    m_cell->setAccessibleName(tr("Length of a cell"));
    m_unit->setAccessibleName(tr("Unit of length"));
    m_unit->setPlaceholderText(tr("cells"));
    m_unit->setToolTip(tr("Used by tapes, scale bars and the cross-section; if empty, lengths are in cells"));
    m_theoryTitle->setText(tr("Theory overlays"));
    for (const auto& [overlay, box] : m_overlays) {
        box->setText(nameOf(overlay));
        box->setToolTip(descriptionOf(overlay));
    }
}

void PicturePanel::refresh() {
    const PictureSettings& settings = PictureSettings::current();
    const PoolLook& look = settings.poolLook();
    const Experiment preference = preferring(look);
    for (const Row& row : m_rows) {
        const bool applies = row.applies(look.view);
        for (QWidget* part : std::initializer_list<QWidget*>{row.label, row.slider, row.entry})
            part->setVisible(applies);
        const double value = row.parameter->number(preference);
        row.slider->show(value);
        row.entry->show(value);
    }
    for (QWidget* part : std::initializer_list<QWidget*>{m_floorLabel, m_floor, m_tiles})
        part->setVisible(inRelief(look.view));
    m_tiles->setEnabled(settings.floor() != nullptr);
    if (!settings.floorPath().isEmpty()) m_floor->setToolTip(settings.floorPath());
    const MeanWindow window = meanWindowOf(session().settings());
    const QString time = RealUnits(session().settings())
                             .duration(static_cast<double>(window.steps) / session().settings().stepsPerSecond);
    m_mean->setVisible(needsPast(look.view));
    m_mean->setText(window.isWhole()
                        ? tr("Squared height averaged over whole periods of the driving frequency (%1 in %2).")
                              .arg(QLocale().toString(window.cycles), time)
                        : tr("Averaged squared height. There is no single steady frequency, so older values "
                             "fade to 1/e within %1.")
                              .arg(time));
    m_fixed->setChecked(settings.fixedRange().has_value());
    m_range->setEnabled(settings.fixedRange().has_value());
    m_last = settings.fixedRange().value_or(m_last);
    m_range->show(m_last);
    m_cell->show(settings.cellLength().length);
    if (!m_unit->hasFocus()) m_unit->setText(settings.cellLength().unit);
    QStringList silent;
    for (const auto& [overlay, box] : m_overlays) {
        box->setChecked(m_theory.isOn(overlay));
        if (m_theory.isOn(overlay) && !m_theory.applies(overlay)) silent << nameOf(overlay);
    }
    m_nothing->setVisible(!silent.isEmpty());
    m_nothing->setText(tr("Nothing to show in this pool now: %1.").arg(silent.join(QStringLiteral(", "))));
}

} // namespace seiche

#include "moc_picture_panel.cpp"
