// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_console.h"
#include "commands.h"
#include "experiment_source.h"
#include "interruption.h"
#include "option_checks.h"
#include "report.h"

#include "classroom/points_table.h"
#include "network/class_server.h"
#include "posix/end_signals.h"
#include "posix/terminal.h"

#include <cstdio>
#include <memory>

namespace seiche::cli {

namespace {

struct ClassOptions {
    ExperimentSource source;
    ClassServerSettings server;
    std::string points;
};

// Checks early that the file can be written at the end.
Status canBeWritten(const std::string& path) {
    OutputFile file(path);
    return file.good() ? Done : commit(file);
}

// Runs until the class ends. Printing may fail without a terminal.
void serve(ClassServer& server, const Interruption& interruption) {
    constexpr int pause = 50; // milliseconds
    InputLines typed;
    bool isKept = true;
    while (!interruption.hasCome()) {
        if (const std::optional<std::string> line = typed.next(pause)) {
            std::fputs(obey(*line, server).c_str(), stdout);
            std::fflush(stdout);
        }
        if (const std::optional<Message> why = server.journalProblem(); why && isKept) {
            isKept = false;
            addProblem("class", "it runs, but its points would not survive a crash: " + sentence(*why));
        }
    }
    std::clearerr(stdout);
}

Status run(ClassOptions& options) {
    if (options.server.resumes && options.server.port == 0) {
        addProblem("--resume, --port", "a class is gone on with at the port it had: name it");
        return WrongUsageOrFile;
    }
    const std::optional<Experiment> experiment = options.source.load();
    if (!experiment) return options.source.status();
    if (!options.points.empty())
        if (const Status status = canBeWritten(options.points); status != Done) return status;
    const Interruption interruption;
    surviveBrokenPipes();
    options.server.resumesThisAlone = true;
    auto started = ClassServer::start(*experiment, options.server);
    if (const Message* problem = std::get_if<Message>(&started)) {
        addProblem("class", sentence(*problem));
        return CouldNotBeDone;
    }
    auto& server = *std::get<std::unique_ptr<ClassServer>>(started);
    if (options.server.resumes && !server.hasResumed())
        addProblem("--resume", "no class was left at this address and port; a new one begins");
    std::string code;
    server.with([&](const Classroom& room) { code = room.code(); });
    std::printf("%s %s\n", server.address().c_str(), code.c_str());
    std::fflush(stdout);

    serve(server, interruption);
    if (options.points.empty()) return Done;
    OutputFile file(options.points);
    server.with([&](Classroom& room) {
        room.freeze(true); // later points would be missing in the table
        file.write(pointsTable(room));
    });
    const Status written = commit(file);
    if (written != Done) {
        server.stayInMemory();
        addProblem("class", "the points are not lost: the same command with --resume --port " +
                                std::to_string(server.port()) + " goes on with them");
    }
    return written;
}

} // namespace

Command classCommand(CLI::App& app) {
    CLI::App* options =
        app.add_subcommand("class", "Run a class session without a window; students join with their phones");
    options->footer(classCommands);
    const auto chosen = std::make_shared<ClassOptions>();
    chosen->source.addTo(*options);
    chosen->source.orElse("string");
    options
        ->add_option("--bind", chosen->server.bind,
                     "Address of this computer to listen on; 0.0.0.0: all addresses")
        ->type_name("ADDRESS")
        ->capture_default_str();
    options->add_option("--port", chosen->server.port, "Port to listen on; 0: any free port")
        ->transform(wholeNumber(0, 65535))
        ->type_name("PORT")
        ->capture_default_str();
    options
        ->add_option("--name", chosen->server.names,
                     "Additional name under which phones find this computer; can be repeated")
        ->type_name("NAME");
    options->add_flag("--resume", chosen->server.resumes,
                      "Resume the session of a server that was killed at this address and port");
    options
        ->add_option("--points", chosen->points,
                     "Write all points at the end as CSV: nick,frequency_hz,amplitude,experiment,verified")
        ->check(outputName())
        ->type_name("OUT.csv");
    return {options, [chosen] { return run(*chosen); }};
}

} // namespace seiche::cli
