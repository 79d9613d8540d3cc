// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QImage>
#include <QThreadPool>

#include <vector>

namespace seiche {

/// List model of the examples: translated texts, favourite flag and picture. Pictures are computed
/// in the background on demand, latest request first, and cached on disk.
class PresetModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { Id = Qt::UserRole, Title, Sentence, Category, Favourite, Picture };

    explicit PresetModel(QObject* parent = nullptr);
    ~PresetModel() override;

    /// Sets the picture size in pixels and recomputes pictures.
    void setPictureSize(QSize size);

    int rowCount(const QModelIndex& parent = {}) const override;
    /// `Picture` is a null image until computed.
    QVariant data(const QModelIndex& index, int role) const override;
    /// Reports changed texts to the views.
    void retranslate();

private:
    void requestThumbnail(int row) const;
    void setThumbnail(int row, QSize size, const QImage& picture);

    QSize m_size;
    mutable std::vector<QImage> m_pictures;
    mutable std::vector<bool> m_wanted;
    mutable int m_asked = 0; ///< number of picture requests
    mutable QThreadPool m_pool;
};

} // namespace seiche
