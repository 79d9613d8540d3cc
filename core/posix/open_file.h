// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace seiche {

enum class FileKind { regular, folder, other };

/// File properties that the system reports.
struct FileFacts {
    FileKind kind = FileKind::other;
    std::int64_t bytes = 0;
    unsigned mode = 0; ///< permission bits: 07777
};

/// Open file of the system. On error, functions return false, an empty value or a closed file, and
/// set `errno`.
class OpenFile {
public:
    OpenFile() = default;
    ~OpenFile();
    OpenFile(OpenFile&& other) noexcept;
    OpenFile& operator=(OpenFile&& other) noexcept;

    /// Opens a file for reading without blocking: a pipe without a writer would hang.
    static OpenFile toRead(const std::string& path);
    /// Opens an existing device or pipe for writing.
    static OpenFile toWrite(const std::string& path);
    static OpenFile standardOutput();
    /// Creates a file without a name, private to this user. It disappears automatically, even if
    /// the program is killed. Not open if the system does not support it.
    static OpenFile withoutName(const std::string& folder);
    /// Creates a file with six random letters at the end of its name. `name`:
    /// "folder/.seiche-XXXXXX".
    static OpenFile withNewName(std::string& name);

    bool isOpen() const { return m_descriptor >= 0; }
    std::optional<FileFacts> facts() const;
    /// Reads at most `max` bytes. Returns their number, 0 at the end.
    std::optional<std::size_t> read(char* to, std::size_t max);
    bool write(std::string_view bytes);
    bool setMode(unsigned mode);
    /// Waits until all data are on the disk.
    bool sync();
    /// Gives an unnamed file an unused name.
    bool giveName(const std::string& name);
    /// Closes the file. May report delayed write errors.
    bool close();

private:
    explicit OpenFile(int descriptor) : m_descriptor(descriptor) {}

    int m_descriptor = -1;
};

/// Returns the properties of the file at `path`, if any.
std::optional<FileFacts> factsOf(const std::string& path);
/// Returns whether this program may write to the file.
bool mayWrite(const std::string& path);
/// Creates a folder, private to this user, with six random letters at the end of its name.
bool makeNewFolder(std::string& name);
/// Returns the mode bits cleared for new files (umask).
unsigned creationMask();
/// Returns the process number, unique among running processes.
long processNumber();

} // namespace seiche
