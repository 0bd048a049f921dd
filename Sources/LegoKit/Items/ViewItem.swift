import LayoutBox
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
/// A cell is written in boxes, without a class and without constraints. The closure receives a binding
/// to the value of the item, to which the views are bound:
///
/// ```swift
/// ViewItem(id: song.id, song) { song in
///   HBox {
///     UIImageView().image(song.map { $0.cover }).size(44, 44)
///     VBox {
///       UILabel().text(song.title)
///       UILabel().text(song.artist).textColor(.secondaryLabel)
///     }
///     .size(.fill, .wrap)
///   }
///   .space(12).justifyContent(.centerY).padding(16)
/// }
/// ```
///
/// The view fills the cell, whose height follows from the constraints or the intrinsic size of the
/// view, from the layout of its boxes, or is stated. Items are equal if their ids and values are equal: the closures run only if
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
  /// Creates an item with views that are bound to its value.
  ///
  /// The views are created once for each cell, and reused for other items of this place in the code:
  /// the binding then refers to the value of the next item. An item whose value equals that of the
  /// displayed one costs nothing.
  ///
  /// - Parameters:
  ///   - id: The identity of the item.
  ///   - value: The value to display.
  ///   - height: The height of the cell. The default is that of the boxes or the constraints.
  ///   - insets: The distances of the view from the edges of the cell.
  ///   - content: The views, which are bound to a value; several ones are below one another. The value is
  ///     a copy in the cell: what views write to the binding changes the cell and not the model.
  ///   - fileID: The file that contains the call, which identifies the closure.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    id: ID, _ value: Value, height: CGFloat? = nil, insets: NSDirectionalEdgeInsets = .zero,
    @ViewBuilder content: @escaping @MainActor (Binding<Value>) -> [UIView],
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) where Content == UIView {
    let initial = InitialValue(value: value)
    self.init(
      id: id, value, height: height, insets: insets,
      makeView: {
        let displayed = DisplayedValue(initial.value)
        let views = content(Binding(displayed.cell))
        let view = views.count == 1 && !(views[0] is ViewBlock) ? views[0] : VBox { views }
        view.keep(displayed)
        return view
      },
      update: { view, value in view.kept(DisplayedValue<Value>.self)?.cell.value = value },
      fileID: fileID, line: line, column: column)
  }

  /// Returns the item with a view whose height follows from its width.
  ///
  /// ```swift
  /// ViewItem(id: video.id) { PlayerView(video) }.aspectRatio(16 / 9)
  /// ```
  ///
  /// The view is as wide as the cell inside of the insets, which are added to its height. The item
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

/// The value with which views are created, on the main actor only.
private struct InitialValue<Value>: @unchecked Sendable {
  let value: Value
}

/// The value that the views of a cell are bound to.
@MainActor private final class DisplayedValue<Value> {
  let cell: StateCell<Value>

  init(_ value: Value) {
    cell = StateCell(value)
  }
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

  private struct Displayed {
    let view: Content
    let id: ID
    let origin: CodeLocation
    let placement: CellPlacement
    let sizing: ViewItemSizing
  }

  private var displayed: Displayed?

  /// The view in the cell.
  public var view: Content? { displayed?.view }

  /// Displays the item in its view, which is created if there is none to reuse.
  public func update(with item: Item) {
    let displayed = reusable(for: item) ?? replaceView(with: item)
    self.displayed = Displayed(
      view: displayed.view, id: item.id, origin: item.origin, placement: displayed.placement,
      sizing: item.sizing)
    displayed.placement.setInsets(item.sizing.insets)
    item.updateView(displayed.view, item.value)
  }

  /// Returns the attributes with the size of the boxes in their width, or that of the constraints.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let displayed, displayed.sizing.height(atWidth: layoutAttributes.size.width) == nil,
      let size = boxSize(inWidth: layoutAttributes.size.width)
    else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    layoutAttributes.size = size
    return layoutAttributes
  }

  /// Returns the size that the boxes of the cell need in a width, in points; `nil` if it displays none.
  func boxSize(inWidth width: CGFloat) -> CGSize? {
    guard let displayed, case .frame(let host) = displayed.placement else { return nil }
    return host.boxSize(inWidth: width)
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
      view: view, id: item.id, origin: item.origin,
      placement: CellPlacement(adding: view, to: contentView), sizing: item.sizing)
  }
}

extension ViewItemCell: BoxCell {}

/// A cell that may contain a box, whose size is determined without constraints.
@MainActor protocol BoxCell: UICollectionViewCell {
  /// Returns the size that the box needs in a width, in points; `nil` if there is no box.
  func boxSize(inWidth width: CGFloat) -> CGSize?
}

/// What gives a view in a cell its frame.
@MainActor private enum CellPlacement {
  case constraints(EdgeConstraints)
  case frame(BoxHostView)

  /// Adds a view to the content view of a cell; a box has a frame, any other view constraints.
  init(adding view: UIView, to contentView: UIView) {
    if let box = view as? BoxView {
      let host = BoxHostView(box)
      host.frame = contentView.bounds
      host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(host)
      self = .frame(host)
    } else {
      self = .constraints(EdgeConstraints(adding: view, to: contentView))
    }
  }

  /// Sets the distances of the view's edges from those of the cell, in points.
  func setInsets(_ insets: NSDirectionalEdgeInsets) {
    switch self {
    case .constraints(let constraints): constraints.setInsets(insets)
    case .frame(let host): host.insets = insets
    }
  }

  /// Removes the view from the cell.
  func remove(_ view: UIView) {
    view.removeFromSuperview()
    if case .frame(let host) = self { host.removeFromSuperview() }
  }
}

/// A view that gives a box its frame.
private final class BoxHostView: UIView {
  private let box: BoxView
  /// The distances of the box from the edges, in points.
  var insets = NSDirectionalEdgeInsets.zero {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  init(_ box: BoxView) {
    self.box = box
    super.init(frame: .zero)
    addSubview(box)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    box.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
  }

  /// Returns the size in a width: as wide as the views, at most that width, and as high as they are then.
  func boxSize(inWidth width: CGFloat) -> CGSize {
    let (sides, ends) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let available = max(0, width - sides)
    let size = box.sizeThatFits(CGSize(width: available, height: .greatestFiniteMagnitude))
    return CGSize(width: min(width, size.width + sides), height: size.height + ends)
  }
}

/// The constraints between the edges of a view and those of its superview.
@MainActor final class EdgeConstraints {
  private var insets = NSDirectionalEdgeInsets.zero
  private let top: NSLayoutConstraint
  private let leading: NSLayoutConstraint
  private let trailing: NSLayoutConstraint
  private let bottom: NSLayoutConstraint

  /// Adds `view` to `superview`, whose edges its own edges follow.
  ///
  /// The bottom yields while a cell has its estimated height.
  init(adding view: UIView, to superview: UIView) {
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    top = view.topAnchor.constraint(equalTo: superview.topAnchor)
    leading = view.leadingAnchor.constraint(equalTo: superview.leadingAnchor)
    trailing = superview.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    bottom = superview.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([top, leading, trailing, bottom])
  }

  /// Sets the distances of the view's edges from those of the superview.
  func setInsets(_ insets: NSDirectionalEdgeInsets) {
    guard insets != self.insets else { return }
    self.insets = insets
    (top.constant, leading.constant) = (insets.top, insets.leading)
    (trailing.constant, bottom.constant) = (insets.trailing, insets.bottom)
  }
}
