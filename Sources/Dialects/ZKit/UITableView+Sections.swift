import LegoViews
import UIKit

extension UITableView {
  /// Creates a table with the sections of a block.
  ///
  /// ```swift
  /// UITableView(style: .grouped) {
  ///   TableViewSection(binding: $names) { animal in
  ///     UILabel().text(animal).alignment(.leading, value: 20).alignment(.centerY)
  ///   } action: { [weak self] animal in
  ///     self?.select(animal)
  ///   }
  ///   TableViewSection(names) { name in
  ///     UILabel().text(name).alignment(.leading, value: 20).alignment(.centerY)
  ///   }
  /// }
  /// ```
  ///
  /// Rows follow the state of their sections, in the next turn of the main actor, with the animations
  /// of the table. Cells are reused for rows of the same section. ``TableViewSection`` describes
  /// the sections; its `layout(_:)` has no effect in a table.
  ///
  /// The table retains an object that is its data source and its delegate: an app that sets another
  /// delegate adopts the actions and the views of headers and footers. It is as wide and as high as
  /// its parent, unless it has another size.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - sections: The sections. The block runs once; their rows follow their bindings.
  public convenience init(
    style: UITableView.Style, @ViewSectionBuilder sections: ViewSectionBuilder.ContentBlock
  ) {
    self.init(frame: .zero, style: style)
    size(.fill, .fill)
    display(sections())
  }

  /// Creates a table with one section, with a row for each element of an array.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - array: The elements, which stay as they are.
  ///   - content: Creates the views of an element.
  ///   - action: The closure that is called with the element of a row that the user taps.
  public convenience init<Element>(
    style: UITableView.Style, array: [Element],
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) {
    self.init(style: style) { ViewSection(array, content: content, action: action) }
  }

  /// Creates a table with one section, whose rows follow the elements of a binding.
  public convenience init<Element>(
    style: UITableView.Style, binding: Binding<[Element]>?,
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) {
    self.init(style: style) { ViewSection(binding: binding, content: content, action: action) }
  }

  /// Creates a table with one section, whose rows follow the elements that a stream outputs.
  public convenience init<Output: Outputing, Element>(
    style: UITableView.Style, binding: Output?,
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) where Output.OutputType == [Element] {
    self.init(style: style) { ViewSection(binding: binding, content: content, action: action) }
  }
}

/// A section of a table.
public typealias TableViewSection = ViewSection
