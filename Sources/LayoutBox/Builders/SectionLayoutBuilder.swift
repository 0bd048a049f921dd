import UIKit

/// A result builder that collects the sections of a layout in order.
///
/// A block takes layouts of sections, arrays of them, optional ones, sections of UIKit, `if` with
/// and without `else`, `switch`, `for` and `if #available`, nested to any depth.
@resultBuilder public enum SectionLayoutBuilder: ElementBuilder {
  /// The type of a section.
  public typealias Element = any SectionLayout & Sendable

  /// Adds a section, also one that is written with a leading dot.
  public static func buildExpression<Layout: SectionLayout & Sendable>(
    _ layout: Layout
  ) -> [Element] {
    [layout]
  }

  /// Adds a section of UIKit, which is copied whenever the layout needs it.
  ///
  /// The same object counts as the same section. Its content is opaque: solutions without a view
  /// and diagnostics treat it as an empty section.
  public static func buildExpression(_ section: NSCollectionLayoutSection) -> [Element] {
    [OpaqueSection(section: section)]
  }

  /// Adds an array of sections of UIKit.
  public static func buildExpression(_ sections: [NSCollectionLayoutSection]) -> [Element] {
    sections.map { OpaqueSection(section: $0) }
  }
}

// MARK: Mistakes

extension SectionLayoutBuilder {
  /// Rejects an item with a message.
  @available(
    *, unavailable,
    message: "A layout consists of sections: write SectionLayoutBox { ItemLayoutBox(…) }."
  )
  public static func buildExpression(_ item: ItemLayoutBox) -> [Element] { [] }

  /// Rejects a custom group with a message.
  @available(
    *, unavailable,
    message: "A layout consists of sections: write SectionLayoutBox { CustomGroupLayoutBox(…) }."
  )
  public static func buildExpression(_ group: CustomGroupLayoutBox) -> [Element] { [] }

  /// Rejects an item or a group of UIKit with a message.
  @available(
    *, unavailable,
    message: "A layout consists of sections: write SectionLayoutBox { … } around the group."
  )
  public static func buildExpression(_ item: NSCollectionLayoutItem) -> [Element] { [] }
}

/// A section that an object of UIKit describes.
private struct OpaqueSection: SectionLayout, Equatable, Sendable {
  let section: NSCollectionLayoutSection

  @MainActor func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    section.copy() as? NSCollectionLayoutSection ?? section
  }

  static func == (one: OpaqueSection, other: OpaqueSection) -> Bool {
    one.section === other.section
  }
}
