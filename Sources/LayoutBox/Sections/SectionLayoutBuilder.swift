import UIKit

/// A result builder that collects the sections of a layout in order.
///
/// A block takes layouts of sections, arrays of them, optional ones, sections of UIKit, `if` with
/// and without `else`, `switch`, `for` and `if #available`, nested to any depth.
@resultBuilder public enum SectionLayoutBuilder: BlockBuilder {
  /// The sections of a block.
  public typealias Content = [any SectionLayout & Sendable]

  /// Adds a section.
  public static func buildExpression<Layout: SectionLayout & Sendable>(
    _ layout: Layout
  ) -> Content {
    [layout]
  }

  /// Adds an optional section; `nil` adds none.
  public static func buildExpression<Layout: SectionLayout & Sendable>(
    _ layout: Layout?
  ) -> Content {
    layout.map { [$0] } ?? []
  }

  /// Adds an array of sections.
  public static func buildExpression(_ layouts: Content) -> Content { layouts }

  /// Adds a section of UIKit, which is copied whenever the layout needs it.
  ///
  /// The same object counts as the same section. Its content is opaque: solutions without a view
  /// and diagnostics treat it as an empty section.
  public static func buildExpression(_ section: NSCollectionLayoutSection) -> Content {
    [OpaqueSection(section: section)]
  }

  /// Adds an array of sections of UIKit.
  public static func buildExpression(_ sections: [NSCollectionLayoutSection]) -> Content {
    sections.map { OpaqueSection(section: $0) }
  }
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
