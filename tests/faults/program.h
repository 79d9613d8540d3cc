// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

#include <optional>

/// What a machine with other work may take, in milliseconds.
inline constexpr int patience = 60'000;

/// Returns `few` where long tests run a share of their cases (tests/share.h), otherwise `all`.
int howMany(int all, int few);

/// Somebody's home on a disk of the test's own, with settings as at the first start.
class Home {
public:
    Home();
    QString path(const QString& name = {}) const { return m_place.filePath(QStringLiteral("home/") + name); }
    QString recovery() const { return path(QStringLiteral("data/seiche/seiche/recovery")); }
    QString settings() const { return path(QStringLiteral("config/seiche/seiche.conf")); }
    /// Beside it, on the same disk.
    QString beside(const QString& name) const { return m_place.filePath(name); }
    /// Names of unsaved work in the recovery folder.
    QStringList keptWork() const;
    /// Every file below home and beside it that the program leaves when it is interrupted in the middle: names
    /// of temporary files.
    QStringList leftOvers() const;

private:
    QTemporaryDir m_place;
};

/// The real program with its window on the screen, in the hands of the test (hand.cpp).
class Program {
public:
    struct Surroundings {
        QList<std::pair<QString, QString>> variables = {};
        QStringList before = {}; ///< a program that starts it: prlimit ...
    };

    Program(const Home& home, const QStringList& arguments, const Surroundings& surroundings);
    Program(const Home& home, const QStringList& arguments = {}) : Program(home, arguments, Surroundings{}) {}
    ~Program();

    /// Does something (hand.cpp) and returns what is answered; empty when it does not answer.
    QString ask(const QString& line);
    bool tell(const QString& line) { return ask(line).startsWith(QLatin1String("ok")); }
    /// Until this is answered with "ok".
    bool waitUntil(const QString& line);
    /// The window is there and hears.
    bool isUp();
    /// What the banner says; empty when there is none.
    QString banner();

    void signal(int number);
    /// Ends it and waits for that.
    void kill();
    /// Waits for its end. Its exit status; 128 + signal; nothing when it does not end.
    std::optional<int> end();
    bool isRunning() { return m_process.state() == QProcess::Running; }
    /// What it has said on standard error.
    QString complaints();
    qint64 id() const { return m_process.processId(); }
    /// Processor time so far, in seconds.
    double processorSeconds() const;

private:
    bool waitForOneOf(const QStringList& lines);

    QProcess m_process;
    QByteArray m_heard;
};

/// Saves the run under another name by way of menu and dialog.
bool saveAs(Program& program, const QString& file);

/// The whole contents; empty when there is no such file.
QByteArray contents(const QString& path);
/// Whether the text is a whole experiment.
bool isExperiment(const QByteArray& text);
