// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "study/string_voices.h"
#include "wave/enum_names.h"

#include <QObject>

#include <memory>

namespace seiche {

/// Source of the sound.
enum class SonifiedQuantity {
    Amplitude, ///< tone that rises with the amplitude
    Probe,     ///< pitch follows the displacement at the first probe
    String ///< standing waves of the string, transposed by octaves into the audible range (see `StringVoices`)
};

template <>
struct EnumNames<SonifiedQuantity> {
    static constexpr std::array<std::pair<SonifiedQuantity, std::string_view>, 3> all{
        {{SonifiedQuantity::Amplitude, "amplitude"},
         {SonifiedQuantity::Probe, "probe"},
         {SonifiedQuantity::String, "string"}}};
};

/// The sound of the shown run: a ping for every tap, and a continuous tone.
///
/// With `SonifiedQuantity::String`, a pool, a string without standing waves and a challenge use the amplitude
/// instead. Disabled by default. Silent if built without Qt Multimedia.
class Sound : public QObject {
    Q_OBJECT

public:
    explicit Sound(Session& session, QObject* parent = nullptr);
    ~Sound() override;

    /// Returns whether the program was built with sound.
    static bool isBuiltIn();
    bool isOn() const { return m_player != nullptr; }
    /// Switches the sound on or off. Returns false if there is no audio device to switch on.
    bool setOn(bool on);
    SonifiedQuantity heard() const { return m_heard; }
    void setHeard(SonifiedQuantity heard);

private:
    class Player;

    void follow();
    void singAmplitude();
    void singProbe();
    bool singString();
    double onePull() const; ///< displacement of a single tap

    Session& m_session;
    SonifiedQuantity m_heard = SonifiedQuantity::Amplitude;
    StringVoices m_voices;
    std::unique_ptr<Player> m_player;
    double m_peak = 0.0; ///< relative to a tap, decaying slowly
};

} // namespace seiche
