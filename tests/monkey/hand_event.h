// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRandomGenerator>

#include <optional>

namespace seiche {

/// A user action as numbers, interpreted relative to the window. A stream of events is therefore
/// the same on every machine, and removing an event leaves the others unchanged.
struct HandEvent {
    enum class Kind { Key, Hold, Press, Move, Release, Double, Wheel, Touch, Type, Trigger, Wait };

    Kind kind = Kind::Wait;
    quint32 what = 0; ///< selects the key, text, button, ...
    quint16 x = 0;    ///< position in 1/65,536 of the window size
    quint16 y = 0;

    friend bool operator==(const HandEvent&, const HandEvent&) = default;
};

/// Returns the next event of a random stream.
HandEvent nextEvent(QRandomGenerator& dice);
/// Converts an event to a log line and back. Empty for an invalid line.
QByteArray toLine(const HandEvent& event);
std::optional<HandEvent> fromLine(const QByteArray& line);

} // namespace seiche
