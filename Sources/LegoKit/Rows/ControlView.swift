import UIKit

/// The configuration of a row with a control.
struct ControlContent<Row: ListRow>: UIContentConfiguration {
  let row: Row
  let viewType: ControlView<Row>.Type

  func makeContentView() -> any UIView & UIContentView { viewType.init(row) }

  func updated(for state: any UIConfigurationState) -> ControlContent { self }
}

/// The content of a row with a control: an image, a title and the control beside them, or below
/// them at accessibility text sizes.
///
/// Subclasses add their control to ``stack``.
class ControlView<Row: ListRow>: UIView, UIContentView, RowMessageDisplaying {
  /// The image and title, and the control.
  let stack = UIStackView()
  /// The label of the title, which the control has as its accessibility label.
  let titleLabel = UILabel()
  /// The image and the title.
  private let header = UIStackView()
  private let imageView = UIImageView()
  private let message = RowMessage()
  private var remoteImage: RowImageView?
  private var row: Row
  // The space below the stack, which yields to the message.
  private lazy var bottom = bottomAnchor.constraint(
    equalTo: stack.bottomAnchor, constant: ControlMetrics.verticalInset)

  /// Creates the content of a row.
  required init(_ row: Row) {
    self.row = row
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    setUpStack()
    setUp()
    display(row, isSame: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The row with the newest actions and bindings.
  var currentRow: Row {
    guard let current = cellAround?.displayedAnyItem?.base as? Row, current.id == row.id else {
      return row
    }
    return current
  }

  /// The configuration of the displayed row.
  var configuration: any UIContentConfiguration {
    get { ControlContent(row: row, viewType: Self.self) }
    set {
      guard let content = newValue as? ControlContent<Row> else { return }
      let isSame = content.row.id == row.id
      row = content.row
      display(row, isSame: isSame)
    }
  }

  /// Adds the control to the stack.
  func setUp() {}

  /// Displays a row; `isSame` is whether the row with its id was displayed before.
  func update(with row: Row, isSame: Bool) {}

  /// Displays a title, or none.
  func setTitle(_ title: String?) {
    titleLabel.text = title
    titleLabel.isHidden = title == nil
    hideHeader(title == nil && !hasImage)
    titleLabel.textColor = row.options.isEnabled ? row.options.textColor ?? .label : .tertiaryLabel
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

  private func display(_ row: Row, isSame: Bool) {
    imageView.image = row.options.image?.uiImage
    imageView.isHidden = imageView.image == nil
    displayRemoteImage(row.options.image)
    hideHeader(!hasImage && titleLabel.isHidden)
    update(with: row, isSame: isSame)
    updateAxis()
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

/// The metrics of rows with a control.
enum ControlMetrics {
  /// The height of a row with one line of text at the default text size.
  static let minimumHeight: CGFloat = 44
  static let verticalInset: CGFloat = 6
  /// The margins that give a title the distance from the edges that it has in rows without control.
  static let headerMargins = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
  static let imageSpacing: CGFloat = 16
  static let spacing: CGFloat = 12
  /// The space between the texts of a slider and the slider.
  static let sliderSpacing: CGFloat = 4
  /// The smallest width of a text field beside a title.
  static let minimumFieldWidth: CGFloat = 80
}
