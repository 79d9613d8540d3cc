// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/convergence_job.h"
#include "compare/run_record.h"
#include "panels/panel.h"
#include "widgets/chart.h"
#include "widgets/choice.h"

#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <map>
#include <vector>

namespace seiche {

/// What the chart of the compare panel shows: two of them over time, the error over the time step.
enum class Compared { Energy, Difference, Convergence };

/// Other schemes beside the main run, from the same state and with the same pulls: which ones, their energy or
/// their difference over time, their growth per step predicted and measured, order and cost; and how their
/// errors shrink with the time step.
///
/// The exact solution can be one of them on a string. Textbook Euler is always in view, the others once they
/// are switched on; a menu has them all.
class ComparePanel : public Panel {
    Q_OBJECT

public:
    explicit ComparePanel(Session& session, QWidget* parent = nullptr);

    /// What is said about the runs, one line each.
    QString report() const { return m_report->text(); }
    Chart* chart() const { return m_chart; }
    const RunRecord& record() const { return m_record; }

protected:
    void retranslate() override;
    void refresh() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Entry {
        Scheme scheme;
        QCheckBox* box;
        QAction* action; ///< the same in the menu
        int series;
    };

    void again();
    void setExact(bool on);
    void showEntries();
    void showCurves();
    void showConvergence();
    QStringList linesAboutRuns();
    QStringList linesAboutExplosions() const;
    QStringList linesAboutOrders() const;
    std::vector<Scheme> schemesOn() const;
    ChartAxis timeAxis() const;
    void restyle();
    QString lineAbout(Scheme scheme, const RunRecord::Curve& curve);
    QString costOf(Scheme scheme);
    bool offered(Scheme scheme) const;

    RunRecord m_record;
    ConvergenceJob m_convergence;
    QLabel* m_mainName;
    QLabel* m_mainSwatch;
    std::vector<Entry> m_entries;
    QCheckBox* m_exact;
    QAction* m_exactAction;
    QToolButton* m_more;
    Choice<Compared>* m_compared;
    QPushButton* m_again;
    Chart* m_chart;
    int m_mainSeries;
    int m_exactSeries;
    QLabel* m_report;
    std::map<Scheme, std::optional<double>> m_costs; ///< nanoseconds per cell
    Experiment m_costsOf;                            ///< the setting they were measured with
};

} // namespace seiche
