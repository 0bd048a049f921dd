import LegoKit
import UIKit

/// Numbered boxes in one layout.
final class LayoutScreen: LegoViewController {
  private let layout: GroupLayoutBox
  private let count: Int

  init(title: String, layout: GroupLayoutBox, count: Int) {
    self.layout = layout
    self.count = count
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: "boxes", layout: layout) {
        for number in 1...count { NumberedBox(number: number, count: count).item }
      }
    }
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemBackground
  }
}
