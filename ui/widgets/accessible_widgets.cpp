// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/accessible_widgets.h"

#include "widgets/chart.h"
#include "widgets/value_slider.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QComboBox>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

class AccessibleSlider : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleSlider(ValueSlider* slider)
        : QAccessibleWidget(slider, QAccessible::Slider), m_slider(*slider) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QVariant currentValue() const override { return m_slider.exactValue(); }
    void setCurrentValue(const QVariant& value) override {
        m_slider.choose(std::clamp(value.toDouble(), minimumValue().toDouble(), maximumValue().toDouble()));
    }
    // A loss scale runs downwards, from factor 1.
    QVariant minimumValue() const override { return std::min(end(0.0), end(1.0)); }
    QVariant maximumValue() const override { return std::max(end(0.0), end(1.0)); }
    QVariant minimumStepSize() const override {
        const ValueScale& scale = m_slider.scale();
        return std::abs(scale.stepped(m_slider.exactValue(), 1) - m_slider.value());
    }

private:
    double end(double share) const { return m_slider.scale().valueAt(share); }

    ValueSlider& m_slider;
};

class AccessibleChoice : public QAccessibleWidget {
public:
    explicit AccessibleChoice(QComboBox* box) : QAccessibleWidget(box, QAccessible::ComboBox), m_box(*box) {}

    QString text(QAccessible::Text what) const override {
        return what == QAccessible::Value ? m_box.currentText() : QAccessibleWidget::text(what);
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = m_box.view()->isVisible();
        return state;
    }
    int childCount() const override { return 1; }
    QAccessibleInterface* child(int) const override {
        return QAccessible::queryAccessibleInterface(m_box.view());
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return child && child->object() == m_box.view() ? 0 : -1;
    }
    QStringList actionNames() const override {
        return {QAccessibleActionInterface::showMenuAction(), QAccessibleActionInterface::pressAction()};
    }
    void doAction(const QString& action) override {
        if (!m_box.isEnabled() || !actionNames().contains(action)) return;
        if (m_box.view()->isVisible()) m_box.hidePopup();
        else m_box.showPopup();
    }

private:
    QComboBox& m_box;
};

QAccessibleInterface* make(const QString&, QObject* object) {
    if (auto* box = qobject_cast<QComboBox*>(object)) return new AccessibleChoice(box);
    if (auto* slider = dynamic_cast<ValueSlider*>(object)) return new AccessibleSlider(slider);
    if (auto* chart = dynamic_cast<Chart*>(object)) return new QAccessibleWidget(chart, QAccessible::Chart);
    return nullptr;
}

} // namespace

void installAccessibleWidgets() {
    static const bool installed = (QAccessible::installFactory(make), true);
    static_cast<void>(installed);
}

} // namespace seiche
