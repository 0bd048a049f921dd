// MARK: Heights

extension UITableView {
  /// The height of rows, in points; `automaticDimension`, the default, to measure their cells.
  ///
  /// With a fixed height and no heights of the delegate, a section costs the same for any number of
  /// rows.
  public var rowHeight: CGFloat {
    get { options.rowHeight }
    set { setOption(\.rowHeight, to: newValue) }
  }

  /// The height of rows that were never displayed, in points.
  ///
  /// 0 requests the heights of all rows from the delegate before anything is displayed. The default
  /// is `automaticDimension`, which stands for `rowHeight` or 44.
  public var estimatedRowHeight: CGFloat {
    get { options.estimatedRowHeight }
    set { setOption(\.estimatedRowHeight, to: newValue) }
  }

  /// The height of section headers, in points; `automaticDimension`, the default, to measure them.
  public var sectionHeaderHeight: CGFloat {
    get { options.headerHeight }
    set { setOption(\.headerHeight, to: newValue) }
  }

  /// The estimated height of section headers, in points.
  ///
  /// The default is `automaticDimension`, which stands for the default of the style.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { options.estimatedHeaderHeight }
    set { setOption(\.estimatedHeaderHeight, to: newValue) }
  }

  /// The height of section footers, in points; `automaticDimension`, the default, to measure them.
  public var sectionFooterHeight: CGFloat {
    get { options.footerHeight }
    set { setOption(\.footerHeight, to: newValue) }
  }

  /// The estimated height of section footers, in points.
  ///
  /// The default is `automaticDimension`, which stands for the default of the style.
  public var estimatedSectionFooterHeight: CGFloat {
    get { options.estimatedFooterHeight }
    set { setOption(\.estimatedFooterHeight, to: newValue) }
  }

  /// The space above section headers, in points; `automaticDimension`, the default, for that of the
  /// style (iOS 15).
  public var sectionHeaderTopPadding: CGFloat {
    get { options.headerTopPadding }
    set { setOption(\.headerTopPadding, to: newValue) }
  }

  /// The height of the empty rows that fill a plain table below its rows, in points (iOS 15).
  ///
  /// The default is `automaticDimension`, which stands for no empty rows.
  public var fillerRowHeight: CGFloat {
    get { options.fillerRowHeight }
    set { setOption(\.fillerRowHeight, to: newValue) }
  }

  /// The events after which self-sizing cells, headers and footers are measured again (iOS 16).
  ///
  /// The default is `.enabled`.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: rows.selfSizingInvalidation.rawValue) ?? .enabled }
    set {
      rows.selfSizingInvalidation =
        UICollectionView.SelfSizingInvalidation(rawValue: newValue.rawValue) ?? .enabled
    }
  }

  /// The heights that the table or its delegate specifies.
  var heights: TableHeights { TableHeights(of: self) }
}

// MARK: Separators and margins

extension UITableView {
  /// The style of separators between rows.
  ///
  /// The default is `.singleLine`.
  public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { options.separatorStyle }
    set { setOption(\.separatorStyle, to: newValue) }
  }

  /// The color of separators; `nil` for none.
  ///
  /// The default is `UIColor.separator`.
  public var separatorColor: UIColor? {
    get { options.separatorColor ?? ListMetrics.separatorColor }
    set { setOption(\.separatorColor, to: newValue ?? .clear) }
  }

  /// The insets of separators, in points; only the left and right insets are used.
  ///
  /// The default begins at the text of the cells, which is 16 points from the edge, or 20 in tables
  /// that are at least 414 points wide.
  public var separatorInset: UIEdgeInsets {
    get { options.separatorInset ?? automaticSeparatorInset }
    set { setOption(\.separatorInset, to: newValue) }
  }

  /// The reference of `separatorInset`.
  ///
  /// The default is `.fromCellEdges`.
  public var separatorInsetReference: SeparatorInsetReference {
    get { options.separatorInsetReference }
    set { setOption(\.separatorInsetReference, to: newValue) }
  }

  /// Whether the margins of cells follow the readable width.
  ///
  /// The default is `false`.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { options.followsReadableWidth }
    set { setOption(\.followsReadableWidth, to: newValue) }
  }

  private var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: bounds.width >= ListMetrics.wideWidth ? 20 : 16, bottom: 0, right: 0)
  }

  /// The separators of rows whose cells specify none.
  var separatorConfiguration: UIListSeparatorConfiguration {
    var configuration = UIListSeparatorConfiguration(listAppearance: style.appearance)
    if let color = options.separatorColor {
      configuration.color = color
      configuration.multipleSelectionColor = color
    }
    if let inset = options.separatorInset {
      configuration.bottomSeparatorInsets = separatorInsets(inset)
    }
    return configuration
  }

  // Unverified: that negative insets are not limited.
  /// Returns insets of separators in reading direction.
  func separatorInsets(_ inset: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var insets = inset.directional(isRightToLeft: isRightToLeft)
    if options.separatorInsetReference == .fromAutomaticInsets {
      insets.leading += automaticSeparatorInset.left
    }
    return insets
  }
}
