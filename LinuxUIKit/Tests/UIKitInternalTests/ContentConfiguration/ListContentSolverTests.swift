import Testing

@testable import UIKit

/// The six rules of uikit.md, 3.4.3, in a cell with a width of 320 points and the default margins,
/// {11, 16, 11, 8}.
@Suite("Layout of list content") struct ListContentSolverTests {
  private func solver(
    text: CGSize? = nil, secondary: CGSize? = nil, image: CGSize? = nil
  ) -> ListContentSolver {
    ListContentSolver(
      margins: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8),
      width: 320, minimumHeight: 44, image: image, imageToText: 16,
      text: text.map { size in { _ in size } },
      secondaryText: secondary.map { size in { _ in size } },
      prefersSideBySide: false, sideBySideGap: 8, stackedGap: 3, scale: 3)
  }

  @Test("A single line of text is centered in the minimum height of cells")
  func oneLine() {
    let layout = solver(text: CGSize(width: 100, height: 20)).solve()
    // 11 + 20 + 11 = 42, less than 44; one of the 22 points remains above and below the text.
    #expect(layout.height == 44)
    #expect(layout.text == CGRect(x: 16, y: 12, width: 296, height: 20))
    #expect(layout.image == nil && layout.secondaryText == nil)
  }

  @Test("Two texts are stacked with the vertical padding between them")
  func stacked() {
    let layout = solver(
      text: CGSize(width: 100, height: 20), secondary: CGSize(width: 80, height: 18)
    ).solve()
    // 11 + 20 + 3 + 18 + 11.
    #expect(layout.height == 63)
    #expect(layout.text == CGRect(x: 16, y: 11, width: 296, height: 20))
    #expect(layout.secondaryText == CGRect(x: 16, y: 34, width: 296, height: 18))
  }

  @Test("Side by side, the secondary text is at the trailing edge and both are vertically centered")
  func sideBySide() {
    var solver = solver(
      text: CGSize(width: 100, height: 20), secondary: CGSize(width: 80, height: 18))
    solver.prefersSideBySide = true
    let layout = solver.solve()
    #expect(layout.height == 44)
    #expect(layout.text == CGRect(x: 16, y: 12, width: 208, height: 20))
    // 320 - 8 - 80 = 232.
    #expect(layout.secondaryText == CGRect(x: 232, y: 13, width: 80, height: 18))
  }

  @Test("Texts are side by side as long as both and their padding fit", arguments: [208, 209])
  func fits(width: Int) {
    // 296 are available: 208 + 8 + 80.
    var solver = solver(
      text: CGSize(width: width, height: 20), secondary: CGSize(width: 80, height: 20))
    solver.prefersSideBySide = true
    #expect(solver.solve().height == (width == 208 ? 44 : 65))
  }

  @Test("A missing text keeps its padding to the secondary text beside it")
  func missingText() {
    var wide = solver(secondary: CGSize(width: 289, height: 20))
    wide.prefersSideBySide = true
    var narrow = solver(secondary: CGSize(width: 288, height: 20))
    narrow.prefersSideBySide = true
    // 289 + 8 is more than 296: stacked, from the leading edge; 288 + 8 is at the end.
    #expect(wide.solve().secondaryText?.minX == 16)
    #expect(narrow.solve().secondaryText?.minX == 24)
  }

  @Test("The image is at the leading edge, vertically centered, and the text follows it")
  func image() {
    let layout = solver(
      text: CGSize(width: 100, height: 20), image: CGSize(width: 24, height: 24)
    ).solve()
    // 11 + 24 + 11.
    #expect(layout.height == 46)
    #expect(layout.image == CGRect(x: 16, y: 11, width: 24, height: 24))
    #expect(layout.text == CGRect(x: 56, y: 13, width: 256, height: 20))
  }

  @Test("A large image is scaled down to the maximum size and keeps its aspect ratio")
  func maximumSize() {
    var solver = solver(
      text: CGSize(width: 100, height: 20), image: CGSize(width: 100, height: 50))
    solver.maximumImageSize = CGSize(width: 40, height: 0)
    let layout = solver.solve()
    #expect(layout.image?.size == CGSize(width: 40, height: 20))
    // 16 + 40 + 16.
    #expect(layout.text?.minX == 72)
  }

  @Test("An image that is taller than its cell is scaled down to fit the margins")
  func tallImage() {
    var solver = solver(
      text: CGSize(width: 100, height: 20), image: CGSize(width: 60, height: 60))
    solver.height = 52
    let layout = solver.solve()
    #expect(layout.image == CGRect(x: 16, y: 11, width: 30, height: 30))
  }

  @Test("A reserved size aligns texts, and the image is centered in it")
  func reservedSize() {
    var solver = solver(
      text: CGSize(width: 100, height: 20), image: CGSize(width: 20, height: 20))
    solver.reservedImageSize = CGSize(width: 40, height: 0)
    let layout = solver.solve()
    #expect(layout.image?.minX == 26)
    // 16 + 40 + 16.
    #expect(layout.text?.minX == 72)
  }

  @Test("In a higher cell the texts are centered between the margins")
  func higherRow() {
    var solver = solver(text: CGSize(width: 100, height: 20))
    solver.height = 100
    let layout = solver.solve()
    #expect(layout.text?.minY == 40)
    #expect(layout.height == 44)
  }

  @Test("Frames start on pixels")
  func pixels() {
    var solver = solver(text: CGSize(width: 100, height: 20.5))
    solver.scale = 2
    // (44 - 20.5) / 2 is 11.75: half a pixel, which is rounded up.
    #expect(solver.solve().text?.minY == 12)
  }
}
