import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor struct ScreenSettleTests {
  private final class TitleScreen: UIViewController, LegoContainer {
    @LegoState var text = "Before"
    private(set) lazy var legoRenderer = LegoRenderer(lego: lego)
    private var observation: StateObservation?

    var lego: Lego {
      Lego { Section(id: 0, layout: RowsLayout()) { TitleItem(id: 0, text: text) } }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.render(in: view)
      observation = $text.observe { [weak self] text in self?.title = text }
    }
  }

  private struct TitleItem: TypedItemType, Equatable {
    typealias CellType = TitleCell
    var id: Int
    var text: String
  }

  private final class TitleCell: UICollectionViewCell, TypedCellType {
    func update(with item: TitleItem) { accessibilityLabel = item.text }
  }

  @Test("Changed state and observation handlers are delivered before the screen is read")
  func observation() {
    let controller = TitleScreen()
    let screen = Screen(controller)
    controller.text = "After"
    #expect(screen.layoutDescription.contains("\"After\""))
    #expect(controller.title == "After")
  }

  @Test("State that an observation handler sets is displayed, too")
  func chain() {
    let controller = TitleScreen()
    let screen = Screen(controller)
    let other = TitleScreen()
    other.loadViewIfNeeded()
    let observation = other.$text.observe { [weak controller] in controller?.text = $0 }
    other.text = "After"
    #expect(screen.layoutDescription.contains("\"After\""))
    observation.unbind()
  }

  @Test("A presented controller is displayed with its current state, and described")
  func presented() {
    let controller = TitleScreen()
    let screen = Screen(controller)
    let presented = TitleScreen()
    presented.text = "Presented"
    controller.present(presented, animated: false)
    #expect(screen.layoutDescription.contains("\"Presented\""))
    presented.text = "Changed"
    #expect(screen.tappableTexts.contains("Changed"))
    #expect(screen.layoutDescription.contains("\"Changed\""))
  }
}
