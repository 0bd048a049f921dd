/// A class whose instances have default values of properties for a whole app.
///
/// ```swift
/// UINavigationBar.appearance().tintColor = .systemPurple
/// UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor = .white
/// ```
///
/// The proxy is an instance of the class. As a view enters a window, the properties of the proxy that
/// differ from those of a new instance are set on the view, unless the view's own value does, too.
///
/// - Note: Not implemented: properties of classes of your own and of views other than these: tint and
///   background color of all views; appearances, styles and tints of bars; color and font of labels;
///   separator color of table views; colors of switches, page controls, progress views and activity
///   indicators; title attributes of bar items, outside of containers only. A class whose
///   `init(coder:)` returns `nil` or traps has no proxy. A property that is set to its default value has
///   no effect.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of the class.
  static func appearance() -> Self
  /// Returns the proxy for instances in containers, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the proxy for instances with traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy for instances with traits in containers, the innermost first.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class whose instances contain views with appearance proxies.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
  /// Returns the proxy of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the proxy for instances with traits.
  ///
  /// That of a bar item is stored only.
  public static func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the proxy for instances in containers, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRegistry.shared.proxy(of: self, AppearanceCondition(containers: containerTypes)) {
      Self(coder: NSCoder())
    }
  }

  /// Returns the proxy for instances with traits in containers, the innermost first.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRegistry.shared.proxy(
      of: self, AppearanceCondition(containers: containerTypes, traits: trait)
    ) { Self(coder: NSCoder()) }
  }
}

extension UIViewController: UIAppearanceContainer {}

/// The instances to which a proxy applies.
@MainActor struct AppearanceCondition {
  var containers: [any UIAppearanceContainer.Type] = []
  var traits: UITraitCollection?

  func isEqual(to other: AppearanceCondition) -> Bool {
    traits == other.traits
      && containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
  }

  /// Returns whether a view has the traits and is in the containers.
  func contains(_ view: UIView) -> Bool {
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    var remaining = containers[...]
    var responder = view.next
    while let current = responder, let container = remaining.first {
      if isInstance(current, of: container) { remaining = remaining.dropFirst() }
      responder = current.next
    }
    return remaining.isEmpty
  }

  private func isInstance(_ object: UIResponder, of container: any UIAppearanceContainer.Type)
    -> Bool
  {
    sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
      .contains { ObjectIdentifier($0.subjectType) == ObjectIdentifier(container) }
  }
}

/// The appearance proxies of an app.
@MainActor final class AppearanceRegistry {
  static let shared = AppearanceRegistry()

  private struct Proxy {
    let type: AnyClass
    let condition: AppearanceCondition
    let object: NSObject
    /// A new instance, whose values are the default ones.
    let pristine: NSObject
  }

  private var proxies: [Proxy] = []

  private init() {
    WindowEntries.observeViews { [weak self] in self?.apply(to: $0) }
  }

  /// Whether there are proxies.
  var isEmpty: Bool { proxies.isEmpty }

  /// Removes all proxies, for tests.
  func removeAll() {
    proxies = []
  }

  /// Returns the proxy of a class for a condition, created on first use.
  func proxy<Object: NSObject>(
    of type: Object.Type, _ condition: AppearanceCondition, make: () -> Object?
  ) -> Object {
    let existing = proxies.first { $0.type == type && $0.condition.isEqual(to: condition) }
    if let object = existing?.object as? Object { return object }
    guard let object = make(), let pristine = make() else {
      preconditionFailure(
        "\(type) has no appearance proxy, because its init(coder:) returns nil.")
    }
    proxies.append(Proxy(type: type, condition: condition, object: object, pristine: pristine))
    return object
  }

  /// Returns the unconditional proxies of an item's class and its superclasses, the latter first.
  func proxies<Object: NSObject>(of object: Object) -> [Object] {
    guard !proxies.isEmpty else { return [] }
    let classes = Self.classes(of: object)
    return classes.reversed().flatMap { type in
      proxies.filter { $0.type == type && $0.condition.isEqual(to: AppearanceCondition()) }
        .compactMap { $0.object as? Object }
    }
  }

  /// Applies the proxies to a view that entered a window: conditional ones and those of the view's own
  /// class first, because a property that is set isn't overridden.
  func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    let classes = Self.classes(of: view)
    let matching = proxies.compactMap { proxy -> (rank: Int, proxy: Proxy)? in
      guard let depth = classes.firstIndex(where: { $0 == proxy.type }) else { return nil }
      return (depth - 1_000 * proxy.condition.containers.count, proxy)
    }
    for (_, proxy) in matching.sorted(by: { $0.rank < $1.rank })
    where proxy.condition.contains(view) {
      let own = (view as? any AppearanceAdopter).map { type(of: $0).appearanceProperties }
      for property in AppearanceProperty.all + (own ?? []) {
        property.apply(proxy.object, proxy.pristine, view)
      }
    }
  }

  /// The class of an object and its superclasses.
  private static func classes(of object: AnyObject) -> [AnyClass] {
    sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
      .compactMap { $0.subjectType as? AnyClass }
  }
}

/// A class of views with properties of its own that proxies set.
@MainActor protocol AppearanceAdopter: UIView {
  /// The properties, after those of all views.
  static var appearanceProperties: [AppearanceProperty] { get }
}

/// A property that proxies set.
@MainActor struct AppearanceProperty {
  /// Sets the value of a proxy on a view, if it differs from that of a new instance and the view's
  /// own value doesn't.
  let apply: (_ proxy: NSObject, _ pristine: NSObject, _ view: UIView) -> Void

  static let all: [AppearanceProperty] =
    [
      AppearanceProperty { proxy, _, view in
        guard let color = (proxy as? UIView)?.ownTintColor, view.ownTintColor == nil else { return }
        view.tintColor = color
      },
      property(\UIView.backgroundColor),
      property(\UILabel.textColor), property(\UILabel.font),
      property(\UITableView.separatorColor),
      property(\UIPageControl.pageIndicatorTintColor),
      property(\UIPageControl.currentPageIndicatorTintColor),
      property(\UIProgressView.progressTintColor), property(\UIProgressView.trackTintColor),
      property(\UIActivityIndicatorView.color),
      property(\UISwitch.onTintColor), property(\UISwitch.thumbTintColor),
    ]

  /// Returns the property of a class of views at a key path.
  static func property<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, pristine, view in
      guard let proxy = proxy as? View, let pristine = pristine as? View, let view = view as? View
      else { return }
      let (value, standard) = (proxy[keyPath: path], pristine[keyPath: path])
      guard value != standard, view[keyPath: path] == standard else { return }
      view[keyPath: path] = value
    }
  }
}
