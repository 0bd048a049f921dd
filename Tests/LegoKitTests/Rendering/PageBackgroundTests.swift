import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("The background of a page") struct PageBackgroundTests {
  private func screen(
    configure: @escaping (UICollectionView) -> Void = { _ in },
    _ content: @escaping (InteractionScreen) -> Lego
  ) -> (InteractionScreen, LegoTesting.Screen) {
    let controller = InteractionScreen(ids: [1], content)
    controller.configure = configure
    return (controller, Screen(controller))
  }

  /// A section of rows, and one of a list.
  private func mixed(_ layout: any SectionLayout) -> (InteractionScreen) -> Lego {
    { screen in
      Lego {
        Section(id: 0, layout: .rows()) { screen.rows }
        Section(id: 1, layout: layout) { TextRow("A row") }
      }
    }
  }

  @Test("Rows beside a grouped list have its background")
  func grouped() {
    for layout in [ListLayout(.grouped), ListLayout(.insetGrouped)] {
      let (controller, _) = screen(mixed(layout))
      #expect(controller.collectionView.backgroundColor == .systemGroupedBackground)
    }
  }

  @Test("Pages without grouped lists have the background of a collection view")
  func others() {
    let standard = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()
    ).backgroundColor
    for layout in [.list(.plain), .rows(), .grid(columns: 2)] as [any SectionLayout] {
      let (controller, _) = screen(mixed(layout))
      #expect(controller.collectionView.backgroundColor == standard)
    }
  }

  @Test("The background follows the sections, and is kept while a section is empty")
  func change() {
    let (controller, screen) = screen { screen in
      Lego {
        if screen.ids.count < 2 {
          Section(id: 0, layout: .list(.insetGrouped)) { screen.rows }
        } else {
          Section(id: 0, layout: .list(.plain)) { screen.rows }
        }
      }
    }
    #expect(controller.collectionView.backgroundColor == .systemGroupedBackground)
    controller.ids = []
    screen.settle()
    #expect(controller.collectionView.backgroundColor == .systemGroupedBackground)
    controller.ids = [1, 2]
    screen.settle()
    #expect(controller.collectionView.backgroundColor != .systemGroupedBackground)
    controller.ids = [1]
    screen.settle()
    #expect(controller.collectionView.backgroundColor == .systemGroupedBackground)
  }

  @Test("A background that the app has set stays") func configured() {
    let (controller, screen) = screen(
      configure: { $0.backgroundColor = .systemTeal }, mixed(ListLayout(.insetGrouped)))
    #expect(controller.collectionView.backgroundColor == .systemTeal)
    controller.ids = [1, 2]
    screen.settle()
    #expect(controller.collectionView.backgroundColor == .systemTeal)
  }

  @Test("A view that displays a part of a screen is transparent, unless it sets a background")
  func nested() {
    let view = LegoView { Lego { Section(id: 0, layout: .list(.insetGrouped)) { TextRow("A") } } }
    let container = UIViewController()
    container.view.addSubview(view)
    _ = Screen(container)
    #expect(view.legoRenderer.collectionView?.backgroundColor == .clear)
    let colored = ColoredView { Lego { Section(id: 0, layout: .rows()) { TextRow("A") } } }
    container.view.addSubview(colored)
    #expect(colored.legoRenderer.collectionView?.backgroundColor == .systemTeal)
  }

  private final class ColoredView: LegoView {
    override func configure(_ collectionView: UICollectionView) {
      collectionView.backgroundColor = .systemTeal
    }
  }
}
