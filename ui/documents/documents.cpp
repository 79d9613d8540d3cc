// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/documents.h"

#include "canvas/picture_settings.h"
#include "canvas/theory_lines.h"
#include "files/experiment_file.h"
#include "files/input_file.h"
#include "files/output_file.h"
#include "lock/class_lock.h"
#include "model/limits.h"
#include "study/natural_ceiling.h"
#include "wording/problems.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <new>
#include <utility>

namespace seiche {

namespace {

constexpr std::size_t longestFile = 1 << 20;
constexpr int maxRecent = 8;

QString recentKey() { return QStringLiteral("recentFiles"); }

QString inDocuments(const char* text) { return QCoreApplication::translate("seiche::Documents", text); }

InputFile contentsOf(const QString& path) {
    return readInputFile(QFile::encodeName(path).toStdString(), longestFile);
}

QByteArray fingerprint(std::string_view text) {
    return QCryptographicHash::hash(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
                                    QCryptographicHash::Sha256);
}

QString originIn(const QByteArray& fingerprint) { return QString::fromLatin1(fingerprint.left(8).toHex()); }
/// Returns a file's origin, independent of path spelling.
QString originOfFile(const QString& path) {
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return originIn(fingerprint((canonical.isEmpty() ? path : canonical).toStdString()));
}
/// Returns an origin that differs for a lesson, so that a lesson offers only its own work.
QString originOfUntitled(const Experiment& experiment, AskedBy by = AskedBy::User) {
    const std::string beginning = by == AskedBy::Lesson ? "lesson " : "";
    return originIn(fingerprint(beginning + writeExperiment(experiment)));
}

/// Returns the experiment without events.
Experiment setUpOf(const Experiment& experiment) {
    Experiment setUp = experiment;
    setUp.events.clear();
    return setUp;
}

/// Returns whether the text can be read back.
bool fits(const Experiment& experiment, const std::string& text) {
    return text.size() <= longestFile && experiment.events.size() <= limits::events;
}

/// Reads the file and its fingerprint.
std::optional<Experiment> readExperimentFile(const QString& path, FileError& error, QByteArray& seen) {
    error.heading =
        inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "%1 could not be opened.")).arg(elided(path));
    // A pipe or device could block the window forever.
    if (QFileInfo(path).exists() && !QFileInfo(path).isFile()) {
        error.problems = {inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "This is not a file."))};
        return std::nullopt;
    }
    const InputFile file = contentsOf(path);
    if (file.tooLarge)
        error.problems = {
            inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "The file is larger than 1 MiB."))};
    else if (file.problem) error.problems = {problemInWords(*file.problem)};
    if (file.problem) return std::nullopt;
    seen = fingerprint(file.text);
    const ReadExperiment read = readExperiment(file.text);
    if (const Experiment* experiment = std::get_if<Experiment>(&read)) return *experiment;
    error.problems = problemsInWords(std::get<std::vector<Problem>>(read));
    return std::nullopt;
}

} // namespace

Experiment asSeen(Experiment experiment, Session& session) {
    if (experiment.rule.scene == SceneKind::String) {
        // A pull at step 0 would change the file's ceiling.
        const double drawn = std::min(session.drawnCeiling(), limits::viewRange);
        if (drawn > 0.0 && drawn != naturalCeiling(experiment)) experiment.preview.ceiling = drawn;
        return experiment;
    }
    experiment.view = PictureSettings::current().toPreference(experiment.grid);
    experiment.overlays = TheoryLines::of(session).shown();
    return experiment;
}

std::optional<Experiment> readExperimentFile(const QString& path, FileError& error) {
    QByteArray seen;
    return readExperimentFile(path, error, seen);
}

bool fitsIntoFile(const Experiment& experiment) { return fits(experiment, writeExperiment(experiment)); }

bool writeExperimentFile(const Experiment& experiment, const QString& path, FileError& error) {
    OutputFile file(QFile::encodeName(path).toStdString());
    const std::string text = writeExperiment(experiment);
    if (!fits(experiment, text)) {
        error.heading =
            inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "%1 could not be saved.")).arg(elided(path));
        error.problems = {inDocuments(QT_TRANSLATE_NOOP(
            "seiche::Documents",
            "The run has too many events for a 1 MiB file. You can still save the settings."))};
        return false;
    }
    file.write(text);
    if (file.commit()) return true;
    error.heading =
        inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "%1 could not be saved.")).arg(elided(path));
    error.problems = {problemInWords(*file.problem())};
    if (QFileInfo::exists(path))
        error.problems << inDocuments(
            QT_TRANSLATE_NOOP("seiche::Documents", "The existing file has not been changed."));
    return false;
}

FileError lockedForTheClass() {
    return {inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "This window is locked for the lesson.")),
            {inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "Your teacher can unlock it."))}};
}

Documents::Documents(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        const Experiment experiment = runOf(scene).asExperiment();
        m_states[scene] = {{}, experiment, originOfUntitled(experiment)};
    }
}

bool Documents::open(const QString& path, FileError& error) {
    if (isClassLocked()) {
        error = lockedForTheClass();
        return false;
    }
    QByteArray seen;
    const std::optional<Experiment> experiment = readExperimentFile(path, error, seen);
    if (!experiment) return false;
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (!begin(*experiment, {whole, *experiment, originOfFile(whole), seen}, error)) return false;
    addRecent(whole);
    emit changed();
    return true;
}

bool Documents::openUntitled(const Experiment& experiment, AskedBy by) {
    return beginUntitled(experiment, {{}, experiment, originOfUntitled(experiment, by)}, by);
}

bool Documents::openRecovered(const Experiment& experiment, const QString& origin) {
    // An invalid experiment, so that every run counts as unsaved.
    Experiment none = defaultExperiment(experiment.rule.scene);
    none.grid = {0, 0};
    return beginUntitled(experiment, {{}, none, origin});
}

bool Documents::beginUntitled(const Experiment& experiment, DocumentState state, AskedBy by) {
    FileError error;
    error.heading = tr("The experiment could not be opened.");
    const bool isOpen = begin(experiment, std::move(state), error, by);
    if (isOpen) emit changed();
    else emit failed(error);
    return isOpen;
}

bool Documents::begin(const Experiment& experiment, DocumentState state, FileError& error, AskedBy by) {
    if (by == AskedBy::User && isClassLocked()) {
        error = lockedForTheClass();
        return false;
    }
    DocumentState& place = m_states.at(experiment.rule.scene);
    std::swap(place, state);
    try {
        return m_session.open(experiment, by);
    } catch (const std::bad_alloc&) {
        std::swap(place, state);
        error.problems = {tr("There is not enough memory. The current experiment stays open.")};
        return false;
    }
}

void Documents::countAsOpened() { m_states[m_session.scene()].saved = m_session.run().asExperiment(); }

bool Documents::save(const QString& path, FileError& error, Overwrite overwrite) {
    if (isClassLocked()) {
        error = lockedForTheClass();
        return false;
    }
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (overwrite == Overwrite::No && whole == this->path() && isChangedOutside()) {
        error.heading =
            inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "%1 was not saved.")).arg(elided(path));
        error.problems = {inDocuments(QT_TRANSLATE_NOOP(
            "seiche::Documents", "Another window or program has changed the file since you opened it."))};
        return false;
    }
    const Experiment experiment = m_session.run().asExperiment();
    const Experiment written = asSeen(experiment, m_session);
    if (!writeExperimentFile(written, path, error)) return false;
    m_states[m_session.scene()] = {whole, experiment, originOfFile(whole),
                                   fingerprint(writeExperiment(written))};
    addRecent(whole);
    emit changed();
    return true;
}

bool Documents::isChangedOutside() const {
    const DocumentState& state = m_states.at(m_session.scene());
    if (state.path.isEmpty() || !QFileInfo::exists(state.path)) return false;
    const InputFile file = contentsOf(state.path);
    return file.tooLarge || (!file.problem && fingerprint(file.text) != state.seen);
}

bool Documents::saveSetUp(const QString& path, FileError& error) const {
    if (isClassLocked()) {
        error = lockedForTheClass();
        return false;
    }
    return writeExperimentFile(asWritten(Contents::SetUp), path, error);
}

Experiment Documents::asWritten(Contents contents) const {
    return asSeen(contents == Contents::WholeRun ? m_session.run().asExperiment()
                                                 : setUpOf(m_session.settings()),
                  m_session);
}

bool Documents::isChanged(SceneKind scene) const {
    return !(runOf(scene).asExperiment() == m_states.at(scene).saved);
}

bool Documents::hasUnsavedWork(SceneKind scene) const {
    return !m_states.at(scene).path.isEmpty() && isChanged(scene);
}

bool Documents::hasUntitledWork(SceneKind scene) const {
    const DocumentState& state = m_states.at(scene);
    Experiment setUp = setUpOf(runOf(scene).settings());
    setUp.pullWith = state.saved.pullWith;
    return state.path.isEmpty() && !(setUp == setUpOf(state.saved));
}

QStringList Documents::recent() const { return QSettings().value(recentKey()).toStringList(); }

void Documents::forget(const QString& path) {
    if (isClassLocked()) return;
    QStringList files = recent();
    files.removeAll(path);
    QSettings().setValue(recentKey(), files);
    emit changed();
}

void Documents::addRecent(const QString& path) {
    QStringList files = recent();
    files.removeAll(path);
    files.prepend(path);
    QSettings().setValue(recentKey(), files.mid(0, maxRecent));
}

} // namespace seiche

#include "moc_documents.cpp"
