extension UITableView {
  // MARK: Layout

  /// Lays out the rows and the views around them.
  func layOutRows() {
    reserveSpace()
    rows.follow(bounds)
    rows.layOutUntilSettled()
    layOutSurroundings()
    layOutFiller()
    updateIndexIfNeeded()
  }

  /// Passes the heights of the table's header and footer to the layout.
  private func reserveSpace() {
    rows.setSurroundings(
      header: surroundings.header?.frame.height, footer: surroundings.footer?.frame.height)
  }

  /// Lays out the header, the footer, the background and the section index.
  private func layOutSurroundings() {
    layOut(surroundings.header, in: rows.tableLayout?.frame(ofSpace: TableViewLayout.headerKind))
    layOut(surroundings.footer, in: rows.tableLayout?.frame(ofSpace: TableViewLayout.footerKind))
    if let background = surroundings.background, background.frame != bounds {
      background.frame = bounds
    }
  }

  /// Fills the space below the rows of a plain table with empty ones.
  private func layOutFiller() {
    let top = contentSize.height
    let bottom = bounds.maxY - adjustedContentInset.bottom
    guard style == .plain, fillerRowHeight > 0, separatorStyle != .none, top < bottom else {
      return surroundings.setFiller(nil)
    }
    let filler = surroundings.filler ?? FillerRowsView(frame: .zero)
    if filler.superview == nil {
      insertSubview(filler, belowSubview: rows)
      surroundings.setFiller(filler)
    }
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
    if filler.frame != frame { filler.frame = frame }
    filler.setRows(
      height: fillerRowHeight, inset: separatorInset.left, color: separatorColor ?? .clear)
  }

  private func layOut(_ view: UIView?, in space: CGRect?) {
    guard let view, let space else { return }
    let frame = CGRect(x: 0, y: space.minY, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Views

  /// Replaces the table's header.
  func setHeader(_ new: UIView?) {
    replace(surroundings.replaceHeader(with: new), with: new)
  }

  /// Replaces the table's footer.
  func setFooter(_ new: UIView?) {
    replace(surroundings.replaceFooter(with: new), with: new)
  }

  /// Replaces the table's background.
  func setBackground(_ new: UIView?) {
    let old = surroundings.replaceBackground(with: new)
    if old !== new { old?.removeFromSuperview() }
    if let new {
      insertSubview(new, at: 0)
      new.frame = bounds
    }
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, aboveSubview: rows) }
    setNeedsLayout()
  }
}
