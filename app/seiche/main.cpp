// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "display.h"
#include "documents/recovery.h"
#include "emergency_save.h"
#include "files/presets.h"
#include "network/addresses.h"
#include "phones/open_class_dialog.h"
#include "posix/end_signals.h"
#include "seiche_version.h"
#include "student_sheet_file.h"
#include "theme/theme.h"
#include "window/language.h"
#include "window/main_window.h"
#include "window/word_dialog.h"

#include <QApplication>
#include <QIcon>
#include <QRawFont>
#include <QSettings>
#include <QSocketNotifier>

#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

using namespace seiche;

namespace {

/// Warns if there is no font: letters would be empty boxes.
void warnWithoutFonts() {
    if (!QRawFont::fromFont(QApplication::font()).fontTable("cmap").isEmpty()) return;
    std::fputs("seiche: there is no font for its texts; install one, such as Inter or DejaVu Sans\n", stderr);
}

struct StartOptions {
    QString file;
    QString preset;
    QString link;
    QString lesson;
    QString language;
    bool projector = false;
    bool lock = false;
    QString lockWord;
    std::optional<QString> classAt; ///< empty: last used address
    bool onlyDisplay = false;
    QString sheet;
    QString out;
};

constexpr char usage[] =
    "Usage: seiche [FILE] [--preset ID] [--link LINK] [--lesson ID|FILE] [--projector]\n"
    "              [--lock[=PASSWORD]] [--class[=ADDRESS[:PORT]]] [--language CODE]\n"
    "       seiche --sheet ID|FILE --out FILE.pdf [--language CODE]\n"
    "Waves on a string and in a pool, for classrooms.\n"
    "\n"
    "  FILE             experiment (*.seiche) or lesson (*.lesson) to open\n"
    "  --preset ID      example to open; seiche-cli presets lists all examples\n"
    "  --link LINK      link with an experiment to open\n"
    "  --lesson ID|FILE\n"
    "                   built-in lesson or lesson file to open; seiche-cli lessons lists them\n"
    "  --lock           lock the window: only the open lesson or experiment can be used\n"
    "  --lock=PASSWORD  the same, with a password for unlocking\n"
    "  --class          start a class session: students join with their phones\n"
    "  --class=ADDRESS:PORT\n"
    "                   the same at this address of the computer; port 0: any free port\n"
    "  --projector      full screen, large type, strong colours\n"
    "  --language CODE  language of the window: en, el, ...\n"
    "  --sheet ID|FILE  write the student worksheet of a lesson as PDF and exit\n"
    "  --out FILE.pdf   file for the worksheet; an existing file is replaced\n"
    "  --check-display  open nothing; exit status 0 if a window can be shown, else 1\n"
    "  --help           print this help and exit\n"
    "  --version        print the version and exit\n"
    "\n"
    "A value can also follow an equals sign: --preset=pool.\n"
    "Without a display, try: seiche-cli tour\n";

/// Returns the variable of an option with a value; null if unknown.
QString* optionWithValue(StartOptions& options, std::string_view name) {
    if (name == "--preset") return &options.preset;
    if (name == "--link") return &options.link;
    if (name == "--lesson") return &options.lesson;
    if (name == "--language") return &options.language;
    if (name == "--sheet") return &options.sheet;
    if (name == "--out") return &options.out;
    return nullptr;
}

/// Handles all arguments that need no display. Returns an exit status, or empty if a window is
/// required.
std::optional<int> readArguments(int argc, char** argv, StartOptions& options) {
    const auto refuse = [](const std::string& why) {
        std::fprintf(stderr, "seiche: %s\nTry: seiche --help\n", why.c_str());
        return 2;
    };
    bool onlyFiles = false;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        const auto value = [&]() -> const char* { return i + 1 < argc ? argv[++i] : nullptr; };
        if (onlyFiles || argument.empty() || argument[0] != '-') {
            if (!options.file.isEmpty()) return refuse("only one file can be opened at a time");
            options.file = QString::fromLocal8Bit(argv[i]);
        } else if (argument == "--") {
            onlyFiles = true;
        } else if (argument == "--help" || argument == "-h") {
            std::fputs(usage, stdout);
            return 0;
        } else if (argument == "--version") {
            std::puts("seiche " SEICHE_VERSION);
            return 0;
        } else if (argument == "--projector") {
            options.projector = true;
        } else if (argument == "--check-display") {
            options.onlyDisplay = true;
        } else if (argument == "--lock") {
            options.lock = true;
        } else if (argument == "--class") {
            options.classAt.emplace();
        } else if (argument.starts_with("--class=")) {
            const std::string_view place = argument.substr(std::string_view("--class=").size());
            if (!placeIn(place))
                return refuse("--class= needs an address, with or without a port: 192.168.4.20:8080");
            options.classAt = QString::fromUtf8(place.data(), static_cast<qsizetype>(place.size()));
        } else if (argument.starts_with("--lock=")) {
            options.lock = true;
            const std::size_t name = std::string_view("--lock=").size();
            options.lockWord = QString::fromLocal8Bit(argv[i] + name);
            if (options.lockWord.isEmpty()) return refuse("--lock= needs a password");
            if (options.lockWord.size() > WordDialog::maxLength)
                return refuse("the password of --lock= is too long (at most " +
                              std::to_string(WordDialog::maxLength) + " characters)");
            // Hides the password from process lists.
            std::memset(argv[i] + name, '*', std::strlen(argv[i] + name));
        } else if (QString* option = optionWithValue(options, argument.substr(0, argument.find('=')))) {
            const std::size_t equals = argument.find('=');
            const char* given = equals == argument.npos ? value() : argv[i] + equals + 1;
            if (!given || (equals != argument.npos && !*given))
                return refuse(std::string(argument.substr(0, equals)) + " needs a value");
            *option = QString::fromLocal8Bit(given);
        } else if (argument == "-platform" || argument == "-style" || argument == "-geometry" ||
                   argument == "-display") {
            value(); // option of Qt
        } else {
            return refuse("unknown option " + std::string(argument));
        }
    }
    if (options.lock && options.classAt)
        return refuse("--lock and --class do not go together: a locked window opens no class");
    if (options.sheet.isEmpty() != options.out.isEmpty())
        return refuse("--sheet says which lesson and --out says where its sheet goes: both are needed");
    return std::nullopt;
}

Experiment presetOr(const char* id, SceneKind scene) {
    return loadPreset(id).value_or(defaultExperiment(scene));
}

/// Returns class settings for an address; if empty, the last settings.
std::optional<ClassServerSettings> classSettings(const QString& place) {
    if (place.isEmpty()) return std::nullopt;
    ClassServerSettings settings = lastClassSettings();
    const NetworkPlace asked = *placeIn(place.toStdString());
    settings.bind = asked.address;
    settings.port = asked.port.value_or(settings.port);
    settings.resumes = settings.port > 0;
    return settings;
}

} // namespace

int main(int argc, char** argv) {
    StartOptions options;
    if (const std::optional<int> status = readArguments(argc, argv, options)) return *status;
    endOnLackOfMemory();
    EndSignals endSignals;
    if (!options.sheet.isEmpty()) qputenv("QT_QPA_PLATFORM", "offscreen"); // a PDF needs no display
    const std::unique_ptr<QApplication> application = connectToDisplay(argc, argv);
    if (options.onlyDisplay) return 0;
    QApplication::setApplicationName(QStringLiteral("seiche"));
    QApplication::setOrganizationName(QStringLiteral("seiche"));
    QApplication::setApplicationVersion(QStringLiteral(SEICHE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.seiche.seiche"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/seiche.svg")));
    const QString remembered = QSettings().value(QStringLiteral("language")).toString();
    warnWithoutFonts();
    Theme::current().set(Look::Dark);
    language::choose(options.language.isEmpty() ? remembered : options.language);
    if (!options.sheet.isEmpty()) return writeStudentSheet(options.sheet, options.out);

    Session session(presetOr("string", SceneKind::String), presetOr("pool", SceneKind::Pool));
    MainWindow window(session);
    if (!options.preset.isEmpty()) window.openPreset(options.preset);
    if (!options.file.isEmpty()) window.openFile(options.file);
    if (!options.link.isEmpty()) window.openLink(options.link);
    if (!options.lesson.isEmpty()) window.openLesson(options.lesson);
    // Without arguments, the program starts with a vibrating string.
    if (options.file.isEmpty() && options.preset.isEmpty() && options.link.isEmpty() &&
        options.lesson.isEmpty()) {
        Pull first = session.settings().pullWith;
        first.height *= 1.5;
        session.pull(first);
        window.documents().countAsOpened();
    }
    Recovery recovery(session, window.documents());
    const EmergencySave suddenEnd(recovery);
    if (options.projector) window.setProjector(true);
    else window.show();
    window.setLockWord(options.lockWord);
    if (options.lock) window.setLocked(true);
    if (options.classAt) window.openClass(classSettings(*options.classAt));
    window.offer(recovery);

    // The program ends with the main window, regardless of other windows and of Qt's own rule.
    const auto end = [] { QCoreApplication::exit(0); };
    QObject::connect(&window, &MainWindow::closed, application.get(), end, Qt::QueuedConnection);
    // The user cannot be asked any more. Saves first, because leaving takes longer.
    std::optional<QSocketNotifier> signalled;
    if (endSignals.begin()) {
        signalled.emplace(endSignals.descriptor(), QSocketNotifier::Read);
        QObject::connect(&*signalled, &QSocketNotifier::activated, &window, [&] {
            signalled->setEnabled(false);
            recovery.keepForNextStart();
            window.leave();
            end();
        });
    }
    return QApplication::exec();
}
