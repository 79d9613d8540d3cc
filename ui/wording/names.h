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

/// What the schemes are called on the screen: "leapfrog", "textbook Euler", in the language of the moment.
QString nameOf(Scheme scheme);
QString nameOf(Edge edge);
QString nameOf(Stencil stencil);
QString nameOf(MediumModel model);
/// As it is called in this scene: a pool's are water or a membrane, a string's a canal or another string.
QString nameOf(MediumModel model, SceneKind scene);
QString nameOf(PullShape shape);
QString nameOf(PullMode mode);
QString nameOf(RainKind kind);

/// An experiment's title; that of a built-in one in the language of the moment. May be empty.
QString titleOf(const Experiment& experiment);
/// The same for a title alone; on any thread.
QString titleInWords(const std::string& title);

/// A text of the core in the language of the moment.
QString translated(const Translatable& text);

/// The texts of a parameter, or of a property of an object in the pool, in the language of the moment.
QString nameOf(const PropertyInfo& property);
QString unitOf(const PropertyInfo& property);
QString descriptionOf(const PropertyInfo& property);

} // namespace seiche
