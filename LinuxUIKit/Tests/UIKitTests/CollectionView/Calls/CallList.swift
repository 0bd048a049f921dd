import UIKit

/// What is called on the layout, the views, the data source and the delegate, in one list.
///
/// Views are made by the collection view, which knows of no log: they find it here. A test that
/// doesn't wait for anything has it for itself.
@MainActor final class CallList {
  static let shared = CallList()
  private var calls: [String] = []

  /// Adds a call, and the place that it is about.
  func add(_ call: String, _ path: IndexPath? = nil) {
    calls.append(path.map { "\(call) \($0.section)-\($0.item)" } ?? call)
  }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A cell that says what is done with it, and wants to be `wantedHeight` points high.
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

/// A header that says what is done with it.
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
