import UIKit

/// A result builder that collects the sections of a layout in order.
///
/// A block takes layouts of sections, arrays of them, optional ones, sections of UIKit, `if` with
/// and without `else`, `switch`, `for` and `if #available`, nested to any depth.
@resultBuilder public enum SectionLayoutBuilder {
  /// The sections of a block.
  public typealias Sections = [any SectionLayout & Sendable]

  /// Adds a section.
  public static func buildExpression<Layout: SectionLayout & Sendable>(
    _ layout: Layout
  ) -> Sections {
    [layout]
  }

  /// Adds an optional section; `nil` adds none.
  public static func buildExpression<Layout: SectionLayout & Sendable>(
    _ layout: Layout?
  ) -> Sections {
    layout.map { [$0] } ?? []
  }

  /// Adds an array of sections of one type.
  public static func buildExpression<Layout: SectionLayout & Sendable>(
    _ layouts: [Layout]
  ) -> Sections {
    layouts
  }

  /// Adds an array of sections of several types.
  public static func buildExpression(_ layouts: Sections) -> Sections {
    layouts
  }

  /// Adds a section of UIKit, which is copied whenever the layout needs it.
  ///
  /// The same object counts as the same section. Its content is opaque: solutions without a view
  /// and diagnostics treat it as an empty section.
  public static func buildExpression(_ section: NSCollectionLayoutSection) -> Sections {
    [OpaqueSection(section: section)]
  }

  /// Adds an array of sections of UIKit.
  public static func buildExpression(_ sections: [NSCollectionLayoutSection]) -> Sections {
    sections.map { OpaqueSection(section: $0) }
  }

  /// Accepts a statement without a value, such as a call of `print`.
  public static func buildExpression(_ nothing: Void) -> Sections {
    []
  }

  /// Combines the statements of a block.
  public static func buildBlock(_ sections: Sections...) -> Sections {
    sections.flatMap { $0 }
  }

  /// Combines the iterations of a `for` loop.
  public static func buildArray(_ sections: [Sections]) -> Sections {
    sections.flatMap { $0 }
  }

  /// Supports `if` without `else`.
  public static func buildOptional(_ sections: Sections?) -> Sections {
    sections ?? []
  }

  /// Supports the first branch of an `if` with `else` or of a `switch`.
  public static func buildEither(first sections: Sections) -> Sections {
    sections
  }

  /// Supports the second branch of an `if` with `else` or of a `switch`.
  public static func buildEither(second sections: Sections) -> Sections {
    sections
  }

  /// Supports `if #available`.
  public static func buildLimitedAvailability(_ sections: Sections) -> Sections {
    sections
  }
}

// MARK: Mistakes

extension SectionLayoutBuilder {
  /// Rejects an item with a message.
  @available(
    *, unavailable,
    message: "A layout consists of sections: write SectionLayoutBox { ItemLayoutBox(…) }."
  )
  public static func buildExpression(_ item: ItemLayoutBox) -> Sections { [] }

  /// Rejects a custom group with a message.
  @available(
    *, unavailable,
    message: "A layout consists of sections: write SectionLayoutBox { CustomGroupLayoutBox(…) }."
  )
  public static func buildExpression(_ group: CustomGroupLayoutBox) -> Sections { [] }

  /// Rejects an item or a group of UIKit with a message.
  @available(
    *, unavailable,
    message: "A layout consists of sections: write SectionLayoutBox { … } around the group."
  )
  public static func buildExpression(_ item: NSCollectionLayoutItem) -> Sections { [] }
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
