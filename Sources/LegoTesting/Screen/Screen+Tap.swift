import UIKit

// MARK: Tapping

extension Screen {
  /// Taps the view with a text: a button, a bar item, a field, a link, or anything in a cell.
  ///
  /// The text is the accessibility label or identifier of a view, the text of a label or field, or that
  /// of a link in a text view that can't be edited. The tap is at the center of the visible part of the
  /// view, or of the first visible line of a link. While a menu is open, the text is that of a menu
  /// item.
  ///
  /// If several controls or cells have the text, `match` chooses one of them, counted from 1 from
  /// top to bottom. Texts in the same control or cell count once, a control takes precedence over
  /// the cell around it, and views that are covered don't count.
  ///
  /// Throws a ``ScreenError`` that lists the tappable texts if no visible view has the text, that
  /// lists the matches with their frames if there are several and `match` is `nil`, and an error if
  /// another view covers it, or if nothing there responds to taps. Apple's platforms have no simulated
  /// touches: there, a tap on a link throws ``ScreenError/unavailable(action:)``.
  ///
  /// ```swift
  /// try screen.tap("Add")
  /// try screen.tap("Delete", match: 2)
  /// ```
  public func tap(_ text: String, match: Int? = nil) throws {
    beginAction()
    if let openMenu { return try choose(text, in: openMenu) }
    let links = links.filter { $0.text == text }
    let views = links.isEmpty ? try views(matching: text) : visibleViews.filter { $0.matches(text) }
    let reachable = links.filter { isReachable($0) }.map { link in
      Candidate(view: link.view, target: link.view, link: link)
    }
    let candidates =
      candidates(among: views) { reachableTarget(of: $0)?.view } + reachable
    guard !candidates.isEmpty else {
      throw tapFailure(of: text, frontmost: views.last ?? links.last?.view)
    }
    let chosen = try chooseCandidate(match, of: text, among: innermost(candidates))
    guard let link = chosen.link else { return tapImmediately(at: visibleCenter(of: chosen.view)) }
    guard Self.canTapLinks else { throw ScreenError.unavailable(action: "tap a link") }
    tapImmediately(at: link.point)
  }

  /// Taps a point, in the screen's coordinate system.
  ///
  /// While a menu is open, the tap closes it and does nothing else. Throws a ``ScreenError`` if
  /// nothing there responds to taps.
  ///
  /// ```swift
  /// try screen.tap(at: CGPoint(x: 195, y: 100))
  /// ```
  public func tap(at point: CGPoint) throws {
    beginAction()
    if openMenu != nil { return closeMenu() }
    guard tapTarget(at: point) != nil else {
      throw ScreenError.inert(text: "(\(point.x), \(point.y))")
    }
    tapImmediately(at: point)
  }

  /// The texts of the views that respond to taps, and of links, as `tap(_:match:)` expects them, from back to
  /// front; while a menu is open, those of its enabled items.
  ///
  /// ```swift
  /// #expect(screen.tappableTexts.contains("Add"))
  /// ```
  public var tappableTexts: [String] {
    settle()
    if let openMenu { return openMenu.enabledTitles }
    let texts = visibleViews.filter { TapTarget(containing: $0) != nil }.flatMap(\.accessibleTexts)
    return (texts + links.map(\.text)).reduce(into: []) { list, text in
      if !list.contains(text) { list.append(text) }
    }
  }

  /// Taps a point without displaying changes of state first.
  func tapImmediately(at point: CGPoint) {
    if !menus.openMenu(at: point, in: root, isLongPress: false) { root.tap(at: point) }
    settle()
  }

  private func tapTarget(at point: CGPoint) -> TapTarget? {
    root.hitTest(point, with: nil).flatMap { TapTarget(containing: $0) }
  }

  /// Returns what responds to a tap on a view, unless another view covers it.
  private func reachableTarget(of view: UIView) -> TapTarget? {
    tapTarget(at: visibleCenter(of: view)).flatMap { $0.view.isRelated(to: view) ? $0 : nil }
  }

  private func tapFailure(of text: String, frontmost: UIView?) -> ScreenError {
    guard let frontmost, let cover = tapTarget(at: visibleCenter(of: frontmost)) else {
      return .inert(text: text)
    }
    return .covered(text: text, by: String(describing: Swift.type(of: cover.view)))
  }
}

// MARK: Long presses

extension Screen {
  /// The duration of a long press by default, in seconds; UIKit recognizes one after 0.5 s.
  public static let longPressDuration: TimeInterval = 0.6

  /// Presses the view with a text for a while, which opens its menu or calls its long-press gesture.
  ///
  /// The text and `match` are those of ``tap(_:match:)``; the view need not respond to taps. The menu
  /// can be read as ``menuTexts``. Apple's platforms have no simulated touches: there, menus of
  /// buttons open, and nothing else responds.
  ///
  /// ```swift
  /// try screen.longPress("Clara Ahrens")
  /// try screen.chooseMenuItem("Share")
  /// ```
  public func longPress(
    _ text: String, match: Int? = nil, duration: TimeInterval = Screen.longPressDuration
  ) throws {
    beginAction()
    longPress(at: try pointToPress(text, match: match), duration: duration)
  }

  /// Presses a point for a while, in the screen's coordinate system.
  ///
  /// ```swift
  /// screen.longPress(at: CGPoint(x: 195, y: 100))
  /// ```
  public func longPress(at point: CGPoint, duration: TimeInterval = Screen.longPressDuration) {
    beginAction()
    if !menus.openMenu(at: point, in: root, isLongPress: true) {
      root.press(at: point, for: duration)
    }
    settle()
  }

  /// Returns the point of the view with a text at which it is pressed.
  func pointToPress(_ text: String, match: Int?) throws -> CGPoint {
    let views = try views(matching: text)
    let candidates = candidates(among: views) { view in
      guard let hit = hitView(of: view) else { return nil }
      return TapTarget(containing: hit)?.view ?? view
    }
    guard !candidates.isEmpty else { throw pressFailure(of: text, frontmost: views.last) }
    return visibleCenter(of: try choose(match, of: text, among: innermost(candidates)))
  }

  /// Returns the view that receives touches on a view, unless another one covers it.
  private func hitView(of view: UIView) -> UIView? {
    root.hitTest(visibleCenter(of: view), with: nil).flatMap { $0.isRelated(to: view) ? $0 : nil }
  }

  private func pressFailure(of text: String, frontmost: UIView?) -> ScreenError {
    guard let frontmost, let cover = root.hitTest(visibleCenter(of: frontmost), with: nil) else {
      return .inert(text: text)
    }
    return .covered(text: text, by: String(describing: Swift.type(of: cover)))
  }
}
