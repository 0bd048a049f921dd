import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct PhotosScreenTests {
  private let controller = PhotosScreen()
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      traits: UITraitCollection(displayScale: 1))
  }

  /// The frames of the visible photos.
  private var frames: [CGRect] {
    screen.settle()
    return controller.legoRenderer.collectionView?.visibleCells.map(\.frame) ?? []
  }

  @Test("Photos fill three columns in their proportions")
  func first() throws {
    // (390 + 8) / (120 + 8) = 3 columns of (390 − 16) / 3 points.
    let width: CGFloat = (390 - 16) / 3
    #expect(Set(frames.map { ($0.minX / (width + 8)).rounded() }) == [0, 1, 2])
    for photo in controller.model.albums[0].photos.prefix(6) {
      let frame = try screen.frame(ofID: photo.id)
      #expect(abs(frame.width - width) <= 0.5)
      #expect(abs(frame.height - width * photo.aspect) <= 1)
    }
    expectImage(screen.image(), named: "photos")
  }

  @Test("A rotated screen has six columns")
  func rotated() {
    screen.resize(to: CGSize(width: 844, height: 390))
    // (844 + 8) / (120 + 8) = 6 columns of (844 − 40) / 6 = 134 points.
    #expect(Set(frames.map(\.width)) == [134])
    #expect(Set(frames.map(\.minX)) == [0, 142, 284, 426, 568, 710])
  }

  @Test("The header stays visible until that of the next album replaces it")
  func pinned() throws {
    try screen.scroll(by: 300)
    // The navigation bar is 44 points high; the content offset may lie between two pixels.
    #expect(abs(try screen.frame(of: "Workshop").minY - 44) <= 0.5)
    expectImage(screen.image(), named: "photos_scrolled")
    try screen.scroll(toID: 27)
    #expect(!screen.text.contains("WORKSHOP"))
    #expect(abs(try screen.frame(of: "Harbor").minY - 44) <= 0.5)
  }

  @Test("A tap opens a photo, and the back button returns to the others")
  func open() throws {
    try screen.tap("Workshop 2")
    let viewer = try #require(controller.navigationController?.topViewController)
    #expect(viewer.title == "Workshop 2")
    #expect((viewer.view as? UIImageView)?.image != nil)
    try screen.tap("Photos")
    #expect(controller.navigationController?.topViewController === controller)
  }
}
