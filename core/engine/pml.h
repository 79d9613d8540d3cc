// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <array>
#include <optional>
#include <vector>

namespace seiche {

/// The absorption profile of the layer beyond an absorbing side, per step: at the cells and at the bonds
/// between them.
///
/// It rises with the fourth power of the depth, so gently at first that nothing is reflected and that a pull on
/// the border goes on beyond it almost as in an open medium.
struct Grading {
    std::vector<double> cell; ///< of the cell at each depth, 0 next to the visible ones
    std::vector<double> bond; ///< of the bond from that cell outwards
};
Grading gradingOf(int depth, const Rule& rule);

/// The weights of the springs deep in the absorbing layer. A stencil whose corners weigh more than a quarter of
/// its straight pull (diagonal, moore) has short waves that travel against their crests; a stretched medium
/// would amplify them. There the corners weigh just that quarter: the same speed for long waves, the same
/// stable limit of k, and no such waves.
StencilWeights weightsInPml(const StencilWeights& weights);
/// Whether these weights are not those of a stencil. The first cells of a layer then absorb nothing.
bool changesInPml(const StencilWeights& weights);

/// Beyond an absorbing side the medium goes on in an absorbing layer (see `PmlRegion`) whose springs are
/// stretched along the way out: each second difference D- D+ becomes (1/S) D- (1/S) D+ with 1/S = 1 - a / (1 -
/// (1 - a) z^-1), a filter with one remembered number per bond and per cell.
///
/// That is a perfectly matched layer (Roden and Gedney 2000, its convolutional form): it lets waves of every
/// length and direction in and takes each down by the same factor on its way. Since only the springs are
/// changed it works with any scheme and both dampings.
///
/// With the diagonal and the moore stencil the first cells of the absorbing layer stretch nothing: there the
/// weights of the stencil go over to those of `weightsInPml`.
///
/// This class computes what the layers do; the steps go over visible and hidden cells alike.
class Pml {
public:
    /// Makes ready for steps of a wave that fits its rule and stays where it is until they are done. The ghosts
    /// of its stiffness must be filled.
    void begin(Wave<float>& wave, const Rule& rule, const Domain& domain);
    /// The memory it needs of its own.
    static std::size_t bytesFor(const Grid& grid, const Rule& rule);

    /// For the explicit schemes: updates psi from the field that the Laplacian is taken of, ...
    void updatePsi(Field<float>& source);
    void updatePsi(Field<double>& source);
    /// ... and adds the correction of the Laplacian to the new field, after the ordinary step.
    void correctLaplacian(Field<float>& next) const;

    /// For the schemes that take the Laplacian from heights on the way to the next field (ghosts filled): what
    /// the layers would change of it with what they remember now; it goes, times `share`, where the Laplacian
    /// goes.
    void previewPsi(const Field<double>& source);
    void correctLaplacian(Field<double>& next, double share) const;

    /// For the schemes that solve for the next field: the layers themselves.
    PmlRegion& region() { return *m_region; }
    const Grading& grading() const { return m_grading; }
    /// The column at a depth of the layer on the left or right; depth -1 is the outermost visible one.
    int columnAt(PmlRegion::Side side, int depth) const;

private:
    friend class LayersByRows; // does the same in another order, with the same numbers

    /// Media go on straight outwards: along a layer a bond may lie between two of them, across it none does.
    /// What a cell's change is made of counts in parts of its own stiffness, which all of it is multiplied with
    /// at the end. One of each for every cell along a side.
    struct Along {
        std::vector<float> before; ///< of the bond to the cell before
        std::vector<float> after;  ///< of that to the next one
        std::vector<float> across; ///< of the second difference across the layer, the corners' part included
    };

    void makeScratch(const Rule& rule);
    template <bool keep, class T>
    void pass(const Field<T>& source);
    template <bool keep, class T>
    void passRows(const Field<T>& source, PmlRegion::Side side);
    template <bool keep, class T>
    void passColumns(const Field<T>& source, PmlRegion::Side side);
    template <class T>
    void passCorners(const Field<T>& source);
    template <class T>
    float stretchedAlongY(const Field<T>& source, const Along& along, int x, int y) const;
    template <class T>
    void addChange(Field<T>& next, double share) const;
    void weigh(PmlRegion::Side side);
    float bondInParts(int x, int y, int otherX, int otherY) const;
    float squareInParts(int x, int y, int otherX, int otherY) const;
    int rowAt(PmlRegion::Side side, int depth) const;
    std::size_t columnPlace(PmlRegion::Side side, int y) const; ///< of a row in `m_columns`

    PmlRegion* m_region = nullptr;
    const Field<float>* m_stiffness = nullptr; ///< null where the medium is uniform
    const Field<float>* m_depths = nullptr;    ///< the same, of water; null where no bond differs from its cell
    Domain m_domain{};
    double m_share = 0.0; ///< d s k: how much of the change of Laplacian goes into the new field
    std::vector<float> m_innerPsi, m_outerPsi; ///< of one row of bonds
    Grading m_grading;
    std::vector<float> m_cell, m_bond;              ///< the same in single precision
    float m_side = 1.0f;                            ///< weight of the second differences along x and along y
    float m_sideShare = 1.0f, m_cornerShare = 0.0f; ///< the weights of the stencil outside the layer
    float m_cornerExcess = 0.0f;                    ///< how much more the corners weigh outside the layer
    float m_corner = 0.0f;                          ///< weight of their product
    std::array<Along, 4> m_along;                   ///< of each side; empty where it does not absorb
    std::array<std::vector<float>, 2> m_columns;    ///< correction of the Laplacian: left, right
    std::vector<float> m_corners; ///< correction of the Laplacian by other weights, of each hidden cell
    std::array<std::optional<Field<float>>, 2> m_rows; ///< change of the second difference along y: top, bottom
};

} // namespace seiche
