// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/key_guide.h"

#include "lock/class_lock.h"
#include "seiche_version.h"
#include "widgets/window_size.h"
#include "window/actions.h"

#include <QEvent>
#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

QString row(const QString& keys, const QString& what) {
    return QStringLiteral(
               "<tr><td style='padding:3px 18px 3px 0'><b>%1</b></td><td style='padding:3px 0'>%2</td></tr>")
        .arg(keys.toHtmlEscaped(), what.toHtmlEscaped());
}

} // namespace

KeyGuide::KeyGuide(const Actions& actions, std::vector<QAction*> more, QWidget* parent)
    : QDialog(parent), m_actions(actions), m_more(std::move(more)) {
    setObjectName(QStringLiteral("keyGuide"));
    m_page = new QTextBrowser(this);
    m_page->setFrameShape(QFrame::NoFrame);
    QVBoxLayout* layout = new QVBoxLayout(this);
    layout->addWidget(m_page);
    sizeByTheme(*this, {560, 620});
}

void KeyGuide::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && isVisible()) retranslate();
    QDialog::changeEvent(event);
}

void KeyGuide::showEvent(QShowEvent* event) {
    retranslate();
    QDialog::showEvent(event);
}

// Otherwise every theme change would update the hidden page.
void KeyGuide::hideEvent(QHideEvent* event) {
    QDialog::hideEvent(event);
    m_page->clear();
}

void KeyGuide::retranslate() {
    setWindowTitle(tr("Keyboard and mouse"));
    m_page->setAccessibleName(windowTitle());
    const bool locked = isClassLocked();
    // A locked class sees only the keys of the page that it can use.
    const bool string = !locked || m_actions.stringPage->isChecked();
    const bool pool = !locked || m_actions.poolPage->isChecked();
    QString html = QStringLiteral("<h3>%1</h3><table>").arg(tr("Mouse"));
    html += row(tr("click"), tr("tap there"));
    if (string) {
        html += row(tr("drag the string"), tr("pluck it (release it from rest)"));
        html += row(tr("drag the marker along the string"), tr("change where SPACE taps"));
        html += row(tr("drag the marker up or down"), tr("pluck the string there"));
        html += row(tr("drag an end of the string"), tr("move it by hand"));
    }
    html += row(tr("right click"), tr("move the marker there"));
    if (pool) {
        html += row(tr("hold or draw in the pool"), tr("keep tapping, or leave a trail"));
        html += row(tr("right button, wheel on the 3-D surface"), tr("rotate and tilt it; zoom"));
    }
    if (!locked) {
        html += row(tr("click or drag an object"),
                    tr("select or move it; handles rotate and resize it (Shift: 15° steps)"));
        html += row(tr("Shift+click, Ctrl+click"), tr("add an object to the selection, or remove it"));
        if (pool) html += row(tr("Shift and drag in the water"), tr("select every object in the rectangle"));
        html += row(tr("right click, Menu, Shift+F10"), tr("open the menu of the selected objects"));
    }
    html += row(tr("wheel"), tr("magnify or shrink waves"));
    html += QStringLiteral("</table><h3>%1</h3><table>").arg(tr("Keys"));
    html += row(tr("SPACE, Enter"), tr("tap at the marker"));
    html += row(tr("arrow keys"), tr("move the marker; with Shift ten times as far"));
    html += row(tr("Up, Down; in the pool Shift+Page Up, Shift+Page Down"), tr("change tap height"));
    html += row(tr("arrow keys on a slider"),
                tr("change its value (Shift: finer steps; Page Up, Page Down: larger steps)"));
    if (!locked || m_actions.projector->isChecked())
        html += row(tr("Ctrl and arrow keys"), tr("on a projector: move the focused panel"));
    std::vector<QAction*> all = m_actions.all();
    all.insert(all.end(), m_more.begin(), m_more.end());
    const auto isPoolView = [this](const QAction* action) {
        return std::ranges::any_of(m_actions.poolViews(),
                                   [action](const auto& each) { return each.action == action; });
    };
    for (const QAction* action : all) {
        if (action == m_actions.tap || action->shortcuts().isEmpty()) continue;
        if (!pool && isPoolView(action)) continue;
        // Hides the unlock key from a locked class.
        if (locked && (!action->isEnabled() || action == m_actions.lock)) continue;
        QStringList shortcuts;
        for (const QKeySequence& keys : action->shortcuts())
            shortcuts << keys.toString(QKeySequence::NativeText);
        QString text = action->text();
        html += row(shortcuts.join(QLatin1String(", ")), text.remove(QLatin1Char('&')));
    }
    if (!locked) html += row(tr("F1 in a panel"), tr("show help on that panel"));
    if (locked) return m_page->setHtml(html + QStringLiteral("</table>"));
    html += row(tr("Escape"), tr("leave full screen"));
    html += QStringLiteral("</table><h3>%1</h3><table>").arg(tr("On the theory page"));
    html += row(tr("SPACE, Enter"), tr("tap in the focused animation"));
    html += row(tr("Page Up, Page Down, Home, End"), tr("turn the pages"));
    html += row(tr("Up, Down in the code"), tr("previous or next line, with its explanation"));
    html += row(QStringLiteral("Ctrl+F"), tr("find"));
    html += row(QStringLiteral("F3, Shift+F3"), tr("next, previous"));
    html += row(QStringLiteral("Ctrl++, Ctrl+−, Ctrl+0"), tr("larger, smaller, normal text"));
    html += row(QStringLiteral("Ctrl+P"), tr("print or save as PDF"));
    html += QStringLiteral("</table>");
    m_page->setHtml(html);
}

void showAbout(QWidget* parent) {
    QMessageBox* box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(KeyGuide::tr("About Seiche"));
    box->setText(
        KeyGuide::tr("<h3>Seiche %1</h3><p>Waves on a string and in a pool: watch them, find their resonance, "
                     "make them explode.</p><p>A seiche is the standing wave of a lake: resonance you can "
                     "see.</p><p>Free software under the GNU General Public License, version 3 or later.</p>")
            .arg(QStringLiteral(SEICHE_VERSION)));
    box->setModal(false);
    box->show();
}

} // namespace seiche

#include "moc_key_guide.cpp"
