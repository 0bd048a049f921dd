import UIKit

/// The number of equally wide columns of a layout.
///
/// ```swift
/// GridLayout(columns: 3)
/// GridLayout(columns: .minimumWidth(160, maximum: 4))
/// GridLayout(columns: .adaptive(2, accessibility: 1, wide: 4))
/// ```
///
/// The number follows the width of the section and the text size: a layout is described again when
/// one of them changes.
public enum ColumnCount: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// This number; a number below 1 counts as 1.
  case fixed(Int)
  /// As many columns of at least this width, in points, as fit, and at most `maximum`.
  ///
  /// Columns are wider than the minimum if there is space. A single column is as wide as the section
  /// inside its insets, also if that is less than the minimum. A maximum below 1 counts as 1.
  case minimumWidth(CGFloat, maximum: Int = .max)
  /// A number with others for accessibility text sizes and for wide sections.
  ///
  /// ```swift
  /// GridLayout(columns: .adaptive(2, accessibility: 1, wide: .minimumWidth(200), from: 800))
  /// ```
  ///
  /// In accessibility text sizes `accessibility` applies, whatever the width. Else `wide` applies in
  /// sections that are at least `from` points wide with the insets of the layout; the default of 700
  /// points is more than a phone has in portrait, and less than a tablet. `nil` stands for the first
  /// number. Each number can be adaptive, for a third one from another width on.
  indirect case adaptive(
    ColumnCount, accessibility: ColumnCount? = nil, wide: ColumnCount? = nil, from: CGFloat = 700)

  /// Creates this number of columns.
  public init(integerLiteral count: Int) { self = .fixed(count) }

  /// The same number, at least 1.
  var atLeastOne: ColumnCount {
    if case .fixed(let count) = self { .fixed(max(1, count)) } else { self }
  }

  // A width of no more than a pixel would make as many columns as there are numbers.
  private static let maximum: CGFloat = 1000

  /// Returns the number of columns inside the insets of a layout, at least 1.
  @MainActor func count(
    in context: SectionContext, inside insets: NSDirectionalEdgeInsets, spacing: CGFloat
  ) -> Int {
    count(in: context.width(inside: insets), spacing: spacing, traits: AdaptiveTraits(context))
  }

  /// Returns the number of columns in the available width, at least 1.
  func count(in available: CGFloat, spacing: CGFloat, traits: AdaptiveTraits) -> Int {
    switch self {
    case .fixed(let count): return max(1, count)
    case .minimumWidth(let minimum, let maximum):
      let pitch = max(1, minimum + spacing)
      // Rounding errors in the sum of the widths must not remove a column.
      let count = ((available + spacing) / pitch + 0.001).rounded(.down)
      return count.isFinite ? min(Int(min(max(1, count), Self.maximum)), max(1, maximum)) : 1
    case .adaptive(let base, let accessibility, let wide, let width):
      return traits.choose(base, accessibility: accessibility, wide: wide, from: width)
        .count(in: available, spacing: spacing, traits: traits)
    }
  }
}

extension ColumnCount {
  /// Returns the number with widths of columns multiplied by a factor.
  func scaled(by factor: CGFloat) -> ColumnCount {
    switch self {
    case .fixed: self
    case .minimumWidth(let width, let maximum): .minimumWidth(width * factor, maximum: maximum)
    case .adaptive(let base, let accessibility, let wide, let width):
      .adaptive(
        base.scaled(by: factor), accessibility: accessibility?.scaled(by: factor),
        wide: wide?.scaled(by: factor), from: width)
    }
  }
}
