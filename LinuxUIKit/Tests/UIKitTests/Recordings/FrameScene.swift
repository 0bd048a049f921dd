import UIKit

/// Views whose frames follow from Apple's documentation, and are recorded with Apple's UIKit.
@MainActor struct FrameScene {
  let name: String
  /// The frames that the documentation gives, in points, with the arithmetic beside them.
  ///
  /// UIKit may round them to pixels.
  let expected: [String: CGRect]
  /// Lays out the views and returns all frames to be recorded, in the coordinates of their superview.
  let frames: () -> [String: CGRect]

  static let all = collectionScenes + flowScenes + viewScenes
}

extension FrameScene {
  /// Creates a scene of a compositional layout, 375 by 667 points.
  fileprivate init(
    _ name: String, items: Int, expected: [String: CGRect],
    section: @escaping @MainActor () -> NSCollectionLayoutSection
  ) {
    self.init(name: name, expected: expected) {
      LayoutScreen(section(), items: items).namedFrames(of: ["header", "footer"])
    }
  }

  fileprivate static var collectionScenes: [FrameScene] {
    [
      // 375 / 5 = 75 wide and high; item 5 begins the second row.
      FrameScene(
        "fifths of the width", items: 12,
        expected: ["item 0": rect(0, 0, 75, 75), "item 5": rect(0, 75, 75, 75)]
      ) {
        .fractions(of: 0.2)
      },
      // 375 - 2 * 16 = 343 wide; the second row begins at 16 + 44 + 8 = 68.
      FrameScene(
        "rows with insets and spacing", items: 3,
        expected: ["item 0": rect(16, 16, 343, 44), "item 1": rect(16, 68, 343, 44)]
      ) {
        let section = NSCollectionLayoutSection.rows
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 16, leading: 16, bottom: 16, trailing: 16)
        return section
      },
      // A row repeats its items while they fit: three of 100, whose two gaps share 75. The second item
      // begins at 100 + 37.5.
      FrameScene(
        "flexible spacing", items: 2,
        expected: ["item 0": rect(0, 0, 100, 50), "item 1": rect(137.5, 0, 100, 50)]
      ) {
        .pair(width: .absolute(100), spacing: .flexible(0))
      },
      // Each has 150; the fixed gap is 10, and the rest of the row stays empty.
      FrameScene(
        "fixed spacing", items: 2,
        expected: ["item 0": rect(0, 0, 150, 50), "item 1": rect(160, 0, 150, 50)]
      ) {
        .pair(width: .fractionalWidth(0.4), spacing: .fixed(10))
      },
      // 0.6 * 375 = 225; the rest is 150, halves of 200 are 100.
      FrameScene(
        "a large item beside two small ones", items: 3,
        expected: [
          "item 0": rect(0, 0, 225, 200), "item 1": rect(225, 0, 150, 100),
          "item 2": rect(225, 100, 150, 100),
        ]
      ) {
        .mosaic
      },
      // The header has 50, three rows of 44 end at 182, where the footer of 30 begins.
      FrameScene(
        "a header and a footer", items: 3,
        expected: [
          "header 0": rect(0, 0, 375, 50), "item 0": rect(0, 50, 375, 44),
          "footer 0": rect(0, 182, 375, 30),
        ]
      ) {
        let section = NSCollectionLayoutSection.rows
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem("header", height: 50, .top),
          NSCollectionLayoutBoundarySupplementaryItem("footer", height: 30, .bottom),
        ]
        return section
      },
    ]
  }

  fileprivate static var flowScenes: [FrameScene] {
    // Three items of 100 and two gaps of at least 10 fit in 375; the gaps share 75: 37.5 each. The
    // second line begins at 50 + 10.
    let expected = [
      "item 1": rect(137.5, 0, 100, 50), "item 2": rect(275, 0, 100, 50),
      "item 3": rect(0, 60, 100, 50),
    ]
    let scene = FrameScene(name: "a flow layout", expected: expected) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumLineSpacing = 10
      layout.minimumInteritemSpacing = 10
      return LayoutScreen(layout, counts: [6]).namedFrames(of: [])
    }
    return [scene]
  }

  fileprivate static var viewScenes: [FrameScene] {
    [
      // (300 - 2 * 6) / 3 = 96.
      stack(
        "a stack view that fills equally", .fillEqually, spacing: 6, widths: [nil, nil, nil],
        expected: [rect(0, 0, 96, 50), rect(102, 0, 96, 50), rect(204, 0, 96, 50)]),
      // 300 - 40 - 60 - 80 = 120, which two gaps share: 60 each.
      stack(
        "a stack view with equal spacing", .equalSpacing, spacing: 0, widths: [40, 60, 80],
        expected: [rect(0, 0, 40, 50), rect(100, 0, 60, 50), rect(220, 0, 80, 50)]),
    ]
  }

  /// Creates a scene of a stack view, 300 by 50 points, whose views have these widths if any.
  private static func stack(
    _ name: String, _ distribution: UIStackView.Distribution, spacing: CGFloat,
    widths: [CGFloat?], expected: [CGRect]
  ) -> FrameScene {
    let named = expected.enumerated().map { ("view \($0)", $1) }
    return FrameScene(name: name, expected: Dictionary(uniqueKeysWithValues: named)) {
      let views = widths.map { width in
        let view = UIView()
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        return view
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.distribution = distribution
      stack.spacing = spacing
      stack.frame = rect(0, 0, 300, 50)
      stack.layoutIfNeeded()
      let frames = views.enumerated().map { ("view \($0)", $1.frame) }
      return Dictionary(uniqueKeysWithValues: frames)
    }
  }
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension LayoutScreen {
  /// The frames of the visible items and supplementary views of the first section, by name.
  fileprivate func namedFrames(of kinds: [String]) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for item in 0..<counts[0] { frames["item \(item)"] = frame(item) }
    for kind in kinds { frames["\(kind) 0"] = frame(kind) }
    return frames
  }
}

extension NSCollectionLayoutSection {
  /// A section of squares with a fraction of the width.
  fileprivate static func fractions(of width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(width), .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalWidth(width)),
        subitems: [item]))
  }

  /// A section of rows of two items, 50 points high.
  fileprivate static func pair(
    width: NSCollectionLayoutDimension, spacing: NSCollectionLayoutSpacing
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(width, .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50)),
      subitems: [item, item])
    group.interItemSpacing = spacing
    return NSCollectionLayoutSection(group: group)
  }

  /// A section of an item that is 0.6 of the width, beside a column of two.
  fileprivate static var mosaic: NSCollectionLayoutSection {
    let large = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.6), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.4), .fractionalHeight(1)),
      subitems: [small, small])
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(200)),
        subitems: [large, column]))
  }
}
