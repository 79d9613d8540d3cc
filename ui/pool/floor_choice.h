// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/documents.h"

#include <QObject>

class QWidget;

namespace seiche {

/// The user's own picture on the floor of the pool: asks for it and reads it in the background, since a large
/// picture takes a second.
class FloorChoice : public QObject {
    Q_OBJECT

public:
    explicit FloorChoice(QWidget* window);

    /// Reads the last picture again.
    void readLast();
    /// Asks for a picture.
    void choose();
    /// Lays this picture on the floor and shows the water above it; emits `failed` when it cannot be read.
    void read(const QString& path);
    /// Tiles again.
    void clear();

signals:
    void failed(const seiche::FileError& error);

private:
    QWidget* m_window;
};

} // namespace seiche
