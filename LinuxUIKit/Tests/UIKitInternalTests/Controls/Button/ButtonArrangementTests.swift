import Testing

@testable import UIKit

@Suite("Arrangement of a button's parts") struct ButtonArrangementTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
  private let image = CGSize(width: 20, height: 10)
  private var base: ButtonArrangement { ButtonArrangement(scale: 2) }

  private func text(_ width: CGFloat, _ height: CGFloat) -> ButtonArrangement.Measure {
    { _ in CGSize(width: width, height: height) }
  }

  @Test("An empty arrangement has no frames and no size")
  func empty() {
    #expect(base.frames(in: bounds) == ButtonFrames())
    #expect(base.size(in: 100) == .zero)
  }

  @Test("A title is centered")
  func title() {
    var arrangement = base
    arrangement.title = text(30, 20)

    // (100 - 30) / 2 = 35, (40 - 20) / 2 = 10.
    #expect(
      arrangement.frames(in: bounds)
        == ButtonFrames(title: CGRect(x: 35, y: 10, width: 30, height: 20)))
    #expect(arrangement.size(in: 100) == CGSize(width: 30, height: 20))
  }

  @Test(
    "An image is on the given side of the title, with the padding between them",
    arguments: [
      // 20 + 5 + 30 = 55 of 100: from 22.5. Both are vertically centered at 20 of 40.
      (
        ButtonArrangement.ImageEdge.leading, CGRect(x: 22.5, y: 15, width: 20, height: 10),
        CGRect(x: 47.5, y: 10, width: 30, height: 20), CGSize(width: 55, height: 20)
      ),
      (
        .trailing, CGRect(x: 57.5, y: 15, width: 20, height: 10),
        CGRect(x: 22.5, y: 10, width: 30, height: 20), CGSize(width: 55, height: 20)
      ),
      // 10 + 5 + 20 = 35 of 40: from 2.5.
      (
        .top, CGRect(x: 40, y: 2.5, width: 20, height: 10),
        CGRect(x: 35, y: 17.5, width: 30, height: 20), CGSize(width: 30, height: 35)
      ),
      (
        .bottom, CGRect(x: 40, y: 27.5, width: 20, height: 10),
        CGRect(x: 35, y: 2.5, width: 30, height: 20), CGSize(width: 30, height: 35)
      ),
    ])
  func imageEdges(
    edge: ButtonArrangement.ImageEdge, imageFrame: CGRect, titleFrame: CGRect, size: CGSize
  ) {
    var arrangement = base
    arrangement.image = image
    arrangement.title = text(30, 20)
    arrangement.imageEdge = edge
    arrangement.imagePadding = 5

    #expect(
      arrangement.frames(in: bounds) == ButtonFrames(image: imageFrame, title: titleFrame))
    #expect(arrangement.size(in: 1_000) == size)
  }

  @Test("A right-to-left arrangement is mirrored")
  func mirrored() {
    var arrangement = base
    arrangement.image = image
    arrangement.title = text(30, 20)
    arrangement.horizontal = .leading
    arrangement.isRightToLeft = true

    // The image is at the right edge, the title at its left.
    #expect(
      arrangement.frames(in: bounds)
        == ButtonFrames(
          image: CGRect(x: 80, y: 15, width: 20, height: 10),
          title: CGRect(x: 50, y: 10, width: 30, height: 20)))
  }

  @Test("An image alone needs no padding")
  func imageAlone() {
    var arrangement = base
    arrangement.image = image
    arrangement.imagePadding = 5

    #expect(arrangement.size(in: 100) == image)
    #expect(arrangement.frames(in: bounds).image == CGRect(x: 40, y: 15, width: 20, height: 10))
  }

  @Test(
    "The narrower text is aligned with the wider one as specified",
    arguments: [(ButtonAlignment.leading, 25.0), (.center, 35), (.trailing, 45)])
  func subtitle(side: ButtonAlignment, start: CGFloat) {
    var arrangement = base
    arrangement.title = text(30, 20)
    arrangement.subtitle = text(50, 10)
    arrangement.titlePadding = 1
    arrangement.textBlockAlignment = side

    // 20 + 1 + 10 = 31 of 40: from 4.5, the subtitle 21 below.
    #expect(
      arrangement.frames(in: bounds)
        == ButtonFrames(
          title: CGRect(x: start, y: 4.5, width: 30, height: 20),
          subtitle: CGRect(x: 25, y: 25.5, width: 50, height: 10)))
    #expect(arrangement.size(in: 100) == CGSize(width: 50, height: 31))
  }

  @Test("The block is at the edges to which it is aligned")
  func alignment() {
    var arrangement = base
    arrangement.title = text(30, 20)
    arrangement.horizontal = .trailing
    arrangement.vertical = .leading
    #expect(
      arrangement.frames(in: bounds).title == CGRect(x: 70, y: 0, width: 30, height: 20))
    arrangement.horizontal = .leading
    arrangement.vertical = .trailing

    #expect(
      arrangement.frames(in: bounds).title == CGRect(x: 0, y: 20, width: 30, height: 20))
  }

  @Test("A stretched title fills the space beside the image")
  func filledTitle() {
    var arrangement = base
    arrangement.image = image
    arrangement.title = text(30, 20)
    arrangement.imagePadding = 5
    arrangement.horizontal = .fill
    arrangement.vertical = .fill

    #expect(
      arrangement.frames(in: bounds)
        == ButtonFrames(
          image: CGRect(x: 0, y: 0, width: 20, height: 40),
          title: CGRect(x: 25, y: 0, width: 75, height: 40)))
  }

  @Test("A stretched image without texts fills the bounds")
  func filledImage() {
    var arrangement = base
    arrangement.image = image
    arrangement.horizontal = .fill
    arrangement.vertical = .fill

    #expect(arrangement.frames(in: bounds).image == bounds)
  }

  @Test("A title is limited to the width beside the image, and the image to the bounds")
  func narrow() {
    var arrangement = base
    arrangement.image = image
    arrangement.title = { available in CGSize(width: min(30, available), height: 20) }
    arrangement.imagePadding = 5
    let narrow = CGRect(x: 0, y: 0, width: 40, height: 40)

    #expect(
      arrangement.frames(in: narrow)
        == ButtonFrames(
          image: CGRect(x: 0, y: 15, width: 20, height: 10),
          title: CGRect(x: 25, y: 10, width: 15, height: 20)))
    let none = CGRect(x: 10, y: 10, width: -5, height: 0)
    #expect(arrangement.frames(in: none).image?.size == .zero)
    #expect(arrangement.frames(in: none).title?.width == 0)
  }

  @Test("Parts begin on whole pixels")
  func pixels() {
    var arrangement = base
    arrangement.title = text(30.5, 20)

    // (100 - 30.5) / 2 = 34.75; two pixels per point: a half is rounded up.
    #expect(arrangement.frames(in: bounds).title?.minX == 35)
  }
}
