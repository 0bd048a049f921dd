import UIKit

// Modifiers of sections that are easily written on a group or an item, and the other way around.

extension LayoutBoxConvertible {
  /// Rejects a header of a group with a message.
  @available(
    *, unavailable, message: "Headers belong to sections: write SectionLayoutBox { … }.header(…)."
  )
  @MainActor public func header(
    kind: String = UICollectionView.elementKindSectionHeader, height: NSCollectionLayoutDimension,
    pinned: Bool = false
  ) -> Self { self }

  /// Rejects a footer of a group with a message.
  @available(
    *, unavailable, message: "Footers belong to sections: write SectionLayoutBox { … }.footer(…)."
  )
  @MainActor public func footer(
    kind: String = UICollectionView.elementKindSectionFooter, height: NSCollectionLayoutDimension,
    pinned: Bool = false
  ) -> Self { self }

  /// Rejects orthogonal scrolling of a group with a message.
  @available(
    *, unavailable, message: "Sections scroll: write SectionLayoutBox { … }.orthogonal(…)."
  )
  public func orthogonal(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> Self { self }

  /// Rejects a background of a group with a message.
  @available(
    *, unavailable,
    message: "Backgrounds belong to sections: write SectionLayoutBox { … }.background(…)."
  )
  public func background(_ viewClass: UICollectionReusableView.Type) -> Self { self }

  /// Rejects a number as spacing with a message.
  @available(
    *, unavailable,
    message: "In a group write .space(.fixed(…)); .spacing(…) belongs to SectionLayoutBox { … }."
  )
  public func spacing(_ spacing: CGFloat) -> Self { self }
}

extension SectionLayoutBox {
  /// Rejects a build without an environment with a message.
  @available(
    *, unavailable,
    message: "Write section(in: environment), or CompositionalLayoutBox { … }.toBuild()."
  )
  @MainActor public func toBuild() -> [NSCollectionLayoutSection] { [] }

  /// Rejects a badge of a section with a message.
  @available(
    *, unavailable, message: "Badges belong to boxes: write .badge(…) behind the item or the group."
  )
  public func badge(
    _ kind: String, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension
  ) -> SectionLayoutBox { self }

  /// Rejects the spacing of a group with a message.
  @available(
    *, unavailable,
    message: "Between groups write .spacing(…); .space(…) belongs to GroupLayoutBox { … }."
  )
  public func space(_ space: NSCollectionLayoutSpacing) -> SectionLayoutBox { self }
}
