// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/documents.h"

#include "canvas/picture_settings.h"
#include "canvas/theory_lines.h"
#include "files/experiment_file.h"
#include "files/input_file.h"
#include "files/output_file.h"
#include "model/limits.h"
#include "wording/problems.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <new>
#include <utility>

namespace seiche {

namespace {

// With the way a pool is looked at now, which is no part of the run.
Experiment asSeen(Experiment experiment, Session& session) {
    if (experiment.rule.medium != Medium::Pool) return experiment;
    experiment.view = PictureSettings::current().asWish(experiment.grid);
    experiment.overlays = TheoryLines::of(session).shown();
    return experiment;
}

constexpr std::size_t longestFile = 1 << 20;
constexpr int mostRecent = 8;

QString recentKey() { return QStringLiteral("recentFiles"); }

QString inDocuments(const char* text) { return QCoreApplication::translate("seiche::Documents", text); }

InputFile contentsOf(const QString& path) {
    return readInputFile(QFile::encodeName(path).toStdString(), longestFile);
}

QByteArray fingerprint(std::string_view text) {
    return QCryptographicHash::hash(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
                                    QCryptographicHash::Sha256);
}

/// What makes up the set-up of a run, without what has happened in it.
Experiment setUpOf(const Experiment& experiment) {
    Experiment setUp = experiment;
    setUp.events.clear();
    return setUp;
}

/// Whether the text of an experiment can be read again.
bool fits(const Experiment& experiment, const std::string& text) {
    return text.size() <= longestFile && experiment.events.size() <= limits::events;
}

/// Reads the file and takes its fingerprint.
std::optional<Experiment> readExperimentFile(const QString& path, Trouble& trouble, QByteArray& seen) {
    trouble.heading =
        inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "%1 could not be opened.")).arg(elided(path));
    // A pipe or a device could keep the window waiting for ever.
    if (QFileInfo(path).exists() && !QFileInfo(path).isFile()) {
        trouble.problems = {inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "It is not a file."))};
        return std::nullopt;
    }
    const InputFile file = contentsOf(path);
    if (file.tooLarge)
        trouble.problems = {
            inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "The file is larger than 1 MiB."))};
    else if (file.problem) trouble.problems = {problemInWords(*file.problem)};
    if (file.problem) return std::nullopt;
    seen = fingerprint(file.text);
    const ReadExperiment read = readExperiment(file.text);
    if (const Experiment* experiment = std::get_if<Experiment>(&read)) return *experiment;
    trouble.problems = problemsInWords(std::get<std::vector<Problem>>(read));
    return std::nullopt;
}

} // namespace

std::optional<Experiment> readExperimentFile(const QString& path, Trouble& trouble) {
    QByteArray seen;
    return readExperimentFile(path, trouble, seen);
}

bool fitsIntoFile(const Experiment& experiment) { return fits(experiment, writeExperiment(experiment)); }

bool writeExperimentFile(const Experiment& experiment, const QString& path, Trouble& trouble) {
    OutputFile file(QFile::encodeName(path).toStdString());
    const std::string text = writeExperiment(experiment);
    if (!fits(experiment, text)) {
        trouble.heading =
            inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "%1 could not be saved.")).arg(elided(path));
        trouble.problems = {inDocuments(QT_TRANSLATE_NOOP(
            "seiche::Documents",
            "The run has too many events for a file of 1 MiB. You can still save its set-up."))};
        return false;
    }
    file.write(text);
    if (file.commit()) return true;
    trouble.heading =
        inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "%1 could not be saved.")).arg(elided(path));
    trouble.problems = {problemInWords(*file.problem())};
    // Without its folder the old file is gone, too.
    if (QFileInfo::exists(path))
        trouble.problems << inDocuments(
            QT_TRANSLATE_NOOP("seiche::Documents", "The file that was there is unchanged."));
    return false;
}

Documents::Documents(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    for (Medium medium : {Medium::String, Medium::Pool}) m_papers[medium] = {{}, runOf(medium).asExperiment()};
}

bool Documents::open(const QString& path, Trouble& trouble) {
    QByteArray seen;
    const std::optional<Experiment> experiment = readExperimentFile(path, trouble, seen);
    if (!experiment) return false;
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (!begin(*experiment, {whole, *experiment, seen}, trouble)) return false;
    addRecent(whole);
    emit changed();
    return true;
}

bool Documents::openUntitled(const Experiment& experiment) { return beginUntitled(experiment, experiment); }

void Documents::openRecovered(const Experiment& experiment) {
    // No run is like this one: whatever it is, it is not saved.
    Experiment none = defaultExperiment(experiment.rule.medium);
    none.grid = {0, 0};
    beginUntitled(experiment, none);
}

bool Documents::beginUntitled(const Experiment& experiment, const Experiment& saved) {
    Trouble trouble;
    trouble.heading = tr("The experiment could not be opened.");
    const bool isOpen = begin(experiment, {{}, saved}, trouble);
    if (isOpen) emit changed();
    else emit troubled(trouble);
    return isOpen;
}

bool Documents::begin(const Experiment& experiment, Papers papers, Trouble& trouble) {
    Papers& place = m_papers.at(experiment.rule.medium);
    std::swap(place, papers);
    try {
        m_session.open(experiment);
        return true;
    } catch (const std::bad_alloc&) {
        std::swap(place, papers);
        trouble.problems = {tr("There is not enough memory for it. What was open stays open.")};
        return false;
    }
}

void Documents::countAsOpened() { m_papers[m_session.medium()].saved = m_session.run().asExperiment(); }

bool Documents::save(const QString& path, Trouble& trouble, Overwrite overwrite) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (overwrite == Overwrite::No && whole == this->path() && isChangedOutside()) {
        trouble.heading =
            inDocuments(QT_TRANSLATE_NOOP("seiche::Documents", "%1 was not saved.")).arg(elided(path));
        trouble.problems = {inDocuments(QT_TRANSLATE_NOOP(
            "seiche::Documents", "Another window or program has changed it since it was opened here."))};
        return false;
    }
    const Experiment experiment = m_session.run().asExperiment();
    const Experiment written = asSeen(experiment, m_session);
    if (!writeExperimentFile(written, path, trouble)) return false;
    m_papers[m_session.medium()] = {whole, experiment, fingerprint(writeExperiment(written))};
    addRecent(whole);
    emit changed();
    return true;
}

bool Documents::isChangedOutside() const {
    const Papers& papers = m_papers.at(m_session.medium());
    if (papers.path.isEmpty() || !QFileInfo::exists(papers.path)) return false;
    const InputFile file = contentsOf(papers.path);
    return file.tooLarge || (!file.problem && fingerprint(file.text) != papers.seen);
}

bool Documents::saveSetUp(const QString& path, Trouble& trouble) const {
    return writeExperimentFile(asSeen(setUpOf(m_session.settings()), m_session), path, trouble);
}

bool Documents::isChanged(Medium medium) const {
    return !(runOf(medium).asExperiment() == m_papers.at(medium).saved);
}

bool Documents::hasUnsavedWork(Medium medium) const {
    return !m_papers.at(medium).path.isEmpty() && isChanged(medium);
}

bool Documents::hasUntitledWork(Medium medium) const {
    const Papers& papers = m_papers.at(medium);
    Experiment setUp = setUpOf(runOf(medium).settings());
    setUp.pullWith = papers.saved.pullWith;
    return papers.path.isEmpty() && !(setUp == setUpOf(papers.saved));
}

QStringList Documents::recent() const { return QSettings().value(recentKey()).toStringList(); }

void Documents::forget(const QString& path) {
    QStringList files = recent();
    files.removeAll(path);
    QSettings().setValue(recentKey(), files);
    emit changed();
}

void Documents::addRecent(const QString& path) {
    QStringList files = recent();
    files.removeAll(path);
    files.prepend(path);
    QSettings().setValue(recentKey(), files.mid(0, mostRecent));
}

} // namespace seiche
