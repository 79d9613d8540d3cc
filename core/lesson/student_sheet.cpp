// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/student_sheet.h"

#include <array>
#include <initializer_list>

namespace seiche {

namespace {

constexpr std::string_view room = "\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_";

/// What stands on every sheet. The command line has no Qt, so these are not among the program's translations.
struct Printed {
    std::string_view language;
    std::string_view name, schoolClass, date;
    std::string_view about, minutes, inTheProgram;
    std::string_view doThis, myAnswer, whatISee;
    std::string_view myResults, found, theory, whatIFoundOut;
};

constexpr std::array<Printed, 5> allPrinted = {{
    {"en", "Name: ", "Class: ", "Date: ", "About ", " minutes.", "In the program: menu *Lessons*, or",
     "Do this:", "My answer: ", "What I see: ", "My results", "measured", "theory", "What I found out: "},
    {"el", "Όνομα: ", "Τάξη: ", "Ημερομηνία: ", "Περίπου ", " λεπτά.", "Στο πρόγραμμα: μενού *Μαθήματα*, ή",
     "Κάντε αυτό:", "Η απάντησή μου: ", "Τι βλέπω: ", "Τα αποτελέσματά μου", "μέτρηση", "θεωρία",
     "Τι ανακάλυψα: "},
    {"de", "Name: ", "Klasse: ", "Datum: ", "Ungefähr ", " Minuten.", "Im Programm: Menü *Lektionen* oder",
     "Aufgabe:", "Meine Antwort: ", "Was ich sehe: ", "Meine Ergebnisse", "gemessen", "Theorie",
     "Was ich herausgefunden habe: "},
    {"fr", "Nom\u00a0: ", "Classe\u00a0: ", "Date\u00a0: ", "Environ ", " minutes.",
     "Dans le programme\u00a0: menu *Leçons*, ou", "À faire\u00a0:", "Ma réponse\u00a0: ",
     "Ce que je vois\u00a0: ", "Mes résultats", "mesuré", "théorie", "Ce que j’ai découvert\u00a0: "},
    {"es", "Nombre: ", "Clase: ", "Fecha: ", "Unos ", " minutos.", "En el programa: menú *Lecciones*, o",
     "Haz esto:", "Mi respuesta: ", "Lo que veo: ", "Mis resultados", "medido", "teoría",
     "Lo que he descubierto: "},
}};

const Printed& printedIn(std::string_view language) {
    for (const Printed& each : allPrinted)
        if (each.language == language) return each;
    return allPrinted.front();
}

/// A sheet as it grows.
class Page {
public:
    explicit Page(std::string_view language) : m_language(language), m_words(printedIn(language)) {}

    void add(std::initializer_list<std::string_view> parts) {
        for (const std::string_view part : parts) m_text += part;
    }
    const std::string& in(const Text& text) const { return text.in(m_language); }
    const Printed& words() const { return m_words; }
    std::string take() { return std::move(m_text); }

private:
    std::string_view m_language;
    const Printed& m_words;
    std::string m_text;
};

void addAnswers(const Step& step, Page& page) {
    const check::Choice* choice = step.check ? partOf<check::Choice>(*step.check) : nullptr;
    if (choice) {
        for (const Text& option : choice->options) page.add({"- ☐ ", page.in(option), "\n"});
        page.add({"\n"});
    }
    const bool number = step.check && partOf<check::Number>(*step.check);
    if (number)
        page.add({page.words().myAnswer, room, " ",
                  step.result ? std::string_view(page.in(step.result->unit)) : std::string_view(), "\n\n"});
    if (!choice && !number) page.add({page.words().whatISee, room, room, room, "\n\n"});
}

void addResults(const Lesson& lesson, Page& page) {
    const Printed& words = page.words();
    page.add({"## ", words.myResults, "\n\n| | ", words.found, " | ", words.theory, " |\n|---|---|---|\n"});
    for (const Step& step : lesson.steps) {
        if (!step.result) continue;
        const std::string& unit = page.in(step.result->unit);
        page.add({"| ", page.in(step.result->name), unit.empty() ? "" : " (", unit, unit.empty() ? "" : ")",
                  " | | |\n"});
    }
    page.add({"\n", words.whatIFoundOut, room, room, room, room, "\n"});
}

} // namespace

std::string studentSheet(const BuiltInLesson& lesson, std::string_view language) {
    const Lesson& it = lesson.lesson;
    Page page(language);
    const Printed& words = page.words();
    page.add({"# ", page.in(it.title), "\n\n"});
    page.add({words.name, room, room, "  ", words.schoolClass, room, "  ", words.date, room, "\n\n"});
    page.add({page.in(it.summary), " ", words.about, std::to_string(it.minutes), words.minutes, " ",
              words.inTheProgram, " `seiche --lesson ", lesson.id, "`.\n\n"});
    bool results = false;
    for (std::size_t i = 0; i < it.steps.size(); ++i) {
        const Step& step = it.steps[i];
        results = results || step.result;
        page.add({"## ", std::to_string(i + 1), ". ", page.in(step.title), "\n\n"});
        if (!step.text.empty()) page.add({page.in(step.text), "\n\n"});
        if (!step.task.empty()) page.add({"**", words.doThis, "** ", page.in(step.task), "\n\n"});
        addAnswers(step, page);
    }
    if (results) addResults(it, page);
    return page.take();
}

std::vector<std::string_view> sheetLanguages() {
    std::vector<std::string_view> languages;
    for (const Printed& each : allPrinted) languages.push_back(each.language);
    return languages;
}

} // namespace seiche
