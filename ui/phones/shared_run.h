// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "phones/phone_class.h"
#include "session/session.h"

#include <QPoint>
#include <QTimer>
#include <QWidget>

#include <deque>
#include <optional>

class QStackedWidget;

namespace seiche {

class BigNumber;

/// The string on the wall that all tap: each pull of a phone acts on the run that is shown, here or on its own
/// page, where the experiment pulls.
class SharedRun : public QWidget {
    Q_OBJECT

public:
    SharedRun(PhoneClass& phones, Session& session, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void begin();
    /// The cell where the experiment pulls.
    QPoint watched() const;
    void pull(double seconds, double share);
    void measure();
    void look();
    void refresh();
    void retranslate();

    struct Range {
        double least;
        double most;
    };

    PhoneClass& m_phones;
    Session& m_session;
    QStackedWidget* m_canvases;
    BigNumber* m_tapping;
    BigNumber* m_swing;
    QTimer m_timer;
    std::deque<Range> m_ranges;      ///< of the heights where the experiment pulls, between the last looks
    std::optional<Range> m_now;      ///< since the last one
    std::optional<double> m_onePull; ///< the unit of the swing
};

} // namespace seiche
