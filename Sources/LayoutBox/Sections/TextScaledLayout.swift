import UIKit

/// A layout whose lengths in points can follow the text size.
///
/// A layout of your own multiplies the lengths of its items by ``SectionContext/textScale``; spacing
/// and insets stay the same:
///
/// ```swift
/// struct RibbonLayout: TextScalable, Hashable {
///   func sectionBox(in context: SectionContext) -> SectionLayoutBox {
///     SectionLayoutBox {
///       ItemLayoutBox(width: .w(1), height: .absolute(44 * context.textScale))
///     }
///   }
/// }
/// ```
public protocol TextScalable: SectionBoxConvertible {}

extension TextScalable {
  /// Returns the layout with item lengths that grow and shrink with the text size of the view.
  ///
  /// ```swift
  /// let layout = GridLayout(columns: .minimumWidth(160), rowHeight: .exactly(68))
  /// Section(id: "sensors", layout: layout.scaledWithText()) { sensors }
  /// ```
  ///
  /// The lengths are those of the default text size, and are multiplied by the factor of the text
  /// style `body`, as `UIFontMetrics` does: 68 points are 80 at XXL. Without this modifier, a length
  /// in points stays the same, and text that outgrows it is cut off.
  public func scaledWithText() -> TextScaledLayout<Self> { TextScaledLayout(base: self) }
}

/// A layout with item lengths that follow the text size, as ``TextScalable/scaledWithText()``
/// returns it.
public struct TextScaledLayout<Base: TextScalable>: DescribedByBoxes {
  /// The layout with the lengths of the default text size.
  public let base: Base

  /// Returns the description of the base, for the text size of the environment.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    // A large number, since UIFontMetrics rounds.
    let unit: CGFloat = 1_000
    let scaled = UIFontMetrics.default.scaledValue(
      for: unit, compatibleWith: context.environment.traitCollection)
    var scaledContext = context
    scaledContext.textScale *= scaled / unit
    return base.sectionBox(in: scaledContext)
  }

  /// Whether the section's header stays visible while the section scrolls, as in the base.
  @MainActor public var pinsHeader: Bool { base.pinsHeader }

  /// Whether the section's header covers the section's insets on both sides, as in the base.
  @MainActor public var headerCoversInsets: Bool { base.headerCoversInsets }
}

extension TextScaledLayout: Equatable where Base: Equatable {}
extension TextScaledLayout: Hashable where Base: Hashable {}
extension TextScaledLayout: Sendable where Base: Sendable {}

extension TextScaledLayout: ValueSectionLayout where Base: ValueSectionLayout {}
