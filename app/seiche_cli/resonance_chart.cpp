// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resonance_chart.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace seiche::cli {

namespace {

constexpr double pageWidth = 960, pageHeight = 540, left = 70, right = 24, top = 24, bottom = 56;

// Returns a round tick distance, about `count` ticks up to `max`.
double roundStep(double max, int count) {
    const double rough = max / count;
    const double unit = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * unit >= rough) return factor * unit;
    return 10 * unit;
}

template <class... Values>
void print(std::string& text, const char* format, Values... values) {
    char line[256];
    std::snprintf(line, sizeof line, format, values...);
    text += line;
}

} // namespace

std::string asSvg(const ResonanceChart& chart) {
    double maxHertz = 1e-9, maxHigh = 1e-9;
    for (const auto* points : {&chart.predicted, &chart.measured})
        for (const auto& [hertz, high] : *points) {
            maxHertz = std::max(maxHertz, hertz);
            maxHigh = std::max(maxHigh, high * 1.05);
        }
    const auto x = [&](double hertz) { return left + hertz / maxHertz * (pageWidth - left - right); };
    const auto y = [&](double high) {
        return pageHeight - bottom - high / maxHigh * (pageHeight - top - bottom);
    };

    std::string svg;
    print(svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %g %g\" font-family=\"sans-serif\">\n",
          pageWidth, pageHeight);
    svg += "<title>Amplitude against the frequency of the taps</title>\n";
    svg += "<rect width=\"100%\" height=\"100%\" fill=\"#0A1119\"/>\n<g fill=\"#8FA3B8\" font-size=\"15\">\n";
    const double stepHertz = roundStep(maxHertz, 8), stepHigh = roundStep(maxHigh, 6);
    for (int i = 0; i * stepHertz <= maxHertz; ++i) {
        print(svg, "<path d=\"M%.1f %.1fV%.1f\" stroke=\"#26364A\"/>", x(i * stepHertz), top,
              pageHeight - bottom);
        print(svg, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%g</text>\n", x(i * stepHertz),
              pageHeight - bottom + 22, i * stepHertz);
    }
    for (int i = 0; i * stepHigh <= maxHigh; ++i) {
        print(svg, "<path d=\"M%.1f %.1fH%.1f\" stroke=\"#26364A\"/>", left, y(i * stepHigh),
              pageWidth - right);
        print(svg, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%g</text>\n", left - 8, y(i * stepHigh) + 5,
              i * stepHigh);
    }
    print(svg, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">taps per second (Hz)</text>\n",
          (left + pageWidth - right) / 2, pageHeight - 10);
    print(svg,
          "<text transform=\"translate(20 %.1f) rotate(-90)\" text-anchor=\"middle\">amplitude</text>\n</g>\n",
          (top + pageHeight - bottom) / 2);
    svg += "<polyline fill=\"none\" stroke=\"#8FA3B8\" stroke-width=\"2\" points=\"";
    for (const auto& [hertz, high] : chart.predicted) print(svg, "%.2f,%.2f ", x(hertz), y(high));
    svg += "\"/>\n";
    for (const auto& [hertz, high] : chart.measured)
        print(svg, "<circle cx=\"%.2f\" cy=\"%.2f\" r=\"6\" fill=\"#5CC8FF\"/>\n", x(hertz), y(high));
    return svg + "</svg>\n";
}

} // namespace seiche::cli
