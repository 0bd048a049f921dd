import TestSupport
import Testing

@testable import UIKit

/// Ten cards of 150 by 60 points, 10 apart, in a window of 320; they settle at multiples of 160.
@MainActor private final class ShelfScreen: NSObject, UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let view: UICollectionView
  let finger: Finger

  init(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(150), heightDimension: .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    change(section)
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    finger = Finger(on: window)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.alwaysBounceVertical = true
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// The section's content offset; NaN without a scroller.
  var offset: CGFloat { view.visibleElements.scrollers.displayed[0]?.offset ?? .nan }

  /// Drags the cards by a distance in 0.2 s and ends the touch; the first ten points don't count.
  func drag(by distance: CGFloat, resting: Bool = false, _ clock: HeldClock) {
    let start = CGPoint(x: 160, y: 30)
    finger.press(at: start)
    for step in 1...12 {
      clock.advance(by: 1 / 60.0)
      finger.move(to: CGPoint(x: start.x + distance * CGFloat(step) / 12, y: start.y))
    }
    if resting { clock.advance(by: 0.2) }
    finger.lift()
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// The rest positions of orthogonal sections after a drag (compositional-layout.md, 5.3).
@MainActor struct OrthogonalFingerTests {
  @Test(
    "Thrown at 300 points a second, a section goes where its behavior says",
    arguments: [
      // 50 + 290 * 0.499 = 194.71; the card nearest to that is at 160.
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 194.71),
      (.continuousGroupLeadingBoundary, 160), (.paging, 320), (.groupPaging, 160),
      // From −85, where the first card is centered, to 160 + 75 − 160.
      (.groupPagingCentered, 75),
    ])
  func thrown(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, rest: CGFloat
  ) {
    withHeldClock { clock in
      let screen = ShelfScreen(behavior)
      screen.drag(by: -60, clock)
      clock.advance(by: 4)
      #expect(abs(screen.offset - rest) < 0.01)
      #expect(screen.view.brokenInvariants.isEmpty)
      #expect(screen.view.contentOffset == .zero)
    }
  }

  @Test("A section that does not scroll across leaves the finger alone")
  func none() {
    withHeldClock { clock in
      let screen = ShelfScreen(.none)
      screen.drag(by: -60, clock)
      #expect(screen.offset.isNaN)
      #expect(screen.view.contentOffset == .zero)
    }
  }

  @Test("Let go at rest, it goes to the nearest card, one further at most")
  func slow() {
    withHeldClock { clock in
      let screen = ShelfScreen(.groupPaging)
      screen.drag(by: -80, resting: true, clock)
      clock.advance(by: 1)
      #expect(screen.offset == 0)
      screen.drag(by: -100, resting: true, clock)
      clock.advance(by: 1)
      #expect(screen.offset == 160)
      screen.drag(by: -150, resting: true, clock)
      screen.drag(by: -150, resting: true, clock)
      clock.advance(by: 1)
      #expect(screen.offset == 480)
    }
  }

  @Test("Its properties say whether it bounces and how fast it slows down")
  func properties() {
    withHeldClock { clock in
      let hard = ShelfScreen(.continuous) { $0.orthogonalScrollingProperties.bounce = .never }
      hard.drag(by: 100, clock)
      #expect(hard.offset == 0)
      let soft = ShelfScreen(.continuous)
      soft.drag(by: 110, resting: true, clock)
      #expect(soft.offset < -40)
      let fast = ShelfScreen(.continuous) {
        $0.orthogonalScrollingProperties.decelerationRate = .fast
      }
      fast.drag(by: -60, clock)
      clock.advance(by: 4)
      // 50 + 290 * 0.099.
      #expect(abs(fast.offset - 78.71) < 0.01)
    }
  }

  @Test("Read from right to left, a throw to the right goes on")
  func mirrored() {
    withHeldClock { clock in
      let screen = ShelfScreen(.groupPaging)
      screen.view.semanticContentAttribute = .forceRightToLeft
      screen.view.collectionViewLayout.invalidateLayout()
      screen.window.layoutIfNeeded()
      let scroller = screen.view.visibleElements.scrollers.displayed[0]?.scroller
      #expect(scroller?.isMirrored == true)
      screen.drag(by: 60, clock)
      clock.advance(by: 1)
      #expect(screen.offset == scroller?.turned(160))
    }
  }

  @Test("A finger that goes up on the cards scrolls the layout")
  func across() {
    withHeldClock { _ in
      let screen = ShelfScreen(.continuous)
      screen.finger.press(at: CGPoint(x: 160, y: 30))
      screen.finger.move(to: CGPoint(x: 165, y: 60))
      #expect(screen.offset == 0)
      #expect(screen.view.contentOffset.y < -10)
    }
  }

  @Test("The layout says where a drag of the whole ends, before the delegate")
  func layoutTarget() {
    final class Snapping: UICollectionViewFlowLayout {
      var asked: [CGPoint] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        asked = [proposedContentOffset, velocity]
        return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1_000
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    withHeldClock { clock in
      let layout = Snapping()
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = Source()
      view.dataSource = source
      let screen = ScrollScreen(content: .zero, view: view)
      screen.fling(by: CGPoint(x: 0, y: -120), clock)
      // 110 + 590 * 0.499 = 404.41 becomes 400.
      #expect(abs((layout.asked.first?.y ?? 0) - 404.41) < 0.001)
      #expect(abs((layout.asked.last?.y ?? 0) - 0.6) < 1e-6)
      #expect(screen.end?.target.y == 400)
      clock.advance(by: 3)
      #expect(view.contentOffset.y == 400)
    }
  }
}
