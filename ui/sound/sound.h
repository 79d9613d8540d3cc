// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "study/string_voices.h"
#include "wave/enum_names.h"

#include <QObject>

#include <memory>

namespace seiche {

/// What is heard of a run.
enum class Heard {
    Amplitude, ///< a tone that rises with it
    Probe,     ///< a tone whose pitch follows the height at the first probe
    String     ///< the string's standing waves, transposed by octaves into what is heard (see `StringVoices`)
};

template <>
struct EnumNames<Heard> {
    static constexpr std::array<std::pair<Heard, std::string_view>, 3> all{
        {{Heard::Amplitude, "amplitude"}, {Heard::Probe, "probe"}, {Heard::String, "string"}}};
};

/// The sound of the shown run: a ping for every tap and what of it is to be heard.
///
/// Where that is the string itself, a pool, a string without standing waves and one that is a riddle sound by
/// their amplitude. Off by default. Where the program was built without Qt Multimedia there is none.
class Sound : public QObject {
    Q_OBJECT

public:
    explicit Sound(Session& session, QObject* parent = nullptr);
    ~Sound() override;

    /// Whether this program can make sounds at all.
    static bool isBuiltIn();
    bool isOn() const { return m_player != nullptr; }
    /// False when it was wanted and there is nothing to play it on.
    bool setOn(bool on);
    Heard heard() const { return m_heard; }
    void setHeard(Heard heard);

private:
    class Player;

    void follow();
    void singAmplitude();
    void singProbe();
    bool singString();
    double onePull() const; ///< how far a pull lifts

    Session& m_session;
    Heard m_heard = Heard::Amplitude;
    StringVoices m_voices;
    std::unique_ptr<Player> m_player;
    double m_peak = 0.0; ///< in pulls, falling slowly
};

} // namespace seiche
