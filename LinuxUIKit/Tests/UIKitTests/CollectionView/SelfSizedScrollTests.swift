import SeededNumbers
import TestSupport
import Testing
import UIKit

/// A list of self-sizing rows between insets.
private final class SizedRowsScreen: NSObject, UICollectionViewDataSource {
  var heights: [CGFloat]
  let view: UICollectionView

  init(_ heights: [CGFloat], estimate: CGFloat) {
    self.heights = heights
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let row = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: row)))
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    view.register(SizedRow.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    heights.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    (cell as? SizedRow)?.height = heights[path.item]
    return cell
  }
}

private final class SizedRow: UICollectionViewCell {
  var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}

@MainActor struct SelfSizedScrollTests {
  @Test("An item settles exactly at its target even with wrong estimates")
  func random() throws {
    for seed in 0..<PropertyRuns.count(full: 300) {
      var random = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 1...80, using: &random)
      let heights = (0..<count).map { _ in CGFloat(Int.random(in: 10...300, using: &random)) }
      let screen = SizedRowsScreen(
        heights, estimate: CGFloat(Int.random(in: 10...300, using: &random)))
      for _ in 0..<3 {
        let item = Int.random(in: 0..<count, using: &random)
        let position = [
          UICollectionView.ScrollPosition.top, .centeredVertically, .bottom,
        ].randomElement(using: &random)
        screen.view.scrollToItem(at: [0, item], at: position ?? .top, animated: false)
        screen.view.layoutIfNeeded()
        try check(screen.view, item, position ?? .top, "seed \(seed), item \(item)")
      }
    }
  }

  @Test("An animated scroll ends exactly at the item even if cells are measured during it")
  func animated() throws {
    for seed in 0..<PropertyRuns.count(full: 100) {
      var random = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 1...80, using: &random)
      let heights = (0..<count).map { _ in CGFloat(Int.random(in: 10...300, using: &random)) }
      let screen = SizedRowsScreen(
        heights, estimate: CGFloat(Int.random(in: 10...300, using: &random)))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      window.addSubview(screen.view)
      window.isHidden = false
      try withHeldClock { clock in
        for _ in 0..<3 {
          let item = Int.random(in: 0..<count, using: &random)
          let position =
            [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom]
            .randomElement(using: &random) ?? .top
          screen.view.scrollToItem(at: [0, item], at: position, animated: true)
          for _ in 0..<40 {
            clock.advance(by: 1 / 120)
            window.layoutIfNeeded()
          }
          try check(screen.view, item, position, "seed \(seed), item \(item)")
        }
      }
    }
  }

  @Test("An animated scroll follows its item through an update")
  func updated() throws {
    let screen = SizedRowsScreen(Array(repeating: 100, count: 60), estimate: 100)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.addSubview(screen.view)
    window.isHidden = false
    withHeldClock { clock in
      screen.view.scrollToItem(at: [0, 40], at: .top, animated: true)
      clock.advance(by: 0.1)
      screen.heights.removeFirst(10)
      screen.view.performBatchUpdates {
        screen.view.deleteItems(at: (0..<10).map { [0, $0] })
      }
      for _ in 0..<80 { clock.advance(by: 1 / 120) }
    }
    // Item 40 is item 30 now: 30 rows of 100 above it, minus the inset of 20.
    #expect(screen.view.contentOffset.y == 2_980)
  }

  /// Of the 400 points, 350 are between the insets; the offset stays within the content.
  private func check(
    _ view: UICollectionView, _ item: Int, _ position: UICollectionView.ScrollPosition,
    _ comment: Comment
  ) throws {
    let frame = try #require(view.layoutAttributesForItem(at: [0, item])?.frame)
    let wanted: CGFloat
    switch position {
    case .top: wanted = frame.minY - 20
    case .centeredVertically: wanted = frame.midY - 20 - 175
    default: wanted = frame.maxY - 370
    }
    let end = max(-20, view.contentSize.height - 370)
    let expected = min(max(wanted, -20), end)
    #expect(abs(view.contentOffset.y - expected) < 0.34, comment)
    // Visible cells are measured, so the frame is final.
    if let cell = view.cellForItem(at: [0, item]) as? SizedRow {
      #expect(abs(cell.frame.height - cell.height) < 0.34, comment)
    }
  }

  @Test("Without a position the view scrolls minimally to show the item, which is measured then")
  func nearest() {
    let screen = SizedRowsScreen(Array(repeating: 100, count: 50), estimate: 20)

    screen.view.scrollToItem(at: [0, 30], at: [], animated: false)
    screen.view.layoutIfNeeded()

    let frame = screen.view.layoutAttributesForItem(at: [0, 30])?.frame ?? .zero
    #expect(frame.height == 100)
    #expect(frame.maxY == screen.view.contentOffset.y + 370)
  }
}
