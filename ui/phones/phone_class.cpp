// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/phone_class.h"

#include "classroom/points_table.h"
#include "network/addresses.h"
#include "wording/names.h"

#include <chrono>
#include <limits>
#include <utility>

namespace seiche {

namespace {

using namespace std::chrono_literals;

constexpr auto betweenLooks = 100ms;

} // namespace

PhoneClass::PhoneClass(QObject* parent) : QObject(parent) {
    m_timer.setInterval(betweenLooks);
    connect(&m_timer, &QTimer::timeout, this, &PhoneClass::poll);
}

PhoneClass::~PhoneClass() = default;

std::optional<Message> PhoneClass::open(const Experiment& experiment, const ClassServerSettings& settings) {
    auto started = ClassServer::start(experiment, settings);
    if (Message* problem = std::get_if<Message>(&started)) return std::move(*problem);
    close();
    m_server = std::move(std::get<std::unique_ptr<ClassServer>>(started));
    ++m_number;
    m_experiment = experiment;
    m_looking = false;
    m_isJournalLost = false;
    const bool isNamed = !settings.names.empty();
    m_address = QString::fromStdString(
        isNamed ? "http://" + hostOf(settings.names.front(), m_server->port()) + '/' : m_server->address());
    m_isReachable = isNamed || m_server->isReachable();
    m_since.start();
    m_timer.start();
    // Read synchronously to show the code at once; no phone competes for the server yet.
    m_server->with(
        [this](const Classroom& room) { m_view = std::make_shared<const ClassView>(viewOf(room, 0.0)); });
    emit openChanged(true);
    emit changed();
    return std::nullopt;
}

void PhoneClass::close() {
    if (!isOpen()) return;
    m_timer.stop();
    m_server.reset();
    m_address.clear();
    m_view = std::make_shared<const ClassView>();
    emit openChanged(false);
    emit changed();
}

void PhoneClass::stayInMemory() {
    if (isOpen()) m_server->stayInMemory();
}

void PhoneClass::setExperiment(const Experiment& experiment) {
    m_experiment = experiment;
    changeClass([experiment](Classroom& room) { room.setExperiment(experiment); });
}

void PhoneClass::changeClass(std::function<void(Classroom&)> what) {
    if (!isOpen()) return;
    m_server->post([what = std::move(what)](Classroom& room, double) { what(room); });
    poll();
}

void PhoneClass::poll() {
    if (const std::optional<Message> why = m_server->journalProblem();
        why && !std::exchange(m_isJournalLost, true))
        emit journalLost(*why);
    if (m_looking) return;
    m_looking = true;
    m_server->post([this, number = m_number, seen = m_view](Classroom& room, double now) {
        auto view = std::make_shared<const ClassView>(viewOf(room, now));
        if (*view == *seen) view = seen;
        std::vector<SharedPull> pulls = room.takePulls(std::numeric_limits<double>::infinity());
        QMetaObject::invokeMethod(
            this,
            [this, number, view = std::move(view), pulls = std::move(pulls)] {
                if (number == m_number && isOpen()) update(view, pulls);
            },
            Qt::QueuedConnection);
    });
}

void PhoneClass::update(const std::shared_ptr<const ClassView>& view, const std::vector<SharedPull>& pulls) {
    m_looking = false;
    for (const SharedPull& pull : pulls) emit pulled(pull.when - m_server->now(), pull.share);
    if (view == m_view) return;
    m_view = view;
    emit changed();
}

void PhoneClass::query(std::function<std::string(const Classroom&)> question,
                       std::function<void(const std::string& answer)> then) {
    if (!isOpen()) return;
    m_server->post([this, number = m_number, question = std::move(question),
                    then = std::move(then)](const Classroom& room, double) {
        QMetaObject::invokeMethod(
            this,
            [this, number, then, answer = question(room)] {
                if (number == m_number && isOpen()) then(answer);
            },
            Qt::QueuedConnection);
    });
}

void PhoneClass::requestRun(std::int64_t point, std::function<void(const std::string& run)> then) {
    query(
        [point](const Classroom& room) {
            const ClassPoint* found = room.point(point);
            return found ? room.runOf(*found) : std::string();
        },
        std::move(then));
}

void PhoneClass::askForTable(std::function<void(const std::string& table)> then) {
    query(
        [](const Classroom& room) {
            return pointsTable(room,
                               [](const std::string& title) { return exampleInWords(title).toStdString(); });
        },
        std::move(then));
}

} // namespace seiche

#include "moc_phone_class.cpp"
