import UIKit

extension Screen {
  /// The elements and groups of the screen as assistive technologies see them.
  ///
  /// They are in the order in which VoiceOver visits them: by rows from top to bottom, and in a row
  /// in reading direction; those of a container's `accessibilityElements` in their own order. Hidden
  /// elements and elements outside the screen are left out, and everything behind a presented
  /// controller or a view that is modal. The texts of a list or table cell are one element, unless
  /// the cell has a label.
  ///
  /// Groups are views with an `accessibilityContainerType`.
  public var accessibilityTree: [AccessibilityElement] { accessibilityNodes.map(\.element) }

  /// The elements of the screen in the order in which VoiceOver visits them, without groups.
  public var accessibilityElements: [AccessibilityElement] {
    accessibilityTree.flatMap(\.leaves)
  }

  /// The elements and groups of the screen as text, one line for each.
  ///
  /// See ``AccessibilityElement/description`` for the format.
  ///
  /// ```swift
  /// #expect(
  ///   screen.accessibilityDescription == """
  ///     "Colors" header 16 52 358 41
  ///     "Add" button 330 12 44 44
  ///     """)
  /// ```
  public var accessibilityDescription: String {
    accessibilityTree.map(\.description).joined(separator: "\n")
  }

  /// An action of an assistive technology.
  public enum AccessibilityAction: Equatable {
    /// A double tap.
    case activate
    /// A swipe up on an adjustable element.
    case increment
    /// A swipe down on an adjustable element.
    case decrement
    /// A custom action, by its name.
    case custom(String)
    /// A swipe with three fingers.
    case scroll(UIAccessibilityScrollDirection)
    /// A scrub with two fingers.
    case escape
    /// A double tap with two fingers.
    case magicTap
  }

  /// Performs an action on the element with a label or identifier, as VoiceOver does.
  ///
  /// ```swift
  /// try screen.perform(.increment, on: "Volume")
  /// try screen.perform(.custom("Archive"), on: "Mail from Ada")
  /// ```
  ///
  /// An element that doesn't activate itself is tapped at its activation point. Scrolling, escape
  /// and magic tap are offered to the responders around the element until one returns `true`.
  ///
  /// - Returns: Whether the action was performed.
  /// - Throws: A ``ScreenError`` if no element, or several, have the text.
  @discardableResult public func perform(_ action: AccessibilityAction, on text: String) throws
    -> Bool
  {
    beginAction()
    let nodes = accessibilityLeaves
    let matches = nodes.filter { $0.element.label == text || $0.element.identifier == text }
    guard let match = matches.first else {
      let labels = nodes.compactMap { $0.element.label ?? $0.element.identifier }
      throw ScreenError.notFound(text: text, instead: labels)
    }
    guard matches.count == 1 else {
      let views = matches.map { $0.object as? UIView ?? root }
      throw ScreenError.ambiguous(text: text, matches: views.map { ScreenMatch($0, in: root) })
    }
    let isPerformed = try perform(action, on: match.object)
    settle()
    return isPerformed
  }

  private func perform(_ action: AccessibilityAction, on object: AccessibilityObject) throws
    -> Bool
  {
    switch action {
    case .activate:
      if object.accessibilityActivate() { return true }
      try tap(at: object.accessibilityActivationPoint)
      return true
    case .increment, .decrement:
      guard object.accessibilityTraits.contains(.adjustable) else { return false }
      if action == .increment {
        object.accessibilityIncrement()
      } else {
        object.accessibilityDecrement()
      }
      return true
    case .custom(let name):
      let custom = object.accessibilityCustomActions?.first { $0.name == name }
      return custom.map { $0.actionHandler?($0) ?? false } ?? false
    case .scroll(let direction):
      return responders(from: object).contains { $0.accessibilityScroll(direction) }
    case .escape: return responders(from: object).contains { $0.accessibilityPerformEscape() }
    case .magicTap: return responders(from: object).contains { $0.accessibilityPerformMagicTap() }
    }
  }

  /// Returns an element and the responders around it, innermost first.
  private func responders(from object: AccessibilityObject) -> some Sequence<AccessibilityObject> {
    let container = (object as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder
    let first = container ?? UIView.responder(object)
    let outer = first.map { Array(sequence(first: $0, next: \.next)) } ?? []
    let objects: [AccessibilityObject] = container == nil ? [] : [object]
    return objects + outer
  }
}

extension Screen {
  /// The elements and groups with their objects, in the order in which they are visited.
  private var accessibilityNodes: [(element: AccessibilityElement, object: AccessibilityObject)] {
    elements(accessibilityCollector)
  }

  /// The elements with their objects, also those in groups.
  var accessibilityLeaves: [(element: AccessibilityElement, object: AccessibilityObject)] {
    var collector = accessibilityCollector
    collector.opensGroups = true
    return elements(collector)
  }

  /// Returns the elements of the frontmost controller, and after them those above the keyboard.
  private func elements(_ collector: AccessibilityCollector)
    -> [(element: AccessibilityElement, object: AccessibilityObject)]
  {
    let host = root.inputAccessoryHost.flatMap { $0.isDescendant(of: frontmostRoot) ? nil : $0 }
    let roots = [frontmostRoot] + (host.map { [$0] } ?? [])
    return roots.flatMap { collector.nodes(of: $0).flatMap(\.elements) }
  }

  private var accessibilityCollector: AccessibilityCollector {
    settle()
    return AccessibilityCollector(
      visibleFrame: root.bounds,
      isRightToLeft: frontmostRoot.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

extension AccessibilityElement {
  /// The element, or those in the group.
  fileprivate var leaves: [AccessibilityElement] {
    isGroup ? children.flatMap(\.leaves) : [self]
  }
}
