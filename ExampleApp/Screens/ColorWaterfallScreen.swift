import LegoKit
import UIKit

/// Colors in a waterfall that follows its state.
final class ColorWaterfallScreen: LegoViewController {
  @State private var items = (1...14).map(ColorItem.numbered)
  @State private var showsFavorites = false
  private var lastNumber = 14

  override var lego: Lego {
    Lego {
      Section(
        id: "colors", layout: .waterfall(columns: 2, spacing: 12, insets: Self.margins)
      ) {
        if showsFavorites {
          items.filter { $0.id.isMultiple(of: 3) }
        } else {
          items
        }
      }
    }
  }

  private static let margins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 16, trailing: 16)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colors"
    navigationItem.leftBarButtonItems = [
      barButton("Add") { $0.add() },
      barButton("Remove") { $0.remove() },
    ]
    navigationItem.rightBarButtonItems = [
      barButton("Toggle") { $0.showsFavorites.toggle() },
      barButton("Shuffle") { $0.items.shuffle() },
    ]
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemBackground
  }

  private func add() {
    lastNumber += 1
    items.insert(.numbered(lastNumber), at: 0)
  }

  private func remove() {
    guard !items.isEmpty else { return }
    items.removeFirst()
  }

  private func barButton(
    _ title: String, action: @escaping (ColorWaterfallScreen) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        action(self)
      })
  }
}
