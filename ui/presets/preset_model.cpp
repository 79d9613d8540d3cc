// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets/preset_model.h"

#include "files/presets.h"
#include "presets/preset_marks.h"
#include "presets/thumbnail.h"
#include "seiche_version.h"
#include "widgets/write_whole.h"
#include "wording/names.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QStandardPaths>

namespace seiche {

namespace {

const Preset& presetAt(int row) { return presets()[static_cast<std::size_t>(row)]; }

/// Version of the drawing code, incremented when pictures change.
constexpr int drawing = 3;
/// Items visible in a window of default size.
constexpr int seenAtOnce = 12;

/// Returns the cache path of a picture, which depends on text, size and program version.
QString placeFor(const Preset& preset, QSize size) {
    const std::string_view text = presetText(preset.id);
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
    hash.addData(
        QStringLiteral("%1x%2 %3 " SEICHE_VERSION).arg(size.width()).arg(size.height()).arg(drawing).toUtf8());
    return QStringLiteral("%1/pictures/%2.png")
        .arg(QStandardPaths::writableLocation(QStandardPaths::CacheLocation),
             QString::fromLatin1(hash.result().toHex()));
}

QImage pictureOf(const Preset& preset, QSize size) {
    const QString place = placeFor(preset, size);
    const QImage kept(place, "png");
    if (kept.size() == size) return kept;
    const std::optional<Experiment> experiment = loadPreset(preset.id);
    if (!experiment) return {};
    const QImage picture = thumbnailOf(*experiment, size);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    // Failures are ignored; the picture is recomputed next time.
    if (buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "png") &&
        QDir().mkpath(QFileInfo(place).path()))
        writeWhole(place, bytes);
    return picture;
}

} // namespace

PresetModel::PresetModel(QObject* parent)
    : QAbstractListModel(parent), m_pictures(presets().size()), m_wanted(presets().size()) {
    // One low-priority thread, because the visible run comes first.
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

PresetModel::~PresetModel() {
    m_pool.clear();
    m_pool.waitForDone();
}

void PresetModel::setPictureSize(QSize size) {
    if (size == m_size) return;
    m_size = size;
    m_pool.clear();
    m_pictures.assign(presets().size(), {});
    m_wanted.assign(presets().size(), false);
    if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1), {Picture});
}

int PresetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(presets().size());
}

QVariant PresetModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Preset& preset = presetAt(index.row());
    switch (role) {
    case Id: return QString::fromStdString(preset.id);
    case Qt::AccessibleTextRole:
        return PresetMarks::current().isFavourite(QString::fromStdString(preset.id))
                   ? tr("%1, favourite").arg(exampleInWords(preset.title))
                   : exampleInWords(preset.title);
    case Qt::DisplayRole:
    case Title: return exampleInWords(preset.title);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
    case Sentence: return exampleInWords(preset.description);
    case Category: return exampleInWords(preset.category);
    case Favourite: return PresetMarks::current().isFavourite(QString::fromStdString(preset.id));
    case Picture: requestThumbnail(index.row()); return m_pictures[static_cast<std::size_t>(index.row())];
    default: return {};
    }
}

void PresetModel::retranslate() { emit dataChanged(index(0), index(rowCount() - 1)); }

void PresetModel::requestThumbnail(int row) const {
    const auto place = static_cast<std::size_t>(row);
    if (m_wanted[place] || m_size.isEmpty()) return;
    m_wanted[place] = true;
    auto* self = const_cast<PresetModel*>(this);
    const auto work = [self, row, size = m_size] {
        const QImage picture = pictureOf(presetAt(row), size);
        QMetaObject::invokeMethod(
            self, [self, row, size, picture] { self->setThumbnail(row, size, picture); }, Qt::QueuedConnection);
    };
    // Newest batch first, in list order within a batch, because the user has scrolled there.
    const int number = ++m_asked;
    m_pool.start(work, number / seenAtOnce * seenAtOnce * 2 - number);
}

void PresetModel::setThumbnail(int row, QSize size, const QImage& picture) {
    if (size != m_size) return;
    m_pictures[static_cast<std::size_t>(row)] = picture;
    emit dataChanged(index(row), index(row), {Picture});
}

} // namespace seiche

#include "moc_preset_model.cpp"
