import UIKit

// Overrides of UIKit's members.

final class LacksKeyword: UIViewController {
  func viewDidLoad() {}  // error: overriding declaration requires an 'override' keyword
}

final class HasKeyword: UIViewController {
  override func viewDidLoad() { super.viewDidLoad() }
}

final class WrongLabel: UIViewController {
  // error: argument labels for method 'viewDidAppear(animated:)'
  override func viewDidAppear(animated: Bool) {}
}

final class WrongOptionality: UIControl {
  // error: cannot override instance method parameter of type 'UIEvent?'
  override func beginTracking(_ touch: UITouch, with event: UIEvent) -> Bool { true }
}

final class WrongHash: NSObject {
  // error: cannot override instance method parameter of type 'Any?'
  override func isEqual(_ other: Any) -> Bool { true }
  override var hashValue: Int { 1 }  // error: 'NSObject.hashValue' is not overridable
}

final class LosesSetter: UIScrollView {
  // error: cannot override mutable property with read-only property 'contentOffset'
  override var contentOffset: CGPoint { .zero }
}

final class NothingToOverride: UICollectionViewCell {
  override func prepareForReuse(_ number: Int) {}  // error: does not override any method
  override func prepareForDisplay() {}  // error: method does not override any method
}

final class LessAccess: UICollectionViewCell {
  // error: overriding instance method must be as accessible
  private override func layoutSubviews() {}
}

final class WrongResult: UICollectionViewLayout {
  // error: with type 'CGFloat' cannot override
  override var collectionViewContentSize: CGFloat { 0 }
}

extension UIView {
  func inExtension() {}
}

final class OverridesExtension: UIView {
  override func inExtension() {}  // error: declared in extension
}

final class WrongIsolation: UIView {
  nonisolated override func layoutSubviews() {}
}

final class OverridesFinal: UICollectionViewDiffableDataSource<Int, Int> {
  override func snapshot(_ number: Int) {}  // error: does not override any method
}
