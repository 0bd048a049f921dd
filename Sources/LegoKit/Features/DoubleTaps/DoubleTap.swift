import UIKit

/// The user taps an item twice in quick succession.
enum DoubleTapEvent: ItemEvent {
  static var modifier: String { "onDoubleTap" }
}

extension LegoItem {
  /// Calls a closure when the user taps the item twice in quick succession.
  ///
  /// ```swift
  /// PhotoItem(photo).onDoubleTap { [weak self] in self?.like(photo) }
  /// ```
  ///
  /// The two taps do not highlight or select the item. A single tap selects it once no second one has
  /// followed, about a third of a second later; items without the modifier are selected at once. While
  /// the collection view is being edited, the closure is not called.
  ///
  /// The closure is retained while the section is displayed: capture a controller weakly, or use
  /// the modifier with an owner.
  public func onDoubleTap(
    _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<DoubleTapEvent>(handler))
  }

  /// Calls a closure when the user taps the item twice in quick succession.
  ///
  /// The owner is held weakly and passed to the closure.
  @MainActor public func onDoubleTap<Owner: AnyObject>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(Handlers<DoubleTapEvent>(weakly(owner, handler)))
  }
}

extension Section {
  /// Calls a closure with the item that the user taps twice in quick succession.
  ///
  /// ```swift
  /// Section(id: "photos", layout: GridLayout(columns: 3)) { photos }
  ///   .onDoubleTap(on: self) { (screen, photo: PhotoItem) in screen.like(photo) }
  /// ```
  ///
  /// The closure is called for items of its type. See ``LegoItem/onDoubleTap(_:)``.
  public func onDoubleTap<Item: TypedItemType>(
    _ handler: @escaping @MainActor (Item) -> Void
  ) -> Section {
    addingToItems { (item: Item) in Handlers<DoubleTapEvent> { handler(item) } }
  }

  /// Calls a closure with the item that the user taps twice in quick succession.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onDoubleTap<Owner: AnyObject, Item: TypedItemType>(
    on owner: Owner, _ handler: @escaping @MainActor (Owner, Item) -> Void
  ) -> Section {
    onDoubleTap(weakly(owner, handler))
  }
}

/// The handlers of items that are tapped twice.
@MainActor final class DoubleTapFeature: NSObject, Feature, UIGestureRecognizerDelegate {
  static let traits: [any Trait.Type] = [Handlers<DoubleTapEvent>.self]

  private weak var screen: (any DisplayedScreen)?
  private var recognizer: UITapGestureRecognizer?

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func contentDidChange() {
    guard recognizer == nil, let collectionView = screen?.collectionView else { return }
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = 2
    // The cell sees a touch once it cannot be a part of two taps.
    recognizer.delaysTouchesBegan = true
    recognizer.delegate = self
    recognizer.onChange { [weak self] recognizer in
      if recognizer.state == .ended { self?.handlers(at: recognizer)?.perform(DoubleTapEvent.self) }
    }
    collectionView.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    handlers(at: gestureRecognizer) != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let collectionView = screen?.collectionView else { return false }
    return handlers(at: touch.location(in: collectionView)) != nil
  }

  private func handlers(at recognizer: UIGestureRecognizer) -> Traits? {
    screen?.collectionView.flatMap { handlers(at: recognizer.location(in: $0)) }
  }

  /// Returns the values of the item at a point, if it handles two taps.
  private func handlers(at point: CGPoint) -> Traits? {
    guard let screen, let collectionView = screen.collectionView, !collectionView.isEditing,
      let path = collectionView.indexPathForItem(at: point), let traits = screen.traits(at: path)
    else { return nil }
    return traits.handles(DoubleTapEvent.self) ? traits : nil
  }
}
