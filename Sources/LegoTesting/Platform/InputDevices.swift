import UIKit

#if !canImport(Darwin)
  /// The mouse and the keyboard of a window.
  @MainActor final class InputDevices {
    private let desk: Desk

    init(of window: UIWindow) {
      desk = Desk(on: window)
    }

    /// Ends what belongs to the last event of the user: changes that are undone together.
    func endEvent() { desk.endEvent() }

    /// Presses and releases a key, and returns whether that was handled.
    func pressKey(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) throws -> Bool {
      desk.pressKey(key, modifiers: modifiers)
    }

    /// Presses the keys that undo, and returns whether there was a change.
    func undo() throws -> Bool { desk.pressKey(.keyboardZ, modifiers: .command) }

    /// Presses the keys that redo, and returns whether there was a change.
    func redo() throws -> Bool { desk.pressKey(.keyboardZ, modifiers: [.shift, .command]) }

    /// Clicks with the secondary button.
    func rightClick(at point: CGPoint) throws {
      desk.click(.secondary, at: point)
    }

    /// Turns the wheel; positive steps scroll down.
    func turnWheel(by steps: Int, at point: CGPoint, modifiers: UIKeyModifierFlags) throws {
      desk.turnWheel(by: CGVector(dx: 0, dy: -CGFloat(steps)), at: point, modifiers: modifiers)
    }
  }
#else
  // Apple's UIKit has no simulated presses and touches for tests.
  /// The mouse and the keyboard of a window, which can't be used.
  @MainActor final class InputDevices {
    private weak var window: UIWindow?

    init(of window: UIWindow) {
      self.window = window
    }

    /// Does nothing: the run loop ends the last event.
    func endEvent() {}

    /// Throws an error: presses can't be created.
    func pressKey(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) throws -> Bool {
      throw ScreenError.unavailable(action: "press keys")
    }

    /// Undoes the last change of the first responder, and returns whether there was one.
    func undo() throws -> Bool {
      guard let manager = undoManager, manager.canUndo else { return false }
      manager.undo()
      return true
    }

    /// Redoes the last change of the first responder, and returns whether there was one.
    func redo() throws -> Bool {
      guard let manager = undoManager, manager.canRedo else { return false }
      manager.redo()
      return true
    }

    private var undoManager: UndoManager? {
      let presented = sequence(
        first: window?.rootViewController, next: { $0?.presentedViewController })
      let frontmost = presented.compactMap(\.self).last
      return (window?.firstResponderInside ?? frontmost?.children.first ?? frontmost)?.undoManager
    }

    /// Throws an error: touches can't be created.
    func rightClick(at point: CGPoint) throws {
      throw ScreenError.unavailable(action: "click with the secondary button")
    }

    /// Throws an error: scroll events can't be created.
    func turnWheel(by steps: Int, at point: CGPoint, modifiers: UIKeyModifierFlags) throws {
      throw ScreenError.unavailable(action: "turn the wheel: use scroll(by:)")
    }
  }
#endif

extension Screen {
  #if canImport(Darwin)
    /// Whether taps on links can be simulated.
    static let canTapLinks = false
  #else
    /// Whether taps on links can be simulated.
    static let canTapLinks = true
  #endif
}

extension Screen {
  #if !canImport(Darwin)
    /// Returns the names of the accessories of a row, from leading to trailing.
    func accessoryNames(in row: UIView) -> [String] {
      accessories(in: row).flatMap { $0.name.map { [$0] } ?? customTexts(in: $0.view) }
    }

    /// Returns the view of the accessory with a name; `nil` if there is none.
    func accessoryView(named name: String, in row: UIView) throws -> UIView? {
      for accessory in accessories(in: row) {
        if accessory.name == name { return accessory.view }
        guard accessory.name == nil else { continue }
        let found = accessory.view.visibleDescendants.last { $0.matches(name) }
        if let found { return found }
      }
      return nil
    }

    private func accessories(in row: UIView) -> [DisplayedAccessory] {
      let isRightToLeft = row.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return DisplayedAccessory.all(in: row).sorted { one, other in
        isRightToLeft
          ? one.view.frame.maxX > other.view.frame.maxX
          : one.view.frame.minX < other.view.frame.minX
      }
    }

    /// Returns the texts of a custom view; “custom” if it has none.
    private func customTexts(in view: UIView) -> [String] {
      let texts = view.visibleDescendants.flatMap(\.accessibleTexts)
      // The label in a button has the text of the button.
      let names = texts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      return names.isEmpty ? ["custom"] : names
    }
  #else
    /// Returns no names: Apple's UIKit doesn't reveal the accessories of a cell.
    func accessoryNames(in row: UIView) -> [String] { [] }

    /// Returns the view with a name in the row; throws an error for other names.
    func accessoryView(named name: String, in row: UIView) throws -> UIView? {
      if let found = row.visibleDescendants.last(where: { $0.matches(name) }) { return found }
      throw ScreenError.unavailable(action: "tap the accessory “\(name)”")
    }
  #endif
}
