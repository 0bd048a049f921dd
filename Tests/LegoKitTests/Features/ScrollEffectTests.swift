import LegoKit
import LegoTesting
import SeededNumbers
import Testing
import UIKit

/// A list whose items record their phases.
private final class EffectScreen: LegoViewController {
  @State var ids = Array(0..<20)
  @State var effect: ScrollEffect?
  @State var sectionEffect: ScrollEffect?
  @State var headerEffect: ScrollEffect?
  var isHorizontal = false
  var layout: any SectionLayout = RowsLayout()
  private(set) var phases: [Int: ScrollEffect.Phase] = [:]

  override var lego: Lego {
    Lego { section(headerEffect, sectionEffect) }
  }

  private func section(_ headerEffect: ScrollEffect?, _ sectionEffect: ScrollEffect?) -> Section {
    var section = Section(
      id: 0, layout: layout, header: headerEffect == nil ? nil : Memo(id: 0)
    ) {
      for id in ids { row(id) }
    }
    if let headerEffect { section = section.scrollEffect(headerEffect, on: .header) }
    if let sectionEffect { section = section.scrollEffect(sectionEffect) }
    return section
  }

  private func row(_ id: Int) -> AnyItem {
    guard let effect else { return AnyItem(Row(id: id)) }
    return AnyItem(Row(id: id).scrollEffect(effect).scrollEffect(recording(id)))
  }

  private func recording(_ id: Int) -> ScrollEffect {
    ScrollEffect { [weak self] phase in
      self?.phases[id] = phase
      return ScrollEffect.Appearance()
    }
  }

  override var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    return configuration
  }

  /// The collection view.
  var collectionView: UICollectionView? { legoRenderer.collectionView }

  /// Returns the cell of an item of the first section.
  func cell(_ id: Int) throws -> UICollectionViewCell {
    let path = try #require(legoRenderer.indexPath(of: id, as: Row.self))
    return try #require(collectionView?.cellForItem(at: path))
  }
}

@MainActor @Suite("Scroll effects") struct ScrollEffectTests {
  /// The height of five rows.
  private let size = CGSize(width: 320, height: 220)

  private func screen(
    _ effect: ScrollEffect? = ScrollEffect { _ in .init() }, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), safeAreaInsets: UIEdgeInsets = .zero,
    configure: (EffectScreen) -> Void = { _ in }
  ) -> (EffectScreen, LegoTesting.Screen) {
    let controller = EffectScreen()
    controller.effect = effect
    configure(controller)
    let screen = Screen(
      controller, size: size ?? self.size, traits: traits, safeAreaInsets: safeAreaInsets)
    return (controller, screen)
  }

  private func horizontal(
    _ effect: ScrollEffect, _ direction: UITraitEnvironmentLayoutDirection
  ) -> (EffectScreen, LegoTesting.Screen) {
    screen(effect, traits: UITraitCollection(layoutDirection: direction)) {
      $0.isHorizontal = true
      $0.layout = GroupLayoutBox(width: .absolute(80), height: .h(1)) {
        ItemLayoutBox(width: .w(1), height: .h(1))
      }
    }
  }

  // MARK: Phases

  @Test("A phase is 0 within the bounds, -1 before and 1 after them, and the hidden part between")
  func vertical() throws {
    let (controller, screen) = screen()
    try screen.scroll(by: 11)
    // A quarter of the first row has left, and a quarter of the sixth is visible.
    #expect(controller.phases[0]?.value == -0.25)
    #expect(controller.phases[5]?.value == 0.75)
    for id in 1...4 { #expect(controller.phases[id]?.value == 0) }
    // The center of the bounds is at 11 + 110; those of the rows are at 22 + 44 * id.
    #expect(controller.phases[0]?.offset == -99)
    #expect(controller.phases[2]?.offset == -11)
    #expect(controller.phases[5]?.offset == 121)
    #expect(controller.phases[2]?.length == 44)
    #expect(controller.phases[2]?.viewportLength == 220)
    #expect(controller.phases[2]?.axis == .vertical)
    #expect(controller.phases[2]?.stretch == 0)
  }

  @Test("The visible bounds are inside the content insets") func insets() {
    // 220 points less 22 and 44 are three rows and a half; the first row begins below the inset.
    let (controller, _) = screen(
      safeAreaInsets: UIEdgeInsets(top: 22, left: 0, bottom: 44, right: 0))
    #expect(controller.phases[0]?.value == 0)
    #expect(controller.phases[3]?.value == 0.5)
    #expect(controller.phases[4]?.value == 1)
    #expect(controller.phases[0]?.viewportLength == 154)
    // The center of the bounds is 77 points below the start of the content.
    #expect(controller.phases[0]?.offset == -55)
  }

  @Test("A cell that is longer than the bounds has the part of these that it leaves free")
  func long() throws {
    let (controller, screen) = screen(size: CGSize(width: 320, height: 33))
    // 33 of 44 points are visible at first, then 33 until the last 11 have entered.
    #expect(controller.phases[0]?.value == 0)
    try screen.scroll(by: 11)
    #expect(controller.phases[0]?.value == 0)
    try screen.scroll(by: 11)
    // 22 of 33 points are of the first row, and 11 of the second one.
    #expect(abs((controller.phases[0]?.value ?? 0) + 1.0 / 3) < 1e-9)
    #expect(abs((controller.phases[1]?.value ?? 0) - 2.0 / 3) < 1e-9)
  }

  @Test(
    "In a horizontal list, phases are along the reading direction",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func horizontalList(direction: UITraitEnvironmentLayoutDirection) throws {
    let isMirrored = direction == .rightToLeft
    let (controller, screen) = horizontal(.parallax(40), direction)
    // Four tiles of 80 points fill the screen.
    try screen.scroll(by: CGPoint(x: isMirrored ? -20 : 20, y: 0))
    #expect(controller.phases[0]?.value == -0.25)
    #expect(controller.phases[4]?.value == 0.75)
    // The first center is at 40 of the content, that of the screen at 20 + 160.
    #expect(controller.phases[0]?.offset == -140)
    #expect(controller.phases[4]?.offset == 180)
    #expect(controller.phases[0]?.axis == .horizontal)
    // 40 * 140 / ((320 + 80) / 2) towards the center: to the right, or to the left.
    let distance = try controller.cell(0).transform.tx
    #expect(abs(distance - (isMirrored ? -28 : 28)) < 1e-9)
  }

  @Test("Items of a section that scrolls horizontally have phases in that section")
  func orthogonal() throws {
    let (controller, screen) = screen {
      $0.layout = CarouselLayout(itemWidth: .fixed(80), spacing: 0, rowHeight: .exactly(60))
    }
    #expect(controller.phases[3]?.value == 0)
    screen.drag(from: CGPoint(x: 200, y: 30), to: CGPoint(x: 120, y: 30), afterHold: 0)
    let cell = try controller.cell(2)
    let scroller = try #require(cell.superview as? UIScrollView)
    #expect(scroller !== controller.collectionView)
    #expect(scroller.contentOffset.x > 0)
    let offset = cell.center.x - scroller.bounds.midX
    #expect(abs((controller.phases[2]?.offset ?? .infinity) - offset) < 1e-9)
    #expect(controller.phases[2]?.axis == .horizontal)
  }

  @Test("After a rotation, phases are those in the new bounds") func rotation() {
    let (controller, screen) = screen()
    #expect(controller.phases[4]?.value == 0)
    screen.resize(to: CGSize(width: 440, height: 198))
    #expect(controller.phases[4]?.value == 0.5)
    #expect(controller.phases[4]?.viewportLength == 198)
  }

  @Test("The first and the last cells know how far the list is pulled beyond its edges")
  func stretch() throws {
    let (controller, screen) = screen { $0.ids = Array(0..<6) }
    let view = try #require(controller.collectionView)
    view.contentOffset.y = -30
    view.layoutIfNeeded()
    #expect(controller.phases[0]?.stretch == 30)
    #expect(controller.phases[1]?.stretch == 0)
    // The content is 264 points high, so that the last offset is 44.
    view.contentOffset.y = 54
    view.layoutIfNeeded()
    #expect(controller.phases[5]?.stretch == -10)
    #expect(controller.phases[4]?.stretch == 0)
    _ = screen
  }

  // MARK: Appearances

  @Test("An effect changes the alpha and the transform of the cell, and not its layout")
  func appearance() throws {
    let (controller, screen) = screen(
      ScrollEffect {
        ScrollEffect.Appearance(alpha: 1 - abs($0.value), scale: 1 - abs($0.value) / 2)
      })
    try screen.scroll(by: 22)
    let cell = try controller.cell(0)
    #expect(abs(cell.alpha - 0.5) < 1e-3)
    #expect(cell.transform == CGAffineTransform(scaleX: 0.75, y: 0.75))
    #expect(cell.center == CGPoint(x: 160, y: 22))
    #expect(cell.bounds.size == CGSize(width: 320, height: 44))
    let path = IndexPath(item: 0, section: 0)
    let view = try #require(controller.collectionView)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    #expect(view.layoutAttributesForItem(at: path)?.frame == frame)
    #expect(view.indexPathForItem(at: CGPoint(x: 1, y: 43)) == path)
    #expect(try controller.cell(1).transform == .identity)
  }

  @Test("A stretched header fills the gap above it") func stretchedHeader() throws {
    let (controller, _) = screen(nil) { $0.headerEffect = .stretch }
    let view = try #require(controller.collectionView)
    view.contentOffset.y = -22
    view.layoutIfNeeded()
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    // From 44 to 66 points, up to the edge that is 22 points above the content.
    #expect(abs(header.frame.minY + 22) < 1e-9)
    #expect(abs(header.frame.maxY - 44) < 1e-9)
    #expect(try controller.cell(0).transform == .identity)
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(header.transform == .identity)
    controller.headerEffect = .fade
    view.contentOffset.y = 11
    view.layoutIfNeeded()
    #expect(abs(header.alpha - 0.75) < 1e-3)
  }

  @Test("Effects of a section and of its items are combined") func combination() throws {
    let (controller, screen) = screen(
      ScrollEffect { _ in .init(alpha: 0.5, translation: CGVector(dx: 3, dy: 1)) }
    ) {
      $0.sectionEffect = ScrollEffect { _ in
        .init(alpha: 0.5, scale: 0.5, translation: CGVector(dx: 1, dy: 1))
      }
    }
    let cell = try controller.cell(0)
    #expect(abs(cell.alpha - 0.25) < 1e-3)
    #expect(cell.transform == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 4, ty: 2))
    controller.effect = nil
    screen.settle()
    #expect(abs(try controller.cell(0).alpha - 0.5) < 1e-3)
  }

  @Test("Another effect is displayed at once, and cells without one are as before")
  func update() throws {
    let (controller, screen) = screen(ScrollEffect { _ in .init(alpha: 0.5) })
    #expect(abs(try controller.cell(0).alpha - 0.5) < 1e-3)
    controller.effect = ScrollEffect { _ in .init(scale: 0.5) }
    screen.settle()
    #expect(try controller.cell(0).alpha == 1)
    #expect(try controller.cell(0).transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    controller.effect = nil
    screen.settle()
    #expect(try controller.cell(0).transform == .identity)
    controller.effect = .fade
    screen.settle()
    try screen.scroll(by: 11)
    #expect(abs(try controller.cell(0).alpha - 0.75) < 1e-3)
  }

  @Test("A reused cell has the effect of the item that it displays") func reuse() throws {
    let (controller, screen) = screen(.fade)
    var cells: Set<ObjectIdentifier> = []
    for _ in 0..<10 {
      for path in try #require(controller.collectionView).indexPathsForVisibleItems {
        let id = controller.ids[path.item]
        let cell = try controller.cell(id)
        cells.insert(ObjectIdentifier(cell))
        let value = try #require(controller.phases[id]).value
        #expect(abs(cell.alpha - (1 - abs(value))) < 1e-3, "\(id)")
      }
      try screen.scroll(by: 62)
    }
    #expect(cells.count < controller.ids.count)
    controller.effect = nil
    screen.settle()
    for cell in controller.collectionView?.visibleCells ?? [] { #expect(cell.alpha == 1) }
  }

  @Test("Items that are inserted above move the others to other phases") func insertion() throws {
    let (controller, screen) = screen(.fade)
    controller.ids.insert(contentsOf: [100, 101], at: 0)
    screen.settle()
    #expect(controller.phases[100]?.offset == -88)
    #expect(controller.phases[0]?.offset == 0)
    for id in [100, 101, 0, 1, 2] { #expect(try controller.cell(id).alpha == 1) }
    try screen.scroll(by: 33)
    #expect(abs(try controller.cell(100).alpha - 0.25) < 1e-3)
  }

  @Test("After an animated update, all cells have the appearance of their phases")
  func animatedUpdate() throws {
    let (controller, screen) = screen(ScrollEffect { _ in .init(alpha: 0.5, scale: 0.5) })
    controller.ids.insert(100, at: 0)
    controller.ids.removeAll { $0 == 2 }
    screen.settle()
    for id in [100, 0, 1, 3] {
      #expect(abs(try controller.cell(id).alpha - 0.5) < 1e-3, "\(id)")
      #expect(try controller.cell(id).transform.a == 0.5, "\(id)")
    }
  }

  @Test("Values that are not finite have no effect") func invalid() throws {
    let (controller, _) = screen(ScrollEffect { _ in .init(alpha: .nan, scale: .infinity) })
    #expect(try controller.cell(0).alpha == 1)
    #expect(try controller.cell(0).transform == .identity)
    let (other, _) = screen(ScrollEffect { _ in .init(alpha: -3) })
    #expect(try other.cell(0).alpha == 0)
  }

  @Test("With Reduce Motion, cells fade and do not move") func reduceMotion() throws {
    let (controller, screen) = screen(
      ScrollEffect { _ in .init(alpha: 0.5, scale: 0.5, rotation: 1) })
    #expect(try controller.cell(0).transform != .identity)
    try screen.withSetting(.reduceMotion) {
      #expect(abs(try controller.cell(0).alpha - 0.5) < 1e-3)
      #expect(try controller.cell(0).transform == .identity)
      try screen.scroll(by: 11)
      #expect(try controller.cell(1).transform == .identity)
    }
    #expect(try controller.cell(1).transform != .identity)
  }
}

// MARK: Cells of their own

/// An item whose cell moves a view in it.
private struct Framed: TypedItemType, Equatable {
  typealias CellType = FramedCell
  var id: Int
}

private final class FramedCell: UICollectionViewCell, TypedCellType, ScrollEffectCell {
  private(set) var updates = 0
  var scrollAppearance = ScrollEffect.Appearance() {
    didSet { updates += 1 }
  }

  func update(with item: Framed) {}

  static func layout(constraintsTo size: CGSize, with item: Framed) -> CGSize {
    CGSize(width: size.width, height: 100)
  }
}

extension ScrollEffectTests {
  @Test("A cell that displays effects by itself receives them and is not changed")
  func cell() throws {
    let controller = InteractionScreen(ids: Array(0..<8)) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.ids.map { Framed(id: $0) } }
          .scrollEffect(.parallax(40)).scrollEffect(.fade)
      }
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 300))
    try screen.scroll(by: 50)
    let cell = try #require(
      controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? FramedCell)
    // The center is at 50, that of the screen at 200: 40 * 150 / ((300 + 100) / 2) downwards.
    #expect(abs(cell.scrollAppearance.translation.dy - 30) < 1e-9)
    #expect(cell.scrollAppearance.alpha == 0.5)
    #expect(cell.scrollAppearance.phase.value == -0.5)
    #expect(cell.alpha == 1)
    #expect(cell.transform == .identity)
    let updates = cell.updates
    controller.collectionView.setNeedsLayout()
    screen.settle()
    #expect(cell.updates == updates)
    screen.withSetting(.reduceMotion) {
      #expect(cell.scrollAppearance.translation == .zero)
      #expect(cell.scrollAppearance.alpha == 0.5)
    }
  }

  @Test("A cell that a swipe has moved stays there, and has the effect again afterward")
  func swipe() throws {
    let controller = InteractionScreen(ids: [0, 1, 2]) { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          for row in screen.rows {
            row.swipeActions { SwipeAction("Archive") {} }
              .scrollEffect(ScrollEffect { _ in .init(scale: 0.5) })
          }
        }
      }
    }
    let screen = Screen(controller, size: CGSize(width: 320, height: 300))
    let cell = try #require(
      controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.transform.a == 0.5)
    try screen.swipe("Row 1", .left)
    controller.collectionView.setNeedsLayout()
    screen.settle()
    #expect(cell.transform.tx < 0)
    #expect(cell.transform.a == 1)
    try screen.tap("Archive")
    controller.collectionView.setNeedsLayout()
    screen.settle()
    #expect(cell.transform.tx == 0)
    #expect(cell.transform.a == 0.5)
  }

  @Test("The phases are those of a slow computation, for random lists and offsets")
  func reference() throws {
    for seed in PropertyRuns.seeds(full: 600) {
      var random = SeededGenerator(seed: seed)
      let isMirrored = Bool.random(using: &random)
      let isHorizontal = Bool.random(using: &random)
      let insets = UIEdgeInsets(
        top: CGFloat.random(in: 0...60, using: &random), left: 0,
        bottom: CGFloat.random(in: 0...60, using: &random), right: 0)
      let (controller, screen) = screen(
        .shrink,
        size: CGSize(
          width: CGFloat.random(in: 60...400, using: &random),
          height: CGFloat.random(in: 140...400, using: &random)),
        traits: UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight),
        safeAreaInsets: insets
      ) {
        $0.ids = Array(0..<Int.random(in: 1...30, using: &random))
        $0.isHorizontal = isHorizontal
        if isHorizontal {
          $0.layout = GroupLayoutBox(width: .absolute(90), height: .h(1)) {
            ItemLayoutBox(width: .w(1), height: .h(1))
          }
        }
      }
      for _ in 0..<4 {
        let distance = CGFloat.random(in: -200...300, using: &random)
        try screen.scroll(
          by: isHorizontal
            ? CGPoint(x: isMirrored ? -distance : distance, y: 0) : CGPoint(x: 0, y: distance))
        try check(controller, isHorizontal: isHorizontal, isMirrored: isMirrored, "seed \(seed)")
      }
    }
  }

  /// Counts the visible thousandths of each cell one by one.
  private func check(
    _ controller: EffectScreen, isHorizontal: Bool, isMirrored: Bool, _ name: String
  ) throws {
    let view = try #require(controller.collectionView)
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    for path in view.indexPathsForVisibleItems {
      let frame = try #require(view.layoutAttributesForItem(at: path)).frame
      let phase = try #require(controller.phases[controller.ids[path.item]])
      var (inside, before) = (0, 0)
      let length = isHorizontal ? frame.width : frame.height
      let viewport = max(0, isHorizontal ? visible.width : visible.height)
      for step in 0..<1_000 {
        let distance = (CGFloat(step) + 0.5) / 1_000 * length
        let position = (isHorizontal ? frame.minX : frame.minY) + distance
        let range = isHorizontal ? visible.minX...visible.maxX : visible.minY...visible.maxY
        if range.contains(position) { inside += 1 }
        if position < range.lowerBound { before += 1 }
      }
      let largest = min(length, viewport)
      let hidden = largest > 0 ? 1 - CGFloat(inside) / 1_000 * length / largest : 0
      #expect(abs(abs(phase.value) - hidden) < 0.02, "\(name) \(path)")
      let startsBefore = isMirrored && isHorizontal ? phase.value > 0 : phase.value < 0
      let after = 1_000 - inside - before
      if hidden > 0.02 { #expect(startsBefore == (before > after), "\(name) \(path)") }
      let cell = try #require(view.cellForItem(at: path))
      #expect(abs(cell.transform.a - (1 - 0.2 * abs(phase.value))) < 1e-9, "\(name) \(path)")
    }
  }
}
