import OrderedDifference
import UIKit

/// A view that displays other views in its superview, and replaces them when state changes.
///
/// ``IfBlock`` and `ForEach` in a block of views are such views. A block has no size and is never
/// visible itself: its views are siblings that follow it. In a box they are boxes of that box, or of the
/// group that the block is in. In a stack view they are arranged subviews, and in any other view they
/// are placed at their own alignments. Blocks may contain blocks and boxes; groups in a block have no
/// effect.
///
/// The views are created when the block gets a superview, and removed from the superview with it.
///
/// A change of state updates the block in the next layout pass or turn. A change in the block of
/// `UIView.animate` updates it immediately and animates the layout of the whole window; so does a change
/// in `withLegoTransaction(_:_:)` with an animation. Views then appear and disappear by fading, and
/// the others move.
public class ViewBlock: UIView {
  private lazy var observer = StateObserver(phase: .screens) { [weak self] in self?.update() }
  private var arrangement = BlockArrangement()

  init() {
    super.init(frame: .zero)
    activate(false).visibility(.gone)
    isUserInteractionEnabled = false
    observer.setNotificationHandler { [weak self] in self?.stateDidChange() }
  }

  /// Blocks are not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The views of the block that are displayed, in their order, with the blocks among them.
  public var views: [UIView] { arrangement.views }

  /// Reads the state that the views depend on; a change of that state updates the block.
  func readState() {}

  /// Returns the views for the state that was read last.
  func currentViews() -> [UIView] { [] }

  // MARK: Superview

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview !== arrangement.container { arrangement.removeAll() }
    guard let superview else { return }
    // A stack view arranges a view after it has become a subview.
    if superview is UIStackView { return setNeedsUpdateConstraints() }
    display(in: superview)
  }

  public override func updateConstraints() {
    super.updateConstraints()
    if let superview, arrangement.container == nil { display(in: superview) }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    if let superview, arrangement.container == nil { display(in: superview) }
    observer.runIfNotified()
  }

  private func display(in superview: UIView) {
    if arrangement.container == nil { _ = observer.track { readState() } }
    arrangement.display(currentViews(), after: self, in: superview)
  }

  // MARK: State

  private func stateDidChange() {
    setNeedsLayout()
    // A model of Swift's Observation notifies before it stores the new value.
    guard BlockAnimation.isInherited, !observer.modelFlag.isRaised else { return }
    observer.runIfNotified()
  }

  private func update() {
    _ = observer.track { readState() }
    let animation = observer.takeAnimation()
    guard let container = arrangement.container else { return }
    let views = currentViews()
    BlockAnimation.perform(animation, from: arrangement.views, to: views, in: container) {
      self.arrangement.display(views, after: self, in: container)
    }
  }
}

extension ViewBlock: ViewGroup {
  package func didArrange() {
    guard let superview else { return }
    display(in: superview)
  }

  /// The last of the views of the block and of the blocks in it; the block itself if it has none.
  var lastView: UIView {
    guard let last = arrangement.views.last else { return self }
    return (last as? ViewBlock)?.lastView ?? last
  }
}

/// The views that a block has inserted into its superview.
@MainActor private struct BlockArrangement {
  private(set) var views: [UIView] = []
  /// The superview of the block when the views were inserted.
  private(set) weak var container: UIView?

  /// Removes the views from the superview.
  mutating func removeAll() {
    for view in views.map(\.arrangedView) where view.superview === container {
      view.removeFromSuperview()
    }
    views = []
    container = nil
  }

  /// Displays views behind a block; those that are displayed already are moved at most.
  ///
  /// Takes time proportional to the number of views, and for each new or moved view to that of its
  /// siblings.
  mutating func display(_ next: [UIView], after block: UIView, in superview: UIView) {
    let former = container === superview ? views : []
    // A block that has been moved takes all views with it.
    let isInPlace = former.first.map { superview.hasChild($0.arrangedView, after: block) } ?? true
    (views, container) = (next, superview)
    let remaining = Set(next.map(ObjectIdentifier.init))
    for view in former where !remaining.contains(ObjectIdentifier(view)) {
      let view = view.arrangedView
      if view.superview === superview { view.removeFromSuperview() }
    }
    let kept = isInPlace ? former.longestSubsequence(commonWith: next) : []
    var previous = block
    for view in next {
      if !kept.contains(ObjectIdentifier(view)) || view.arrangedView.superview !== superview {
        superview.insertArranged(view, after: previous)
      }
      previous = (view as? ViewBlock)?.lastView ?? view
    }
  }
}

extension UIView {
  /// Returns whether a view is the next sibling of another one, or has another superview.
  fileprivate func hasChild(_ view: UIView, after sibling: UIView) -> Bool {
    guard view.superview === self else { return true }
    let siblings = (self as? UIStackView)?.arrangedSubviews ?? subviews
    guard let index = siblings.firstIndex(of: sibling) else { return false }
    return siblings.indices.contains(index + 1) && siblings[index + 1] === view
  }
}

extension [UIView] {
  /// Returns the views of a longest subsequence that both arrays have in the same order.
  ///
  /// Takes time proportional to n log n. The views of each array differ from one another.
  fileprivate func longestSubsequence(commonWith other: [UIView]) -> Set<ObjectIdentifier> {
    if self == other { return Set(map(ObjectIdentifier.init)) }
    let positions = Dictionary(
      enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    let kept = longestIncreasingSubsequence(
      of: other.compactMap { positions[ObjectIdentifier($0)] })
    return Set(kept.map { ObjectIdentifier(self[$0]) })
  }
}
