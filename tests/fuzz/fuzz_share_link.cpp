// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Any pasted text is refused with a reason, or contains at most the text of a file. An experiment
// in the text survives its own link.
#include "files/experiment_file.h"
#include "files/share_link.h"

#include <cstdint>
#include <cstdlib>

namespace {

void must(bool holds) {
    if (!holds) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const seiche::LinkedFile file =
        seiche::fileInLink(std::string_view(reinterpret_cast<const char*>(data), size));
    must(file.text.size() <= seiche::limits::fileBytes);
    if (file.problem) {
        must(file.text.empty());
        return 0;
    }
    const seiche::ReadExperiment read = seiche::readExperiment(file.text);
    const auto* experiment = std::get_if<seiche::Experiment>(&read);
    if (!experiment) return 0;
    if (const std::optional<std::string> link = seiche::linkTo(*experiment)) {
        const seiche::LinkedFile again = seiche::fileInLink(*link);
        must(!again.problem && again.text == seiche::writeExperiment(*experiment));
    }
    return 0;
}
