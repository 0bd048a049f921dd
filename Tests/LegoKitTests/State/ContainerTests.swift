import LegoKit
import Observation
import Testing
import UIKit

@MainActor @Suite("Containers") struct ContainerTests {
  final class ViewModel: LegoObservableObject {
    @LegoPublished var items: [Tile] = []
    @LegoPublished var unread = 0
  }

  /// The container of the original README.
  final class Screen: UIViewController, LegoContainer {
    @StateObject var viewModel = ViewModel()
    @State var flag: Bool = false
    var evaluations = 0
    lazy var legoRenderer: LegoRenderer = .init(lego: lego)
    var lego: Lego {
      evaluations += 1
      return Lego {
        Section(id: 0, layout: WaterfallLayout()) {
          if flag {
            Tile(id: 100)
          }
          viewModel.items
        }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.render(in: view) {
        $0.backgroundColor = UIColor(white: 0.95, alpha: 1)
      }
    }

    var shownIDs: [Int] {
      legoRenderer.flush()
      view.layoutIfNeeded()
      let paths = legoRenderer.collectionView?.indexPathsForVisibleItems.sorted() ?? []
      return paths.compactMap { legoRenderer[$0, as: Tile.self]?.id }
    }
  }

  private func screen() -> Screen {
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    return screen
  }

  @Test("Setting state updates the screen automatically") func state() {
    let screen = screen()
    #expect(screen.shownIDs == [])
    screen.flag = true
    #expect(screen.shownIDs == [100])
    screen.flag = false
    #expect(screen.shownIDs == [])
  }

  @Test("The update happens in the next turn") func nextTurn() async {
    let screen = screen()
    screen.flag = true
    let path = IndexPath(item: 0, section: 0)
    while screen.legoRenderer[path, as: Tile.self] == nil { await Task.yield() }
    #expect(screen.legoRenderer[path, as: Tile.self]?.id == 100)
  }

  @Test("The writes of one turn cause one evaluation, and equal ones none") func coalescing() {
    let screen = screen()
    _ = screen.shownIDs
    let before = screen.evaluations
    for id in 0..<10 { screen.viewModel.items.append(Tile(id: id)) }
    screen.flag = true
    #expect(screen.shownIDs == [100] + Array(0..<10))
    #expect(screen.evaluations == before + 1)
    screen.flag = true
    screen.viewModel.items = (0..<10).map { Tile(id: $0) }
    screen.viewModel.unread = 5
    #expect(screen.shownIDs.count == 11)
    #expect(screen.evaluations == before + 1)
  }

  @Test("A replaced model is displayed and observed") func replacedModel() {
    let screen = screen()
    let other = ViewModel()
    other.items = [Tile(id: 1)]
    screen.viewModel = other
    #expect(screen.shownIDs == [1])
    other.items.append(Tile(id: 2))
    #expect(screen.shownIDs == [1, 2])
  }

  @Test("State that was set before the screen was loaded is displayed") func earlyWrite() {
    let screen = Screen()
    screen.$flag.wrappedValue = true
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(screen.shownIDs == [100])
  }

  @Test("State that was set before rendering is displayed") func lateRender() {
    let screen = Screen()
    _ = screen.legoRenderer
    screen.flag = true
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(screen.shownIDs == [100])
  }

  @Test("After a manual apply, the screen still observes its state") func manualApply() {
    let screen = screen()
    screen.legoRenderer.apply(Lego { Section(id: 0, layout: RowsLayout()) { Tile(id: 7) } })
    #expect(screen.shownIDs == [7])
    screen.flag = true
    #expect(screen.shownIDs == [100])
  }

  /// A screen that displays a value of another screen.
  final class Detail: UIViewController, LegoContainer {
    @Binding var flag: Bool
    lazy var legoRenderer: LegoRenderer = .init(lego: lego)
    var lego: Lego {
      // Read outside the block, which counts as well.
      let id = flag ? 1 : 2
      return Lego { Section(id: 0, layout: RowsLayout()) { Tile(id: id) } }
    }

    init(flag: Binding<Bool>) {
      _flag = flag
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.render(in: view)
    }
  }

  @Test("A binding shares state between two screens") func acrossControllers() {
    let screen = screen()
    let detail = Detail(flag: screen.$flag)
    detail.loadViewIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    #expect(detail.legoRenderer[path, as: Tile.self]?.id == 2)
    screen.flag = true
    detail.legoRenderer.flush()
    #expect(detail.legoRenderer[path, as: Tile.self]?.id == 1)
    detail.flag = false
    #expect(screen.shownIDs == [])
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Observable final class Modern {
    var ids = [1]
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  final class ModernScreen: UIViewController, LegoContainer {
    let model = Modern()
    lazy var legoRenderer: LegoRenderer = .init(lego: lego)
    var lego: Lego {
      Lego { Section(id: 0, layout: RowsLayout()) { for id in model.ids { Tile(id: id) } } }
    }
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("An @Observable model is observed without any state of the container")
  func observable() {
    let screen = ModernScreen()
    screen.loadViewIfNeeded()
    screen.legoRenderer.render(in: screen.view)
    for id in 2...5 {
      screen.model.ids.append(id)
      screen.legoRenderer.flush()
      #expect(screen.legoRenderer.lego.itemCount == id)
    }
  }
}
