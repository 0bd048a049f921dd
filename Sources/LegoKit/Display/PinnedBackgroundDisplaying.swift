import UIKit

/// A view that displays a background while it stays visible as a header.
@MainActor protocol PinnedBackgroundDisplaying: UICollectionReusableView {
  /// Sets the color behind a header that stays visible; `nil` for other views.
  func setPinnedBackground(_ color: UIColor?)
}
