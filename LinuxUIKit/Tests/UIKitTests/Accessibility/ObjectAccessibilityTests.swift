import Testing
import UIKit

/// The accessibility properties of objects that aren't responders.
@MainActor @Suite("Accessibility of objects") struct ObjectAccessibilityTests {
  @Test("Any object has accessibility properties, with defaults")
  func defaults() {
    let object = NSObject()
    #expect(!object.isAccessibilityElement)
    #expect(object.accessibilityLabel == nil && object.accessibilityHint == nil)
    #expect(object.accessibilityValue == nil && object.accessibilityLanguage == nil)
    #expect(object.accessibilityTraits == .none)
    #expect(object.accessibilityFrame == .zero)
    #expect(!object.accessibilityElementsHidden && !object.accessibilityViewIsModal)
    #expect(object.accessibilityElements == nil)
    #expect(object.accessibilityCustomActions == nil)
  }

  @Test("An object keeps what is set, apart from other objects")
  func values() {
    let (object, other) = (NSObject(), NSObject())
    object.isAccessibilityElement = true
    object.accessibilityLabel = "Dresden"
    object.accessibilityHint = "Opens the station"
    object.accessibilityAttributedValue = NSAttributedString(string: "12 degrees")
    object.accessibilityTraits.insert([.button, .selected])
    object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    object.accessibilityElements = [other]
    object.accessibilityElementsHidden = true
    object.accessibilityLanguage = "de-DE"
    object.accessibilityViewIsModal = true
    object.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ in true }]

    #expect(object.isAccessibilityElement)
    #expect(object.accessibilityLabel == "Dresden")
    #expect(object.accessibilityHint == "Opens the station")
    #expect(object.accessibilityValue == "12 degrees")
    #expect(object.accessibilityTraits == [.button, .selected])
    #expect(object.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(object.accessibilityElements?.first as AnyObject === other)
    #expect(object.accessibilityElementsHidden && object.accessibilityViewIsModal)
    #expect(object.accessibilityLanguage == "de-DE")
    #expect(object.accessibilityCustomActions?.map(\.name) == ["Archive"])
    #expect(!other.isAccessibilityElement && other.accessibilityLabel == nil)
    object.accessibilityLabel = nil
    #expect(object.accessibilityLabel == nil)
  }

  @Test("Subclasses of responders override a property, which is reached through NSObject, too")
  func overriding() {
    let view = StationView()
    let object: NSObject = view
    object.accessibilityLabel = "Elbe"
    #expect(view.accessibilityLabel == "Station Elbe")
    #expect(object.accessibilityLabel == "Station Elbe")
    #expect((view as Any as? NSObject)?.accessibilityLabel == "Station Elbe")
    #expect(label(of: view) == "Station Elbe")
    object.accessibilityTraits = .header
    #expect(view.accessibilityTraits == .header)
    #expect(object.accessibilityActivationPoint == view.accessibilityActivationPoint)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
    button.setTitle("Go", for: .normal)
    #expect((button as NSObject).accessibilityLabel == "Go")
    #expect((button as NSObject).accessibilityTraits == button.accessibilityTraits)
  }

  private func label<Object: NSObject>(of object: Object) -> String? { object.accessibilityLabel }

  @Test("An extension of NSObject uses the properties of every object")
  func extensions() {
    let (view, object, item) = (StationView(), NSObject(), UIBarButtonItem())
    for part in [view, object, item] as [NSObject] { part.describe("Elbe", hint: "Opens it") }
    #expect(view.accessibilityLabel == "Station Elbe" && view.accessibilityHint == "Opens it")
    #expect(object.accessibilityLabel == "Elbe" && object.accessibilityHint == "Opens it")
    #expect(item.accessibilityLabel == "Elbe" && item.accessibilityHint == "Opens it")
  }

  @Test("The texts of a bar item are those of its button")
  func barItems() throws {
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.isHidden = false
    defer { window.isHidden = true }
    (item as NSObject).accessibilityLabel = "New station"
    item.accessibilityHint = "Opens a form"
    item.accessibilityAttributedValue = NSAttributedString(string: "Empty")
    window.layoutIfNeeded()
    #expect(item.accessibilityLabel == "New station" && item.accessibilityValue == "Empty")
    #expect(item.accessibilityAttributedLabel?.string == "New station")
    let button = try #require(descendants(of: window).first { $0.accessibilityHint != nil })
    #expect(button.accessibilityLabel == "New station")
    #expect(button.accessibilityHint == "Opens a form")
  }

  private func descendants(of view: UIView) -> [UIView] {
    view.subviews + view.subviews.flatMap(descendants)
  }

  @Test("Views, elements and bar items are found by an identifier")
  func identification() {
    let parts: [NSObject] = [
      UIView(), UIAccessibilityElement(accessibilityContainer: UIView()), UIBarButtonItem(),
      NSObject(),
    ]
    for case let part as any UIAccessibilityIdentification in parts {
      part.accessibilityIdentifier = "part"
    }
    #expect(
      parts.map { ($0 as? any UIAccessibilityIdentification)?.accessibilityIdentifier }
        == ["part", "part", "part", nil])
  }

  @Test("Objects that reuse an address don't get the properties of a former object")
  func addresses() {
    var seen: Set<ObjectIdentifier> = []
    var reused = 0
    let kept = (0..<100).map { _ in NSObject() }
    for (number, object) in kept.enumerated() { object.accessibilityLabel = "kept \(number)" }
    for number in 0..<10_000 {
      let object = NSObject()
      if !seen.insert(ObjectIdentifier(object)).inserted { reused += 1 }
      #expect(object.accessibilityLabel == nil && !object.isAccessibilityElement, "\(number)")
      // Every third one is left without properties.
      guard number % 3 > 0 else { continue }
      object.accessibilityLabel = "\(number)"
      object.isAccessibilityElement = true
      #expect(object.accessibilityLabel == "\(number)")
    }
    #expect(reused > 0)
    for (number, object) in kept.enumerated() {
      #expect(object.accessibilityLabel == "kept \(number)")
    }
  }

  @Test("Properties don't keep an object alive")
  func lifetime() {
    weak var released: NSObject?
    do {
      let object = NSObject()
      released = object
      object.accessibilityLabel = "Elbe"
      #expect(released?.accessibilityLabel == "Elbe")
    }
    #expect(released == nil)
  }
}

extension NSObject {
  @MainActor fileprivate func describe(_ label: String, hint: String) {
    isAccessibilityElement = true
    (accessibilityLabel, accessibilityHint) = (label, hint)
  }
}

/// A view that speaks of a station.
private final class StationView: UIView {
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel.map { "Station \($0)" } }
    set { super.accessibilityLabel = newValue }
  }
}
