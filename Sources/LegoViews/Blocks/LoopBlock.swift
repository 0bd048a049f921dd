import OrderedDifference
import UIKit

/// The views of the elements of a collection: a ``ForEach`` in a block of views.
///
/// Elements are told apart by id; of equal ids the first, the second and so on. The views of an
/// element are kept while its id is among the ids, and moved with it. If the value of an element has
/// changed, its views are updated, or replaced if the loop has no function for that. Values that
/// aren't `Equatable` count as changed.
final class LoopBlock<Element, ID: Hashable>: ViewBlock {
  /// An element that is displayed.
  private struct Row {
    var element: Element
    var views: [UIView]
  }

  private let read: @MainActor () -> [Element]
  private let id: KeyPath<Element, ID>
  private let content: LoopContent<Element>
  private var elements: [Element] = []
  private var rows: [Occurrence<ID>: Row] = [:]

  init(
    read: @escaping @MainActor () -> [Element], id: KeyPath<Element, ID>,
    content: LoopContent<Element>
  ) {
    (self.read, self.id, self.content) = (read, id, content)
    super.init()
  }

  override func readState() {
    elements = read()
  }

  override func currentViews() -> [UIView] {
    var occurrences = OccurrenceCounter<ID>()
    var next: [Occurrence<ID>: Row] = [:]
    var views: [UIView] = []
    for element in elements {
      let occurrence = occurrences.next(element[keyPath: id])
      let row = row(of: element, replacing: rows[occurrence])
      next[occurrence] = row
      views += row.views
    }
    rows = next
    return views
  }

  private func row(of element: Element, replacing former: Row?) -> Row {
    guard var row = former else { return Row(element: element, views: content.create(element)) }
    guard !areEqual(row.element, element) else { return row }
    row.element = element
    if let update = content.update {
      update(row.views, element)
    } else {
      row.views = content.create(element)
    }
    return row
  }
}

/// The functions that create and update the views of an element.
struct LoopContent<Element> {
  let create: @MainActor (Element) -> [UIView]
  var update: (@MainActor ([UIView], Element) -> Void)?
}
