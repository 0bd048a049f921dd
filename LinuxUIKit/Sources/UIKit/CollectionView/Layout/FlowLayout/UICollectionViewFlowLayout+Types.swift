extension UICollectionViewFlowLayout {
  /// The references of section insets.
  public enum SectionInsetReference: Int, Sendable {
    /// The insets are relative to the content insets of the collection view.
    case fromContentInset = 0
    /// The insets are relative to the safe area too.
    case fromSafeArea = 1
    /// The insets are relative to the layout margins too.
    case fromLayoutMargins = 2
  }

  /// The estimated size of self-sizing cells that have the size `itemSize` until they are measured.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
