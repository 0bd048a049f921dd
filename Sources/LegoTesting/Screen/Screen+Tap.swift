import UIKit

extension Screen {
  /// Taps the view with a text: a button, a bar item, a field, or anything in a cell.
  ///
  /// The text is the accessibility label or identifier of a view, or the text of a label or field.
  /// If several views have it, the frontmost is tapped, at its center. Throws a ``ScreenError``
  /// that lists the tappable texts if no visible view has the text, if another view covers it, or
  /// if nothing there responds to taps.
  public func tap(_ text: String) throws {
    settle()
    guard let view = visibleViews.last(where: { $0.matches(text) }) else {
      throw ScreenError.notFound(text: text, instead: tappableTexts)
    }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: root)
    guard let target = tapTarget(at: point) else { throw ScreenError.inert(text: text) }
    guard view.isDescendant(of: target.view) || target.view.isDescendant(of: view) else {
      throw ScreenError.covered(text: text, by: String(describing: Swift.type(of: target.view)))
    }
    root.tap(at: point)
    settle()
  }

  /// Taps a point, in the screen's coordinate system.
  ///
  /// Throws a ``ScreenError`` if nothing there responds to taps.
  public func tap(at point: CGPoint) throws {
    settle()
    guard tapTarget(at: point) != nil else {
      throw ScreenError.inert(text: "(\(point.x), \(point.y))")
    }
    root.tap(at: point)
    settle()
  }

  /// The texts of the views that respond to taps, as `tap(_:)` expects them, from back to front.
  public var tappableTexts: [String] {
    settle()
    let texts = visibleViews.filter { TapTarget(containing: $0) != nil }.flatMap(\.accessibleTexts)
    return texts.reduce(into: []) { list, text in
      if !list.contains(text) { list.append(text) }
    }
  }

  private func tapTarget(at point: CGPoint) -> TapTarget? {
    root.hitTest(point, with: nil).flatMap { TapTarget(containing: $0) }
  }
}

/// The control, text view or cell that responds to a tap on a view inside it.
@MainActor enum TapTarget {
  case control(UIControl)
  case text(UITextView)
  case cell(UICollectionViewCell, UICollectionView)

  /// Creates the target of a tap on `view`; `nil` if nothing responds to it.
  init?(containing view: UIView) {
    for candidate in sequence(first: view, next: \.superview) {
      if let control = candidate as? UIControl, control.isEnabled {
        self = .control(control)
        return
      }
      if let textView = candidate as? UITextView, textView.acceptsTypedText {
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

  /// The control, text view or cell.
  var view: UIView {
    switch self {
    case .control(let control): control
    case .text(let textView): textView
    case .cell(let cell, _): cell
    }
  }
}
