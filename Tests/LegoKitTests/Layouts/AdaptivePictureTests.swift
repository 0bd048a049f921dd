import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Images of layouts by traits") struct AdaptivePictureTests {
  @Test("By traits: a phone, a wide screen, and the largest text") func picture() {
    let images = [
      (300, UIContentSizeCategory.large), (740, .large), (300, .accessibilityExtraExtraExtraLarge),
    ]
    .map { width, category in
      let page = TraitsPage()
      let screen = LegoTesting.Screen(
        page, size: CGSize(width: width, height: 520),
        traits: UITraitCollection(preferredContentSizeCategory: category))
      return screen.image()
    }
    expectDocumentationImage(Self.row(of: images), named: "layoutbox-traits", in: "LayoutBox")
  }

  /// Draws images side by side at half of their size.
  private static func row(of images: [UIImage]) -> UIImage {
    let gap: CGFloat = 12
    let widths = images.map { $0.size.width / 2 }
    let height = (images.first?.size.height ?? 0) / 2
    let size = CGSize(
      width: widths.reduce(0, +) + gap * CGFloat(images.count + 1), height: height + 2 * gap)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.systemGray4.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var x = gap
      for (image, width) in zip(images, widths) {
        image.draw(in: CGRect(x: x, y: gap, width: width, height: height))
        x += width + gap
      }
    }
  }
}

/// Cards in columns by traits, and a mail beside the others.
private final class TraitsPage: LegoViewController {
  private static let insets = NSDirectionalEdgeInsets(
    top: 12, leading: 12, bottom: 12, trailing: 12)
  private static let mail = AdaptiveLayout(
    .rows(spacing: 6, insets: insets), wide: SplitLayout(listWidth: 260, spacing: 6, insets: insets)
  )

  override var lego: Lego {
    Lego {
      Section(
        id: "albums",
        layout: .grid(columns: .adaptive(2, accessibility: 1, wide: 4), insets: Self.insets)
      ) {
        for title in ["Lakes", "Peaks", "Woods", "Shores"] { Card(id: title, color: .systemTeal) }
      }
      Section(id: "mail", layout: Self.mail) {
        Card(
          id: "The detail is above the list, or beside it where the screen is wide.",
          color: .systemYellow, minimumHeight: 150)
        for number in 1...4 { Card(id: "Letter \(number)", color: .systemGray5) }
      }
    }
  }
}

/// A text on a color.
private struct Card: TypedItemType, Equatable {
  typealias CellType = CardCell
  var id: String
  var color: UIColor
  var minimumHeight: CGFloat = 44
}

private final class CardCell: UICollectionViewCell, TypedCellType {
  private let label = UILabel()
  private lazy var height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      height,
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: Card) {
    label.text = item.id
    contentView.backgroundColor = item.color
    height.constant = item.minimumHeight
  }
}
