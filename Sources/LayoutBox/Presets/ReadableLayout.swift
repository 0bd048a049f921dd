import UIKit

/// A layout with content of a readable width in the center of the section.
///
/// ```swift
/// Section(id: "posts", layout: ReadableLayout(.rows(spacing: 12))) { posts }
/// Section(id: "fields", layout: ReadableLayout(.list(.insetGrouped))) { fields }
/// ```
///
/// The content has at most the width of UIKit's `readableContentGuide`: 672 points in the default
/// text size, more in larger ones. The insets of the base are the least space at each side, like the
/// margins of a view. In wider sections both are enlarged by the same length, and the content is laid
/// out and measured in the width that they leave. The header and the footer of the section are inset
/// like the content. A carousel begins at the content's leading edge and scrolls up to the edges of
/// the section.
///
/// Widths of `.adaptive` columns and of an ``AdaptiveLayout`` remain those of the whole section. In a
/// layout that scrolls horizontally, the section is that of the base.
public struct ReadableLayout<Base: SectionBoxConvertible>: DescribedByUIKit {
  /// The layout of the content.
  public let base: Base
  /// The largest width of the content, in points; `nil` for the one that follows the text size.
  public let maximumWidth: CGFloat?

  /// Creates a layout with content of a readable width.
  ///
  /// - Parameters:
  ///   - base: The layout of the content.
  ///   - maximumWidth: The largest width of the content, in points. The default follows the text
  ///     size.
  public init(_ base: Base, maximumWidth: CGFloat? = nil) {
    (self.base, self.maximumWidth) = (base, maximumWidth)
  }

  /// Returns the boxes of the base with larger insets.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    let limited = limited(context)
    let section = base.sectionBox(in: limited)
    return section.insets(limited.centered(section.insets, in: section.insetsReference))
  }

  /// Returns the section of the base with larger insets.
  @MainActor func systemSection(in context: SectionContext) -> NSCollectionLayoutSection {
    guard base is any DescribedByUIKit else {
      return boxes(in: context).description(in: context).makeSection(in: context)
    }
    let limited = limited(context)
    let described = base.makeSection(in: limited)
    // The base may return an object of the user.
    let section = described.copy() as? NSCollectionLayoutSection ?? described
    section.contentInsets = limited.centered(
      described.contentInsets, in: described.contentInsetsReference)
    return section
  }

  @MainActor private func limited(_ context: SectionContext) -> SectionContext {
    guard context.scrollDirection == .vertical else { return context }
    let category = context.environment.traitCollection.preferredContentSizeCategory
    var copy = context
    copy.maximumWidth = min(copy.maximumWidth, max(1, maximumWidth ?? category.readableWidth))
    return copy
  }
}

extension SectionContext {
  /// Returns insets that are enlarged as far as the content would exceed its largest width.
  ///
  /// `reference` is the reference of the insets. Those from the readable content guide are enlarged
  /// by UIKit.
  @MainActor func centered(
    _ insets: NSDirectionalEdgeInsets, in reference: UIContentInsetsReference = .automatic
  ) -> NSDirectionalEdgeInsets {
    guard reference != .readableContent else { return insets }
    let width =
      reference == .none ? environment.container.contentSize.width : containerWidth
    let excess = width - insets.leading - insets.trailing - maximumWidth
    guard excess > 0, excess.isFinite else { return insets }
    var centered = insets
    centered.leading += excess / 2
    centered.trailing += excess / 2
    return centered
  }
}

extension UIContentSizeCategory {
  /// The width of UIKit's readable content guide in a wide view, in points.
  ///
  /// Only the 672 points of the default size were observed; the others are between the limits of
  /// about 560 and 896 points (uikit.md, 3.3).
  fileprivate var readableWidth: CGFloat {
    switch self {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .extraLarge: 744
    case .extraExtraLarge: 824
    case .extraExtraExtraLarge: 896
    default: isAccessibilityCategory ? 896 : 672
    }
  }
}

extension ReadableLayout: Equatable where Base: Equatable {}
extension ReadableLayout: Hashable where Base: Hashable {}
extension ReadableLayout: Sendable where Base: Sendable {}
extension ReadableLayout: TextScalable where Base: TextScalable {}
extension ReadableLayout: ValueSectionLayout where Base: ValueSectionLayout {}

extension ReadableLayout: LayoutWrapper {
  /// The base.
  package var wrappedLayouts: [any SectionLayout] { [base] }

  /// Returns the base.
  @MainActor package func wrappedLayout(in context: SectionContext) -> any SectionLayout { base }
}
