import UIKit

extension Screen {
  /// Taps what says `text`: a button, a bar item, or anything in a cell.
  ///
  /// A view says its accessibility label or identifier; a label says its text. Of several that say
  /// the same the frontmost counts. Throws a ``ScreenError`` that names what could be tapped when
  /// nothing says so, when something else lies over it, or when nothing there reacts to taps.
  public func tap(_ text: String) throws {
    settle()
    guard let view = visibleViews.last(where: { $0.says(text) }) else {
      throw ScreenError.notFound(text: text, instead: tappableTexts)
    }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: root)
    guard let target = tapTarget(at: point) else { throw ScreenError.inert(text: text) }
    guard view.isDescendant(of: target.view) || target.view.isDescendant(of: view) else {
      throw ScreenError.covered(text: text, by: String(describing: Swift.type(of: target.view)))
    }
    target.tap(at: point)
    settle()
  }

  /// Taps a point, in the screen's coordinates.
  ///
  /// Throws a ``ScreenError`` when nothing there reacts to taps.
  public func tap(at point: CGPoint) throws {
    settle()
    guard let target = tapTarget(at: point) else {
      throw ScreenError.inert(text: "(\(point.x), \(point.y))")
    }
    target.tap(at: point)
    settle()
  }

  /// What on the screen reacts to taps, as the texts that `tap(_:)` takes, from back to front.
  public var tappableTexts: [String] {
    let texts = visibleViews.filter { TapTarget(containing: $0) != nil }.flatMap(\.accessibleTexts)
    return texts.reduce(into: []) { list, text in
      if !list.contains(text) { list.append(text) }
    }
  }

  private func tapTarget(at point: CGPoint) -> TapTarget? {
    root.hitTest(point, with: nil).flatMap { TapTarget(containing: $0) }
  }

  /// The views that are not hidden and reach into the screen, back to front.
  var visibleViews: [UIView] {
    root.visibleDescendants.filter { view in
      view.convert(view.bounds, to: root).intersects(root.bounds)
    }
  }
}
