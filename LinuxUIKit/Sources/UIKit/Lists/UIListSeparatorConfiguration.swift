/// The configuration of the separators above and below the rows of a list.
///
/// ```swift
/// configuration.itemSeparatorHandler = { indexPath, section in
///   var separators = section
///   if indexPath.item == 0 { separators.bottomSeparatorVisibility = .hidden }
///   return separators
/// }
/// ```
///
/// Checked against compositional-layout.md, 1.17.
///
/// - Note: Not implemented: `visualEffect`.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// The visibility of a separator.
  public enum Visibility: Hashable, Sendable {
    /// The separator depends on the row's position in its section.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// The insets that stand for the default of the list.
  ///
  /// Each side is compared separately, so that one can be set without the others.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below the row, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color.
  public var color: UIColor
  /// The color between selected rows.
  public var multipleSelectionColor: UIColor

  /// Creates the separators of a list appearance; all appearances have the same default.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    color = ListMetrics.separatorColor
    multipleSelectionColor = ListMetrics.selectedSeparatorColor
  }

  /// Hashes the essential components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(topSeparatorInsets.leading)
    hasher.combine(bottomSeparatorInsets.leading)
    hasher.combine(color)
  }
}
