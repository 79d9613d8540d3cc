// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

#include <memory>

namespace seiche {

/// Connects to the display. If this fails, prints one sentence to standard error and ends the
/// program with status 1, where Qt would abort with advice for programmers. Messages of Qt are held
/// back until the connection succeeds. Removes Qt's options from `argc` and `argv`, which must
/// outlive the application, as for QApplication.
std::unique_ptr<QApplication> connectToDisplay(int& argc, char** argv);

} // namespace seiche
