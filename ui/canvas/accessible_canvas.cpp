// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/accessible_canvas.h"

#include "canvas/canvas.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace seiche {

namespace {

class AccessibleCanvas : public QAccessibleWidget {
public:
    explicit AccessibleCanvas(Canvas* canvas)
        : QAccessibleWidget(canvas, QAccessible::Canvas), m_canvas(*canvas) {}

    QString text(QAccessible::Text kind) const override {
        if (kind != QAccessible::Description) return QAccessibleWidget::text(kind);
        return m_canvas.accessibleState() + QLatin1Char(' ') + QAccessibleWidget::text(kind);
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction()) m_canvas.tap();
        else QAccessibleWidget::doAction(name);
    }

private:
    Canvas& m_canvas;
};

QAccessibleInterface* make(const QString&, QObject* object) {
    auto* canvas = dynamic_cast<Canvas*>(object);
    return canvas ? new AccessibleCanvas(canvas) : nullptr;
}

} // namespace

void installAccessibleCanvas() {
    static const bool installed = (QAccessible::installFactory(make), true);
    static_cast<void>(installed);
}

} // namespace seiche
