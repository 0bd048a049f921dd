import ConstraintSolver

extension LayoutEngine {
  /// Breaks one of the constraints that contradict each other, and reports it.
  ///
  /// The constraint that came last gives way. One that contradicts others alone is deactivated for
  /// good; one that a frame has part in comes back when one of the others changes, and is not
  /// reported again before it was in force. Tells whether `source` may be tried again: not when it is
  /// the broken one, nor when nobody wrote any of them.
  func makesRoom(
    for source: ConstraintSource, _ lowered: LoweredConstraint, in conflict: Conflict
  ) -> Bool {
    let involved = conflict.others.compactMap { sources[$0] } + [source]
    guard let broken = constraintToBreak(of: involved, refused: source) else { return false }
    if reported.insert(broken).inserted {
      ConflictLog(entries: involved.map(logEntry), broken: "\(broken)").write()
    }
    let isAboutFrames = involved.contains { if case .item = $0 { true } else { false } }
    if isAboutFrames || fitting != nil {
      let opponents = Set(involved).subtracting([.constraint(broken)])
      suspend(broken, installed[.constraint(broken)]?.lowered ?? lowered, because: opponents)
    } else {
      broken.deactivate()
    }
    return source != .constraint(broken)
  }

  private func constraintToBreak(
    of involved: [ConstraintSource], refused: ConstraintSource
  ) -> NSLayoutConstraint? {
    if case .constraint(let constraint) = refused { return constraint }
    let written = involved.compactMap { source -> NSLayoutConstraint? in
      if case .constraint(let constraint) = source { constraint } else { nil }
    }
    return written.max { $0.activationOrder < $1.activationOrder }
  }

  /// How a constraint reads in logs.
  func logEntry(_ source: ConstraintSource) -> ConflictLog.Entry {
    switch source {
    case .constraint(let constraint):
      return ConflictLog.Entry(text: "\(constraint)", isFromMask: false)
    case .item(let key, let part):
      guard let entry = items[key], let item = entry.item else {
        return ConflictLog.Entry(text: "<NSLayoutConstraint>", isFromMask: false)
      }
      return describe(part, of: item, entry)
    }
  }

  private func describe(
    _ part: ConstraintSource.Part, of item: any LayoutItem, _ entry: LayoutItemEntry
  ) -> ConflictLog.Entry {
    let address = addressText(of: entry)
    let frame = frame(of: entry)
    let names =
      [
        .startX: "minX == \(frame.minX)", .startY: "minY == \(frame.minY)",
        .width: "width == \(frame.width)", .height: "height == \(frame.height)",
        .endX: "maxX == \(frame.maxX)", .endY: "maxY == \(frame.maxY)",
      ] as [ConstraintSource.Part: String]
    guard let text = names[part] else {
      let size = entry.view?.intrinsicContentSize ?? .zero
      let text = "<NSContentSizeLayoutConstraint:\(address) \(item.layoutName) \(size)>"
      return ConflictLog.Entry(text: text, isFromMask: false)
    }
    guard let view = entry.view else {
      let text = "<NSLayoutConstraint:\(address) \(item.layoutName).\(text)   (active)>"
      return ConflictLog.Entry(text: text, isFromMask: false)
    }
    let mask = "h=\(view.maskSigns(isVertical: false)) v=\(view.maskSigns(isVertical: true))"
    return ConflictLog.Entry(
      text: "<NSAutoresizingMaskLayoutConstraint:\(address) \(mask) "
        + "\(item.layoutName).\(text)   (active)>",
      isFromMask: true)
  }
}

extension UIView {
  /// Margin before, length, margin after: `&` for flexible, `-` for fixed (uikit.md 4.8).
  fileprivate func maskSigns(isVertical: Bool) -> String {
    let bits: [AutoresizingMask] =
      isVertical
      ? [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
      : [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    // A mask without any bit acts as a flexible margin behind.
    let isFlexible = bits.map { autoresizingMask.contains($0) }
    let shown = isFlexible.contains(true) ? isFlexible : [false, false, true]
    return shown.map { $0 ? "&" : "-" }.joined()
  }
}
