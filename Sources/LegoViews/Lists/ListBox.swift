import UIKit

/// A list whose rows are views, in sections.
///
/// ```swift
/// ListBox(style: .insetGrouped) {
///   ViewSection(binding: $animals) { animal in
///     HBox {
///       UILabel().text(animal.name).size(.fill, .wrap)
///       UILabel().text(animal.kind)
///     }
///     .padding(12)
///   } action: { [weak self] animal in
///     self?.select(animal)
///   }
/// }
/// ```
///
/// It displays a `Lego` in a collection view. With a style its rows have the separators and backgrounds
/// of a system list, and are as high as their views, and at least 44 points. With a layout they are
/// cells without an appearance of their own, in any layout of a section:
///
/// ```swift
/// ListBox(layout: GridLayout(columns: 2, spacing: 8)) {
///   ViewSection(binding: $photos) { photo in UIImageView().image(photo.image).height(120) }
/// }
/// ```
///
/// ``ViewSection`` describes the sections.
///
/// In a box, a plain view or a stack view it is as wide and as high as its parent, unless it has
/// another size. With `.height(.wrap)` it is as high as its rows, all of which are then displayed.
///
/// Rows follow the state of their sections: the changes of one turn are displayed together, animated,
/// by the next layout pass at the latest. Only rows that have changed are displayed again.
open class ListBox: UIView, LegoContainer {
  private let sections: [ViewSection]
  private let appearance: RowAppearance
  private var measuredHeight: CGFloat?

  /// The renderer of the rows, which is created when it is first used.
  public private(set) lazy var legoRenderer = LegoRenderer(lego: lego)

  /// Creates a list with the appearance of a system list.
  ///
  /// - Parameters:
  ///   - style: The appearance. The default is plain.
  ///   - sections: The sections. The block runs once; their rows follow their bindings.
  public init(
    style: UICollectionLayoutListConfiguration.Appearance = .plain,
    @ViewSectionBuilder sections: ViewSectionBuilder.ContentBlock
  ) {
    self.sections = sections()
    appearance = .list(style)
    super.init(frame: .zero)
    size(.fill, .fill)
  }

  /// Creates a list with the cells of its sections in a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout of the sections that have none of their own.
  ///   - sections: The sections. The block runs once; their cells follow their bindings.
  public init(
    layout: any SectionLayout, @ViewSectionBuilder sections: ViewSectionBuilder.ContentBlock
  ) {
    self.sections = sections()
    appearance = .cells(layout)
    super.init(frame: .zero)
    size(.fill, .fill)
  }

  public required init?(coder: NSCoder) {
    sections = []
    appearance = .list(.plain)
    super.init(coder: coder)
    size(.fill, .fill)
  }

  /// The sections and their rows, described from the state that they follow.
  public var lego: Lego {
    Lego(
      sections: sections.enumerated().map { index, section in
        self.section(section, id: section.id ?? AnyHashable(index))
      })
  }

  /// The collection view with the rows; `nil` before the list is added to a superview.
  public var collectionView: UICollectionView? { legoRenderer.collectionView }

  private func section(_ section: ViewSection, id: AnyHashable) -> Section {
    let header = section.header.map { item(for: $0, isFooter: false) }
    let displayed = section.rows.section(
      id: id, layout: section.layout ?? appearance.layout, header: header,
      style: appearance.rowStyle)
    guard let footer = section.footer else { return displayed }
    return displayed.footer(item(for: footer, isFooter: true))
  }

  private func item(for boundary: ViewSectionBoundary, isFooter: Bool) -> any TypedItemType {
    switch boundary {
    case .title(let title): appearance.titleItem(title, isFooter: isFooter)
    case .views(let block):
      ViewTile(
        row: ViewRow(id: AnyHashable(ObjectIdentifier(block)), element: NoValue(), block: block))
    }
  }

  // MARK: Layout

  /// Displays the rows when the list is added to a superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil, legoRenderer.collectionView == nil else { return }
    legoRenderer.connect { [weak self] in self?.updateHeight() }
    legoRenderer.render(in: self) {
      $0.backgroundColor = .clear
      $0.selfSizingInvalidation = .enabledIncludingConstraints
    }
  }

  /// Lays out the collection view in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard placement.wrapsHeight, let collectionView else { return }
    // A collection view without height doesn't lay out its rows, which have a height.
    collectionView.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height, 1))
  }

  /// The height of the rows, if the height is that of the content.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: placement.wrapsHeight ? measuredHeight ?? 1 : UIView.noIntrinsicMetric)
  }

  /// Returns the width, and the height of the rows if the height is that of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && size.width < UIView.layoutFittingExpandedSize.width
    return CGSize(
      width: isLimited ? size.width : 0, height: placement.wrapsHeight ? measuredHeight ?? 1 : 0)
  }

  /// Takes the height of the rows of the last layout, and has the list laid out in it.
  private func updateHeight() {
    guard placement.wrapsHeight, let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let height =
      collectionView.collectionViewLayout.collectionViewContentSize.height + inset.top
      + inset.bottom
    guard height != measuredHeight else { return }
    measuredHeight = height
    invalidateIntrinsicContentSize()
    setNeedsBoxLayout()
  }
}

/// The appearance of the rows of a list.
private enum RowAppearance {
  /// Rows of a system list.
  case list(UICollectionLayoutListConfiguration.Appearance)
  /// Cells in a layout.
  case cells(any SectionLayout)

  /// The layout of a section without one of its own.
  var layout: any SectionLayout {
    switch self {
    case .list(let style): ListLayout(style)
    case .cells(let layout): layout
    }
  }

  var rowStyle: RowStyle {
    if case .list = self { .rows } else { .tiles }
  }

  /// Returns the item that displays a title above a section, or a text below it.
  @MainActor func titleItem(_ title: String, isFooter: Bool) -> any TypedItemType {
    guard case .list(let style) = self else {
      return isFooter ? TextFooter(title) : TextHeader(title)
    }
    return isFooter
      ? TextFooter(title, style: style.isPlain ? .plain : .grouped)
      : TextHeader(title, style: style.isPlain ? .plain : .grouped)
  }
}
