import BoxLayout
import LayoutGeometry
import UIKit

/// An element of boxes: something with a size, a margin and an alignment that a box arranges.
///
/// Every view has one, ``BoxElement/measure``, which its modifiers change:
///
/// ```swift
/// label.width(.fill).margin(8)      // as modifiers
/// label.measure.width = .fill       // as properties
/// label.measure.margin.top = 12
/// ```
///
/// Setting a property lays out the boxes around the element again, in the next layout pass.
///
/// An element without a view is a ``BoxGroup``, or has a target of its own:
///
/// ```swift
/// let dot = Measure(dotLayerTarget)
/// row.add(dot)
/// ```
@MainActor public class Measure: BoxElement, Measurable {
  /// The element in the layout of boxes.
  let node: BoxNode
  private weak var target: (any MeasureTargetable)?
  /// The elements inside that no view retains: groups and targets.
  private var retained: [Measure] = []

  /// Creates the element of a view, or of no view.
  init(isGroup: Bool = false) {
    let content = MeasureContent(isGroup: isGroup)
    node = BoxNode(content: content)
    content.measure = self
  }

  /// Creates the element of a target that is not a view, which is not retained.
  ///
  /// The element is retained by the box or the group that it is added to.
  public convenience init(_ target: any MeasureTargetable) {
    self.init()
    self.target = target
  }

  /// The receiver: a measure is its own.
  public var measure: Measure { self }

  // MARK: Hooks

  /// Returns the size of the content in a width, in points; a width of infinity has no limits.
  func contentSize(inWidth width: CGFloat) -> CGSize {
    let height = UIView.layoutFittingExpandedSize.height
    let limit = width.isFinite ? width : UIView.layoutFittingExpandedSize.width
    return target?.sizeThatFits(CGSize(width: limit, height: height)) ?? .zero
  }

  /// Whether the height stays the same if the element is wider than the content.
  var keepsHeightIfWidened: Bool { false }

  /// Applies the frame of the last layout, with the offsets of the groups around the element.
  func applyFrame() {
    for child in node.children { child.measure?.applyFrame() }
    guard let target else { return }
    let frame = frameInContainer
    target.boxSize = frame.size
    target.boxCenter = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The size, margin and alignment that have been set.
  var style: BoxStyle {
    get { node.style }
    set {
      node.style = newValue
      placementDidChange()
    }
  }

  /// Lays out the boxes around the element after a change.
  func placementDidChange() { enclosingBox?.boxesDidChange() }

  /// Sets the distances from the edges to the content.
  func setPadding(_ padding: LayoutInsets) {
    arrangement.padding = padding
  }

  /// The distances from the edges to the content, in points.
  var paddingInsets: LayoutInsets { arrangement.padding }

  // MARK: Elements inside

  /// The arrangement of the elements in it.
  final var arrangement: BoxArrangement {
    get { node.arrangement }
    set {
      node.arrangement = newValue
      arrangementDidChange()
    }
  }

  /// Lays out the boxes after a change of the arrangement.
  func arrangementDidChange() { enclosingBox?.boxesDidChange() }

  /// Retains an element without a view, which is inside of this one.
  final func retain(_ element: Measure) {
    if !(element is ViewBox) { retained.append(element) }
  }

  /// Releases an element that is no longer inside of this one.
  final func release(_ element: Measure) { retained.removeAll { $0 === element } }

  /// The nearest view around the element that lays out boxes.
  final var enclosingBox: (any BoxContainer)? {
    sequence(first: node.parent, next: { $0?.parent }).lazy
      .compactMap { ($0?.measure as? ViewBox)?.view as? any BoxContainer }.first
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

  // MARK: Measurable

  /// Returns the size of the element with its margins, in points.
  ///
  /// - Parameters:
  ///   - parent: The box that would contain the element; an element that fills is as wide and high as
  ///     the space that is left in it.
  ///   - size: The space that is left in the parent; infinity has no limit.
  /// - Returns: The size in points.
  public func calculate(byParent parent: Measure, remain size: CGSize) -> CGSize {
    var result = node.size(thatFits: size)
    if node.style.width.fills, size.width.isFinite { result.width = max(0, size.width) }
    return result
  }
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
