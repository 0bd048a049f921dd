/// The appearances of a bar or of one of its items, by situation.
///
/// They are copied as they are set, and changes of the copies are reported.
@MainActor final class BarAppearances<Appearance: UIBarAppearance> {
  /// The situations for which there are appearances.
  enum Slot: CaseIterable {
    case standard, compact, scrollEdge, compactScrollEdge
  }

  private var appearances: [Slot: Appearance] = [:]
  /// The slots whose appearance is the default one.
  private var defaults: Set<Slot> = []
  private var changeHandler: (() -> Void)?

  /// Sets the closure that is called after an appearance was set or changed.
  func observeChanges(_ handler: (() -> Void)?) {
    changeHandler = handler
  }

  /// The appearance of a situation, or `nil` if none is set.
  subscript(slot: Slot) -> Appearance? {
    get { appearances[slot] }
    set {
      appearances[slot]?.observeChanges(nil)
      appearances[slot] = newValue?.duplicate()
      defaults.remove(slot)
      observe(slot)
      changeHandler?()
    }
  }

  /// Returns the appearance of a situation, after creating a default one if none is set.
  func appearance(_ slot: Slot, default makeDefault: () -> Appearance) -> Appearance {
    if let appearance = appearances[slot] { return appearance }
    let appearance = makeDefault()
    appearances[slot] = appearance
    defaults.insert(slot)
    observe(slot)
    return appearance
  }

  private func observe(_ slot: Slot) {
    appearances[slot]?.observeChanges { [weak self] in
      self?.defaults.remove(slot)
      self?.changeHandler?()
    }
  }

  /// Sets the appearances of others that are set there and not here.
  func adopt(_ others: BarAppearances) {
    for slot in Slot.allCases where !others.defaults.contains(slot) {
      guard let appearance = others[slot], self[slot] == nil || defaults.contains(slot) else {
        continue
      }
      self[slot] = appearance
    }
  }
}

/// The appearances of a bar, overridden by those of the displayed item.
@MainActor struct BarAppearanceResolver<Appearance: UIBarAppearance> {
  let bar: BarAppearances<Appearance>
  var item: BarAppearances<Appearance>?

  /// Returns the appearance to display: `nil` is the standard one without a background.
  ///
  /// - Parameters:
  ///   - isAtEdge: Whether no content is under the bar.
  ///   - isCompact: Whether the height is compact.
  /// - Returns: The appearance.
  func appearance(isAtEdge: Bool, isCompact: Bool) -> Appearance? {
    guard isAtEdge else { return standard(isCompact: isCompact) }
    let compact = isCompact ? self[.compactScrollEdge] : nil
    return compact ?? self[.scrollEdge]
  }

  /// Returns the appearance while content is under the bar.
  func standard(isCompact: Bool) -> Appearance? {
    (isCompact ? self[.compact] : nil) ?? self[.standard]
  }

  private subscript(slot: BarAppearances<Appearance>.Slot) -> Appearance? {
    item?[slot] ?? bar[slot]
  }
}
