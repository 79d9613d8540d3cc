// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/student_sheet.h"

#include <array>

namespace seiche {

namespace {

constexpr std::array<SheetWords, 5> allWords = {{
    {"en", "Name:", "Class:", "Date:", "About", "minutes.", "In the program: menu *Lessons*, or", "Do this:",
     "My answer:", "What I see:", "Draw what you see.", "frequency (Hz)", "amplitude (× single tap)",
     "time (s)", "height", "largest height", "My results", "measured", "What I found out:"},
    {"el", "Όνομα:", "Τάξη:", "Ημερομηνία:", "Περίπου", "λεπτά.", "Στο πρόγραμμα: μενού *Μαθήματα*, ή",
     "Κάντε αυτό:", "Η απάντησή μου:", "Τι βλέπω:", "Σχεδιάστε ό,τι βλέπετε.", "συχνότητα (Hz)",
     "πλάτος (× ένα χτύπημα)", "χρόνος (s)", "ύψος", "μέγιστο ύψος", "Τα αποτελέσματά μου", "μέτρηση",
     "Τι ανακάλυψα:"},
    {"de", "Name:", "Klasse:", "Datum:", "Ungefähr", "Minuten.", "Im Programm: Menü *Lektionen* oder",
     "Aufgabe:", "Meine Antwort:", "Was ich sehe:", "Zeichne, was du siehst.", "Frequenz (Hz)",
     "Amplitude (× einzelner Anstoß)", "Zeit (s)", "Höhe", "größte Höhe", "Meine Ergebnisse", "gemessen",
     "Was ich herausgefunden habe:"},
    {"fr", "Nom\u00a0:", "Classe\u00a0:", "Date\u00a0:", "Environ", "minutes.",
     "Dans le programme\u00a0: menu *Leçons*, ou", "À faire\u00a0:", "Ma réponse\u00a0:",
     "Ce que je vois\u00a0:", "Dessinez ce que vous voyez.", "fréquence (Hz)", "amplitude (× une frappe)",
     "temps (s)", "hauteur", "plus grande hauteur", "Mes résultats", "mesuré", "Ce que j’ai découvert\u00a0:"},
    {"es", "Nombre:", "Clase:", "Fecha:", "Unos", "minutos.", "En el programa: menú *Lecciones*, o",
     "Haz esto:", "Mi respuesta:", "Lo que veo:", "Dibuja lo que veas.", "frecuencia (Hz)",
     "amplitud (× un toque)", "tiempo (s)", "altura", "altura máxima", "Mis resultados", "medido",
     "Lo que he descubierto:"},
}};

const SheetWords& wordsIn(std::string_view language) {
    const std::string_view withoutCountry = language.substr(0, language.find('-'));
    for (const SheetWords& each : allWords)
        if (each.language == withoutCountry) return each;
    return allWords.front();
}

// A resonance chart collects all points of an experiment, so only the last step of the experiment
// prints it.
bool comesAgain(const Lesson& lesson, std::size_t step) {
    for (std::size_t later = step + 1; later < lesson.steps.size(); ++later)
        if (lesson.steps[later].picture == SheetPicture::Resonance)
            return &lesson.experimentAt(later) == &lesson.experimentAt(step);
    return false;
}

/// Largest key name with its bracket, in bytes.
constexpr std::size_t maxKeyLength = 41;

/// Returns dotted space to write on.
std::string room(int letters) {
    std::string dots;
    for (int i = 0; i < letters; i += 3) dots += "…";
    return dots;
}

/// Marks [KEY] as a Markdown key unless too long.
std::string withKeys(const std::string& text) {
    std::string marked;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text[at] == '[' ? text.find(']', at) : text.npos;
        if (end == text.npos || end == at + 1 || end - at > maxKeyLength) {
            marked += text[at++];
        } else {
            marked += "<kbd>" + text.substr(at + 1, end - at - 1) + "</kbd>";
            at = end + 1;
        }
    }
    return marked;
}

std::string drawingInWords(SheetPicture picture, const SheetWords& words) {
    const auto axes = [](std::string_view up, std::string_view right) {
        return "↑ " + std::string(up) + ", → " + std::string(right);
    };
    switch (picture) {
    case SheetPicture::Canvas: break;
    case SheetPicture::Resonance: return axes(words.amplitude, words.frequency);
    case SheetPicture::Height: return axes(words.height, words.time);
    case SheetPicture::Largest: return axes(words.largestHeight, words.time);
    }
    return std::string(words.drawWhatISee);
}

std::string answersOf(const StudentSheet::Step& step, const SheetWords& words) {
    std::string text;
    for (const std::string& choice : step.choices) text += "- ☐ " + withKeys(choice) + "\n";
    if (!step.choices.empty()) text += "\n";
    if (step.unit) text += std::string(words.myAnswer) + " " + room(30) + " " + *step.unit + "\n\n";
    if (step.drawing) text += drawingInWords(*step.drawing, words) + "\n\n";
    if (step.choices.empty() && !step.unit) text += std::string(words.whatISee) + " " + room(120) + "\n\n";
    return text;
}

} // namespace

StudentSheet studentSheet(const Lesson& lesson, std::string_view opened, std::string_view language) {
    StudentSheet sheet;
    sheet.words = wordsIn(language);
    sheet.title = lesson.title.in(language);
    sheet.summary = lesson.summary.in(language);
    sheet.start = std::string(sheet.words.about) + " " + std::to_string(lesson.minutes) + " " +
                  std::string(sheet.words.minutes) + " " + std::string(sheet.words.inTheProgram) +
                  " `seiche --lesson " + std::string(opened) + "`.";
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const Step& step = lesson.steps[i];
        StudentSheet::Step on;
        on.title = step.title.in(language);
        on.text = step.text.in(language);
        on.task = step.task.in(language);
        on.experiment = &lesson.experimentAt(i);
        if (const auto* choice = step.check ? partOf<check::Choice>(*step.check) : nullptr)
            for (const Text& option : choice->options) on.choices.push_back(option.in(language));
        if (step.check && partOf<check::Number>(*step.check))
            on.unit = step.result ? step.result->unit.in(language) : std::string();
        if (step.picture && !(step.picture == SheetPicture::Resonance && comesAgain(lesson, i)))
            on.drawing = step.picture;
        if (step.result) sheet.results.push_back(nameWithUnit(*step.result, language));
        sheet.steps.push_back(std::move(on));
    }
    return sheet;
}

std::string asMarkdown(const StudentSheet& sheet) {
    const SheetWords& words = sheet.words;
    const auto ask = [](std::string_view what, int letters) { return std::string(what) + " " + room(letters); };
    std::string text = "# " + withKeys(sheet.title) + "\n\n";
    text += ask(words.name, 60) + " " + ask(words.schoolClass, 24) + " " + ask(words.date, 24) + "\n\n";
    text += withKeys(sheet.summary) + " " + sheet.start + "\n\n";
    for (std::size_t i = 0; i < sheet.steps.size(); ++i) {
        const StudentSheet::Step& step = sheet.steps[i];
        text += "## " + std::to_string(i + 1) + ". " + withKeys(step.title) + "\n\n";
        if (!step.text.empty()) text += withKeys(step.text) + "\n\n";
        if (!step.task.empty()) text += "**" + std::string(words.doThis) + "** " + withKeys(step.task) + "\n\n";
        text += answersOf(step, words);
    }
    if (sheet.results.empty()) return text;
    text += "## " + std::string(words.myResults) + "\n\n| | " + std::string(words.measured) + " |\n|---|---|\n";
    for (const std::string& result : sheet.results) text += "| " + result + " | |\n";
    return text + "\n" + ask(words.whatIFoundOut, 180) + "\n";
}

std::vector<std::string_view> sheetLanguages() {
    std::vector<std::string_view> languages;
    for (const SheetWords& each : allWords) languages.push_back(each.language);
    return languages;
}

} // namespace seiche
