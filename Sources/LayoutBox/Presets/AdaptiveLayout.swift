import UIKit

/// A layout with another one for wide sections or for accessibility text sizes.
///
/// ```swift
/// Section(id: "notes", layout: AdaptiveLayout(.rows(), wide: .grid(columns: 3), from: 600)) { notes }
/// Section(id: "apps", layout: AdaptiveLayout(.grid(columns: 4), accessibility: .rows())) { apps }
/// ```
///
/// The section has the other layout as soon as its width or the text size is such, and keeps its items
/// and their cells. Both layouts measure cells; a closure that chooses between two layouts by the
/// environment does not.
///
/// If only the number of columns differs, ``ColumnCount/adaptive(_:accessibility:wide:from:)`` is
/// enough. A layout for each of three widths is an adaptive layout in another one:
///
/// ```swift
/// AdaptiveLayout(.rows(), wide: AdaptiveLayout(.grid(columns: 2), wide: .mosaic([.large]), from: 900))
/// ```
///
/// Two columns with a detail in wide sections, and a detail above its list in others:
///
/// ```swift
/// let layout = AdaptiveLayout(.rows(), wide: SplitLayout(listWidth: 320))
/// ```
///
/// A header stays visible if the displayed layout pins it.
public struct AdaptiveLayout<Base: SectionBoxConvertible, Other: SectionBoxConvertible>:
  DescribedByUIKit
{
  /// The layout of other widths and text sizes.
  public let base: Base
  /// The layout of wide sections or of accessibility text sizes.
  public let other: Other
  private let condition: AdaptiveCondition

  /// Creates a layout with another one from a width of the section on.
  ///
  /// - Parameters:
  ///   - base: The layout of narrower sections.
  ///   - wide: The layout of sections that are at least `width` points wide.
  ///   - width: The width of the section with the insets of its layout, in points.
  public init(_ base: Base, wide: Other, from width: CGFloat = 700) {
    (self.base, other, condition) = (base, wide, .width(width))
  }

  /// Creates a layout with another one in accessibility text sizes.
  ///
  /// - Parameters:
  ///   - base: The layout of the other text sizes.
  ///   - accessibility: The layout where `UIContentSizeCategory.isAccessibilityCategory` is `true`.
  public init(_ base: Base, accessibility: Other) {
    (self.base, other, condition) = (base, accessibility, .accessibilitySizes)
  }

  /// Returns the boxes of the layout that applies.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    layout(in: context).sectionBox(in: context)
  }

  /// Returns the section of the layout that applies.
  @MainActor func systemSection(in context: SectionContext) -> NSCollectionLayoutSection {
    layout(in: context).makeSection(in: context)
  }

  @MainActor private func layout(in context: SectionContext) -> any SectionBoxConvertible {
    condition.isMet(by: AdaptiveTraits(context)) ? other : base
  }
}

/// The condition under which a layout is replaced by another one.
private enum AdaptiveCondition: Hashable, Sendable {
  case accessibilitySizes
  /// The width of the section is at least this many points.
  case width(CGFloat)

  func isMet(by traits: AdaptiveTraits) -> Bool {
    switch self {
    case .accessibilitySizes: traits.isAccessibilitySize
    case .width(let width): traits.width >= width
    }
  }
}

extension AdaptiveLayout: Equatable where Base: Equatable, Other: Equatable {}
extension AdaptiveLayout: Hashable where Base: Hashable, Other: Hashable {}
extension AdaptiveLayout: Sendable where Base: Sendable, Other: Sendable {}
extension AdaptiveLayout: TextScalable where Base: TextScalable, Other: TextScalable {}

extension AdaptiveLayout: ValueSectionLayout
where Base: ValueSectionLayout, Other: ValueSectionLayout {}

extension AdaptiveLayout: LayoutWrapper {
  /// Both layouts.
  package var wrappedLayouts: [any SectionLayout] { [base, other] }

  /// Returns the layout that applies.
  @MainActor package func wrappedLayout(in context: SectionContext) -> any SectionLayout {
    layout(in: context)
  }
}
