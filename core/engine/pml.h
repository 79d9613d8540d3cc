// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <array>
#include <optional>
#include <vector>

namespace seiche {

/// Absorption profile of a layer, per step, at the cells and at the bonds between them.
///
/// Rises with the fourth power of the depth: so gently at first that no wave is reflected and a
/// pulse on the boundary spreads almost as in an open medium.
struct Grading {
    std::vector<double> cell; ///< per depth, 0 next to the visible cells
    std::vector<double> bond; ///< bond from that cell outwards
};
Grading gradingOf(int depth, const Rule& rule);

/// Returns the spring weights deep in the absorbing layer.
///
/// In a stencil whose corners weigh more than a quarter of its total straight weight (diagonal,
/// moore), short waves travel against their crests, and a stretched medium would amplify them. Deep
/// in the layer the corners weigh exactly that quarter: same speed of long waves, same stable limit
/// of k, no such waves.
StencilWeights weightsInPml(const StencilWeights& weights);
/// Returns whether the layer changes the weights; its first cells then do not absorb.
bool changesInPml(const StencilWeights& weights);

/// Absorbing layers (see `PmlRegion`) beyond the absorbing sides.
///
/// Their springs are stretched along the outward direction: each second difference D- D+ becomes
/// (1/S) D- (1/S) D+ with 1/S = 1 - a / (1 - (1 - a) z^-1), a filter with one memory variable per
/// bond and per cell. This is a perfectly matched layer (Roden and Gedney 2000, convolutional
/// form): waves of every wavelength and direction enter and are damped by the same factor. Only
/// springs change, so the layer works with every scheme and both dampings.
///
/// With the diagonal and the moore stencil, the first cells stretch nothing: there the weights of
/// the stencil change to those of `weightsInPml`.
///
/// This class computes only the effect of the layers; the steps run over visible and hidden cells
/// alike.
class Pml {
public:
    /// Prepares steps of a wave that fits its rule. The wave must not move in memory meanwhile. The
    /// ghosts of its stiffness must be filled.
    void begin(Wave<float>& wave, const Rule& rule, const Domain& domain);
    /// Returns the bytes of its own memory.
    static std::size_t bytesFor(const Grid& grid, const Rule& rule);

    /// Updates psi before an explicit step. `source`: field of the Laplacian.
    void updatePsi(Field<float>& source);
    void updatePsi(Field<double>& source);
    /// Corrects the new field after the step.
    void correctLaplacian(Field<float>& next) const;

    /// Computes the correction for an intermediate stage, without an update of the memory. Ghosts
    /// must be filled. `correctLaplacian` then adds the correction times `share`.
    void previewPsi(const Field<double>& source);
    void correctLaplacian(Field<double>& next, double share) const;

    /// Returns the layers, for implicit schemes.
    PmlRegion& region() { return *m_region; }
    const Grading& grading() const { return m_grading; }
    /// Returns the column at a depth of the left or right layer; depth -1 is the outermost visible
    /// column.
    int columnAt(PmlRegion::Side side, int depth) const;

private:
    friend class LayersByRows; // same computation in a different order

    /// Weights of each cell along a side.
    ///
    /// Media continue straight outwards: bonds along a layer may join two media, bonds across it
    /// never do. Weights are relative to the cell's stiffness, which multiplies the sum at the end.
    struct TangentialWeights {
        std::vector<float> before; ///< weight of the bond to the previous cell
        std::vector<float> after;  ///< weight of the bond to the next cell
        std::vector<float> across; ///< second difference across the layer, corners included
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
    float stretchedAlongY(const Field<T>& source, const TangentialWeights& along, int x, int y) const;
    template <class T>
    void addChange(Field<T>& next, double share) const;
    void weigh(PmlRegion::Side side);
    float bondInParts(int x, int y, int otherX, int otherY) const;
    float squareInParts(int x, int y, int otherX, int otherY) const;
    int rowAt(PmlRegion::Side side, int depth) const;
    std::size_t columnPlace(PmlRegion::Side side, int y) const; ///< index of a row in `m_columns`

    PmlRegion* m_region = nullptr;
    const Field<float>* m_stiffness = nullptr; ///< null if the medium is uniform
    const Field<float>* m_depths = nullptr;    ///< `m_stiffness` of water; null if bonds match cells
    Domain m_domain{};
    double m_share = 0.0;                      ///< d s k: factor of the Laplacian's change
    std::vector<float> m_innerPsi, m_outerPsi; ///< one row of bonds
    Grading m_grading;
    std::vector<float> m_cell, m_bond;                 ///< `m_grading` in single precision
    float m_side = 1.0f;                               ///< weight of second differences along x and y
    float m_sideShare = 1.0f, m_cornerShare = 0.0f;    ///< stencil weights outside the layer
    float m_cornerExcess = 0.0f;                       ///< excess of the corner weight outside the layer
    float m_corner = 0.0f;                             ///< weight of the product of both second differences
    std::array<TangentialWeights, 4> m_along;          ///< one per side; empty if it does not absorb
    std::array<std::vector<float>, 2> m_columns;       ///< correction of the Laplacian: left, right
    std::vector<float> m_corners;                      ///< change of the Laplacian by weights, per hidden cell
    std::array<std::optional<Field<float>>, 2> m_rows; ///< change of the second difference along y: top, bottom
};

} // namespace seiche
