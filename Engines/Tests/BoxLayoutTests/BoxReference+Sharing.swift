import BoxLayout
import Foundation
import LayoutGeometry

// Lengths that boxes in a line share.
extension BoxReference {
  /// A box, or a line, that shares a length with others.
  struct Share {
    var base: CGFloat
    var margin: CGFloat
    var wrapping = BoxWrapping()
    var weight: CGFloat?
    var isFixed = false

    init(_ style: BoxStyle, _ length: BoxLength, base: CGFloat, margin: CGFloat) {
      (self.base, self.margin) = (base, margin)
      switch length.kind {
      case .fixed: isFixed = true
      case .aspectRatio(let ratio): isFixed = ratio.isFinite && ratio > 0
      case .wrap(let wrapping): self.wrapping = wrapping
      case .fill(let weight): (self.weight, self.base) = (weight.isFinite ? max(0, weight) : 0, 0)
      }
    }
  }

  /// The lengths of boxes in a line, by repeated rounds.
  func share(_ shares: [Share], _ available: CGFloat, spacing: CGFloat) -> [CGFloat] {
    var lengths = shares.map(\.base)
    func left() -> CGFloat {
      available - spacing * CGFloat(max(0, shares.count - 1))
        - zip(shares, lengths).reduce(0) { $0 + $1.0.margin + $1.1 }
    }
    // What is left goes to growing boxes; those at their maximum leave the next rounds.
    var open = shares.indices.filter { (shares[$0].weight ?? shares[$0].wrapping.grow) > 0 }
    while left() > 1e-9, !open.isEmpty {
      let factors = open.map { shares[$0].weight ?? shares[$0].wrapping.grow }
      let limits = open.map { index in
        shares[index].weight == nil
          ? max(shares[index].wrapping.minimum, shares[index].wrapping.maximum) : .infinity
      }
      let unit = left() / factors.reduce(0, +)
      let step = zip(zip(open, limits), factors).reduce(unit) {
        min($0, ($1.0.1 - lengths[$1.0.0]) / $1.1)
      }
      for (index, factor) in zip(open, factors) { lengths[index] += factor * step }
      if step >= unit { break }
      open = zip(open, limits).filter { $0.1 - lengths[$0.0] > 1e-9 }.map(\.0)
    }
    guard left() < -0.001 else { return lengths }
    // What is missing is taken from shrinking boxes; those at their minimum leave the next rounds.
    open = shares.indices.filter {
      shares[$0].weight == nil && shares[$0].wrapping.shrink > 0 && shares[$0].base > 0
    }
    while left() < -1e-9, !open.isEmpty {
      let factors = open.map { shares[$0].wrapping.shrink * shares[$0].base }
      let unit = -left() / factors.reduce(0, +)
      let step = zip(open, factors).reduce(unit) {
        min($0, max(0, lengths[$1.0] - shares[$1.0].wrapping.minimum) / $1.1)
      }
      for (index, factor) in zip(open, factors) { lengths[index] -= factor * step }
      if step >= unit { break }
      open = open.filter { lengths[$0] - shares[$0].wrapping.minimum > 1e-9 }
    }
    // What is still missing is taken from the last boxes of the lowest priority.
    let order = shares.indices.filter { !shares[$0].isFixed }
      .sorted { (-shares[$0].wrapping.priority, $0) < (-shares[$1].wrapping.priority, $1) }
    var rest = left() + order.reduce(0) { $0 + lengths[$1] }
    for index in order {
      lengths[index] = max(shares[index].wrapping.minimum, min(lengths[index], rest))
      rest = max(0, rest - lengths[index])
    }
    return lengths
  }

  func lineShares(_ lengths: [CGFloat], _ flow: BoxFlow) -> [Share] {
    lengths.map {
      var share = Share(BoxStyle(), flow.lineLength, base: lineLength($0, flow), margin: 0)
      if case .aspectRatio = flow.lineLength.kind { share.isFixed = false }
      return share
    }
  }
}
