import CompositionalLayout
import LayoutGeometry

/// The keys that scroll: arrows, Page Up and Down, Home and End, and the space bar.
///
/// They scroll the scroll view around the first responder, or else the largest visible one that can
/// scroll along the axis of the key. Repeated keys add up while an animation is in progress.
@MainActor struct ScrollKeys {
  let window: UIWindow

  /// Scrolls by a key, and returns whether a scroll view can scroll in that direction.
  func handle(_ key: UIKey) -> Bool {
    guard let step = Step(key) else { return false }
    guard let view = scrollView(along: step.axis) else { return false }
    let start = view.driver.animationEnd ?? view.contentOffset
    var offset = start
    offset[step.axis] += step.distance(in: view)
    view.setContentOffset(view.offsetRange.clamp(offset), animated: true)
    return true
  }

  private func scrollView(along axis: LayoutAxis) -> UIScrollView? {
    let responder = window.firstResponderState.responder?.respondingView
    let enclosing = sequence(first: responder, next: { $0?.superview })
      .lazy.compactMap { $0 as? UIScrollView }.first { $0.canScroll(along: axis) }
    if let enclosing { return enclosing }
    let root = window.frontmostController?.viewIfLoaded ?? window
    return UIScrollView.visibleViews(in: root, where: \.isUserInteractionEnabled)
      .filter { $0.canScroll(along: axis) }
      .max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
  }
}

extension ScrollKeys {
  /// The movement of the content by a key.
  @MainActor private struct Step {
    let axis: LayoutAxis
    private let amount: Amount
    private let isForward: Bool

    private enum Amount {
      case line
      case page
      case whole
    }

    init?(_ key: UIKey) {
      let modifiers = key.modifierFlags.commandKeys
      let isToEnd = modifiers == .command
      guard modifiers.isEmpty || isToEnd || key.keyCode == .keyboardSpacebar else { return nil }
      switch key.keyCode {
      case .keyboardUpArrow: self.init(.vertical, isToEnd ? .whole : .line, isForward: false)
      case .keyboardDownArrow: self.init(.vertical, isToEnd ? .whole : .line, isForward: true)
      case .keyboardLeftArrow: self.init(.horizontal, isToEnd ? .whole : .line, isForward: false)
      case .keyboardRightArrow: self.init(.horizontal, isToEnd ? .whole : .line, isForward: true)
      case .keyboardPageUp: self.init(.vertical, .page, isForward: false)
      case .keyboardPageDown: self.init(.vertical, .page, isForward: true)
      case .keyboardHome: self.init(.vertical, .whole, isForward: false)
      case .keyboardEnd: self.init(.vertical, .whole, isForward: true)
      case .keyboardSpacebar where modifiers.isSubset(of: .shift):
        self.init(.vertical, .page, isForward: modifiers.isEmpty)
      default: return nil
      }
    }

    private init(_ axis: LayoutAxis, _ amount: Amount, isForward: Bool) {
      (self.axis, self.amount, self.isForward) = (axis, amount, isForward)
    }

    /// Returns the distance in points, which may lead beyond the end.
    func distance(in view: UIScrollView) -> CGFloat {
      let range = view.offsetRange.interval(on: axis)
      let distance =
        switch amount {
        case .line: view.isPagingEnabled ? view.bounds.size[axis] : Self.lineDistance
        case .page: pageDistance(in: view)
        case .whole: range.length + abs(view.contentOffset[axis] - range.start) + 1
        }
      return isForward ? distance : -distance
    }

    private func pageDistance(in view: UIScrollView) -> CGFloat {
      guard !view.isPagingEnabled else { return view.bounds.size[axis] }
      let visible = view.visibleSize[axis]
      return max(visible - Self.lineDistance, visible / 2)
    }

    // Unverified: the distance of an arrow key, which pages overlap, is that of browsers.
    /// The distance of an arrow key in points.
    private static let lineDistance: CGFloat = 40
  }
}

extension UIScrollView {
  fileprivate func canScroll(along axis: LayoutAxis) -> Bool {
    isScrollEnabled && offsetRange.interval(on: axis).length > 0
  }
}
