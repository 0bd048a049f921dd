import LegoKit
import Testing
import UIKit

@MainActor @Suite("What a screen keeps alive") struct MemoryTests {
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

  @Test("When the window lets go of a screen, the whole of it goes") func release() {
    weak var screen: Screen?
    weak var renderer: LegoRenderer?
    weak var model: Model?
    weak var view: UICollectionView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let made = Screen()
      window.rootViewController = made
      window.isHidden = false
      window.layoutIfNeeded()
      made.flag = false
      made.legoRenderer.flush()
      made.model.ids = [4]
      made.flag = true
      made.legoRenderer.flush()
      window.layoutIfNeeded()
      #expect(made.legoRenderer.collectionView?.visibleCells.count == 2)
      (screen, renderer, model) = (made, made.legoRenderer, made.model)
      view = made.legoRenderer.collectionView
      window.rootViewController = nil
    }
    #expect(screen == nil)
    #expect(renderer == nil)
    #expect(model == nil)
    #expect(view == nil)
  }

  @Test("A write after the screen has gone does no harm") func lateWrite() async {
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
