// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "emergency_save.h"

#include <QThread>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <utility>

namespace seiche {

namespace {

Recovery* unsaved = nullptr;
/// Memory reserved for saving, in bytes.
constexpr std::size_t reserved = 16'000'000;
void* reserve = nullptr;
constexpr unsigned long maxSecondsToKeep = 5;
std::terminate_handler usualEnd = nullptr;
QtMessageHandler usualMessages = nullptr;

// A thread that ends the program must not read data that a different thread is changing.
bool isOfThisThread() { return unsaved && QThread::currentThread() == unsaved->thread(); }

void keepUnsaved() {
    if (isOfThisThread()) std::exchange(unsaved, nullptr)->keepForNextStart();
}

void keepAtExit() {
    if (!unsaved) return;
    keepUnsaved();
    // Suppresses Qt's warnings about its still running threads.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
}

[[noreturn]] void keepAndEnd() {
    try {
        keepUnsaved();
    } catch (const std::bad_alloc&) { // the last saved state must suffice
    }
    std::_Exit(1);
}

[[noreturn]] void endForLackOfMemory() {
    std::fputs("seiche: there is not enough memory\n", stderr);
    std::free(std::exchange(reserve, nullptr));
    if (unsaved && !isOfThisThread()) {
        // Succeeds unless the object's thread waits for this thread.
        QMetaObject::invokeMethod(unsaved, keepAndEnd, Qt::QueuedConnection);
        QThread::sleep(maxSecondsToKeep);
    }
    keepAndEnd();
}

[[noreturn]] void onTerminate() {
    try {
        if (const std::exception_ptr thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        endForLackOfMemory();
    } catch (...) { // a programming error, which should leave a core dump
    }
    usualEnd();
    std::abort();
}

// Without memory for the window image, Qt only warns, then crashes.
void onMessage(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (message.startsWith(QLatin1String("failed to mmap segment"))) endForLackOfMemory();
    usualMessages(type, context, message);
}

} // namespace

void endOnLackOfMemory() { usualEnd = std::set_terminate(onTerminate); }

EmergencySave::EmergencySave(Recovery& recovery) {
    unsaved = &recovery;
    reserve = std::malloc(reserved);
    std::atexit(keepAtExit);
    usualMessages = qInstallMessageHandler(onMessage);
}

EmergencySave::~EmergencySave() {
    unsaved = nullptr;
    qInstallMessageHandler(usualMessages);
    std::free(std::exchange(reserve, nullptr));
}

} // namespace seiche
