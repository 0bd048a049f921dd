import UIKit

/// What reacts when a view is tapped: the control, text view or cell that it is part of.
@MainActor enum TapTarget {
  case control(UIControl)
  case text(UITextView)
  case cell(UICollectionViewCell, UICollectionView)

  /// What reacts to a tap on `view`; nil when nothing does.
  init?(containing view: UIView) {
    for candidate in sequence(first: view, next: \.superview) {
      if let control = candidate as? UIControl, control.isEnabled {
        self = .control(control)
        return
      }
      if let textView = candidate as? UITextView, textView.isEditable {
        self = .text(textView)
        return
      }
      if let cell = candidate as? UICollectionViewCell,
        let collectionView = cell.enclosing(UICollectionView.self), collectionView.allowsSelection
      {
        self = .cell(cell, collectionView)
        return
      }
    }
    return nil
  }

  /// The control or cell itself.
  var view: UIView {
    switch self {
    case .control(let control): control
    case .text(let textView): textView
    case .cell(let cell, _): cell
    }
  }

  /// Does what a finger at a point of the window would.
  func tap(at point: CGPoint) {
    switch self {
    case .control(let field as UITextField): field.becomeFirstResponder()
    case .control(let control): control.tap(at: point)
    case .text(let textView): textView.becomeFirstResponder()
    case .cell(let cell, let collectionView):
      guard let indexPath = collectionView.indexPath(for: cell) else { return }
      collectionView.tapItem(at: indexPath)
    }
  }
}
