import UIKit

/// A displayed item with a rule for the focus.
@MainActor struct FocusItem {
  /// The cell, which its collection view owns.
  private(set) weak var cell: UICollectionViewCell?
  /// The newest rule.
  var rule: FocusRule
  /// The return key that the feature has set.
  private var returnKey: UIReturnKeyType?

  private static let action = UIAction.Identifier("LegoKit.focus")

  /// Creates an item of a cell.
  init(cell: UICollectionViewCell, rule: FocusRule) {
    (self.cell, self.rule) = (cell, rule)
  }

  /// The view that becomes first responder.
  var field: UIView? {
    guard let cell else { return nil }
    return cell.contentView.firstTextInput ?? cell.contentView.firstPossibleResponder
  }

  /// Prepares the field: its return key, and what that key does.
  mutating func setUp(returnKey: UIReturnKeyType, onReturn: @escaping () -> Void) {
    guard let textField = field as? UITextField else { return }
    textField.addAction(
      UIAction(identifier: Self.action) { _ in onReturn() }, for: .editingDidEndOnExit)
    let current = textField.returnKeyType
    guard current == .default || current == self.returnKey, current != returnKey else { return }
    textField.returnKeyType = returnKey
    self.returnKey = returnKey
  }

  /// Restores the field of a cell that no longer displays the item.
  func restore(_ bar: FocusBar) {
    guard let field else { return }
    bar.attach(to: field, isShown: false)
    guard let textField = field as? UITextField else { return }
    textField.removeAction(identifiedBy: Self.action, for: .editingDidEndOnExit)
    if let returnKey, textField.returnKeyType == returnKey { textField.returnKeyType = .default }
  }
}

extension UIView {
  /// The first text field or text view that can be edited inside the view.
  fileprivate var firstTextInput: UIView? {
    for view in subviews where !view.isHidden {
      let acceptsText =
        (view as? UITextField)?.isEnabled ?? (view as? UITextView)?.acceptsText ?? false
      if acceptsText { return view }
      if let input = view.firstTextInput { return input }
    }
    return nil
  }

  /// The first view inside the view that can become first responder.
  fileprivate var firstPossibleResponder: UIView? {
    for view in subviews where !view.isHidden {
      if view.canBecomeFirstResponder { return view }
      if let responder = view.firstPossibleResponder { return responder }
    }
    return nil
  }
}
