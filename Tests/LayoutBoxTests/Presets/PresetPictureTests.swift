import LayoutBox
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Images of presets") struct PresetPictureTests {
  private static let margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// Draws numbered cells in a view of 240 x 300, at scale 2.
  private func image(
    of layout: any SectionLayout, count: Int, isRightToLeft: Bool = false,
    height: @escaping (Int, CGFloat) -> CGFloat? = { _, _ in nil }
  ) -> UIImage {
    let source = NumberedCells(count: count)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 240, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
        layout.section(in: environment, itemCount: count, itemHeight: height)
      })
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.backgroundColor = .white
    view.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view.layer.image(scale: 2)
  }

  @Test("A mosaic repeats large and small tiles") func mosaic() {
    let layout = MosaicLayout(
      [.large, .small, .small, .small, .wide], spacing: 4, insets: Self.margins)
    expectImage(image(of: layout, count: 9), named: "mosaic")
  }

  @Test("Chips are as wide as their texts and wrap") func chips() {
    expectImage(image(of: ChipsLayout(insets: Self.margins), count: 14), named: "chips")
  }

  @Test("A waterfall contains items of two columns and of the whole width") func waterfall() {
    let layout = WaterfallLayout(
      columns: 3, spacing: 6, spans: .items([3: 2, 6: WaterfallSpans.fullWidth]),
      insets: Self.margins)
    let height = { (item: Int, width: CGFloat) -> CGFloat? in CGFloat(30 + item * 37 % 50) }
    expectImage(image(of: layout, count: 12, height: height), named: "waterfall_spans")
    expectImage(
      image(of: layout, count: 12, isRightToLeft: true, height: height),
      named: "waterfall_spans_rtl")
  }
}

/// A data source of numbered cells.
private final class NumberedCells: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberedCell)?.show(indexPath.item)
    return cell
  }
}

/// A colored cell with its number in words, whose size follows from the label.
private final class NumberedCell: UICollectionViewCell {
  private static let words = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen",
  ]
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 6
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    label.text = Self.words[number % Self.words.count]
    let hue = (CGFloat(number) * 0.618).truncatingRemainder(dividingBy: 1)
    contentView.backgroundColor = UIColor(hue: hue, saturation: 0.4, brightness: 0.95, alpha: 1)
  }
}
