// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace seiche {

/// Accepts one dropped local file while `mayOpen` returns true.
class FileDrop : public QObject {
    Q_OBJECT

public:
    FileDrop(QWidget* target, std::function<bool()> mayOpen);

signals:
    void dropped(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<bool()> m_mayOpen;
};

} // namespace seiche
