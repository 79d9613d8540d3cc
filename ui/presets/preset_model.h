// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QImage>
#include <QThreadPool>

#include <vector>

namespace seiche {

/// The built-in experiments as a list: title, sentence and group in the language of the moment, whether it is a
/// favourite, and a picture that is computed off the GUI thread when it is first asked for, what was asked for
/// last first, and kept on the disk for the next time.
class PresetModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { Id = Qt::UserRole, Title, Sentence, Category, Favourite, Picture };

    explicit PresetModel(QObject* parent = nullptr);
    ~PresetModel() override;

    /// The size of the pictures, pixels. Existing ones are computed again.
    void setPictureSize(QSize size);

    int rowCount(const QModelIndex& parent = {}) const override;
    /// `Picture` is a null image until it has been computed.
    QVariant data(const QModelIndex& index, int role) const override;
    /// The texts are to be asked for again.
    void retranslate();

private:
    void want(int row) const;
    void take(int row, QSize size, const QImage& picture);

    QSize m_size;
    mutable std::vector<QImage> m_pictures;
    mutable std::vector<bool> m_wanted;
    mutable int m_asked = 0; ///< pictures, so far
    mutable QThreadPool m_pool;
};

} // namespace seiche
