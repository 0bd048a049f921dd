/// The expected frames of views, computed without a solver.
package enum ExpectedFrames {
  /// Returns a frame's contribution to a checksum.
  private static func share(
    _ left: Double, _ top: Double, _ width: Double, _ height: Double
  ) -> Double {
    left + 3 * top + 7 * width + 11 * height
  }

  /// Returns the checksum of a list: each view 16 from both sides and 8 below the previous one.
  package static func listChecksum(
    count: Int, width: Double = 390, height: Double = ViewSystem.firstHeight
  ) -> Double {
    var heights = ViewSystem.listHeights(count: count)
    heights[count / 2] = height
    var top = ViewSystem.gap
    return heights.reduce(0) { sum, height in
      defer { top += height + ViewSystem.gap }
      return sum + share(ViewSystem.margin, top, width - 2 * ViewSystem.margin, height)
    }
  }

  /// Returns the checksum of cells, each as high as its image or its texts need.
  package static func cellsChecksum(
    count: Int, width: Double = 390, height: Double = ViewSystem.firstHeight
  ) -> Double {
    var top = 0.0
    return ViewSystem.texts(count: count).enumerated().reduce(0) { sum, element in
      let subtitle = element.offset == count / 2 ? height : 16
      // The image and the texts each have 8 points above and below; the texts are 2 points apart.
      let cell = max(8 + 44 + 8, 8 + 20 + 2 + subtitle + 8)
      defer { top += cell }
      return sum + share(0, top, width, cell)
        + contentShare(element.element, top: top, width: width, height: cell, subtitle: subtitle)
    }
  }

  private static func contentShare(
    _ texts: ViewSystem.Texts, top: Double, width: Double, height: Double, subtitle: Double
  ) -> Double {
    // The texts begin 12 points after the image and end 8 before the badge, which ends 16 before
    // the edge.
    let textLeft: Double = 16 + 44 + 12
    let badgeLeft = width - 16 - texts.badge
    let room = badgeLeft - 8 - textLeft
    return share(16, top + (height - 44) / 2, 44, 44)
      + share(badgeLeft, top + (height - 16) / 2, texts.badge, 16)
      + share(textLeft, top + 8, min(texts.title, room), 20)
      + share(textLeft, top + 8 + 20 + 2, min(texts.subtitle, room), subtitle)
      + share(textLeft, top + height - 1, width - textLeft, 1)
  }
}
