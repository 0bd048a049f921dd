import UIKit

/// A ready-made row of a list, which is displayed by a content configuration.
///
/// ```swift
/// Section(id: "settings", layout: RowsLayout()) {
///   TextRow("About").accessories(.disclosure)
///   SwitchRow("Wi-Fi", isOn: $model.isWiFiOn)
///   ButtonRow("Delete", role: .destructive) { [weak self] in self?.delete() }
/// }
/// ```
///
/// Rows are `Equatable` by their texts, options and values, and compare actions as equal. A row
/// with a binding writes to it when the user changes the control, and the row alone is updated when
/// the value changes. The height follows from the content and the text size.
///
/// The id of a row is its title by default. Pass an `id` where two rows of one type have the same
/// title. A row without an id stays the same when its title changes if a statement of the block
/// describes it: `TextRow("\(count) files")` is found by the place of the statement in the source, in
/// time proportional to the number of statements, and only if the titles differ. In arrays and loops,
/// where all rows have one place, another title is another row unless an `id` says which one it is.
///
/// A type of an app that conforms to the protocol is a row, too: it returns a configuration of its
/// content, as ``RowContent`` describes.
public protocol ListRow: RowContent, TypedItemType where CellType == ListRowCell<Self> {}

/// The content of a ``ListRow``.
public protocol RowContent: Equatable {
  /// The type of the identity.
  associatedtype ID: Hashable

  /// The identity of the row.
  var id: ID { get }

  /// The options that all rows have.
  var options: RowOptions { get set }

  /// The configuration of the content.
  @MainActor var content: any UIContentConfiguration { get }

  /// The accessibility of the row as one element, or `nil` if its content has elements of its own.
  var accessibility: RowAccessibility? { get }
}

extension RowContent {
  var isIdentifiedByStatement: Bool { options.isIdentifiedByTitle }

  /// The default, `nil`.
  public var accessibility: RowAccessibility? { nil }

  /// Returns the row with accessories.
  public func accessories(_ accessories: RowAccessory...) -> Self {
    self.accessories(accessories)
  }

  /// Returns the row with accessories.
  public func accessories(_ accessories: [RowAccessory]) -> Self {
    changing { $0.accessories = accessories }
  }

  /// Returns the row, which is dimmed and does not respond to touches if `isDisabled` is true.
  public func disabled(_ isDisabled: Bool = true) -> Self {
    changing { $0.isEnabled = !isDisabled }
  }

  /// Returns the row with an image before its title, or without one.
  ///
  /// ```swift
  /// TextRow("Wi-Fi").image(.symbol("wifi"))
  /// TextRow(contact.name, id: contact.id)
  ///   .image(.url(contact.url, size: CGSize(width: 40, height: 40), cornerRadius: 20))
  /// ```
  ///
  /// An ``AsyncImageView`` displays an image from a URL with the default loader. Images of rows that
  /// scrolling will reach next are prefetched.
  public func image(_ image: RowImage?) -> Self {
    changing { $0.image = image }
  }

  /// Returns the row with a background color, in place of the background of the list.
  ///
  /// A header that stays visible has the background of its collection view by default, so that the
  /// rows below it are not visible through it.
  public func background(_ color: UIColor?) -> Self {
    changing { $0.background = color }
  }

  /// Returns the row with a color of its title, in place of that of its style.
  ///
  /// A disabled row is dimmed in any color.
  public func textColor(_ color: UIColor?) -> Self {
    changing { $0.textColor = color }
  }

  private func changing(_ change: (inout RowOptions) -> Void) -> Self {
    var copy = self
    change(&copy.options)
    return copy
  }
}

/// The options that all rows have.
public struct RowOptions: Equatable {
  private var stored = StoredValues()
  /// Whether the title is the id, since the row was created without one.
  var isIdentifiedByTitle = false

  /// Creates the default options.
  public init() {}

  /// The accessories, in any order, since system accessories have fixed positions.
  public var accessories: [RowAccessory] {
    get { stored.values?.accessories ?? [] }
    set { stored.change { $0.accessories = newValue } }
  }
  /// Whether the row responds to touches.
  ///
  /// The default is `true`.
  public var isEnabled: Bool {
    get { stored.values?.isEnabled ?? true }
    set { stored.change { $0.isEnabled = newValue } }
  }
  /// The image before the title, or `nil`.
  public var image: RowImage? {
    get { stored.values?.image }
    set { stored.change { $0.image = newValue } }
  }
  /// The background color; `nil` for the background of the list.
  ///
  /// A header that stays visible has the background of its collection view instead.
  public var background: UIColor? {
    get { stored.values?.background }
    set { stored.change { $0.background = newValue } }
  }
  /// The color of the title; `nil` for that of the style.
  public var textColor: UIColor? {
    get { stored.values?.textColor }
    set { stored.change { $0.textColor = newValue } }
  }
  /// The level of the indentation, such as that of a row in a tree.
  ///
  /// The default is 0.
  public var indentationLevel: Int {
    get { stored.values?.indentationLevel ?? 0 }
    set { stored.change { $0.indentationLevel = newValue } }
  }

  private struct Values: Equatable {
    var accessories: [RowAccessory] = []
    var isEnabled = true
    var image: RowImage?
    var background: UIColor?
    var textColor: UIColor?
    var indentationLevel = 0
  }

  // One reference, since rows are copied more often than changed: nil for the defaults.
  private struct StoredValues: Equatable {
    private var storage: Storage?

    var values: Values? { storage?.values }

    static func == (one: StoredValues, other: StoredValues) -> Bool {
      one.storage === other.storage || (one.values ?? Values()) == (other.values ?? Values())
    }

    mutating func change(_ change: (inout Values) -> Void) {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(values ?? Values()) }
      if let storage { change(&storage.values) }
    }
  }

  private final class Storage {
    var values: Values

    init(_ values: Values) {
      self.values = values
    }
  }
}

/// The image of a row.
public enum RowImage: Equatable {
  /// A system image.
  case symbol(String)
  /// Any image.
  case image(UIImage)
  /// An image from a URL, in a size in points that it fills, with rounded corners. Without a URL, its
  /// place stays empty.
  case url(URL?, size: CGSize, cornerRadius: CGFloat = 0)

  /// The image; `nil` for one from a URL, and if there is no symbol of that name.
  @MainActor public var uiImage: UIImage? {
    switch self {
    case .symbol(let name): UIImage(systemName: name)
    case .image(let image): image
    case .url: nil
    }
  }
}

/// The accessibility of a row that is one element.
public struct RowAccessibility: Equatable {
  /// The label.
  public var label: String?
  /// The value, or `nil`.
  public var value: String?
  /// The traits that the row has in addition to those of its options.
  public var traits: UIAccessibilityTraits

  /// Creates the accessibility of a row.
  public init(label: String?, value: String? = nil, traits: UIAccessibilityTraits = .none) {
    (self.label, self.value, self.traits) = (label, value, traits)
  }
}

/// The cell of a row.
///
/// In accessibility text sizes, the labels of a row with a subtitle are displayed below it instead
/// of beside the texts, where they would leave little width for these.
public final class ListRowCell<Row: RowContent>: UICollectionViewListCell, TypedCellType {
  /// The row that the cell displays.
  public typealias Item = Row

  private let accessoryViews = AccessoryViews()
  /// The image from a URL; `nil` in cells that have had none.
  private var remoteImage: RowImageDisplay?
  private var hasBackground = false
  private var row: Row?
  private var stacksLabels = false
  private var rowBackground: UIColor?
  private var pinnedBackground: UIColor?

  /// Displays a row; a control that the user is editing stays the first responder.
  public func update(with row: Row) {
    self.row = row
    let stacksLabels = traitCollection.isAccessibilitySize
    displayContent(of: row, stacksLabels: stacksLabels) { $0 }
    isUserInteractionEnabled = row.options.isEnabled
    rowBackground = row.options.background
    if indentationLevel != row.options.indentationLevel {
      indentationLevel = row.options.indentationLevel
    }
    updateBackground()
    updateAccessibility(for: row)
  }

  /// Moves labels beside or below the texts when the text size changes.
  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let stacksLabels = state.traitCollection.isAccessibilitySize
    guard let row, stacksLabels != self.stacksLabels else { return }
    displayContent(of: row, stacksLabels: stacksLabels) { $0.updated(for: state) }
  }

  private func displayContent(
    of row: Row, stacksLabels: Bool,
    updating update: (any UIContentConfiguration) -> any UIContentConfiguration
  ) {
    self.stacksLabels = stacksLabels
    let stacked = stacksLabels ? row.contentWithLabels : nil
    contentConfiguration = update(stacked ?? row.content)
    if remoteImage == nil, row.options.image?.isRemote == true { remoteImage = RowImageDisplay() }
    remoteImage?.display(row.options.image, in: contentView)
    accessories = accessoryViews.accessories(
      row.options.accessories, includesLabels: stacked == nil
    ) { [weak self] index in
      (self?.displayedAnyItem?.base as? Row)?.options.accessories.action(at: index)
    }
  }

  /// Sets the color behind a header that stays visible and has no background of its own; `nil` for
  /// other rows.
  func setPinnedBackground(_ color: UIColor?) {
    pinnedBackground = color
    updateBackground()
  }

  private func updateBackground() {
    let color = rowBackground ?? pinnedBackground
    guard color != nil || hasBackground else { return }
    hasBackground = color != nil
    var background = color == nil ? defaultBackgroundConfiguration() : .clear()
    if let color { background.backgroundColor = color }
    backgroundConfiguration = background
  }

  private func updateAccessibility(for row: Row) {
    let accessories = row.options.accessories
    // The cell must not hide accessories that respond to touches from assistive technologies.
    let isElement = !accessories.contains(where: \.isInteractive)
    guard let accessibility = row.accessibility, isElement else {
      isAccessibilityElement = false
      (accessibilityLabel, accessibilityValue, accessibilityTraits) = (nil, nil, .none)
      return
    }
    isAccessibilityElement = true
    accessibilityLabel = accessibility.label
    let values = [accessibility.value].compactMap { $0 } + accessories.compactMap(\.spokenText)
    accessibilityValue = values.isEmpty ? nil : values.joined(separator: ", ")
    accessibilityTraits = accessibility.traits.union(row.options.traits)
  }
}

extension UITraitCollection {
  fileprivate var isAccessibilitySize: Bool {
    preferredContentSizeCategory.isAccessibilityCategory
  }
}

extension RowContent {
  /// The content with its labels below the subtitle; `nil` for content without a subtitle or labels.
  @MainActor fileprivate var contentWithLabels: UIListContentConfiguration? {
    let labels = options.accessories.compactMap(\.labelText)
    guard !labels.isEmpty, var content = content as? UIListContentConfiguration,
      let subtitle = content.secondaryText, !content.prefersSideBySideTextAndSecondaryText
    else { return nil }
    content.secondaryText = ([subtitle] + labels).joined(separator: "\n")
    return content
  }
}

extension ListRowCell: PinnedBackgroundDisplaying {}

extension RowOptions {
  fileprivate var traits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if accessories.contains(where: \.isButton) { traits.insert(.button) }
    if accessories.contains(.checkmark) { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
