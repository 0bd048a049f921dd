import TestSupport
import Testing
import UIKit

@Suite("Golden pictures of lists") @MainActor struct ListPictureTests {
  @Test("A plain list, scrolled under its header")
  func plain() {
    expectImage(ListPictureScreen(.plain, .light).scrolled(by: 40).picture, named: "plain")
    expectImage(ListPictureScreen(.plain, .dark).scrolled(by: 40).picture, named: "plain_dark")
  }

  @Test("A list in inset groups")
  func insetGrouped() {
    expectImage(ListPictureScreen(.insetGrouped, .light).picture, named: "insetGrouped")
    expectImage(ListPictureScreen(.insetGrouped, .dark).picture, named: "insetGrouped_dark")
  }
}
