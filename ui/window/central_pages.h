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
class ObjectBar;
class SceneCaption;
class StringCanvas;
class StringTools;
class TheoryPage;
class TimelineBar;
class ToolPalette;
class ToolPills;

/// The middle of the window: messages, the string, pool or theory page, the large chart, the
/// timeline and the computing speed.
class CentralPages : public QWidget {
    Q_OBJECT

public:
    /// `notice` is placed below the banner: under the canvas in the desktop view, above the canvas
    /// in the projector view.
    CentralPages(Session& session, QWidget* notice, QWidget* parent);

    StringCanvas& string() const { return *m_string; }
    PoolCanvas& pool() const;
    TheoryPage& theory() const { return *m_theory; }
    ToolPalette& tools() const;
    StringTools& stringTools() const { return *m_stringTools; }
    /// Moves the bar of the selected object and the caption into the room of the canvas.
    void placeBars();
    Banner& banner() const { return *m_banner; }
    /// Title and description of the experiment.
    SceneCaption& caption() const { return *m_caption; }
    ComputingSpeed& speed() const { return *m_speed; }
    /// The page stack, as large as the visible canvas.
    QWidget* canvases() const;
    /// The canvas of the open run.
    Canvas& canvas() const;

    /// Shows the page of the run, or the theory page, which also covers the timeline.
    void showRun();
    void showTheory();
    /// Sets the page of the class of phones. Required before `showClass`, which also hides the
    /// timeline.
    void setClassPage(QWidget* page);
    void showClass();
    void focus();

    /// Sets the large chart of the resonance lab, which covers most of the canvas.
    void setLargeChart(LargeChartPage* lab);
    void showLargeChart(bool on);
    bool isChartLarge() const;
    /// Enables only the page of the run if `only`.
    void setOnlyRun(bool only);

    /// Lends the timeline to a different layout until `takeTimelineBack`.
    TimelineBar* giveTimeline() const { return m_timeline; }
    void takeTimelineBack();
    /// Switches the projector view: the canvas has all the room, the large chart covers it, and the
    /// pool tools are panels.
    void setOnStage(bool on);
    /// Sets the badge of an open class of phones, shown at the top if there is no header. Empty if
    /// no class is open.
    void setClass(const QString& sign);
    /// Sets the height that the projector view reserves at the lower edge, in pixels.
    void setBottomMargin(int height);

    /// Switches the first level: tools in sheets below the canvas, and the timeline only while
    /// paused.
    void setFirstLevel(bool on);

    void zoom(double factor);
    void fit();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeLargeChart();
    void giveToolsRoom();
    void placeMessages();
    void placeCaption();
    void giveRoomToPage();
    void showClassSign();
    void showTimeline();
    void restyle();

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
    ObjectBar* m_bar;
    PoolPage* m_poolPage;
    TheoryPage* m_theory;
    QWidget* m_class = nullptr;
    TimelineBar* m_timeline;
    ComputingSpeed* m_speed;
    ToolPills* m_pills;
    SceneCaption* m_caption;
    bool m_firstLevel = false;
    LargeChartPage* m_lab = nullptr;
    bool m_onStage = false;
    int m_foot = 0;
};

} // namespace seiche
