import LegoKit
import LegoSupport
import LegoTesting
import SeededNumbers
import Testing
import UIKit

/// A loader whose images never arrive.
private struct EndlessLoader: ImageLoader {
  func image(for request: ImageRequest) async throws -> UIImage {
    try await Task.sleep(nanoseconds: 3_600_000_000_000)
    return UIImage()
  }
}

/// A name over an image that never arrives.
private final class CaptionedTile: UIView {
  private let label = UILabel()
  private let image = AsyncImageView(loader: EndlessLoader())

  init() {
    super.init(frame: .zero)
    addSubview(image)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    (image.frame, label.frame) = (bounds, bounds)
  }

  func display(_ name: String) {
    label.text = name
    image.url = URL(string: "test://\(name)")
  }
}

/// The kinds of a list in a cell.
private enum Nesting: CaseIterable {
  case nestedList, legoView
}

/// Rows of 40 points; every third one is a list of 90 points that scrolls sideways.
private final class Feed: LegoViewController {
  static let rowCount = 30
  static let tileCount = 12
  static let size = CGSize(width: 200, height: 260)
  private let nesting: Nesting

  init(_ nesting: Nesting) {
    self.nesting = nesting
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  static func isNested(_ row: Int) -> Bool { row % 3 == 2 }
  static func height(of row: Int) -> CGFloat { isNested(row) ? 90 : 40 }

  override var lego: Lego {
    Lego {
      Section(id: "rows", layout: .rows(spacing: 8)) {
        for row in 0..<Self.rowCount {
          if !Self.isNested(row) {
            ViewItem(id: row, "Row \(row)", height: 40) {
              UILabel()
            } update: {
              $0.text = $1
            }
          } else if nesting == .nestedList {
            NestedList(id: row, height: 90) { Self.tiles(row) }
          } else {
            ViewItem(id: row, row, height: 90) {
              LegoView()
            } update: { view, row in
              view.content = { Lego { Self.tiles(row) } }
            }
          }
        }
      }
    }
  }

  private static func tiles(_ row: Int) -> Section {
    Section(
      id: "tiles",
      layout: .carousel(
        itemWidth: .fixed(70), spacing: 10, rowHeight: .exactly(90), scrolling: .continuous)
    ) {
      ForEach(Array(0..<tileCount), id: \.self) { tile in
        ViewItem(id: tile, "\(row).\(tile)") {
          CaptionedTile()
        } update: {
          $0.display($1)
        }
      }
    }
  }
}

/// What a feed displays at its offsets, by arithmetic.
@MainActor private struct FeedModel {
  private(set) var offset: CGFloat = 0
  private(set) var tileOffsets: [Int: CGFloat] = [:]

  /// The rows in sight.
  var rows: [Int] {
    var top = -offset
    return (0..<Feed.rowCount).filter { row in
      defer { top += Feed.height(of: row) + 8 }
      return top < Feed.size.height && top + Feed.height(of: row) > 0
    }
  }

  /// The names of the tiles of a row in sight.
  func tiles(of row: Int) -> [String] {
    (0..<Feed.tileCount).filter { tile in
      let left = CGFloat(tile) * 80 - (tileOffsets[row] ?? 0)
      return left < Feed.size.width && left + 70 > 0
    }.map { "\(row).\($0)" }
  }

  var texts: Set<String> {
    Set(rows.flatMap { Feed.isNested($0) ? tiles(of: $0) : ["Row \($0)"] })
  }

  mutating func scroll(by distance: CGFloat) {
    let heights = (0..<Feed.rowCount).reduce(0) { $0 + Feed.height(of: $1) + 8 } - 8
    offset = min(max(0, offset + distance), heights - Feed.size.height)
  }

  mutating func scroll(_ row: Int, by distance: CGFloat) {
    let width = CGFloat(Feed.tileCount) * 80 - 10
    tileOffsets[row] = min(max(0, (tileOffsets[row] ?? 0) + distance), width - Feed.size.width)
  }
}

@MainActor @Suite("What lists in cells display after scrolling") struct NestedScrollTests {
  /// Returns a new screen at the offsets of a model.
  private func freshScreen(_ nesting: Nesting, _ model: FeedModel) throws -> LegoTesting.Screen {
    let screen = Screen(Feed(nesting), size: Feed.size)
    try screen.scroll(by: model.offset)
    for row in model.rows where Feed.isNested(row) {
      try screen.scroll("\(row).0", by: CGPoint(x: model.tileOffsets[row] ?? 0, y: 0))
    }
    return screen
  }

  private func texts(of screen: LegoTesting.Screen) -> Set<String> {
    Set(screen.text.components(separatedBy: "\n").flatMap { $0.components(separatedBy: " | ") })
  }

  @Test(
    "After random scrolls, all items in sight are displayed, and as on a new screen",
    arguments: Nesting.allCases, 0..<12)
  private func random(nesting: Nesting, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model = FeedModel()
    let screen = Screen(Feed(nesting), size: Feed.size)
    for step in 0..<24 {
      let nested = model.rows.filter(Feed.isNested)
      if let row = nested.randomElement(using: &random), Bool.random(using: &random) {
        let distance = CGFloat(Int.random(in: -400...600, using: &random))
        guard let tile = model.tiles(of: row).first else { continue }
        try screen.scroll(tile, by: CGPoint(x: distance, y: 0))
        model.scroll(row, by: distance)
      } else {
        let distance = CGFloat(Int.random(in: -500...600, using: &random))
        try screen.scroll(by: distance)
        model.scroll(by: distance)
      }
      #expect(texts(of: screen) == model.texts, "\(nesting), seed \(seed), step \(step)")
    }
    let expected = try freshScreen(nesting, model).image().pngData()
    #expect(screen.image().pngData() == expected, "\(nesting), seed \(seed)")
  }
}
