import Testing

@testable import QuartzCore
@testable import UIKit

/// The pixels of a list that are drawn while it scrolls.
@MainActor struct ScrolledListTests {
  // Rows of two lines are less than 64 points high: 128 pixels.
  @Test(
    "Of a scrolled list with images and accessories, rows at the edges are drawn only",
    arguments: [UICollectionViewListCell.self, DrawingCell.self])
  func edges(cell: UICollectionViewListCell.Type) {
    let scale = UIScreen.main.scale
    UIScreen.main.apply(UITraitCollection(displayScale: 2))
    defer { UIScreen.main.apply(UITraitCollection(displayScale: scale)) }
    let list = TwoLineList(cell: cell)
    var before = list.displayList
    for step in 0..<8 {
      list.view.contentOffset.y += 37
      list.view.layoutIfNeeded()
      let after = list.displayList
      let difference = DisplayListDifference(from: before, to: after)
      #expect(difference.moves.count == 1, "step \(step)")
      // 37 points are 74 of 1,688 pixels.
      #expect(
        difference.rects.allSatisfy { $0.bottom <= 128 || $0.y >= 1_688 - 74 - 128 },
        "\(cell), step \(step): \(difference.rects)")
      before = after
    }
  }
}

/// A cell that may draw something itself, as every view of an app may.
private final class DrawingCell: UICollectionViewListCell {}

@MainActor private final class TwoLineList: NSObject, UICollectionViewDataSource {
  let view: UICollectionView

  init(cell: UICollectionViewListCell.Type) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.backgroundColor = .systemBackground
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    view.register(cell, forCellWithReuseIdentifier: "row")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "star")
    content.text = "Station \(indexPath.item)"
    content.secondaryText = "\(indexPath.item % 12 + 1) platforms"
    cell.contentConfiguration = content
    cell.accessories = [.label(text: "\(indexPath.item % 90) min"), .disclosureIndicator()]
    return cell
  }

  /// What a display at two pixels for a point shows.
  var displayList: DisplayList {
    var builder = DisplayListBuilder(bounds: PixelRect(x: 0, y: 0, width: 780, height: 1_688))
    LayerRenderer.withAnimations {
      LayerContext.current.animatedLayers.withPresentedValues {
        builder.append(view.layer, CGAffineTransform(scaleX: 2, y: 2))
      }
    }
    return builder.list
  }
}
