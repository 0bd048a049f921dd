import UIKit

// Overrides of UIKit's members.

final class LacksKeyword: UIViewController {
  func viewDidLoad() {}  // error: overriding declaration requires an 'override' keyword
}

final class HasKeyword: UIViewController {
  override func viewDidLoad() { super.viewDidLoad() }
}

final class WrongLabel: UIViewController {
  override func viewDidAppear(animated: Bool) {}  // error: argument labels for method 'viewDidAppear(animated:)'
}

final class WrongOptionality: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent) -> Bool { true }  // error: cannot override instance method parameter of type 'UIEvent?'
}

final class WrongHash: NSObject {
  override func isEqual(_ other: Any) -> Bool { true }  // error: cannot override instance method parameter of type 'Any?'
  override var hashValue: Int { 1 }  // error: 'NSObject.hashValue' is not overridable
}

final class LosesSetter: UIScrollView {
  override var contentOffset: CGPoint { .zero }  // error: cannot override mutable property with read-only property 'contentOffset'
}

final class NothingToOverride: UICollectionViewCell {
  override func prepareForReuse(_ number: Int) {}  // error: does not override any method
  override func prepareForDisplay() {}  // error: method does not override any method
}

final class LessAccess: UICollectionViewCell {
  private override func layoutSubviews() {}  // error: overriding instance method must be as accessible
}

final class WrongResult: UICollectionViewLayout {
  override var collectionViewContentSize: CGFloat { 0 }  // error: with type 'CGFloat' cannot override
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
