// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace seiche {

class PresetModel;

/// The built-in experiments as rows in sections: the favourites, those opened last, then every group; or, while
/// something is sought, only the groups with what has all the words.
///
/// An experiment may stand in several sections. Its data are those of `PresetModel`.
class PresetSections : public QAbstractListModel {
    Q_OBJECT

public:
    enum class Kind { Favourites, Recent, Group };
    struct Section {
        Kind kind;
        QString title;
        QString sentence; ///< what the group is about; may be empty
        int first;        ///< row
        int count;
    };

    explicit PresetSections(PresetModel& presets, QObject* parent = nullptr);

    /// Words in the language of the moment or in English: of title, sentence, group and id.
    void seek(const QString& typed);
    /// Favourites, those opened last or texts have changed.
    void refill();

    const std::vector<Section>& sections() const { return m_sections; }
    /// In which section the row is.
    int sectionOf(int row) const;
    /// Where the experiment stands: in a section of this kind, else in its group; -1 where it is not shown.
    int rowOf(const QString& id, Kind kind = Kind::Group) const;
    /// The row of `PresetModel`.
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
    std::vector<QString> m_soughtTexts; ///< made when something is sought for the first time
};

} // namespace seiche
