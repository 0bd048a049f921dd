import ConstraintSolver

/// Descriptions and queries for debugging.
extension LayoutEngine {
  /// Returns whether constraints do not determine the frame of an item; true for items without
  /// constraints.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    guard let entry = existingEntry(for: item) else { return true }
    return !installed.determine(entry.variables)
  }

  /// Returns the activated constraints that determine the position and length of an item on an
  /// axis.
  func constraintsBehind(
    _ item: any LayoutItem, isVertical: Bool
  ) -> [NSLayoutConstraint] {
    guard let entry = existingEntry(for: item) else { return [] }
    return installed.constraints(
      behind: [entry.start(isVertical: isVertical), entry.length(isVertical: isVertical)])
  }

  /// The equations of the solver, with variables named after their views.
  ///
  ///     UIView:0x7f8a1c0.width = 200 - d2
  var description: String {
    var names: [Variable: String] = [:]
    for entry in entries {
      guard let item = entry.item?.layoutName else { continue }
      names[entry.variables.minX] = item + ".minX"
      names[entry.variables.minY] = item + ".minY"
      names[entry.variables.width] = item + ".width"
      names[entry.variables.height] = item + ".height"
    }
    return installed.description(
      naming: { names[$0] ?? "" }, describing: { logEntry($0).text })
  }

  /// Returns the description of a constraint in logs.
  func logEntry(_ source: ConstraintSource) -> ConflictLog.Entry {
    switch source {
    case .constraint(let constraint):
      return ConflictLog.Entry(text: "\(constraint)", isFromMask: false)
    case .item(let key, let part):
      guard let entry = existingEntry(forKey: key), let item = entry.item else {
        return ConflictLog.Entry(text: "<NSLayoutConstraint>", isFromMask: false)
      }
      return describe(part, of: item, entry)
    }
  }

  private func describe(
    _ part: ConstraintSource.Part, of item: any LayoutItem, _ entry: LayoutItemEntry
  ) -> ConflictLog.Entry {
    let address = addressText(of: entry)
    guard let text = frameEquation(part, of: entry) else {
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

  private func frameEquation(
    _ part: ConstraintSource.Part, of entry: LayoutItemEntry
  ) -> String? {
    let frame = frame(of: entry)
    return switch part {
    case .startX: "minX == \(frame.minX)"
    case .startY: "minY == \(frame.minY)"
    case .width: "width == \(frame.width)"
    case .height: "height == \(frame.height)"
    case .endX: "maxX == \(frame.maxX)"
    case .endY: "maxY == \(frame.maxY)"
    case .huggingX, .huggingY, .compressionX, .compressionY, .tieX, .tieY: nil
    }
  }
}

extension UIView {
  /// Returns the margin before, the length and the margin after as signs: `&` for flexible, `-` for
  /// fixed (uikit.md, 4.8).
  fileprivate func maskSigns(isVertical: Bool) -> String {
    let bits: [AutoresizingMask] =
      isVertical
      ? [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
      : [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    // An empty mask acts as a flexible margin after the view.
    let isFlexible = bits.map { autoresizingMask.contains($0) }
    let effective = isFlexible.contains(true) ? isFlexible : [false, false, true]
    return effective.map { $0 ? "&" : "-" }.joined()
  }
}
