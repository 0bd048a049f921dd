/// The view that shows one item of a collection view.
///
/// Content goes into `contentView`; behind it are `selectedBackgroundView`, while the cell is
/// selected or highlighted, and `backgroundView`.
///
/// ```swift
/// final class NameCell: UICollectionViewCell {
///   let label = UILabel()
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     contentView.addSubview(label)
///   }
///
///   required init?(coder: NSCoder) { fatalError("Made in code only") }
/// }
/// ```
///
/// Ours leaves out configurations, drag states and interactions.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  /// A cell of that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// A cell without size; ours has no archives to read more from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// The view that the cell's content goes into; it fills the cell.
  open var contentView: UIView { content }

  /// Whether the item is selected.
  ///
  /// The collection view sets it; overriding `didSet` follows it.
  open var isSelected = false {
    didSet { placeSelectedBackground() }
  }

  /// Whether a finger is on the cell.
  ///
  /// The collection view sets it.
  open var isHighlighted = false {
    didSet { placeSelectedBackground() }
  }

  /// A view behind everything else of the cell; it fills the cell.
  open var backgroundView: UIView? {
    didSet { placeBackground(replacing: oldValue) }
  }

  /// A view above `backgroundView`, shown while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard oldValue !== selectedBackgroundView else { return }
      oldValue?.removeFromSuperview()
      placeSelectedBackground()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, content] {
      guard let view, view.superview === self, view.frame != bounds else { continue }
      view.frame = bounds
    }
  }

  private func addContentView() {
    fill(with: content)
    addSubview(content)
  }

  private func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func placeBackground(replacing old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    fill(with: backgroundView)
    insertSubview(backgroundView, at: 0)
  }

  private func placeSelectedBackground() {
    guard let selectedBackgroundView else { return }
    let isDue = isSelected || isHighlighted
    guard isDue != (selectedBackgroundView.superview === self) else { return }
    guard isDue else { return selectedBackgroundView.removeFromSuperview() }
    fill(with: selectedBackgroundView)
    insertSubview(selectedBackgroundView, belowSubview: content)
  }
}
