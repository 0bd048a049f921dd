import Testing

@testable import UIKit

@Suite("Where the parts of a button are") struct ButtonArrangementTests {
  private let room = CGRect(x: 0, y: 0, width: 100, height: 40)
  private let image = CGSize(width: 20, height: 10)
  private var base: ButtonArrangement { ButtonArrangement(scale: 2) }

  private func text(_ width: CGFloat, _ height: CGFloat) -> ButtonArrangement.Measure {
    { _ in CGSize(width: width, height: height) }
  }

  @Test("Nothing has no frames and no size")
  func empty() {
    #expect(base.frames(in: room) == ButtonFrames())
    #expect(base.size(in: 100) == .zero)
  }

  @Test("A title stands in the middle")
  func title() {
    var arrangement = base
    arrangement.title = text(30, 20)

    // (100 - 30) / 2 = 35, (40 - 20) / 2 = 10.
    #expect(
      arrangement.frames(in: room)
        == ButtonFrames(title: CGRect(x: 35, y: 10, width: 30, height: 20)))
    #expect(arrangement.size(in: 100) == CGSize(width: 30, height: 20))
  }

  @Test(
    "An image stands on its side of the title, with the padding between",
    arguments: [
      // 20 + 5 + 30 = 55 of 100: from 22.5. The image's middle is the title's: 20 of 40.
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
      arrangement.frames(in: room) == ButtonFrames(image: imageFrame, title: titleFrame))
    #expect(arrangement.size(in: 1_000) == size)
  }

  @Test("Where reading starts at the right, all of it is mirrored")
  func mirrored() {
    var arrangement = base
    arrangement.image = image
    arrangement.title = text(30, 20)
    arrangement.horizontal = .leading
    arrangement.isRightToLeft = true

    // The image is at the right edge, the title at its left.
    #expect(
      arrangement.frames(in: room)
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
    #expect(arrangement.frames(in: room).image == CGRect(x: 40, y: 15, width: 20, height: 10))
  }

  @Test(
    "The narrower text lies beside the wider one as asked",
    arguments: [(ButtonSide.leading, 25.0), (.center, 35), (.trailing, 45)])
  func subtitle(side: ButtonSide, start: CGFloat) {
    var arrangement = base
    arrangement.title = text(30, 20)
    arrangement.subtitle = text(50, 10)
    arrangement.titlePadding = 1
    arrangement.textSide = side

    // 20 + 1 + 10 = 31 of 40: from 4.5, the subtitle 21 below.
    #expect(
      arrangement.frames(in: room)
        == ButtonFrames(
          title: CGRect(x: start, y: 4.5, width: 30, height: 20),
          subtitle: CGRect(x: 25, y: 25.5, width: 50, height: 10)))
    #expect(arrangement.size(in: 100) == CGSize(width: 50, height: 31))
  }

  @Test("The block goes to the edges that it is aligned to")
  func alignment() {
    var arrangement = base
    arrangement.title = text(30, 20)
    arrangement.horizontal = .trailing
    arrangement.vertical = .leading
    #expect(
      arrangement.frames(in: room).title == CGRect(x: 70, y: 0, width: 30, height: 20))
    arrangement.horizontal = .leading
    arrangement.vertical = .trailing

    #expect(
      arrangement.frames(in: room).title == CGRect(x: 0, y: 20, width: 30, height: 20))
  }

  @Test("A stretched title fills the room that the image leaves")
  func filledTitle() {
    var arrangement = base
    arrangement.image = image
    arrangement.title = text(30, 20)
    arrangement.imagePadding = 5
    arrangement.horizontal = .fill
    arrangement.vertical = .fill

    #expect(
      arrangement.frames(in: room)
        == ButtonFrames(
          image: CGRect(x: 0, y: 0, width: 20, height: 40),
          title: CGRect(x: 25, y: 0, width: 75, height: 40)))
  }

  @Test("A stretched image alone fills the room")
  func filledImage() {
    var arrangement = base
    arrangement.image = image
    arrangement.horizontal = .fill
    arrangement.vertical = .fill

    #expect(arrangement.frames(in: room).image == room)
  }

  @Test("A title gets what is left beside the image, and the image no more than there is")
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

    // (100 - 30.5) / 2 = 34.75; two pixels a point: a half goes up.
    #expect(arrangement.frames(in: room).title?.minX == 35)
  }
}
