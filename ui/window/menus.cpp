// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/menus.h"

#include "canvas/string_display_actions.h"
#include "documents/file_actions.h"
#include "files/presets.h"
#include "objects/object_actions.h"
#include "record/record_actions.h"
#include "share/share_actions.h"
#include "window/actions.h"
#include "window/language.h"
#include "window/sound_menu.h"
#include "window/viewing.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QWidget>

#include <map>

namespace seiche {

namespace {

QString inPresets(const std::string& text) { return QCoreApplication::translate("Preset", text.c_str()); }

/// Escapes ampersands, which would mark a mnemonic key.
QString asMenuText(QString text) { return text.replace(QLatin1Char('&'), QLatin1String("&&")); }

} // namespace

Menus::Menus(const Actions& actions, const FileActions& files, const ShareActions& sharing,
             RecordActions& record, const Viewing& viewing, const QList<QAction*>& docks, QMenu* ofClass,
             QWidget* window)
    : QObject(window), m_class(ofClass) {
    m_file = new QMenu(window);
    m_file->addAction(actions.browse);
    m_presets = m_file->addMenu(QString());
    m_presets->setToolTipsVisible(true);
    m_file->addActions({actions.nextScene, actions.previousScene});
    m_file->addSeparator();
    m_file->addActions({files.open, sharing.openLink});
    m_file->addMenu(files.recent);
    m_file->addSeparator();
    m_file->addActions({files.save, files.saveAs, files.saveSetUp, sharing.share});
    m_file->addSeparator();
    m_file->addAction(record.print);
    m_file->addSeparator();
    m_file->addAction(actions.quit);

    m_edit = new QMenu(window);
    m_edit->addActions({files.undo, files.redo});
    m_edit->addSeparator();
    actions.objects().addTo(*m_edit);

    m_simulation = new QMenu(window);
    m_simulation->addActions({actions.tap, actions.play, actions.step});
    m_simulation->addSeparator();
    m_simulation->addActions({actions.restart, actions.reset});
    m_simulation->addSeparator();
    m_simulation->addActions({actions.slow, actions.slower, actions.faster, actions.realSpeed});
    m_simulation->addSeparator();
    m_simulation->addActions({actions.stopwatch, actions.resetStopwatch, actions.sendPulse, actions.formula});

    m_export = new QMenu(window);
    m_export->addAction(record.copyPicture);
    m_export->addMenu(record.savePicture);
    m_export->addMenu(record.charts);
    m_export->addSeparator();
    m_export->addActions({record.film, record.video});
    m_export->addSeparator();
    m_export->addActions({record.probesTable, record.stateTable});
    m_export->addSeparator();
    m_export->addAction(record.savePage);
    connect(m_export, &QMenu::aboutToShow, &record, &RecordActions::refresh);

    m_lessons = new QMenu(window);
    m_lessons->addActions({actions.lessons, actions.lessonFile});
    m_lessons->addSeparator();
    m_lessons->addActions({actions.previousStep, actions.nextStep, actions.hint, actions.answer,
                           actions.stepAgain, actions.lessonAnew});
    m_lessons->addSeparator();
    m_lessons->addActions({actions.workSheet, actions.workSheetPage, actions.printWorkSheet});
    m_lessons->addSeparator();
    m_lessons->addActions({actions.studentSheet, actions.printStudentSheet});
    m_lessons->addSeparator();
    m_lessons->addActions({actions.leaveLesson, actions.lock, actions.lockWithWord});

    m_view = new QMenu(window);
    m_view->addActions({actions.stringPage, actions.poolPage, actions.theoryPage, actions.classPage});
    m_view->addSeparator();
    m_panels = m_view->addMenu(QString());
    m_panels->addActions(docks);
    m_view->addActions({actions.largeChart, actions.dampings, actions.challenge});
    m_water = m_view->addMenu(QString());
    for (const Actions::ViewAction& each : actions.poolViews()) m_water->addAction(each.action);
    m_water->addSeparator();
    m_water->addActions({actions.levelLines, actions.crossSection});
    m_theoryLines = m_water->addMenu(QString());
    m_theoryLines->setToolTipsVisible(true);
    for (const Actions::TheoryAction& each : actions.theoryLines()) m_theoryLines->addAction(each.action);
    m_water->addSeparator();
    m_water->addActions({actions.ownFloor, actions.tiledFloor});
    m_onString = m_view->addMenu(QString());
    actions.stringShows().addTo(*m_onString);
    m_view->addActions({actions.freeze, actions.beads});
    m_view->addActions({actions.larger, actions.smaller, actions.fit});
    m_view->addAction(actions.computingSpeed);
    m_view->addSeparator();
    m_look = m_view->addMenu(QString());
    m_look->addActions({actions.dark, actions.light});
    m_view->addMenu(viewing.textSizes());
    m_view->addAction(viewing.reducedMotion());
    m_sound = new SoundMenu(actions.sound, window);
    m_view->addMenu(m_sound);
    m_language = m_view->addMenu(QString());
    m_view->addSeparator();
    m_view->addAction(actions.workbench);
    m_view->addMenu(viewing.projectorMenu());
    m_view->addActions({actions.cards, actions.fullScreen});

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

    fillLanguages();
    retranslate();
}

void Menus::fillPresets() {
    // `clear` alone would keep the submenus in the old language.
    qDeleteAll(m_presets->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    m_presets->clear();
    std::map<std::string, QMenu*> categories;
    for (const Preset& preset : presets()) {
        QMenu*& category = categories[preset.category];
        if (!category) {
            category = m_presets->addMenu(asMenuText(inPresets(preset.category)));
            category->setToolTipsVisible(true);
        }
        QAction* action = category->addAction(asMenuText(inPresets(preset.title)));
        action->setToolTip(inPresets(preset.description));
        const QString id = QString::fromStdString(preset.id);
        action->setObjectName(QStringLiteral("preset-") + id);
        connect(action, &QAction::triggered, this, [this, id] { emit presetChosen(id); });
    }
}

void Menus::fillLanguages() {
    QActionGroup* group = new QActionGroup(this);
    QStringList codes = language::available();
    codes.prepend(QString());
    for (const QString& code : codes) {
        QAction* action = m_language->addAction(language::nameOf(code));
        action->setCheckable(true);
        action->setChecked(code == language::chosen());
        action->setObjectName(QStringLiteral("language-") + code);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] { emit languageChosen(code); });
    }
}

void Menus::retranslate() {
    fillPresets();
    m_file->setTitle(tr("&File"));
    m_presets->setTitle(tr("&Examples"));
    m_edit->setTitle(tr("&Edit"));
    m_simulation->setTitle(tr("&Simulation"));
    m_export->setTitle(tr("E&xport"));
    m_lessons->setTitle(tr("&Lessons"));
    m_view->setTitle(tr("&View"));
    m_panels->setTitle(tr("Pa&nels"));
    m_water->setTitle(tr("&Pool view"));
    m_onString->setTitle(tr("Strin&g view"));
    m_theoryLines->setTitle(tr("&Theory overlays"));
    m_look->setTitle(tr("&Theme"));
    m_language->setTitle(tr("&Language"));
    m_help->setTitle(tr("&Help"));
    const QList<QAction*> languages = m_language->actions();
    if (!languages.isEmpty()) languages.front()->setText(tr("System default"));
}

} // namespace seiche

#include "moc_menus.cpp"
