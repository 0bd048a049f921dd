import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor
@Suite("Phases of sections that scroll horizontally", .enabled(if: Touch.isAvailable), .serialized)
struct ScrollPhaseTests {
  /// A carousel of ten pages of 300 points.
  final class Carousel: LegoViewController {
    @State var page = 0
    private(set) var log: [String] = []
    var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging

    override var lego: Lego {
      Lego {
        Section(
          id: 0,
          layout: CarouselLayout(
            itemWidth: .fraction(1), spacing: 0, rowHeight: .exactly(100), scrolling: scrolling)
        ) {
          (0..<10).map { Tile(id: $0) }
        }
        .onScrollPhaseChange { [weak self] phase, position in
          self?.log.append("\(phase) \(Int(position.offset))")
        }
        .page($page)
      }
    }
  }

  private func screen(_ carousel: Carousel) -> LegoTesting.Screen {
    Screen(carousel, size: CGSize(width: 300, height: 500))
  }

  private func swipe(_ screen: LegoTesting.Screen) {
    screen.fling(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 50, y: 50))
  }

  private func phases(_ carousel: Carousel) -> [String] {
    carousel.log.map { String($0.prefix { $0 != " " }) }
  }

  @Test("A swipe begins and ends once, at the page that it has reached") func swipe() {
    let carousel = Carousel()
    let screen = screen(carousel)
    #expect(carousel.log == [])
    swipe(screen)
    screen.clock.advance(by: 0.5)
    #expect(phases(carousel) == ["interacting", "idle"])
    #expect(carousel.log.last == "idle 300")
    swipe(screen)
    screen.clock.advance(by: 0.5)
    #expect(phases(carousel) == ["interacting", "idle", "interacting", "idle"])
    #expect(carousel.log.last == "idle 600")
  }

  @Test("With animations, the items decelerate before the end") func deceleration() {
    let carousel = Carousel()
    let screen = screen(carousel)
    screen.clock.hold {
      swipe(screen)
      #expect(phases(carousel).first == "interacting")
      screen.clock.advance(by: 0.05)
      #expect(phases(carousel) == ["interacting", "decelerating"])
      for _ in 0..<20 { screen.clock.advance(by: 0.1) }
      #expect(phases(carousel) == ["interacting", "decelerating", "idle"])
      #expect(carousel.log.last == "idle 300")
    }
  }

  @Test("A drag that stops before the finger is lifted ends, too") func pause() {
    let carousel = Carousel()
    carousel.scrolling = .continuous
    let screen = screen(carousel)
    screen.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 150, y: 50))
    screen.clock.advance(by: 0.3)
    #expect(phases(carousel) == ["interacting", "idle"])
  }

  @Test("Writing the page is an animation, and the first page is none") func page() {
    let carousel = Carousel()
    carousel.page = 3
    let screen = screen(carousel)
    screen.clock.advance(by: 0.5)
    #expect(carousel.log == [])
    screen.clock.hold {
      carousel.page = 5
      for _ in 0..<60 { screen.clock.advance(by: 1.0 / 60) }
      #expect(phases(carousel) == ["animating", "idle"])
      #expect(carousel.log.last == "idle 1500")
    }
  }
}

/// An item that is as wide as the constraints of its cell state.
private struct Pill: TypedItemType, Equatable {
  typealias CellType = PillCell
  let id: Int
  var width: CGFloat { CGFloat(40 + id * 7 % 4 * 30) }
}

private final class PillCell: UICollectionViewCell, TypedCellType {
  private let block = UIView()
  private var width: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    block.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(block)
    let width = block.widthAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      width,
      block.heightAnchor.constraint(equalToConstant: 50),
      block.topAnchor.constraint(equalTo: contentView.topAnchor),
      block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    self.width = width
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: Pill) { width?.constant = item.width }
}

@MainActor @Suite("Sections of estimated width that scroll horizontally")
struct EstimatedCarouselTests {
  /// A row of forty pills above a list.
  final class Pills: LegoViewController {
    @State var page = 0
    @State var tiles: [Tile] = []
    private(set) var positions: [SectionScrolling] = []

    override var lego: Lego {
      Lego {
        Section(id: "pills", layout: Self.layout) { (0..<40).map { Pill(id: $0) } }
          .onScroll { [weak self] in self?.positions.append($0) }
          .page($page)
        Section(id: "tiles", layout: RowsLayout()) { tiles }
      }
    }

    private static let layout = SectionLayoutBox {
      GroupLayoutBox(width: .estimated(100), height: .absolute(50)) {
        ItemLayoutBox(width: .estimated(100), height: .h(1))
      }
    }
    .orthogonal(.continuousGroupLeadingBoundary)

    func frame(of id: Int) -> CGRect? {
      guard let path = legoRenderer.indexPath(of: id, as: Pill.self),
        let cell = legoRenderer.collectionView?.cellForItem(at: path)
      else { return nil }
      return cell.convert(cell.bounds, to: view)
    }
  }

  /// The widths of the pills before an index.
  private func start(of id: Int) -> CGFloat { (0..<id).reduce(0) { $0 + Pill(id: $1).width } }

  @Test("The items are as wide as their cells") func widths() {
    let pills = Pills()
    _ = Screen(pills, size: CGSize(width: 300, height: 400))
    // 40, then 40 + 30 * (7 mod 4) = 130, then 100.
    #expect(pills.frame(of: 0) == CGRect(x: 0, y: 0, width: 40, height: 50))
    #expect(pills.frame(of: 1) == CGRect(x: 40, y: 0, width: 130, height: 50))
    #expect(pills.frame(of: 2) == CGRect(x: 170, y: 0, width: 100, height: 50))
  }

  @Test("A swipe reports the page and the offset in measured widths") func swipe() {
    let pills = Pills()
    let screen = Screen(pills, size: CGSize(width: 300, height: 400))
    screen.fling(from: CGPoint(x: 250, y: 25), to: CGPoint(x: 200, y: 25))
    let page = pills.page
    #expect(page > 0)
    #expect(pills.positions.last?.page == page)
    #expect(pills.frame(of: page)?.minX == 0)
    #expect(pills.positions.last?.offset == start(of: page))
  }

  @Test("Writing the page scrolls exactly to an item that was not measured", arguments: [7, 20])
  func write(page: Int) {
    let pills = Pills()
    let screen = Screen(pills, size: CGSize(width: 300, height: 400))
    pills.page = page
    screen.settle()
    #expect(pills.frame(of: page)?.minX == 0)
    #expect(pills.page == page)
    #expect(pills.positions.last?.page == page)
  }

  @Test("A section that has left the screen comes back with the same item") func recycled() throws {
    let pills = Pills()
    pills.tiles = (0..<100).map { Tile(id: 1000 + $0) }
    let screen = Screen(pills, size: CGSize(width: 300, height: 400))
    pills.page = 9
    screen.settle()
    #expect(pills.frame(of: 9)?.minX == 0)
    try screen.scroll(by: 3000)
    #expect(pills.frame(of: 9) == nil)
    try screen.scrollToTop()
    #expect(pills.frame(of: 9)?.minX == 0)
    #expect(pills.page == 9)
  }
}
