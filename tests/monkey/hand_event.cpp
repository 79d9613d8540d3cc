// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "monkey/hand_event.h"

#include <QList>

#include <array>
#include <utility>

namespace seiche {

namespace {

using Kind = HandEvent::Kind;

constexpr std::array<std::pair<Kind, const char*>, 11> words{{{Kind::Key, "key"},
                                                              {Kind::Hold, "hold"},
                                                              {Kind::Press, "press"},
                                                              {Kind::Move, "move"},
                                                              {Kind::Release, "release"},
                                                              {Kind::Double, "double"},
                                                              {Kind::Wheel, "wheel"},
                                                              {Kind::Touch, "touch"},
                                                              {Kind::Type, "type"},
                                                              {Kind::Trigger, "trigger"},
                                                              {Kind::Wait, "wait"}}};

/// Probability of each kind, in per cent.
constexpr std::array<std::pair<Kind, int>, 11> shares{{{Kind::Key, 24},
                                                       {Kind::Hold, 4},
                                                       {Kind::Press, 17},
                                                       {Kind::Move, 14},
                                                       {Kind::Release, 15},
                                                       {Kind::Double, 2},
                                                       {Kind::Wheel, 5},
                                                       {Kind::Touch, 4},
                                                       {Kind::Type, 6},
                                                       {Kind::Trigger, 4},
                                                       {Kind::Wait, 5}}};

} // namespace

HandEvent nextEvent(QRandomGenerator& dice) {
    // A fixed number of random values keeps streams aligned.
    int share = static_cast<int>(dice.bounded(100));
    const quint32 what = dice.generate(), place = dice.generate();
    HandEvent event{Kind::Wait, what, static_cast<quint16>(place >> 16), static_cast<quint16>(place)};
    for (const auto& [kind, often] : shares) {
        if (share < often) {
            event.kind = kind;
            break;
        }
        share -= often;
    }
    return event;
}

QByteArray toLine(const HandEvent& event) {
    return QByteArray(words[static_cast<std::size_t>(event.kind)].second) + ' ' +
           QByteArray::number(event.what) + ' ' + QByteArray::number(event.x) + ' ' +
           QByteArray::number(event.y);
}

std::optional<HandEvent> fromLine(const QByteArray& line) {
    const QList<QByteArray> parts = line.trimmed().split(' ');
    if (parts.size() < 4) return std::nullopt;
    for (const auto& [kind, word] : words)
        if (parts[0] == word)
            return HandEvent{kind, parts[1].toUInt(), parts[2].toUShort(), parts[3].toUShort()};
    return std::nullopt;
}

} // namespace seiche
