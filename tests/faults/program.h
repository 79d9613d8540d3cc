// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

#include <optional>

/// Timeout for a busy machine, in milliseconds.
inline constexpr int patience = 60'000;

/// Returns `few` if long tests are shared (tests/share.h), else `all`.
int howMany(int all, int few);

/// A temporary home folder with the settings of a first start.
class Home {
public:
    Home();
    QString path(const QString& name = {}) const { return m_place.filePath(QStringLiteral("home/") + name); }
    QString recovery() const { return path(QStringLiteral("data/seiche/seiche/recovery")); }
    QString settings() const { return path(QStringLiteral("config/seiche/seiche.conf")); }
    /// Makes the window start with all panels and the number of the step.
    void startAtWorkbench() const;
    /// Returns a path next to the home folder.
    QString beside(const QString& name) const { return m_place.filePath(name); }
    /// Returns the names of unsaved work for recovery.
    QStringList keptWork() const;
    /// Returns the temporary files left by an interrupted program.
    QStringList leftOvers() const;

private:
    QTemporaryDir m_place;
};

/// The real program, controlled by the test (hand.cpp).
class Program {
public:
    struct Surroundings {
        QList<std::pair<QString, QString>> variables = {};
        QStringList before = {}; ///< prefix command that starts the program: prlimit ...
    };

    Program(const Home& home, const QStringList& arguments, const Surroundings& surroundings);
    Program(const Home& home, const QStringList& arguments = {}) : Program(home, arguments, Surroundings{}) {}
    ~Program();

    /// Sends a command (hand.cpp) and returns the answer, empty after a timeout.
    QString ask(const QString& line);
    bool send(const QString& line) { return ask(line).startsWith(QLatin1String("ok")); }
    /// Repeats a command until it succeeds. False after a timeout.
    bool waitUntil(const QString& line);
    /// Waits for the window. Returns whether it answers.
    bool isUp();
    /// Returns the text of the banner. Empty if hidden.
    QString banner();

    void signal(int number);
    /// Kills the process and waits for its end.
    void kill();
    /// Waits for the end. Returns the exit status or 128 + signal; empty after a timeout.
    std::optional<int> end();
    bool isRunning() { return m_process.state() == QProcess::Running; }
    /// Returns the standard error output so far.
    QString complaints();
    qint64 id() const { return m_process.processId(); }
    /// Returns the processor time so far, in seconds.
    double processorSeconds() const;

private:
    bool waitForOneOf(const QStringList& lines);

    QProcess m_process;
    QByteArray m_heard;
};

/// Saves the run under a different name.
bool saveAs(Program& program, const QString& file);

/// Returns the contents of a file, empty if missing.
QByteArray contents(const QString& path);
/// Returns whether the text is a complete experiment.
bool isExperiment(const QByteArray& text);
