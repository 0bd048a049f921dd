import LegoViews
import UIKit

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

/// The property that a style of texts sets; of several styles of one, a view has the last one.
private enum TextStyleID: Hashable {
  case color(state: UInt)
  case alignment
}
