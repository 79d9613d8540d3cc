// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/file_actions.h"

#include "lock/class_lock.h"
#include "widgets/save_place.h"
#include "wording/names.h"
#include "wording/problems.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

#include <algorithm>

namespace seiche {

namespace {

QString folderKey() { return QStringLiteral("folder"); }

QString withEnding(const QString& path) {
    return QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".seiche") : path;
}

} // namespace

FileActions::FileActions(Session& session, Documents& documents, QWidget* window)
    : QObject(window), m_session(session), m_documents(documents), m_window(window) {
    open = make(new QAction(this), {QKeySequence::Open});
    save = make(new QAction(this), {QKeySequence::Save});
    saveAs = make(new QAction(this), {QKeySequence(QStringLiteral("Ctrl+Shift+S"))});
    saveSetUp = make(new QAction(this), {});
    undo = make(new QAction(this), {QKeySequence::Undo});
    redo = make(new QAction(this),
                {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    recent = new QMenu(window);

    connect(open, &QAction::triggered, this, &FileActions::chooseFile);
    connect(save, &QAction::triggered, this, [this] { saveNow({}); });
    connect(saveAs, &QAction::triggered, this, [this] { chooseWhereToSave({}); });
    connect(saveSetUp, &QAction::triggered, this, &FileActions::chooseWhereToSaveSetUp);
    const QUndoGroup& undos = session.undoGroup();
    connect(undo, &QAction::triggered, &undos, &QUndoGroup::undo);
    connect(redo, &QAction::triggered, &undos, &QUndoGroup::redo);
    for (const auto change : {&QUndoGroup::undoTextChanged, &QUndoGroup::redoTextChanged})
        connect(&undos, change, this, &FileActions::nameUndo);
    for (const auto change : {&QUndoGroup::canUndoChanged, &QUndoGroup::canRedoChanged})
        connect(&undos, change, this, &FileActions::nameUndo);
    connect(&documents, &Documents::changed, this, &FileActions::fillRecent);
    connect(&session, &Session::challengeChanged, this, &FileActions::keepChallenge);
    fillRecent();
    retranslate();
}

// A saved file would reveal the challenge.
void FileActions::keepChallenge() {
    for (QAction* action : {save, saveAs, saveSetUp}) action->setEnabled(!m_session.isChallenge());
}

QAction* FileActions::make(QAction* action, const QList<QKeySequence>& keys) {
    action->setShortcuts(keys);
    m_window->addAction(action);
    m_all.push_back(action);
    return action;
}

// Qt's own undo actions are not retranslated.
void FileActions::nameUndo() {
    const QUndoGroup& undos = m_session.undoGroup();
    undo->setEnabled(undos.canUndo());
    redo->setEnabled(undos.canRedo());
    undo->setText(undos.undoText().isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undos.undoText()));
    redo->setText(undos.redoText().isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(undos.redoText()));
}

void FileActions::retranslate() {
    nameUndo();
    open->setText(tr("&Open…"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    saveAs->setToolTip(tr("Saves the whole run, so that it can be replayed exactly"));
    saveSetUp->setText(tr("Save se&ttings only…"));
    saveSetUp->setToolTip(tr("Saves the current settings as a starting point, without the run"));
    recent->setTitle(tr("Recent fi&les"));
}

bool FileActions::isAtRisk(SceneKind scene, Asks asks) const {
    if (m_session.isChallenge(scene)) return false; // a challenge is reopened by its number
    return m_documents.hasUnsavedWork(scene) || (asks == Asks::ForAll && m_documents.hasUntitledWork(scene));
}

bool FileActions::isSafe(const std::vector<SceneKind>& scenes, Asks asks) const {
    return std::ranges::none_of(scenes, [&](SceneKind scene) { return isAtRisk(scene, asks); });
}

void FileActions::whenSafe(const std::vector<SceneKind>& scenes, Asks asks, std::function<void()> then) {
    const auto atRisk = std::ranges::find_if(scenes, [&](SceneKind scene) { return isAtRisk(scene, asks); });
    if (atRisk == scenes.end()) return then();
    // Shows the run that the question refers to.
    m_session.show(*atRisk);
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("Seiche"), tr("Save the changes to this experiment?"),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question->setObjectName(QStringLiteral("saveQuestion"));
    question->setInformativeText(m_documents.path().isEmpty()
                                     ? tr("The settings have been changed but not saved to a file.")
                                     : elided(QFileInfo(m_documents.path()).fileName()));
    question->setDefaultButton(QMessageBox::Save);
    question->setAttribute(Qt::WA_DeleteOnClose);
    std::vector<SceneKind> rest(std::next(atRisk), scenes.end());
    connect(question, &QMessageBox::finished, this, [this, rest, asks, then](int answer) {
        const auto goOn = [this, rest, asks, then] { whenSafe(rest, asks, then); };
        if (answer == QMessageBox::Save) saveNow(goOn);
        else if (answer == QMessageBox::Discard) goOn();
    });
    question->open();
}

bool FileActions::mayAskForFiles() {
    if (isClassLocked()) emit failed(lockedForTheClass());
    return !isClassLocked();
}

void FileActions::openFile(const QString& path) {
    if (!mayAskForFiles()) return;
    if (path.endsWith(QLatin1String(".lesson"), Qt::CaseInsensitive)) return emit lessonRequested(path);
    FileError error;
    const std::optional<Experiment> experiment = readExperimentFile(path, error);
    if (!experiment) {
        m_documents.forget(QFileInfo(path).absoluteFilePath());
        emit failed(error);
        return;
    }
    whenSafe({experiment->rule.scene}, Asks::ForFiles, [this, path] {
        FileError late;
        if (m_documents.open(path, late)) emit opened();
        else emit failed(late);
    });
}

void FileActions::openUntitled(const Experiment& experiment, std::function<void()> then, AskedBy by) {
    if (by == AskedBy::User && !mayAskForFiles()) return;
    whenSafe({experiment.rule.scene}, Asks::ForFiles, [this, experiment, by, then = std::move(then)] {
        if (!m_documents.openUntitled(experiment, by)) return;
        if (by == AskedBy::User) emit opened();
        if (then) then();
    });
}

void FileActions::chooseFile() {
    if (!mayAskForFiles()) return;
    auto* dialog = new QFileDialog(m_window, tr("Open experiment"),
                                   firstExistingFolder(folderKey(), QStandardPaths::DocumentsLocation),
                                   tr("Experiments and lessons (*.seiche *.lesson);;All files (*)"));
    dialog->setObjectName(QStringLiteral("openDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        QSettings().setValue(folderKey(), QFileInfo(path).absolutePath());
        openFile(path);
    });
    dialog->open();
}

void FileActions::saveNow(std::function<void()> then) {
    if (m_documents.path().isEmpty()) chooseWhereToSave(std::move(then));
    else saveTo(m_documents.path(), then);
}

void FileActions::saveTo(const QString& path, const std::function<void()>& then) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (whole == m_documents.path() && m_documents.isChangedOutside()) return askAboutOutside(path, then);
    saveNowTo(path, then, Documents::Overwrite::No);
}

void FileActions::askAboutOutside(const QString& path, const std::function<void()>& then) {
    auto* question = new QMessageBox(QMessageBox::Warning, tr("Seiche"),
                                     tr("%1 has been changed by another window or program since you opened it.")
                                         .arg(elided(QFileInfo(path).fileName())),
                                     QMessageBox::Cancel, m_window);
    question->setObjectName(QStringLiteral("outsideQuestion"));
    question->setInformativeText(tr("Nothing has been saved. Which version do you want to keep?"));
    QPushButton* other = question->addButton(tr("Save under new name…"), QMessageBox::AcceptRole);
    QPushButton* over = question->addButton(tr("Overwrite file"), QMessageBox::DestructiveRole);
    other->setObjectName(QStringLiteral("saveElsewhere"));
    over->setObjectName(QStringLiteral("replaceOther"));
    question->setDefaultButton(other);
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question, &QMessageBox::finished, this, [this, question, other, over, path, then] {
        if (question->clickedButton() == other) chooseWhereToSave(then);
        else if (question->clickedButton() == over) saveNowTo(path, then, Documents::Overwrite::Yes);
    });
    question->open();
}

void FileActions::saveNowTo(const QString& path, const std::function<void()>& then,
                            Documents::Overwrite overwrite) {
    FileError error;
    if (!m_documents.save(path, error, overwrite)) {
        emit failed(error);
        return;
    }
    if (then) then();
}

void FileActions::chooseWhereToSave(std::function<void()> then) {
    if (!mayAskForFiles()) return;
    QFileDialog* dialog = dialogToSave(tr("Save run"));
    if (!m_documents.path().isEmpty()) dialog->selectFile(m_documents.path());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, then](const QString& path) { saveTo(withEnding(path), then); });
    dialog->open();
}

QFileDialog* FileActions::dialogToSave(const QString& heading) {
    const QString title = titleOf(m_session.settings());
    return saveDialog(m_window, heading, tr("Experiments (*.seiche);;All files (*)"),
                      {safeFileName(title, QStringLiteral("seiche")), folderKey()});
}

void FileActions::chooseWhereToSaveSetUp() {
    if (!mayAskForFiles()) return;
    QFileDialog* dialog = dialogToSave(tr("Save settings"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        FileError error;
        if (!m_documents.saveSetUp(withEnding(path), error)) emit failed(error);
    });
    dialog->open();
}

void FileActions::fillRecent() {
    recent->clear();
    const QStringList files = m_documents.recent();
    for (const QString& path : files) {
        QAction* action = recent->addAction(
            elided(QFileInfo(path).fileName()).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setToolTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    recent->setToolTipsVisible(true);
    recent->menuAction()->setVisible(!files.isEmpty());
}

} // namespace seiche

#include "moc_file_actions.cpp"
