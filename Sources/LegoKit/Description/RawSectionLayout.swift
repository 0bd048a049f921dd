import UIKit

/// A section that UIKit's own description lays out.
struct RawSectionLayout: SectionLayout, Equatable {
  let section: NSCollectionLayoutSection

  @MainActor func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    section
  }

  static func == (one: RawSectionLayout, other: RawSectionLayout) -> Bool {
    one.section === other.section
  }
}

/// A section that a closure lays out.
///
/// A function that captures nothing, such as a static function of an enum or a global function, is the
/// same layout in each description. Other closures are compared by the ids that they are given; those
/// without one always count as changed.
struct ClosureSectionLayout: SectionLayout, Equatable {
  private struct Function {
    let make: @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

    // A closure in a structure has two words: its code, and its captured values or zero.
    var words: (code: UInt, captures: UInt) {
      unsafeBitCast(self, to: (code: UInt, captures: UInt).self)
    }
  }

  private let function: Function
  private let id: AnyHashable?

  /// Creates the layout of a closure, which `id` stands for in comparisons.
  init(
    id: AnyHashable?,
    make: @escaping @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) {
    (function, self.id) = (Function(make: make), id)
  }

  static func == (one: ClosureSectionLayout, other: ClosureSectionLayout) -> Bool {
    if one.id != nil || other.id != nil { return one.id == other.id }
    let (one, other) = (one.function.words, other.function.words)
    return one.captures == 0 && other.captures == 0 && one.code == other.code
  }

  @MainActor func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    context.describing { function.make(context.environment) }
  }
}

extension SectionLayout {
  /// Whether the layout is UIKit's own description, about which nothing is known.
  var isDescribedByUIKit: Bool { self is RawSectionLayout || self is ClosureSectionLayout }
}

extension NSCollectionLayoutSection {
  /// A section with rows 44 points high, for sections without a known layout.
  ///
  /// UIKit may request a section that no longer exists, and requires a non-`nil` result.
  @MainActor static var placeholder: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}
