import UIKit

extension LegoItem {
  /// Changes the appearance of the item's cell with its position on the screen.
  ///
  /// ```swift
  /// PhotoItem(photo).scrollEffect(.shrink).scrollEffect(.fade)
  /// ```
  ///
  /// Several effects are combined, also with those of the section: alphas and scales are multiplied,
  /// angles and distances added. The effect applies to the alpha and the transform of the cell, or is
  /// up to the cell if that is a ``ScrollEffectCell``. The layout, the sizes of cells and the positions
  /// at which taps select an item are those without the effect. A cell that displays another item, or an
  /// item without effects, has no effect of the former one.
  ///
  /// While the user prefers reduced motion, cells fade, but do not move.
  public func scrollEffect(_ effect: ScrollEffect) -> ModifiedItem<UnmodifiedItem> {
    adding(effect)
  }
}

extension Section {
  /// Changes the appearance of cells of the section with their positions on the screen.
  ///
  /// ```swift
  /// Section(id: "album", layout: .rows(), header: CoverItem(album)) { songs }
  ///   .scrollEffect(.stretch, on: .header)
  ///   .scrollEffect(.fade)
  /// ```
  ///
  /// See ``LegoItem/scrollEffect(_:)``.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - part: The cells that it applies to. The default is those of all items.
  /// - Returns: The section with the effect.
  public func scrollEffect(
    _ effect: ScrollEffect, on part: ScrollEffect.Part = .items
  ) -> Section {
    switch part {
    case .items: adding(ItemRule { _ in effect })
    case .header:
      adding(
        BoundaryScrollEffect(kind: UICollectionView.elementKindSectionHeader, effect: effect))
    case .footer:
      adding(
        BoundaryScrollEffect(kind: UICollectionView.elementKindSectionFooter, effect: effect))
    }
  }
}

extension ScrollEffect {
  /// The cells of a section that an effect applies to.
  public enum Part: Hashable, Sendable {
    /// The cells of all items.
    case items
    /// The header.
    case header
    /// The footer.
    case footer
  }
}

extension ScrollEffect: Trait {
  static var modifier: String { "scrollEffect" }
}

/// An effect on the header or the footer of a section.
struct BoundaryScrollEffect: RepeatableTrait {
  static var modifier: String { "scrollEffect" }

  /// The kind of the supplementary view.
  let kind: String
  let effect: ScrollEffect
}

extension Traits {
  /// Returns the effect on the supplementary view of a kind, or `nil` if there is none.
  func scrollEffect(onKind kind: String) -> ScrollEffect? {
    let effects = all(BoundaryScrollEffect.self).filter { $0.kind == kind }.map(\.effect)
    return effects.dropFirst().reduce(effects.first) { $0?.merging($1) }
  }
}
