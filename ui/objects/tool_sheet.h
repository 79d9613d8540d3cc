// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QIcon>

#include <functional>
#include <vector>

class QVBoxLayout;

namespace seiche {

/// A tool with its picture.
struct SheetTool {
    QString name; ///< object name
    QString text;
    QString help;
    QIcon icon;
    bool isChecked = false;
    bool isEnabled = true;
    bool staysOpen = false; ///< a choice leaves the sheet open, for switches
    std::function<void()> choose;
};

struct SheetSection {
    QString title; ///< empty for none
    std::vector<SheetTool> tools;
};

/// A popup with pictures of tools.
class ToolSheet : public QFrame {
    Q_OBJECT

public:
    explicit ToolSheet(QWidget* parent);

    enum class Side { Above, Right };

    /// Opens beside `anchor`, in global pixels. `sections` is called again after every choice that
    /// leaves the sheet open. `settings`, null for none, is shown below the tools and returned to
    /// its parent afterwards.
    void open(const QString& title, std::function<std::vector<SheetSection>()> sections, QWidget* settings,
              const QRect& anchor, Side side = Side::Above);

signals:
    void closed();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void fill();
    void place();
    void choose(const SheetTool& tool);
    void returnSettings();

    QWidget* m_content;
    QVBoxLayout* m_column;
    QWidget* m_tiles = nullptr;
    std::function<std::vector<SheetSection>()> m_sections;
    QRect m_anchor;
    Side m_side = Side::Above;
    QWidget* m_settings = nullptr;
    QWidget* m_ownerOfSettings = nullptr;
};

} // namespace seiche
