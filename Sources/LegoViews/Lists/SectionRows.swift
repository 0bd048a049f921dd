import UIKit

/// The rows of a section, whatever the type of their elements is.
@MainActor protocol SectionRows {
  /// Returns a section of a ``Lego`` with the rows; state that they follow is recorded.
  func section(
    id: AnyHashable, layout: any SectionLayout, header: (any LegoItem)?, style: RowStyle
  ) -> Section

  /// The current rows; state that they follow is recorded.
  var list: any RowList { get }
}

/// The appearance of rows.
enum RowStyle {
  /// Rows of a list, with separators.
  case rows
  /// Cells without an appearance of their own.
  case tiles
}

/// The elements that the rows of a section follow.
enum RowSource<Element> {
  /// Elements that stay as they are.
  case constant([Element])
  /// The elements of a binding, or none.
  case binding(Binding<[Element]>?)
  /// The newest elements of a stream.
  case stream(StreamedElements<Element>)

  /// The current elements; state is recorded.
  @MainActor var elements: [Element] {
    switch self {
    case .constant(let elements): elements
    case .binding(let binding): binding?.wrappedValue ?? []
    case .stream(let elements): elements.current
    }
  }
}

/// The newest elements that a stream has output, as state.
@MainActor final class StreamedElements<Element> {
  private let cell = StateCell<[Element]>([])
  // The last reference is that of a list, which is released on the main actor.
  private var binding: ViewBinding?

  /// Observes a stream as long as the object exists.
  init<Output: Outputing>(_ output: Output?) where Output.OutputType == [Element] {
    let cell = cell
    binding = output.map { ViewBinding($0.outputing { cell.value = $0 }) }
  }

  /// The newest elements; none before the stream has output some.
  var current: [Element] { cell.value }
}

/// The rows of elements of one type.
struct BlockRows<Element>: SectionRows {
  private let source: RowSource<Element>
  private let block: RowBlock<Element>

  /// Creates the rows of a section.
  init(source: RowSource<Element>, block: RowBlock<Element>) {
    (self.source, self.block) = (source, block)
    guard case .binding(let binding?) = source else { return }
    let identity = block.identity
    block.connect { id, element in
      var elements = binding.wrappedValue
      guard let index = identity.identified(elements).firstIndex(where: { $0.id == id }) else {
        return
      }
      elements[index] = element
      binding.wrappedValue = elements
    }
  }

  func section(
    id: AnyHashable, layout: any SectionLayout, header: (any LegoItem)?, style: RowStyle
  ) -> Section {
    let block = block
    let section = Section(id: id, layout: layout, header: header) {
      list(of: block.identity.identified(source.elements), style: style)
    }
    switch style {
    case .rows:
      return section.selecting(block) { (row: ViewRow<Element>) in row.element }
    case .tiles:
      return section.selecting(block) { (tile: ViewTile<Element>) in tile.row.element }
    }
  }

  var list: any RowList {
    ElementRowList(rows: block.identity.identified(source.elements), block: block)
  }

  private func list(of rows: [IdentifiedRow<Element>], style: RowStyle) -> ItemList {
    let block = block
    func row(_ row: IdentifiedRow<Element>) -> ViewRow<Element> {
      ViewRow(id: row.id, element: row.element, block: block)
    }
    switch style {
    case .rows:
      return ItemList(rows, id: \.id) { row($0) }
    case .tiles:
      return ItemList(rows, id: \.id) { ViewTile(row: row($0)) }
    }
  }
}

extension Section {
  /// Returns the section with the action and the selectable rows of a block.
  fileprivate func selecting<Item: TypedItemType, Element>(
    _ block: RowBlock<Element>, _ element: @escaping (Item) -> Element
  ) -> Section {
    canSelect { (item: Item) in block.allowsSelection(of: element(item)) }
      .onSelect { (item: Item) in block.select(element(item)) }
  }
}
