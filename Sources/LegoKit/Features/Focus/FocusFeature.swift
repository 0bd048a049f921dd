import UIKit

/// The focus of a screen: the first responder follows the state, and the state follows the user.
@MainActor final class FocusFeature: Feature {
  static let traits: [any Trait.Type] = [FocusRule.self, FocusedItems.self, NestedContent.self]

  private weak var screen: (any DisplayedScreen)?
  private var items: [ObjectIdentifier: FocusItem] = [:]
  /// The rule of an item that was displayed, by which the focus is read when none is.
  private var knownRule: FocusRule?
  /// The rule of the item that is being edited, its field, and the focus of the outermost list around it.
  private var editedRule: FocusRule?
  private weak var editedField: UIView?
  private weak var outermost: FocusFeature?
  /// The cell of the list with the edited field, also one in a list in the cell.
  private var editedCell = EditedCell()
  /// The rule of an item whose field has left the screen in an update while it was edited.
  private var lostRule: FocusRule?
  /// Whether the first responder has to follow the state after the next layout pass.
  private var needsUpdate = false
  /// Whether an item that is not displayed is scrolled to; not again after the user has scrolled.
  private var revealsItem = true
  private var isApplying = false
  private var editing: EditingObserver?
  private lazy var observer = StateObserver(phase: .screens) { [weak self] in
    self?.focusDidChange()
  }
  private lazy var bar = FocusBar { [weak self] in self?.perform($0) }

  init(screen: any DisplayedScreen) {
    self.screen = screen
    editing = EditingObserver { [weak self] in self?.editingDidChange(isBeginning: $0) }
  }

  func contentDidChange() {
    editedCell.contentDidChange()
    setNeedsUpdate()
  }

  func adapt(_ item: DisplayedItem) {
    if item.traits[NestedContent.self] != nil { setNeedsUpdate() }
    guard let rule = item.traits[FocusRule.self] else { return restore(item.cell) }
    knownRule = rule
    var focusItem = items[ObjectIdentifier(item.cell)] ?? FocusItem(cell: item.cell, rule: rule)
    focusItem.rule = rule
    items[ObjectIdentifier(item.cell)] = focusItem
    setNeedsUpdate()
  }

  func restore(_ cell: UICollectionViewCell) {
    items.removeValue(forKey: ObjectIdentifier(cell))?.restore(bar)
  }

  // A cell may apply its configuration after it was adapted, in the layout pass.
  func layoutDidEnd() {
    // Not while another item is displayed, whose field will be edited instead.
    if let screen, let path = editedCell.pathOutOfSight(of: screen), !isApplying {
      screen.collectionView?.displayItem(at: path)
    }
    guard needsUpdate else { return }
    setUpFields()
    update()
  }

  private func setUpFields() {
    for key in items.keys {
      guard let cell = items[key]?.cell, let path = screen?.collectionView?.indexPath(for: cell)
      else { continue }
      let isLast = screen?.focusTarget(.next, from: path) == nil
      items[key]?.setUp(returnKey: isLast ? .done : .next) { [weak self, weak cell] in
        self?.moveFocus(.next, from: cell)
      }
      // The bar of an edited field changes the keyboard's frame, which can lay the list out again.
      guard let field = items[key]?.field else { continue }
      bar.attach(to: field, isShown: showsBar)
    }
  }

  /// Whether the keyboard has a bar with arrows.
  private var showsBar: Bool { screen?.traits[FocusArrows.self]?.isShown ?? false }

  private func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    screen?.collectionView?.setNeedsLayout()
  }

  private func focusDidChange() {
    (needsUpdate, revealsItem) = (true, true)
    if screen?.isUpdating == false { update() }
  }
}

// MARK: From state to the first responder

extension FocusFeature {
  private func update() {
    guard let collectionView = screen?.collectionView, collectionView.window != nil, !isApplying
    else { return }
    needsUpdate = false
    knownRule = knownRule ?? screen?.firstFocusRule
    let rules = items.values.map(\.rule) + [knownRule].compactMap { $0 }
    let hasFocus = observer.track { rules.map { $0.hasFocus() } }.result.contains(true)
    isApplying = true
    if !hasFocus {
      endEditing(in: collectionView)
    } else if let item = items.values.first(where: { $0.rule.isFocused() }) {
      revealsItem = false
      beginEditing(item)
    } else if revealsItem, let path = screen?.pathOfFocus {
      revealsItem = false
      reveal(path, in: collectionView)
    } else {
      lostRule?.setFocused(false)
    }
    lostRule = nil
    isApplying = false
  }

  private func beginEditing(_ item: FocusItem?) {
    guard let item, let field = item.field else { return }
    if !field.isFirstResponder { field.becomeFirstResponder() }
    if field.isFirstResponder { didBeginEditing(item) }
  }

  private func endEditing(in collectionView: UICollectionView) {
    editedRule = nil
    // Another field than the edited one is first responder while the user moves to it, before the
    // notification arrives.
    guard let field = collectionView.firstResponderInside, field === editedField,
      items.values.contains(where: { $0.field === field })
    else { return }
    field.resignFirstResponder()
  }

  /// Displays the item at a path, and begins editing in it.
  private func reveal(_ path: IndexPath, in collectionView: UICollectionView) {
    let nested = screen?.nestedLego(at: path)
    if nested == nil || collectionView.cellForItem(at: path) == nil {
      collectionView.displayItem(at: path)
    }
    if let nested {
      collectionView.cellForItem(at: path)?.followFocus(of: nested)
      return
    }
    beginEditing(collectionView.cellForItem(at: path).flatMap { items[ObjectIdentifier($0)] })
  }
}

// MARK: From the user to state

extension FocusFeature {
  private func editingDidChange(isBeginning: Bool) {
    guard !isApplying, let collectionView = screen?.collectionView else { return }
    let field = collectionView.firstResponderInside
    let item = items.values.first { field != nil && $0.field === field }
    if let item {
      if isBeginning { didBeginEditing(item) }
    } else if !isBeginning, editedField?.isFirstResponder != true {
      didEndEditing(byUpdate: collectionView.isChangedByUpdate)
    }
  }

  // An update may move the item out of sight: the focus follows it there, unless it was removed. The rule is
  // an older one if the field of another list was edited since.
  private func didEndEditing(byUpdate: Bool) {
    guard let rule = editedRule else { return }
    editedRule = nil
    guard rule.isFocused() else { return }
    guard byUpdate, let outermost else { return rule.setFocused(false) }
    outermost.lostRule = rule
    outermost.revealsItem = true
    outermost.setNeedsUpdate()
  }

  private func didBeginEditing(_ item: FocusItem) {
    (editedRule, editedField) = (item.rule, item.field)
    screen?.collectionView?.lists.forEach { list in
      outermost = list.screen?.features.feature(FocusFeature.self)
      outermost?.editedCell.set(item.field)
    }
    item.rule.setFocused(true)
    guard showsBar, let cell = item.cell,
      let path = screen?.collectionView?.indexPath(for: cell)
    else { return }
    bar.setEnabled(
      previous: screen?.focusTarget(.previous, from: path) != nil,
      next: screen?.focusTarget(.next, from: path) != nil)
  }

  private func perform(_ action: FocusBar.Action) {
    guard let field = screen?.collectionView?.firstResponderInside else { return }
    switch action {
    case .move(let direction):
      moveFocus(direction, from: items.values.first { $0.field === field }?.cell)
    case .done: field.resignFirstResponder()
    }
  }

  private func moveFocus(_ direction: FocusDirection, from cell: UICollectionViewCell?) {
    guard let collectionView = screen?.collectionView, let cell,
      let path = collectionView.indexPath(for: cell),
      let target = screen?.focusTarget(direction, from: path)
    else { return }
    guard target.list === collectionView, !target.isNested else { return target.takeFocus() }
    isApplying = true
    if let item = collectionView.cellForItem(at: target.path)
      .flatMap({ items[ObjectIdentifier($0)] })
    {
      beginEditing(item)
    } else {
      reveal(target.path, in: collectionView)
    }
    isApplying = false
  }
}
