import UIKit

/// Rows of controls in their natural sizes, for golden pictures.
final class ControlGallery: UIView {
  private let rows: [[UIView]]
  private static let margin: CGFloat = 12
  private static let gap: CGFloat = 10

  /// Creates a gallery of the given width; views without a natural width fill the rest of their
  /// row.
  init(width: CGFloat, _ rows: [[UIView]]) {
    self.rows = rows
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    backgroundColor = .systemBackground
    for view in rows.joined() { addSubview(view) }
    frame.size.height = place()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place()
  }

  /// The appearances of the golden pictures, by name.
  static let appearances: [(name: String, traits: UITraitCollection)] = [
    ("light", UITraitCollection(userInterfaceStyle: .light)),
    ("dark", UITraitCollection(userInterfaceStyle: .dark)),
    ("rtl", UITraitCollection(layoutDirection: .rightToLeft)),
    ("xxxl", UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)),
  ]

  private func place() -> CGFloat {
    var top = Self.margin
    for row in rows {
      let sizes = sizes(of: row)
      let height = sizes.map(\.height).max() ?? 0
      var start = Self.margin
      for (view, size) in zip(row, sizes) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
          x: isRightToLeft ? bounds.width - start - size.width : start,
          y: top + ((height - size.height) / 2).rounded(), width: size.width, height: size.height)
        start += size.width + Self.gap
      }
      top += height + Self.gap
    }
    return top + Self.margin - Self.gap
  }

  private func sizes(of row: [UIView]) -> [CGSize] {
    let natural = row.map { view in
      view.intrinsicContentSize.width < 0
        ? CGSize(width: -1, height: view.intrinsicContentSize.height)
        : view.sizeThatFits(CGSize(width: bounds.width, height: 0))
    }
    let taken = natural.reduce(0) { $0 + max(0, $1.width) } + Self.gap * CGFloat(row.count - 1)
    let rest = bounds.width - 2 * Self.margin - taken
    return natural.map { CGSize(width: $0.width < 0 ? rest : $0.width, height: $0.height) }
  }
}
