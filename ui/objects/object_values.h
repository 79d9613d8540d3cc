// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "objects/chosen_objects.h"

#include <QString>

#include <optional>
#include <string_view>

namespace seiche {

/// Keys of the numbers of an object besides those of `propertiesOf`.
namespace object_value {
inline constexpr std::string_view x = "at.x"; ///< column of the centre, or point on a string
inline constexpr std::string_view y = "at.y"; ///< row of the centre
/// Wavelength of a source outside all objects, in cells. Follows from its frequency.
inline constexpr std::string_view wavelength = "wave length";
} // namespace object_value

/// Returns the number with this key. Empty if the object has none.
std::optional<double> valueOf(const PoolObject& object, std::string_view key, const Experiment& experiment);

/// Returns the number that all objects and probes have in common. Empty if they differ.
std::optional<double> commonValueOf(const ChosenObjects& chosen, std::string_view key,
                                    const Experiment& experiment);

/// Stores a number in all objects and probes. Frequency and height of a source change without a jump
/// at step `frame`. Returns the problem, empty on success.
QString setValue(ChosenObjects& chosen, std::string_view key, double value, const Experiment& experiment,
                 std::int64_t frame);

/// The texts of a number.
struct ValueTexts {
    QString name;
    QString unit; ///< may be empty
    QString help;
    int decimals = 1;
    double fineStep = 1.0;
};
/// Returns the texts of a number of this object, or of a probe if `object` is null.
ValueTexts textsOf(std::string_view key, const PoolObject* object, SceneKind scene);

/// Returns the name for the window. The name of a new object, "wall 1", is translated.
QString shownNameOf(const PoolObject& object);
QString shownNameOf(const Probe& probe);

/// Returns "name (unit)", or the name alone.
QString withUnit(const QString& name, const QString& unit);

} // namespace seiche
