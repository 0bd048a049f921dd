import Foundation

/// The outlines of symbols that no icon represents.
///
/// Letters and numbers in circles and squares are composed of the system font's characters; names
/// that enclose or strike through another symbol, such as `pencil.circle` and `star.slash`, are
/// composed of that symbol. Any other name of words that symbols are named by has the outline of a
/// rounded square, so that a screen keeps its layout; it is reported once on standard error.
enum SymbolComposition {
  /// Returns the outline of a symbol in ems, with y down; `nil` for a name that no symbol has.
  static func outline(of name: String) -> [PathElement]? {
    let words = name.split(separator: ".").map(String.init)
    return enclosure(of: words) ?? struckThrough(words) ?? placeholder(for: name, words)
  }

  // MARK: Circles and squares

  // Unverified: the lengths are those of the icons `radio_button_unchecked` and `crop_square`.
  /// The length of a circle or square, in ems.
  private static let enclosureLength: CGFloat = 20.0 / 24
  /// The thickness of its line, in ems.
  private static let lineWidth: CGFloat = 2.0 / 24
  /// The largest length of its content, relative to it.
  private static let contentRatio: CGFloat = 0.55
  /// The radius of a square's corners, in ems.
  private static let cornerRadius: CGFloat = 3.0 / 24

  private static func enclosure(of words: [String]) -> [PathElement]? {
    let isFilled = words.last == "fill"
    let rest = isFilled ? words.dropLast() : words[...]
    guard rest.count > 1, let shape = rest.last, shape == "circle" || shape == "square",
      let content = content(named: rest.dropLast().joined(separator: "."))
    else { return nil }
    let outer = shapePath(shape, inset: 0)
    let fitted = fit(content, ratio: contentRatio)
    guard isFilled else {
      return outer + reversed(shapePath(shape, inset: lineWidth)) + oriented(fitted, like: outer)
    }
    return outer + reversed(oriented(fitted, like: outer))
  }

  private static func content(named name: String) -> [PathElement]? {
    if let icon = SymbolTable.icons[name] { return IconFont.shared?[icon] }
    guard name.count <= 2, name.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLowercase) })
    else { return nil }
    return IconFont.characters(name.uppercased())
  }

  private static func shapePath(_ shape: String, inset: CGFloat) -> [PathElement] {
    let side = enclosureLength - 2 * inset
    let rect = CGRect(x: inset, y: inset, width: side, height: side)
    let radius = shape == "circle" ? side / 2 : max(0, cornerRadius - inset)
    return CGPath(
      roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil
    ).elements
  }

  /// Returns an outline scaled to a part of the enclosure, in its center.
  private static func fit(_ outline: [PathElement], ratio: CGFloat) -> [PathElement] {
    let bounds = CGPath(elements: outline).boundingBoxOfPath
    let scale = enclosureLength * ratio / max(bounds.width, bounds.height, .ulpOfOne)
    let center = enclosureLength / 2
    return outline.applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale,
        tx: center - bounds.midX * scale, ty: center - bounds.midY * scale))
  }

  // MARK: Slashes

  private static func struckThrough(_ words: [String]) -> [PathElement]? {
    guard let slash = words.lastIndex(of: "slash") else { return nil }
    var rest = words
    rest.remove(at: slash)
    guard let icon = SymbolTable.icons[rest.joined(separator: ".")],
      let outline = IconFont.shared?[icon]
    else { return nil }
    let fitted = fit(outline, ratio: 1)
    let (start, end) = (lineWidth / 2, enclosureLength - lineWidth / 2)
    let side = lineWidth / 2
    let line: [PathElement] = [
      .move(to: CGPoint(x: start - side, y: start + side)),
      .line(to: CGPoint(x: start + side, y: start - side)),
      .line(to: CGPoint(x: end + side, y: end - side)),
      .line(to: CGPoint(x: end - side, y: end + side)), .close,
    ]
    return fitted + oriented(line, like: fitted)
  }

  // MARK: Placeholders

  private static func placeholder(for name: String, _ words: [String]) -> [PathElement]? {
    guard !words.isEmpty, words.allSatisfy(SymbolTable.words.contains) else { return nil }
    SymbolReport.shared.report(name)
    return shapePath("square", inset: 0) + reversed(shapePath("square", inset: lineWidth))
  }

  // MARK: Directions

  /// Returns an outline in the direction of another one, so that both are filled where they overlap.
  private static func oriented(
    _ outline: [PathElement], like other: [PathElement]
  ) -> [PathElement] {
    (area(of: outline) < 0) == (area(of: other) < 0) ? outline : reversed(outline)
  }

  /// Returns the area within an outline's points, which is negative for one of the two directions.
  private static func area(of outline: [PathElement]) -> CGFloat {
    var (area, start, last) = (CGFloat.zero, CGPoint.zero, CGPoint.zero)
    for element in outline {
      let next = element.end ?? start
      if case .move = element { start = next } else { area += last.x * next.y - next.x * last.y }
      last = next
    }
    return area
  }

  /// Returns an outline in the opposite direction, so that it is cut out of one in its own.
  private static func reversed(_ outline: [PathElement]) -> [PathElement] {
    var result: [PathElement] = []
    var contour: [PathElement] = []
    for element in outline {
      if case .move = element, !contour.isEmpty {
        result += reversedContour(contour)
        contour = []
      }
      contour.append(element)
    }
    return result + reversedContour(contour)
  }

  private static func reversedContour(_ contour: [PathElement]) -> [PathElement] {
    let drawn = contour.filter { $0.end != nil }
    let ends = drawn.compactMap(\.end)
    guard let last = ends.last else { return [] }
    var result: [PathElement] = [.move(to: last)]
    for index in drawn.indices.reversed() where index > 0 {
      switch drawn[index] {
      case .curve(_, let first, let second):
        result.append(.curve(to: ends[index - 1], control1: second, control2: first))
      default: result.append(.line(to: ends[index - 1]))
      }
    }
    return result + [.close]
  }
}

/// The names of symbols that are drawn as placeholders, each of which is reported once.
private final class SymbolReport: @unchecked Sendable {
  static let shared = SymbolReport()

  // The lock guards the names.
  private let lock = NSLock()
  private var names = Set<String>()

  func report(_ name: String) {
    let isNew = lock.withLock { names.insert(name).inserted }
    guard isNew else { return }
    FileHandle.standardError.write(
      Data("UIKit: the symbol '\(name)' is not available and is drawn as a square.\n".utf8))
  }
}
