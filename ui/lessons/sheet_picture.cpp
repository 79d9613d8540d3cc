// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/sheet_picture.h"

#include "lab/resonance_chart.h"
#include "theme/on_paper.h"
#include "widgets/chart.h"
#include "wording/names.h"

#include <QCoreApplication>

namespace seiche {

namespace {

constexpr QSize pictureSize{760, 400};

struct SheetChart {
    Q_DECLARE_TR_FUNCTIONS(SheetChart)
};

ChartAxis time() { return {SheetChart::tr("time (s)"), Scale::Linear, {}, {}, false}; }

std::vector<ChartPoint> pointsOf(const History& history, double stepsPerSecond) {
    std::vector<ChartPoint> points;
    for (const History::Sample& sample : history.samples())
        points.push_back({static_cast<double>(sample.frame) / stepsPerSecond, sample.value, 0.0, 0.0});
    return points;
}

} // namespace

QImage resonancePicture(ResonanceLab& lab) {
    const OnPaper paper;
    ResonanceChart chart(lab);
    chart.refresh();
    return chart.picture(pictureSize);
}

QImage heightPicture(const StepObserver& observer, double stepsPerSecond) {
    const OnPaper paper;
    Chart chart;
    chart.setXAxis(time());
    chart.setYAxis({SheetChart::tr("height"), Scale::Linear, {}, {}, false});
    chart.replace(chart.addSeries(Drawn::Line), pointsOf(observer.height(), stepsPerSecond));
    return chart.picture(pictureSize);
}

QImage largestPicture(const StepObserver& observer, double stepsPerSecond) {
    const OnPaper paper;
    Chart chart;
    chart.setXAxis(time());
    chart.setYAxis({SheetChart::tr("largest height"), Scale::Logarithmic, {}, {}, false});
    bool main = true;
    for (const StepObserver::Largest& each : observer.largest()) {
        const Trace trace = main ? Trace::Main : traceOfComparison(each.scheme);
        main = false;
        chart.replace(chart.addSeries(Drawn::Line, trace, nameOf(each.scheme)),
                      pointsOf(each.history, stepsPerSecond));
    }
    return chart.picture(pictureSize);
}

} // namespace seiche
