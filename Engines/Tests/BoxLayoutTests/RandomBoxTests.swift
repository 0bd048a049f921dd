import BoxLayout
import Foundation
import LayoutGeometry
import SeededNumbers
import Testing

@Suite("Random boxes") struct RandomBoxTests {
  private static let full = 50_000

  /// The spaces in which trees are laid out.
  private func space(_ random: inout RandomBoxes) -> CGSize {
    let lengths: [CGFloat] = [0, 50, 120.5, 390, .infinity]
    return CGSize(width: lengths[random.number(0...4)], height: lengths[random.number(0...4)])
  }

  private func isEqual(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
  }

  /// The boxes that have a slot, as all their parents do.
  private func arranged(_ node: BoxNode) -> [BoxNode] {
    let boxes = node.children.filter {
      $0.style.isActive && $0.style.visibility != .free && $0.style.visibility != .gone
    }
    return [node] + boxes.flatMap(arranged)
  }

  @Test(
    "Frames are those of a slow layout that keeps nothing",
    arguments: PropertyRuns.blocks(full: full))
  func reference(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomBoxes(seed: seed)
      let (tree, size) = (random.tree(), space(&random))
      let isRightToLeft = random.happens(onceIn: 2)
      tree.layOut(in: size, isRightToLeft: isRightToLeft)
      let reference = BoxReference(tree, in: size, isRightToLeft: isRightToLeft)
      let wrong = arranged(tree).first {
        !isEqual($0.frame, reference.frames[ObjectIdentifier($0)] ?? .null)
      }
      if let wrong {
        Issue.record(
          """
          seed \(seed) in \(size): \(wrong.frame), by the slow layout \
          \(reference.frames[ObjectIdentifier(wrong)] ?? .null), in \(wrong.parent?.arrangement.kind as Any)
          """)
      }
    }
  }

  @Test(
    "After changes the frames are those of a new tree", arguments: PropertyRuns.blocks(full: 5_000)
  )
  func changes(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomBoxes(seed: seed, budget: 80)
      let tree = random.tree(depth: 4)
      for step in 0..<6 {
        let (size, isRightToLeft) = (space(&random), random.happens(onceIn: 2))
        tree.layOut(in: size, isRightToLeft: isRightToLeft)
        let fresh = tree.copy()
        fresh.layOut(in: size, isRightToLeft: isRightToLeft)
        let isSame = zip(arranged(tree), arranged(fresh)).allSatisfy { isEqual($0.frame, $1.frame) }
        #expect(isSame, "seed \(seed), step \(step)")
        for _ in 0..<random.number(1...3) { random.change(tree) }
      }
    }
  }

  @Test(
    "After changes in a long column the frames are those of a new one, and each moved box is reported",
    arguments: PropertyRuns.blocks(full: 1_500))
  func longColumn(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomBoxes(seed: seed, budget: 120)
      let tree = random.column()
      var isRightToLeft = false
      for step in 0..<12 {
        let width: CGFloat = random.happens(onceIn: 8) ? 120.5 : 390
        let size = CGSize(width: width, height: random.happens(onceIn: 4) ? 300 : .infinity)
        if random.happens(onceIn: 8) { isRightToLeft.toggle() }
        if random.happens(onceIn: 4) { _ = tree.size(thatFits: space(&random)) }
        let former = arranged(tree).map { ($0, $0.frame) }
        var reported: Set<ObjectIdentifier> = []
        tree.layOut(in: size, isRightToLeft: isRightToLeft) {
          reported.insert(ObjectIdentifier($0))
        }
        let fresh = tree.copy()
        fresh.layOut(in: size, isRightToLeft: isRightToLeft)
        let isSame = zip(arranged(tree), arranged(fresh)).allSatisfy { isEqual($0.frame, $1.frame) }
        #expect(isSame, "seed \(seed), step \(step)")
        let areReported = former.allSatisfy {
          ($0.frame != $1) == reported.contains(ObjectIdentifier($0))
        }
        #expect(areReported, "seed \(seed), step \(step)")
        for _ in 0..<(random.happens(onceIn: 3) ? 2 : 1) { random.change(inColumn: tree) }
        if !random.happens(onceIn: 6) { tree.removeRatios() }
      }
    }
  }

  @Test(
    "A second layout changes nothing and measures nothing",
    arguments: PropertyRuns.blocks(full: 4_000))
  func again(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomBoxes(seed: seed)
      let (tree, size) = (random.tree(), space(&random))
      tree.layOut(in: size)
      let questions = questions(of: tree)
      var changes = 0
      tree.layOut(in: size) { _ in changes += 1 }
      #expect(changes == 0, "seed \(seed)")
      #expect(self.questions(of: tree) == questions, "seed \(seed)")
    }
  }

  private func questions(of tree: BoxNode) -> Int {
    tree.subtree.reduce(0) { $0 + (($1.content as? TextContent)?.questions ?? 0) }
  }

  @Test(
    "From right to left each box is where its mirror image is",
    arguments: PropertyRuns.blocks(full: 4_000))
  func mirror(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomBoxes(seed: seed)
      let (tree, size) = (random.tree(), space(&random))
      for node in tree.subtree { node.arrangement.isRightToLeft = nil }
      tree.layOut(in: size)
      let frames = arranged(tree).dropFirst().map { node in
        var frame = node.frame
        frame.origin.x = (node.parent?.frame.width ?? 0) - frame.maxX
        return frame
      }
      tree.layOut(in: size, isRightToLeft: true)
      let isMirrored = zip(arranged(tree).dropFirst(), frames).allSatisfy { isEqual($0.frame, $1) }
      #expect(isMirrored, "seed \(seed)")
    }
  }

  @Test(
    "A line that wraps isn't longer than its boxes with margins, spacing and padding",
    arguments: PropertyRuns.blocks(full: 4_000))
  func wraps(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomBoxes(seed: seed)
      let (tree, size) = (random.tree(), space(&random))
      tree.layOut(in: size)
      for node in arranged(tree) where node.style.width == .wrap {
        guard let longest = longestLine(node) else { continue }
        #expect(node.frame.width <= longest + 0.01, "seed \(seed)")
      }
    }
  }

  /// The sum of a row's boxes; `nil` if the box isn't a row, or if one of its boxes takes what is left.
  private func longestLine(_ node: BoxNode) -> CGFloat? {
    let boxes = node.children.filter { arranged(node).contains($0) }
    guard case .linear(let line) = node.arrangement.kind, line.axis == .horizontal, !boxes.isEmpty,
      !boxes.contains(where: { $0.style.width.grows })
    else { return nil }
    let spacing = line.spacing * CGFloat(boxes.count - 1)
    return boxes.reduce(node.arrangement.padding.horizontal + spacing) {
      $0 + $1.frame.width + $1.style.margin.horizontal
    }
  }

  @Test("Hostile numbers give finite frames", arguments: PropertyRuns.blocks(full: 4_000))
  func hostile(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomBoxes(seed: seed, isHostile: true)
      let tree = random.tree()
      tree.layOut(in: CGSize(width: random.length(), height: random.length()))
      let isFinite = arranged(tree).allSatisfy {
        $0.frame.minX.isFinite && $0.frame.minY.isFinite && $0.frame.width.isFinite
          && $0.frame.height.isFinite
      }
      #expect(isFinite, "seed \(seed)")
    }
  }
}

extension [BoxNode] {
  fileprivate func contains(_ node: BoxNode) -> Bool { contains { $0 === node } }
}

extension LayoutInsets {
  fileprivate var horizontal: CGFloat { start(.horizontal) + end(.horizontal) }
}

extension BoxLength {
  fileprivate var grows: Bool {
    switch kind {
    case .fill: true
    case .wrap(let wrapping): wrapping.grow > 0
    case .fixed, .aspectRatio: false
    }
  }
}
