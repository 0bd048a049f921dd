import LegoKit
import UIKit

/// 10,000 sensors in 50 halls, of which 60 change in each second.
final class DashboardScreen: UIViewController, LegoContainer {
  let model = DashboardModel()
  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      for group in model.groups {
        let layout = GridLayout(columns: .minimumWidth(160), spacing: 0, rowHeight: .exactly(68))
          .scaledWithText()
        Section(id: group.name, layout: layout, header: TextHeader(group.name)) {
          ForEach(group.sensors) { SubtitleRow($0.name, $0.reading, id: $0.id) }
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dashboard"
    legoRenderer.render(in: view) { $0.backgroundColor = .systemBackground }
    model.start()
  }
}
