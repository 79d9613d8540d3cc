// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "display.h"

#include "model/elided.h"
#include "posix/open_file.h"
#include "posix/terminal.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace seiche {

namespace {

/// Address space for a window besides its libraries, in bytes.
constexpr std::size_t roomForWindow = 400'000'000;

/// Error message for the display that Qt connects to.
std::string sought;
BufferedErrors* keptBack = nullptr;
QtMessageHandler usual = nullptr;

std::string fromEnvironment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

std::string whatIsSought(int argc, char** argv) {
    std::string platform = fromEnvironment("QT_QPA_PLATFORM");
    std::string display = fromEnvironment("DISPLAY");
    for (int i = 1; i + 1 < argc; ++i) {
        const std::string_view option = argv[i];
        if (option == "-platform") platform = argv[i + 1];
        if (option == "-display") display = argv[i + 1];
    }
    if (!platform.empty() && !platform.starts_with("xcb") && !platform.starts_with("wayland"))
        return "the platform \"" + elided(platform) + "\" cannot show a window";
    if (display.empty()) display = fromEnvironment("WAYLAND_DISPLAY");
    return display.empty() ? "no display" : "the display \"" + elided(display) + "\" does not answer";
}

/// Returns whether a window can open enough files. Without these, GLib ends the program with a
/// trap.
bool canOpenFiles() {
    std::array<OpenFile, 16> files;
    return std::ranges::all_of(files, [](OpenFile& file) {
        file = OpenFile::toRead("/dev/null");
        return file.isOpen();
    });
}

/// Returns whether there is memory for a window. Otherwise Qt's libraries would crash or wait for a
/// thread that never started.
bool canHaveMemory() {
    void* volatile room = std::malloc(roomForWindow); // volatile: otherwise compilers remove the test
    const bool isThere = room != nullptr;
    std::free(room);
    return isThere;
}

// Qt would abort after a fatal message.
void listen(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type != QtFatalMsg) return usual(type, context, message);
    keptBack->restore();
    std::fprintf(stderr, "seiche: %s; try seiche-cli tour\n", sought.c_str());
    std::fflush(stderr);
    std::_Exit(1);
}

} // namespace

std::unique_ptr<QApplication> connectToDisplay(int& argc, char** argv) {
    // Debugging Qt's plugins requires the full output.
    if (!fromEnvironment("QT_DEBUG_PLUGINS").empty()) return std::make_unique<QApplication>(argc, argv);
    if (!canOpenFiles()) {
        std::fputs("seiche: too few files may be open at once (ulimit -n); 40 are enough\n", stderr);
        std::exit(1);
    }
    if (!canHaveMemory()) {
        std::fputs("seiche: there is not enough memory for a window (ulimit -v); 700 MB are enough\n", stderr);
        std::exit(1);
    }
    sought = whatIsSought(argc, argv);
    BufferedErrors kept; // libxcb bypasses the message handler
    keptBack = &kept;
    usual = qInstallMessageHandler(listen);
    auto application = std::make_unique<QApplication>(argc, argv);
    qInstallMessageHandler(usual);
    return application;
}

} // namespace seiche
