import TestSupport
import Testing
import UIKit

/// The image of the layout engine in README.
@MainActor @Suite("The contact sheet") struct ContactSheetTests {
  @Test("The contact sheet shows the layout in columns of equal height")
  func contactSheet() {
    let spacing = SpacingPictureTests()
    let sheet = ContactSheet(columns: [
      [MosaicPictureTests().mosaicScreen(.leftToRight)],
      [
        CarouselPictureTests().carouselScreen(.leftToRight),
        PinnedPictureTests().pushedScreen(.leftToRight),
      ],
      [MixedScene().screen(.rightToLeft, .dark)],
      [
        WaterfallPictureTests().waterfallScreen(.leftToRight), spacing.tagsScreen(.leftToRight),
        spacing.acrossScreen(.leftToRight),
      ],
    ])

    // Four columns of 320 with 16 around each, and the tallest screen's 544 with 16 around it.
    #expect(sheet.size == CGSize(width: 1360, height: 576))
    expectDocumentationImage(sheet.picture, named: "compositional-layout")
  }
}

/// Screens in columns, as rounded cards on gray.
@MainActor private struct ContactSheet {
  let columns: [[PictureScreen]]
  private let gap: CGFloat = 16

  /// The size in points.
  var size: CGSize {
    CGSize(
      width: gap + columns.reduce(0) { $0 + width($1) + gap },
      height: height + 2 * gap)
  }

  /// The sheet drawn at a scale of 2.
  var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.85, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var x = gap
      for column in columns {
        draw(column, at: x, in: context.cgContext)
        x += width(column) + gap
      }
    }
  }

  /// Draws screens from top to bottom of the sheet, with the remaining space between them.
  private func draw(_ column: [PictureScreen], at x: CGFloat, in context: CGContext) {
    let heights = column.map { $0.view.bounds.height }
    let left = height - heights.reduce(0, +)
    let between = column.count > 1 ? left / CGFloat(column.count - 1) : 0
    var y = gap
    for screen in column {
      let frame = CGRect(origin: CGPoint(x: x, y: y), size: screen.view.bounds.size)
      context.saveGState()
      UIBezierPath(roundedRect: frame, cornerRadius: 12).addClip()
      screen.picture.draw(in: frame)
      context.restoreGState()
      y = frame.maxY + between
    }
  }

  private func width(_ column: [PictureScreen]) -> CGFloat {
    column.map { $0.view.bounds.width }.max() ?? 0
  }

  private var height: CGFloat {
    columns.map { $0.reduce(0) { $0 + $1.view.bounds.height } }.max() ?? 0
  }
}
