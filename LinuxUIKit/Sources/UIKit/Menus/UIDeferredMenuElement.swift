/// A place in a menu for elements that are provided when the menu is displayed.
///
/// ```swift
/// let recent = UIDeferredMenuElement { completion in
///   store.loadRecentItems { items in completion(items.map { UIAction(title: $0) { _ in } }) }
/// }
/// button.menu = UIMenu(children: [recent])
/// ```
///
/// Until the provider has called its completion handler, the menu displays a row "Loading…". The
/// elements are provided once, unless the element is `uncached(_:)`.
public final class UIDeferredMenuElement: UIMenuElement {
  /// A function that provides elements by calling its completion handler.
  typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var elements: [UIMenuElement]?

  /// Creates an element whose provider is called the first time that the menu is displayed.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  /// Returns an element whose provider is called each time that the menu is displayed (iOS 15).
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    self.init(isCached: false, elementProvider)
  }

  init(isCached: Bool, _ provider: @escaping Provider) {
    (self.isCached, self.provider) = (isCached, provider)
    super.init(title: "", image: nil)
  }

  override var visibleActions: [UIAction] { (elements ?? []).flatMap(\.visibleActions) }
  override var selection: [UIMenuElement] { (elements ?? []).flatMap(\.selection) }

  /// Passes the elements to a handler: those that were provided before, or those that the provider
  /// returns, then or later.
  func load(_ handler: @escaping ([UIMenuElement]) -> Void) {
    if isCached, let elements { return handler(elements) }
    provider { [weak self] elements in
      self?.elements = elements
      handler(elements)
    }
  }
}

/// The deferred elements of a menu on the screen, each of which is loaded once.
@MainActor final class DeferredElements {
  private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var requested: Set<ObjectIdentifier> = []

  /// Returns the elements of a menu, with those of deferred elements in their place.
  ///
  /// Elements that aren't loaded are requested; `update` is called when they are, unless that is at
  /// once. Until then, a disabled row stands for them.
  func elements(of menu: UIMenu, _ update: @escaping () -> Void) -> [UIMenuElement] {
    menu.children.flatMap { element in
      guard let deferred = element as? UIDeferredMenuElement else { return [element] }
      return elements(of: deferred, update)
    }
  }

  private func elements(
    of deferred: UIDeferredMenuElement, _ update: @escaping () -> Void
  ) -> [UIMenuElement] {
    let key = ObjectIdentifier(deferred)
    if requested.insert(key).inserted {
      var isRequesting = true
      deferred.load { [weak self] elements in
        self?.loaded[key] = elements
        if !isRequesting { update() }
      }
      isRequesting = false
    }
    return loaded[key] ?? [Self.placeholder]
  }

  private static var placeholder: UIMenuElement {
    UIAction(title: "Loading…", attributes: .disabled) { _ in }
  }
}
