extension UICollectionViewFlowLayout {
  /// From where the insets of sections count.
  public enum SectionInsetReference: Int, Sendable {
    /// From the content insets of the collection view.
    case fromContentInset = 0
    /// From its safe area too.
    case fromSafeArea = 1
    /// From its layout margins too.
    case fromLayoutMargins = 2
  }

  /// The `estimatedItemSize` with which cells say their size and begin with `itemSize`.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
