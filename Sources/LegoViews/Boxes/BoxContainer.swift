import BoxLayout
import LayoutGeometry
import UIKit

/// A view that lays out its subviews as boxes.
@MainActor protocol BoxContainer: UIView {}

extension BoxContainer {
  /// Whether no box around this one lays it out.
  private var isLayoutRoot: Bool {
    let style = viewBox.node.style
    return viewBox.node.parent == nil || !style.isActive || style.visibility == .free
  }

  /// The box whose layout contains this one: the outermost of the boxes around it.
  var rootContainer: any BoxContainer {
    guard !isLayoutRoot, let box = superview as? any BoxContainer else { return self }
    return box.rootContainer
  }

  /// The animator of the frames of subviews: that of the box or of the nearest one around it.
  var frameAnimator: (any Animator)? {
    viewBox.animator ?? (superview as? any BoxContainer)?.frameAnimator
  }

  // MARK: Changes

  /// Marks the box as changed, and those around it.
  ///
  /// It has another name than ``UIView/setNeedsBoxLayout()``, which would be called instead.
  func boxesDidChange() {
    let root = markForLayout()
    root.invalidateIntrinsicContentSize()
    root.notifyViewsAround()
  }

  /// Marks the box and those around it up to the one that lays them out, and returns this one.
  private func markForLayout() -> any BoxContainer {
    viewBox.node.setNeedsLayout()
    var box: any BoxContainer = self
    while !box.isLayoutRoot, let outer = box.superview as? any BoxContainer {
      if box is ScrollBox { box.setNeedsLayout() }
      box = outer
    }
    box.setNeedsLayout()
    return box
  }

  /// Has the view around the box that is measured in its turn be measured again.
  private func notifyViewsAround() {
    for view in sequence(first: self as UIView, next: \.superview).dropFirst() {
      if let cell = view as? UICollectionReusableView {
        return cell.invalidateIntrinsicContentSize()
      }
      if let box = view.existingViewBox, box.node.parent != nil { return view.setNeedsBoxLayout() }
    }
  }

  /// Measures the box again if the width that constraints will give it is another one.
  func widthMayHaveChanged() {
    guard viewBox.node.parent == nil else { return }
    invalidateIntrinsicContentSize()
  }

  // MARK: Subviews

  /// Adds the box of a subview, or the group that it is in, in the order of the subviews.
  func insertBox(of subview: UIView) {
    let node = viewBox.node
    let box = subview.viewBox
    box.enterBox()
    let element = box.group ?? box
    box.group?.didPlace(subview)
    if element.node.parent !== node { node.insert(element.node, at: boxPosition(of: subview)) }
    boxesDidChange()
  }

  /// The position of the first box of the subviews in front of a subview.
  private func boxPosition(of subview: UIView) -> Int {
    let node = viewBox.node
    guard subviews.last !== subview,
      let following = subviews.drop(while: { $0 !== subview }).dropFirst().firstNonNil({
        self.child(containing: $0)
      })
    else { return node.children.count }
    return node.children.firstIndex { $0 === following } ?? node.children.count
  }

  /// Returns the box of the layout that is the one of a subview, or contains it as a group.
  private func child(containing subview: UIView) -> BoxNode? {
    let node = viewBox.node
    return sequence(first: subview.existingViewBox?.node, next: { $0?.parent }).lazy
      .compactMap { $0 }.first { $0.parent === node }
  }

  /// Removes the box of a subview from the layout, with groups that are empty then.
  func removeBox(of subview: UIView) {
    guard let box = subview.existingViewBox, child(containing: subview) != nil else { return }
    var group = box.node.parent
    box.node.removeFromParent()
    box.group = nil
    while let node = group, node !== viewBox.node {
      group = node.parent
      if node.children.isEmpty { node.removeFromParent() }
    }
    boxesDidChange()
  }

  /// Adds a group or a target behind the other elements.
  func appendElement(_ element: Measure) {
    viewBox.node.append(element.node)
    viewBox.retain(element)
    boxesDidChange()
  }

  // MARK: Layout

  /// Lays out the boxes in the bounds, unless a box around this one does.
  func layOutBoxes() {
    guard isLayoutRoot else { return rootContainer.layoutIfNeeded() }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let node = viewBox.node
    // A group that moves moves its views, whose frames in the group may be the same.
    var changed: [Measure] = []
    node.layOutInside(bounds.size, isRightToLeft: isRightToLeft) { box in
      if box !== node, let element = box.measure { changed.append(element) }
    }
    for element in changed { element.applyFrame() }
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

  /// The size of the boxes as an intrinsic content size, in points.
  ///
  /// The height is that of the width that constraints will give the box, or of the present width.
  func intrinsicBoxSize(present width: CGFloat?) -> CGSize {
    let natural = boxSize(width: nil)
    guard let width = expectedWidth ?? width, width < natural.width else { return natural }
    return CGSize(width: natural.width, height: boxSize(width: width).height)
  }

  /// Measures all boxes again after a change of traits that sizes depend on.
  func traitsDidChange(from previous: UITraitCollection?) {
    let isSame =
      previous?.preferredContentSizeCategory == traitCollection.preferredContentSizeCategory
      && previous?.displayScale == traitCollection.displayScale
    if !isSame { measureAgain() }
  }

  /// Measures all boxes again.
  func measureAgain() {
    guard isLayoutRoot else { return }
    viewBox.node.setNeedsMeasurement()
    boxesDidChange()
  }
}

extension BoxContainer {
  /// Has constraints and measured views around the box use its height in the present width.
  func boxHeightDidChange() {
    invalidateIntrinsicContentSize()
    notifyViewsAround()
  }
}
