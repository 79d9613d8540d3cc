// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace seiche {

class ProblemLabel;
class Session;
class Sound;
class Viewing;

/// The settings of the program: language, looks, motion, memory, sound and projector. Every choice
/// takes effect at once.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    SettingsDialog(Session& session, Viewing& viewing, Sound& sound, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    using Text = QString (*)();

    void addHeading(QFormLayout& form, Text text);
    /// Adds a labelled list. `chosen` is called with the index that the user chose.
    QComboBox* addList(QFormLayout& form, const char* name, Text text, std::function<void(int)> chosen);
    QCheckBox* addSwitch(QFormLayout& form, const char* name, Text text, Text help,
                         std::function<void(bool)> chosen);
    void switchSound(bool on);
    /// Fills the lists with texts, without a choice.
    void fill();
    void fillScreens();
    /// Shows the current settings.
    void showSettings();
    void retranslate();

    Session& m_session;
    Viewing& m_viewing;
    Sound& m_sound;
    QComboBox* m_language;
    QComboBox* m_look;
    QComboBox* m_textSize;
    QCheckBox* m_reducedMotion;
    QComboBox* m_memory;
    QCheckBox* m_playsSound = nullptr; ///< absent if the program cannot play sound
    QComboBox* m_heard = nullptr;      ///< as `m_playsSound`
    ProblemLabel* m_problem = nullptr; ///< as `m_playsSound`
    QComboBox* m_screen;
    QComboBox* m_projectorType;
    QCheckBox* m_marks;
    QPushButton* m_close;
    /// Translates the widgets whose text never changes otherwise.
    std::vector<std::function<void()>> m_texts;
};

} // namespace seiche
