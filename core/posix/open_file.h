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

/// What the system says of a file.
struct FileFacts {
    FileKind kind = FileKind::other;
    std::int64_t bytes = 0;
    unsigned mode = 0; ///< who may do what: 07777
};

/// An open file of the system. What fails returns false, nothing or a file that is not open, and leaves in
/// `errno` why.
class OpenFile {
public:
    OpenFile() = default;
    ~OpenFile();
    OpenFile(OpenFile&& other) noexcept;
    OpenFile& operator=(OpenFile&& other) noexcept;

    /// Does not wait: a pipe without a writer would hang.
    static OpenFile toRead(const std::string& path);
    /// One that is there, and is written as it is: a device, a pipe.
    static OpenFile toWrite(const std::string& path);
    static OpenFile standardOutput();
    /// A new one without a name, which vanishes by itself even when the program is killed; only this user may
    /// do anything with it. Not open where the system has none.
    static OpenFile withoutName(const std::string& folder);
    /// A new one whose name ends in six letters that no other file has there; `name`: "folder/.seiche-XXXXXX".
    static OpenFile withNewName(std::string& name);

    bool isOpen() const { return m_descriptor >= 0; }
    std::optional<FileFacts> facts() const;
    /// How many bytes came, at most `most`; 0 at the end.
    std::optional<std::size_t> read(char* to, std::size_t most);
    bool write(std::string_view bytes);
    bool setMode(unsigned mode);
    /// Waits until all of it is on the disk.
    bool sync();
    /// Gives a file without a name one that is free.
    bool giveName(const std::string& name);
    /// Some file systems report what has failed only now.
    bool close();

private:
    explicit OpenFile(int descriptor) : m_descriptor(descriptor) {}

    int m_descriptor = -1;
};

/// Of what `path` leads to; nothing when that is not there.
std::optional<FileFacts> factsOf(const std::string& path);
/// Whether this program may write to it.
bool mayWrite(const std::string& path);
/// Makes a folder for this user alone; its name ends in six letters that nothing else has there.
bool makeNewFolder(std::string& name);
/// Bits of the mode that new files do not get.
unsigned creationMask();
/// The number of this process, which no other has at the same time.
long processNumber();

} // namespace seiche
