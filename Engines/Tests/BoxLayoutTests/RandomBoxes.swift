import BoxLayout
import Foundation
import LayoutGeometry
import SeededNumbers

/// Random trees of boxes.
struct RandomBoxes {
  private var random: SeededGenerator
  /// The numbers from which lengths, distances and ratios are chosen.
  private let numbers: [CGFloat]
  /// The number of boxes that may still be added.
  private var budget: Int

  /// Creates the trees of a seed, with at most `budget` boxes.
  init(seed: UInt64, budget: Int = 40, isHostile: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.budget = budget
    numbers =
      isHostile
      ? [.nan, .infinity, -.infinity, -5, 1e300, -1e300, 0, 1e-300, 17]
      : [0, 1, 2.5, 10, 24, 60, 110]
  }

  /// Returns a number from a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Returns whether an event happens that happens once in `count` times.
  mutating func happens(onceIn count: Int) -> Bool { number(1...count) == 1 }

  /// Returns a length, a distance or a ratio.
  mutating func length() -> CGFloat { numbers[number(0...numbers.count - 1)] }

  /// Returns a tree.
  mutating func tree(depth: Int = 5) -> BoxNode {
    budget -= 1
    guard depth > 0, !happens(onceIn: 5) else { return leaf() }
    let node = BoxNode(style: style(), arrangement: arrangement())
    for _ in 0..<number(0...5) where budget > 0 { node.append(tree(depth: depth - 1)) }
    return node
  }

  /// Returns a column of many boxes from its top, of which few share the height.
  mutating func column() -> BoxNode {
    let line = BoxLine(.vertical, spacing: happens(onceIn: 2) ? length() / 4 : 0)
    let node = BoxNode(
      style: BoxStyle(width: happens(onceIn: 4) ? .wrap : .fill),
      arrangement: BoxArrangement(
        .linear(line), padding: happens(onceIn: 2) ? insets() : .zero, justification: alignment()))
    let isPlain = !happens(onceIn: 4)
    for _ in 0..<number(12...30) {
      let box = tree(depth: 2)
      if isPlain || !happens(onceIn: 20) { (box.style.height, box.style.linePlace) = (.wrap, nil) }
      if isPlain { box.removeRatios() }
      node.append(box)
    }
    return node
  }

  private mutating func leaf() -> BoxNode {
    let content: any BoxContent =
      happens(onceIn: 4)
      ? ConstantContent(length(), length())
      : TextContent(number(0...12), of: max(1, length().isFinite ? length() : 3))
    return BoxNode(style: style(), content: content)
  }

  /// Returns the style of a box.
  mutating func style() -> BoxStyle {
    var style = BoxStyle(width: boxLength(), height: boxLength())
    if happens(onceIn: 3) { style.margin = insets() }
    if happens(onceIn: 3) { style.alignment = alignment() }
    if happens(onceIn: 8) { style.linePlace = [.leading, .center, .trailing][number(0...2)] }
    if happens(onceIn: 8) { style.visibility = [.invisible, .free, .gone][number(0...2)] }
    style.isActive = !happens(onceIn: 15)
    style.endsLine = happens(onceIn: 8)
    return style
  }

  private mutating func boxLength() -> BoxLength {
    switch number(0...7) {
    case 0: .equalTo(length())
    case 1, 2: .fill(CGFloat(number(0...3)))
    case 3: .aspectRatio(happens(onceIn: 2) ? 2 : length())
    case 4: BoxLength(.wrap(wrapping()))
    default: .wrap
    }
  }

  private mutating func wrapping() -> BoxWrapping {
    BoxWrapping(
      addition: happens(onceIn: 2) ? length() : 0, minimum: happens(onceIn: 2) ? length() : 0,
      maximum: happens(onceIn: 2) ? length() : .infinity, priority: CGFloat(number(-1...1)),
      shrink: CGFloat(number(0...2)), grow: CGFloat(number(0...2)))
  }

  private mutating func insets() -> LayoutInsets {
    LayoutInsets(
      top: length() / 4, leading: length() / 4, bottom: length() / 4, trailing: length() / 4)
  }

  private mutating func alignment() -> BoxAlignment {
    let ratios: [CGFloat?] = [nil, -1, -0.5, 0, 0.25, 1]
    return BoxAlignment(horizontal: ratios[number(0...5)], vertical: ratios[number(0...5)])
  }

  /// Returns an arrangement of children.
  mutating func arrangement() -> BoxArrangement {
    let axis: LayoutAxis = happens(onceIn: 2) ? .horizontal : .vertical
    let formats = [BoxFormat.leading, .center, .spaceBetween, .spaceEvenly, .trailing]
    let line = BoxLine(
      axis, format: formats[number(0...4)], spacing: happens(onceIn: 2) ? length() / 4 : 0,
      isReversed: happens(onceIn: 4))
    let kinds: [BoxArrangement.Kind] = [
      .overlay, .linear(line), .linear(line), .scroll(axis),
      .flow(
        BoxFlow(
          line, count: max(0, number(-3...3)), lineSpacing: happens(onceIn: 2) ? length() / 4 : 0,
          lineFormat: formats[number(0...4)],
          lineLength: happens(onceIn: 2) ? boxLength() : .wrap)),
    ]
    return BoxArrangement(
      kinds[number(0...4)], padding: happens(onceIn: 2) ? insets() : .zero,
      justification: alignment(), isRightToLeft: happens(onceIn: 8) ? happens(onceIn: 2) : nil)
  }

  /// Changes a random box of a tree in a random way.
  mutating func change(_ root: BoxNode) { change(root.subtree, in: root) }

  /// Changes a random box of a column, or a box inside it, in a random way.
  mutating func change(inColumn root: BoxNode) {
    let boxes = happens(onceIn: 2) ? root.children : root.children.flatMap(\.subtree)
    if !boxes.isEmpty { change(boxes, in: root) }
  }

  private mutating func change(_ nodes: [BoxNode], in root: BoxNode) {
    let node = nodes[number(0...nodes.count - 1)]
    switch number(0...4) {
    case 0: node.style = style()
    case 1: node.arrangement = arrangement()
    case 2 where node !== root: node.removeFromParent()
    case 3: node.insert(tree(depth: 2), at: number(0...node.children.count))
    default:
      if let text = node.content as? TextContent { text.pieces = number(0...12) }
      node.setNeedsLayout()
    }
  }
}

extension BoxNode {
  /// Gives each box whose width depends on its height the width of its content.
  func removeRatios() {
    for box in subtree {
      if case .aspectRatio = box.style.width.kind { box.style.width = .wrap }
    }
  }

  /// The box and all boxes inside, each before its children.
  var subtree: [BoxNode] { [self] + children.flatMap(\.subtree) }

  /// Returns a tree with the same descriptions and contents that has never been laid out.
  func copy() -> BoxNode {
    BoxNode(
      style: style, arrangement: arrangement, content: content, children: children.map { $0.copy() }
    )
  }
}
