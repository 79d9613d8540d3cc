// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "theory/stability.h"

#include <QAbstractButton>

namespace seiche {

/// Shows live whether the setting is stable and why: a sign, a colour and a few words.
///
/// The tooltip and a click explain it.
class StabilityChip : public QAbstractButton {
    Q_OBJECT

public:
    explicit StabilityChip(Session& session, QWidget* parent = nullptr);

    Verdict verdict() const { return m_stability.verdict; }
    QSize sizeHint() const override;
    /// Narrower than it wishes to be, it writes smaller.
    QSize minimumSizeHint() const override { return {sizeHint().width() * 6 / 10, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void judge();
    QString sign() const;

    Session& m_session;
    Rule m_rule;
    Stability m_stability;
};

/// The verdict in a few words: "stable · k 1.00 of 1.00", "k 0.52 of 0.50: grows ×1.49 per step".
QString verdictOn(const Rule& rule, const Stability& stability);
/// The same at length, and that the stiffest medium decides where there is one that multiplies k with more
/// than 1.
QString explanationOf(const Rule& rule, const Stability& stability, double largestFactor = 1.0);
QString stiffestMedium(const Rule& rule, double factor);

} // namespace seiche
