// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace seiche {

/// Keeps tooltips away from open menus and drop-down lists in the whole application, during its
/// lifetime.
///
/// A button's tooltip would cover its menu and take Escape and the next click, so it closes when
/// the menu opens. Tooltips of menu entries appear beside the menu.
class PopupTips : public QObject {
    Q_OBJECT

public:
    explicit PopupTips(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace seiche
