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

extension ReferenceWritableKeyPath where Root: UIView {
  /// Returns a style that sets the property.
  ///
  /// ```swift
  /// view.style((\UIView.layer.cornerRadius).getStyle(with: 12))
  /// ```
  @MainActor public func getStyle(with value: Value) -> PropertyStyle<Root, Value> {
    PropertyStyle(self, value: value)
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
  public var styleID: AnyHashable? { TextStyleID.font }

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

/// A style that sets the color of the text of labels, buttons, text fields and text views.
@MainActor public struct TextColorStyle: Style {
  private let value: UIColor
  private let state: UIControl.State

  /// Creates a style with a color.
  ///
  /// - Parameters:
  ///   - value: The color.
  ///   - state: The state of a button that has the color. The default is the normal state, and for
  ///     other views only that one has an effect.
  public init(value: UIColor, state: UIControl.State = .normal) {
    self.value = value
    self.state = state
  }

  /// Sets the color.
  public func apply(to decorable: any Decorable) {
    set(value, of: decorable)
  }

  /// An id that all colors of texts in a state have.
  public var styleID: AnyHashable? { TextStyleID.color(state: state.rawValue) }

  /// Returns a function that sets the color that the view has now.
  public func restoration(of decorable: any Decorable) -> (() -> Void)? {
    let isNormal = state == .normal
    return restoring(decorable as? UIView) { view in
      let color: UIColor?
      switch view {
      case let button as UIButton: color = button.titleColor(for: state)
      case let label as UILabel where isNormal: color = label.textColor
      case let field as UITextField where isNormal: color = field.textColor
      case let text as UITextView where isNormal: color = text.textColor
      default: return nil
      }
      return { set(color, of: $0) }
    }
  }

  private func set(_ color: UIColor?, of decorable: any Decorable) {
    switch decorable {
    case let button as UIButton: button.setTitleColor(color, for: state)
    case let label as UILabel where state == .normal: label.textColor = color
    case let field as UITextField where state == .normal: field.textColor = color
    case let view as UITextView where state == .normal: view.textColor = color
    default: break
    }
  }
}

/// A style that sets the alignment of the text of labels, buttons, text fields and text views.
@MainActor public struct TextAlignmentStyle: Style {
  private let value: NSTextAlignment

  /// Creates a style with an alignment, which a view has in every state.
  ///
  /// - Parameters:
  ///   - value: The alignment. A button has no justified text.
  ///   - state: A state, which is ignored: no view has an alignment of a state.
  public init(value: NSTextAlignment, state: UIControl.State = .normal) {
    self.value = value
  }

  /// Sets the alignment.
  public func apply(to decorable: any Decorable) {
    switch decorable {
    case let label as UILabel: label.textAlignment = value
    case let field as UITextField: field.textAlignment = value
    case let view as UITextView: view.textAlignment = value
    case let control as UIControl: control.contentHorizontalAlignment = controlAlignment
    default: break
    }
  }

  /// An id that all alignments have.
  public var styleID: AnyHashable? { TextStyleID.alignment }

  /// Returns a function that sets the alignment that the view has now.
  public func restoration(of decorable: any Decorable) -> (() -> Void)? {
    restoring(decorable as? UIView) { view in
      switch view {
      case let label as UILabel:
        let alignment = label.textAlignment
        return { ($0 as? UILabel)?.textAlignment = alignment }
      case let field as UITextField:
        let alignment = field.textAlignment
        return { ($0 as? UITextField)?.textAlignment = alignment }
      case let text as UITextView:
        let alignment = text.textAlignment
        return { ($0 as? UITextView)?.textAlignment = alignment }
      case let control as UIControl:
        let alignment = control.contentHorizontalAlignment
        return { ($0 as? UIControl)?.contentHorizontalAlignment = alignment }
      default: return nil
      }
    }
  }

  private var controlAlignment: UIControl.ContentHorizontalAlignment {
    switch value {
    case .left: .left
    case .right: .right
    case .center: .center
    default: .leading
    }
  }
}

/// What the styles of texts set.
private enum TextStyleID: Hashable {
  case font
  case color(state: UInt)
  case alignment
}

/// Returns a function that restores a view, which it does not retain.
///
/// - Parameters:
///   - view: The view.
///   - read: Reads what is going to change, and returns the function that sets it again.
/// - Returns: The function; `nil` if nothing changes.
@MainActor private func restoring<View: UIView>(
  _ view: View?, _ read: (View) -> ((View) -> Void)?
) -> (() -> Void)? {
  guard let view, let restore = read(view) else { return nil }
  return { [weak view] in
    if let view { restore(view) }
  }
}
