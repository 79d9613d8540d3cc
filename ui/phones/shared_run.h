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

/// The projected string that all students tap. Phone taps act on the shown run at the experiment's
/// tapping position, on this page and the run page.
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
    /// Returns the cell of the experiment's tap.
    QPoint watched() const;
    void pull(double seconds, double share);
    void measure();
    void addRange();
    void refresh();
    void retranslate();

    struct Range {
        double min;
        double max;
    };

    PhoneClass& m_phones;
    Session& m_session;
    QStackedWidget* m_canvases;
    BigNumber* m_tapping;
    BigNumber* m_swing;
    QTimer m_timer;
    std::deque<Range> m_ranges;      ///< displacement ranges at the watched cell, one per interval
    std::optional<Range> m_now;      ///< range of the current interval
    std::optional<double> m_onePull; ///< amplitude of a single tap
};

} // namespace seiche
