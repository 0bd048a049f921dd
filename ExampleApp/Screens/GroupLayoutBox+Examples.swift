import LayoutBox
import UIKit

extension GroupLayoutBox {
  /// Two boxes side by side, followed by a column of boxes.
  @MainActor static var nestedGroups: GroupLayoutBox {
    GroupLayoutBox(width: .fractionalWidth(1.0), height: .fractionalHeight(0.4)) {
      ItemLayoutBox(columns: 2, width: .w(0.3), height: .h(1.0))
        .insets(space: 10)

      GroupLayoutBox(
        direction: .vertical, width: .fractionalWidth(0.4), height: .fractionalHeight(1.0)
      ) {
        ItemLayoutBox(columns: 2, width: .fractionalWidth(1.0), height: .fractionalHeight(0.3))
          .insets(NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
      }
    }
    .insets(NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
  }

  /// A wide box, a row of three, and a row of two that are twice as high.
  @MainActor static var mixedHeights: GroupLayoutBox {
    GroupLayoutBox(direction: .vertical, width: .w(1.0), height: .absolute(320)) {
      ItemLayoutBox(width: .w(1.0), height: .absolute(72))
      GroupLayoutBox(width: .w(1.0), height: .absolute(72)) {
        ItemLayoutBox(columns: 3, width: .w(0.32), height: .h(1.0))
      }
      .space(.flexible(0))
      GroupLayoutBox(width: .w(1.0), height: .absolute(144)) {
        ItemLayoutBox(columns: 2, width: .w(0.49), height: .h(1.0))
      }
      .space(.flexible(0))
    }
    .space(.fixed(8))
    .insets(NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  }

  /// A row whose boxes come from a condition and a loop.
  ///
  /// Its flexible edge spacing takes the remaining width and centers the row.
  @MainActor static var conditionalGrid: GroupLayoutBox {
    let testForAndif = true
    return GroupLayoutBox(direction: .horizontal, width: .w(0.9), height: .absolute(120)) {
      if testForAndif {
        ItemLayoutBox(columns: 1, width: .w(0.20), height: .h(1.0)).insets(space: 20)
        ItemLayoutBox(columns: 1, width: .w(0.20), height: .h(1.0)).insets(space: 10)

        for i in 0..<2 {
          ItemLayoutBox(columns: 1, width: .w(0.20), height: .h(1.0))
            .insets(space: CGFloat(i) * 10)
        }

        ItemLayoutBox(columns: 1, width: .w(0.1), height: .h(1.0)).insets(space: 1)
        ItemLayoutBox(columns: 1, width: .w(0.1), height: .h(1.0)).insets(space: 5)
      } else {
        for i in 0..<10 {
          ItemLayoutBox(columns: 1, width: .w(0.1), height: .h(1.0))
            .insets(space: CGFloat(i) * 0.5)
        }
      }
    }
    .leading(.flexible(10)).trailing(.flexible(10)).top(.flexible(10)).bottom(.flexible(10))
  }

  /// Seven stripes of one to seven boxes.
  @MainActor static var rainbow: GroupLayoutBox {
    GroupLayoutBox(direction: .vertical, width: .w(1.0), height: .absolute(392)) {
      for columns in 1...7 {
        GroupLayoutBox(width: .w(1.0), height: .absolute(56)) {
          ItemLayoutBox(columns: columns, width: .w(1 / CGFloat(columns)), height: .h(1.0))
            .insets(space: 2)
        }
      }
    }
  }
}
