import Foundation

/// What a constraint can be about: a view or a layout guide.
@MainActor protocol LayoutItem: NSObject {
  /// The view in whose coordinates the item lies: a view's superview, a guide's owner.
  var frameOwner: UIView? { get }
  /// The view that the item is or belongs to: who may hold its constraints.
  var layoutView: UIView? { get }
}

extension LayoutItem {
  /// The name and address under which the item is in descriptions.
  var layoutName: String {
    "\(type(of: self)):\(addressText(of: self))"
  }
}

extension UIView: LayoutItem {
  var frameOwner: UIView? { superview }
  var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var frameOwner: UIView? { owningView }
  var layoutView: UIView? { owningView }
}

/// The address of an object as Apple prints it: `0x7f8a1c0`.
func addressText(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
