// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/selection.h"

#include <QListWidget>

namespace seiche {

/// List of all objects and probes with multiple selection by mouse and keys (Shift, Ctrl). The
/// height fits the content, up to a maximum number of rows.
class ObjectList : public QListWidget {
    Q_OBJECT

public:
    ObjectList(Session& session, QWidget* parent);

    /// Updates names and selection. Hidden if empty.
    void refresh();

private:
    void fit();

    Session& m_session;
    Selection& m_selection;
};

} // namespace seiche
