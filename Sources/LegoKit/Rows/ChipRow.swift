import UIKit

/// A capsule with a short text, such as a filter, which is as wide as its text.
///
/// ```swift
/// Section(id: "filters", layout: .chips(lines: .single)) {
///   ForEach(filters, id: \.self) { ChipRow($0) }
/// }
/// .selection($selectedFilter)
/// ```
///
/// A chip is tinted while it is selected: by the selection of its section, or by ``isSelected`` where
/// a section has none. Its height follows from the text size. Assistive technologies read it as a
/// button.
public struct ChipRow: TypedItemType, Equatable {
  /// The cell that displays the chip.
  public typealias CellType = ChipRowCell

  /// The identity of the chip.
  public let id: AnyHashable
  /// The text.
  public let title: String
  /// Whether the chip is tinted although its cell is not selected.
  public let isSelected: Bool

  /// Creates a chip.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - isSelected: Whether the chip is tinted although its cell is not selected.
  ///   - id: The identity. The default is the text.
  public init(_ title: String, isSelected: Bool = false, id: AnyHashable? = nil) {
    (self.title, self.isSelected, self.id) = (title, isSelected, id ?? AnyHashable(title))
  }
}

/// The cell of a ``ChipRow``.
public final class ChipRowCell: UICollectionViewCell, TypedCellType {
  /// The item that the cell displays.
  public typealias Item = ChipRow

  private let capsule = CapsuleView()
  private let label = UILabel()
  private var isTinted = false

  private static let insets = NSDirectionalEdgeInsets(
    top: 6, leading: 12, bottom: 6, trailing: 12)

  /// Creates a cell without a text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    capsule.frame = contentView.bounds
    capsule.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(capsule)
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    let constraints = EdgeConstraints(adding: label, to: contentView)
    constraints.setInsets(Self.insets)
    isAccessibilityElement = true
  }

  /// Returns `nil`: chips are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Displays the chip.
  public func update(with chip: ChipRow) {
    label.text = chip.title
    isTinted = chip.isSelected
    accessibilityLabel = chip.title
    setNeedsUpdateConfiguration()
  }

  /// Updates the colors for the selection.
  public override func updateConfiguration(using state: UICellConfigurationState) {
    let isSelected = isTinted || state.isSelected
    backgroundConfiguration = .clear()
    capsule.backgroundColor = isSelected ? .tintColor : .chipFill
    label.textColor = isSelected ? .white : .label
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }
}
