// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/documents.h"

#include <QObject>

class QWidget;

namespace seiche {

/// Chooser of the user's floor image. Reads in the background, because a large image takes a
/// second.
class FloorChoice : public QObject {
    Q_OBJECT

public:
    explicit FloorChoice(QWidget* window);

    /// Reads the last image again.
    void readLast();
    /// Opens the file dialog for an image.
    void choose();
    /// Reads an image as the floor and selects the water view. Emits `failed` if the image is
    /// unreadable.
    void read(const QString& path);
    /// Restores the tiles.
    void clear();

signals:
    void failed(const seiche::FileError& error);

private:
    QWidget* m_window;
};

} // namespace seiche
