import BoxLayout
import UIKit

extension Measure {
  /// The line of a box whose elements are in one line, or each line of a flow.
  package final var line: BoxLine {
    get {
      switch arrangement.kind {
      case .linear(let line): line
      case .flow(let flow): flow.line
      case .overlay, .scroll: BoxLine(.vertical)
      }
    }
    set {
      if case .flow = arrangement.kind {
        flow.line = newValue
      } else {
        arrangement.kind = .linear(newValue)
      }
    }
  }

  /// The lines of a flow.
  package final var flow: BoxFlow {
    get {
      if case .flow(let flow) = arrangement.kind { flow } else { BoxFlow(BoxLine(.horizontal)) }
    }
    set { arrangement.kind = .flow(newValue) }
  }
}

extension Measure {
  /// Displays or hides the element, with or without space.
  package final func setVisibility(_ visibility: BoxVisibility) {
    style.visibility = visibility
    visibilityDidChange(isHidden: visibility.hides)
  }

  private func visibilityDidChange(isHidden: Bool) {
    if let view = (self as? ViewBox)?.view { view.isHidden = isHidden }
    // A group has no view: its elements are hidden with it.
    if node.isGroup {
      for child in node.children { child.measure?.hide(isHidden) }
    }
  }

  /// Hides an element with the group around it, or displays it again if it isn't hidden itself.
  private func hide(_ isHidden: Bool) {
    visibilityDidChange(isHidden: isHidden || style.visibility.hides)
  }
}

extension BoxVisibility {
  /// Whether a view isn't displayed.
  fileprivate var hides: Bool { self == .invisible || self == .gone }
}
