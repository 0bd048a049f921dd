import LegoKit
import Testing
import UIKit

@MainActor @Suite("Memory of a screen") struct MemoryTests {
  final class Model: LegoObservableObject {
    @LegoPublished var ids = [1, 2, 3]
  }

  final class Screen: UIViewController, LegoContainer {
    @StateObject var model = Model()
    @State var flag = true
    lazy var legoRenderer: LegoRenderer = .init(lego: lego)
    var lego: Lego {
      Lego {
        Section(id: 0, layout: WaterfallLayout(), header: Tile(id: 100)) {
          if flag { for id in model.ids { Tile(id: id) } }
        }
        Section(id: 1, on: self) { owner, environment in
          owner.section
        } items: {
          Note(id: 1)
        }
      }
    }

    var section: NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.render(in: view)
    }
  }

  @Test("A screen is completely released with its window's root view controller") func release() {
    weak var screen: Screen?
    weak var renderer: LegoRenderer?
    weak var model: Model?
    weak var view: UICollectionView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let created = Screen()
      window.rootViewController = created
      window.isHidden = false
      window.layoutIfNeeded()
      created.flag = false
      created.legoRenderer.flush()
      created.model.ids = [4]
      created.flag = true
      created.legoRenderer.flush()
      window.layoutIfNeeded()
      #expect(created.legoRenderer.collectionView?.visibleCells.count == 2)
      (screen, renderer, model) = (created, created.legoRenderer, created.model)
      view = created.legoRenderer.collectionView
      window.rootViewController = nil
    }
    #expect(screen == nil)
    #expect(renderer == nil)
    #expect(model == nil)
    #expect(view == nil)
  }

  @Test("Setting state after the screen was released has no effect") func lateWrite() async {
    let model = Model()
    do {
      let screen = Screen()
      screen.model = model
      screen.loadViewIfNeeded()
      screen.legoRenderer.flush()
      model.ids = [5]
    }
    model.ids = [6]
    for _ in 0..<10 { await Task.yield() }
    #expect(model.ids == [6])
  }
}
