import Testing

@testable import UIKit

/// Three rows of 50 points with a touch and a log of the delegate's calls for context menus.
private final class MenuScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let view: UICollectionView
  let finger: Finger
  var log: [String] = []
  var makeMenu: ([IndexPath]) -> UIContextMenuConfiguration? = { _ in nil }

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    finger = Finger(on: window)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Holds a touch for this many seconds, ends it and returns the delegate's calls.
  func press(_ y: CGFloat, for seconds: TimeInterval = 0.6) -> [String] {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    finger.press(at: CGPoint(x: 100, y: y))
    FrameClock.shared.advance(by: seconds)
    finger.lift()
    return takeLog()
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    log.append("unhighlight \(path.item)")
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.append("select \(path.item)")
  }

  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("ask \(paths.map(\.item)) at \(Int(point.y))")
    return makeMenu(paths)
  }

  func collectionView(
    _ view: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("open")
    animator?.addCompletion { self.log.append("opened") }
    animator?.addAnimations { self.log.append("opening") }
  }

  func collectionView(
    _ view: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("close") }

  func collectionView(
    _ view: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("commit")
    animator.addCompletion { self.log.append("committed") }
  }
}

/// Context menus (uikit.md, 6.13).
@MainActor struct ContextMenuTests {
  @Test("A press of half a second asks, takes the tap away, and opens the menu")
  func opening() throws {
    let screen = MenuScreen()
    screen.makeMenu = { [unowned screen] _ in
      UIContextMenuConfiguration(actionProvider: { suggested in
        screen.log.append("actions \(suggested.count)")
        return UIMenu(children: [UIAction(title: "Share") { _ in }])
      })
    }

    #expect(
      screen.press(60) == [
        "ask [1] at 60", "unhighlight 1", "actions 0", "open", "opening", "opened",
      ])
    let menu = try #require(screen.view.presentedContextMenu)
    #expect(menu.indexPaths == [[0, 1]])
    #expect(menu.titles == ["Share"])
    #expect(screen.view.indexPathsForSelectedItems == [])
  }

  @Test("A shorter press asks nothing, and where there is no menu a long one is a tap")
  func noMenu() {
    let screen = MenuScreen()

    #expect(screen.press(60, for: 0.4) == ["unhighlight 1", "select 1"])
    #expect(screen.press(110) == ["ask [2] at 110", "unhighlight 2", "select 2"])
    #expect(screen.view.presentedContextMenu == nil)
  }

  @Test("The background has no items, and of several selected ones all are meant")
  func items() {
    let screen = MenuScreen()
    #expect(screen.press(200) == ["ask [] at 200"])

    screen.view.allowsMultipleSelection = true
    for item in [2, 0] {
      screen.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    #expect(screen.press(10).first == "ask [0, 2] at 10")
    #expect(screen.press(60).first == "ask [1] at 60")
  }

  @Test("Choosing closes the menu, then does it; hidden and disabled actions can't be chosen")
  func choosing() throws {
    let screen = MenuScreen()
    let act = { [unowned screen] (title: String, attributes: UIMenuElement.Attributes) in
      UIAction(title: title, attributes: attributes) { _ in screen.log.append(title) }
    }
    screen.makeMenu = { _ in
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          act("Copy", []), act("Secret", .hidden), act("Move", .disabled),
          UIMenu(options: .displayInline, children: [act("Pin", .keepsMenuPresented)]),
        ])
      })
    }
    _ = screen.press(60)
    let menu = try #require(screen.view.presentedContextMenu)

    #expect(menu.titles == ["Copy", "Move", "Pin"])
    #expect(!menu.choose("Move") && !menu.choose("Secret"))
    #expect(menu.choose("Pin"))
    #expect(screen.takeLog() == ["Pin"])
    #expect(menu.choose("Copy"))
    #expect(screen.takeLog() == ["close", "Copy"])
    #expect(screen.view.presentedContextMenu == nil)
  }

  @Test("Tapping the preview lets the delegate open it; tapping beside closes the menu")
  func preview() throws {
    let screen = MenuScreen()
    let preview = UIViewController()
    screen.makeMenu = { _ in UIContextMenuConfiguration(previewProvider: { preview }) }
    _ = screen.press(60)
    #expect(screen.view.presentedContextMenu?.preview === preview)
    #expect(screen.view.presentedContextMenu?.menu == nil)

    screen.view.presentedContextMenu?.openPreview()
    #expect(screen.takeLog() == ["commit", "close", "committed"])
    _ = screen.press(60)
    screen.view.presentedContextMenu?.close()
    #expect(screen.takeLog() == ["close"])
    #expect(screen.view.presentedContextMenu == nil)
  }

  @Test("A delegate with the older method for one item is asked by it, but not for several")
  func olderForm() throws {
    final class OlderDelegate: NSObject, UICollectionViewDelegate {
      var asked: [IndexPath] = []

      func collectionView(
        _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(path)
        return UIContextMenuConfiguration()
      }
    }
    let screen = MenuScreen()
    let delegate = OlderDelegate()
    screen.view.delegate = delegate

    _ = screen.press(60)
    #expect(delegate.asked == [[0, 1]])
    screen.view.presentedContextMenu?.close()
    _ = screen.press(200)
    #expect(screen.view.presentedContextMenu == nil)
    #expect(delegate.asked == [[0, 1]])
  }
}
