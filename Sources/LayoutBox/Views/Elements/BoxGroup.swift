import BoxLayout
import UIKit

/// A box without a view, which arranges elements of the box around it.
///
/// A group has every option of a box, and costs no view:
///
/// ```swift
/// VBox {
///   title
///   HGroup {
///     date
///     author.width(.fill)
///   }
///   .space(8)
/// }
/// ```
///
/// The views of a group are subviews of the view around it. In a view that isn't a box, and in a stack
/// view, a group has no effect.
public class BoxGroup: Measure, BoxArranging {
  /// The views of the group and of groups inside, in their order.
  public private(set) var views: [UIView] = []

  /// Creates an empty group.
  public init() {
    super.init(isGroup: true)
    arrangement = BoxArrangement(initialKind)
  }

  /// Creates a group of views and groups.
  public convenience init(@ViewBuilder _ content: ViewBuilder.ContentBlock) {
    self.init()
    for view in content() { add(view) }
  }

  /// The arrangement of a group of this class.
  var initialKind: BoxArrangement.Kind { .overlay }

  /// Adds a view, a group or a target behind the other elements, and returns the group.
  ///
  /// If the group is in a box, the views become subviews of the box.
  @discardableResult public func add(_ element: any BoxElement) -> Self {
    let added: [UIView]
    if let view = element as? UIView {
      added = [view]
      let outermost = view.viewBox.group ?? view.viewBox.outermost
      if outermost.node.parent !== node { node.append(outermost.node) }
      retain(outermost)
    } else {
      let group = element.measure
      added = (group as? BoxGroup)?.views ?? []
      node.append(group.node)
      retain(group)
    }
    views += added
    for view in added { view.viewBox.group = outermostGroup }
    guard let box = enclosingBox else { return self }
    for view in added { box.addSubview(view.viewBox.outermost.view ?? view) }
    box.boxesDidChange()
    return self
  }

  /// Adds the group to a box or to another group, runs a block with the group, and returns the group.
  @discardableResult public func attach(
    _ parent: UIView? = nil, _ content: (BoxGroup) -> Void = { _ in }
  ) -> Self {
    content(self)
    if let parent { parent.arrangeViews { views } }
    return self
  }

  private var outermostGroup: BoxGroup {
    var group = self
    while let outer = group.node.parent?.measure as? BoxGroup { group = outer }
    return group
  }

  /// Removes a view that has left the box around the group.
  func remove(_ view: UIView) { views.removeAll { $0 === view } }
}

extension UIView {
  /// Adds the view to a group, runs a block with the view, and returns the view.
  @discardableResult public func attach(
    _ group: BoxGroup, _ content: (UIView) -> Void = { _ in }
  ) -> Self {
    group.add(self)
    content(self)
    return self
  }
}

/// A group whose elements are above one another, each at its alignment.
public final class ZGroup: BoxGroup, OverlayArranging {}

/// A group whose elements are beside one another, from the leading to the trailing edge.
public final class HGroup: BoxGroup, LinearArranging {
  override var initialKind: BoxArrangement.Kind { .linear(BoxLine(.horizontal)) }
}

/// A group whose elements are below one another.
public final class VGroup: BoxGroup, LinearArranging {
  override var initialKind: BoxArrangement.Kind { .linear(BoxLine(.vertical)) }
}

/// A group whose elements are in rows; the next begins where one is full.
public final class HFlowGroup: BoxGroup, FlowArranging {
  override var initialKind: BoxArrangement.Kind { .flow(BoxFlow(BoxLine(.horizontal))) }
}

/// A group whose elements are in columns.
public final class VFlowGroup: BoxGroup, FlowArranging {
  override var initialKind: BoxArrangement.Kind { .flow(BoxFlow(BoxLine(.vertical))) }
}
