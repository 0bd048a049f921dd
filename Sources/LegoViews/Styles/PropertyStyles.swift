import UIKit

/// A style that sets a property of views of a class; other views remain as they are.
@MainActor public struct PropertyStyle<Root: UIView, Value>: Style {
  private let path: ReferenceWritableKeyPath<Root, Value>
  private let value: Value

  /// Creates a style that sets the property at a key path.
  public init(_ path: ReferenceWritableKeyPath<Root, Value>, value: Value) {
    self.path = path
    self.value = value
  }

  /// Sets the property.
  public func apply(to decorable: any Decorable) {
    (decorable as? Root)?[keyPath: path] = value
  }

  /// The key path.
  public var styleID: AnyHashable? { AnyHashable(path) }

  /// Returns a function that sets the value that the property has now.
  public func restoration(of decorable: any Decorable) -> (() -> Void)? {
    restoring(decorable as? Root) { [path] view in
      let value = view[keyPath: path]
      return { $0[keyPath: path] = value }
    }
  }
}

/// A font is a style of labels, buttons, text fields and text views.
extension UIFont: Style {
  /// Sets the font.
  public func apply(to decorable: any Decorable) {
    switch decorable {
    case let label as UILabel: label.font = self
    case let button as UIButton: button.titleLabel?.font = self
    case let field as UITextField: field.font = self
    case let view as UITextView: view.font = self
    default: break
    }
  }

  /// An id that all fonts have.
  public var styleID: AnyHashable? { FontStyleID.font }

  /// Returns a function that sets the font that the view has now.
  public func restoration(of decorable: any Decorable) -> (() -> Void)? {
    restoring(decorable as? UIView) { view in
      switch view {
      case let label as UILabel:
        let font = label.font
        return { ($0 as? UILabel)?.font = font }
      case let button as UIButton:
        let font = button.titleLabel?.font
        return { ($0 as? UIButton)?.titleLabel?.font = font }
      case let field as UITextField:
        let font = field.font
        return { ($0 as? UITextField)?.font = font }
      case let text as UITextView:
        let font = text.font
        return { ($0 as? UITextView)?.font = font }
      default: return nil
      }
    }
  }
}

/// The identity of the style that all fonts are.
private enum FontStyleID: Hashable { case font }

/// Returns a function that restores a view, which it does not retain.
///
/// - Parameters:
///   - view: The view.
///   - read: Reads what is going to change, and returns the function that sets it again.
/// - Returns: The function; `nil` if nothing changes.
@MainActor package func restoring<View: UIView>(
  _ view: View?, _ read: (View) -> ((View) -> Void)?
) -> (() -> Void)? {
  guard let view, let restore = read(view) else { return nil }
  return { [weak view] in
    if let view { restore(view) }
  }
}
