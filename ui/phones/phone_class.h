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

/// The class of phones behind the window: starts and stops the server. Never blocks the window:
/// requests are posted to the server, and `view`, at most 0.1 s old, returns the state.
class PhoneClass : public QObject {
    Q_OBJECT

public:
    explicit PhoneClass(QObject* parent = nullptr);
    ~PhoneClass() override;

    /// Starts a class, or resumes a killed class at this port. Returns a problem on failure.
    std::optional<Message> open(const Experiment& experiment, const ClassServerSettings& settings);
    /// Ends the class and notifies the phones.
    void close();
    /// Keeps the class resumable at this port after `close`.
    void stayInMemory();
    bool isOpen() const { return m_server != nullptr; }
    bool hasResumed() const { return isOpen() && m_server->hasResumed(); }

    /// Address for phones, e.g. "http://192.168.4.20:8080/". Empty if only this computer can
    /// connect.
    QString address() const { return m_isReachable ? m_address : QString(); }
    /// Address of the class, even if phones cannot connect.
    QString anyAddress() const { return m_address; }
    /// Seconds since the class started.
    double seconds() const { return 1e-3 * static_cast<double>(m_since.elapsed()); }

    const ClassView& view() const { return *m_view; }
    const Experiment& experiment() const { return m_experiment; }
    void setExperiment(const Experiment& experiment);
    /// Calls `what` on the server thread to change the class.
    void changeClass(std::function<void(Classroom&)> what);
    /// Calls `then` with a point's recording, empty if none.
    void requestRun(std::int64_t point, std::function<void(const std::string& run)> then);
    /// Calls `then` with `pointsTable` in the current language.
    void askForTable(std::function<void(const std::string& table)> then);

signals:
    /// Emitted when the class has started or ended.
    void openChanged(bool open);
    /// Emitted when `view` has changed.
    void changed();
    /// Emitted when the class would no longer fully survive a crash, with the reason.
    void journalLost(const seiche::Message& why);
    /// Emitted for a tap on the shared string, which acts after `seconds` with this fraction of the
    /// full height.
    void pulled(double seconds, double share);

private:
    void poll();
    void update(const std::shared_ptr<const ClassView>& view, const std::vector<SharedPull>& pulls);
    /// Calls `then` later with the answer to `question`.
    void query(std::function<std::string(const Classroom&)> question,
               std::function<void(const std::string& answer)> then);

    Experiment m_experiment;
    QString m_address;
    bool m_isReachable = false;
    std::shared_ptr<const ClassView> m_view = std::make_shared<const ClassView>(); ///< shared with the server
    bool m_looking = false;
    bool m_isJournalLost = false;
    int m_number = 0; ///< number of the current class
    QTimer m_timer;
    QElapsedTimer m_since;
    std::unique_ptr<ClassServer> m_server; ///< last member: ends before the members that it uses
};

} // namespace seiche
