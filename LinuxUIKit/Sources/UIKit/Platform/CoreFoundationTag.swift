/// Makes an object comparable when Foundation holds it as an attribute of text.
///
/// On Linux, Core Foundation compares the values of two neighboring stretches of an attributed
/// string. For a class that is not Foundation's own it reads the word after the object's header as
/// its own record of the type, and stops the process when that names no type (bits 8 and up are
/// zero). So this is the first stored property of what attributes hold: it names a type that is
/// not the object's, upon which Core Foundation asks the object's own `isEqual(_:)`.
struct CoreFoundationTag: Sendable {
  private let typeRecord: UInt = 1 << 8 | 1 << 7
}
