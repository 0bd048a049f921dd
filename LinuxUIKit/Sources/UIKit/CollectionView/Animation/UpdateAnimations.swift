/// The animations of a collection view's changes, and the views that disappear with them.
///
/// Each disappearing view belongs to a running animation and is not displayed: no query returns it.
@MainActor final class UpdateAnimations {
  /// The animation whose change is being applied; `nil` outside of animated changes.
  private(set) var recording: UpdateAnimation?
  /// The animations that have not ended, in the order in which they began.
  private(set) var running: [UpdateAnimation] = []
  /// The views that disappear.
  private(set) var disappearing: [DisappearingElement] = []
  /// The interactive change of layout; `nil` if there is none.
  private(set) var transition: InteractiveTransition?
  private var resize: AnimatedResize?

  // MARK: Animations

  /// Begins an animation, whose change is applied next.
  func begin(_ animation: UpdateAnimation) {
    recording = animation
    running.append(animation)
  }

  /// Marks the change of the recording animation as applied.
  func endRecording() { recording = nil }

  /// Removes an animation that has ended, and returns the views that disappeared with it.
  func end(_ animation: UpdateAnimation) -> [DisappearingElement] {
    running.removeAll { $0 === animation }
    return removeDisappearing { $0.animation === animation }
  }

  /// Interrupts all animations.
  func interrupt() {
    for animation in running {
      animation.interrupt()
    }
  }

  // MARK: Disappearing elements

  /// Returns the elements that disappear with an animation.
  func disappearing(with animation: UpdateAnimation) -> [DisappearingElement] {
    disappearing.filter { $0.animation === animation }
  }

  /// Adds a view that disappears.
  func append(_ element: DisappearingElement) { disappearing.append(element) }

  /// Removes and returns the view of an element that is displayed again; `nil` if there is none.
  func removeDisappearing(_ element: ElementID) -> VisibleElement? {
    guard let index = disappearing.firstIndex(where: { $0.current == element }) else { return nil }
    return disappearing.remove(at: index).visible
  }

  func removeAllDisappearing() -> [DisappearingElement] { removeDisappearing { _ in true } }

  private func removeDisappearing(
    where isRemoved: (DisappearingElement) -> Bool
  ) -> [DisappearingElement] {
    let removed = disappearing.filter(isRemoved)
    if !removed.isEmpty { disappearing.removeAll(where: isRemoved) }
    return removed
  }

  /// Prevents disappearing views from being displayed again, because their content is outdated.
  func discardDisappearing(_ elements: Set<ElementID>) {
    for index in disappearing.indices {
      guard let element = disappearing[index].current, elements.contains(element) else { continue }
      disappearing[index].current = nil
    }
  }

  /// Prevents disappearing decoration views from being used by another layout.
  func discardDecorationViews() {
    for index in disappearing.indices
    where disappearing[index].before.category == .decorationView {
      disappearing[index].current = nil
      disappearing[index].isReusable = false
    }
  }

  /// Moves disappearing elements to their index paths after an update.
  func apply(_ map: UpdateMap) {
    for index in disappearing.indices {
      let followsItem = disappearing[index].visible.attributes.followsItem
      disappearing[index].current = disappearing[index].current.flatMap {
        map.element($0, followsItem: followsItem)
      }
    }
  }

  // MARK: Resizing and transitions

  /// Stores the first change of size in an animation block, until it is laid out.
  func setResize(_ new: @autoclosure () -> AnimatedResize?) {
    if resize == nil { resize = new() }
  }

  /// Removes and returns the change of size that is to be laid out.
  func removeResize() -> AnimatedResize? {
    defer { resize = nil }
    return resize
  }

  /// Stores an interactive change of layout.
  func beginTransition(_ new: InteractiveTransition) { transition = new }

  /// Removes and returns the interactive change of layout.
  func removeTransition() -> InteractiveTransition? {
    defer { transition = nil }
    return transition
  }
}

/// A view that is kept in the collection view until the animation with which it disappears ends.
@MainActor struct DisappearingElement {
  let visible: VisibleElement
  /// The element by its current index path; `nil` if its data was deleted.
  var current: ElementID?
  let animation: UpdateAnimation
  /// Whether the view can be reused afterward.
  var isReusable = true

  /// The element by its index path before it began to disappear, which the delegate receives.
  var before: ElementID { visible.element }
}

/// A change of the collection view's size in an animation block.
@MainActor struct AnimatedResize {
  let animation: UpdateAnimation
  /// The bounds before the change.
  let oldBounds: CGRect
}

/// An interactive change of layout.
@MainActor struct InteractiveTransition {
  /// The layout that interpolates between the old and the new one.
  let layout: UICollectionViewTransitionLayout
  /// The completion handler.
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
