// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace seiche {

/// Return presses the focused tool button, or opens its menu, in the whole application during its
/// lifetime. SPACE always taps, and not every desktop lets Return press buttons.
class ReturnKey : public QObject {
    Q_OBJECT

public:
    explicit ReturnKey(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace seiche
