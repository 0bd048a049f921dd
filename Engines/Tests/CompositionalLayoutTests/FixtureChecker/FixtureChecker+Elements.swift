import CompositionalLayout
import Foundation

extension FixtureChecker {
  /// Returns a complaint about an element; parses `#4 (0,50,80,50) z1`, `header.1 y528 alpha 0.5`,
  /// `#7 none`.
  func complaint(element words: ArraySlice<Substring>, isInside: Bool) -> String? {
    guard let name = words.first, words.count > 1 else { return "no statement" }
    let found = element(String(name))
    if words.dropFirst() == ["none"] { return found.map { "\($0)" } }
    guard let found else { return "no element" }
    guard isFound(found) else { return "not found by its rectangle" }
    var frame = found.frame
    if isInside, let section = found.section, let scroller = layout.scroller(ofSection: section) {
      frame.origin[layout.axis] -= scroller.frame.origin[layout.axis]
    }
    return complaint(facts: words.dropFirst(), of: found, at: frame)
  }

  /// Returns the element with a name; `nil` if there is none.
  func element(_ name: String) -> LayoutElement? {
    if name.hasSuffix("!") {
      return layout.boundaryItem(String(name.dropLast()), visible: visible)
    }
    let kind = String(name.prefix { $0 != "." && $0 != "#" })
    let path = name.dropFirst(kind.count).split { ".#".contains($0) }.compactMap { Int($0) }
    let section = path.count > 1 || !name.hasPrefix("#") ? path.first ?? 0 : 0
    if name.hasPrefix("#") { return layout.cell(path.last ?? 0, section: section) }
    if kind == "background" { return layout.decoration(kind, section: section) }
    return layout.supplementary(
      kind, item: path.count > 1 ? path[1] : 0, section: section, visible: visible)
  }

  private func complaint(
    facts words: ArraySlice<Substring>, of element: LayoutElement, at frame: CGRect
  ) -> String? {
    var words = words
    while let word = words.popFirst() {
      if word.hasPrefix("(") {
        let sides = [frame.minX, frame.minY, frame.width, frame.height]
        if let complaint = complaint("the frame", sides, word.numbers) { return complaint }
        continue
      }
      let name = word.prefix { $0.isLetter }
      let number = word == name ? words.popFirst() ?? "" : word.dropFirst(name.count)
      guard let found = value(String(name), of: element, at: frame) else { return "\(name)?" }
      if let complaint = complaint(String(name), [found], number.numbers) { return complaint }
    }
    return nil
  }

  private func value(_ name: String, of element: LayoutElement, at frame: CGRect) -> CGFloat? {
    switch name {
    case "x": frame.minX
    case "y": frame.minY
    case "width": frame.width
    case "height": frame.height
    case "maxX": frame.maxX
    case "maxY": frame.maxY
    case "seenMidX": frame.midX - scrolled
    case "z": CGFloat(element.zIndex)
    case "alpha": element.alpha
    default: nil
    }
  }

  /// Checks the rectangle of an element, with a scroller at the start of its content.
  private func isFound(_ element: LayoutElement) -> Bool {
    guard element.frame.width > 0, element.frame.height > 0 else { return true }
    return layout.elements(in: element.frame, visible: visible, offset: { _ in 0 })
      .contains(element)
  }
}
