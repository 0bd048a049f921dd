import Foundation
import LayoutGeometry

/// The boxes and the lines of text for the parts of a solved group, in the order of layout.
struct DrawnParts {
  /// The frames to draw: groups without a name, items with their number.
  private(set) var boxes: [(frame: CGRect, name: String)] = []
  private var lines: [String] = []
  private var itemCount = 0
  private var partCount = 0

  /// The lines; the last one is the number of omitted parts.
  var text: String {
    let omitted = partCount - lines.count
    return (lines + (omitted > 0 ? ["  … and \(omitted) more"] : [])).joined(separator: "\n")
  }

  /// Adds a solved group and all of its descendants.
  ///
  /// A part that exceeds the limits costs one step.
  mutating func add(_ group: LayoutNode, _ solved: SolvedNode) {
    boxes.append((CGRect(origin: .zero, size: solved.size), ""))
    addContent(of: group, solved, at: .zero, depth: 1)
  }

  private mutating func addContent(
    of node: LayoutNode, _ solved: SolvedNode, at origin: CGPoint, depth: Int
  ) {
    let inner = CGRect(origin: origin, size: solved.size).shrunk(by: solved.insets)
    addSupplementaries(of: node, on: inner, depth: depth)
    switch solved.content {
    case .leaf: break
    case .frames(let frames):
      for custom in frames {
        let frame = custom.frame.offsetBy(dx: inner.minX, dy: inner.minY)
        let suffix = custom.zIndex == 0 ? "" : ", zIndex \(custom.zIndex)"
        addItem(frame, suffix: suffix, depth: depth)
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
      addItem(frame.shrunk(by: solved.insets), suffix: ", \(node.text)", depth: depth)
      addSupplementaries(of: node, on: frame.shrunk(by: solved.insets), depth: depth + 1)
    } else {
      boxes.append((frame, ""))
      appendLine(
        "\(node.name): \(frame.size.text) at \(frame.origin.text), \(node.text)", depth: depth)
      addContent(of: node, solved, at: origin, depth: depth + 1)
    }
  }

  private mutating func addItem(_ frame: CGRect, suffix: String, depth: Int) {
    let number = itemCount
    if boxes.count < GroupDrawing.mostBoxes { boxes.append((frame, "\(number)")) }
    appendLine("item \(number): \(frame.size.text) at \(frame.origin.text)\(suffix)", depth: depth)
    itemCount += 1
  }

  private mutating func addSupplementaries(of node: LayoutNode, on host: CGRect, depth: Int) {
    for supplementary in node.supplementaries {
      let frame = supplementary.frame(on: host)
      appendLine(
        "\"\(supplementary.kind)\": \(frame.size.text) at \(frame.origin.text)", depth: depth)
    }
  }

  private mutating func appendLine(_ text: @autoclosure () -> String, depth: Int) {
    partCount += 1
    guard lines.count < GroupDrawing.mostLines else { return }
    lines.append(String(repeating: "  ", count: min(depth, 12)) + text())
  }
}

extension LayoutGroup {
  /// Returns the description of the child at an index of an instance.
  fileprivate func child(at index: Int) -> LayoutNode? {
    guard !children.isEmpty else { return nil }
    return filling == .cycle ? children[index % children.count] : children[0]
  }
}
