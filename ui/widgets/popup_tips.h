// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace seiche {

/// Keeps tooltips off open menus and drop-down lists, in the whole application, for as long as it lives.
///
/// The tooltip of a button would cover the first entries of its menu, and take Escape and the next click for
/// itself: it goes when the menu opens, and none comes while it is open. Those of the entries lie beside it.
class PopupTips : public QObject {
    Q_OBJECT

public:
    explicit PopupTips(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace seiche
