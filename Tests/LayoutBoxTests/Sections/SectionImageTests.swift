import LayoutBox
import TestSupport
import Testing
import UIKit

/// Typical layouts as images of the documentation.
@MainActor @Suite("Images of layouts") struct SectionImageTests {
  @Test("A dashboard has a banner that scrolls sideways, a grid and a list") func dashboard() {
    let layout = CompositionalLayoutBox {
      SectionLayoutBox { ItemLayoutBox(width: .w(0.8), height: .absolute(90)) }
        .orthogonal(.groupPaging).spacing(8).insets(space: 12)
      SectionLayoutBox {
        GroupLayoutBox(width: .w(1), height: .absolute(64)) {
          ItemLayoutBox(columns: 4, width: .w(0.25), height: .h(1)).insets(space: 4)
        }
      }
      .insets(leading: 8, trailing: 8)
      .header(height: .absolute(28))
      SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(30)) }
        .insets(leading: 12, trailing: 12).spacing(4)
        .header(height: .absolute(28))
    }
    expectDocumentationImage(
      image(of: layout, itemCounts: [3, 8, 3]), named: "layoutbox-dashboard", in: "LayoutBox")
  }

  @Test("Badges are on the corners of their cells") func badges() {
    let layout = CompositionalLayoutBox {
      SectionLayoutBox {
        GroupLayoutBox(width: .w(1), height: .absolute(90)) {
          ItemLayoutBox(columns: 3, width: .w(1 / 3), height: .h(1)).insets(space: 10)
            .supplementary(
              NSCollectionLayoutSupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                  widthDimension: .absolute(20), heightDimension: .absolute(20)),
                elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
                itemAnchor: NSCollectionLayoutAnchor(edges: [])))
        }
      }
    }
    expectDocumentationImage(
      image(of: layout, itemCounts: [6], height: 190), named: "layoutbox-badges", in: "LayoutBox")
  }

  @Test("Backgrounds are behind their sections, below the headers") func backgrounds() {
    let card = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(36)) }
      .insets(top: 10, leading: 24, bottom: 10, trailing: 24).spacing(6)
      .header(height: .absolute(30))
      .background(
        CardView.self,
        insets: NSDirectionalEdgeInsets(top: 30, leading: 12, bottom: 0, trailing: 12))
    let layout = CompositionalLayoutBox { card }.spacing(8)
    expectDocumentationImage(
      image(of: layout, itemCounts: [3, 2], height: 320), named: "layoutbox-backgrounds",
      in: "LayoutBox")
  }

  @Test("The cells of a row are as high as the one with the longest text") func equalHeights() {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return }
    let layout = CompositionalLayoutBox {
      SectionLayoutBox {
        GroupLayoutBox(width: .w(1), height: .estimated(60)) {
          ItemLayoutBox(
            columns: 3, width: .absolute(84), height: .uniformAcrossSiblings(estimate: 60))
        }
        .space(.fixed(12))
      }
      .insets(space: 12).spacing(12)
    }
    expectDocumentationImage(
      image(
        of: layout, itemCounts: [6], height: 260,
        texts: [
          "Tea", "Coffee with a long description of its origin", "Water",
          "Two words", "Juice", "Lemonade, made every day",
        ]), named: "layoutbox-equal-heights", in: "LayoutBox")
  }

  private func image(
    of layout: CompositionalLayoutBox, itemCounts: [Int], height: CGFloat = 420,
    texts: [String] = []
  ) -> UIImage {
    let source = LabeledElements(counts: itemCounts, texts: texts)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: height))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout.toBuild())
    view.contentInsetAdjustmentBehavior = .never
    view.backgroundColor = .systemBackground
    source.register(in: view)
    view.dataSource = source
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return withExtendedLifetime(source) {
      UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
        window.layer.render(in: context.cgContext)
      }
    }
  }
}

/// A rounded background.
private final class CardView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell or a supplementary view with a label.
private final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      contentView.bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 4),
    ])
    layer.cornerRadius = 6
  }

  required init?(coder: NSCoder) { nil }
}

/// A round view with a number.
private final class BadgeView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    label.textColor = .white
    addSubview(label)
    backgroundColor = .systemRed
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { nil }
}

/// A data source of cells with a number or a text, headers, and badges.
private final class LabeledElements: NSObject, UICollectionViewDataSource {
  private static let identifier = "label"
  private let counts: [Int]
  private let texts: [String]

  init(counts: [Int], texts: [String]) {
    (self.counts, self.texts) = (counts, texts)
  }

  func register(in view: UICollectionView) {
    view.register(LabelCell.self, forCellWithReuseIdentifier: Self.identifier)
    view.register(
      BadgeView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: Self.identifier)
    view.register(
      LabelCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Self.identifier)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let view = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: path)
    guard let cell = view as? LabelCell else { return view }
    cell.label.text = texts.indices.contains(path.item) ? texts[path.item] : "\(path.item)"
    cell.backgroundColor = .systemTeal
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: path)
    (view as? BadgeView)?.label.text = "\(path.item)"
    (view as? LabelCell)?.label.text = "Section \(path.section)"
    return view
  }
}
