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

  /// Passes the heights of the table's header and footer to the layout; a view without a height, such as a
  /// footer that only ends the rows, needs no space.
  private func reserveSpace() {
    let heights = [surroundings.header, surroundings.footer].map { view in
      view.map(\.frame.height).flatMap { $0 > 0 ? $0 : nil }
    }
    rows.setSurroundings(header: heights[0], footer: heights[1])
  }

  /// Lays out the header, the footer, the background and the section index.
  private func layOutSurroundings() {
    let layout = rows.tableLayout
    layOut(surroundings.header, at: layout?.frame(ofSpace: TableViewLayout.headerKind)?.minY ?? 0)
    layOut(
      surroundings.footer,
      at: layout?.frame(ofSpace: TableViewLayout.footerKind)?.minY ?? contentSize.height)
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

  private func layOut(_ view: UIView?, at top: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
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
