extension UIButton {
  /// The presented menu, or `nil` while none is open.
  package var presentedMenu: PresentedButtonMenu? { menus.presented }

  /// Whether the button displays the selected action of its menu.
  var showsChosenAction: Bool {
    menus.showsChoice && showsMenuAsPrimaryAction && menus.menu != nil
  }

  /// Sets or removes the menu, and closes a presented one.
  func setMenu(_ menu: UIMenu?) {
    menus.menu = menu
    menus.presented = nil
    markFirstChoice()
    contentDidChange()
  }

  /// Opens the menu immediately or after a long press. Returns `false` if the touch isn't tracked
  /// any further.
  func openMenuUnderFinger() -> Bool {
    guard menus.menu != nil else { return true }
    guard !showsMenuAsPrimaryAction else {
      openMenu()
      return false
    }
    menus.timer.start(after: ButtonMenus.pressTime) { [weak self] in
      guard let self, isTracking else { return }
      // A long press doesn't trigger the button's own actions.
      stopFollowing()
      openMenu()
    }
    return true
  }

  /// Sends the menu event and presents the menu.
  private func openMenu() {
    guard let menu = menus.menu, menus.presented == nil else { return }
    sendActions(for: .menuActionTriggered)
    menus.presented = PresentedButtonMenu(menu, of: self)
  }

  /// Closes a presented menu.
  func closeMenu(_ menu: PresentedButtonMenu) {
    guard menus.presented === menu else { return }
    menus.presented = nil
  }

  /// Selects an action if the button displays its selection, and performs it.
  func choose(_ action: UIAction) {
    if showsChosenAction {
      mark(action)
      contentDidChange()
    }
    action.performWithSender(self, target: nil)
  }

  /// Toggles the selection of a button without a menu whose primary action changes it.
  func turnOver() {
    guard menus.showsChoice, menus.menu == nil else { return }
    isSelected.toggle()
  }

  /// Returns the content with title and image of the selected action, if the button displays it.
  func showChoice(in face: ButtonFace) -> ButtonFace {
    guard showsChosenAction, let chosen = menus.menu?.selectedElements.first else { return face }
    var face = face
    face.titles = StateValues()
    face.attributedTitles = StateValues()
    face.titles[.normal] = chosen.title
    if let image = chosen.image { face.images[.normal] = image }
    return face
  }

  /// Selects the first action if none is selected; a button that displays its selection always has
  /// one.
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
  /// Cancels the tracked touch.
  func stopFollowing() {
    guard let trackedTouch else { return }
    abandonTracking([trackedTouch], with: nil)
  }
}
