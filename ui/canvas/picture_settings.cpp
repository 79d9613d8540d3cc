// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/picture_settings.h"

#include "model/parameter.h"

#include <QSettings>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr int savingPause = 500; // milliseconds

double within(double value, double min, double max, double otherwise) {
    return std::isfinite(value) ? std::clamp(value, min, max) : otherwise;
}

// Returns the value within the range of its parameter.
float within(std::string_view id, float value, float otherwise) {
    const Parameter& row = *findParameter(id);
    return static_cast<float>(within(double{value}, row.min, row.max, double{otherwise}));
}

QPointF inPool(const QPointF& share) {
    return {within(share.x(), 0.0, 1.0, 0.5), within(share.y(), 0.0, 1.0, 0.5)};
}

template <class E>
QString asText(E value) {
    const std::string_view word = toString(value);
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

template <class E>
E fromText(const QString& text, E otherwise) {
    for (const auto& [value, word] : EnumNames<E>::all)
        if (text == QLatin1String(word.data(), static_cast<qsizetype>(word.size()))) return value;
    return otherwise;
}

} // namespace

PictureSettings& PictureSettings::current() {
    static PictureSettings settings;
    return settings;
}

PictureSettings::PictureSettings() {
    m_saving.setSingleShot(true);
    m_saving.setInterval(savingPause);
    connect(&m_saving, &QTimer::timeout, this, &PictureSettings::save);
    load();
}

void PictureSettings::setLook(const PoolLook& look) {
    const PoolLook plain;
    PoolLook next = look;
    next.levels = std::clamp(look.levels, 1, static_cast<int>(findParameter("view.levelLines")->max));
    next.n = within("view.n", look.n, plain.n);
    next.depth = within("view.depth", look.depth, plain.depth);
    next.waves = within("view.waves", look.waves, plain.waves);
    next.caustics = within("view.caustics", look.caustics, plain.caustics);
    next.eye = inRange(look.eye);
    m_look = next;
    emitChanged();
}

PoolStyle PictureSettings::styleOn(std::uint32_t ground) const {
    PoolStyle style = m_look;
    style.floor = m_floor;
    style.ground = ground;
    return style;
}

void PictureSettings::setView(PoolView view) {
    PoolLook look = m_look;
    look.view = view;
    setLook(look);
}

void PictureSettings::setEye(const EyePlace& eye) {
    PoolLook look = m_look;
    look.eye = eye;
    setLook(look);
}

void PictureSettings::setFixedRange(std::optional<double> range) {
    if (range) range = within(*range, limits::minViewRange, limits::viewRange, 1.0);
    if (range == m_fixedRange) return;
    m_fixedRange = range;
    emitChanged();
}

void PictureSettings::setFloor(std::shared_ptr<const FloorPicture> floor, const QString& path) {
    m_floor = std::move(floor);
    m_floorPath = path;
    emitChanged();
}

void PictureSettings::setSection(const Section& section) {
    const Section next{section.shown, inPool(section.from), inPool(section.to)};
    if (next == m_section) return;
    m_section = next;
    emitChanged();
}

void PictureSettings::setCellLength(const CellLength& cell) {
    const CellLength next{within(cell.length, 1e-6, findParameter("view.cellLength")->max, 1.0),
                          cell.unit.trimmed().left(static_cast<qsizetype>(limits::unitLetters))};
    if (next == m_cellLength) return;
    m_cellLength = next;
    emitChanged();
}

void PictureSettings::apply(const std::optional<ViewPreference>& preference, const Grid& grid) {
    if (!preference && !m_own) return;
    Preferences next;
    if (preference) {
        if (!m_own) m_own = Preferences{m_look, m_fixedRange, m_section, m_cellLength};
        next.look = preference->look;
        if (preference->range > 0.0) next.fixedRange = preference->range;
        next.section = m_section;
        next.section.shown = preference->section.has_value();
        const auto share = [&grid](const Spot& at) {
            return QPointF((at.x + 0.5) / grid.width, (at.y + 0.5) / grid.height);
        };
        if (preference->section)
            next.section = {true, share(preference->section->from), share(preference->section->to)};
        next.cellLength = {preference->cellLength, QString::fromStdString(preference->cellUnit)};
    } else {
        next = *m_own;
        m_own.reset();
    }
    setLook(next.look);
    setFixedRange(next.fixedRange);
    setSection(next.section);
    setCellLength(next.cellLength);
}

ViewPreference PictureSettings::toPreference(const Grid& grid) const {
    ViewPreference preference;
    preference.look = m_look;
    preference.range = m_fixedRange.value_or(0.0);
    const auto cell = [&grid](const QPointF& share) {
        return Spot{std::clamp(share.x() * grid.width - 0.5, 0.0, grid.width - 1.0),
                    std::clamp(share.y() * grid.height - 0.5, 0.0, grid.height - 1.0)};
    };
    if (m_section.shown) preference.section = ViewPreference::Section{cell(m_section.from), cell(m_section.to)};
    preference.cellLength = m_cellLength.length;
    preference.cellUnit = m_cellLength.unit.toStdString();
    return preference;
}

void PictureSettings::reset() {
    m_own.reset();
    m_look = {};
    m_floor.reset();
    m_fixedRange.reset();
    m_floorPath.clear();
    m_section = {};
    m_cellLength = {};
    emitChanged();
}

void PictureSettings::emitChanged() {
    m_saving.start();
    emit changed();
}

void PictureSettings::load() {
    QSettings stored;
    stored.beginGroup(QStringLiteral("picture"));
    const auto number = [&stored](const char* key, double otherwise) {
        return stored.value(QLatin1String(key), otherwise).toDouble();
    };
    const auto text = [&stored](const char* key) { return stored.value(QLatin1String(key)).toString(); };
    PoolLook look;
    look.view = fromText(text("view"), look.view);
    look.map = fromText(text("map"), look.map);
    look.levelLines = stored.value(QStringLiteral("levelLines"), look.levelLines).toBool();
    look.levels = static_cast<int>(number("levels", look.levels));
    look.n = static_cast<float>(number("n", static_cast<double>(look.n)));
    look.depth = static_cast<float>(number("depth", static_cast<double>(look.depth)));
    look.waves = static_cast<float>(number("waves", static_cast<double>(look.waves)));
    look.caustics = static_cast<float>(number("caustics", static_cast<double>(look.caustics)));
    look.eye = {number("turn", look.eye.turn), number("tilt", look.eye.tilt), number("zoom", look.eye.zoom)};
    if (!std::isfinite(look.eye.turn + look.eye.tilt + look.eye.zoom)) look.eye = {};
    setLook(look);
    if (const double range = number("range", 0.0); range > 0.0) setFixedRange(range);
    m_floorPath = text("floor");
    setSection({stored.value(QStringLiteral("section"), false).toBool(),
                stored.value(QStringLiteral("sectionFrom"), m_section.from).toPointF(),
                stored.value(QStringLiteral("sectionTo"), m_section.to).toPointF()});
    setCellLength({number("cellLength", 1.0), text("cellUnit")});
    m_saving.stop();
}

void PictureSettings::save() {
    m_saving.stop();
    QSettings stored;
    stored.beginGroup(QStringLiteral("picture"));
    const auto keep = [&stored](const char* key, const QVariant& value) {
        stored.setValue(QLatin1String(key), value);
    };
    const Preferences own = m_own.value_or(Preferences{m_look, m_fixedRange, m_section, m_cellLength});
    keep("view", asText(m_look.view));
    keep("map", asText(own.look.map));
    keep("levelLines", own.look.levelLines);
    keep("levels", own.look.levels);
    keep("n", static_cast<double>(own.look.n));
    keep("depth", static_cast<double>(own.look.depth));
    keep("waves", static_cast<double>(own.look.waves));
    keep("caustics", static_cast<double>(own.look.caustics));
    keep("turn", own.look.eye.turn);
    keep("tilt", own.look.eye.tilt);
    keep("zoom", own.look.eye.zoom);
    keep("range", own.fixedRange.value_or(0.0));
    keep("floor", m_floorPath);
    keep("section", own.section.shown);
    keep("sectionFrom", own.section.from);
    keep("sectionTo", own.section.to);
    keep("cellLength", own.cellLength.length);
    keep("cellUnit", own.cellLength.unit);
}

} // namespace seiche

#include "moc_picture_settings.cpp"
