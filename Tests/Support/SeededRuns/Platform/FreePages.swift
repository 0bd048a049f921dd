import Foundation

/// The pages that the heap keeps although nothing is in them.
enum FreePages {
  /// Returns them to the system, where it lets a program do so.
  static func returnToSystem() {
    #if os(Linux)
      _ = trim?(0)
    #endif
  }

  #if os(Linux)
    /// `malloc_trim(3)` of glibc, which Swift's module of the library doesn't declare.
    private static let trim: (@convention(c) (Int) -> Int32)? =
      dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self) }
  #endif
}
