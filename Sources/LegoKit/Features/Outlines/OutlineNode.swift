/// The state of a node for the item that displays it in an outline.
///
/// ```swift
/// @State var expanded: Set<File.ID> = []
///
/// Section(id: "files", layout: .list(.plain)) {
///   ForEach(files, children: \.children, expanded: $expanded) { file, node in
///     ViewItem(id: file.id, node.level) {
///       UILabel()
///     } update: { label, level in
///       label.text = String(repeating: "– ", count: level) + file.name
///     }
///     .onDoubleTap { node.isExpanded.toggle() }
///   }
/// }
/// ```
///
/// A ``ForEach`` with `children:` passes it to a closure with two parameters. Rows are indented and have
/// chevrons without it.
public struct OutlineNode {
  /// The number of nodes above it; 0 for a root.
  public let level: Int
  /// Whether the node has children, or may have them once they are loaded.
  public let isBranch: Bool
  /// Whether the children are displayed, which writing changes.
  ///
  /// `$isExpanded` is a binding, such as for a ``DisclosureRow`` or a ``RowAccessory``.
  @Binding @MainActor public var isExpanded: Bool

  /// Creates the state of a node.
  init(level: Int, isBranch: Bool, isExpanded: Binding<Bool>) {
    (self.level, self.isBranch) = (level, isBranch)
    _isExpanded = isExpanded
  }
}

extension Set {
  /// Whether the set contains an element.
  subscript(contains element: Element) -> Bool {
    get { contains(element) }
    set {
      if newValue { insert(element) } else { remove(element) }
    }
  }
}
