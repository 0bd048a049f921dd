import BoxLayout
import UIKit

/// A view that lays out its subviews as boxes.
@MainActor protocol BoxContainer: UIView {}

extension BoxContainer {
  /// The box whose layout contains this one: the outermost of the boxes around it.
  var rootContainer: any BoxContainer {
    guard viewBox.node.parent != nil, let box = superview as? any BoxContainer else { return self }
    return box.rootContainer
  }

  /// Changes how the boxes are arranged.
  func changeArrangement(_ change: (inout BoxArrangement) -> Void) {
    change(&viewBox.node.arrangement)
    boxesDidChange()
  }

  /// Marks the box as changed, and those around it.
  ///
  /// It has another name than ``UIView/setNeedsBoxLayout()``, which would be called instead.
  func boxesDidChange() {
    viewBox.node.setNeedsLayout()
    let root = rootContainer
    root.invalidateIntrinsicContentSize()
    root.setNeedsLayout()
  }

  /// Adds the box of a subview to the layout, in the order of the subviews.
  func insertBox(of subview: UIView) {
    let node = viewBox.node
    let position = subviews.last === subview ? node.children.count : boxPosition(of: subview)
    node.insert(subview.viewBox.node, at: position)
    boxesDidChange()
  }

  /// The number of boxes of the subviews behind a subview.
  private func boxPosition(of subview: UIView) -> Int {
    subviews.prefix { $0 !== subview }.count {
      $0.existingViewBox?.node.parent === viewBox.node
    }
  }

  /// Removes the box of a subview from the layout.
  func removeBox(of subview: UIView) {
    guard let node = subview.existingViewBox?.node, node.parent === viewBox.node else { return }
    node.removeFromParent()
    boxesDidChange()
  }

  /// Lays out the boxes in the bounds, unless a box around this one does.
  func layOutBoxes() {
    guard viewBox.node.parent == nil else { return rootContainer.layoutIfNeeded() }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let node = viewBox.node
    node.layOutInside(bounds.size, isRightToLeft: isRightToLeft) { box in
      guard box !== node, let view = (box.content as? ViewContent)?.ownView else { return }
      view.setBoxFrame(box.frame)
    }
  }

  /// Returns the size of the boxes in a width, in points; without a width, without limits.
  func boxSize(width: CGFloat?) -> CGSize {
    let node = viewBox.node
    let style = node.style
    let margin = style.margin
    let size = node.size(
      thatFits: CGSize(
        width: width.map { $0 + margin.leading + margin.trailing } ?? CGFloat.infinity,
        height: CGFloat.infinity))
    return CGSize(
      width: size.width - margin.leading - margin.trailing,
      height: size.height - margin.top - margin.bottom)
  }
}

extension UIView {
  /// Sets the frame that a box has determined, at the nearest pixels.
  fileprivate func setBoxFrame(_ frame: CGRect) {
    let scale = displayScale
    func pixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let size = CGSize(width: pixels(frame.width), height: pixels(frame.height))
    bounds.size = size
    center = CGPoint(
      x: pixels(frame.minX) + size.width / 2, y: pixels(frame.minY) + size.height / 2)
    existingViewBox?.geometry.notify(self)
  }
}
