// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/experiment_link.h"

#include "files/experiment_file.h"
#include "files/presets.h"

#include <QUrlQuery>
#include <algorithm>

namespace seiche {

std::optional<ExperimentLink> ExperimentLink::from(const QUrl& url) {
    if (url.scheme() != QLatin1String("try")) return std::nullopt;
    ExperimentLink link;
    std::vector<std::string> overrides;
    bool pulls = false;
    for (const auto& [key, value] : QUrlQuery(url).queryItems()) {
        if (key == QLatin1String("twin")) {
            const std::optional<Scheme> scheme = fromString<Scheme>(value.toStdString());
            if (!scheme) return std::nullopt;
            link.comparisonRuns.push_back(*scheme);
        } else if (key == QLatin1String("pull")) {
            pulls = true;
        } else {
            overrides.push_back((key + QLatin1Char('=') + value).toStdString());
        }
    }
    const std::string_view text = presetText(url.path().toStdString());
    if (text.empty()) return std::nullopt;
    ReadExperiment read = readExperiment(text, overrides);
    Experiment* experiment = std::get_if<Experiment>(&read);
    if (!experiment) return std::nullopt;
    link.experiment = std::move(*experiment);
    // The preset's title may not fit the changed settings.
    if (!overrides.empty()) link.experiment.title.clear();
    if (pulls && link.experiment.events.empty())
        link.experiment.events.push_back({0, link.experiment.pullWith});
    return link;
}

void ExperimentLink::startIn(Session& session) const {
    for (const auto& [scheme, word] : EnumNames<Scheme>::all)
        session.setComparison(scheme, std::ranges::find(comparisonRuns, scheme) != comparisonRuns.end());
    session.setPlaying(true);
}

} // namespace seiche
