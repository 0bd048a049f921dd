// MARK: Heights

extension UITableView {
  /// The heights that the table or its delegate specifies.
  var heights: TableHeights { TableHeights(of: self) }
}

// MARK: Separators and margins

extension UITableView {
  var automaticSeparatorInset: UIEdgeInsets {
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
