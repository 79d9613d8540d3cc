// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stability/roots_view.h"

#include "stability/advice.h"
#include "theme/theme.h"
#include "theory/dispersion.h"
#include "theory/symbol.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

constexpr int trackPoints = 160;
constexpr double maxReach = 3.5;
/// Tolerance for a root on the unit circle.
constexpr double onCircle = 1e-9;

std::array<std::complex<double>, 3> allOf(const Roots& roots) {
    return {roots.first, roots.second, roots.third};
}

double largestOf(const Roots& roots) {
    double largest = 0.0;
    for (int i = 0; i < roots.count; ++i)
        largest = std::max(largest, std::abs(allOf(roots)[static_cast<std::size_t>(i)]));
    return largest;
}

} // namespace

double eigenvalueOfWave(const Rule& rule, double wavelength, double degrees) {
    const double kappa = std::isfinite(wavelength) ? 2.0 * std::numbers::pi / wavelength : 0.0;
    const double radians = degrees * std::numbers::pi / 180.0;
    const auto angle = [kappa](double part) { return std::clamp(kappa * part, 0.0, std::numbers::pi); };
    return eigenvalue(rule, angle(std::cos(radians)), angle(std::sin(radians)));
}

RootsView::RootsView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("rootsView"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QSize RootsView::sizeHint() const { return {Theme::current().px(132), Theme::current().px(132)}; }

void RootsView::show(const Rule& rule, double wavelength, double degrees) {
    const bool otherTrack = rule != m_rule || degrees != m_degrees || m_track.empty();
    if (!otherTrack && wavelength == m_length) return;
    m_rule = rule;
    m_length = wavelength;
    m_degrees = degrees;
    m_roots = rootsOf(rule, eigenvalueOfWave(rule, wavelength, degrees));
    if (otherTrack) {
        m_track.clear();
        double max = 1.0;
        const double shortest = shortestWavelength(degrees);
        for (int i = 0; i <= trackPoints; ++i) {
            const double share = std::max(1e-3, static_cast<double>(i) / trackPoints);
            m_track.push_back(rootsOf(rule, eigenvalueOfWave(rule, shortest / share, degrees)));
            max = std::max(max, largestOf(m_track.back()));
        }
        m_reach = std::clamp(1.12 * max, 1.2, maxReach);
    }
    updateDescription();
    update();
}

void RootsView::retranslate() {
    setAccessibleName(tr("Roots of the characteristic polynomial in the complex plane"));
    setToolTip(tr("At every step a wave is multiplied by its roots. It fades if all roots are inside the "
                  "circle, and grows if one is outside."));
    updateDescription();
}

void RootsView::updateDescription() {
    const QLocale locale;
    QStringList roots;
    for (int i = 0; i < m_roots.count; ++i) {
        const std::complex<double> z = allOf(m_roots)[static_cast<std::size_t>(i)];
        const QString real = locale.toString(z.real(), 'f', 3), size = locale.toString(std::abs(z), 'f', 3);
        if (z.imag() == 0.0) roots << tr("%1", "a real root").arg(real);
        else
            roots << tr("%1 and %2 i, modulus %3", "a complex root")
                         .arg(real, locale.toString(z.imag(), 'f', 3), size);
    }
    setAccessibleDescription(tr("The wave with a wavelength of %1 cells has the roots %2.")
                                 .arg(cellsInFigures(m_length), roots.join(QStringLiteral("; "))));
}

void RootsView::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min(width(), height()) - theme.px(4);
    const double unit = 0.5 * side / m_reach;
    const QPointF centre(width() / 2.0, height() / 2.0);
    const auto at = [&](std::complex<double> z) { return centre + QPointF(unit * z.real(), -unit * z.imag()); };
    painter.setPen(QPen(tokens.line, 1.0));
    painter.drawLine(QPointF(centre.x() - side / 2, centre.y()), QPointF(centre.x() + side / 2, centre.y()));
    painter.drawLine(QPointF(centre.x(), centre.y() - side / 2), QPointF(centre.x(), centre.y() + side / 2));
    QColor ground = tokens.main;
    ground.setAlphaF(0.10F);
    painter.setBrush(ground);
    painter.setPen(QPen(tokens.quiet, theme.px(12) / 10.0));
    painter.drawEllipse(centre, unit, unit);

    painter.setPen(Qt::NoPen);
    QColor track = tokens.text;
    track.setAlphaF(0.45F);
    painter.setBrush(track);
    const double dot = theme.px(9) / 10.0;
    for (const Roots& roots : m_track)
        for (int i = 0; i < roots.count; ++i)
            painter.drawEllipse(at(allOf(roots)[static_cast<std::size_t>(i)]), dot, dot);

    for (int i = 0; i < m_roots.count; ++i) {
        const std::complex<double> z = allOf(m_roots)[static_cast<std::size_t>(i)];
        const bool outside = std::abs(z) > 1.0 + onCircle;
        // Draw a distant root at the edge of the view, so that it stays visible.
        std::complex<double> shown = z;
        if (std::abs(z) > 0.96 * m_reach) shown *= 0.96 * m_reach / std::abs(z);
        const QPointF place = at(shown);
        const double arm = theme.px(5);
        for (const auto& [colour, wide] : {std::pair{tokens.card, theme.px(50) / 10.0},
                                           {outside ? tokens.unstable : tokens.main, theme.px(25) / 10.0}}) {
            painter.setPen(QPen(colour, wide, Qt::SolidLine, Qt::RoundCap));
            painter.setBrush(Qt::NoBrush);
            if (outside) {
                painter.drawLine(place + QPointF(-arm, -arm), place + QPointF(arm, arm));
                painter.drawLine(place + QPointF(-arm, arm), place + QPointF(arm, -arm));
            } else {
                painter.drawEllipse(place, arm, arm);
            }
        }
    }
}

} // namespace seiche

#include "moc_roots_view.cpp"
