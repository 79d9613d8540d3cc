// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/object_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace seiche {

/// Reads an experiment's events, after all other parts.
class EventReader {
public:
    EventReader(MemberReader& members, Experiment& experiment)
        : m_members(members), m_objects(members), m_experiment(experiment) {}

    /// Reads all events. Taps inherit missing values from `inherited`. An unreadable event is
    /// replaced by an empty change, so that the other events keep their indices.
    void read(const JsonValue& events, const Pull& inherited);

    /// Returns the path in the file for a path of the experiment: "events[7].pull.at" may come from
    /// "events[2].then[4]". Empty for values inherited from the start of a trail.
    std::optional<std::string> pathInFile(const std::string& path) const;

private:
    void readEvent(const JsonValue& value, const std::string& path, Event& event);
    Change readChange(const JsonValue& value, const std::string& path);
    void readTrail(const JsonValue& value, const std::string& path);
    bool follow(Event& next, const Event& first, const Spot& at, std::optional<double> height);
    Pull readPull(const JsonValue& value, const std::string& path);
    Hold readHold(const JsonValue& value, const std::string& path);
    Change readLocalDamping(const JsonValue& value, const std::string& path);
    SharedRaster readRaster(const JsonValue& value, const std::string& path);
    Change readModes(const JsonValue& value, const std::string& path);
    AddedMode readMode(const JsonValue& value, const std::string& path);
    Change readShape(const JsonValue& value, const std::string& path);
    Change readObjects(const JsonValue& value, const std::string& path);
    /// Continues a source's phase if only its frequency changes.
    void keepPhases(const JsonValue& put, ObjectsChange& change) const;
    /// Continues sources' phases if the steps per second change.
    void follow(const Settings& settings);
    void readNumber(const JsonValue& value, const std::string& path, const char* key, double& number);
    /// Reads the member "at" of an object.
    void readPlace(const JsonValue& value, const std::string& path, double& x, double& y);

    MemberReader& m_members;
    ObjectReader m_objects;
    Experiment& m_experiment;
    Pull m_inherited;
    std::vector<std::string> m_paths; ///< of each event; a trail gives several
    Experiment m_present;             ///< objects, probes and pace after the events so far
    bool m_hasTooMany = false;        ///< too many objects
    std::int64_t m_step = 0;          ///< step of the current event
};

} // namespace seiche
