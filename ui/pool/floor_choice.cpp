// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool/floor_choice.h"

#include "canvas/picture_settings.h"
#include "documents/documents.h"
#include "documents/floor_picture.h"
#include "lock/class_lock.h"

#include <QFileDialog>
#include <QPointer>
#include <QThreadPool>

namespace seiche {

namespace {

/// A floor never appears larger than a screen.
constexpr int largestFloor = 2048;

std::shared_ptr<const FloorPicture> asFloor(QImage image) {
    if (std::max(image.width(), image.height()) > largestFloor)
        image = image.scaled(largestFloor, largestFloor, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    image = image.convertToFormat(QImage::Format_RGB32);
    const auto floor = std::make_shared<FloorPicture>();
    floor->width = image.width();
    floor->height = image.height();
    for (int y = 0; y < image.height(); ++y) {
        const auto* row = reinterpret_cast<const std::uint32_t*>(image.constScanLine(y));
        floor->pixels.insert(floor->pixels.end(), row, row + image.width());
    }
    return floor;
}

} // namespace

FloorChoice::FloorChoice(QWidget* window) : QObject(window), m_window(window) {}

void FloorChoice::readLast() {
    const QString last = PictureSettings::current().floorPath();
    if (!last.isEmpty() && !PictureSettings::current().floor()) read(last);
}

void FloorChoice::choose() {
    if (isClassLocked()) return emit failed(lockedForTheClass());
    auto* dialog = new QFileDialog(m_window, tr("Floor picture"));
    dialog->setObjectName(QStringLiteral("floorDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Pictures (*.png *.jpg *.jpeg *.bmp)"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        PictureSettings::current().setView(PoolView::Water);
        read(path);
    });
    dialog->open();
}

void FloorChoice::read(const QString& path) {
    QThreadPool::globalInstance()->start([choice = QPointer(this), path] {
        FileError error;
        const std::optional<QImage> image = readFloorPicture(path, error);
        const std::shared_ptr<const FloorPicture> floor = image ? asFloor(*image) : nullptr;
        QMetaObject::invokeMethod(&PictureSettings::current(), [choice, path, floor, error] {
            if (floor) PictureSettings::current().setFloor(floor, path);
            else if (choice) emit choice->failed(error);
        });
    });
}

void FloorChoice::clear() { PictureSettings::current().setFloor(nullptr, {}); }

} // namespace seiche

#include "moc_floor_choice.cpp"
