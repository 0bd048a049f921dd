/// The children of the nodes of an outline that are loaded when their branches are expanded first.
///
/// ```swift
/// @State var expanded: Set<File.ID> = []
/// @State var loaded = OutlineChildren<File>()
///
/// Section(id: "files", layout: .list(.plain)) {
///   ForEach(files, isBranch: \.isFolder, loaded: $loaded, expanded: $expanded) { [api] folder in
///     try await api.files(in: folder)
///   } item: { file in
///     TextRow(file.name)
///   }
/// }
/// ```
///
/// The app may write it, too: a new value loads the children of all expanded branches again.
public struct OutlineChildren<Node: Identifiable> {
  /// The children of a node, as far as they are known.
  fileprivate enum Entry {
    case loading
    case failed(String)
    case loaded([Node])
  }

  private var entries: [Node.ID: Entry] = [:]

  /// Creates a value without any loaded children.
  public init() {}

  /// The children of the node with an id; `nil` if they are not loaded.
  ///
  /// Writing children ends their loading, and writing `nil` after a failure loads them again.
  public subscript(id: Node.ID) -> [Node]? {
    get {
      guard case .loaded(let children) = entries[id] else { return nil }
      return children
    }
    set { entries[id] = newValue.map { .loaded($0) } }
  }

  /// The state of loading the children of the node with an id.
  public internal(set) subscript(state id: Node.ID) -> LoadState {
    get {
      switch entries[id] {
      case nil: .idle
      case .loading: .loading
      case .failed(let text): .failed(text)
      case .loaded: .loaded
      }
    }
    set {
      switch newValue {
      case .idle: entries[id] = nil
      case .loading: entries[id] = .loading
      case .failed(let text): entries[id] = .failed(text)
      // Children make a node loaded.
      case .loaded: break
      }
    }
  }
}

extension OutlineChildren: Equatable where Node: Equatable {}
extension OutlineChildren.Entry: Equatable where Node: Equatable {}
extension OutlineChildren: Sendable where Node: Sendable, Node.ID: Sendable {}
extension OutlineChildren.Entry: Sendable where Node: Sendable {}
