import LegoKit
import UIKit

/// A page of 12,000 items below a translucent navigation bar: banners, grids, carousels, tables and
/// waterfalls, again and again.
@MainActor final class MixedPage: UIViewController, LegoContainer {
  /// The number of repetitions of the five kinds of sections.
  static let chapters = 120
  /// The number of items of the page.
  static let itemCount = chapters * (1 + 24 + 12 + 40 + 23)

  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      for chapter in 0..<Self.chapters {
        Section(id: "banner \(chapter)", layout: RowsLayout(insets: Self.margins)) {
          PageItem.items(1, in: chapter, kind: 0, height: 160)
        }
        Section(
          id: "grid \(chapter)", layout: GridLayout(columns: 2, spacing: 14, insets: Self.margins)
        ) {
          PageItem.items(24, in: chapter, kind: 1, height: 210)
        }
        Section(
          id: "carousel \(chapter)",
          layout: CarouselLayout(itemWidth: .fixed(150), spacing: 14, insets: Self.margins)
        ) {
          PageItem.items(12, in: chapter, kind: 2, height: 190)
        }
        Section(id: "table \(chapter)", layout: RowsLayout()) {
          PageItem.items(40, in: chapter, kind: 3, height: 56)
        }
        Section(
          id: "waterfall \(chapter)",
          layout: WaterfallLayout(columns: 2, spacing: 12, insets: Self.margins)
        ) {
          PageItem.items(23, in: chapter, kind: 4, height: 150)
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    view.backgroundColor = .systemBackground
    legoRenderer.render(in: view) { $0.backgroundColor = .systemBackground }
  }

  private static let margins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
}

/// An item with an image, two texts and a height.
struct PageItem: TypedItemType, Equatable {
  typealias CellType = PageCell
  var id: String
  var number: Int
  var isRow: Bool
  var height: CGFloat

  /// Returns items with ids of their own; those of a waterfall have different heights.
  static func items(_ count: Int, in chapter: Int, kind: Int, height: CGFloat) -> [PageItem] {
    (0..<count).map { index in
      PageItem(
        id: "\(chapter) \(kind) \(index)", number: 100 * chapter + index, isRow: kind == 3,
        height: kind == 4 ? height + CGFloat(index * 37 % 90) : height)
    }
  }
}

/// A photo with rounded corners, and a title and a line of details below or beside it.
final class PageCell: UICollectionViewCell, TypedCellType {
  private let photo = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()
  private var isRow = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 10
    title.font = .preferredFont(forTextStyle: .headline)
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .secondaryLabel
    for view in [photo, title, detail] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: PageItem) {
    isRow = item.isRow
    photo.image = Photos.all[item.number % Photos.all.count]
    title.text = "Station \(item.number)"
    detail.text = "\(item.number % 12 + 1) platforms, \(item.number % 90) minutes"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    if isRow {
      photo.frame = CGRect(x: 16, y: 8, width: 40, height: 40)
      title.frame = CGRect(x: 72, y: 8, width: bounds.width - 88, height: 22)
      detail.frame = CGRect(x: 72, y: 30, width: bounds.width - 88, height: 18)
    } else {
      photo.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 46)
      title.frame = CGRect(x: 0, y: bounds.height - 44, width: bounds.width, height: 22)
      detail.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 18)
    }
  }

  static func layout(constraintsTo size: CGSize, with item: PageItem) -> CGSize {
    CGSize(width: size.width, height: item.height)
  }
}

/// Photos of 360 by 360 pixels: bands of colors.
@MainActor enum Photos {
  static let all: [UIImage] = (0..<24).map { number in
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 180, height: 180), format: format).image {
      for band in 0..<12 {
        UIColor(
          hue: CGFloat((number * 7 + band * 5) % 60) / 60, saturation: 0.5, brightness: 0.9,
          alpha: 1
        ).setFill()
        $0.fill(CGRect(x: 0, y: 15 * CGFloat(band), width: 180, height: 15))
      }
    }
  }
}
