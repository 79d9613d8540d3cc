// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window_under_test.h"

#include <QSignalSpy>

namespace seiche {

/// Waits until a run that plays beside the tested one has ticked `count` times; false if it never does.
/// Whatever should stand still meanwhile could have ticked and painted as often.
inline bool waitForTicks(int count) {
    QObject canvas;
    Session beside(*loadPreset("string"), *loadPreset("pool"));
    const QSignalSpy ticks(&beside, &Session::advanced);
    beside.setCanvasVisible(&canvas, true);
    return QTest::qWaitFor([&] { return ticks.count() >= count; }, patience);
}

} // namespace seiche
