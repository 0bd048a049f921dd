import Foundation

/// The settings of an X server, from the library that SDL has loaded.
enum XResources {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer?) -> Int32
  private typealias Default =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) ->
    UnsafeMutablePointer<CChar>?

  /// The scale that the user prefers, from the resource `Xft.dpi`: 1 for 96 dots per inch, which is the
  /// default.
  static var scale: CGFloat { scale(ofDotsPerInch: dotsPerInch) }

  /// Returns the scale of a value of the resource; 1 for one that isn't a sensible number.
  static func scale(ofDotsPerInch text: String?) -> CGFloat {
    guard let text, let dots = Double(text), (48...1000).contains(dots) else { return 1 }
    return CGFloat(dots / 96)
  }

  private static var dotsPerInch: String? {
    guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL) else { return nil }
    defer { dlclose(library) }
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let open = function("XOpenDisplay", Open.self),
      let close = function("XCloseDisplay", Close.self),
      let find = function("XGetDefault", Default.self), let display = open(nil)
    else { return nil }
    defer { _ = close(display) }
    // The text belongs to the connection.
    return find(display, "Xft", "dpi").map { String(cString: $0) }
  }
}
