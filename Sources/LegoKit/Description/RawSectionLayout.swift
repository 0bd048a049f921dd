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
/// A function that captures nothing but types, such as a static or a global function, is the same layout
/// in each description. Other closures are compared by the ids that they are given; those without one
/// always count as changed.
struct ClosureSectionLayout: SectionLayout, Equatable {
  private struct Function {
    let make: @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

    // A closure in a structure has two words: its code, and its captures or zero.
    var identity: FunctionIdentity? {
      let words = unsafeBitCast(self, to: (code: UInt, captures: UInt).self)
      return FunctionIdentity(code: words.code, captures: words.captures)
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
    guard let identity = one.function.identity else { return false }
    return identity == other.function.identity
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
