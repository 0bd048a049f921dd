import UIKit

/// What a layout may know of the section that it lays out: the room, and what its items want.
@MainActor public struct SectionContext {
  /// The room and the traits, as UIKit gives them.
  public let environment: any NSCollectionLayoutEnvironment
  /// How many items the section shows.
  public let itemCount: Int
  private let measure: (Int, CGSize) -> CGSize

  init(
    environment: any NSCollectionLayoutEnvironment, itemCount: Int,
    measure: @escaping (Int, CGSize) -> CGSize
  ) {
    self.environment = environment
    self.itemCount = itemCount
    self.measure = measure
  }

  /// The width of the section in points, less `insets`; never below one point.
  public func width(inside insets: NSDirectionalEdgeInsets = .zero) -> CGFloat {
    let available = environment.container.effectiveContentSize.width
    return max(1, available - insets.leading - insets.trailing)
  }

  /// The height that the cell of an item wants at `width`, nil if its type does not say.
  ///
  /// It asks ``TypedCellType/layout(constraintsTo:with:)`` once for each item and width; the
  /// answer is kept until the item changes.
  public func height(ofItem index: Int, atWidth width: CGFloat) -> CGFloat? {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = measure(index, room).height
    return height.isFinite && height >= 0 && height < room.height ? height : nil
  }
}
