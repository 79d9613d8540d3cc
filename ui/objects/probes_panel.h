// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/probe_record.h"
#include "objects/probe_pair.h"
#include "objects/probe_spectrum.h"
#include "objects/spectrogram_view.h"
#include "panels/panel.h"
#include "widgets/chart.h"
#include "widgets/choice.h"
#include "widgets/value_entry.h"
#include "widgets/wrapped_label.h"

#include <QCheckBox>

#include <string>
#include <vector>

namespace seiche {

/// Views of the probe records.
enum class ProbeView { OverTime, Spectrum, SpectrumOverTime, TwoProbes };

/// Panel of the probe records. Views: height over time of up to six probes with amplitude and
/// frequency (or the difference of the first two), spectra, spectrogram of the first probe, phase
/// between two probes.
class ProbesPanel : public Panel {
    Q_OBJECT

public:
    explicit ProbesPanel(Session& session, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void retranslate() override;
    void refresh() override;

private:
    static constexpr std::size_t max = 6;
    struct Watched {
        std::string name;
        int x = 0, y = 0;
        ProbeRecord record;
    };
    QString nothingYet() const;
    QString notYet() const;
    void sample();
    void follow();
    std::vector<ProbeSample> trailOf(const Watched& watched) const;
    std::vector<ProbeTrail> trails() const;
    QStringList showHeights();
    /// Shows the curves of two probes and their comparison.
    QStringList showPair();
    void showView();

    std::vector<Watched> m_watched;
    Choice<ProbeView>* m_view;
    Chart* m_chart;
    ProbeSpectrum* m_spectrum;
    SpectrogramView* m_spectrogram;
    ProbePair* m_pair;
    QCheckBox* m_difference;
    QLabel* m_secondsLabel;
    ValueEntry* m_seconds;
    WrappedLabel* m_report;
    double m_window = 5.0; ///< displayed seconds of the run
    int m_differenceSeries = 0;
};

} // namespace seiche
