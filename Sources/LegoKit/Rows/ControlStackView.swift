import UIKit

/// The image, the title and the message of a row with a control, whose type doesn't matter to them.
class ControlStackView: UIView, RowMessageDisplaying {
  /// The image and title, and the control.
  let stack = UIStackView()
  /// The label of the title, which the control has as its accessibility label.
  let titleLabel = UILabel()
  /// The image and the title.
  private let header = UIStackView()
  private let imageView = UIImageView()
  private let message = RowMessage()
  private var remoteImage: RowImageView?
  private var options = RowOptions()
  // The space below the stack, which yields to the message.
  private lazy var bottom = bottomAnchor.constraint(
    equalTo: stack.bottomAnchor, constant: ControlMetrics.verticalInset)

  /// Creates a stack without a control.
  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    setUpStack()
  }

  required init?(coder: NSCoder) { nil }

  /// The item that the cell around the view displays, or `nil`.
  var displayedItem: Any? { cellAround?.displayedAnyItem?.base }

  /// Displays the options of a row.
  func display(_ options: RowOptions) {
    self.options = options
    imageView.image = options.image?.uiImage
    imageView.isHidden = imageView.image == nil
    displayRemoteImage(options.image)
    hideHeader(!hasImage && titleLabel.isHidden)
  }

  /// Displays a title, or none.
  func setTitle(_ title: String?) {
    titleLabel.text = title
    titleLabel.isHidden = title == nil
    hideHeader(title == nil && !hasImage)
    titleLabel.textColor = options.isEnabled ? options.textColor ?? .label : .tertiaryLabel
  }

  /// The displayed message, or `nil`.
  var messageLabel: UIView? { message.label }

  /// Displays a message below the title and the control, or none.
  func setMessage(_ text: String?) {
    bottom.isActive = text == nil
    message.display(text, below: stack, in: self)
  }

  @available(visionOS, deprecated: 1)
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAxis()
  }

  /// Whether the control is beside the title and not below it.
  var isSideBySide: Bool { !traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  /// Updates the arrangement for the text size.
  func updateAxis() {
    stack.axis = isSideBySide ? .horizontal : .vertical
    stack.alignment = isSideBySide ? .center : .leading
  }

  // A hidden view of a stack is 0 points high, which margins would contradict.
  private func hideHeader(_ isHidden: Bool) {
    header.isHidden = isHidden
    header.directionalLayoutMargins = isHidden ? .zero : ControlMetrics.headerMargins
  }

  private var hasImage: Bool { !imageView.isHidden || remoteImage?.isHidden == false }

  private func displayRemoteImage(_ image: RowImage?) {
    guard image?.isRemote == true else {
      remoteImage?.isHidden = true
      remoteImage?.display(nil)
      return
    }
    let view = remoteImage ?? RowImageView()
    if remoteImage == nil { header.insertArrangedSubview(view, at: 0) }
    remoteImage = view
    view.isHidden = false
    view.display(image)
  }

  private func setUpStack() {
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.isAccessibilityElement = false
    imageView.setContentHuggingPriority(.required, for: .horizontal)
    imageView.setContentCompressionResistancePriority(.required, for: .horizontal)
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .large)
    header.addArrangedSubview(imageView)
    header.addArrangedSubview(titleLabel)
    header.alignment = .center
    header.spacing = ControlMetrics.imageSpacing
    header.isLayoutMarginsRelativeArrangement = true
    stack.spacing = ControlMetrics.spacing
    stack.addArrangedSubview(header)
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    activateConstraints()
  }

  private func activateConstraints() {
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: ControlMetrics.minimumHeight)
    // Both yield while the cell has its estimated height.
    bottom.priority = UILayoutPriority(999)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: ControlMetrics.verticalInset),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      bottom, height,
    ])
  }
}
