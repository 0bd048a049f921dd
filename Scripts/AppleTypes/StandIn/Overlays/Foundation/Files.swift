import Darwin
import FoundationEssentials

// Files and the enumeration of folders.
extension NSEnumerator: Sequence {
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> Any? { nil }
  }
  public func makeIterator() -> Iterator { fatalError() }
}
extension FileManager {
  public func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  open class DirectoryEnumerator: NSEnumerator {
    open func skipDescendants() {}
    open var level: Int { 0 }
  }
}
extension FileHandle {
  @available(iOS 13.4, tvOS 13.4, *)
  public func write<T: DataProtocol>(contentsOf data: T) throws {}
  @available(iOS 13.4, tvOS 13.4, *) public func readToEnd() throws -> Data? { nil }
  @available(iOS 13.4, tvOS 13.4, *)
  public func read(upToCount count: Int) throws -> Data? { nil }
  @available(iOS 13.4, tvOS 13.4, *) @discardableResult
  public func seekToEnd() throws -> UInt64 { 0 }
}
