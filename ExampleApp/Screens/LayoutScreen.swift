import LegoKit
import UIKit

/// Numbered boxes in one layout.
final class LayoutScreen: UIViewController, LegoContainer {
  private let layout: GroupLayoutBox
  private let count: Int
  lazy var legoRenderer = LegoRenderer(lego: lego)

  init(title: String, layout: GroupLayoutBox, count: Int) {
    self.layout = layout
    self.count = count
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  var lego: Lego {
    Lego {
      Section(id: "boxes", layout: layout) { NumberItem.boxes(count) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    legoRenderer.render(in: view) {
      $0.backgroundColor = .systemBackground
    }
  }
}
