import UIKit

extension UIView {
  /// Whether a box sets the frame of the view.
  package var isArrangedByBox: Bool {
    superview is any BoxContainer && measure.style.isActive
  }

  /// Marks the size of the view's content as changed.
  ///
  /// Modifiers do this; call it after a property that changes the size was set without one. In a plain
  /// view the nearest box around the view, if there is one, is laid out again.
  public func setNeedsBoxLayout() {
    if let box = self as? any BoxContainer { return box.boxesDidChange() }
    existingViewBox?.node.setNeedsLayout()
    for view in sequence(first: superview, next: { $0?.superview }) {
      guard let view, !(view is UICollectionReusableView) else { return }
      if let box = view as? any BoxContainer { return box.boxesDidChange() }
      view.existingViewBox?.node.setNeedsLayout()
    }
  }
}
