/// The first stored property of classes that are values of text attributes, which makes them
/// comparable by Core Foundation.
///
/// On Linux, Core Foundation compares the attribute values of adjacent runs of an attributed
/// string. For a class that is not Foundation's own it reads the word after the object's header as
/// a type ID, and traps when that is no type (bits 8 and up are zero). The tag is the ID of a type
/// that is not the object's, for which Core Foundation calls the object's `isEqual(_:)`.
struct CoreFoundationTag: Sendable {
  private let typeRecord: UInt = 1 << 8 | 1 << 7
}
