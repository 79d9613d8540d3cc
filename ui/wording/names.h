// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "model/property.h"
#include "wave/pull.h"
#include "wave/rain.h"
#include "wave/rule.h"

#include <QString>

#include <string>

namespace seiche {

/// Returns the displayed name of a scheme in the current language: "leapfrog", "textbook Euler".
QString nameOf(Scheme scheme);
QString nameOf(Edge edge);
QString nameOf(Stencil stencil);
QString nameOf(MediumModel model);
/// Returns the name of a medium model in this scene: water or membrane for a pool, canal or string
/// for a string.
QString nameOf(MediumModel model, SceneKind scene);
QString nameOf(PullShape shape);
QString nameOf(PullMode mode);
QString nameOf(RainKind kind);

/// Returns the title, translated if built in. May be empty.
QString titleOf(const Experiment& experiment);
/// Translates the title, description or category of an example. Returns any other text unchanged.
/// Thread-safe.
QString exampleInWords(const std::string& text);
/// Returns the task, translated if built in. May be empty.
QString taskOf(const Experiment& experiment);

/// Translates a text of the core.
QString translated(const Translatable& text);

/// Texts of a parameter, or of a property of a pool object, in the current language.
QString nameOf(const PropertyInfo& property);
QString unitOf(const PropertyInfo& property);
QString descriptionOf(const PropertyInfo& property);

} // namespace seiche
