// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool/picture_panel.h"

#include "pool/floor_choice.h"
#include "theme/theme.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace seiche {

namespace {

bool inWater(PoolView view) { return view == PoolView::Water; }
bool inSurface(PoolView view) { return view == PoolView::Surface; }
bool inRelief(PoolView view) { return inWater(view) || inSurface(view); }
bool inLines(PoolView view) {
    return view == PoolView::Signed || view == PoolView::Deep || view == PoolView::FlatBlue;
}

} // namespace

PicturePanel::PicturePanel(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("picturePanel"), parent), m_grid(new QGridLayout),
      m_fixed(new QCheckBox(this)), m_range(new ValueEntry(this)), m_floorLabel(new QLabel(this)),
      m_cellLabel(new QLabel(this)), m_floor(new QPushButton(this)), m_tiles(new QPushButton(this)),
      m_problem(new WrappedLabel(this)), m_cell(new ValueEntry(this)), m_unit(new QLineEdit(this)) {
    using Kind = ValueScale::Kind;
    addRow(
        "n", {Kind::Linear, 1.0, 2.5, 0.001}, 3, [](const PoolLook& l) { return static_cast<double>(l.n); },
        [](PoolLook& l, double v) { l.n = static_cast<float>(v); }, inWater);
    addRow(
        "depth", {Kind::Linear, 0.0, 100.0, 1.0}, 1,
        [](const PoolLook& l) { return static_cast<double>(l.depth); },
        [](PoolLook& l, double v) { l.depth = static_cast<float>(v); }, inWater);
    addRow(
        "caustics", {Kind::Linear, 0.0, 1.0, 0.05}, 2,
        [](const PoolLook& l) { return static_cast<double>(l.caustics); },
        [](PoolLook& l, double v) { l.caustics = static_cast<float>(v); }, inWater);
    addRow(
        "waves", {Kind::Logarithmic, 0.1, 10.0, 0.1}, 2,
        [](const PoolLook& l) { return static_cast<double>(l.waves); },
        [](PoolLook& l, double v) { l.waves = static_cast<float>(v); }, inRelief);
    addRow(
        "turn", {Kind::Linear, -180.0, 180.0, 5.0}, 1, [](const PoolLook& l) { return l.eye.turn; },
        [](PoolLook& l, double v) { l.eye.turn = v; }, inSurface);
    addRow(
        "tilt", {Kind::Linear, 5.0, 90.0, 5.0}, 1, [](const PoolLook& l) { return l.eye.tilt; },
        [](PoolLook& l, double v) { l.eye.tilt = v; }, inSurface);
    addRow(
        "eyeZoom", {Kind::Logarithmic, 0.25, 8.0, 0.1}, 2, [](const PoolLook& l) { return l.eye.zoom; },
        [](PoolLook& l, double v) { l.eye.zoom = v; }, inSurface);
    addRow(
        "levels", {Kind::Linear, 1.0, 20.0, 1.0}, 0,
        [](const PoolLook& l) { return static_cast<double>(l.levels); },
        [](PoolLook& l, double v) { l.levels = static_cast<int>(v + 0.5); }, inLines);
    m_grid->setColumnStretch(1, 1);
    m_fixed->setObjectName(QStringLiteral("fixedRange"));
    m_range->setObjectName(QStringLiteral("range"));
    m_range->setStyle({0, 6, {}});
    m_floor->setObjectName(QStringLiteral("ownFloor"));
    m_tiles->setObjectName(QStringLiteral("tiles"));
    m_cell->setObjectName(QStringLiteral("cellLength"));
    m_cell->setStyle({0, 6, {}});
    m_unit->setObjectName(QStringLiteral("cellUnit"));
    m_unit->setMaxLength(8);
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
    layout->addStretch();

    PictureSettings& settings = PictureSettings::current();
    connect(m_fixed, &QCheckBox::clicked, this,
            [this, &settings](bool on) { settings.setFixedRange(on ? std::optional(m_last) : std::nullopt); });
    connect(m_range, &ValueEntry::typed, this, [this, &settings](double value) {
        if (!(value > 0.0)) return m_range->setProblem(tr("A range is more than 0."));
        m_range->setProblem({});
        settings.setFixedRange(value);
    });
    auto* choice = new FloorChoice(this);
    connect(m_floor, &QPushButton::clicked, choice, &FloorChoice::choose);
    connect(m_tiles, &QPushButton::clicked, choice, &FloorChoice::clear);
    connect(choice, &FloorChoice::troubled, this, [this](const Trouble& trouble) {
        m_problem->setText(trouble.heading + QLatin1Char(' ') + trouble.problems.join(QLatin1Char(' ')));
        m_problem->show();
    });
    connect(&settings, &PictureSettings::changed, m_problem, &QWidget::hide);
    connect(m_cell, &ValueEntry::typed, this, [&settings](double value) {
        if (value > 0.0) settings.setCellLength({value, settings.cellLength().unit});
    });
    connect(m_unit, &QLineEdit::editingFinished, this, [this, &settings] {
        settings.setCellLength({settings.cellLength().length, m_unit->text()});
    });
    connect(&settings, &PictureSettings::changed, this, &PicturePanel::refreshSoon);
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

void PicturePanel::addRow(const char* name, const ValueScale& scale, int decimals,
                          double (*read)(const PoolLook&), void (*write)(PoolLook&, double),
                          bool (*applies)(PoolView)) {
    Row row{new QLabel(this), new ValueSlider(this), new ValueEntry(this), read, applies};
    row.slider->setScale(scale);
    row.slider->setObjectName(QLatin1String(name) + QLatin1String("Slider"));
    row.entry->setObjectName(QLatin1String(name));
    row.entry->setStyle({0, decimals, {}});
    row.label->setBuddy(row.entry);
    const auto take = [write](double value) {
        PoolLook look = PictureSettings::current().look();
        write(look, value);
        PictureSettings::current().setLook(look);
    };
    connect(row.slider, &ValueSlider::chosen, this, take);
    connect(row.entry, &ValueEntry::typed, this, take);
    connect(row.entry, &ValueEntry::stepsWanted, this, [take, read, scale](int steps) {
        take(scale.stepped(read(PictureSettings::current().look()), steps));
    });
    const int line = static_cast<int>(m_rows.size());
    m_grid->addWidget(row.label, line, 0);
    m_grid->addWidget(row.slider, line, 1);
    m_grid->addWidget(row.entry, line, 2);
    m_rows.push_back(row);
}

void PicturePanel::retranslate() {
    setWindowTitle(tr("Picture"));
    const QString names[] = {tr("Index n"),   tr("Depth, cells"), tr("Bright lines"), tr("Height of waves"),
                             tr("Turned, °"), tr("Tilted, °"),    tr("Nearness"),     tr("Level lines")};
    const QString tips[] = {
        tr("How much slower light is in the water than in air; water: 1.333"),
        tr("From the still water down to the floor"),
        tr("How much of the light the waves gather on the floor"),
        tr("How many times higher waves are drawn than of themselves"),
        tr("How far the pool is turned; right button on the pool, Ctrl+Left and Ctrl+Right"),
        tr("From where one looks: 90 is straight down; Ctrl+Up and Ctrl+Down"),
        tr("How near the eye is; wheel, Ctrl+Page Up and Ctrl+Page Down"),
        tr("How many lines there are from the level of rest to the end of the colours")};
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].label->setText(names[i]);
        for (QWidget* part :
             std::initializer_list<QWidget*>{m_rows[i].label, m_rows[i].slider, m_rows[i].entry})
            part->setToolTip(tips[i]);
        m_rows[i].slider->setAccessibleName(names[i]);
        m_rows[i].entry->setAccessibleName(names[i]);
    }
    m_fixed->setText(tr("Fixed range of heights"));
    m_fixed->setToolTip(tr("The height at the end of the colours; otherwise they follow the waves"));
    m_range->setAccessibleName(tr("Height at the end of the colours"));
    m_floorLabel->setText(tr("Floor"));
    m_floor->setText(tr("Own picture …"));
    m_tiles->setText(tr("Tiles"));
    m_cellLabel->setText(tr("A cell is"));
    m_cell->setAccessibleName(tr("Length of a cell"));
    m_unit->setAccessibleName(tr("Unit of length"));
    m_unit->setPlaceholderText(tr("cells"));
    m_unit->setToolTip(tr("For tapes, scales and the cross-section; empty: lengths are counted in cells"));
}

void PicturePanel::refresh() {
    const PictureSettings& settings = PictureSettings::current();
    const PoolLook& look = settings.look();
    for (const Row& row : m_rows) {
        const bool applies = row.applies(look.view);
        for (QWidget* part : std::initializer_list<QWidget*>{row.label, row.slider, row.entry})
            part->setVisible(applies);
        row.slider->show(row.read(look));
        row.entry->show(row.read(look));
    }
    for (QWidget* part : std::initializer_list<QWidget*>{m_floorLabel, m_floor, m_tiles})
        part->setVisible(inWater(look.view));
    m_tiles->setEnabled(look.floor != nullptr);
    if (!settings.floorPath().isEmpty()) m_floor->setToolTip(settings.floorPath());
    m_fixed->setChecked(settings.fixedRange().has_value());
    m_range->setEnabled(settings.fixedRange().has_value());
    m_last = settings.fixedRange().value_or(m_last);
    m_range->show(m_last);
    m_cell->show(settings.cellLength().length);
    if (!m_unit->hasFocus()) m_unit->setText(settings.cellLength().unit);
}

} // namespace seiche
