// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace seiche {

class PresetModel;

/// Row model of the examples in sections: favourites, recent, then all groups. A search shows
/// groups with matches only. Experiments may occur in several sections. Data comes from
/// `PresetModel`.
class PresetSections : public QAbstractListModel {
    Q_OBJECT

public:
    enum class Kind { Favourites, Recent, Group };
    struct Section {
        Kind kind;
        QString title;
        QString sentence; ///< description of the group; may be empty
        int first;        ///< first row
        int count;
    };

    explicit PresetSections(PresetModel& presets, QObject* parent = nullptr);

    /// Filters by words in the current language or English, in title, sentence, group or id.
    void seek(const QString& typed);
    /// Rebuilds the rows after favourites, recents or texts change.
    void refill();

    const std::vector<Section>& sections() const { return m_sections; }
    /// Returns the section index of a row.
    int sectionOf(int row) const;
    /// Returns the row of an experiment in a section of this kind, else in its group. -1 if not
    /// shown.
    int rowOf(const QString& id, Kind kind = Kind::Group) const;
    /// Returns the row in `PresetModel`.
    int presetOf(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void add(Kind kind, const QString& title, const QString& sentence, const std::vector<int>& rows);
    std::vector<int> rowsOf(const QStringList& ids) const;
    const QString& soughtTextOf(int preset);

    PresetModel& m_presets;
    QStringList m_words;
    std::vector<int> m_rows;
    std::vector<Section> m_sections;
    std::vector<QString> m_soughtTexts; ///< built at the first search
};

} // namespace seiche
