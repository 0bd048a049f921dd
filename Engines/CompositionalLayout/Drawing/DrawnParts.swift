import Foundation
import LayoutGeometry

/// The parts of a solved group in the order in which they are placed, as far as they are told.
struct DrawnParts {
  /// What is drawn: groups without a name, items with their number.
  private(set) var boxes: [(frame: CGRect, name: String)] = []
  private var lines: [String] = []
  private var itemCount = 0
  private var partCount = 0

  /// The lines about the parts; the last one tells how many more there are.
  var text: String {
    let rest = partCount - lines.count
    return (lines + (rest > 0 ? ["  … and \(rest) more"] : [])).joined(separator: "\n")
  }

  /// Takes everything inside of a solved group.
  ///
  /// Costs what is drawn, and one step for each part that is not.
  mutating func add(_ group: LayoutNode, _ solved: SolvedNode) {
    boxes.append((CGRect(origin: .zero, size: solved.size), ""))
    addInside(of: group, solved, at: .zero, depth: 1)
  }

  private mutating func addInside(
    of node: LayoutNode, _ solved: SolvedNode, at origin: CGPoint, depth: Int
  ) {
    let inner = CGRect(origin: origin, size: solved.size).shrunk(by: solved.insets)
    addBadges(of: node, on: inner, depth: depth)
    switch solved.content {
    case .leaf: break
    case .frames(let frames):
      for custom in frames {
        let frame = custom.frame.offsetBy(dx: inner.minX, dy: inner.minY)
        addItem(frame, words: custom.zIndex == 0 ? "" : ", zIndex \(custom.zIndex)", depth: depth)
      }
    case .children(let parts, let places):
      guard case .group(let group) = node.content else { return }
      for (index, place) in places.enumerated() {
        guard let child = group.child(at: index) else { return }
        add(child, parts[place.part], at: origin.moved(by: place.origin), depth: depth)
      }
    }
  }

  private mutating func add(
    _ node: LayoutNode, _ solved: SolvedNode, at origin: CGPoint, depth: Int
  ) {
    let frame = CGRect(origin: origin, size: solved.size)
    guard boxes.count < GroupDrawing.mostBoxes else {
      itemCount = itemCount.saturatingSum(solved.leafCount)
      partCount += 1
      return
    }
    if case .leaf = solved.content {
      addItem(frame.shrunk(by: solved.insets), words: ", \(node.words)", depth: depth)
      addBadges(of: node, on: frame.shrunk(by: solved.insets), depth: depth + 1)
    } else {
      boxes.append((frame, ""))
      tell(
        "\(node.name): \(frame.size.text) at \(frame.origin.text), \(node.words)", depth: depth)
      addInside(of: node, solved, at: origin, depth: depth + 1)
    }
  }

  private mutating func addItem(_ frame: CGRect, words: String, depth: Int) {
    let number = itemCount
    if boxes.count < GroupDrawing.mostBoxes { boxes.append((frame, "\(number)")) }
    tell("item \(number): \(frame.size.text) at \(frame.origin.text)\(words)", depth: depth)
    itemCount += 1
  }

  private mutating func addBadges(of node: LayoutNode, on host: CGRect, depth: Int) {
    for badge in node.supplementaries {
      let frame = badge.frame(on: host)
      tell("\"\(badge.kind)\": \(frame.size.text) at \(frame.origin.text)", depth: depth)
    }
  }

  private mutating func tell(_ words: @autoclosure () -> String, depth: Int) {
    partCount += 1
    guard lines.count < GroupDrawing.mostLines else { return }
    lines.append(String(repeating: "  ", count: min(depth, 12)) + words())
  }
}

extension LayoutGroup {
  /// The description of the child at a place of an instance.
  fileprivate func child(at index: Int) -> LayoutNode? {
    guard !children.isEmpty else { return nil }
    return filling == .cycle ? children[index % children.count] : children[0]
  }
}
