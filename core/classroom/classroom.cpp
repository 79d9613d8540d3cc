// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/classroom.h"

#include "classroom/secrets.h"
#include "files/compression.h"
#include "files/json_value.h"
#include "study/point_code.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Seconds after a tap in which a student counts as tapping.
constexpr double tapsTogether = 5.0;
constexpr std::size_t maxPulls = 10'000;
constexpr std::size_t maxIds = 1000;

bool isWithin(double value, double min, double max) { return value >= min && value <= max; } // false for NaN

// Rejects -0 and subnormal numbers, which no phone measures.
bool isAPoint(double hertz, double amplitude) {
    const bool isMeasured = amplitude == 0.0 ? !std::signbit(amplitude) : std::isnormal(amplitude);
    return isMeasured && isWithin(hertz, limits::minPointHertz, limits::pointHertz) &&
           isWithin(amplitude, 0.0, limits::pointAmplitude);
}

// Finds a point in points sorted by number; null if none.
auto* pointIn(auto& points, std::int64_t number) {
    const auto found = std::ranges::lower_bound(points, number, {}, &ClassPoint::number);
    return found != points.end() && found->number == number ? &*found : nullptr;
}

} // namespace

Classroom::Classroom(Experiment experiment)
    : m_code(randomCode()), m_experiment(std::move(experiment)),
      m_experiments{{fingerprintOf(m_experiment), m_experiment.title}} {}

// --- students ---

std::optional<Refusal> Classroom::countRequest(int student, double now) {
    return at(student).requests.tryConsume(now) ? std::nullopt : std::optional(Refusal::TooFast);
}

std::variant<std::int64_t, Refusal> Classroom::addPoint(int student, const PointReport& report) {
    Participant& from = at(student);
    if (m_activity != Activity::OwnString) return Refusal::OtherActivity;
    if (!isAPoint(report.hertz, report.amplitude) || !isWithin(report.taps, limits::minTaps, limits::maxTaps))
        return Refusal::BadRequest;
    if (report.amplitude > maxAmplitude(report.taps)) return Refusal::AmplitudeTooHigh;
    if (report.id && from.pointIds.contains(*report.id)) return 0;
    if (m_frozen) return Refusal::Frozen;
    if (from.points >= limits::pointsOfAStudent || isFullOfPoints()) return Refusal::TooManyPoints;
    settle(from);
    dropTyped(report.hertz, report.amplitude);
    storePoint({++m_lastNumber, from.nick, report.hertz, report.amplitude, report.taps, Proof::None, {}},
               report.run);
    noteId(from, report.id);
    m_journal.added(m_points.back(), report.id);
    return m_lastNumber;
}

void Classroom::noteId(Participant& from, std::optional<std::int64_t> id) {
    ++from.points;
    if (!id) return;
    from.pointIds.insert(*id);
    // The smallest id is the oldest.
    if (from.pointIds.size() > maxIds) from.pointIds.erase(from.pointIds.begin());
}

void Classroom::storePoint(ClassPoint point, std::string_view run) {
    point.experiment = m_experimentNumber;
    if (point.nick == typedNick) ++m_typedPoints;
    if (!run.empty()) {
        point.run = compressed(run);
        point.proof = Proof::Waiting;
        m_bytesOfRuns += point.run.size();
    }
    m_points.push_back(std::move(point));
    for (; m_bytesOfRuns > limits::bytesOfRuns && m_oldestRun + 1 < m_points.size(); ++m_oldestRun) {
        ClassPoint& oldest = m_points[m_oldestRun];
        m_bytesOfRuns -= oldest.run.size();
        oldest.run = {};
        if (oldest.proof == Proof::Waiting) oldest.proof = Proof::None;
    }
}

std::optional<Refusal> Classroom::tap(int student, std::span<const double> intervals, double now) {
    if (m_activity != Activity::OneString) return Refusal::OtherActivity;
    if (intervals.empty() || intervals.size() > limits::tapsInAReport) return Refusal::BadRequest;
    for (const double interval : intervals)
        if (!isWithin(interval, 0.0, limits::tapInterval)) return Refusal::BadRequest;
    Participant& from = at(student);
    from.lastTap = now;
    const double share = 1.0 / std::sqrt(tappingNow(now));
    for (const double when : from.taps.place(intervals, now)) {
        if (!from.tapRate.tryConsume(now)) continue;
        const auto after = std::ranges::upper_bound(m_pulls, when, {}, &SharedPull::when);
        m_pulls.insert(after, {when, share, from.nick});
    }
    while (m_pulls.size() > maxPulls) m_pulls.pop_front();
    return std::nullopt;
}

std::optional<Refusal> Classroom::vote(int student, int choice) {
    if (m_activity != Activity::Vote || !m_question || m_revealed) return Refusal::OtherActivity;
    if (choice < 0 || choice >= static_cast<int>(m_question->choices.size())) return Refusal::BadRequest;
    at(student).vote = choice;
    return std::nullopt;
}

// --- teacher ---

void Classroom::setExperiment(const Experiment& experiment) {
    if (experiment == this->experiment()) return;
    m_experiment = experiment;
    const std::string fingerprint = fingerprintOf(experiment);
    m_experimentNumber = numberOf(fingerprint, experiment.title);
    m_reach.reset();
    m_journal.given(fingerprint, experiment.title);
    ++m_experimentRevision;
    ++m_revision;
}

int Classroom::numberOf(const std::string& fingerprint, std::string title) {
    const auto known = std::ranges::find(m_experiments, fingerprint, &Had::fingerprint);
    const auto number = static_cast<int>(known - m_experiments.begin());
    if (known == m_experiments.end()) m_experiments.push_back({fingerprint, std::move(title)});
    return number;
}

const std::string& Classroom::titleOf(int experiment) const {
    return m_experiments[static_cast<std::size_t>(experiment)].title;
}

void Classroom::setActivity(Activity activity) {
    if (activity == m_activity) return;
    m_activity = activity;
    m_pulls.clear();
    ++m_revision;
}

void Classroom::askQuestion(Question question) {
    m_question = std::move(question);
    m_revealed = false;
    for (Participant& each : m_students) each.vote.reset();
    m_activity = Activity::Vote;
    m_pulls.clear();
    ++m_revision;
}

void Classroom::reveal() {
    if (!m_question || m_revealed) return;
    m_revealed = true;
    ++m_revision;
}

void Classroom::freeze(bool on) {
    if (std::exchange(m_frozen, on) != on) ++m_revision;
}

void Classroom::hide(bool on) {
    if (std::exchange(m_hidden, on) != on) ++m_revision;
}

void Classroom::close(bool on) { m_closed = on; }

void Classroom::end() {
    m_over = true;
    ++m_revision;
}

std::variant<std::int64_t, Refusal> Classroom::addTyped(double hertz, double amplitude) {
    if (!isAPoint(hertz, amplitude)) return Refusal::BadRequest;
    if (amplitude > maxAmplitude(limits::maxTaps)) return Refusal::AmplitudeTooHigh;
    const CodedPoint typed{hertz, amplitude};
    const bool isThere = std::ranges::any_of(m_points, [&](const ClassPoint& each) {
        constexpr double near = 0.001; // above the rounding error of a code
        if (each.experiment != m_experimentNumber || !isOnChart(each) ||
            std::abs(each.hertz - hertz) > near * hertz)
            return false;
        return each.nick == typedNick ? CodedPoint{each.hertz, each.amplitude} == typed
                                      : readPointCode(pointCode(each.hertz, each.amplitude)) == typed;
    });
    if (isThere) return 0;
    if (isFullOfPoints()) return Refusal::TooManyPoints;
    storePoint({++m_lastNumber, typedNick, hertz, amplitude, limits::minTaps, Proof::None, {}}, {});
    m_journal.added(m_points.back(), std::nullopt);
    return m_lastNumber;
}

void Classroom::clear() {
    m_journal.cleared();
    m_points.clear();
    m_typedPoints = 0;
    m_bytesOfRuns = 0;
    m_oldestRun = 0;
    m_removedPoints.clear();
    for (std::size_t i = m_students.size(); i-- > 0;) {
        m_students[i].points = 0;
        if (!m_students[i].isIn && !m_students[i].removed) forget(static_cast<int>(i));
    }
    ++m_revision;
}

void Classroom::removePoint(std::int64_t number) {
    ClassPoint* point = pointIn(m_points, number);
    if (!point || !isOnChart(*point)) return;
    m_journal.removed(number);
    point->isRemoved = true;
    m_removedPoints.push_back(number);
    if (const std::optional<int> from = studentCalled(point->nick)) --at(*from).points;
    ++m_revision;
}

std::int64_t Classroom::restorePoint() {
    while (!m_removedPoints.empty()) {
        const std::int64_t number = m_removedPoints.back();
        m_removedPoints.pop_back();
        ClassPoint* point = pointIn(m_points, number);
        if (!point) continue; // typed point, replaced by the phone's own submission
        m_journal.broughtBack();
        point->isRemoved = false;
        if (const std::optional<int> from = studentCalled(point->nick)) ++at(*from).points;
        ++m_revision;
        return number;
    }
    return 0;
}

int Classroom::removedPoints() const {
    return static_cast<int>(
        std::ranges::count_if(m_removedPoints, [this](std::int64_t each) { return point(each) != nullptr; }));
}

void Classroom::follow(std::optional<LessonStep> step) {
    if (step == m_step) return;
    m_step = std::move(step);
    ++m_revision;
}

// --- resuming ---

void Classroom::keepJournal(ClassJournal::Write write) {
    m_journal.writeTo(std::move(write));
    m_journal.began(m_code);
    const Had& present = m_experiments[static_cast<std::size_t>(m_experimentNumber)];
    m_journal.given(present.fingerprint, present.title);
}

void Classroom::resumeAs(std::string code) {
    constexpr std::int64_t revisionsOfAServer = 1'000'000;
    m_code = std::move(code);
    // Must exceed all revisions that phones have received.
    m_revision += revisionsOfAServer;
    m_experimentRevision += revisionsOfAServer;
}

void Classroom::resumeExperiment(const std::string& fingerprint, std::string title) {
    m_experimentNumber = numberOf(fingerprint, std::move(title));
}

void Classroom::resumed() { m_experimentNumber = numberOf(fingerprintOf(m_experiment), m_experiment.title); }

void Classroom::resume(const ClassPoint& point, std::optional<std::int64_t> id) {
    const std::optional<int> from = studentCalled(point.nick);
    const bool isKnown = from || point.nick == typedNick;
    if (!isKnown || point.number <= m_lastNumber || point.taps < limits::minTaps ||
        !isAPoint(point.hertz, point.amplitude))
        return;
    m_lastNumber = point.number;
    if (from) dropTyped(point.hertz, point.amplitude);
    storePoint(point, {});
    if (from) noteId(at(*from), id);
}

// --- state ---

std::vector<int> Classroom::votes() const {
    std::vector<int> count(m_question ? m_question->choices.size() : 0);
    for (const Participant& each : m_students)
        if (each.vote) ++count[static_cast<std::size_t>(*each.vote)];
    return count;
}

const ClassPoint* Classroom::point(std::int64_t number) const { return pointIn(m_points, number); }

bool Classroom::isOnChart(const ClassPoint& point) const {
    return !point.isRemoved && std::ranges::find(m_removedNicks, point.nick) == m_removedNicks.end();
}

std::string Classroom::runOf(const ClassPoint& point) const {
    return point.run.empty() ? "" : decompressed(point.run, limits::fileBytes).bytes;
}

int Classroom::marked(int student) const {
    const int nick = m_students[static_cast<std::size_t>(student)].nick;
    return static_cast<int>(std::ranges::count_if(m_points, [nick](const ClassPoint& each) {
        return each.nick == nick && !each.isRemoved && isMarked(each.proof);
    }));
}

void Classroom::prove(std::int64_t number, Proof proof) {
    ClassPoint* point = pointIn(m_points, number);
    if (!point) return;
    point->proof = proof;
    m_journal.proved(number, proof);
}

double Classroom::maxAmplitude(int taps) const {
    const double ofTaps = 2.0 * taps;
    return m_reach ? std::min(ofTaps, 1.1 * *m_reach) : ofTaps;
}

std::vector<SharedPull> Classroom::takePulls(double until) {
    const auto end = std::ranges::upper_bound(m_pulls, until, {}, &SharedPull::when);
    std::vector<SharedPull> due(m_pulls.begin(), end);
    m_pulls.erase(m_pulls.begin(), end);
    return due;
}

int Classroom::tappingNow(double now) const {
    return static_cast<int>(std::ranges::count_if(
        m_students, [now](const Participant& each) { return now - each.lastTap <= tapsTogether; }));
}

bool Classroom::isFullOfPoints() const {
    constexpr std::size_t maxPoints = std::size_t(limits::studentsInClass) * limits::pointsOfAStudent;
    return m_points.size() >= maxPoints;
}

// The point itself replaces its typed copy.
void Classroom::dropTyped(double hertz, double amplitude) {
    if (m_typedPoints == 0) return;
    const std::optional<CodedPoint> coded = readPointCode(pointCode(hertz, amplitude));
    const auto gone = std::erase_if(m_points, [&](const ClassPoint& each) {
        return each.nick == typedNick && each.experiment == m_experimentNumber &&
               coded == CodedPoint{each.hertz, each.amplitude};
    });
    if (gone == 0) return;
    m_typedPoints -= gone;
    m_oldestRun = 0;
}

} // namespace seiche
