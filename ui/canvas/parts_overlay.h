// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_overlay.h"
#include "session/session.h"

namespace seiche {

/// The right-moving and left-moving parts of the string's wave.
class PartsOverlay : public StringOverlay {
public:
    explicit PartsOverlay(const Session& session) : m_session(session) {}

    void paint(QPainter& painter, const StringCanvas& canvas) override;
    std::vector<LegendEntry> legend(const StringCanvas& canvas) const override;

private:
    /// Returns the current wave. Null if hidden.
    const Wave<float>* wave() const;

    const Session& m_session;
};

} // namespace seiche
