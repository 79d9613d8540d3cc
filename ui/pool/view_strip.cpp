// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool/view_strip.h"

#include "canvas/view_names.h"
#include "theme/theme.h"
#include "widgets/check_box.h"
#include "widgets/flow_layout.h"

#include <QEvent>
#include <QMenu>

namespace seiche {

namespace {

template <class E>
std::vector<E> allOf() {
    std::vector<E> values;
    for (const auto& [value, word] : EnumNames<E>::all) values.push_back(value);
    return values;
}

bool hasLines(PoolView view) {
    return view == PoolView::Signed || view == PoolView::Deep || view == PoolView::FlatBlue;
}

} // namespace

ViewStrip::ViewStrip(Session& session, QWidget* parent)
    : QWidget(parent), m_view(new Choice<PoolView>(
                           allOf<PoolView>(), [](PoolView view) { return nameOf(view); }, this)),
      m_map(new Choice<ColourMap>(
          allOf<ColourMap>(), [](ColourMap map) { return nameOf(map); }, this)),
      m_lines(new CheckBox(this)), m_section(new CheckBox(this)), m_theoryLines(TheoryLines::of(session)),
      m_theory(new QToolButton(this)) {
    setObjectName(QStringLiteral("viewStrip"));
    setAttribute(Qt::WA_StyledBackground);
    m_view->setObjectName(QStringLiteral("poolView"));
    m_map->setObjectName(QStringLiteral("colourMap"));
    m_lines->setObjectName(QStringLiteral("levelLines"));
    m_section->setObjectName(QStringLiteral("crossSection"));
    m_view->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_map->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* layout = new FlowLayout(10);
    setLayout(layout);
    for (QWidget* part : std::initializer_list<QWidget*>{m_view, m_map, m_lines, m_section, m_theory})
        layout->addWidget(part);

    m_theory->setObjectName(QStringLiteral("theoryLines"));
    m_theory->setProperty("tool", true);
    m_theory->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_theory->setPopupMode(QToolButton::InstantPopup);
    m_theory->setMenu(new QMenu(m_theory));
    m_theory->menu()->setToolTipsVisible(true);
    for (const auto& [overlay, word] : EnumNames<Overlay>::all) {
        QAction* action = m_theory->menu()->addAction(QString());
        action->setCheckable(true);
        action->setObjectName(QLatin1String(word.data(), static_cast<qsizetype>(word.size())));
        connect(action, &QAction::triggered, this, [this, overlay](bool on) {
            m_theoryLines.set(overlay, on);
            emit finished();
        });
    }
    connect(&m_theoryLines, &TheoryLines::changed, this, &ViewStrip::refresh);

    PictureSettings& settings = PictureSettings::current();
    connect(m_view, &QComboBox::activated, this, [this, &settings] {
        settings.setView(m_view->value());
        emit finished();
    });
    connect(m_map, &QComboBox::activated, this, [this, &settings] {
        PoolLook look = settings.poolLook();
        look.map = m_map->value();
        settings.setLook(look);
        emit finished();
    });
    connect(m_lines, &QCheckBox::clicked, this, [this, &settings](bool on) {
        PoolLook look = settings.poolLook();
        look.levelLines = on;
        settings.setLook(look);
        emit finished();
    });
    connect(m_section, &QCheckBox::clicked, this, [this, &settings](bool on) {
        Section section = settings.section();
        section.shown = on;
        settings.setSection(section);
        emit finished();
    });
    connect(&settings, &PictureSettings::changed, this, &ViewStrip::refresh);
    const auto restyle = [layout] {
        const Theme& theme = Theme::current();
        layout->setContentsMargins(theme.px(8), theme.px(4), theme.px(8), theme.px(4));
    };
    connect(&Theme::current(), &Theme::changed, this, restyle);
    restyle();
    retranslate();
    refresh();
}

void ViewStrip::refresh() {
    const PoolLook& look = PictureSettings::current().poolLook();
    m_view->show(look.view);
    m_view->setToolTip(descriptionOf(look.view));
    m_map->show(look.map);
    m_map->setVisible(look.view == PoolView::Signed);
    m_lines->setChecked(look.levelLines);
    m_lines->setVisible(hasLines(look.view));
    m_section->setChecked(PictureSettings::current().section().shown);
    const QList<QAction*> actions = m_theory->menu()->actions();
    for (qsizetype i = 0; i < actions.size(); ++i)
        actions[i]->setChecked(m_theoryLines.isOn(EnumNames<Overlay>::all[static_cast<std::size_t>(i)].first));
}

void ViewStrip::retranslate() {
    m_view->retranslate();
    m_map->retranslate();
    m_view->setAccessibleName(tr("Pool view"));
    m_map->setAccessibleName(tr("Colours of the heights"));
    m_map->setToolTip(tr("With every colour scale, equal differences in height look equally different, even if "
                         "you cannot tell red from green."));
    m_lines->setText(tr("Contour lines"));
    m_lines->setToolTip(tr("Lines of equal height"));
    m_theory->setText(tr("Theory"));
    m_theory->setAccessibleName(tr("Theory overlays"));
    m_theory->setToolTip(tr("Draws the predictions of theory over the pool"));
    const QList<QAction*> actions = m_theory->menu()->actions();
    for (qsizetype i = 0; i < actions.size(); ++i) {
        const Overlay overlay = EnumNames<Overlay>::all[static_cast<std::size_t>(i)].first;
        actions[i]->setText(nameOf(overlay));
        actions[i]->setToolTip(descriptionOf(overlay));
    }
    m_section->setText(tr("Cross-section"));
    m_section->setToolTip(tr("The heights along a line that you can drag"));
}

void ViewStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace seiche

#include "moc_view_strip.cpp"
