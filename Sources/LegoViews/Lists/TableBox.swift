import UIKit

/// A table of views, in the style of boxes.
///
/// ```swift
/// VBox().attach(view) {
///   UILabel().attach($0).text("Animals")
///   TableBox(style: .insetGrouped) {
///     TableViewSection(binding: $animals) { animal in
///       HBox {
///         UILabel().text(animal.name).size(.fill, .wrap)
///         UILabel().text(animal.kind)
///       }
///       .padding(12)
///     } action: { [weak self] animal in
///       self?.select(animal)
///     }
///   }
///   .attach($0)
/// }
/// ```
///
/// It displays a `Lego` in a collection view, with the separators and backgrounds of a system list.
/// A row is as high as its views, and at least 44 points. ``ViewSection`` describes the sections;
/// ``ListBox`` the size and the updates.
open class TableBox: ListBox {
  private let style: UICollectionLayoutListConfiguration.Appearance

  /// Creates a table with the sections of a block.
  ///
  /// - Parameters:
  ///   - style: The appearance. The default is plain.
  ///   - sections: The sections. The block runs once; their rows follow their bindings.
  public init(
    style: UICollectionLayoutListConfiguration.Appearance = .plain,
    @ViewSectionBuilder sections: ViewSectionBuilder.ContentBlock
  ) {
    self.style = style
    super.init(sections: sections())
  }

  /// Creates a table with sections.
  public convenience init(
    style: UICollectionLayoutListConfiguration.Appearance = .plain, sections: [ViewSection]
  ) {
    self.init(style: style) { sections }
  }

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
  public convenience init<Output: Outputing, Element>(
    style: UICollectionLayoutListConfiguration.Appearance = .plain, binding: Output?,
    @ViewBuilder content: @escaping @MainActor (Element) -> [UIView],
    action: (@MainActor (Element) -> Void)? = nil
  ) where Output.OutputType == [Element] {
    self.init(style: style) { ViewSection(binding: binding, content: content, action: action) }
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  override var rowStyle: RowStyle { .rows }

  override func layout(of section: ViewSection) -> any SectionLayout { ListLayout(style) }

  override func titleItem(_ title: String, isFooter: Bool) -> any TypedItemType {
    let isPlain = style.isPlain
    return isFooter
      ? TextFooter(title, style: isPlain ? .plain : .grouped)
      : TextHeader(title, style: isPlain ? .plain : .grouped)
  }
}
