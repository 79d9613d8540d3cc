// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/class_server.h"

#include "files/system_message.h"
#include "network/addresses.h"
#include "network/allowed_hosts.h"
#include "network/connection_watch.h"
#include "network/http_answer.h"
#include "network/journal_memory.h"
#include "network/max_amplitude_finder.h"
#include "network/run_checks.h"
#include "network/waiting_phones.h"
#include "posix/own_addresses.h"
#include "posix/sockets.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

namespace seiche {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// Largest rejected body that is still read to its end, so that the sender can receive the reason.
constexpr std::size_t bytesReadInVain = 1 << 20;
constexpr std::size_t bytesOfHeaders = 16 << 10;

/// A request that is being received.
struct Incoming {
    std::string body;
    std::size_t bytes = 0; ///< bytes received
    bool isWhole = false;  ///< answered, or waiting for an answer
    std::string waiting;   ///< token of the student who waits for news
    std::string hears;     ///< token of the student informed of the end
};

/// An open connection.
struct Connected {
    ConnectionWatch::Entry entry;
    Caller caller;
};

Connected& of(MHD_Connection* connection) {
    const auto* info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return *static_cast<Connected*>(info->socket_context);
}

} // namespace

/// The running server: a thread of the library for requests, a thread for waiting phones, and the
/// thread of `RunChecks`.
class ClassServer::Work {
public:
    Work(Experiment experiment, ClassServerSettings settings)
        : m_settings(std::move(settings)), m_api(std::move(experiment), {}), m_limit(connectionLimit()),
          m_watch(static_cast<std::size_t>(m_limit)) {}

    ~Work() {
        if (!m_daemon) return;
        if (!m_staysInMemory) notifyEnd();
        m_keeper = {};
        {
            const std::lock_guard lock(m_lock);
            m_ending = true;
            m_waiting.wakeAll();
        }
        // Must precede the release of the port, because the next server may use a journal of the
        // same name.
        if (!m_staysInMemory) m_journal->remove();
        MHD_stop_daemon(m_daemon);
    }

    std::optional<Message> listen() {
        const std::optional<ListeningAddress> at = ListeningAddress::of(m_settings.bind, m_settings.port);
        if (!at)
            return Message(TRANSLATABLE("Problem", "%1 is not an address of this computer"),
                           quote(m_settings.bind));
        unsigned flags = MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
        if (at->isIPv6()) flags |= MHD_USE_DUAL_STACK;
        const std::lock_guard lock(m_lock); // requests wait until the start is complete
        m_daemon = MHD_start_daemon(
            flags, 0, nullptr, nullptr, &Work::onRequest, this, MHD_OPTION_SOCK_ADDR, at->get(),
            MHD_OPTION_CONNECTION_LIMIT, static_cast<unsigned>(m_limit), MHD_OPTION_CONNECTION_MEMORY_LIMIT,
            bytesOfHeaders, MHD_OPTION_CONNECTION_TIMEOUT, 60u, MHD_OPTION_LISTEN_BACKLOG_SIZE, 511u,
            MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_NOTIFY_COMPLETED, &Work::onCompleted, this,
            MHD_OPTION_NOTIFY_CONNECTION, &Work::onConnection, this, MHD_OPTION_END);
        if (!m_daemon) {
            // The library closes its sockets, which may change errno.
            const int obstacle = at->obstacle();
            return Message(TRANSLATABLE("Problem", "cannot listen on %1: %2"),
                           hostOf(m_settings.bind, m_settings.port),
                           systemMessage(obstacle ? obstacle : EAGAIN));
        }
        m_port = MHD_get_daemon_info(m_daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
        m_api.setHosts(allowedHosts(m_settings, m_port));
        m_journal.emplace(m_settings, m_port);
        if (std::optional<Message> problem = m_journal->begin(m_api.classroom())) {
            m_staysInMemory = true;
            return problem;
        }
        m_checks.emplace([this](std::int64_t point, Proof proof) {
            const std::lock_guard lock(m_lock);
            m_api.classroom().prove(point, proof);
        });
        m_reach.emplace([this](const Experiment& experiment, double pulls) {
            const std::lock_guard lock(m_lock);
            if (m_api.classroom().experiment() == experiment) m_api.classroom().setReach(pulls);
        });
        m_keeper = std::jthread([this](const std::stop_token& stop) { keep(stop); });
        return std::nullopt;
    }

    const JournalMemory& journal() const { return *m_journal; }
    void stayInMemory() { m_staysInMemory = true; }
    int port() const { return m_port; }

    OwnAddress address() const {
        const std::vector<OwnAddress> own = ownAddresses();
        const auto found = isAnyAddress(m_settings.bind)
                               ? own.begin()
                               : std::ranges::find(own, m_settings.bind, &OwnAddress::address);
        if (found != own.end()) return *found;
        // No own address matches in the system's notation.
        const bool isAny = isAnyAddress(m_settings.bind);
        return {isAny ? "127.0.0.1" : m_settings.bind, {}, isAny, false};
    }

    void with(const std::function<void(Classroom&)>& what) {
        {
            const std::lock_guard lock(m_lock);
            what(m_api.classroom());
        }
        m_news.notify_all();
    }

    void post(Posted what) {
        {
            const std::lock_guard lock(m_postLock);
            m_posted.push_back(std::move(what));
        }
        m_isPosted = true;
        m_news.notify_all();
    }

    double now() const { return std::chrono::duration<double>(Clock::now() - m_began).count(); }

private:
    // --- callbacks of the library, on its thread ---

    static MHD_Result onRequest(void* self, MHD_Connection* connection, const char* path, const char* method,
                                const char*, const char* upload, std::size_t* bytes, void** request) {
        try {
            return static_cast<Work*>(self)->request(connection, path, method, {upload, upload ? *bytes : 0},
                                                     bytes, *request);
        } catch (const std::exception&) { // probably out of memory: drops this request only
            return MHD_NO;
        }
    }

    static void onCompleted(void* self, MHD_Connection* connection, void** request,
                            MHD_RequestTerminationCode) {
        auto& work = *static_cast<Work*>(self);
        const std::unique_ptr<Incoming> done(static_cast<Incoming*>(std::exchange(*request, nullptr)));
        if (done && !done->hears.empty()) work.hasHeard(done->hears);
        work.m_watch.asking(of(connection).entry);
    }

    static void onConnection(void* self, MHD_Connection* connection, void** context,
                             MHD_ConnectionNotificationCode what) {
        ConnectionWatch& watch = static_cast<Work*>(self)->m_watch;
        if (what == MHD_CONNECTION_NOTIFY_STARTED) {
            const int socket =
                MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
            *context = new Connected{watch.opened(socket), {peerOf(socket)}};
        } else {
            auto* connected = static_cast<Connected*>(std::exchange(*context, nullptr));
            watch.closed(connected->entry);
            delete connected;
        }
    }

    MHD_Result request(MHD_Connection* connection, std::string_view path, std::string_view method,
                       std::string_view upload, std::size_t* bytes, void*& request) {
        if (!request) {
            request = new Incoming;
            return announcedBytes(connection) > bytesReadInVain
                       ? send(connection, refusedAs(413, "too-large", "A body has at most 65536 bytes."))
                       : MHD_YES;
        }
        Incoming& incoming = *static_cast<Incoming*>(request);
        if (!upload.empty()) {
            *bytes = 0;
            incoming.bytes += upload.size();
            if (incoming.bytes > bytesReadInVain) return MHD_NO;
            if (incoming.bytes <= limits::requestBytes) incoming.body += upload;
            return MHD_YES;
        }
        m_watch.answering(of(connection).entry);
        if (!incoming.isWhole && !path.starts_with("/1/")) return page(connection, path, method);
        return answer(connection, path, method, incoming);
    }

    static std::size_t announcedBytes(MHD_Connection* connection) {
        const std::string_view length = header(connection, "Content-Length");
        std::size_t bytes = 0;
        const auto [end, error] = std::from_chars(length.data(), length.data() + length.size(), bytes);
        return error == std::errc::result_out_of_range ? std::string::npos : bytes;
    }

    MHD_Result answer(MHD_Connection* connection, std::string_view path, std::string_view method,
                      Incoming& incoming) {
        ClassAnswer answer;
        {
            const std::lock_guard lock(m_lock);
            if (std::exchange(incoming.isWhole, true)) answer = m_api.state(incoming.waiting, now());
            else {
                const std::string host = inSmallLetters(header(connection, "Host"));
                const char* after = MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, "after");
                const ClassRequest asked{method,
                                         path,
                                         after ? after : "",
                                         host,
                                         header(connection, "Origin"),
                                         header(connection, "Sec-Fetch-Site"),
                                         header(connection, "Authorization"),
                                         incoming.body,
                                         incoming.bytes > limits::requestBytes,
                                         &of(connection).caller};
                const std::optional<ClassAnswer> refused = m_api.refuseStranger(asked);
                answer = refused ? *refused : m_api.answer(asked, now());
                if (answer.waits && m_ending) answer = m_api.state(answer.waiting, now());
                if (answer.waits) {
                    incoming.waiting = answer.waiting;
                    m_waiting.add(connection, answer.waiting, answer.after);
                    m_watch.waiting(of(connection).entry);
                    return MHD_YES;
                }
                queueRuns();
            }
            if (m_api.classroom().isOver()) incoming.hears = answer.about;
        }
        m_news.notify_all();
        return send(connection, answer);
    }

    MHD_Result page(MHD_Connection* connection, std::string_view path, std::string_view method) {
        const std::string host = inSmallLetters(header(connection, "Host"));
        {
            const std::lock_guard lock(m_lock);
            ClassRequest asked; // foreign links are allowed; only the host is checked
            asked.host = host;
            if (const std::optional<ClassAnswer> refused = m_api.refuseStranger(asked))
                return send(connection, *refused);
        }
        if (method != "GET" && method != "HEAD")
            return send(connection, refusedAs(405, "wrong-method", "Ask with GET."));
        if (pageFiles().empty()) return sendNoPage(connection);
        const std::string_view name = path == "/" ? "class.html" : path.substr(1);
        const auto file = std::ranges::find(pageFiles(), name, &PageFile::path);
        return file == pageFiles().end()
                   ? send(connection, refusedAs(404, "not-found", "There is nothing of this name."))
                   : send(connection, *file);
    }

    // --- waiting phones ---

    void keep(const std::stop_token& stop) {
        Clock::time_point nextCheck = Clock::now();
        std::unique_lock lock(m_lock);
        while (!stop.stop_requested()) {
            doPosted();
            findReach();
            m_waiting.wake(m_api.classroom().revision());
            if (const Clock::time_point now = Clock::now(); now >= nextCheck) {
                nextCheck = now + 1s;
                m_watch.closeSlowConnections();
            }
            m_news.wait_for(lock, stop, 100ms,
                            [&] { return m_isPosted || m_waiting.hasNewsFor(m_api.classroom().revision()); });
        }
    }

    // Locks only the list, so that `post` never waits.
    void doPosted() {
        if (!m_isPosted.exchange(false)) return;
        std::deque<Posted> posted;
        {
            const std::lock_guard lock(m_postLock);
            posted.swap(m_posted);
        }
        for (const Posted& each : posted) each(m_api.classroom(), now());
    }

    // --- end of the class ---

    // Active phones wait or send a request soon.
    void notifyEnd() {
        constexpr auto atMost = 500ms;
        std::unique_lock lock(m_lock);
        m_api.classroom().end();
        m_news.notify_all();
        m_news.wait_for(lock, atMost, [this] {
            return std::ranges::all_of(m_api.classroom().students(), [this](const Participant& each) {
                return !each.isIn || m_haveHeard.contains(each.token);
            });
        });
    }

    void hasHeard(const std::string& token) {
        {
            const std::lock_guard lock(m_lock);
            m_haveHeard.insert(token);
        }
        m_news.notify_all();
    }

    // --- runs ---

    void findReach() {
        const Classroom& room = m_api.classroom();
        if (std::exchange(m_reachIsOf, room.experimentRevision()) != room.experimentRevision())
            m_reach->find(std::make_shared<const Experiment>(room.experiment()));
    }

    void queueRuns() {
        std::vector<RunToCheck> runs = m_api.takeRunsToCheck();
        if (runs.empty()) return;
        Classroom& room = m_api.classroom();
        if (!m_experiment || *m_experiment != room.experiment())
            m_experiment = std::make_shared<const Experiment>(room.experiment());
        for (RunToCheck& each : runs)
            if (const std::optional<std::int64_t> gone = m_checks->add(std::move(each), m_experiment))
                room.prove(*gone, Proof::TooLong);
    }

    const ClassServerSettings m_settings;
    const Clock::time_point m_began = Clock::now();
    std::mutex m_lock; ///< guards all members up to the daemon
    std::condition_variable_any m_news;
    std::mutex m_postLock; ///< guards `m_posted`
    std::deque<Posted> m_posted;
    std::atomic<bool> m_isPosted = false;
    ClassApi m_api;
    WaitingPhones m_waiting;
    std::shared_ptr<const Experiment> m_experiment; ///< experiment of the latest runs
    std::int64_t m_reachIsOf = -1;                  ///< revision of the experiment whose reach is requested
    std::set<std::string> m_haveHeard;              ///< tokens of the phones that have received the end
    bool m_ending = false;
    int m_port = 0;
    int m_limit;
    ConnectionWatch m_watch;
    std::optional<JournalMemory> m_journal;
    bool m_staysInMemory = false;
    MHD_Daemon* m_daemon = nullptr;
    std::jthread m_keeper;
    std::optional<RunChecks> m_checks; ///< last members: must end before their report targets
    std::optional<MaxAmplitudeFinder> m_reach;
};

ClassServer::ClassServer(std::unique_ptr<Work> work) : m_work(std::move(work)) {}
ClassServer::~ClassServer() = default;

std::variant<std::unique_ptr<ClassServer>, Message> ClassServer::start(Experiment experiment,
                                                                       const ClassServerSettings& settings) {
    auto work = std::make_unique<Work>(std::move(experiment), settings);
    if (std::optional<Message> problem = work->listen()) return std::move(*problem);
    return std::unique_ptr<ClassServer>(new ClassServer(std::move(work)));
}

bool ClassServer::hasResumed() const { return m_work->journal().hasResumed(); }
std::optional<Message> ClassServer::journalProblem() const { return m_work->journal().problem(); }
void ClassServer::stayInMemory() { m_work->stayInMemory(); }
int ClassServer::port() const { return m_work->port(); }
std::string ClassServer::address() const { return "http://" + hostOf(m_work->address().address, port()) + '/'; }
bool ClassServer::isReachable() const { return !m_work->address().isLoopback; }
void ClassServer::with(const std::function<void(Classroom&)>& what) { m_work->with(what); }
void ClassServer::post(Posted what) { m_work->post(std::move(what)); }
double ClassServer::now() const { return m_work->now(); }

} // namespace seiche
