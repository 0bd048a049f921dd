import UIKit

/// A handler that is called when the user has seen an item for some time.
struct ImpressionRule {
  /// The share of the cell's area that has to be visible, from 0 to 1.
  let share: CGFloat
  /// The time in seconds for which it has to be visible without interruption.
  let duration: TimeInterval
  /// Reports the impression.
  let handler: @MainActor () -> Void
}

extension LegoItem {
  /// Calls a closure when the user has seen the item for some time, once while the screen exists.
  ///
  /// ```swift
  /// AdItem(ad).onImpression(share: 0.5, for: 1) { [weak self] in self?.report(ad) }
  /// ```
  ///
  /// The time starts again if less of the cell is visible meanwhile. Content below bars, which the
  /// adjusted content insets cover, counts as not visible. The closure is retained while the section
  /// is displayed.
  ///
  /// - Parameters:
  ///   - share: The share of the cell's area that has to be visible, from 0 to 1.
  ///   - duration: The time in seconds.
  ///   - handler: Reports the impression.
  public func onImpression(
    share: CGFloat = 0.5, for duration: TimeInterval = 1,
    _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedItem<UnmodifiedItem> {
    adding(.impression(ImpressionRule(share: share, duration: duration, handler: handler)))
  }
}

extension Section {
  /// Calls a closure with each item that the user has seen for some time, once while the screen
  /// exists.
  ///
  /// ```swift
  /// Section(id: "ads", layout: ListLayout()) { ads }
  ///   .onImpression(share: 0.5, for: 1) { [weak self] (ad: AdItem) in self?.report(ad.id) }
  /// ```
  ///
  /// See ``LegoItem/onImpression(share:for:_:)``.
  public func onImpression<Item: TypedItemType>(
    share: CGFloat = 0.5, for duration: TimeInterval = 1,
    _ handler: @escaping @MainActor (Item) -> Void
  ) -> Section {
    addingRule { (item: Item) in
      .impression(ImpressionRule(share: share, duration: duration) { handler(item) })
    }
  }
}
