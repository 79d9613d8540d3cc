// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/run_sheet.h"

#include "lab/lab_text.h"
#include "lab/resonance_lab.h"
#include "model/parameter.h"
#include "record/run_tables.h"
#include "wording/explosion_words.h"
#include "wording/names.h"
#include "wording/real_units.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace seiche {

namespace {

QString number(double value, int digits = 7) { return QLocale().toString(value, 'g', digits); }

QString placeOf(double x, double y, SceneKind scene) {
    return scene == SceneKind::String
               ? QCoreApplication::translate("RunSheet", "point %1").arg(number(x))
               : QCoreApplication::translate("RunSheet", "column %1, row %2").arg(number(x), number(y));
}

/// Returns the value of a word parameter in the current language.
QString wordOf(const Parameter& row, const Experiment& e) {
    if (row.id == "edges.left") return nameOf(e.rule.edges.left);
    if (row.id == "edges.right") return nameOf(e.rule.edges.right);
    if (row.id == "edges.top") return nameOf(e.rule.edges.top);
    if (row.id == "edges.bottom") return nameOf(e.rule.edges.bottom);
    if (row.id == "stencil") return nameOf(e.rule.stencil);
    if (row.id == "scheme") return nameOf(e.rule.scheme);
    if (row.id == "pullWith.shape") return nameOf(e.pullWith.shape);
    if (row.id == "pullWith.mode") return nameOf(e.pullWith.mode);
    if (row.id == "drive.shape") return nameOf(e.drive.shape);
    if (row.id == "arithmetic")
        return e.rule.arithmetic == Arithmetic::Integer
                   ? QCoreApplication::translate("RunSheet", "integers")
                   : QCoreApplication::translate("RunSheet", "floating point");
    const std::string_view word = row.word(e);
    if (!row.shownWords.empty())
        return translated(row.shownWords[std::size_t(std::ranges::find(row.words, word) - row.words.begin())]);
    return QString::fromUtf8(word.data(), qsizetype(word.size()));
}

QString nameOn(const Parameter& row, SceneKind scene) {
    QString name = nameOf(row);
    if (row.id.starts_with("edges.") && row.kind == Parameter::Kind::Word)
        name = scene == SceneKind::String ? QCoreApplication::translate("RunSheet", "%1 end").arg(name)
                                          : QCoreApplication::translate("RunSheet", "%1 side").arg(name);
    if (row.id.starts_with("pullWith."))
        name = QCoreApplication::translate("RunSheet", "Pulse: %1", "a setting of the pull").arg(name);
    const QString symbol = QString::fromUtf8(row.symbol.data(), qsizetype(row.symbol.size()));
    return symbol.isEmpty() ? name : QStringLiteral("%1 %2").arg(name, symbol);
}

QString nameOf(WallKind kind) {
    switch (kind) {
    case WallKind::Fixed: return QCoreApplication::translate("RunSheet", "wall, fixed");
    case WallKind::Free: return QCoreApplication::translate("RunSheet", "wall, free");
    case WallKind::Absorbing: return QCoreApplication::translate("RunSheet", "wall, absorbing");
    case WallKind::Impedance: return QCoreApplication::translate("RunSheet", "wall, impedance");
    }
    return {};
}

QString nameOf(Signal signal) {
    switch (signal) {
    case Signal::Sine: return QCoreApplication::translate("RunSheet", "source, sine at %1 Hz, amplitude %2");
    case Signal::Pulse: return QCoreApplication::translate("RunSheet", "source, pulse at %1 Hz, amplitude %2");
    case Signal::Packet:
        return QCoreApplication::translate("RunSheet", "source, wave packet at %1 Hz, amplitude %2");
    case Signal::Triangle:
        return QCoreApplication::translate("RunSheet", "source, triangle wave at %1 Hz, amplitude %2");
    case Signal::Square:
        return QCoreApplication::translate("RunSheet", "source, square wave at %1 Hz, amplitude %2");
    case Signal::Noise:
        return QCoreApplication::translate("RunSheet", "source, noise around %1 Hz, amplitude %2");
    case Signal::Drawn:
        return QCoreApplication::translate("RunSheet", "source, drawn curve at %1 Hz, amplitude %2");
    }
    return {};
}

/// Describes the effect of a pool object on waves. Empty for objects that only measure.
QString objectInWords(const PoolObject& object, const RealUnits& units) {
    return std::visit(
        ForEachKind{
            [](const Wall& wall) { return nameOf(wall.kind); },
            [](const MediumRegion& region) {
                if (region.raster && !region.raster->formula.empty())
                    return QCoreApplication::translate("RunSheet", "medium, from the formula %1")
                        .arg(QString::fromStdString(region.raster->formula));
                if (region.raster) return QCoreApplication::translate("RunSheet", "medium, from a picture");
                return QCoreApplication::translate("RunSheet", "medium, k × %1").arg(number(region.factor));
            },
            [&units](const Source& source) {
                const QString words = nameOf(source.signal).arg(number(source.hertz), number(source.height));
                return units.areReal()
                           ? QCoreApplication::translate("RunSheet", "%1, real frequency %2", "a source")
                                 .arg(words, units.frequency(source.hertz))
                           : words;
            },
            [](const Instrument&) { return QString(); }},
        object.is);
}

/// Returns the table of resonance points, with a column of real frequencies if the medium is real.
QList<QStringList> pointsOf(const ResonanceLab& lab, bool areReal) {
    QList<QStringList> rows;
    const auto fixed = [](double value, int decimals) { return QLocale().toString(value, 'f', decimals); };
    for (const ResonancePoint& point : lab.log().points()) {
        const double unit = point.onePull > 0.0 ? point.onePull : 1.0;
        rows << QStringList{
            fixed(point.hertz, 3) + QStringLiteral(" ± ") + fixed(point.hertzError, 3),
            fixed(point.amplitude / unit, 2) + QStringLiteral(" ± ") + fixed(point.amplitudeError / unit, 2),
            QLocale().toString(point.taps),
            lab.log().counts(point) ? nameOf(point.how)
                                    : QCoreApplication::translate("RunSheet", "other settings")};
        const RealUnits units = lab.unitsOf(lab.log().resonators()[static_cast<std::size_t>(point.resonator)]);
        if (areReal) rows.back() << (units.areReal() ? units.frequency(point.hertz) : QString());
    }
    return rows;
}

} // namespace

QList<QStringList> settingsInWords(const Experiment& settings) {
    QList<QStringList> rows;
    const SceneKind scene = settings.rule.scene;
    rows << QStringList{QCoreApplication::translate("RunSheet", "Size"),
                        scene == SceneKind::String
                            ? QCoreApplication::translate("RunSheet", "%1 points").arg(settings.grid.width)
                            : QCoreApplication::translate("RunSheet", "%1 × %2 cells")
                                  .arg(settings.grid.width)
                                  .arg(settings.grid.height)};
    for (const Parameter& row : parameters()) {
        if (row.appliesTo && !row.appliesTo(settings)) continue;
        // Skip disabled rain and settings of the view.
        if ((row.id == "rain.rate" && row.number(settings) == 0.0) || row.id.starts_with("preview.")) continue;
        QString value =
            row.kind == Parameter::Kind::Word ? wordOf(row, settings) : number(row.number(settings));
        if (const QString unit = unitOf(row); !unit.isEmpty()) value += QLatin1Char(' ') + unit;
        rows << QStringList{nameOn(row, scene), value};
    }
    rows << QStringList{QCoreApplication::translate("RunSheet", "Tapped at"),
                        placeOf(settings.pullWith.x, settings.pullWith.y, scene)};
    const RealUnits units(settings);
    for (const PoolObject& object : settings.objects)
        if (const QString what = objectInWords(object, units); !what.isEmpty())
            rows << QStringList{QString::fromStdString(object.name),
                                QStringLiteral("%1 (%2)").arg(what, placeOf(object.x, object.y, scene))};
    return rows;
}

Sheet sheetOf(const Session& session, const QImage& picture, const ResonanceLab* lab,
              const QImage& resonanceChart) {
    const Simulation& run = session.run();
    const Experiment& settings = session.settings();
    const SceneKind scene = settings.rule.scene;
    const QString title = exampleInWords(settings.title);
    Sheet sheet(!title.isEmpty()             ? title
                : scene == SceneKind::String ? QCoreApplication::translate("RunSheet", "A string")
                                             : QCoreApplication::translate("RunSheet", "A pool"));
    if (!settings.description.empty()) sheet.addText(exampleInWords(settings.description));
    const QLocale locale;
    QString moment = QCoreApplication::translate("RunSheet", "Step %1, %2 s")
                         .arg(locale.toString(qlonglong{run.frame()}), locale.toString(run.seconds(), 'f', 2));
    if (const auto count = explosionOf(session.comparison(), run.rule().scheme))
        moment = QCoreApplication::translate("RunSheet", "Exploded %1").arg(inWords(*count));
    sheet.addPicture(picture, moment, 0.25);

    if (lab) {
        const bool areReal = lab->unitsOf(lab->resonator()).areReal();
        const QList<QStringList> points = pointsOf(*lab, areReal);
        if (!points.isEmpty()) {
            sheet.addHeading(QCoreApplication::translate("RunSheet", "Measured resonance"));
            QStringList columns{QCoreApplication::translate("RunSheet", "frequency (Hz)"),
                                QCoreApplication::translate("RunSheet", "amplitude (× single tap)"),
                                QCoreApplication::translate("RunSheet", "taps"),
                                QCoreApplication::translate("RunSheet", "state")};
            if (areReal) columns << QCoreApplication::translate("RunSheet", "real frequency");
            sheet.addTable(columns, points);
            sheet.addPicture(resonanceChart, {}, 0.17);
        }
    }
    sheet.addHeading(QCoreApplication::translate("RunSheet", "Current heights"));
    QList<QStringList> heights;
    for (const Probe& probe : probesOf(settings)) {
        // Without probes, the only entry is the tapped point.
        const QString name = settings.probes.empty() ? QCoreApplication::translate("RunSheet", "tapped point")
                                                     : QString::fromStdString(probe.name);
        heights << QStringList{name, placeOf(probe.x, probe.y, scene), number(run.height(probe.x, probe.y), 5)};
    }
    sheet.addTable({QCoreApplication::translate("RunSheet", "probe"),
                    QCoreApplication::translate("RunSheet", "place"),
                    QCoreApplication::translate("RunSheet", "height")},
                   heights);
    sheet.addHeading(QCoreApplication::translate("RunSheet", "Settings"));
    // Two settings per row, to fit on one page.
    const QList<QStringList> all = settingsInWords(settings);
    const qsizetype half = (all.size() + 1) / 2;
    QList<QStringList> pairs;
    for (qsizetype i = 0; i < half; ++i) pairs << all[i] + all.value(half + i);
    sheet.addTable({}, pairs);
    return sheet;
}

} // namespace seiche
