/// The identity of a function: its code, and the types that it captures.
///
/// Two functions with the same code that capture nothing but types, and the same types, do the same.
/// Nothing is known about a function that captures a value. In a debug build, `Self.weeks` in a class
/// is a closure that captures the class.
struct FunctionIdentity: Equatable {
  private let code: UInt
  private let types: [UInt]

  /// Creates the identity of a function by the two words of which it consists, its code and the
  /// object with its captures or 0.
  ///
  /// The result is `nil` if the function captures anything but types.
  init?(code: UInt, captures: UInt) {
    guard let types = CapturedTypes(object: captures).addresses else { return nil }
    (self.code, self.types) = (code, types)
  }
}

/// The types that a closure captures, by the description that the compiler attaches to its captures.
///
/// The layout of the object and of the description is that of the runtime for 64 bits:
/// `HeapLocalVariableMetadata` in `swift/ABI/Metadata.h`, and `CaptureDescriptor` in
/// `swift/RemoteInspection/Records.h`. The encoding of types is in `docs/ABI/Mangling.rst`.
private struct CapturedTypes {
  // The kind of the type of an object that holds variables (`swift/ABI/MetadataKind.def`).
  private static let variables: UInt = 0x400

  /// The addresses of the types, or `nil` if anything else is captured or if there is no description.
  let addresses: [UInt]?

  init(object address: UInt) {
    guard address != 0 else {
      addresses = []
      return
    }
    addresses = UnsafeRawPointer(bitPattern: address).flatMap(Self.addresses(in:))
  }

  private static func addresses(in object: UnsafeRawPointer) -> [UInt]? {
    #if _pointerBitWidth(_64) && !_ptrauth(_arm64e)
      guard let type = UnsafeRawPointer(bitPattern: object.load(as: UInt.self)),
        type.load(as: UInt.self) == variables,
        let description = UnsafeRawPointer(
          bitPattern: type.load(fromByteOffset: 16, as: UInt.self)),
        case let count = Int(description.load(as: UInt32.self)),
        // The types in a generic context are not among the captures.
        description.load(fromByteOffset: 8, as: UInt32.self) == 0,
        (0..<count).allSatisfy({ isType(recordAt: description + 12 + 4 * $0) })
      else { return nil }
      let captures = object + Int(type.load(fromByteOffset: 8, as: UInt32.self))
      return (0..<count).map { captures.load(fromByteOffset: 8 * $0, as: UInt.self) }
    #else
      return nil
    #endif
  }

  /// Returns whether a record, which is the distance to the name of a capture's type, is of a type
  /// as a value: its name ends with `XMT`, a metatype of one word.
  private static func isType(recordAt record: UnsafeRawPointer) -> Bool {
    let name = record + Int(record.loadUnaligned(as: Int32.self))
    var (length, ending) = (0, [UInt8]())
    while case let byte = name.load(fromByteOffset: length, as: UInt8.self), byte != 0 {
      ending = ending.suffix(2) + [byte]
      // A reference to a type is a byte below 0x20 and four or, from 0x18 on, eight others.
      length += byte >= 0x20 ? 1 : byte >= 0x18 ? 9 : 5
    }
    return ending == Array("XMT".utf8)
  }
}
