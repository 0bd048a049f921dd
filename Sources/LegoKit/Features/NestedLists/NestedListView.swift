import UIKit

/// A list in the cell of a ``NestedList``.
final class NestedListView: LegoView {
  let scrollDirection: UICollectionView.ScrollDirection
  private var displayed = Lego(sections: [])
  private var isPaging = false
  private var hasHeight = false
  private var isMeasuring = false

  init(_ scrollDirection: UICollectionView.ScrollDirection) {
    self.scrollDirection = scrollDirection
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// The sections that were displayed last.
  override var lego: Lego { displayed }

  override var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    let configuration = super.layoutConfiguration
    configuration.scrollDirection = scrollDirection
    return configuration
  }

  override func configure(_ collectionView: UICollectionView) {
    // The insets of the list around this one are enough.
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.setIsPagingIfAvailable(isPaging)
  }

  /// Displays sections that the description around the list has described and observes.
  func display(_ lego: Lego, animates: Bool) {
    guard !lego.isIdentical(to: displayed) else { return }
    displayed = lego
    legoRenderer.displayNested(lego, animates: animates)
  }

  /// Sets whether the list stops at multiples of its size.
  func setIsPaging(_ isPaging: Bool) {
    self.isPaging = isPaging
    legoRenderer.collectionView?.setIsPagingIfAvailable(isPaging)
  }

  /// Sets whether the height of the list is stated.
  func setHasHeight(_ hasHeight: Bool) {
    self.hasHeight = hasHeight
  }

  /// The height of the content as far as it is known, in which cells that were not displayed are estimated.
  var knownContentHeight: CGFloat {
    layoutIfNeeded()
    let layout = legoRenderer.collectionView?.collectionViewLayout
    return max(1, layout?.collectionViewContentSize.height ?? 1)
  }

  /// Returns the height of the content in a width, for which all its cells are displayed.
  func contentHeight(inWidth width: CGFloat) -> CGFloat {
    isMeasuring = true
    defer { isMeasuring = false }
    return legoRenderer.contentHeight(inWidth: width, of: self)
  }

  // Cells of a measured list may change their heights later.
  override func contentHeightDidChange() {
    super.contentHeightDidChange()
    guard !hasHeight, !isMeasuring, let cell = cellAround else { return }
    cell.invalidateIntrinsicContentSize()
  }
}

/// The view in the cell that lays out the list.
///
/// The list has another frame while it is measured.
final class NestedListHost: UIView {
  private var onLayout: () -> Void = {}

  /// Calls a closure before each layout.
  func connect(onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
    for view in subviews { view.frame = bounds }
  }
}

/// A list that is measured and never displayed: its items call no handlers.
@MainActor final class NestedListPrototype {
  private let view = UIView()
  private let renderer = LegoRenderer(prototypeOf: Lego(sections: []))

  /// Creates a list with the traits of a view.
  init(in superview: UIView) {
    view.isHidden = true
    superview.addSubview(view)
    renderer.render(in: view) { $0.contentInsetAdjustmentBehavior = .never }
  }

  /// Returns the height of the content of an item in a width.
  func height(of item: NestedList, inWidth width: CGFloat) -> CGFloat {
    renderer.displayNested(item.lego, animates: false)
    return renderer.contentHeight(inWidth: width, of: view)
  }

  func remove() {
    view.removeFromSuperview()
  }
}

extension LegoRenderer {
  private static let maximumMeasuringPasses = 10

  /// Returns the height of the content in a width, in which a view around the collection view is laid out.
  ///
  /// The view becomes as high as the content, so that all cells are displayed and measured.
  fileprivate func contentHeight(inWidth width: CGFloat, of view: UIView) -> CGFloat {
    guard let collectionView else { return 0 }
    var height = max(1, view.bounds.height)
    for _ in 0..<Self.maximumMeasuringPasses {
      view.frame.size = CGSize(width: width, height: height)
      view.layoutIfNeeded()
      collectionView.layoutIfNeeded()
      let length = max(1, collectionView.collectionViewLayout.collectionViewContentSize.height)
      guard length != height else { break }
      height = length
    }
    return height
  }
}
