import LegoKit
import LegoSupport
import Testing
import UIKit

// The item, the cell and the screens of the original README, unchanged.

public struct ColorItem: TypedItemType {
  public typealias CellType = ColorCell
  public var id: UUID
  public var color: UIColor
  public var height: CGFloat
}

extension ColorItem {
  init(_ height: CGFloat) {
    self.init(id: UUID(), color: .red, height: height)
  }

  static var random: ColorItem { ColorItem(CGFloat.random(in: 40...120)) }
}

public class ColorCell: UICollectionViewCell, TypedCellType {
  public typealias Item = ColorItem

  public func update(with item: ColorItem) {
    backgroundColor = item.color
  }

  public static func layout(constraintsTo size: CGSize, with item: ColorItem) -> CGSize {
    CGSize(width: size.width, height: item.height)
  }
}

private class ViewController: UIViewController {
  var array: [CGFloat] = [30, 20]
  lazy var legoRenderer: LegoRenderer = .init(lego: lego)
  var lego: Lego {
    Lego {
      Section(id: 1, WaterfallLayout()) {
        ColorItem(100)
        ColorItem(60)
        ColorItem(50)
      }

      Section(WaterfallLayout()) {
        for elt in array {
          ColorItem(elt)
        }
      }
    }
  }

  override func viewDidLoad() {
    legoRenderer.render(in: view) {
      $0.backgroundColor = UIColor(white: 0.95, alpha: 1)
    }
  }

  func reload() {
    legoRenderer.apply(lego)
  }
}

private class ViewModel: LegoObservableObject {
  @LegoPublished var items: [ColorItem] = []
  func addRandomColor() {
    items.append(.random)
  }
}

private class StateViewController: UIViewController, LegoContainer {
  @StateObject var viewModel = ViewModel()
  @State var flag: Bool = false
  lazy var legoRenderer: LegoRenderer = .init(lego: lego)
  var lego: Lego {
    Lego {
      Section(id: 0, layout: WaterfallLayout()) {
        if flag {
          ColorItem(40)
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
}

@MainActor @Suite("The seed's screens") struct SeedCallSiteTests {
  private func frames(_ renderer: LegoRenderer) -> [CGRect] {
    renderer.flush()
    let view = renderer.collectionView
    view?.layoutIfNeeded()
    let paths = view?.indexPathsForVisibleItems.sorted() ?? []
    return paths.compactMap { view?.cellForItem(at: $0)?.frame }
  }

  private func loaded<Screen: UIViewController>(_ screen: Screen) -> Screen {
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    screen.view.layoutIfNeeded()
    return screen
  }

  @Test("Two waterfalls below each other, updated by apply") func waterfalls() {
    let screen = loaded(ViewController())
    // Two columns with a gap of 8: (375 - 8) / 2 = 183.5. The third goes below the 60.
    let first = [
      CGRect(x: 0, y: 0, width: 183.5, height: 100),
      CGRect(x: 191.5, y: 0, width: 183.5, height: 60),
      CGRect(x: 191.5, y: 68, width: 183.5, height: 50),
    ]
    // The second section begins at the end of the first, at 68 + 50 = 118.
    let second = [
      CGRect(x: 0, y: 118, width: 183.5, height: 30),
      CGRect(x: 191.5, y: 118, width: 183.5, height: 20),
    ]
    #expect(areClose(frames(screen.legoRenderer), first + second))
    screen.array.append(10)
    screen.reload()
    // 118 + 20 + 8 = 146.
    let third = CGRect(x: 191.5, y: 146, width: 183.5, height: 10)
    #expect(areClose(frames(screen.legoRenderer), first + second + [third]))
  }

  @Test("A waterfall that observes its state and its model") func stateful() {
    let screen = loaded(StateViewController())
    #expect(frames(screen.legoRenderer).isEmpty)
    screen.viewModel.addRandomColor()
    screen.viewModel.addRandomColor()
    #expect(frames(screen.legoRenderer).map { abs($0.minX) < 1 } == [true, false])
    screen.flag = true
    // The item of 40 comes first, so the third goes to the shorter column: the first.
    #expect(frames(screen.legoRenderer).count == 3)
    #expect(
      areClose(
        Array(frames(screen.legoRenderer).prefix(1)),
        [CGRect(x: 0, y: 0, width: 183.5, height: 40)]))
  }
}
