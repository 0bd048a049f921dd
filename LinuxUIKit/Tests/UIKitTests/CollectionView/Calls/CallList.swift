import UIKit

/// The calls on the layout, the views, the data source, and the delegate, in one list.
///
/// The list is global because the collection view creates the views. Tests that never suspend don't
/// interleave their calls.
@MainActor final class CallList {
  static let shared = CallList()
  private var calls: [String] = []

  /// Adds a call and the index path that it concerns.
  func add(_ call: String, _ path: IndexPath? = nil) {
    calls.append(path.map { "\(call) \($0.section)-\($0.item)" } ?? call)
  }

  /// Returns the calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A cell that logs its calls and prefers a height of `wantedHeight` points.
final class CallCell: UICollectionViewCell {
  static var wantedHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    CallList.shared.add("make cell")
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    CallList.shared.add("reuse cell")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    CallList.shared.add("apply", layoutAttributes.indexPath)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    CallList.shared.add("measure", layoutAttributes.indexPath)
    layoutAttributes.size.height = Self.wantedHeight
    return layoutAttributes
  }
}

/// A header that logs its calls.
final class CallHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    CallList.shared.add("make header")
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    CallList.shared.add("reuse header")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    CallList.shared.add("apply header", layoutAttributes.indexPath)
  }
}
