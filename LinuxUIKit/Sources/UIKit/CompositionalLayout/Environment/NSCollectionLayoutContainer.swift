/// The container in which a section or a custom group is laid out.
///
/// Use `effectiveContentSize` to choose a number of columns by width.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size including the content insets, in points.
  var contentSize: CGSize { get }
  /// The size without the content insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The content insets as they are described.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The content insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
