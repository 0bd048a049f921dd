import UIKit

// The presets as static members with the names of their types, so that a call begins with a dot:
// `Section(id: 1, layout: .grid(columns: 2)) { … }`.

extension SectionLayout where Self == ListLayout {
  /// A list of the system, with separators and swipe actions: `.list(.insetGrouped)`.
  ///
  /// See ``ListLayout``.
  public static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, showsSeparators: Bool? = nil,
    backgroundColor: UIColor? = nil
  ) -> ListLayout {
    ListLayout(
      appearance, showsSeparators: showsSeparators, backgroundColor: backgroundColor)
  }
}

extension SectionLayout where Self == RowsLayout {
  /// Rows that are as wide as the section.
  ///
  /// See ``RowsLayout``.
  public static func rows(
    rowHeight: RowHeight = .fromCells, spacing: CGFloat = 0,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) -> RowsLayout {
    RowsLayout(rowHeight: rowHeight, spacing: spacing, insets: insets, pinsHeader: pinsHeader)
  }
}

extension SectionLayout where Self == GridLayout {
  /// Rows of equally wide columns: `.grid(columns: 3)`, or as many as fit:
  /// `.grid(columns: .minimumWidth(160))`.
  ///
  /// See ``GridLayout``.
  public static func grid(
    columns: ColumnCount, spacing: CGFloat = 8, rowHeight: RowHeight = .fromCells,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) -> GridLayout {
    GridLayout(
      columns: columns, spacing: spacing, rowHeight: rowHeight, insets: insets,
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
  /// In LegoKit, a table that is wider than its section scrolls horizontally. See ``TableLayout``.
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
  /// Columns of items of different heights: `.waterfall(columns: 2)`, or as many as fit:
  /// `.waterfall(columns: .minimumWidth(160))`.
  ///
  /// See ``WaterfallLayout``.
  public static func waterfall(
    columns: ColumnCount = 2, spacing: CGFloat = 8, order: WaterfallOrder = .shortestColumn,
    spans: WaterfallSpans = .single, insets: NSDirectionalEdgeInsets = .zero,
    pinsHeader: Bool = false
  ) -> WaterfallLayout {
    WaterfallLayout(
      columns: columns, spacing: spacing, order: order, spans: spans, insets: insets,
      pinsHeader: pinsHeader)
  }
}
