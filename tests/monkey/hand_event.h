// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRandomGenerator>

#include <optional>

namespace seiche {

/// Something that hands may do to a window, as numbers: what they mean depends on the window, so that a stream
/// of them is the same for every machine, and one that is cut out leaves the others as they are.
struct HandEvent {
    enum class Kind { Key, Hold, Press, Move, Release, Double, Wheel, Touch, Type, Trigger, Wait };

    Kind kind = Kind::Wait;
    quint32 what = 0; ///< which key, text, button, ...
    quint16 x = 0;    ///< place in the window, in parts of 65,536
    quint16 y = 0;

    friend bool operator==(const HandEvent&, const HandEvent&) = default;
};

/// The next one of a seed's stream.
HandEvent nextEvent(QRandomGenerator& dice);
/// As a line of a log, and back; nothing for a line that is none.
QByteArray toLine(const HandEvent& event);
std::optional<HandEvent> fromLine(const QByteArray& line);

} // namespace seiche
