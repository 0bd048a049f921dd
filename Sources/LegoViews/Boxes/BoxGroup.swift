import BoxLayout
import UIKit

/// A box without a view, which arranges elements of the box around it.
///
/// A group has every option of a box, and costs no view:
///
/// ```swift
/// VBox {
///   titleLabel
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
  /// The views of the group and of groups inside, in their order, with their padding views.
  public var views: [UIView] {
    node.children.flatMap { child in
      let element = child.measure
      return (element as? BoxGroup)?.views ?? (element as? ViewBox)?.view.map { [$0] } ?? []
    }
  }

  /// The views that have no superview yet, which the group retains until then.
  private var unplaced: [UIView] = []

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
      // A view of a block may be in a group inside this one already.
      let view = view.arrangedView
      let outermost = view.viewBox.group ?? view.viewBox
      added = [view]
      if outermost.node.parent !== node { node.append(outermost.node) }
      retain(outermost)
    } else {
      added = (element as? BoxGroup)?.views ?? []
      node.append(element.measure.node)
      retain(element.measure)
    }
    let outermost = outermostGroup
    for view in added {
      view.viewBox.group?.didPlace(view)
      view.viewBox.group = outermost
      outermost.unplaced.append(view)
    }
    guard let box = enclosingBox else { return self }
    for view in added { box.addSubview(view) }
    box.boxesDidChange()
    return self
  }

  private var outermostGroup: BoxGroup {
    var group = self
    while let outer = group.node.parent?.measure as? BoxGroup { group = outer }
    return group
  }

  /// Releases a view that has a superview now.
  func didPlace(_ view: UIView) { unplaced.removeAll { $0 === view } }

  /// Retains a padding view in place of the view in it.
  func replace(_ view: UIView, by wrapper: UIView) {
    guard let index = unplaced.firstIndex(where: { $0 === view }) else { return }
    unplaced[index] = wrapper
  }
}

/// A group whose elements are above one another, each at its alignment.
public final class ZGroup: BoxGroup {}

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
