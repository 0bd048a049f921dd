import Testing
import UIKit

/// A trait of the app.
@available(iOS 17, macCatalyst 17, tvOS 17, *)
private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

/// A trait of the app on which colors depend.
@available(iOS 17, macCatalyst 17, tvOS 17, *)
private struct Theme: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
}

/// A window with a root view and a view in it.
@MainActor private struct Screen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let controller = UIViewController()
  let child = UIView()

  init() {
    controller.view.addSubview(child)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }
}

@Suite("Trait overrides and observers") @MainActor struct TraitChangeTests {
  private let screen = Screen()

  @Test("An override applies to the view and its subviews, but not to its superview")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  func override() {
    screen.controller.view.traitOverrides.userInterfaceStyle = .dark
    #expect(screen.controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.child.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("An override of a controller applies to the controller and its view")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  func controllerOverride() {
    screen.controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(
      screen.controller.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(screen.child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test("A removed override is inherited again")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  func removal() {
    screen.child.traitOverrides.displayScale = 1
    #expect(screen.child.traitOverrides.contains(UITraitDisplayScale.self))
    screen.child.traitOverrides.remove(UITraitDisplayScale.self)
    #expect(!screen.child.traitOverrides.contains(UITraitDisplayScale.self))
    #expect(screen.child.traitCollection.displayScale == 3)
  }

  @Test("The inner one of two overrides wins")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  func nestedOverrides() {
    screen.window.traitOverrides[Density.self] = 2
    screen.child.traitOverrides[Density.self] = 3
    #expect(screen.controller.traitCollection[Density.self] == 2)
    #expect(screen.child.traitCollection[Density.self] == 3)
  }

  @Test("An override has priority over the style of the same view")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  func priority() {
    screen.child.overrideUserInterfaceStyle = .dark
    screen.child.traitOverrides.userInterfaceStyle = .light
    #expect(screen.child.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A trait of the app has its default value until it is specified")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  func customTrait() {
    #expect(screen.child.traitCollection[Density.self] == 1)
    let dense = UITraitCollection { $0[Density.self] = 5 }
    #expect(dense[Density.self] == 5)
    #expect(dense.replacing(Density.self, value: 6)[Density.self] == 6)
    #expect(dense != UITraitCollection())
    #expect(dense == UITraitCollection { $0[Density.self] = 5 })
    #expect(UITraitCollection(traitsFrom: [dense, UITraitCollection()])[Density.self] == 5)
    #expect(Density.name == "Density")
  }

  @Test("The system's traits have their values by definition, too")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  func systemTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark[UITraitUserInterfaceStyle.self] == .dark)
    #expect(
      dark.replacing(UITraitUserInterfaceStyle.self, value: .light).userInterfaceStyle == .light)
    #expect(UITraitCollection()[UITraitDisplayScale.self] == 0)
  }

  @Test("Custom traits that affect colors count as another appearance of colors")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  func colorAppearance() {
    let traits = UITraitCollection()
    #expect(
      traits.replacing(Theme.self, value: "bold").hasDifferentColorAppearance(comparedTo: traits))
    #expect(
      !traits.replacing(Density.self, value: 2).hasDifferentColorAppearance(comparedTo: traits))
    let accent = UIColor { $0[Theme.self] == "bold" ? .red : .blue }
    screen.child.traitOverrides[Theme.self] = "bold"
    #expect(accent.resolvedColor(with: screen.child.traitCollection) == .red)
  }

  @Test("A handler is called with the environment and the former traits")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  func handler() {
    var calls: [(UIView, UITraitCollection)] = []
    screen.child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      calls.append((view, previous))
    }
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(calls.count == 1)
    #expect(calls.first?.0 === screen.child)
    #expect(calls.first?.1.userInterfaceStyle == .light)
  }

  @Test("A handler is called for its traits only")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  func otherTraits() {
    var count = 0
    screen.child.registerForTraitChanges([UITraitDisplayScale.self, Density.self]) {
      (_: UIView, _) in count += 1
    }
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(count == 0)
    screen.window.traitOverrides[Density.self] = 2
    #expect(count == 1)
    screen.window.traitOverrides[Density.self] = 2
    #expect(count == 1)
    screen.window.traitOverrides.displayScale = 2
    #expect(count == 2)
  }

  @Test("A controller's handler sees the controller's own traits")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  func controllerHandler() {
    var previous: UITraitCollection?
    screen.controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (_: UIViewController, traits) in previous = traits
    }
    screen.controller.view.traitOverrides.horizontalSizeClass = .regular
    #expect(previous == nil)
    screen.controller.traitOverrides.horizontalSizeClass = .regular
    #expect(previous?.horizontalSizeClass == .compact)
  }

  @Test("A removed handler isn't called, and the environment isn't retained")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  func unregistration() {
    var count = 0
    let registration = screen.child.registerForTraitChanges([Density.self]) {
      (_: UIView, _) in count += 1
    }
    screen.child.unregisterForTraitChanges(registration)
    screen.window.traitOverrides[Density.self] = 2
    #expect(count == 0)

    weak var released: UIView?
    do {
      let view = UIView()
      view.registerForTraitChanges([Density.self]) { (_: UIView, _) in }
      released = view
    }
    #expect(released == nil)
  }

  @Test("A view that moves to other traits calls its handler")
  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  func move() {
    let view = UIView()
    var count = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in count += 1 }
    screen.child.traitOverrides.userInterfaceStyle = .dark
    screen.child.addSubview(view)
    #expect(count == 1)
  }
}
