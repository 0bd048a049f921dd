import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

private struct Program: Identifiable, Equatable {
  let id: String
  let symbol: String
  let color: UIColor

  static let samples: [Program] = [
    Program(id: "Mail", symbol: "envelope.fill", color: .systemBlue),
    Program(id: "Phone", symbol: "phone.fill", color: .systemGreen),
    Program(id: "Photos", symbol: "photo", color: .systemOrange),
    Program(id: "Calendar", symbol: "calendar", color: .systemRed),
    Program(id: "Clock", symbol: "clock.fill", color: .systemIndigo),
    Program(id: "Settings", symbol: "gearshape.fill", color: .systemGray),
    Program(id: "Favorites", symbol: "heart.fill", color: .systemPink),
    Program(id: "Search", symbol: "magnifyingglass", color: .systemTeal),
    Program(id: "Places", symbol: "mappin", color: .systemPurple),
    Program(id: "Alarms", symbol: "bell.fill", color: .systemYellow),
    Program(id: "Cart", symbol: "cart.fill", color: .systemBrown),
    Program(id: "Stars", symbol: "star.fill", color: .systemMint),
    Program(id: "Friends", symbol: "person.fill", color: .systemCyan),
  ]
}

/// A disk with a symbol.
private final class Disk: UIImageView {
  func display(_ program: Program) {
    image = UIImage(systemName: program.symbol)
    (tintColor, backgroundColor) = (.white, program.color)
    contentMode = .center
    layer.cornerRadius = 32
    accessibilityLabel = program.id
  }
}

final class HoneycombLayout: UICollectionViewLayout {
  private let length: CGFloat = 72
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    guard let view = collectionView, view.numberOfSections > 0 else { return frames = [] }
    // Rows of all columns and rows of one less, which begin half a cell further, take turns.
    let columns = max(2, Int(view.bounds.width / length))
    frames = (0..<view.numberOfItems(inSection: 0)).map { item in
      let (pair, index) = item.quotientAndRemainder(dividingBy: 2 * columns - 1)
      let isShort = index >= columns
      let x = isShort ? CGFloat(index - columns) + 0.5 : CGFloat(index)
      let y = CGFloat(isShort ? 2 * pair + 1 : 2 * pair) * 0.87
      return CGRect(x: x * length, y: y * length, width: length, height: length)
        .insetBy(dx: 4, dy: 4)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: (frames.last?.maxY ?? -4) + 4)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

private final class WatchScreen: LegoViewController {
  @State var programs = Program.samples

  override var collectionViewLayout: UICollectionViewLayout? { HoneycombLayout() }

  override var lego: Lego {
    Lego {
      Section(id: "programs", layout: .rows()) {
        ForEach(programs) { program in
          ViewItem(id: program.id, program) {
            Disk()
          } update: {
            $0.display($1)
          }
          .onSelect { [weak self] in self?.programs.removeAll { $0.id == program.id } }
        }
      }
    }
  }
}

/// Two columns, with each item in the shorter one.
final class TwoColumnLayout: UICollectionViewLayout {
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    guard let view = collectionView, view.numberOfSections > 0 else { return frames = [] }
    let width = view.bounds.width / 2
    var ends: [CGFloat] = [0, 0]
    frames = (0..<view.numberOfItems(inSection: 0)).map { item in
      let height = view[heightOfItemAt: IndexPath(item: item, section: 0), inWidth: width] ?? width
      let column = ends[0] <= ends[1] ? 0 : 1
      defer { ends[column] += height }
      return CGRect(x: CGFloat(column) * width, y: ends[column], width: width, height: height)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }
}

/// The code of the article "Collection view layouts".
@MainActor @Suite("The code of the article “Collection view layouts”")
struct CollectionViewLayoutsTests {
  @Test("Symbols are in a honeycomb, are tapped and removed, and match the article's picture")
  func honeycomb() throws {
    let watch = WatchScreen()
    let screen = Screen(
      watch, size: CGSize(width: 216, height: 323), traits: UITraitCollection(displayScale: 2))
    // Three in the first row, two in the second, which begins 36 points further and 0.87 * 72 below;
    // the space around a disk is 4 points.
    let fourth = try screen.frame(ofID: "Calendar")
    #expect(fourth.minX == 40)
    #expect(abs(fourth.minY - 66.64) < 0.5)
    expectDocumentationImage(screen.image(), named: "honeycomb", in: "LegoKit")
    screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    expectDocumentationImage(screen.image(), named: "honeycomb~dark", in: "LegoKit")
    try screen.tap(id: "Mail")
    #expect(watch.programs.count == 12)
    #expect(try screen.frame(ofID: "Calendar").origin == CGPoint(x: 148, y: 4))
  }

  @Test("A layout with the heights of items replaces another one") func heights() throws {
    let notes = ["One", "Two", "Three"]
    let legoRenderer = LegoRenderer(
      lego: Lego {
        Section(id: "notes", layout: .rows()) { ForEach(notes, id: \.self) { TextRow($0, id: $0) } }
      })
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    legoRenderer.render(in: view)
    view.layoutIfNeeded()
    let last = IndexPath(item: 2, section: 0)
    func frame() -> CGRect? { legoRenderer.collectionView?.cellForItem(at: last)?.frame }
    #expect(frame()?.width == 300)

    legoRenderer.collectionView?.setCollectionViewLayout(TwoColumnLayout(), animated: true)
    view.layoutIfNeeded()

    let first = legoRenderer.collectionView?.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
    #expect(first?.width == 150)
    // The third note is below the first, in the shorter column.
    #expect(frame()?.origin == CGPoint(x: 0, y: first?.maxY ?? 0))
  }
}
