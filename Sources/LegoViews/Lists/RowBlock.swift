import UIKit

/// The block of a section, which creates the views of its rows.
///
/// Two rows have the same block if it is the same object: their cells can be reused for each other.
@MainActor final class RowBlock<Element> {
  /// A block of the user.
  enum Views {
    /// Creates the views of an element.
    case elements(@MainActor (Element) -> [UIView])
    /// Creates views that are bound to any element.
    case bindings(@MainActor (Binding<Element>) -> [UIView])
    /// Has views that are created once.
    case views(StaticViews)
  }

  private let content: Views
  let identity: RowIdentity<Element>
  private let action: (@MainActor (Element) -> Void)?
  private let isSelectable: @MainActor (Element) -> Bool
  /// Changes the element of a row in its source, if that is a binding.
  private var write: (@MainActor (AnyHashable, Element) -> Void)?

  /// Creates the block of a section with rows of elements.
  init(
    _ content: Views, _ identity: RowIdentity<Element>,
    _ action: (@MainActor (Element) -> Void)?,
    isSelectable: (@MainActor (Element) -> Bool)? = nil
  ) {
    (self.content, self.identity, self.action) = (content, identity, action)
    self.isSelectable = isSelectable ?? { _ in action != nil }
  }

  /// Sets the closure that changes the element of a row in its source.
  func connect(_ write: @escaping @MainActor (AnyHashable, Element) -> Void) {
    self.write = write
  }

  /// Returns whether the user can select the row of an element.
  func allowsSelection(of element: Element) -> Bool { isSelectable(element) }

  /// Calls the action of the section.
  func select(_ element: Element) { action?(element) }

  /// Whether the views of one row can display another one.
  var reusesViews: Bool {
    if case .bindings = content { true } else { false }
  }

  /// Returns the content of a cell, with the views of a row.
  func makeContent(of row: RowState<Element>, minimumHeight: CGFloat) -> UIView {
    switch content {
    case .elements(let make):
      return RowContentView.containing(make(row.element), minimumHeight: minimumHeight)
    case .bindings(let make):
      return RowContentView.containing(make(binding(to: row)), minimumHeight: minimumHeight)
    case .views(let views):
      return views.content(minimumHeight: minimumHeight)
    }
  }

  private func binding(to row: RowState<Element>) -> Binding<Element> {
    row.binding { [write] element in
      row.element = element
      write?(row.id, element)
    }
  }
}

/// The row that a cell displays, as state of the views in it.
@MainActor final class RowState<Element> {
  private let cell: StateCell<Element>
  /// The identity of the row.
  private(set) var id: AnyHashable

  /// Creates the state of a cell.
  init(id: AnyHashable, _ element: Element) {
    (self.id, cell) = (id, StateCell(element))
  }

  /// The element.
  var element: Element {
    get { cell.value }
    set { cell.value = newValue }
  }

  /// Displays another row; the views that are bound to the element are up to date at the return.
  func display(_ element: Element, id: AnyHashable) {
    self.id = id
    cell.value = element
  }

  /// Returns a binding to the element with a closure that writes it.
  func binding(set: @escaping @MainActor (Element) -> Void) -> Binding<Element> {
    let cell = cell
    return Binding(
      source: BindingSource(cell), get: { cell.value }, set: set,
      subscribe: { cell.outputing($0) })
  }
}

extension RowBlock where Element == NoValue {
  /// Creates the block of a header or footer.
  convenience init(views: @escaping ViewBuilder.ContentBlock) {
    self.init(.views(StaticViews(views)), .position, nil)
  }
}

/// Views that are created when they are first displayed, and kept.
@MainActor final class StaticViews {
  private let make: ViewBuilder.ContentBlock
  private var content: UIView?

  /// Creates the views of a block, which isn't called yet.
  init(_ make: @escaping ViewBuilder.ContentBlock) { self.make = make }

  /// Returns the content of the cell, with the views.
  func content(minimumHeight: CGFloat) -> UIView {
    if let content { return content }
    let content = RowContentView.containing(make(), minimumHeight: minimumHeight)
    self.content = content
    return content
  }
}
