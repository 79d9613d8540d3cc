// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_overlay.h"
#include "session/session.h"
#include "show/falling_picture.h"

#include <QImage>

namespace seiche {

/// Falling objects over a pool seen from above, and snow on its walls. Lies above the object
/// overlay. The surface view has its own.
class FallingOverlay : public PoolOverlay {
public:
    explicit FallingOverlay(Session& session) : m_session(session) {}

    void paint(QPainter& painter, const PoolCanvas& canvas, bool main) override;

private:
    Session& m_session;
    FallingPicture m_falling;
    QImage m_image;
};

} // namespace seiche
