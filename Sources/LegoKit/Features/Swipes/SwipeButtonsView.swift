import ScrollMotion
import UIKit

/// The buttons beside a swiped cell.
final class SwipeButtonsView: UIView {
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
    let intervals = solver(cellWidth: frame.width)
      .intervals(distance: distance, isFullSwipe: isFullSwipe)
    for (button, interval) in zip(buttons, intervals) {
      button.frame = CGRect(
        x: isLeft ? interval.start : distance - interval.end, y: 0, width: interval.length,
        height: frame.height)
      button.layoutIfNeeded()
    }
  }
}

/// The button of a swipe action.
final class SwipeActionButton: UIControl {
  let action: SwipeAction
  private let label = UILabel()
  private let imageView = UIImageView()

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
    return SwipeButtonMetrics.preferredWidth(content: content.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let showsTitle = action.image == nil || bounds.height >= SwipeButtonMetrics.heightOfBoth
    let text = showsTitle ? label.intrinsicContentSize : .zero
    let spacing = text.height > 0 && imageSize.height > 0 ? SwipeButtonMetrics.spacing : 0
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
