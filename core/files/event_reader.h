// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/object_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace seiche {

/// Reads the events of an experiment file into the experiment, whose other parts have been read.
class EventReader {
public:
    EventReader(MemberReader& members, Experiment& experiment)
        : m_members(members), m_objects(members), m_experiment(experiment) {}

    /// What an event's pull leaves out it has from `inherited`. An event that cannot be read stands in as a
    /// change of nothing, so that the others keep their numbers.
    void read(const JsonValue& events, const Pull& inherited);

    /// Where the file has what the experiment has at a path: "events[7].pull.at" may have come from
    /// "events[2].then[4]". Nothing for what an event only has from the one its trail began with.
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
    /// Another frequency alone lets a source swing on from where it is.
    void goOnSwinging(const JsonValue& put, ObjectsChange& change) const;
    /// Sources go on, too, when a second gets other steps.
    void follow(const Settings& settings);
    void readNumber(const JsonValue& value, const std::string& path, const char* key, double& number);
    /// The member "at" of an object.
    void readPlace(const JsonValue& value, const std::string& path, double& x, double& y);

    MemberReader& m_members;
    ObjectReader m_objects;
    Experiment& m_experiment;
    Pull m_inherited;
    std::vector<std::string> m_paths; ///< of each event; several have come from one trail
    Experiment m_present;             ///< its objects, probes and pace as the events so far have left them
    bool m_hasTooMany = false;        ///< of these objects
    std::int64_t m_step = 0;          ///< of the event that is read
};

} // namespace seiche
