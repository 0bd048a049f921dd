import UIKit

/// A view with a text, and the view that an action on it affects.
struct Candidate {
  let view: UIView
  let target: UIView
  /// The link in the view that has the text; `nil` if it is the view's own.
  var link: VisibleLink?
}

extension Screen {
  /// Returns the visible views with a text, from back to front.
  ///
  /// Throws ``ScreenError/notFound(text:instead:)`` if there are none.
  func views(matching text: String) throws -> [UIView] {
    let views = visibleViews.filter { $0.matches(text) }
    guard !views.isEmpty else { throw ScreenError.notFound(text: text, instead: tappableTexts) }
    return views
  }

  /// Returns one candidate for each target: the frontmost view with it.
  func candidates(among views: [UIView], target: (UIView) -> UIView?) -> [Candidate] {
    views.reduce(into: []) { list, view in
      guard let target = target(view) else { return }
      list.removeAll { $0.target === target }
      list.append(Candidate(view: view, target: target))
    }
  }

  /// Returns the candidates without those whose target contains that of another one.
  ///
  /// A switch with the text of its row takes precedence over the row.
  func innermost(_ candidates: [Candidate]) -> [Candidate] {
    candidates.filter { outer in
      !candidates.contains { inner in
        inner.target !== outer.target && inner.target.isDescendant(of: outer.target)
      }
    }
  }

  /// Returns the view of the candidate with a number, counted from 1 in reading order.
  ///
  /// Without a number, throws an error if there are several candidates.
  func choose(_ number: Int?, of text: String, among candidates: [Candidate]) throws -> UIView {
    try chooseCandidate(number, of: text, among: candidates).view
  }

  /// Returns the candidate with a number, counted from 1 in reading order.
  func chooseCandidate(
    _ number: Int?, of text: String, among candidates: [Candidate]
  ) throws -> Candidate {
    let sorted = candidates.sorted { isBefore(frame(of: $0), frame(of: $1)) }
    let matches = sorted.map { candidate in
      candidate.link.map { ScreenMatch($0, in: root) } ?? ScreenMatch(candidate.target, in: root)
    }
    guard let number else {
      guard sorted.count == 1 else { throw ScreenError.ambiguous(text: text, matches: matches) }
      return sorted[0]
    }
    guard sorted.indices.contains(number - 1) else {
      throw ScreenError.noSuchMatch(text: text, match: number, matches: matches)
    }
    return sorted[number - 1]
  }

  /// Returns the center of the visible part of a view, in the screen's coordinate system.
  func visibleCenter(of view: UIView) -> CGPoint {
    let frame = view.convert(view.bounds, to: root)
    let visible = frame.intersection(root.bounds)
    return CGPoint(x: visible.midX, y: visible.midY)
  }

  private func frame(of candidate: Candidate) -> CGRect {
    candidate.link?.frame ?? candidate.target.convert(candidate.target.bounds, to: root)
  }

  private func isBefore(_ a: CGRect, _ b: CGRect) -> Bool {
    guard a.minY == b.minY else { return a.minY < b.minY }
    return root.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? a.maxX > b.maxX : a.minX < b.minX
  }
}

// MARK: Frames

extension Screen {
  /// Returns the frame of the view with a text, in the screen's coordinate system.
  ///
  /// For a text in a control or cell it is the frame of the control or cell. If several views match,
  /// `match` chooses one, counted from 1 from top to bottom. Throws a ``ScreenError`` if no visible
  /// view has the text, or if several have it and `match` is `nil`.
  ///
  /// ```swift
  /// let (anna, cleo) = (try screen.frame(of: "Anna"), try screen.frame(of: "Cleo"))
  /// screen.drag(
  ///   from: CGPoint(x: anna.midX, y: anna.midY), to: CGPoint(x: cleo.midX, y: cleo.midY),
  ///   afterHold: 0.6)
  /// ```
  public func frame(of text: String, match: Int? = nil) throws -> CGRect {
    settle()
    let candidates = candidates(among: try views(matching: text)) { view in
      TapTarget(containing: view)?.view ?? view
    }
    let view = try choose(match, of: text, among: innermost(candidates))
    let target = TapTarget(containing: view)?.view ?? view
    return target.convert(target.bounds, to: root)
  }
}
