import LegoViews
import TestSupport
import Testing
import UIKit
import ViewSupport

/// An animator that records the views whose frames it changes.
@MainActor private final class RecordingAnimator: Animator {
  private(set) var views: [UIView] = []

  func animate(view: UIView, layouting: @escaping () -> Void) {
    views.append(view)
    layouting()
  }

  /// Returns the views since the last call.
  func recorded() -> [UIView] {
    defer { views = [] }
    return views
  }
}

@MainActor @Suite("Animators of boxes") struct AnimatorTests {
  @Test("An animator changes the frames of views, and not the first ones") func changes() {
    let (first, second, animator) = (PiecesView(1), PiecesView(1), RecordingAnimator())
    let box = HBox {
      first; second
    }.animator(animator).laidOut()
    #expect(animator.recorded() == [])
    first.width(30)
    box.layoutIfNeeded()
    #expect(animator.recorded() == [first, second])
    #expect(second.frame == rect(30, 0, 10, 20))
    let new = PiecesView(1)
    box.insertSubview(new, at: 0)
    box.layoutIfNeeded()
    #expect(animator.recorded() == [first, second])
    #expect(new.frame == rect(0, 0, 10, 20))
  }

  @Test("A box inside has the animator of the box around it, or one of its own") func inherits() {
    let (view, animator) = (PiecesView(1), RecordingAnimator())
    let inner = HBox { view }
    let box = VBox { inner }.animator(animator).laidOut()
    view.width(30)
    box.layoutIfNeeded()
    #expect(animator.recorded() == [inner, view])
    inner.animator(Animators.none)
    view.width(40)
    box.layoutIfNeeded()
    #expect(animator.recorded() == [inner])
    #expect(view.frame.width == 40)
  }

  /// Whether a view is displayed elsewhere than at its frame.
  private func isMoving(_ view: UIView) -> Bool {
    view.layer.presentation().map { $0.position != view.layer.position } ?? false
  }

  @Test("The default animator moves a view in an animation, and no new view") func standard() {
    let (first, second, new) = (PiecesView(1), PiecesView(1), PiecesView(1))
    let window = UIWindow(frame: rect(0, 0, 200, 400))
    let box = HBox {
      first; second
    }.animator(Animators.default)
    window.addSubview(box)
    box.laidOut()
    first.width(50)
    box.add(new)
    box.layoutIfNeeded()
    #expect(second.frame.minX == 50)
    #expect(isMoving(second))
    #expect(!isMoving(new))
  }

  @Test("In an animation block a new view appears at its frame, and others move") func block() {
    let (first, new) = (PiecesView(1), PiecesView(1))
    let window = UIWindow(frame: rect(0, 0, 200, 400))
    let box = HBox { first }
    window.addSubview(box)
    box.laidOut()
    box.insertSubview(new, at: 0)
    UIView.animate(withDuration: 1) { box.layoutIfNeeded() }
    #expect(first.frame.minX == 10)
    #expect(isMoving(first))
    #expect(!isMoving(new))
  }
}

@MainActor @Suite("Geometry of views") struct GeometryTests {
  @Test("A view in a box reports its final geometry once for each change") func box() {
    let (view, other) = (PiecesView(2), PiecesView(1))
    var (bounds, frames, centers): ([CGRect], [CGRect], [CGPoint]) = ([], [], [])
    view.onBoundsChanged { bounds.append($0) }
      .onFrameChanged { frames.append($0) }
      .onCenterChanged { centers.append($0) }
    let box = VBox {
      other; view
    }.laidOut()
    #expect(bounds == [.zero, rect(0, 0, 20, 20)])
    #expect(frames == [.zero, rect(0, 20, 20, 20)])
    #expect(centers == [.zero, CGPoint(x: 10, y: 30)])
    other.height(50)
    box.layoutIfNeeded()
    #expect(bounds.count == 2)
    #expect(frames.last == rect(0, 50, 20, 20))
    #expect(centers.last == CGPoint(x: 10, y: 60))
    box.layoutIfNeeded()
    #expect(frames.count == 3)
  }

  @Test("A view that constraints place, or nothing, reports its geometry after each run loop pass")
  func elsewhere() async throws {
    let (placed, free) = (BlockView(40, 20), UIView())
    var frames: [CGRect] = []
    placed.onFrameChanged { frames.append($0) }
    let container = UIView { placed.alignment(.center) }.laidOut(200, 100)
    try await nextRunLoopPass()
    #expect(frames.last == rect(80, 40, 40, 20))
    container.frame.size.width = 100
    container.layoutIfNeeded()
    try await nextRunLoopPass()
    // (100 - 40) / 2: only the position has changed.
    #expect(frames.last == rect(30, 40, 40, 20))
    frames = []
    free.onFrameChanged { frames.append($0) }
    free.frame = rect(1, 2, 3, 4)
    free.center.x += 10
    try await nextRunLoopPass()
    free.center.x += 10
    try await nextRunLoopPass()
    try await nextRunLoopPass()
    #expect(frames == [.zero, rect(11, 2, 3, 4), rect(21, 2, 3, 4)])
  }

  @Test("A view with observers is released") func released() {
    weak var view: UIView?
    do {
      let new = UIView()
      new.onFrameChanged { _ in }
      view = new
    }
    #expect(view == nil)
  }
}
