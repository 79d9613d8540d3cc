// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "theory/stability.h"

#include <QAbstractButton>

namespace seiche {

/// Shows the current stability with an icon, a colour and a few words. Tooltip and click explain
/// the verdict.
class StabilityChip : public QAbstractButton {
    Q_OBJECT

public:
    explicit StabilityChip(Session& session, QWidget* parent = nullptr);

    Verdict verdict() const { return m_stability.verdict; }
    QSize sizeHint() const override;
    /// A narrow chip uses smaller type.
    QSize minimumSizeHint() const override { return {sizeHint().width() * 6 / 10, sizeHint().height()}; }

signals:
    void verdictChanged();

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

/// Returns the short verdict, e.g. "stable · k 1.00 of 1.00" or "k 0.52 of 0.50: grows ×1.49 per
/// step".
QString verdictOn(const Rule& rule, const Stability& stability);
/// Returns the verdict in full. Names the stiffest medium as decisive if `largestFactor` exceeds 1.
QString explanationOf(const Rule& rule, const Stability& stability, double largestFactor = 1.0);
QString stiffestMedium(const Rule& rule, double factor);

} // namespace seiche
