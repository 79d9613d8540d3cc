// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets/preset_sections.h"

#include "files/presets.h"
#include "presets/preset_marks.h"
#include "presets/preset_model.h"
#include "presets/preset_search.h"
#include "wording/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace seiche {

namespace {

const PresetGroup* groupNamed(const std::string& category) {
    const auto groups = presetGroups();
    const auto it =
        std::ranges::find_if(groups, [&](const PresetGroup& group) { return group.name.text == category; });
    return it == groups.end() ? nullptr : &*it;
}

QString sentenceOf(const std::string& category) {
    const PresetGroup* group = groupNamed(category);
    return group ? QCoreApplication::translate("PresetGroup", std::string(group->sentence.text).c_str())
                 : QString();
}

} // namespace

PresetSections::PresetSections(PresetModel& presets, QObject* parent)
    : QAbstractListModel(parent), m_presets(presets) {
    connect(&presets, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& from, const QModelIndex& to, const QList<int>& roles) {
                for (int row = 0; row < rowCount(); ++row)
                    if (presetOf(row) >= from.row() && presetOf(row) <= to.row())
                        emit dataChanged(index(row), index(row), roles);
            });
    connect(&PresetMarks::current(), &PresetMarks::changed, this, &PresetSections::refill);
    refill();
}

void PresetSections::seek(const QString& typed) {
    const QStringList words = searchWords(typed);
    if (words == m_words) return;
    m_words = words;
    refill();
}

void PresetSections::refill() {
    beginResetModel();
    m_rows.clear();
    m_sections.clear();
    m_soughtTexts.clear();
    if (m_words.isEmpty()) {
        const PresetMarks& marks = PresetMarks::current();
        add(Kind::Favourites, tr("Favourites"), {}, rowsOf(marks.favourites()));
        add(Kind::Recent, tr("Recent"), {}, rowsOf(marks.recent()));
    }
    const std::span<const Preset> all = presets();
    for (std::size_t i = 0; i < all.size();) {
        std::vector<int> rows;
        const std::string& category = all[i].category;
        for (; i < all.size() && all[i].category == category; ++i)
            if (m_words.isEmpty() || hasAll(soughtTextOf(static_cast<int>(i)), m_words))
                rows.push_back(static_cast<int>(i));
        add(Kind::Group, exampleInWords(category), sentenceOf(category), rows);
    }
    endResetModel();
}

void PresetSections::add(Kind kind, const QString& title, const QString& sentence,
                         const std::vector<int>& rows) {
    if (rows.empty()) return;
    m_sections.push_back({kind, title, sentence, rowCount(), static_cast<int>(rows.size())});
    m_rows.insert(m_rows.end(), rows.begin(), rows.end());
}

std::vector<int> PresetSections::rowsOf(const QStringList& ids) const {
    std::vector<int> rows;
    for (const QString& id : ids) {
        const auto it = std::ranges::find(presets(), id.toStdString(), &Preset::id);
        if (it != presets().end()) rows.push_back(static_cast<int>(it - presets().begin()));
    }
    return rows;
}

const QString& PresetSections::soughtTextOf(int preset) {
    if (m_soughtTexts.empty()) {
        for (const Preset& each : presets()) {
            QStringList texts{QString::fromStdString(each.id)};
            for (const std::string& text : {each.title, each.description, each.category})
                texts << QString::fromStdString(text) << exampleInWords(text);
            m_soughtTexts.push_back(searchKey(texts.join(QLatin1Char('\n'))));
        }
    }
    return m_soughtTexts[static_cast<std::size_t>(preset)];
}

int PresetSections::sectionOf(int row) const {
    const auto after = std::ranges::find_if(m_sections, [&](const Section& each) { return each.first > row; });
    return static_cast<int>(after - m_sections.begin()) - 1;
}

int PresetSections::rowOf(const QString& id, Kind kind) const {
    int found = -1;
    for (int row = 0; row < rowCount(); ++row) {
        if (data(index(row), PresetModel::Id).toString() != id) continue;
        found = row;
        if (m_sections[static_cast<std::size_t>(sectionOf(row))].kind == kind) return row;
    }
    return found;
}

int PresetSections::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PresetSections::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    return m_presets.index(presetOf(index.row())).data(role);
}

} // namespace seiche

#include "moc_preset_sections.cpp"
