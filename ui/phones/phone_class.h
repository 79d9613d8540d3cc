// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/class_view.h"
#include "network/class_server.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace seiche {

/// The class of phones behind the window: begins its server and ends it, and knows how the class stands.
///
/// The window never waits for it. What is asked for is posted to the server; what it has come to is `view`, a
/// tenth of a second old, and `changed`.
class PhoneClass : public QObject {
    Q_OBJECT

public:
    explicit PhoneClass(QObject* parent = nullptr);
    ~PhoneClass() override;

    /// Begins, or goes on where a class was killed at this port. Returns why it cannot.
    std::optional<Message> open(const Experiment& experiment, const ClassServerSettings& settings);
    /// Ends; phones hear of it.
    void close();
    /// The class is left, when it is closed, to be gone on with at this port.
    void stayInMemory();
    bool isOpen() const { return m_server != nullptr; }
    bool hasResumed() const { return isOpen() && m_server->hasResumed(); }

    /// Where phones find it: "http://192.168.4.20:8080/"; empty where only this computer can.
    QString address() const { return m_isReachable ? m_address : QString(); }
    /// The same, or where only this computer finds it.
    QString anyAddress() const { return m_address; }
    /// Since it began.
    double seconds() const { return 1e-3 * static_cast<double>(m_since.elapsed()); }

    const ClassView& view() const { return *m_view; }
    const Experiment& experiment() const { return m_experiment; }
    void giveExperiment(const Experiment& experiment);
    /// Has the class changed. `what` is called on another thread.
    void tell(std::function<void(Classroom&)> what);
    /// Calls `then` with the text of the run of a point; with an empty one where there is none.
    void askForRun(std::int64_t point, std::function<void(const std::string& run)> then);
    /// Calls `then` with `pointsTable`, with titles in the language of the moment.
    void askForTable(std::function<void(const std::string& table)> then);

signals:
    /// It has begun, or ended.
    void openChanged(bool open);
    /// `view` is another one.
    void changed();
    /// From now on not everything would survive a crash of the program, for this reason.
    void journalLost(const seiche::Message& why);
    /// Somebody has pulled the string that all share: it acts so many seconds from now, with this share of a
    /// whole pull.
    void pulled(double seconds, double share);

private:
    void look();
    void take(const std::shared_ptr<const ClassView>& view, const std::vector<SharedPull>& pulls);
    /// Calls `then` with what `question` finds, later.
    void ask(std::function<std::string(const Classroom&)> question,
             std::function<void(const std::string& answer)> then);

    Experiment m_experiment;
    QString m_address;
    bool m_isReachable = false;
    std::shared_ptr<const ClassView> m_view = std::make_shared<const ClassView>(); ///< shared with the server
    bool m_looking = false;
    bool m_isJournalLost = false;
    int m_number = 0; ///< of the class
    QTimer m_timer;
    QElapsedTimer m_since;
    std::unique_ptr<ClassServer> m_server; ///< last member: it ends before what it reports to
};

} // namespace seiche
