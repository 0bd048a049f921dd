import ExampleScreens
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleApp

@MainActor struct ExampleScreenTests {
  private nonisolated static let longScreens = ExampleScreen.all.map(\.name)
    .filter { name in
      !(ExampleScreen.short + ExampleScreen.views).contains { $0.name == name }
    }

  @Test(
    "Every screen matches its golden picture, but short ones, which have suites of their own",
    arguments: Self.longScreens, Gallery.appearances.indices)
  func golden(name: String, look: Int) throws {
    var appearance = Gallery.appearances[look].appearance
    appearance.scale = 1
    let snapshot = Snapshot(screen: try screen(named: name), appearance: appearance)

    expectImage(snapshot.picture, named: name + appearance.suffix)
  }

  @Test(
    "On every screen no text is truncated or outside its cell, and no two cells overlap",
    arguments: ExampleScreen.all.map(\.name), [320, 375, 390, 428])
  func tidy(name: String, width: Int) throws {
    for (title, look) in Gallery.appearances {
      let controller = try screen(named: name).makeViewController()
      let screen = Screen(
        controller, size: CGSize(width: width, height: 800), traits: look.traits)
      for step in 0..<4 {
        for fault in LayoutFault.all(in: controller.view) {
          Issue.record("\(name), \(title), \(width) wide, scrolled \(step) times: \(fault)")
        }
        try screen.scroll(by: 600)
      }
    }
  }

  @Test(
    "The cells of a right-to-left screen mirror those of a left-to-right one",
    arguments: Self.longScreens)
  func mirrored(name: String) throws {
    let plain = try cellFrames(of: name, look: Appearance())
    let mirrored = try cellFrames(of: name, look: Appearance(isRightToLeft: true))

    #expect(plain.count == mirrored.count)
    for (path, frame) in plain {
      let other = try #require(mirrored[path])
      // Each frame is rounded to half points independently.
      #expect(abs(other.maxX - (390 - frame.minX)) <= 0.5, "\(path)")
      #expect(other.minY == frame.minY && other.size == frame.size, "\(path)")
    }
  }

  @Test(
    "A screen is released when it is no longer displayed",
    arguments: ExampleScreen.all.map(\.name))
  func released(name: String) throws {
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let made = try screen(named: name).makeViewController()
      let screen = Screen(UINavigationController(rootViewController: made))
      _ = screen.image()
      controller = made
      view = made.view
    }
    #expect(controller == nil)
    #expect(view == nil)
  }

  @Test(
    "A screen that was tapped everywhere, scrolled and rotated is released too",
    arguments: ExampleScreen.all.map(\.name))
  func releasedAfterUse(name: String) throws {
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let made = try screen(named: name).makeViewController()
      let screen = Screen(UINavigationController(rootViewController: made))
      // Content that a tap presents covers the rest, so that later taps may fail.
      for text in screen.tappableTexts { try? screen.tap(text) }
      try? screen.scroll(by: 300)
      screen.resize(to: CGSize(width: 844, height: 390))
      controller = made
      view = made.view
    }
    #expect(controller == nil)
    #expect(view == nil)
  }

  private func cellFrames(of name: String, look: Appearance) throws -> [IndexPath: CGRect] {
    let controller = try screen(named: name).makeViewController()
    let screen = Screen(controller, size: look.size, traits: look.traits)
    screen.settle()
    let collectionView = try #require(controller.view.firstDescendant(UICollectionView.self))
    let cells = collectionView.visibleCells.compactMap { cell in
      collectionView.indexPath(for: cell).map {
        ($0, collectionView.convert(cell.bounds, from: cell))
      }
    }
    return Dictionary(uniqueKeysWithValues: cells)
  }

  private func screen(named name: String) throws -> ExampleScreen {
    try #require(ExampleScreen.all.first { $0.name == name })
  }
}
