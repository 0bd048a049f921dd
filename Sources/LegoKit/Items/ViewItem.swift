import UIKit

/// An item that displays a view without a cell class.
///
/// ```swift
/// ViewItem(id: "logo") { UIImageView(image: logo) }
///
/// ViewItem(id: "progress", upload.progress) {
///   UIProgressView()
/// } update: { view, progress in
///   view.progress = progress
/// }
/// ```
///
/// The view fills the cell, whose height follows from the constraints or the intrinsic size of the
/// view, or is stated. Items are equal if their ids and values are equal: the closures run only if
/// the value changes. A cell keeps its view across updates. A view without a value is created once
/// for each id that a cell displays; views with a value are reused for other ids, too, and
/// updated.
///
/// The closures are retained while the item is displayed, and have to capture their controller
/// weakly.
public struct ViewItem<ID: Hashable, Value, Content: UIView>: TypedItemType {
  /// The cell that displays the view.
  public typealias CellType = ViewItemCell<ID, Value, Content>

  /// The identity of the item.
  public let id: ID
  /// The value that the view displays.
  public let value: Value
  private(set) var sizing: ViewItemSizing
  let origin: CodeLocation
  let makeView: @MainActor () -> Content
  let updateView: @MainActor (Content, Value) -> Void

  /// Creates an item whose view displays a value.
  ///
  /// - Parameters:
  ///   - id: The identity of the item.
  ///   - value: The value to display.
  ///   - height: The height of the cell. The default is that of the view's constraints.
  ///   - insets: The distances of the view from the edges of the cell.
  ///   - makeView: Creates a view. It may be reused for other items of this place in the code.
  ///   - update: Displays a value in the view, in place of any value displayed before.
  ///   - fileID: The file that contains the call, which identifies the closures.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    id: ID, _ value: Value, height: CGFloat? = nil, insets: NSDirectionalEdgeInsets = .zero,
    makeView: @escaping @MainActor () -> Content,
    update: @escaping @MainActor (Content, Value) -> Void,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.id, self.value) = (id, value)
    sizing = ViewItemSizing(height: height, insets: insets)
    origin = CodeLocation(fileID: fileID, line: line, column: column)
    (self.makeView, updateView) = (makeView, update)
  }

  /// Creates an item with a view that displays no value.
  ///
  /// - Parameters:
  ///   - id: The identity of the item.
  ///   - height: The height of the cell. The default is that of the view's constraints.
  ///   - insets: The distances of the view from the edges of the cell.
  ///   - makeView: Creates the view. It runs once for each id that a cell displays.
  ///   - fileID: The file that contains the call, which identifies the closures.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    id: ID, height: CGFloat? = nil, insets: NSDirectionalEdgeInsets = .zero,
    makeView: @escaping @MainActor () -> Content,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) where Value == NoValue {
    self.init(
      id: id, NoValue(), height: height, insets: insets, makeView: makeView,
      update: { _, _ in }, fileID: fileID, line: line, column: column)
  }
}

extension ViewItem {
  /// Returns the item with a view whose height follows from its width.
  ///
  /// ```swift
  /// ViewItem(id: video.id) { PlayerView(video) }.aspectRatio(16 / 9)
  /// ```
  ///
  /// The view is as wide as the cell inside the insets, which are added to its height. The item
  /// specifies the height of its cell, so that no cell is measured, in place of a stated height and
  /// of the constraints of the view.
  ///
  /// - Parameter ratio: The width of the view divided by its height. A ratio that is not positive
  ///   and finite is ignored.
  /// - Returns: The changed item.
  public func aspectRatio(_ ratio: CGFloat) -> ViewItem {
    guard ratio > 0, ratio.isFinite else { return self }
    var copy = self
    copy.sizing.aspectRatio = ratio
    return copy
  }
}

extension ViewItem: Equatable where Value: Equatable {
  /// Returns whether the ids, the values and the sizes of two items are equal.
  public static func == (one: ViewItem, other: ViewItem) -> Bool {
    one.id == other.id && one.value == other.value && one.sizing == other.sizing
      && one.origin == other.origin
  }
}

/// The value of a ``ViewItem`` that displays none.
public struct NoValue: Hashable, Sendable {
  /// Creates the value.
  public init() {}
}

/// The stated height of a view in a cell, and its distances from the edges.
struct ViewItemSizing: Equatable {
  let height: CGFloat?
  let insets: NSDirectionalEdgeInsets
  /// The width of the view divided by its height; `nil` for any.
  var aspectRatio: CGFloat?

  /// Returns the height of a cell of this width; `nil` for that of the view's constraints.
  func height(atWidth width: CGFloat) -> CGFloat? {
    guard let aspectRatio else { return height }
    let available = max(0, width - insets.leading - insets.trailing)
    return available / aspectRatio + insets.top + insets.bottom
  }
}

/// A place in the source code.
struct CodeLocation: Hashable {
  let fileID: String
  let line: Int
  let column: Int
}

/// The cell of a ``ViewItem``.
public final class ViewItemCell<ID: Hashable, Value, Content: UIView>: UICollectionViewCell,
  TypedCellType
{
  /// The item that the cell displays.
  public typealias Item = ViewItem<ID, Value, Content>

  private final class Displayed {
    let view: Content
    let id: ID
    let origin: CodeLocation
    let placement: CellPlacement
    let sizing: ViewItemSizing

    init(view: Content, of item: Item, in placement: CellPlacement) {
      (self.view, self.placement) = (view, placement)
      (id, origin, sizing) = (item.id, item.origin, item.sizing)
    }
  }

  private var displayed: Displayed?

  /// The view in the cell.
  public var view: Content? { displayed?.view }

  /// Displays the item in its view, which is created if there is none to reuse.
  public func update(with item: Item) {
    let displayed = reusable(for: item) ?? replaceView(with: item)
    self.displayed = Displayed(view: displayed.view, of: item, in: displayed.placement)
    displayed.placement.setInsets(item.sizing.insets)
    item.updateView(displayed.view, item.value)
  }

  /// Returns the attributes with the size that the view determines by its width, or that of the constraints.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let displayed, displayed.sizing.height(atWidth: layoutAttributes.size.width) == nil,
      let size = contentSize(inWidth: layoutAttributes.size.width)
    else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    layoutAttributes.size = size
    return layoutAttributes
  }

  /// Returns the size that the view needs in a width, in points; `nil` if constraints determine it.
  package func contentSize(inWidth width: CGFloat) -> CGSize? {
    guard let displayed, case .frame(let host) = displayed.placement else { return nil }
    return host.contentSize(inWidth: width)
  }

  /// Returns the stated height of the item or that of its aspect ratio, if there is one.
  public static func layout(constraintsTo size: CGSize, with item: Item) -> CGSize {
    CGSize(
      width: size.width,
      height: item.sizing.height(atWidth: size.width) ?? UIView.noIntrinsicMetric)
  }

  private func reusable(for item: Item) -> Displayed? {
    guard let displayed, displayed.origin == item.origin else { return nil }
    return displayed.id == item.id || !(item.value is NoValue) ? displayed : nil
  }

  private func replaceView(with item: Item) -> Displayed {
    if let displayed { displayed.placement.remove(displayed.view) }
    let view = item.makeView()
    return Displayed(
      view: view, of: item, in: CellPlacement(adding: view, to: contentView))
  }
}

extension ViewItemCell: FramedContentCell {}
