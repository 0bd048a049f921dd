import UIKit

/// A handler that is called when the user has seen an item for some time.
struct ImpressionRule: RepeatableTrait {
  static var modifier: String { "onImpression" }

  /// The share of the cell's area that has to be visible, from 0 to 1.
  let share: CGFloat
  /// The time in seconds for which it has to be visible without interruption.
  let duration: TimeInterval
  /// Reports the impression.
  let handler: @MainActor () -> Void
}

/// A handler of the visible share of an item.
struct ShareHandler: RepeatableTrait {
  static var modifier: String { "onVisibleShare" }

  /// Receives the share of the cell's area that is visible, from 0 to 1.
  let report: @MainActor (CGFloat) -> Void
}

extension LegoItem {
  /// Calls a closure when the user has seen the item for some time, once while the screen exists.
  ///
  /// ```swift
  /// AdItem(ad).onImpression(share: 0.5, for: 1) { [weak self] in self?.report(ad) }
  /// ```
  ///
  /// The time starts again if less of the cell is visible meanwhile. Not visible is what is below
  /// bars, which the adjusted content insets cover; outside of views that clip the collection view;
  /// and covered by views with an opaque background in front of it, such as a presented sheet. Other
  /// windows and translucent views do not count. The closure is retained while the section is
  /// displayed.
  ///
  /// - Parameters:
  ///   - share: The share of the cell's area that has to be visible, from 0 to 1.
  ///   - duration: The time in seconds.
  ///   - handler: Reports the impression.
  /// - Returns: The item with the closure.
  public func onImpression(
    share: CGFloat = 0.5, for duration: TimeInterval = 1,
    _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(ImpressionRule(share: share, duration: duration, handler: handler))
  }
}

extension LegoItem {
  /// Calls a closure with the share of the cell's area that is visible, from 0 to 1, when it has
  /// changed.
  ///
  /// ```swift
  /// VideoItem(video).onVisibleShare { [weak self] in self?.setVolume($0, of: video) }
  /// ```
  ///
  /// It is called after layout passes: with the first share above 0 when the item appears, and with
  /// 0 when it has disappeared. What counts as visible is stated at
  /// ``LegoItem/onImpression(share:for:_:)``. Each pass measures all displayed items with such
  /// handlers. The closure is retained while the section is displayed.
  public func onVisibleShare(
    _ handler: @escaping @MainActor (CGFloat) -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(ShareHandler(report: handler))
  }
}

extension Section {
  /// Calls a closure with each item whose visible share has changed, and with the share of the cell's
  /// area that is visible, from 0 to 1.
  ///
  /// ```swift
  /// Section(id: "videos", layout: RowsLayout()) { videos }
  ///   .onVisibleShare { [weak self] (video: VideoItem, share) in
  ///     self?.setVolume(share, of: video.id)
  ///   }
  /// ```
  ///
  /// See ``LegoItem/onVisibleShare(_:)``.
  public func onVisibleShare<Item: TypedItemType>(
    _ handler: @escaping @MainActor (Item, CGFloat) -> Void
  ) -> Section {
    addingToItems { (item: Item) in ShareHandler { handler(item, $0) } }
  }

  /// Calls a closure with each item that the user has seen for some time, once while the screen
  /// exists.
  ///
  /// ```swift
  /// Section(id: "ads", layout: RowsLayout()) { ads }
  ///   .onImpression(share: 0.5, for: 1) { [weak self] (ad: AdItem) in self?.report(ad.id) }
  /// ```
  ///
  /// See ``LegoItem/onImpression(share:for:_:)``.
  public func onImpression<Item: TypedItemType>(
    share: CGFloat = 0.5, for duration: TimeInterval = 1,
    _ handler: @escaping @MainActor (Item) -> Void
  ) -> Section {
    addingToItems { (item: Item) in
      ImpressionRule(share: share, duration: duration) { handler(item) }
    }
  }
}
