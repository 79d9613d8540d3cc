// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/class_api.h"

#include "files/experiment_file.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace seiche {

namespace {

struct RefusalRow {
    Refusal value;
    int status;
    std::string_view word;
    std::string_view message;
    int retryAfter = 0;
};

constexpr std::array<RefusalRow, 13> refusals{{
    {Refusal::UnknownToken, 401, "unknown-token", "Join the class first."},
    {Refusal::WrongCode, 403, "wrong-code", "This is not the code of the class."},
    {Refusal::Kicked, 403, "kicked", "The teacher has removed you."},
    {Refusal::Banned, 403, "banned", "The teacher has removed you for good."},
    {Refusal::Closed, 403, "closed", "Nobody can join any more."},
    {Refusal::Frozen, 409, "frozen", "No points are taken now."},
    {Refusal::OtherActivity, 409, "other-activity", "The class does something else now."},
    {Refusal::BadRequest, 400, "bad-request", "Something in the request is missing or out of range."},
    {Refusal::TooFast, 429, "too-fast", "Too many requests.", 1},
    {Refusal::TooManyPoints, 429, "too-many-points", "A student has at most 200 points."},
    {Refusal::TooManyCodes, 429, "too-many-codes", "Many wrong codes have come; wait a little.", 2},
    {Refusal::Full, 503, "full", "There is no place now; wait a little.", 2},
    {Refusal::AmplitudeTooHigh, 400, "out-of-reach", "The experiment cannot have this amplitude."},
}};
static_assert(standInOrder(refusals));

ClassAnswer refused(Refusal why) {
    const RefusalRow& row = refusals[static_cast<std::size_t>(why)];
    ClassAnswer answer = refusedAs(row.status, row.word, row.message);
    answer.retryAfter = row.retryAfter;
    return answer;
}

ClassAnswer doneOr(std::optional<Refusal> why) { return why ? refused(*why) : ClassAnswer(); }

ClassAnswer withJson(const JsonValue& body) {
    ClassAnswer answer;
    answer.status = 200;
    answer.body = pretty(body);
    return answer;
}

std::string_view tokenIn(std::string_view authorization) {
    constexpr std::string_view bearer = "bearer ";
    if (authorization.size() < bearer.size()) return {};
    const bool is = std::ranges::equal(authorization.substr(0, bearer.size()), bearer, {}, [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return is ? authorization.substr(bearer.size()) : std::string_view();
}

// Parses a JSON object; empty if invalid.
std::optional<JsonValue> objectIn(std::string_view body) {
    auto read = readJson(body);
    JsonValue* value = std::get_if<JsonValue>(&read);
    return value && value->object() ? std::optional(std::move(*value)) : std::nullopt;
}

std::optional<double> numberIn(const JsonValue& body, std::string_view key) {
    const JsonValue* value = body.find(key);
    const double* number = value ? value->number() : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

std::optional<int> wholeIn(const JsonValue& body, std::string_view key, double max) {
    const std::optional<double> number = numberIn(body, key);
    if (!number || !(*number >= 0.0 && *number <= max) || *number != std::floor(*number)) return std::nullopt;
    return static_cast<int>(*number);
}

JsonValue whole(std::int64_t number) { return static_cast<double>(number); }

JsonValue inJson(const Text& text) {
    if (text.versions.size() == 1 && text.versions[0].language.empty()) return text.versions[0].words;
    JsonValue::Object languages;
    for (const Text::Version& each : text.versions) languages.push_back({each.language, each.words});
    return languages;
}

JsonValue inJson(const LessonStep& step) {
    return JsonValue::Object{{"lesson", inJson(step.lesson)}, {"number", whole(step.number)},
                             {"of", whole(step.of)},          {"title", inJson(step.title)},
                             {"text", inJson(step.text)},     {"task", inJson(step.task)}};
}

JsonValue questionFor(const Participant& student, const Classroom& room) {
    const Question& question = *room.question();
    JsonValue::List choices, votes;
    for (const Text& choice : question.choices) choices.push_back(inJson(choice));
    for (const int count : room.votes()) votes.push_back(whole(count));
    const bool shown = room.isRevealed();
    return JsonValue::Object{{"text", inJson(question.text)},
                             {"choices", std::move(choices)},
                             {"revealed", shown},
                             {"right", shown ? whole(question.right) : JsonValue()},
                             {"votes", shown ? JsonValue(std::move(votes)) : JsonValue()},
                             {"yours", student.vote ? whole(*student.vote) : JsonValue()}};
}

} // namespace

ClassAnswer refusedAs(int status, std::string_view error, std::string_view message) {
    ClassAnswer answer = withJson(JsonValue::Object{{"error", error}, {"message", message}});
    answer.status = status;
    return answer;
}

ClassApi::ClassApi(Experiment experiment, std::vector<std::string> hosts)
    : m_classroom(std::move(experiment)), m_hosts(std::move(hosts)) {}

std::optional<ClassAnswer> ClassApi::refuseStranger(const ClassRequest& request) const {
    if (std::ranges::find(m_hosts, request.host) == m_hosts.end())
        return refusedAs(403, "wrong-host", "The class is not to be found under this name.");
    const bool otherOrigin = !request.origin.empty() && request.origin != "http://" + std::string(request.host);
    if (otherOrigin || request.fetchSite == "cross-site")
        return refusedAs(403, "wrong-origin", "Another page asks for this.");
    return std::nullopt;
}

ClassAnswer ClassApi::answer(const ClassRequest& request, double now) {
    const bool joins = request.path == "/1/join";
    const bool isRead = request.path == "/1/state" || request.path == "/1/experiment";
    const bool isWritten = joins || request.path == "/1/point" || request.path == "/1/tap" ||
                           request.path == "/1/vote" || request.path == "/1/leave";
    if (!isRead && !isWritten) return refusedAs(404, "not-found", "There is nothing of this name.");
    if (request.method != (isRead ? "GET" : "POST"))
        return refusedAs(405, "wrong-method", isRead ? "Ask with GET." : "Send it with POST.");
    if (request.bodyIsTooLarge) return refusedAs(413, "too-large", "A body has at most 65536 bytes.");
    if (joins) return join(request, now);

    const std::variant<int, Refusal> who =
        m_classroom.find(tokenIn(request.authorization), now, request.caller);
    if (const Refusal* why = std::get_if<Refusal>(&who)) return refused(*why);
    const int student = std::get<int>(who);
    if (const std::optional<Refusal> why = m_classroom.countRequest(student, now)) return refused(*why);
    if (request.path == "/1/state") return askForState(student, request);
    if (request.path == "/1/experiment") {
        ClassAnswer answer;
        answer.status = 200;
        answer.body = writeExperiment(m_classroom.experiment());
        return answer;
    }
    if (request.path == "/1/leave") {
        m_classroom.leave(student);
        return {};
    }
    const std::optional<JsonValue> body = objectIn(request.body);
    if (!body) return refused(Refusal::BadRequest);
    if (request.path == "/1/point") return addPoint(student, *body);
    if (request.path == "/1/tap") return tap(student, *body, now);
    return vote(student, *body);
}

ClassAnswer ClassApi::join(const ClassRequest& request, double now) {
    const std::optional<JsonValue> body = objectIn(request.body);
    const std::string_view token = tokenIn(request.authorization);
    if (!body && token.empty()) return refused(Refusal::BadRequest);
    const JsonValue* code = body ? body->find("code") : nullptr;
    const std::string* letters = code ? code->text() : nullptr;
    if (!letters && token.empty()) return refused(Refusal::BadRequest);
    const std::variant<int, Refusal> who =
        m_classroom.join(letters ? *letters : "", token, now, request.caller);
    if (const Refusal* why = std::get_if<Refusal>(&who)) return refused(*why);
    const int student = std::get<int>(who);
    if (const std::optional<Refusal> why = m_classroom.countRequest(student, now)) return refused(*why);
    return joined(student);
}

ClassAnswer ClassApi::joined(int student) const {
    const Participant& who = m_classroom.students()[static_cast<std::size_t>(student)];
    JsonValue answer = JsonValue::Object{
        {"token", who.token},
        {"nick", nickOf(who.nick)},
        {"colour", colourOf(who.nick).rgb},
        {"experiment", std::get<JsonValue>(readJson(writeExperiment(m_classroom.experiment())))}};
    const JsonValue state = stateFor(student);
    for (const JsonMember& each : *state.object()) answer.add(each.key, each.value);
    return withJson(answer);
}

JsonValue ClassApi::stateFor(int student) const {
    const Participant& who = m_classroom.students()[static_cast<std::size_t>(student)];
    return JsonValue::Object{{"revision", whole(m_classroom.revision())},
                             {"activity", toString(m_classroom.activity())},
                             {"experiment_revision", whole(m_classroom.experimentRevision())},
                             {"frozen", m_classroom.isFrozen()},
                             {"hidden", m_classroom.isHidden()},
                             {"question", m_classroom.question() ? questionFor(who, m_classroom) : JsonValue()},
                             {"step", m_classroom.step() ? inJson(*m_classroom.step()) : JsonValue()},
                             {"points", whole(who.points)},
                             {"marked", whole(m_classroom.marked(student))},
                             {"over", m_classroom.isOver()}};
}

ClassAnswer ClassApi::askForState(int student, const ClassRequest& request) const {
    std::int64_t after = -1;
    const char* end = request.after.data() + request.after.size();
    if (!request.after.empty()) {
        const auto [rest, error] = std::from_chars(request.after.data(), end, after);
        if (error != std::errc() || rest != end) return refused(Refusal::BadRequest);
    }
    if (after != m_classroom.revision()) return stateInAnswer(student);
    ClassAnswer answer;
    answer.waits = true;
    answer.waiting = m_classroom.students()[static_cast<std::size_t>(student)].token;
    answer.after = after;
    return answer;
}

ClassAnswer ClassApi::state(std::string_view token, double now) {
    const std::variant<int, Refusal> who = m_classroom.find(token, now);
    if (const Refusal* why = std::get_if<Refusal>(&who)) return refused(*why);
    return stateInAnswer(std::get<int>(who));
}

ClassAnswer ClassApi::stateInAnswer(int student) const {
    ClassAnswer answer = withJson(stateFor(student));
    answer.about = m_classroom.students()[static_cast<std::size_t>(student)].token;
    return answer;
}

ClassAnswer ClassApi::addPoint(int student, const JsonValue& body) {
    const std::optional<double> hertz = numberIn(body, "hz");
    const std::optional<double> amplitude = numberIn(body, "amplitude");
    const std::optional<int> taps = wholeIn(body, "taps", limits::maxTaps);
    if (!hertz || !amplitude || !taps) return refused(Refusal::BadRequest);
    PointReport report{*hertz, *amplitude, *taps, {}, std::nullopt};
    if (const JsonValue* run = body.find("run"); run && !std::get_if<std::monostate>(&run->is)) {
        if (!run->object()) return refused(Refusal::BadRequest);
        report.run = pretty(*run);
    }
    if (body.find("id")) {
        constexpr double maxId = 9007199254740991.0; // 2^53 - 1, largest exact integer
        const std::optional<double> id = numberIn(body, "id");
        if (!id || !(*id >= 0.0 && *id <= maxId) || *id != std::floor(*id)) return refused(Refusal::BadRequest);
        report.id = static_cast<std::int64_t>(*id);
    }
    const std::variant<std::int64_t, Refusal> added = m_classroom.addPoint(student, report);
    if (const Refusal* why = std::get_if<Refusal>(&added)) return refused(*why);
    const std::int64_t number = std::get<std::int64_t>(added);
    if (number > 0 && !report.run.empty())
        m_toCheck.push_back({number, report.hertz, report.amplitude, std::move(report.run),
                             m_classroom.students()[static_cast<std::size_t>(student)].nick});
    return {};
}

ClassAnswer ClassApi::tap(int student, const JsonValue& body, double now) {
    const JsonValue* intervals = body.find("intervals_ms");
    const JsonValue::List* list = intervals ? intervals->list() : nullptr;
    if (!list) return refused(Refusal::BadRequest);
    std::vector<double> seconds;
    for (const JsonValue& each : *list) {
        const double* milliseconds = each.number();
        if (!milliseconds) return refused(Refusal::BadRequest);
        seconds.push_back(*milliseconds / 1000.0);
    }
    return doneOr(m_classroom.tap(student, seconds, now));
}

ClassAnswer ClassApi::vote(int student, const JsonValue& body) {
    const std::optional<int> choice = wholeIn(body, "choice", 1000);
    return choice ? doneOr(m_classroom.vote(student, *choice)) : refused(Refusal::BadRequest);
}

} // namespace seiche
