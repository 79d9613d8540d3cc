// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/menus.h"

#include "canvas/string_display_actions.h"
#include "documents/file_actions.h"
#include "objects/object_actions.h"
#include "record/record_actions.h"
#include "share/share_actions.h"
#include "window/actions.h"

namespace seiche {

namespace {

void collect(const QMenu& menu, std::set<QAction*>& found) {
    for (QAction* action : menu.actions()) {
        if (action->menu()) collect(*action->menu(), found);
        else if (!action->isSeparator()) found.insert(action);
    }
}

} // namespace

Menus::Menus(const Actions& actions, const FileActions& files, const ShareActions& sharing,
             RecordActions& record, const QList<QAction*>& docks, QMenu* ofClass, QWidget* window)
    : QObject(window), m_class(ofClass) {
    m_file = new QMenu(window);
    m_file->addActions({actions.browse, actions.nextScene, actions.previousScene});
    m_file->addSeparator();
    m_file->addActions({files.open, sharing.openLink});
    m_file->addMenu(files.recent);
    m_file->addSeparator();
    m_file->addActions({files.save, files.saveAs, files.saveSetUp, sharing.share});
    m_file->addSeparator();
    m_file->addActions({actions.settings, actions.quit});

    m_edit = new QMenu(window);
    m_edit->addActions({files.undo, files.redo});
    m_edit->addSeparator();
    actions.objects().addTo(*m_edit);

    m_simulation = new QMenu(window);
    m_simulation->addActions({actions.tap, actions.play, actions.step});
    m_speed = m_simulation->addMenu(QString());
    m_speed->addActions({actions.slow, actions.slower, actions.faster, actions.realSpeed});
    m_simulation->addSeparator();
    m_simulation->addActions({actions.restart, actions.reset});
    m_simulation->addSeparator();
    m_simulation->addActions({actions.stopwatch, actions.resetStopwatch, actions.sendPulse, actions.formula});
    m_simulation->addSeparator();
    m_simulation->addActions({actions.dampings, actions.challenge});

    m_export = new QMenu(window);
    m_export->addActions({record.copyPicture, record.savePicture, record.film});
    m_export->addMenu(record.charts);
    m_export->addSeparator();
    m_export->addActions({record.probesTable, record.stateTable});
    m_export->addSeparator();
    m_export->addActions({record.print, record.savePage});
    connect(m_export, &QMenu::aboutToShow, &record, &RecordActions::refresh);

    m_lessons = new QMenu(window);
    m_lessons->addActions({actions.lessons, actions.lessonFile});
    m_lessons->addSeparator();
    m_lessons->addActions({actions.previousStep, actions.nextStep, actions.hint, actions.answer,
                           actions.stepAgain, actions.lessonAnew});
    m_sheets = m_lessons->addMenu(QString());
    m_sheets->addActions({actions.workSheet, actions.workSheetPage, actions.printWorkSheet});
    m_sheets->addSeparator();
    m_sheets->addActions({actions.studentSheet, actions.printStudentSheet});
    m_lessons->addAction(actions.leaveLesson);
    m_lessons->addSeparator();
    m_lessons->addActions({actions.lock, actions.lockWithWord});

    m_view = new QMenu(window);
    m_view->addActions({actions.stringPage, actions.poolPage, actions.theoryPage, actions.classPage});
    m_view->addSeparator();
    m_panels = m_view->addMenu(QString());
    m_panels->addActions(docks);
    m_view->addAction(actions.largeChart);
    m_water = m_view->addMenu(QString());
    for (const Actions::ViewAction& each : actions.poolViews()) m_water->addAction(each.action);
    m_water->addSeparator();
    m_water->addActions({actions.levelLines, actions.crossSection});
    m_theoryLines = m_water->addMenu(QString());
    m_theoryLines->setToolTipsVisible(true);
    for (const Actions::TheoryAction& each : actions.theoryLines()) m_theoryLines->addAction(each.action);
    m_floor = m_water->addMenu(QString());
    m_floor->addActions({actions.ownFloor, actions.tiledFloor});
    m_onString = m_view->addMenu(QString());
    actions.stringShows().addTo(*m_onString);
    m_onString->addSeparator();
    m_onString->addActions({actions.freeze, actions.beads});
    m_zoom = m_view->addMenu(QString());
    m_zoom->addActions({actions.larger, actions.smaller, actions.fit});
    m_view->addAction(actions.computingSpeed);
    m_view->addSeparator();
    m_view->addActions({actions.workbench, actions.projector, actions.cards, actions.fullScreen});

    m_help = new QMenu(window);
    m_help->addActions({actions.quickStart, actions.teachersGuide, actions.panelGuide, actions.lessonPlans,
                        actions.classGuide, actions.inBrowser});
    m_help->addSeparator();
    m_help->addActions({actions.keys, actions.about});

    // Ctrl+C copies the selected objects, or else the picture.
    const auto giveCopyKey = [&record, &objects = actions.objects()] {
        QList<QKeySequence> keys{QKeySequence(QStringLiteral("Ctrl+Shift+C"))};
        if (!objects.takesCopyKey()) keys.prepend(QKeySequence::Copy);
        record.copyPicture->setShortcuts(keys);
    };
    connect(&actions.objects(), &ObjectActions::changed, this, giveCopyKey);
    giveCopyKey();

    retranslate();
}

void Menus::show(const Page& page) {
    for (QMenu* menu : {m_simulation, m_export, m_zoom, m_panels})
        menu->menuAction()->setVisible(page.showsRun);
    m_water->menuAction()->setVisible(page.showsRun && page.scene == SceneKind::Pool);
    m_onString->menuAction()->setVisible(page.showsRun && page.scene == SceneKind::String);
    m_sheets->menuAction()->setVisible(page.isLesson);
}

std::set<QAction*> Menus::entries() const {
    std::set<QAction*> found;
    for (const QMenu* menu : all()) collect(*menu, found);
    return found;
}

void Menus::retranslate() {
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_simulation->setTitle(tr("&Simulation"));
    m_speed->setTitle(tr("Spee&d"));
    m_export->setTitle(tr("E&xport"));
    m_lessons->setTitle(tr("&Lessons"));
    m_sheets->setTitle(tr("W&orksheets"));
    m_view->setTitle(tr("&View"));
    m_panels->setTitle(tr("Pa&nels"));
    m_water->setTitle(tr("P&ool view"));
    m_onString->setTitle(tr("Strin&g view"));
    m_theoryLines->setTitle(tr("&Theory overlays"));
    m_floor->setTitle(tr("&Floor"));
    m_zoom->setTitle(tr("&Zoom"));
    m_help->setTitle(tr("&Help"));
}

} // namespace seiche

#include "moc_menus.cpp"
