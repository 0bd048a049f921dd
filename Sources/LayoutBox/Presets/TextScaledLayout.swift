import UIKit

/// A layout whose lengths in points can follow the text size.
public protocol TextScalable: SectionLayout {
  /// Returns the layout with the lengths of its items multiplied by a factor; spacing and insets
  /// stay the same.
  func scaled(by factor: CGFloat) -> Self
}

extension TextScalable {
  /// Returns the layout with item lengths that grow and shrink with the text size of the view.
  ///
  /// ```swift
  /// Section(id: "sensors", layout: .grid(minimumItemWidth: 160, rowHeight: .exactly(68)).scaledWithText())
  /// ```
  ///
  /// The lengths are those of the default text size, and are multiplied by the factor of the text
  /// style `body`, as `UIFontMetrics` does: 68 points are 80 at XXL. Without this modifier, a length
  /// in points stays the same, and text that outgrows it is cut off.
  public func scaledWithText() -> TextScaledLayout<Self> { TextScaledLayout(base: self) }
}

/// A layout with item lengths that follow the text size, as ``TextScalable/scaledWithText()``
/// returns it.
public struct TextScaledLayout<Base: TextScalable>: SectionLayout {
  /// The layout with the lengths of the default text size.
  public let base: Base

  /// Returns a new description of the section, for the text size of the environment.
  @MainActor public func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    // A large number, since UIFontMetrics rounds.
    let unit: CGFloat = 1_000
    let scaled = UIFontMetrics.default.scaledValue(
      for: unit, compatibleWith: context.environment.traitCollection)
    return base.scaled(by: scaled / unit).makeSection(in: context)
  }

  /// Whether the section's header stays visible while the section scrolls, as in the base.
  @MainActor public var pinsHeader: Bool { base.pinsHeader }

  /// Whether the section's header covers the section's insets on both sides, as in the base.
  @MainActor public var headerCoversInsets: Bool { base.headerCoversInsets }
}

extension TextScaledLayout: Equatable where Base: Equatable {}
extension TextScaledLayout: Hashable where Base: Hashable {}
extension TextScaledLayout: Sendable where Base: Sendable {}

extension GridLayout: TextScalable {
  /// Returns the grid with a minimum width and an exact row height multiplied by a factor.
  public func scaled(by factor: CGFloat) -> GridLayout {
    var copy = self
    if case .minimumWidth(let width) = columns { copy.columns = .minimumWidth(width * factor) }
    copy.rowHeight = rowHeight.scaled(by: factor)
    return copy
  }
}

extension TableLayout: TextScalable {
  /// Returns the table with its widths and an exact row height multiplied by a factor.
  public func scaled(by factor: CGFloat) -> TableLayout {
    var copy = self
    copy.columns = columns.map { column in
      switch column {
      case .fixed(let width): .fixed(width * factor)
      case .flexible(let minimum): .flexible(minimum: minimum * factor)
      case .fitted(let minimum): .fitted(minimum: minimum * factor)
      }
    }
    copy.rowHeight = rowHeight.scaled(by: factor)
    return copy
  }
}

extension CarouselLayout: TextScalable {
  /// Returns the carousel with a fixed width and an exact height multiplied by a factor.
  public func scaled(by factor: CGFloat) -> CarouselLayout {
    var copy = self
    if case .fixed(let width) = itemWidth { copy.itemWidth = .fixed(width * factor) }
    copy.rowHeight = rowHeight.scaled(by: factor)
    return copy
  }
}

extension RowHeight {
  fileprivate func scaled(by factor: CGFloat) -> RowHeight {
    if case .exactly(let height) = self { .exactly(height * factor) } else { self }
  }
}

extension TextScaledLayout: ValueSectionLayout where Base: ValueSectionLayout {}
