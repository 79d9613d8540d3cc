// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QObject>

#include <memory>

namespace seiche {

/// The sound of the shown run: a ping for every tap and a tone that rises with the amplitude.
///
/// Off by default. Where the program was built without Qt Multimedia there is none.
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

private:
    class Player;

    void follow();

    Session& m_session;
    std::unique_ptr<Player> m_player;
    double m_peak = 0.0; ///< in pulls, falling slowly
};

} // namespace seiche
