// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <array>
#include <optional>
#include <vector>

namespace seiche {

/// How strongly the layer beyond an absorbing side forgets, per step: at the cells and at the bonds between
/// them. It rises with the cube of the depth, on a string with the fourth power, so gently that nothing is
/// thrown back.
struct Grading {
    std::vector<double> cell; ///< of the cell at each depth, 0 next to the visible ones
    std::vector<double> bond; ///< of the bond from that cell outwards
};
Grading gradingOf(int depth, const Rule& rule);

/// The weights of the springs deep in the margin. A stencil whose corners weigh more than a quarter of its
/// straight pull (diagonal, moore) has short waves that travel against their crests; a stretched medium would
/// amplify them. There the corners weigh just that quarter: the same speed for long waves, the same stable
/// limit of k, and no such waves.
StencilWeights weightsInMargin(const StencilWeights& weights);

/// Beyond an absorbing side the medium goes on in a margin (see `Margin`) whose springs are stretched along the
/// way out: each second difference D- D+ becomes (1/S) D- (1/S) D+ with 1/S = 1 - a / (1 - (1 - a) z^-1), a
/// filter with one remembered number per bond and per cell. That is a perfectly matched layer (Roden and Gedney
/// 2000, its convolutional form): it lets waves of every length and direction in and takes each down by the
/// same factor on its way. Since only the springs are changed it works with any scheme and both dampings.
///
/// With the diagonal and the moore stencil the first cells of the margin stretch nothing: there the weights of
/// the stencil go over to those of `weightsInMargin`.
///
/// This class computes what the layers do; the steps go over visible and hidden cells alike.
class AbsorbingSides {
public:
    /// Makes ready for steps of a wave that fits its rule and stays where it is until they are done. The ghosts
    /// of its stiffness must be filled.
    void begin(Wave<float>& wave, const Rule& rule, const Domain& domain);
    /// The memory it needs of its own.
    static std::size_t bytesFor(const Grid& grid, const Rule& rule);

    /// For the schemes that take the pull from a known frame: the layers take in that frame, ...
    void takeIn(Frame<float>& source);
    /// ... and what they change of its pull goes into the new one, after the ordinary step.
    void changePull(Frame<float>& next) const;

    /// For the schemes that take the pull from heights on the way to the next frame (ghosts filled): what the
    /// layers would change of it with what they remember now; it goes, times `share`, where the pull goes.
    void lookAt(const Frame<double>& source);
    void changePull(Frame<double>& next, double share) const;

    /// For the schemes that solve for the next frame: the layers themselves.
    Margin& margin() { return *m_margin; }
    const Grading& grading() const { return m_grading; }
    /// The column at a depth of the layer on the left or right; depth -1 is the outermost visible one.
    int columnAt(Margin::Side side, int depth) const;

private:
    void makeScratch(const Rule& rule);
    template <bool keep, class T>
    void pass(const Frame<T>& source);
    template <bool keep, class T>
    void passRows(const Frame<T>& source, Margin::Side side);
    template <bool keep, class T>
    void passColumns(const Frame<T>& source, Margin::Side side);
    template <class T>
    void passCorners(const Frame<T>& source);
    template <class T>
    float stretchedAlongY(const Frame<T>& source, int x, int y) const;
    template <class T>
    void addChange(Frame<T>& next, double share) const;
    int rowAt(Margin::Side side, int depth) const;

    Margin* m_margin = nullptr;
    const Frame<float>* m_stiffness = nullptr; ///< null where the medium is uniform
    Domain m_domain{};
    double m_share = 0.0; ///< d s k: how much of the change of pull goes into the new frame
    std::vector<float> m_innerStrain, m_outerStrain; ///< of one row of bonds
    Grading m_grading;
    std::vector<float> m_cell, m_bond; ///< the same in single precision
    float m_side = 1.0f;               ///< weight of the second differences along x and along y
    float m_cornerExcess = 0.0f;       ///< by how much the corners weigh more outside than deep in the margin
    float m_corner = 0.0f;             ///< weight of their product
    std::array<std::vector<float>, 2> m_columns;       ///< change of pull: left, right
    std::vector<float> m_corners;                      ///< change of pull by other weights, of each hidden cell
    std::array<std::optional<Frame<float>>, 2> m_rows; ///< change of the second difference along y: top, bottom
};

} // namespace seiche
