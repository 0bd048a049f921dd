import UIKit

/// The handlers of a section for items whose data will be needed soon.
struct PrefetchHandler {
  /// Prefetches the data of items.
  let prefetch: @MainActor ([AnyItem]) -> Void
  /// Cancels prefetching the data of items.
  let cancel: @MainActor ([AnyItem]) -> Void
}

/// The handler of a section that is called when the user reaches its start or its end.
struct EdgeHandler {
  /// The edge of the section.
  let edge: PagingEdge
  /// The number of items from the edge at which it is called.
  let threshold: Int
  /// Begins to load more items; returns `false` if it has to be called again for the same items.
  let load: @MainActor () -> Bool

  /// Creates a handler; a threshold below 1 counts as 1.
  init(edge: PagingEdge, threshold: Int, load: @escaping @MainActor () -> Bool) {
    (self.edge, self.threshold, self.load) = (edge, max(1, threshold), load)
  }
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
    return adding(.prefetch(handler))
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

  /// Calls a closure when one of the last items of the section is displayed, to load more items.
  ///
  /// ```swift
  /// Section(id: "posts", layout: RowsLayout()) { posts }
  ///   .onReachEnd(threshold: 10) { [weak self] in self?.loadMore() }
  /// ```
  ///
  /// It is called once until the section has another last item or another number of items. If the
  /// end is still displayed then, it is called again. It is not called for an empty section. The
  /// closure is retained while the section is displayed.
  ///
  /// - Parameters:
  ///   - threshold: The number of items from the end at which the closure is called. With 1, it is
  ///     called for the last item.
  ///   - handler: Begins to load more items.
  /// - Returns: The section with the closure.
  public func onReachEnd(
    threshold: Int = 5, _ handler: @escaping @MainActor () -> Void
  ) -> Section {
    onReach(.end, threshold: threshold, handler)
  }

  /// Calls a closure when one of the last items of the section is displayed, to load more items.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onReachEnd<Owner: AnyObject>(
    on owner: Owner, threshold: Int = 5, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Section {
    onReachEnd(threshold: threshold, weakly(owner, handler))
  }

  /// Calls a closure when one of the first items of the section is displayed, to load earlier items.
  ///
  /// ```swift
  /// Section(id: "messages", layout: RowsLayout()) { messages }
  ///   .onReachStart(threshold: 10) { [weak self] in self?.loadEarlier() }
  /// ```
  ///
  /// Use it with ``LegoRenderer/anchor``, so that the items on the screen stay where they are when
  /// others are inserted above them. It is called as ``onReachEnd(threshold:_:)`` is; on a screen
  /// that opens at its start, it is called with the first display.
  ///
  /// - Parameters:
  ///   - threshold: The number of items from the start at which the closure is called. With 1, it is
  ///     called for the first item.
  ///   - handler: Begins to load earlier items.
  /// - Returns: The section with the closure.
  public func onReachStart(
    threshold: Int = 5, _ handler: @escaping @MainActor () -> Void
  ) -> Section {
    onReach(.start, threshold: threshold, handler)
  }

  /// Calls a closure when one of the first items of the section is displayed, to load earlier items.
  ///
  /// The owner is held weakly and passed to the closure.
  public func onReachStart<Owner: AnyObject>(
    on owner: Owner, threshold: Int = 5, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> Section {
    onReachStart(threshold: threshold, weakly(owner, handler))
  }

  private func onReach(
    _ edge: PagingEdge, threshold: Int, _ handler: @escaping @MainActor () -> Void
  ) -> Section {
    adding(
      .edge(
        EdgeHandler(edge: edge, threshold: threshold) {
          handler()
          return true
        }))
  }
}
