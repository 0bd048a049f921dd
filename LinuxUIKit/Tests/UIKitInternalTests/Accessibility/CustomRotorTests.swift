import Testing

@testable import UIKit

@MainActor @Suite("Accessibility rotors") struct CustomRotorTests {
  @Test("A rotor finds the elements that its search returns")
  func search() {
    let labels = (0..<3).map { _ in UILabel() }
    let view = UIView()
    #expect(view.accessibilityCustomRotors == nil)
    let rotor = UIAccessibilityCustomRotor(name: "Results") { predicate in
      let current = labels.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
      let next = current + (predicate.searchDirection == .next ? 1 : -1)
      guard labels.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: labels[next], targetRange: nil)
    }
    view.accessibilityCustomRotors = [rotor]
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(predicate.searchDirection == .previous)
    predicate.searchDirection = .next
    var found: [Int] = []
    while let result = view.accessibilityCustomRotors?.first?.itemSearchBlock(predicate) {
      found.append(labels.firstIndex { $0 === result.targetElement } ?? -1)
      predicate.currentItem = result
    }
    #expect(found == [0, 1, 2])
  }

  @Test("A rotor has a name, or a type of the system")
  func names() {
    let named = UIAccessibilityCustomRotor(attributedName: .init(string: "Notes")) { _ in nil }
    #expect(named.name == "Notes")
    #expect(named.systemRotorType == .none)
    named.name = "Pages"
    #expect(named.attributedName.string == "Pages")
    let links = UIAccessibilityCustomRotor(systemType: .link) { _ in nil }
    #expect(links.systemRotorType == .link)
    #expect(links.name.isEmpty)
  }
}
