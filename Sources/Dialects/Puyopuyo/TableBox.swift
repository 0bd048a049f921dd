import LegoViews
import UIKit

/// A list with the appearance of a system list.
///
/// ```swift
/// VBox().attach(view) {
///   UILabel().attach($0).text("Animals")
///   TableBox(style: .insetGrouped) {
///     ViewSection(binding: $animals) { animal in
///       UILabel().text(animal.name)
///     } action: { [weak self] animal in
///       self?.select(animal)
///     }
///   }
///   .attach($0)
/// }
/// ```
open class TableBox: ListBox {
  /// Creates a table with the sections of a block.
  ///
  /// - Parameters:
  ///   - style: The appearance. The default is plain.
  ///   - sections: The sections. The block runs once; their rows follow their bindings.
  public override init(
    style: UICollectionLayoutListConfiguration.Appearance = .plain,
    @ViewSectionBuilder sections: ViewSectionBuilder.ContentBlock
  ) {
    super.init(style: style, sections: sections)
  }

  /// Creates an empty list from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a table with one section, with a row for each element of an array.
  public convenience init<Element>(
    style: UICollectionLayoutListConfiguration.Appearance = .plain, array: [Element],
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) {
    self.init(style: style) { ViewSection(array, content: content, action: action) }
  }

  /// Creates a table with one section, whose rows follow the elements of a binding.
  public convenience init<Element>(
    style: UICollectionLayoutListConfiguration.Appearance = .plain, binding: Binding<[Element]>?,
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) {
    self.init(style: style) { ViewSection(binding: binding, content: content, action: action) }
  }

  /// Creates a table with one section, whose rows follow the elements that a stream outputs.
  public convenience init<Output: LegoViews.Outputing, Element>(
    style: UICollectionLayoutListConfiguration.Appearance = .plain, binding: Output?,
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) where Output.OutputType == [Element] {
    self.init(style: style) { ViewSection(binding: binding, content: content, action: action) }
  }
}
