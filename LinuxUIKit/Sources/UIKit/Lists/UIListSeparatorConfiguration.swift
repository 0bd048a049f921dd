/// How the separators above and below the rows of a list look.
///
/// ```swift
/// configuration.itemSeparatorHandler = { indexPath, section in
///   var separators = section
///   if indexPath.item == 0 { separators.bottomSeparatorVisibility = .hidden }
///   return separators
/// }
/// ```
///
/// Ours leaves out `visualEffect`. Checked against compositional-layout.md 1.17.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a separator is there.
  public enum Visibility: Hashable, Sendable {
    /// The list decides by the row's place in its section.
    case automatic
    /// It is there.
    case visible
    /// It is not there.
    case hidden
  }

  /// Insets that leave each side to the list.
  ///
  /// Code may set one side and leave the others: each is compared by itself.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether there is one above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is one below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the one above the row keeps from the row's sides, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the one below the row keeps from the row's sides, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color.
  public var color: UIColor
  /// The color between rows that are selected together.
  public var multipleSelectionColor: UIColor

  /// The separators of lists of an appearance; in ours they are the same in all.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    color = ListMetrics.separatorColor
    multipleSelectionColor = ListMetrics.selectedSeparatorColor
  }

  /// Feeds what is compared into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(topSeparatorInsets.leading)
    hasher.combine(bottomSeparatorInsets.leading)
    hasher.combine(color)
  }
}
