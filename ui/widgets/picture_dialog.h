// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QSize>

#include <functional>
#include <vector>

class QComboBox;

namespace seiche {

/// Something that can be saved as an image.
struct PictureSubject {
    QString name;
    QSize size;                          ///< pixels at scale 1
    std::function<void(int scale)> save; ///< asks for a file and saves, at 1 to 4 times the size
};

/// Asks what to save as an image, and how large. Deletes itself on close.
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    /// `subjects` must not be empty. The first is chosen.
    PictureDialog(std::vector<PictureSubject> subjects, QWidget* parent);

private:
    void fillSizes();

    std::vector<PictureSubject> m_subjects;
    QComboBox* m_subject;
    QComboBox* m_size;
};

} // namespace seiche
