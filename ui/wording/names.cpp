// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/names.h"

#include "model/parameter.h"

#include <QCoreApplication>

namespace seiche {

QString nameOf(Scheme scheme) {
    switch (scheme) {
    case Scheme::Leapfrog: return QCoreApplication::translate("Scheme", "leapfrog");
    case Scheme::Euler: return QCoreApplication::translate("Scheme", "textbook Euler");
    case Scheme::DelayedEuler: return QCoreApplication::translate("Scheme", "delayed Euler");
    case Scheme::ImplicitEuler: return QCoreApplication::translate("Scheme", "implicit Euler");
    case Scheme::Trapezoid: return QCoreApplication::translate("Scheme", "trapezoidal rule");
    case Scheme::Rk4: return QCoreApplication::translate("Scheme", "Runge–Kutta 4");
    }
    return {};
}

QString nameOf(Edge edge) {
    switch (edge) {
    case Edge::Fixed: return QCoreApplication::translate("Edge", "fixed");
    case Edge::Free: return QCoreApplication::translate("Edge", "free");
    case Edge::Absorbing: return QCoreApplication::translate("Edge", "absorbing");
    case Edge::Periodic: return QCoreApplication::translate("Edge", "periodic");
    case Edge::Impedance: return QCoreApplication::translate("Edge", "impedance");
    }
    return {};
}

QString nameOf(Stencil stencil) {
    switch (stencil) {
    case Stencil::Cross: return QCoreApplication::translate("Stencil", "cross (4 nearest)");
    case Stencil::Diagonal: return QCoreApplication::translate("Stencil", "diagonal (4 corners)");
    case Stencil::Moore: return QCoreApplication::translate("Stencil", "Moore (8 neighbours)");
    case Stencil::Isotropic: return QCoreApplication::translate("Stencil", "isotropic");
    }
    return {};
}

QString nameOf(MediumModel model, SceneKind scene) {
    if (scene == SceneKind::Pool) return nameOf(model);
    return model == MediumModel::Depth
               ? QCoreApplication::translate("MediumModel", "a channel of different depth")
               : QCoreApplication::translate("MediumModel", "a string of different mass");
}

QString nameOf(MediumModel model) {
    return translated(findParameter("model")->shownWords[static_cast<std::size_t>(model)]);
}

QString nameOf(PullShape shape) {
    switch (shape) {
    case PullShape::Point: return QCoreApplication::translate("PullShape", "one point");
    case PullShape::Gaussian: return QCoreApplication::translate("PullShape", "Gaussian");
    case PullShape::Triangle: return QCoreApplication::translate("PullShape", "triangle");
    case PullShape::Cosine: return QCoreApplication::translate("PullShape", "raised cosine");
    case PullShape::Mode: return QCoreApplication::translate("PullShape", "standing wave");
    }
    return {};
}

QString nameOf(RainKind kind) {
    switch (kind) {
    case RainKind::Drops: return QCoreApplication::translate("RainKind", "drops of rain");
    case RainKind::Fireworks: return QCoreApplication::translate("RainKind", "fireworks");
    case RainKind::Snow: return QCoreApplication::translate("RainKind", "snow");
    }
    return {};
}

QString nameOf(PullMode mode) {
    switch (mode) {
    case PullMode::Set: return QCoreApplication::translate("PullMode", "set the height");
    case PullMode::Add: return QCoreApplication::translate("PullMode", "add to the height");
    case PullMode::Pluck: return QCoreApplication::translate("PullMode", "pluck (from rest)");
    }
    return {};
}

QString titleOf(const Experiment& experiment) { return exampleInWords(experiment.title); }

QString exampleInWords(const std::string& text) { return QCoreApplication::translate("Preset", text.c_str()); }

QString taskOf(const Experiment& experiment) {
    return QCoreApplication::translate("Task", experiment.task.c_str());
}

QString translated(const Translatable& text) {
    if (text.text.empty()) return {};
    return QCoreApplication::translate(std::string(text.context).c_str(), std::string(text.text).c_str());
}

QString nameOf(const PropertyInfo& property) { return translated(property.name); }
QString unitOf(const PropertyInfo& property) { return translated(property.unit); }
QString descriptionOf(const PropertyInfo& property) { return translated(property.description); }

} // namespace seiche
