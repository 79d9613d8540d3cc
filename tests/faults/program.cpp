// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/program.h"
#include "files/experiment_file.h"
#include "share.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QSettings>
#include <QThread>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <unistd.h>
#include <variant>

int howMany(int all, int few) { return seiche::isShared() ? few : all; }

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isExperiment(const QByteArray& text) {
    return std::holds_alternative<seiche::Experiment>(seiche::readExperiment(text.toStdString()));
}

bool saveAs(Program& program, const QString& file) {
    return program.send(QStringLiteral("trigger Ctrl+Shift+S")) &&
           program.send(QStringLiteral("choose ") + file);
}

Home::Home() { QDir().mkpath(path()); }

void Home::startAtWorkbench() const {
    QSettings(settings(), QSettings::IniFormat).setValue(QStringLiteral("workbench"), true);
}

QStringList Home::keptWork() const {
    return QDir(recovery()).entryList({QStringLiteral("*.seiche")}, QDir::Files);
}

QStringList Home::leftOvers() const {
    QStringList all;
    QDirIterator files(m_place.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString name = QFileInfo(files.next()).fileName();
        if (name.startsWith(QLatin1String(".seiche-")) || name.contains(QLatin1String(".conf."))) all << name;
    }
    return all;
}

Program::Program(const Home& home, const QStringList& arguments, const Surroundings& surroundings) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home.path());
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_CACHE_HOME"), home.path(QStringLiteral("cache")));
    environment.insert(QStringLiteral("NO_AT_BRIDGE"), QStringLiteral("1"));
    for (const auto& [name, value] : surroundings.variables) environment.insert(name, value);
    m_process.setProcessEnvironment(environment);
    QStringList words = surroundings.before;
    words << QStringLiteral("env") << QStringLiteral("LD_PRELOAD=" SEICHE_HAND ":" SEICHE_FAULTS)
          << QStringLiteral(SEICHE_PROGRAM) << arguments;
    const QString first = words.takeFirst();
    m_process.start(first, words);
    m_process.waitForStarted(patience);
}

Program::~Program() {
    if (isRunning()) {
        signal(SIGCONT);
        kill();
    }
}

QString Program::ask(const QString& line) {
    m_process.write(line.toUtf8() + '\n');
    QElapsedTimer waiting;
    waiting.start();
    qsizetype end = 0;
    while ((end = m_heard.indexOf('\n')) < 0) {
        if (!isRunning() || waiting.elapsed() > patience) return {};
        m_process.waitForReadyRead(100);
        m_heard += m_process.readAllStandardOutput();
    }
    const QString answer = QString::fromUtf8(m_heard.first(end));
    m_heard.remove(0, end + 1);
    return answer;
}

bool Program::waitForOneOf(const QStringList& lines) {
    QElapsedTimer waiting;
    for (waiting.start(); waiting.elapsed() < patience && isRunning(); QThread::msleep(10))
        if (std::any_of(lines.begin(), lines.end(), [this](const QString& line) { return send(line); }))
            return true;
    return false;
}

bool Program::waitUntil(const QString& line) { return waitForOneOf({line}); }

// A class page hides the transport bar.
bool Program::isUp() {
    return waitForOneOf({QStringLiteral("text transport"), QStringLiteral("text classPage")});
}

QString Program::banner() {
    const QString said = ask(QStringLiteral("text bannerText"));
    return said.startsWith(QLatin1String("ok ")) ? said.mid(3) : QString();
}

void Program::signal(int number) { ::kill(static_cast<pid_t>(m_process.processId()), number); }

void Program::kill() {
    signal(SIGKILL);
    m_process.waitForFinished(patience);
}

std::optional<int> Program::end() {
    if (!m_process.waitForFinished(patience) && isRunning()) return std::nullopt;
    return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : 128 + m_process.exitCode();
}

QString Program::complaints() { return QString::fromUtf8(m_process.readAllStandardError()); }

double Program::processorSeconds() const {
    std::ifstream file("/proc/" + std::to_string(m_process.processId()) + "/stat");
    std::string text((std::istreambuf_iterator<char>(file)), {});
    // After the name, which may contain blanks, utime and stime are the 12th and 13th words.
    const QStringList words =
        QString::fromStdString(text.substr(std::min(text.size(), text.rfind(')') + 2))).split(QLatin1Char(' '));
    return (words.value(11).toDouble() + words.value(12).toDouble()) /
           static_cast<double>(::sysconf(_SC_CLK_TCK));
}
