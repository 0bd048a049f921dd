import BoxLayout
import Foundation
import LayoutGeometry

/// A content that wraps as a text does: pieces of the same width in lines of the same height.
final class TextContent: BoxContent {
  /// The number of pieces.
  var pieces: Int
  /// The size of a piece, in points.
  let piece: CGSize
  /// The number of times that the size was asked for.
  private(set) var questions = 0

  /// Creates a text of pieces.
  init(_ pieces: Int, of width: CGFloat = 10, height: CGFloat = 20) {
    self.pieces = pieces
    piece = CGSize(width: width, height: height)
  }

  func size(thatFits width: CGFloat) -> CGSize {
    questions += 1
    guard pieces > 0 else { return .zero }
    let fitting = (width / piece.width + 1e-9).rounded(.down)
    let columns = max(1, min(CGFloat(pieces), fitting))
    let lines = (CGFloat(pieces) / columns).rounded(.up)
    return CGSize(width: columns * piece.width, height: lines * piece.height)
  }

  var keepsHeightIfWidened: Bool { true }
}

/// A content that always answers with the same numbers.
final class ConstantContent: BoxContent {
  private let size: CGSize

  /// Creates a content of a size, which may be hostile.
  init(_ width: CGFloat, _ height: CGFloat) { size = CGSize(width: width, height: height) }

  func size(thatFits width: CGFloat) -> CGSize { size }

  var keepsHeightIfWidened: Bool { false }
}

extension BoxNode {
  /// Creates a box of a fixed size.
  static func fixed(
    _ width: CGFloat, _ height: CGFloat, margin: LayoutInsets = .zero,
    change: (inout BoxStyle) -> Void = { _ in }
  ) -> BoxNode {
    var style = BoxStyle(width: .equalTo(width), height: .equalTo(height), margin: margin)
    change(&style)
    return BoxNode(style: style)
  }

  /// Creates a box with a text of pieces of 10 x 20 points.
  static func text(_ pieces: Int, width: BoxLength = .wrap, height: BoxLength = .wrap) -> BoxNode {
    BoxNode(style: BoxStyle(width: width, height: height), content: TextContent(pieces))
  }

  /// Creates a row of boxes from its start, without spacing.
  static func row(
    width: BoxLength = .wrap, height: BoxLength = .wrap, _ children: BoxNode...
  ) -> BoxNode {
    line(BoxLine(.horizontal), width, height, children)
  }

  /// Creates a row of boxes.
  static func row(
    _ line: BoxLine, width: BoxLength = .wrap, height: BoxLength = .wrap, _ children: BoxNode...
  ) -> BoxNode {
    self.line(line, width, height, children)
  }

  /// Creates a column of boxes from its start, without spacing.
  static func column(
    width: BoxLength = .wrap, height: BoxLength = .wrap, _ children: BoxNode...
  ) -> BoxNode {
    line(BoxLine(.vertical), width, height, children)
  }

  private static func line(
    _ line: BoxLine, _ width: BoxLength, _ height: BoxLength, _ children: [BoxNode]
  ) -> BoxNode {
    BoxNode(
      style: BoxStyle(width: width, height: height), arrangement: BoxArrangement(.linear(line)),
      children: children)
  }

  /// The frames of the children, in points.
  var childFrames: [CGRect] { children.map(\.frame) }

  /// The horizontal starts of the children, in points.
  var starts: [CGFloat] { children.map(\.frame.minX) }

  /// The widths of the children, in points.
  var widths: [CGFloat] { children.map(\.frame.width) }

  /// Lays out the box in a width and a height, unlimited if not given, and returns it.
  @discardableResult func laidOut(
    _ width: CGFloat = .infinity, _ height: CGFloat = .infinity, isRightToLeft: Bool = false
  ) -> BoxNode {
    layOut(in: CGSize(width: width, height: height), isRightToLeft: isRightToLeft)
    return self
  }
}
