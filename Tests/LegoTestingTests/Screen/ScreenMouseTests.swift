import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("A mouse", .enabled(if: isTouchAvailable)) struct ScreenMouseTests {
  private let rows = ButtonRowsController(names: ["Anna", "Ben"])

  @Test("A secondary click opens the menu of a row, which is not selected")
  func row() throws {
    let screen = Screen(rows, size: CGSize(width: 300, height: 400))
    try screen.rightClick("Anna")
    #expect(screen.menuTexts == ["Share", "Move", "Pin"])
    try screen.chooseMenuItem("Share")
    #expect(rows.calls == ["share Anna"])
    // The other row has no menu.
    try screen.rightClick("Ben")
    #expect(screen.menuTexts == [])
    #expect(rows.calls == ["share Anna"])
  }

  @Test("A secondary click on an item by its id opens the menu of that")
  func item() throws {
    let menus = MenuRows()
    let screen = Screen(menus, size: CGSize(width: 300, height: 400))
    try screen.rightClick(id: 2)
    #expect(screen.menuTexts == ["Delete 2"])
    screen.closeMenu()
    #expect(throws: ScreenError.itemNotFound(id: "7", instead: ["1", "2"])) {
      try screen.rightClick(id: 7)
    }
  }

  @Test("A secondary click opens the menu of a view's interaction, and so does a long press")
  func interaction() throws {
    let owner = MenuOwner()
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    label.text = "Photo"
    label.isUserInteractionEnabled = true
    label.addInteraction(UIContextMenuInteraction(delegate: owner))
    let controller = UIViewController()
    controller.view.addSubview(label)
    let screen = Screen(controller, size: CGSize(width: 300, height: 400))

    try screen.rightClick("Photo")
    #expect(owner.points == [CGPoint(x: 50, y: 20)])
    #expect(screen.menuTexts == ["Copy", "Save"])
    try screen.tap("Copy")
    #expect(owner.calls == ["Copy"])
    #expect(screen.menuTexts == [])
    try screen.longPress("Photo")
    #expect(screen.menuTexts == ["Copy", "Save"])
    screen.closeMenu()
    #expect(screen.menuTexts == [])
  }

  @Test("Without a menu, gestures that require the secondary button are called, and no others")
  func gestures() throws {
    let log = GestureLog()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for button in [UIEvent.ButtonMask.primary, .secondary] {
      let tap = UITapGestureRecognizer()
      tap.buttonMaskRequired = button
      tap.name = button == .primary ? "primary" : "secondary"
      tap.delegate = log
      view.addGestureRecognizer(tap)
    }
    let controller = UIViewController()
    controller.view.addSubview(view)
    let screen = Screen(controller, size: CGSize(width: 300, height: 400))
    try screen.rightClick(at: CGPoint(x: 30, y: 40))
    #expect(log.begun == ["secondary at 30 40"])
    try screen.tap(at: CGPoint(x: 30, y: 40))
    #expect(log.begun == ["secondary at 30 40", "primary at 30 40"])
    #expect(throws: ScreenError.notFound(text: "Photo", instead: [])) {
      try screen.rightClick("Photo")
    }
  }

  @Test("A step of the wheel scrolls down, and a negative one up")
  func wheel() throws {
    let names = NamesController(names: (1...30).map { "Name \($0)" })
    let screen = Screen(names, size: CGSize(width: 300, height: 400))
    try screen.turnWheel("Name 2", by: 2)
    // A step is 57 points.
    #expect(names.collectionView.contentOffset.y == 114)
    try screen.turnWheel(at: CGPoint(x: 100, y: 100), by: -1)
    #expect(names.collectionView.contentOffset.y == 57)
    try screen.turnWheel(at: CGPoint(x: 100, y: 100), by: 100)
    // 30 rows of 50 points, of which 400 points are visible.
    #expect(names.collectionView.contentOffset.y == 1100)
  }

  @Test("With Shift the wheel scrolls a view that scrolls horizontally")
  func shift() throws {
    let (outer, inner) = scrollViews()
    let controller = UIViewController()
    controller.view.addSubview(outer)
    let screen = Screen(controller, size: CGSize(width: 300, height: 400))
    try screen.turnWheel("Card", by: 1, modifiers: .shift)
    #expect(inner.contentOffset == CGPoint(x: 57, y: 0))
    #expect(outer.contentOffset == .zero)
    try screen.turnWheel("Card", by: 1)
    #expect(inner.contentOffset == CGPoint(x: 57, y: 0))
    #expect(outer.contentOffset == CGPoint(x: 0, y: 57))
  }

  /// A vertical scroll view of 300 by 400 points with a horizontal one of 300 by 100 points in it.
  private func scrollViews() -> (outer: UIScrollView, inner: UIScrollView) {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    outer.contentInsetAdjustmentBehavior = .never
    outer.contentSize = CGSize(width: 300, height: 1000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    inner.contentSize = CGSize(width: 900, height: 100)
    let label = UILabel(frame: CGRect(x: 100, y: 20, width: 100, height: 40))
    label.text = "Card"
    inner.addSubview(label)
    outer.addSubview(inner)
    return (outer, inner)
  }

  @Test("Only the screen under the pointer is used, while others are displayed at the same place")
  func screens() throws {
    let names = (1...30).map { "Name \($0)" }
    let (one, other) = (NamesController(names: names), NamesController(names: names))
    let screen = Screen(one, size: CGSize(width: 300, height: 400))
    let otherScreen = Screen(other, size: CGSize(width: 300, height: 400))
    try screen.turnWheel("Name 2", by: 1)
    #expect(one.collectionView.contentOffset.y == 57)
    #expect(other.collectionView.contentOffset.y == 0)
    try otherScreen.turnWheel("Name 2", by: 2)
    #expect(one.collectionView.contentOffset.y == 57)
    #expect(other.collectionView.contentOffset.y == 114)
  }
}

/// Two rows with a menu.
private final class MenuRows: LegoViewController {
  override var lego: Lego {
    Lego {
      Section(id: 0, layout: .rows()) {
        for number in 1...2 {
          TextRow("Row \(number)", id: number).contextMenu {
            UIMenu(children: [UIAction(title: "Delete \(number)") { _ in }])
          }
        }
      }
    }
  }
}

/// A delegate with a menu of two actions.
private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
  private(set) var points: [CGPoint] = []
  private(set) var calls: [String] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    points.append(location)
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(
        children: ["Copy", "Save"].map { title in
          UIAction(title: title) { [weak self] _ in self?.calls.append(title) }
        })
    }
  }
}

/// A delegate of gesture recognizers that records those that begin.
private final class GestureLog: NSObject, UIGestureRecognizerDelegate {
  private(set) var begun: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let point = gestureRecognizer.location(in: gestureRecognizer.view)
    begun.append("\(gestureRecognizer.name ?? "") at \(Int(point.x)) \(Int(point.y))")
    return true
  }
}
