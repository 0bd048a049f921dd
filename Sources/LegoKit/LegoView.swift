import UIKit

/// A view that displays a ``Lego`` in a part of a screen.
///
/// ```swift
/// let related = LegoView { [model] in
///   Lego { Section(id: "related", layout: RowsLayout()) { model.related } }
/// }
/// related.sizesToContent = true
/// stackView.addArrangedSubview(related)
/// ```
///
/// The content is displayed when the view is added to a superview, and updates automatically when
/// state that it reads changes. A subclass overrides ``lego`` in place of the closure. In a cell, the view
/// has its content offset again when the item comes back to the screen.
///
/// The background of the collection view is clear, so that what is behind the view is visible between and
/// beside the cells. ``configure(_:)`` sets another one.
open class LegoView: UIView, LegoContainer {
  /// The renderer of the content, which is created when it is first used.
  public private(set) lazy var legoRenderer = LegoRenderer(
    lego: lego, layoutConfiguration: layoutConfiguration)

  // Final: the compiler mangles the accessors of a closure on the main actor differently in the file of a
  // subclass, which then cannot be linked (Swift 6.3).
  /// The closure that describes the content.
  ///
  /// Setting it displays the new content. The view retains the closure, which has to capture an
  /// owner of the view weakly.
  public final var content: @MainActor () -> Lego = { Lego(sections: []) } {
    didSet { legoRenderer.apply(lego) }
  }

  /// Whether the intrinsic height of the view is that of its whole content.
  ///
  /// All rows are then displayed, so this is for short content, such as in a stack view. The
  /// default is `false`: the view has no intrinsic height, and its content scrolls.
  public var sizesToContent = false {
    didSet { if sizesToContent != oldValue { sizesToContentDidChange() } }
  }

  private var contentHeight: CGFloat = 0

  /// Creates a view with a closure that describes its content.
  ///
  /// - Parameter content: The closure, which has to capture an owner of the view weakly.
  public init(content: @escaping @MainActor () -> Lego) {
    self.content = content
    super.init(frame: .zero)
  }

  /// Creates a view without content, which a subclass describes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The current content, described from state.
  ///
  /// The default implementation returns the result of ``content``.
  open var lego: Lego { content() }

  /// The configuration of the whole layout: direction, spacing between sections, global headers.
  ///
  /// It is read once. The default implementation returns a configuration that scrolls vertically.
  open var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    UICollectionViewCompositionalLayoutConfiguration()
  }

  /// Configures the collection view, such as its background, before it displays its content.
  ///
  /// The default implementation does nothing.
  open func configure(_ collectionView: UICollectionView) {}

  /// The height of the content, if ``sizesToContent`` is true.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: sizesToContent ? contentHeight : UIView.noIntrinsicMetric)
  }

  /// Displays the content when the view is added to a superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil, legoRenderer.collectionView == nil else { return }
    legoRenderer.connect { [weak self] in self?.updateContentHeight() }
    legoRenderer.render(in: self) {
      ($0 as? LegoCollectionView)?.setIsAsHighAsContent(sizesToContent)
      $0.backgroundColor = .clear
      configure($0)
    }
  }

  private func sizesToContentDidChange() {
    let view = legoRenderer.collectionView as? LegoCollectionView
    view?.setIsAsHighAsContent(sizesToContent)
    invalidateIntrinsicContentSize()
  }

  /// Announces the list to the one around it, which keeps its content offset.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    listAround?.screen?.features.forEach { $0.listDidMoveToWindow(self) }
  }

  /// Lays out the collection view in the bounds of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // A collection view without height does not lay out its content, which has a height.
    guard sizesToContent, let collectionView = legoRenderer.collectionView else { return }
    collectionView.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height, 1))
  }

  private func updateContentHeight() {
    guard let collectionView = legoRenderer.collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let length = collectionView.collectionViewLayout.collectionViewContentSize.height
    let height = length + inset.top + inset.bottom
    guard height != contentHeight else { return }
    contentHeight = height
    contentHeightDidChange()
  }

  /// Handles another height of the content.
  func contentHeightDidChange() {
    if sizesToContent { invalidateIntrinsicContentSize() }
  }
}
