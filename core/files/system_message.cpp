// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/system_message.h"

#include <cerrno>
#include <cstring>

namespace seiche {

Message systemMessage(int error) {
    switch (error) {
    case ENOENT: return TRANSLATABLE("Problem", "No such file or directory");
    case EACCES: return TRANSLATABLE("Problem", "Permission denied");
    case EPERM: return TRANSLATABLE("Problem", "Operation not permitted");
    case ENOTDIR: return TRANSLATABLE("Problem", "Not a directory");
    case ENOSPC: return TRANSLATABLE("Problem", "No space left on device");
    case EDQUOT: return TRANSLATABLE("Problem", "Disk quota exceeded");
    case EROFS: return TRANSLATABLE("Problem", "Read-only file system");
    case EIO: return TRANSLATABLE("Problem", "Input/output error");
    case ENAMETOOLONG: return TRANSLATABLE("Problem", "File name too long");
    default: return verbatim(std::strerror(error));
    }
}

} // namespace seiche
