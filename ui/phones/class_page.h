// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "phones/class_curve.h"
#include "phones/phone_class.h"
#include "session/session.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace seiche {

class ClassActions;
class ClassChart;
class JoinCard;
class SharedRun;
class VotePage;
class WrappedLabel;
struct Lesson;

/// The projected class page: the join panel at the left, and the activity: chart, shared string or
/// vote.
class ClassPage : public QWidget {
    Q_OBJECT

public:
    ClassPage(PhoneClass& phones, Session& session, const ClassActions& actions, QWidget* parent = nullptr);

    ClassChart& chart() const { return *m_chart; }
    VotePage& vote() const { return *m_vote; }
    JoinCard& join() const { return *m_join; }
    /// Shows a temporary message, e.g. about a missing recording.
    void showMessage(const QString& sentence);

    /// Fixed, so that large type cannot enlarge the window.
    QSize minimumSizeHint() const override { return {320, 240}; }

signals:
    void replayRequested(qint64 point);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addActivity(QAction* action);
    void refresh();
    QString heading() const;
    QString summary() const;
    void showHint();
    void showTime();
    void restyle();
    void fitCard();
    void retranslate();

    PhoneClass& m_phones;
    const ClassActions& m_actions;
    ClassCurve m_curve;
    JoinCard* m_join;
    QHBoxLayout* m_row;
    QVBoxLayout* m_column;
    QHBoxLayout* m_activities;
    WrappedLabel* m_heading;
    WrappedLabel* m_summary;
    QStackedWidget* m_pages;
    ClassChart* m_chart;
    QLabel* m_hidden; ///< placeholder for the hidden chart
    SharedRun* m_shared;
    VotePage* m_vote;
    QLabel* m_hint;
    QLabel* m_time;
    QTimer m_clock;
    QTimer m_said;
};

} // namespace seiche
