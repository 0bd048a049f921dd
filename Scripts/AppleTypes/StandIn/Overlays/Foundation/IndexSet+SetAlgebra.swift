import FoundationEssentials

extension IndexSet: SetAlgebra {
  public typealias Element = Int
  public func union(_ other: IndexSet) -> IndexSet { self }
  public func intersection(_ other: IndexSet) -> IndexSet { self }
  public func symmetricDifference(_ other: IndexSet) -> IndexSet { self }
  public mutating func formUnion(_ other: IndexSet) {}
  public mutating func formIntersection(_ other: IndexSet) {}
  public mutating func formSymmetricDifference(_ other: IndexSet) {}
  public func contains(_ integer: Int) -> Bool { true }
  @discardableResult
  public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    (true, integer)
  }
  @discardableResult public mutating func update(with integer: Int) -> Int? { nil }
  @discardableResult public mutating func remove(_ integer: Int) -> Int? { nil }
}
