import UIKit

// Expressions that are easily written in the block of another result builder.

extension LayoutBuilder {
  /// Rejects a section with a message.
  @available(
    *, unavailable,
    message: "Write boxes here; several sections are a CompositionalLayoutBox { … }."
  )
  public static func buildExpression(_ section: SectionLayoutBox) -> LayoutBoxConfig {
    joined([])
  }

  /// Rejects a section of UIKit with a message.
  @available(
    *, unavailable,
    message: "Write boxes here; several sections are a CompositionalLayoutBox { … }."
  )
  public static func buildExpression(_ section: NSCollectionLayoutSection) -> LayoutBoxConfig {
    joined([])
  }

  /// Rejects a size with a message.
  @available(
    *, unavailable,
    message: "A size is no box: write ItemLayoutBox(width: …, height: …)."
  )
  public static func buildExpression(_ size: NSCollectionLayoutSize) -> LayoutBoxConfig {
    joined([])
  }
}

extension SectionLayoutBuilder {
  /// Rejects boxes with a message.
  @available(
    *, unavailable,
    message: "A layout consists of sections: write SectionLayoutBox { … } around the boxes."
  )
  public static func buildExpression<Box: LayoutBoxConvertible>(_ box: Box) -> Content { [] }

  /// Rejects an item or a group of UIKit with a message.
  @available(
    *, unavailable,
    message: "A layout consists of sections: write SectionLayoutBox { … } around the group."
  )
  public static func buildExpression(_ item: NSCollectionLayoutItem) -> Content { [] }
}
