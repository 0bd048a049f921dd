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
open class UIDeferredMenuElement: UIMenuElement {
  /// A function that provides elements by calling its completion handler.
  typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private var isCached = true
  private var elements: [UIMenuElement]?

  /// Creates an element whose provider is called the first time that the menu is displayed.
  public init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Returns an element whose provider is called each time that the menu is displayed (iOS 15).
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    make(DeferredElementMaker(provider: elementProvider))
  }

  /// Creates an uncached element of a class that is known at run time only, by `make(_:)`.
  @usableFromInline convenience init(_ maker: DeferredElementMaker) {
    self.init(maker.provider)
    isCached = false
  }

  override var visibleActions: [UIAction] { (elements ?? []).flatMap(\.visibleActions) }
  override var selection: [UIMenuElement] { (elements ?? []).flatMap(\.selection) }

  /// Passes the elements to a handler: those that were provided before, or those that the provider
  /// returns, then or later.
  final func load(_ handler: @escaping ([UIMenuElement]) -> Void) {
    if isCached, let elements { return handler(elements) }
    provider { [weak self] elements in
      self?.elements = elements
      handler(elements)
    }
  }
}

/// The arguments for creating an uncached element of a class that is known at run time only.
@usableFromInline struct DeferredElementMaker {
  let provider: UIDeferredMenuElement.Provider
}

// See `UICollectionReusableView.make(_:)`.
extension UIDeferredMenuElement {
  /// Creates an uncached element of the class by its initializer, also if a subclass replaces it.
  @_silgen_name("$s5UIKit21UIDeferredMenuElementCyAcA08DeferredD5MakerVcfC")
  static func make(_ maker: consuming DeferredElementMaker) -> Self
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
