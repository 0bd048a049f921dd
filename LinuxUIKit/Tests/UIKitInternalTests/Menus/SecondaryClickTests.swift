import TestSupport
import Testing

@testable import UIKit

/// A list of three rows of 50 points with a context menu for each but the first.
@MainActor
private final class MenuList: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let pointer = PointerInput()
  var log: [String] = []

  var displaysMenu: Bool { window.subviews.contains { $0.displaysMenu } }

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func click(_ button: UIEvent.ButtonMask, y: CGFloat, modifiers: UIKeyModifierFlags = []) {
    pointer.press(button, at: CGPoint(x: 100, y: y), modifiers: modifiers)
    pointer.release(button, at: CGPoint(x: 100, y: y), modifiers: modifiers)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.append("select \(path.item)")
  }

  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = paths.first?.item, item > 0 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Share \(item)") { _ in self.log.append("share \(item)") }])
    })
  }
}

@Suite("Clicks with the secondary button") @MainActor struct SecondaryClickTests {
  @Test("A click opens the menu of an item at once, and selects nothing")
  func item() {
    withHeldClock { clock in
      let list = MenuList()
      list.click(.secondary, y: 60)
      #expect(list.view.presentedContextMenu?.titles == ["Share 1"])
      #expect(list.log == [])
      list.view.presentedContextMenu?.choose("Share 1")
      clock.advance(by: 1)
      #expect(list.log == ["share 1"])
    }
  }

  @Test("A click on an item without a menu does nothing")
  func none() {
    let list = MenuList()
    list.click(.secondary, y: 10)
    #expect(list.view.presentedContextMenu == nil)
    #expect(list.log == [])
    list.click(.primary, y: 10)
    #expect(list.log == ["select 0"])
  }

  @Test("Control and the primary button are the secondary button")
  func control() {
    let list = MenuList()
    list.click(.primary, y: 110, modifiers: .control)
    #expect(list.view.presentedContextMenu?.titles == ["Share 2"])
    #expect(list.log == [])
  }

  @Test("Clicks beside an open menu close it, with either button", arguments: [1, 2])
  func close(button: Int) {
    withHeldClock { clock in
      let list = MenuList()
      list.click(.secondary, y: 60)
      clock.advance(by: 1)
      #expect(list.displaysMenu)
      list.click(.button(button), y: 470)
      clock.advance(by: 1)
      #expect(list.view.presentedContextMenu == nil)
      #expect(!list.displaysMenu)
      #expect(list.log == [])
    }
  }

  @Test("The innermost view with a menu at the point opens it")
  func nested() {
    let list = MenuList()
    let provider = PointMenuProvider()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let interaction = UIContextMenuInteraction(delegate: provider)
    view.addInteraction(interaction)
    list.view.cellForItem(at: [0, 1])?.contentView.addSubview(view)
    provider.answers = false
    list.click(.secondary, y: 60)
    #expect(provider.points == [CGPoint(x: 100, y: 10)])
    #expect(list.view.presentedContextMenu != nil)
    list.view.presentedContextMenu?.choose("Share 1")
    provider.answers = true
    withHeldClock { $0.advance(by: 1) }
    list.click(.secondary, y: 60)
    #expect(list.view.presentedContextMenu == nil)
    #expect(list.displaysMenu)
    #expect(interaction.location(in: view) == CGPoint(x: 100, y: 10))
    interaction.dismissMenu()
  }
}

@Suite("Buttons that are clicked with the secondary button") @MainActor
struct ButtonSecondaryClickTests {
  private let window = UIWindow(frame: CGRect(x: 30, y: 40, width: 320, height: 480))
  private let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 40))
  private let middle = CGPoint(x: 100, y: 220)
  private let desk: Desk

  init() {
    window.addSubview(button)
    window.isHidden = false
    window.layoutIfNeeded()
    desk = Desk(on: window)
  }

  private func menu(_ log: @escaping @MainActor (String) -> Void) -> UIMenu {
    UIMenu(children: [UIAction(title: "Copy") { _ in log("copy") }])
  }

  @Test(
    "The menu opens at once, whether or not it is the primary action", arguments: [false, true])
  func opens(isPrimary: Bool) {
    withHeldClock { clock in
      var log: [String] = []
      button.menu = menu { log.append($0) }
      button.showsMenuAsPrimaryAction = isPrimary
      button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
      button.addAction(UIAction { _ in log.append("tap") }, for: .primaryActionTriggered)
      desk.click(.secondary, at: middle)
      #expect(button.presentedMenu?.titles == ["Copy"])
      #expect(window.subviews.contains { $0.displaysMenu })
      #expect(log == ["menu"])
      // A second click is beside the menu, which it closes.
      clock.advance(by: 1)
      desk.click(.secondary, at: CGPoint(x: 310, y: 10))
      #expect(button.presentedMenu == nil)
      #expect(log == ["menu"])
    }
  }

  @Test("A disabled button and one without a menu leave the click to the view around them")
  func surroundings() {
    withHeldClock { clock in
      let provider = PointMenuProvider()
      let view = UIView(frame: window.bounds)
      let interaction = UIContextMenuInteraction(delegate: provider)
      view.addInteraction(interaction)
      window.addSubview(view)
      view.addSubview(button)
      desk.click(.secondary, at: middle)
      #expect(provider.points == [middle])
      interaction.dismissMenu()
      button.menu = menu { _ in }
      button.isEnabled = false
      clock.advance(by: 1)
      desk.click(.secondary, at: middle)
      #expect(provider.points == [middle, middle])
      #expect(button.presentedMenu == nil)
      interaction.dismissMenu()
    }
  }

  @Test("A bar button item with an action opens its menu")
  func barItem() throws {
    try withHeldClock { _ in
      var log: [String] = []
      let item = UIBarButtonItem(
        title: "Add", primaryAction: UIAction { _ in log.append("tap") },
        menu: menu { log.append($0) })
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = item
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.layoutIfNeeded()
      let view = try #require(item.displayedView)
      desk.click(.secondary, at: view.convert(CGPoint(x: 5, y: 20), to: window))
      #expect(item.menuController.presentedMenu === item.menu)
      #expect(log == [])
      item.menuController.choose("Copy")
      #expect(log == ["copy"])
    }
  }
}

@MainActor private final class PointMenuProvider: NSObject, UIContextMenuInteractionDelegate {
  var answers = true
  private(set) var points: [CGPoint] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    points.append(location)
    return answers
      ? UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      }) : nil
  }
}
