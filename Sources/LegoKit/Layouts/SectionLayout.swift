import UIKit

/// What places the items of a ``Section``.
///
/// ``ListLayout``, ``GridLayout``, ``TableLayout``, ``CarouselLayout`` and ``WaterfallLayout`` are
/// ready, and a `GroupLayoutBox` is one, too. Make a `Hashable` struct for one of your own:
///
/// ```swift
/// struct RibbonLayout: SectionLayout, Hashable {
///   func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
///     NSCollectionLayoutSection(
///       group: GroupLayoutBox(width: .w(1.0), height: .absolute(120)) {
///         ItemLayoutBox(columns: 5, width: .w(0.2), height: .h(1.0))
///       }
///       .toBuild())
///   }
/// }
/// ```
///
/// A header needs no part in it: the section's header item is put on top of what is made here.
///
/// A layout that compares equal to the one shown is left alone; a changed one, or one that cannot
/// be compared, is made anew at the next update.
public protocol SectionLayout {
  /// UIKit's description of the section, made afresh at each call.
  ///
  /// It is called whenever the layout is invalidated, possibly several times, and must not change
  /// anything.
  @MainActor func makeSection(in context: SectionContext) -> NSCollectionLayoutSection

  /// Whether the section's header stays in sight while the section scrolls by; false by default.
  @MainActor var pinsHeader: Bool { get }
}

extension SectionLayout {
  /// No.
  @MainActor public var pinsHeader: Bool { false }

  /// Whether `other` is known to lay out in the same way.
  func isKnownToEqual(_ other: any SectionLayout) -> Bool {
    (self as? any Equatable)?.equals(other) ?? false
  }
}
