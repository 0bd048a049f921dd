import UIKit

/// A badge with a short text, or a dot.
///
/// ```swift
/// ChatItem(chat).badge(BadgeItem("\(chat.unread)", color: .systemBlue))
/// ```
///
/// The text is white in a capsule and follows the text size of the user. Without a text the badge
/// is a dot of 10 points.
public struct BadgeItem: TypedItemType, Hashable {
  /// The cell that displays the badge.
  public typealias CellType = BadgeItemCell

  /// The text; empty for a dot.
  public let text: String
  /// The color of the capsule.
  public let color: UIColor

  /// Creates a badge with a text.
  ///
  /// - Parameters:
  ///   - text: The text. The default is an empty one, which displays a dot.
  ///   - color: The color of the capsule. The default is the system's red.
  public init(_ text: String = "", color: UIColor = .systemRed) {
    (self.text, self.color) = (text, color)
  }

  /// The identity, which all badges share: a badge that changes updates its view.
  public var id: String { "badge" }
}

/// The cell of a ``BadgeItem``.
public final class BadgeItemCell: UICollectionViewCell, TypedCellType {
  private let label = UILabel()
  private let capsule = CapsuleView()
  private lazy var dotSize = [
    capsule.widthAnchor.constraint(equalToConstant: Self.dotLength),
    capsule.heightAnchor.constraint(equalToConstant: Self.dotLength),
  ]
  private lazy var textSize = [
    capsule.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumHeight),
    capsule.heightAnchor.constraint(equalTo: label.heightAnchor, constant: 2 * Self.margin.height)
      .with(.defaultHigh),
    capsule.widthAnchor.constraint(greaterThanOrEqualTo: capsule.heightAnchor),
    capsule.widthAnchor.constraint(equalTo: label.widthAnchor, constant: 2 * Self.margin.width)
      .with(.defaultHigh),
  ]

  /// The length of a dot, in points.
  private static let dotLength: CGFloat = 10
  /// The height of a badge with a text of the default size, in points.
  private static let minimumHeight: CGFloat = 20
  /// The space between the text and the edges of the capsule, in points.
  private static let margin = CGSize(width: 6, height: 2)

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    for view in [capsule, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      capsule.topAnchor.constraint(equalTo: contentView.topAnchor),
      capsule.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      capsule.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      capsule.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.centerXAnchor.constraint(equalTo: capsule.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: capsule.centerYAnchor),
    ])
  }

  /// Returns `nil`, since the cell is created in code only.
  public required init?(coder: NSCoder) { nil }

  /// Displays the badge.
  public func update(with item: BadgeItem) {
    label.text = item.text
    capsule.backgroundColor = item.color
    NSLayoutConstraint.deactivate(item.text.isEmpty ? textSize : dotSize)
    NSLayoutConstraint.activate(item.text.isEmpty ? dotSize : textSize)
    setNeedsLayout()
  }
}

extension NSLayoutConstraint {
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
