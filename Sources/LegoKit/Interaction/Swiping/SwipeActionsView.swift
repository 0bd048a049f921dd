import UIKit

/// The buttons beside a swiped cell.
final class SwipeActionsView: UIView {
  private let buttons: [SwipeActionButton]
  private let allowsFullSwipe: Bool
  private let isLeft: Bool

  /// Creates buttons for actions, the one nearest to the edge first.
  ///
  /// - Parameters:
  ///   - actions: The actions.
  ///   - allowsFullSwipe: Whether a swipe across the cell performs the first action.
  ///   - isLeft: Whether the buttons are at the left edge of the cell.
  ///   - perform: Performs an action whose button was tapped.
  init(
    _ actions: [SwipeAction], allowsFullSwipe: Bool, isLeft: Bool,
    perform: @escaping @MainActor (SwipeAction) -> Void
  ) {
    (self.allowsFullSwipe, self.isLeft) = (allowsFullSwipe, isLeft)
    buttons = actions.map { action in
      let button = SwipeActionButton(action)
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
      return button
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The action that a full swipe performs.
  var firstAction: SwipeAction? { buttons.first?.action }

  /// Returns the solver for a cell of a width.
  func solver(cellWidth: CGFloat) -> SwipeSolver {
    SwipeSolver(
      width: cellWidth, buttons: buttons.map(\.preferredWidth), allowsFullSwipe: allowsFullSwipe)
  }

  /// Lays out the buttons in the part of a cell's frame that the cell has left.
  func layOut(in frame: CGRect, distance: CGFloat, isFullSwipe: Bool) {
    self.frame = CGRect(
      x: isLeft ? frame.minX : frame.maxX - distance, y: frame.minY, width: distance,
      height: frame.height)
    let widths = solver(cellWidth: frame.width)
      .buttonWidths(distance: distance, isFullSwipe: isFullSwipe)
    var position: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      button.frame = CGRect(
        x: isLeft ? position : distance - position - width, y: 0, width: width,
        height: frame.height)
      button.layoutIfNeeded()
      position += width
    }
  }
}

/// The button of a swipe action.
final class SwipeActionButton: UIControl {
  let action: SwipeAction
  private let label = UILabel()
  private let imageView = UIImageView()

  /// The minimum width, in points (uikit.md, 3.4.6).
  private static let minimumWidth: CGFloat = 74
  /// The space on both sides of the title, in points (uikit.md, 3.4.6).
  private static let margin: CGFloat = 15
  /// The height from which on a title is displayed below an image, in points (uikit.md, 3.4.6).
  private static let heightOfBoth: CGFloat = 91
  // Unverified: inferred from uikit.md, 3.4.6.
  /// The space between image and title, in points.
  private static let spacing: CGFloat = 3

  init(_ action: SwipeAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor ?? action.style.backgroundColor
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
    label.text = action.title
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = .white
    label.textAlignment = .center
    imageView.image = action.image
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .large)
    imageView.tintColor = .white
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  /// The preferred width, in points.
  var preferredWidth: CGFloat {
    let content = max(label.intrinsicContentSize.width, imageSize.width)
    return max(Self.minimumWidth, content.rounded(.up) + 2 * Self.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let showsTitle = action.image == nil || bounds.height >= Self.heightOfBoth
    let text = showsTitle ? label.intrinsicContentSize : .zero
    let spacing = text.height > 0 && imageSize.height > 0 ? Self.spacing : 0
    let top = (bounds.height - imageSize.height - spacing - text.height) / 2
    label.isHidden = !showsTitle
    imageView.frame = centered(imageSize, top: top)
    label.frame = centered(text, top: top + imageSize.height + spacing)
  }

  private var imageSize: CGSize {
    action.image == nil ? .zero : imageView.intrinsicContentSize
  }

  private func centered(_ size: CGSize, top: CGFloat) -> CGRect {
    CGRect(x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
  }
}

extension SwipeAction.Style {
  @MainActor fileprivate var backgroundColor: UIColor {
    self == .destructive ? .systemRed : .systemGray
  }
}
