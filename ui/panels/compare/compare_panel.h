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

/// Content of the comparison chart: energy or difference over time, or error over time step.
enum class Compared { Energy, Difference, Convergence };

/// Compares other schemes with the main run, from the same state and with the same taps: energy or
/// difference over time, growth per step (predicted and measured), order, cost, and error against
/// the time step.
///
/// On a string the exact solution is available too. Textbook (forward) Euler is always visible,
/// other schemes once switched on in a menu.
class ComparePanel : public Panel {
    Q_OBJECT

public:
    explicit ComparePanel(Session& session, QWidget* parent = nullptr);

    /// Text about the runs, one line each.
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
        QAction* action; ///< menu entry of the same scheme
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
    Experiment m_costsOf;                            ///< setting of the measured costs
};

} // namespace seiche
