import UIKit

/// A row that displays the progress, the failure or the absence of content.
///
/// `Section.phase` displays it.
public struct StatusRow: TypedItemType, Equatable {
  /// The cell that displays the row.
  public typealias CellType = StatusCell<StatusRow>

  /// The identity of the row.
  public let id: String
  /// Whether a spinner is displayed.
  public let isLoading: Bool
  /// The text, or `nil` for none.
  public let text: String?
  /// The text that offers an action when the row is tapped, or `nil` for none.
  public let actionTitle: String?

  /// Creates a row.
  public init(
    id: String, isLoading: Bool = false, text: String? = nil, actionTitle: String? = nil
  ) {
    (self.id, self.isLoading, self.text, self.actionTitle) = (id, isLoading, text, actionTitle)
  }
}

/// A gray shape in place of content that is being loaded.
public struct SkeletonRow: TypedItemType, Equatable {
  /// The cell that displays the row.
  public typealias CellType = SkeletonCell

  /// The identity of the row.
  public let id: String

  /// Creates a row with an identity that is unique among the skeletons of a screen.
  public init(id: String) {
    self.id = id
  }
}

/// An item that a ``StatusCell`` displays.
public protocol StatusItem {
  /// Whether a spinner is displayed.
  var isLoading: Bool { get }
  /// The text, or `nil` for none.
  var text: String? { get }
  /// The text that offers an action when the row is tapped, or `nil` for none.
  var actionTitle: String? { get }
}

extension StatusRow: StatusItem {}

/// An item that performs an action when its view is tapped, which is not selected as items are.
protocol StatusActionItem {
  /// The action of the view while the item has a title of an action.
  var statusAction: ItemAction<Void> { get }
}

/// An item of a tree, which is indented by its level as rows are.
protocol IndentedStatusItem {
  /// The level of the indentation.
  var indentationLevel: Int { get }
}

/// The cell of a row with a status: a spinner, a text and an action below each other.
public final class StatusCell<Item: StatusItem>: UICollectionViewCell, TypedCellType {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let actionLabel = UILabel()
  private let button = UIButton(type: .custom)
  private lazy var stack = UIStackView(arrangedSubviews: [spinner, label, actionLabel])
  private lazy var leading = stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
  private var action: ItemAction<Void>?

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(label, style: .subheadline, color: .secondaryLabel)
    setUp(actionLabel, style: .body, color: .tintColor)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    // Touches of the texts are those of the button around them.
    stack.isUserInteractionEnabled = false
    setUpButton()
    button.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      leading,
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  /// Creates a cell without any archived content.
  public required init?(coder: NSCoder) { nil }

  private func setUpButton() {
    button.frame = contentView.bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addAction(UIAction { [weak self] _ in self?.action?() }, for: .primaryActionTriggered)
    contentView.addSubview(button)
  }

  private func setUp(_ label: UILabel, style: UIFont.TextStyle, color: UIColor) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
  }

  /// Displays a status.
  public func update(with item: Item) {
    leading.constant = Self.leadingMargin(of: item)
    spinner.isHidden = !item.isLoading
    item.isLoading ? spinner.startAnimating() : spinner.stopAnimating()
    label.text = item.text
    label.isHidden = item.text == nil
    actionLabel.text = item.actionTitle
    actionLabel.isHidden = item.actionTitle == nil
    action = (item as? any StatusActionItem)?.statusAction
    button.isUserInteractionEnabled = action != nil && item.actionTitle != nil
    let texts = [item.text, item.actionTitle].compactMap { $0 }
    isAccessibilityElement = !texts.isEmpty
    accessibilityLabel = texts.isEmpty ? nil : texts.joined(separator: "\n")
    accessibilityTraits = item.actionTitle == nil ? .staticText : .button
  }

  /// Returns the height of the texts and the spinner.
  public static func layout(constraintsTo size: CGSize, with item: Item) -> CGSize {
    let fonts = [(item.text, UIFont.TextStyle.subheadline), (item.actionTitle, .body)]
    let heights =
      fonts.compactMap { text, style in
        text.map { height(of: $0, style: style, width: size.width - leadingMargin(of: item) - 16) }
      } + (item.isLoading ? [20] : [])
    return CGSize(
      width: size.width,
      height: heights.reduce(0, +) + 8 * CGFloat(max(0, heights.count - 1)) + 24)
  }

  // The width of a level is that of cells of lists.
  private static func leadingMargin(of item: Item) -> CGFloat {
    16 + 10 * CGFloat((item as? any IndentedStatusItem)?.indentationLevel ?? 0)
  }

  private static func height(of text: String, style: UIFont.TextStyle, width: CGFloat) -> CGFloat {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      .rounded(.up)
  }
}

/// The cell of a ``SkeletonRow``.
public final class SkeletonCell: UICollectionViewCell, TypedCellType {
  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let bars = SkeletonBars(frame: contentView.bounds)
    bars.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(bars)
  }

  /// Creates a cell without any archived content.
  public required init?(coder: NSCoder) { nil }

  /// Displays a row.
  public func update(with item: SkeletonRow) {}

  /// Returns a height of 64 points.
  public static func layout(constraintsTo size: CGSize, with item: SkeletonRow) -> CGSize {
    CGSize(width: size.width, height: 64)
  }
}

/// Two bars in place of two lines of text, the second one shorter.
private final class SkeletonBars: UIView {
  private let bars = [UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for bar in bars {
      bar.backgroundColor = .quaternaryLabel
      bar.layer.cornerRadius = 6
      addSubview(bar)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 32)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, bar) in bars.enumerated() {
      let length = index == 0 ? width : width * 0.6
      bar.frame = CGRect(
        x: isRightToLeft ? bounds.width - 16 - length : 16, y: 14 + 24 * CGFloat(index),
        width: length, height: 12)
    }
  }
}
