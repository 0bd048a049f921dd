import UIKit

// The presets as static members, so that a call begins with a dot:
// `Section(id: 1, layout: .grid(columns: 2)) { … }`.

extension SectionLayout where Self == SystemListLayout {
  /// A list of the system, with separators and swipe actions.
  ///
  /// See ``SystemListLayout``.
  public static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, showsSeparators: Bool? = nil,
    backgroundColor: UIColor? = nil
  ) -> SystemListLayout {
    SystemListLayout(
      appearance, showsSeparators: showsSeparators, backgroundColor: backgroundColor)
  }
}

extension SectionLayout where Self == ListLayout {
  /// Rows that are as wide as the section.
  ///
  /// See ``ListLayout``.
  public static func rows(
    rowHeight: RowHeight = .fromCells, spacing: CGFloat = 0,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) -> ListLayout {
    ListLayout(rowHeight: rowHeight, spacing: spacing, insets: insets, pinsHeader: pinsHeader)
  }
}

extension SectionLayout where Self == GridLayout {
  /// Rows of equally wide columns.
  ///
  /// See ``GridLayout``.
  public static func grid(
    columns: Int, spacing: CGFloat = 8, rowHeight: RowHeight = .fromCells,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) -> GridLayout {
    GridLayout(
      columns: columns, spacing: spacing, rowHeight: rowHeight, insets: insets,
      pinsHeader: pinsHeader)
  }

  /// Rows of as many equally wide columns as fit.
  ///
  /// See ``GridLayout``.
  public static func grid(
    minimumItemWidth: CGFloat, spacing: CGFloat = 8, rowHeight: RowHeight = .fromCells,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) -> GridLayout {
    GridLayout(
      minimumItemWidth: minimumItemWidth, spacing: spacing, rowHeight: rowHeight, insets: insets,
      pinsHeader: pinsHeader)
  }
}

extension SectionLayout where Self == CarouselLayout {
  /// One row of items that scrolls horizontally.
  ///
  /// See ``CarouselLayout``, and ``CarouselLayout/onPage(_:)`` for the displayed item.
  public static func carousel(
    itemWidth: CarouselItemWidth, spacing: CGFloat = 8, rowHeight: RowHeight = .fromCells,
    insets: NSDirectionalEdgeInsets = .zero,
    scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior =
      .continuousGroupLeadingBoundary,
    pinsHeader: Bool = false
  ) -> CarouselLayout {
    CarouselLayout(
      itemWidth: itemWidth, spacing: spacing, rowHeight: rowHeight, insets: insets,
      scrolling: scrolling, pinsHeader: pinsHeader)
  }

  /// Items that are as wide as the section, one of which is displayed at a time.
  ///
  /// The user scrolls by one item. `height` is the height of the items, by default that of the
  /// tallest one. See ``CarouselLayout``.
  public static func banner(
    height: RowHeight = .fromCells, spacing: CGFloat = 8, insets: NSDirectionalEdgeInsets = .zero
  ) -> CarouselLayout {
    CarouselLayout(
      itemWidth: .fraction(1), spacing: spacing, rowHeight: height, insets: insets,
      scrolling: .groupPaging)
  }
}

extension SectionLayout where Self == MosaicLayout {
  /// A repeated pattern of small and large tiles.
  ///
  /// See ``MosaicLayout``.
  public static func mosaic(
    _ pattern: [MosaicTile], columns: Int = 3, spacing: CGFloat = 2, rowAspect: CGFloat = 1,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) -> MosaicLayout {
    MosaicLayout(
      pattern, columns: columns, spacing: spacing, rowAspect: rowAspect, insets: insets,
      pinsHeader: pinsHeader)
  }
}

extension SectionLayout where Self == TableLayout {
  /// Rows of columns of different widths below a pinned header.
  ///
  /// In LegoKit, a table that is wider than its section scrolls sideways. See ``TableLayout``.
  public static func table(
    columns: [TableColumn], spacing: CGFloat = 0, rowHeight: RowHeight = .fromCells,
    insets: NSDirectionalEdgeInsets = .zero, firstRowIsHeader: Bool = false
  ) -> TableLayout {
    TableLayout(
      columns: columns, spacing: spacing, rowHeight: rowHeight, insets: insets,
      firstRowIsHeader: firstRowIsHeader)
  }
}

extension SectionLayout where Self == ChipsLayout {
  /// Items that are as wide as their content, in several lines or in one.
  ///
  /// See ``ChipsLayout``.
  public static func chips(
    lines: ChipsLayout.Lines = .wrapping, spacing: CGFloat = 8, lineSpacing: CGFloat = 8,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) -> ChipsLayout {
    ChipsLayout(
      lines: lines, spacing: spacing, lineSpacing: lineSpacing, insets: insets,
      pinsHeader: pinsHeader)
  }
}

extension SectionLayout where Self == WaterfallLayout {
  /// Columns of items of different heights.
  ///
  /// See ``WaterfallLayout``.
  public static func waterfall(
    columns: Int = 2, spacing: CGFloat = 8, order: WaterfallOrder = .shortestColumn,
    spans: WaterfallSpans = .single, insets: NSDirectionalEdgeInsets = .zero,
    pinsHeader: Bool = false
  ) -> WaterfallLayout {
    WaterfallLayout(
      columns: columns, spacing: spacing, order: order, spans: spans, insets: insets,
      pinsHeader: pinsHeader)
  }

  /// As many columns of at least this width as fit, with items of different heights.
  ///
  /// See ``WaterfallLayout``.
  public static func waterfall(
    minimumColumnWidth: CGFloat, spacing: CGFloat = 8, order: WaterfallOrder = .shortestColumn,
    spans: WaterfallSpans = .single, insets: NSDirectionalEdgeInsets = .zero,
    pinsHeader: Bool = false
  ) -> WaterfallLayout {
    WaterfallLayout(
      minimumColumnWidth: minimumColumnWidth, spacing: spacing, order: order, spans: spans,
      insets: insets, pinsHeader: pinsHeader)
  }
}
