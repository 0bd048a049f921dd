/// The previews of the items of one drag, which follow the finger in front of all other views.
@MainActor final class DragPreviews {
  private(set) weak var window: UIWindow?
  // The previews by item; the first item is in front.
  private var platters: [(item: ObjectIdentifier, view: DragPlatter)] = []
  private var badge: DragBadge?
  private var location = CGPoint.zero

  /// Creates an empty set of previews in a window.
  init(in window: UIWindow) {
    self.window = window
  }

  /// Displays the previews of items that are lifted at a point.
  func lift(
    _ items: [UIDragItem], at point: CGPoint, with animator: DragAnimator,
    preview: (UIDragItem) -> UITargetedDragPreview?
  ) {
    location = point
    let new = insert(items, preview: preview)
    animator.run { for platter in new { platter.lift() } }
  }

  /// Adds the previews of items that were added to the drag, which move to the finger.
  func add(
    _ items: [UIDragItem], at point: CGPoint, preview: (UIDragItem) -> UITargetedDragPreview?
  ) {
    let new = insert(items, preview: preview)
    DragAnimator().run {
      for platter in new {
        platter.lift()
        platter.center = point
      }
    }
    for platter in new { platter.setGrip(at: point) }
  }

  private func insert(
    _ items: [UIDragItem], preview: (UIDragItem) -> UITargetedDragPreview?
  ) -> [DragPlatter] {
    guard let window else { return [] }
    return items.compactMap { item in
      guard let preview = preview(item) else { return nil }
      item.setPreviewSize(preview.size)
      let platter = DragPlatter(preview, in: window)
      platter.setGrip(at: location)
      if let front = platters.first?.view {
        window.insertSubview(platter, belowSubview: platters.last?.view ?? front)
      } else {
        window.addSubview(platter)
      }
      platters.append((ObjectIdentifier(item), platter))
      return platter
    }
  }

  /// Replaces the lifted previews by those that the items provide for the drag.
  func replace(with items: [UIDragItem]) {
    for item in items {
      guard let provider = item.previewProvider else { continue }
      let key = ObjectIdentifier(item)
      let old = platters.first { $0.item == key }?.view
      let preview = provider()
      if let old, let preview {
        old.replaceContent(with: preview)
      } else if let old {
        old.removeFromSuperview()
        platters.removeAll { $0.item == key }
      }
    }
  }

  /// Moves the previews with the finger.
  func move(to point: CGPoint) {
    location = point
    for (_, platter) in platters { platter.move(to: point) }
    placeBadge()
  }

  /// Displays the operation of the target and the number of items.
  func show(_ operation: UIDropOperation, count: Int) {
    let text = DragBadge.text(for: operation, count: count)
    guard let window, let front = platters.first?.view, let text else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = badge ?? DragBadge()
    self.badge = badge
    badge.show(text, for: operation)
    window.insertSubview(badge, aboveSubview: front)
    placeBadge()
  }

  private func placeBadge() {
    guard let badge, let front = platters.first?.view, let window else { return }
    // At the top right corner of the preview, but inside the window.
    let half = CGSize(width: badge.bounds.width / 2, height: badge.bounds.height / 2)
    badge.center = CGPoint(
      x: min(max(front.frame.maxX, half.width), window.bounds.width - half.width),
      y: min(max(front.frame.minY, half.height), window.bounds.height - half.height))
  }

  /// Animates the previews to their targets and removes them.
  ///
  /// - Parameters:
  ///   - items: The dragged items.
  ///   - preview: Returns the target of an item's preview, `nil` to fade it out.
  ///   - completion: Called after all animations.
  func drop(
    _ items: [UIDragItem],
    preview: (UIDragItem, UITargetedDragPreview, DragAnimator) -> UITargetedDragPreview?,
    completion: @escaping () -> Void
  ) {
    badge?.removeFromSuperview()
    badge = nil
    let remaining = PendingAnimations(count: items.count, completion: completion)
    for item in items {
      let animator = DragAnimator()
      let platter = platters.first { $0.item == ObjectIdentifier(item) }?.view
      let standard = standardPreview(of: platter)
      let target = standard.flatMap { preview(item, $0, animator) }
      animator.run {
        platter?.land(on: target, isDefault: target === standard)
      } completion: {
        platter?.removeFromSuperview()
        remaining.finishOne()
      }
    }
    platters = []
  }

  private func standardPreview(of platter: DragPlatter?) -> UITargetedDragPreview? {
    guard let window else { return nil }
    let view = platter ?? UIView()
    let target = UIDragPreviewTarget(
      container: window, center: platter?.center ?? location, transform: .identity)
    return UITargetedDragPreview(
      view: view, parameters: UIDragPreviewParameters(), target: target)
  }
}

/// A number of animations, after the last of which a closure is called.
@MainActor private final class PendingAnimations {
  private var count: Int
  private let completion: () -> Void

  init(count: Int, completion: @escaping () -> Void) {
    self.count = count
    self.completion = completion
  }

  func finishOne() {
    count -= 1
    if count == 0 { completion() }
  }
}

/// The animations of a step of a drag, to which delegates add others.
@MainActor final class DragAnimator: NSObject, UIDragAnimating {
  // Unverified: inferred from the duration of other animations of the system (uikit.md, 8.1).
  private static let duration: TimeInterval = 0.3
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Adds what was added to another animator.
  func add(_ other: DragAnimator) {
    animations += other.animations
    completions += other.completions
  }

  /// Animates changes together with those that were added.
  func run(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: Self.duration) {
      changes()
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion(.end) }
      completion?()
    }
  }
}
