import UIKit

/// The handlers of a section for items whose data will be needed soon.
struct PrefetchHandler: RepeatableTrait {
  static var modifier: String { "onPrefetch" }

  /// Prefetches the data of items.
  let prefetch: @MainActor ([AnyItem]) -> Void
  /// Cancels prefetching the data of items.
  let cancel: @MainActor ([AnyItem]) -> Void
}

extension Section {
  /// Calls a closure with the items that scrolling will reach next, to load their data.
  ///
  /// ```swift
  /// Section(id: "photos", layout: GridLayout(columns: 3)) { photos }
  ///   .onPrefetch { [weak self] (photos: [PhotoItem]) in
  ///     self?.loader.load(photos.map(\.url))
  ///   } cancel: { [weak self] photos in
  ///     self?.loader.cancel(photos.map(\.url))
  ///   }
  /// ```
  ///
  /// The nearest items come first. Items of other types are left out. The closures are retained
  /// while the section is displayed.
  ///
  /// - Parameters:
  ///   - prefetch: Begins to load the data of items.
  ///   - cancel: Stops loading the data of items that are no longer needed, for example after a
  ///     change of the scroll direction.
  /// - Returns: The section with the closures.
  public func onPrefetch<Item: TypedItemType>(
    _ prefetch: @escaping @MainActor ([Item]) -> Void,
    cancel: @escaping @MainActor ([Item]) -> Void = { _ in }
  ) -> Section {
    let handler = PrefetchHandler(
      prefetch: { Self.call(prefetch, with: $0) }, cancel: { Self.call(cancel, with: $0) })
    return adding(handler)
  }

  /// Calls a closure with the items that scrolling will reach next, to load their data.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onPrefetch<Owner: AnyObject, Item: TypedItemType>(
    on owner: Owner, _ prefetch: @escaping @MainActor (Owner, [Item]) -> Void
  ) -> Section {
    onPrefetch(weakly(owner, prefetch))
  }

  private static func call<Item: TypedItemType>(
    _ handler: @MainActor ([Item]) -> Void, with items: [AnyItem]
  ) {
    let items = items.compactMap { $0.base as? Item }
    if !items.isEmpty { handler(items) }
  }
}
