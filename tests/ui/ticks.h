// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window_under_test.h"

#include <QSignalSpy>

namespace seiche {

/// Waits until a second, playing run has ticked `count` times. Returns false if it never does. A
/// tested window has had the same time to tick and paint.
inline bool waitForTicks(int count) {
    QObject canvas;
    Session beside(*loadPreset("string"), *loadPreset("pool"));
    const QSignalSpy ticks(&beside, &Session::advanced);
    beside.setCanvasVisible(&canvas, true);
    return QTest::qWaitFor([&] { return ticks.count() >= count; }, patience);
}

} // namespace seiche
