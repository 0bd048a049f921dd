import BoxLayout
import LayoutGeometry
import UIKit

/// An element in the layout of boxes, with the size, the margin and the alignment that modifiers set.
///
/// Every view has one, ``BoxElement/measure``, and a ``BoxGroup`` is one. It has no public members of its
/// own: modifiers such as ``BoxElement/width(_:)`` change it, which lays out the boxes around the element
/// again, in the next layout pass.
@MainActor public class Measure: BoxElement {
  /// The element in the layout of boxes.
  let node: BoxNode
  private var target: (any BoxTarget)?
  /// The elements inside that no view retains: groups and targets.
  private var retained: [Measure] = []

  /// Creates the element of a view, or of no view.
  init(isGroup: Bool = false) {
    let content = MeasureContent(isGroup: isGroup)
    node = BoxNode(content: content)
    content.measure = self
  }

  /// Creates the element of a target that is not a view.
  package convenience init(target: any BoxTarget) {
    self.init()
    self.target = target
  }

  /// The receiver: a measure is its own.
  public var measure: Measure { self }

  /// The element whose arrangement is that of the content: the box that a ``ScrollBox`` scrolls.
  package var content: Measure { self }

  // MARK: Hooks

  /// Returns the size of the content in a width, in points; a width of infinity has no limits.
  func contentSize(inWidth width: CGFloat) -> CGSize {
    let height = UIView.layoutFittingExpandedSize.height
    let limit = width.isFinite ? width : UIView.layoutFittingExpandedSize.width
    return target?.size(in: CGSize(width: limit, height: height)) ?? .zero
  }

  /// Whether the height stays the same if the element is wider than the content.
  var keepsHeightIfWidened: Bool { false }

  /// Applies the frame of the last layout, with the offsets of the groups around the element.
  func applyFrame() {
    for child in node.children { child.measure?.applyFrame() }
    guard let target else { return }
    let frame = frameInContainer
    target.place(center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size)
  }

  /// The size, margin and alignment that have been set.
  package var style: BoxStyle {
    get { node.style }
    set {
      node.style = newValue
      placementDidChange()
    }
  }

  /// Lays out the boxes around the element after a change.
  func placementDidChange() { enclosingBox?.boxesDidChange() }

  /// Sets the distances from the edges to the content.
  package func setPadding(_ padding: LayoutInsets) {
    arrangement.padding = padding
  }

  /// The distances from the edges to the content, in points.
  package var paddingInsets: LayoutInsets { arrangement.padding }

  // MARK: Elements inside

  /// The arrangement of the elements in it.
  package final var arrangement: BoxArrangement {
    get { node.arrangement }
    set {
      node.arrangement = newValue
      arrangementDidChange()
    }
  }

  /// Lays out the boxes after a change of the arrangement.
  func arrangementDidChange() { enclosingBox?.boxesDidChange() }

  /// Retains an element without a view, which is inside this one.
  final func retain(_ element: Measure) {
    if !(element is ViewBox) { retained.append(element) }
  }

  /// Releases an element that is no longer inside this one.
  final func release(_ element: Measure) { retained.removeAll { $0 === element } }

  /// The nearest view around the element that lays out boxes.
  final var enclosingBox: (any BoxContainer)? {
    sequence(first: node.parent, next: { $0?.parent }).firstNonNil {
      ($0?.measure as? ViewBox)?.view as? any BoxContainer
    }
  }

  /// The frame in the coordinate space of the view around the element, in points.
  final var frameInContainer: CGRect {
    var (frame, node) = (node.frame, node.parent)
    while let group = node, group.isGroup {
      frame.origin.x += group.frame.minX
      frame.origin.y += group.frame.minY
      node = group.parent
    }
    return frame
  }

  // MARK: Measuring

  /// Returns the size of the element in a space, with its margins, in points.
  ///
  /// An element that fills is as wide as the space; infinity has no limit.
  package final func size(in size: CGSize) -> CGSize {
    var result = node.size(thatFits: size)
    if node.style.width.fills, size.width.isFinite { result.width = max(0, size.width) }
    return result
  }
}

/// Something that isn't a view and that boxes measure and place, such as a layer.
@MainActor package protocol BoxTarget: AnyObject {
  /// Returns the size of the content in a space, in points.
  func size(in space: CGSize) -> CGSize

  /// Applies the frame of a layout, in the coordinate space of the box's view, in points.
  func place(center: CGPoint, size: CGSize)
}

/// The content of an element's node.
final class MeasureContent: BoxContent {
  /// The element; the node of a view that was released has none.
  weak var measure: Measure?
  /// Whether the element is a group, which has no frame of its own.
  let isGroup: Bool

  init(isGroup: Bool) { self.isGroup = isGroup }

  func size(thatFits width: CGFloat) -> CGSize {
    // Boxes are laid out by views, on the main actor; the engine itself belongs to none.
    let measure = measure
    return MainActor.assumeIsolated { measure?.contentSize(inWidth: width) ?? .zero }
  }

  var keepsHeightIfWidened: Bool {
    let measure = measure
    return MainActor.assumeIsolated { measure?.keepsHeightIfWidened ?? true }
  }
}

extension BoxNode {
  /// The element of the node.
  @MainActor var measure: Measure? { (content as? MeasureContent)?.measure }

  /// Whether the node is that of a group, which has no frame of its own.
  var isGroup: Bool { (content as? MeasureContent)?.isGroup ?? false }

  /// Marks the sizes of all boxes inside as changed.
  func setNeedsMeasurement() {
    setNeedsLayout()
    for child in children { child.setNeedsMeasurement() }
  }
}
