extension UIButton {
  /// The menu that is open; nil while there is none.
  package var presentedMenu: PresentedButtonMenu? { menus.presented }

  /// Whether the button shows which of its menu's actions is chosen.
  var showsChosenAction: Bool {
    menus.showsChoice && showsMenuAsPrimaryAction && menus.menu != nil
  }

  /// Takes another menu, or none; a menu that is open goes.
  func setMenu(_ menu: UIMenu?) {
    menus.menu = menu
    menus.presented = nil
    markFirstChoice()
    contentDidChange()
  }

  /// Opens the menu under a finger, at once or when it has rested; false when the button is to
  /// follow the finger no further.
  func openMenuUnderFinger() -> Bool {
    guard menus.menu != nil else { return true }
    guard !showsMenuAsPrimaryAction else {
      openMenu()
      return false
    }
    menus.timer.start(after: ButtonMenus.pressTime) { [weak self] in
      guard let self, isTracking else { return }
      // What was pressed is not tapped any more.
      stopFollowing()
      openMenu()
    }
    return true
  }

  /// Opens the menu, and tells of it before.
  private func openMenu() {
    guard let menu = menus.menu, menus.presented == nil else { return }
    sendActions(for: .menuActionTriggered)
    menus.presented = PresentedButtonMenu(menu, of: self)
  }

  /// Closes a menu that is open.
  func closeMenu(_ menu: PresentedButtonMenu) {
    guard menus.presented === menu else { return }
    menus.presented = nil
  }

  /// Marks an action where the button shows its choice, and calls it.
  func choose(_ action: UIAction) {
    if showsChosenAction {
      mark(action)
      contentDidChange()
    }
    action.performWithSender(self, target: nil)
  }

  /// What a tap does to a button that shows its choice: without a menu it turns over.
  func turnOver() {
    guard menus.showsChoice, menus.menu == nil else { return }
    isSelected.toggle()
  }

  /// The words and image of the chosen action in place of the button's own, where it shows them.
  func showChoice(in face: ButtonFace) -> ButtonFace {
    guard showsChosenAction, let chosen = menus.menu?.selectedElements.first else { return face }
    var face = face
    face.titles = StateValues()
    face.attributedTitles = StateValues()
    face.titles[.normal] = chosen.title
    if let image = chosen.image { face.images[.normal] = image }
    return face
  }

  /// A button that shows its choice always has one: the first action, unless another is marked.
  func markFirstChoice() {
    guard showsChosenAction, let menu = menus.menu, menu.selectedElements.isEmpty,
      let first = menu.actionsInOrder.first
    else { return }
    mark(first)
  }

  private func mark(_ action: UIAction) {
    for other in menus.menu?.actionsInOrder ?? [] { other.state = other === action ? .on : .off }
  }
}

extension UIControl {
  /// Leaves the finger alone that is followed, as if it had been taken away.
  func stopFollowing() {
    guard let trackedTouch else { return }
    abandonTracking([trackedTouch], with: nil)
  }
}
