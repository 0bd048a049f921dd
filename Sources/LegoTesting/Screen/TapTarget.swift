import UIKit

/// The control, text view, cell or view with a tap gesture that responds to a tap on a view in it.
@MainActor enum TapTarget {
  case control(UIControl)
  case text(UITextView)
  case cell(UICollectionViewCell, UICollectionView)
  case row(UITableViewCell, UITableView)
  case gesture(UIView)

  /// Creates the target of a tap on `view`; `nil` if nothing responds to it.
  init?(containing view: UIView) {
    for candidate in sequence(first: view, next: \.superview) {
      guard let target = Self(at: candidate) else { continue }
      self = target
      return
    }
    return nil
  }

  private init?(at view: UIView) {
    if let control = view as? UIControl, control.isEnabled, control.isUserInteractionEnabled {
      self = .control(control)
    } else if let textView = view as? UITextView, textView.acceptsTypedText {
      self = .text(textView)
    } else if let cell = view as? UICollectionViewCell,
      let collectionView = cell.enclosing(UICollectionView.self), collectionView.allowsSelection
    {
      self = .cell(cell, collectionView)
    } else if let cell = view as? UITableViewCell,
      let tableView = cell.enclosing(UITableView.self), tableView.allowsSelection
    {
      self = .row(cell, tableView)
    } else if view.recognizesTaps {
      self = .gesture(view)
    } else {
      return nil
    }
  }

  /// The control, text view, cell or view with a tap gesture.
  var view: UIView {
    switch self {
    case .control(let control): control
    case .text(let textView): textView
    case .cell(let cell, _): cell
    case .row(let cell, _): cell
    case .gesture(let view): view
    }
  }
}

extension UIView {
  /// Whether the view has a tap gesture of the app; those of scroll views are UIKit's own.
  fileprivate var recognizesTaps: Bool {
    guard isUserInteractionEnabled, !(self is UIScrollView) else { return false }
    return gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
  }

  /// Whether a view is the view itself, in it, or around it.
  func isRelated(to view: UIView) -> Bool {
    isDescendant(of: view) || view.isDescendant(of: self)
  }
}
