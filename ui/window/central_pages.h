// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/force_arrows.h"
#include "objects/instruments_overlay.h"
#include "objects/stretches_overlay.h"
#include "objects/string_sources_overlay.h"
#include "session/session.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace seiche {

class Banner;
class LargeChartPage;
class Canvas;
class ComputingSpeed;
class PoolCanvas;
class PoolPage;
class SourceBar;
class StringCanvas;
class StringTools;
class TheoryPage;
class TimelineBar;
class ToolPalette;

/// The middle of the window: messages, the page of string, pool or theory, the large chart, the timeline, the
/// computing speed.
class CentralPages : public QWidget {
    Q_OBJECT

public:
    /// `notice` stands under the messages: at the desk below the canvas, so that nothing on it moves when one
    /// comes, on the stage above it.
    CentralPages(Session& session, QWidget* notice, QWidget* parent);

    StringCanvas& string() const { return *m_string; }
    PoolCanvas& pool() const;
    TheoryPage& theory() const { return *m_theory; }
    ToolPalette& tools() const;
    StringTools& stringTools() const { return *m_stringTools; }
    SourceBar& sourceBar() const { return *m_sourceBar; }
    Banner& banner() const { return *m_banner; }
    ComputingSpeed& speed() const { return *m_speed; }
    /// What shows the canvas that is seen; has its place and size.
    QWidget* canvases() const;
    /// Where the run that is open is seen.
    Canvas& canvas() const;

    /// The page of the run, or the theory, which has the room of the timeline, too.
    void showRun();
    void showTheory();
    /// The page of the class of phones, which has as much room; it must have been set.
    void setClassPage(QWidget* page);
    void showClass();
    void focus();

    /// The lab in large, over most of the canvas.
    void setLargeChart(LargeChartPage* lab);
    void showLargeChart(bool on);
    bool isChartLarge() const;
    /// Nothing but the run can be used: not the theory, nor the lab in large.
    void setOnlyRun(bool only);

    /// The timeline leaves for another place, and comes back.
    TimelineBar* giveTimeline() const { return m_timeline; }
    void takeTimelineBack();
    /// The canvas has all the room: the large chart lies over it, and the pool's tools are on cards.
    void setOnStage(bool on);
    /// The sign that a class of phones is open, which stands at the top where no header does; empty: none is.
    void setClass(const QString& sign);
    /// On the stage: pixels at the lower edge that others have.
    void setFoot(int height);

    void zoom(double factor);
    void fit();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeLargeChart();
    void giveToolsRoom();
    void placeMessages();
    void giveRoomToPage();
    void showClassSign();

    Session& m_session;
    QLabel* m_classSign;
    Banner* m_banner;
    QWidget* m_notice;
    QStackedWidget* m_pages;
    StringCanvas* m_string;
    StretchesOverlay m_stretches;
    InstrumentsOverlay m_instruments;
    StringSourcesOverlay m_sources;
    ForceArrows m_forces;
    StringTools* m_stringTools;
    SourceBar* m_sourceBar;
    PoolPage* m_poolPage;
    TheoryPage* m_theory;
    QWidget* m_class = nullptr;
    TimelineBar* m_timeline;
    ComputingSpeed* m_speed;
    LargeChartPage* m_lab = nullptr;
    bool m_onStage = false;
    int m_foot = 0;
};

} // namespace seiche
