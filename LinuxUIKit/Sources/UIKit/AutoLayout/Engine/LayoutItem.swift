import Foundation

/// The first or second item of a constraint: a view or a layout guide.
@MainActor protocol LayoutItem: NSObject {
  /// The view in whose coordinates the item's frame is: a view's superview, a guide's owning view.
  var frameOwner: UIView? { get }
  /// The view itself, or the owning view of a guide.
  var layoutView: UIView? { get }
  /// The guide that margin attributes of the item refer to; `nil` for guides.
  var marginsGuide: UILayoutGuide? { get }
  /// The text of the item, if it has baselines.
  var baselineContent: (any BaselineContent)? { get }
  /// Whether the engine determines the frame of the item, instead of reading it.
  var isPositionedByEngine: Bool { get }

  /// Returns the item whose baseline is the item's.
  func baselineItem(for attribute: NSLayoutConstraint.Attribute) -> any LayoutItem
  /// Returns the constraints that the item contributes by itself.
  func contributions(as entry: LayoutItemEntry, in engine: LayoutEngine) -> [Contribution]
  /// Returns whether the item's frame differs from the solved one.
  func isMisplaced(from frame: CGRect) -> Bool
  /// Sets the item's frame to the solved one.
  func applySolvedFrame(_ frame: CGRect)
}

extension LayoutItem {
  /// The type and address of the item, as in descriptions.
  var layoutName: String {
    "\(type(of: self)):\(addressText(of: self))"
  }

  /// Returns the guide that edges of a scroll view refer to in constraints with its descendants;
  /// `nil` for other items.
  func contentGuide(facing other: (any LayoutItem)?) -> UILayoutGuide? {
    guard let view = layoutView, view === self, view.isScrollingContent,
      let inner = other?.layoutView, inner !== view, inner.isDescendant(of: view)
    else { return nil }
    return view.contentGuideOfDescendants
  }
}

extension UIView: LayoutItem {
  var frameOwner: UIView? { superview }
  var layoutView: UIView? { self }
  var marginsGuide: UILayoutGuide? { layoutMarginsGuide }
  var isPositionedByEngine: Bool { !translatesAutoresizingMaskIntoConstraints }

  func contributions(as entry: LayoutItemEntry, in engine: LayoutEngine) -> [Contribution] {
    engine.contributions(of: self, entry)
  }

  func isMisplaced(from frame: CGRect) -> Bool {
    layer.untransformedFrame.isFar(from: frame)
  }

  /// Sets the frame that the view would have without its transform; does nothing if it is the same.
  func applySolvedFrame(_ frame: CGRect) {
    guard isMisplaced(from: frame) else { return }
    let anchor = layer.anchorPoint
    if bounds.size != frame.size { bounds.size = frame.size }
    center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }
}

extension UILayoutGuide: LayoutItem {
  var frameOwner: UIView? { owningView }
  var layoutView: UIView? { owningView }
  var marginsGuide: UILayoutGuide? { nil }
  var baselineContent: (any BaselineContent)? { nil }

  func baselineItem(for attribute: NSLayoutConstraint.Attribute) -> any LayoutItem { self }
}

/// An item that isn't retained; it is gone once its release has begun.
@MainActor enum UnretainedLayoutItem: ~Copyable {
  case none
  case view(UnretainedReference<UIView>)
  case guide(UnretainedReference<UILayoutGuide>)

  init(_ item: (any LayoutItem)?) {
    switch item {
    case let view as UIView: self = .view(UnretainedReference(view))
    case let guide as UILayoutGuide: self = .guide(UnretainedReference(guide))
    default: self = .none
    }
  }

  /// The item; `nil` without one, and after its release.
  var item: (any LayoutItem)? {
    switch self {
    case .none: nil
    case .view(let reference): reference.object
    case .guide(let reference): reference.object
    }
  }
}

extension CGRect {
  /// Returns whether the rectangles differ by more than rounding errors.
  fileprivate func isFar(from other: CGRect) -> Bool {
    let tolerance = LoweredConstraint.tolerance
    return abs(minX - other.minX) > tolerance || abs(minY - other.minY) > tolerance
      || abs(width - other.width) > tolerance || abs(height - other.height) > tolerance
  }
}

/// Returns the address of an object in the form that Apple prints: `0x7f8a1c0`.
func addressText(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
