import LegoKit
import UIKit

/// 10,000 sensors in 50 halls, of which 60 change in each second.
final class DashboardScreen: LegoViewController {
  let model = DashboardModel()

  override var lego: Lego {
    Lego {
      for group in model.groups {
        let layout = GridLayout(columns: .minimumWidth(160), spacing: 0, rowHeight: .exactly(68))
          .scaledWithText()
        Section(id: group.name, layout: layout, header: TextHeader(group.name)) {
          ForEach(group.sensors) { $0.card.accessibilityLabel("\($0.name), \($0.reading)") }
        }
      }
    }
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemGroupedBackground
    title = "Dashboard"
    model.start()
  }
}
