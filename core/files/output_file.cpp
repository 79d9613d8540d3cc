// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/output_file.h"

#include "files/system_message.h"
#include "posix/open_file.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>

namespace seiche {

namespace {

constexpr std::size_t bufferBytes = 1 << 16;

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == path.npos ? "" : path.substr(0, slash + 1);
}

} // namespace

std::string OutputFile::targetOf(std::string path) {
    for (int i = 0; i < 40; ++i) {
        std::error_code failed;
        const std::string link = std::filesystem::read_symlink(path, failed).string();
        if (failed) return path;
        path = link.starts_with('/') ? link : folderOf(path) + link;
    }
    return {};
}

OutputFile::OutputFile(std::string path) : m_path(std::move(path)) {
    m_buffer.reserve(bufferBytes);
    open();
}

OutputFile::~OutputFile() { discard(); }

void OutputFile::open() {
    if (m_path == "-" || m_path == "/dev/stdout") {
        m_file = OpenFile::standardOutput();
        if (!m_file.isOpen()) fail(systemMessage(errno));
        return;
    }
    const std::optional<FileFacts> old = factsOf(m_path);
    // Links that the system refuses to follow (placed by others in shared folders) are not
    // followed manually.
    if (!old && errno != ENOENT) return fail(systemMessage(errno));
    if (old && old->kind == FileKind::folder) return fail(TRANSLATABLE("Problem", "is a folder"));
    if ((old && old->kind == FileKind::other) || m_path.starts_with("/dev/fd/") ||
        m_path.starts_with("/proc/")) {
        m_file = OpenFile::toWrite(m_path);
        if (!m_file.isOpen()) fail(systemMessage(errno));
        return;
    }
    if (old && !mayWrite(m_path)) return fail(systemMessage(errno));
    m_target = targetOf(m_path);
    if (m_target.empty()) return fail(systemMessage(ELOOP));
    openTemporary();
    if (m_file.isOpen()) m_file.setMode(old ? old->mode : 0666 & ~creationMask());
}

void OutputFile::openTemporary() {
    if (m_target.ends_with('/')) return fail(systemMessage(ENOENT));
    const std::string folder = folderOf(m_target);
    m_file = OpenFile::withoutName(folder.empty() ? "." : folder);
    if (m_file.isOpen()) return;
    m_temporary = folder + ".seiche-XXXXXX";
    m_file = OpenFile::withNewName(m_temporary);
    if (m_file.isOpen()) return;
    m_temporary.clear();
    fail(systemMessage(errno));
}

// Only a named file can replace a file.
void OutputFile::nameTemporary() {
    for (int i = 0; i < 1000; ++i) {
        const std::string name =
            folderOf(m_target) + ".seiche-" + std::to_string(processNumber()) + '-' + std::to_string(i);
        if (m_file.giveName(name)) {
            m_temporary = name;
            return;
        }
        if (errno != EEXIST) break;
    }
    fail(systemMessage(errno));
}

void OutputFile::write(std::string_view bytes) {
    if (!good()) return;
    std::string converted;
    if (m_converter) bytes = converted = m_converter->convert(bytes);
    if (m_buffer.size() + bytes.size() > bufferBytes) flush();
    m_buffer += bytes;
}

void OutputFile::flush() {
    if (good() && !m_file.write(m_buffer)) fail(systemMessage(errno));
    m_buffer.clear();
}

bool OutputFile::commit() {
    flush();
    if (!good()) return false;
    if (m_target.empty()) return closeFile();
    // Some file systems report a full disk only here.
    if (!m_file.sync()) fail(systemMessage(errno));
    if (good() && m_temporary.empty()) nameTemporary();
    if (!good() || !closeFile()) return false;
    if (std::rename(m_temporary.c_str(), m_target.c_str()) != 0) fail(systemMessage(errno));
    m_temporary.clear();
    return good();
}

bool OutputFile::closeFile() {
    if (!m_file.close()) fail(systemMessage(errno));
    return good();
}

void OutputFile::fail(const Message& what) {
    if (!m_problem) m_problem = what;
    discard();
}

void OutputFile::discard() {
    m_file.close();
    if (!m_temporary.empty()) std::remove(m_temporary.c_str());
    m_temporary.clear();
}

} // namespace seiche
