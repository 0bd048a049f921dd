import CCairo
import CPango
import Foundation

/// An SVG file, read and drawn by librsvg.
///
/// The library is loaded when the first file is read, so that only apps with SVG files need it.
/// External files and scripts are never loaded.
// Unchecked because the handle is used under `lock` only.
final class SVGDocument: @unchecked Sendable {
  /// The size in points.
  let size: CGSize
  private let handle: OpaquePointer
  private let library: SVGLibrary
  private let lock = NSLock()

  /// The largest file, in bytes.
  private static let maximumBytes = 8 << 20
  /// The longest side, in points.
  private static let maximumSide = 16_384.0

  /// A reason for which a file can't be used.
  struct Mistake: Error {
    let reason: String
  }

  /// Reads a file.
  ///
  /// - Throws: A `Mistake` for a file that is damaged, too large or without a size, or if the
  ///   library isn't installed.
  init(data: Data) throws(Mistake) {
    guard let library = SVGLibrary.shared else {
      throw Mistake(
        reason: "is an SVG file, which needs librsvg: install the package librsvg2-2 "
          + "(apt-get install librsvg2-2)")
    }
    guard !data.isEmpty, data.count <= Self.maximumBytes else {
      throw Mistake(reason: "has \(data.count) bytes, and at most \(Self.maximumBytes) are read")
    }
    guard let handle = library.handle(of: data) else {
      throw Mistake(reason: "is a damaged SVG file")
    }
    let size = library.size(of: handle)
    guard let size, size.width > 0, size.height > 0, size.width <= Self.maximumSide,
      size.height <= Self.maximumSide
    else {
      library.release(handle)
      throw Mistake(reason: "is an SVG file without a width and height between 0 and 16384")
    }
    (self.library, self.handle, self.size) = (library, handle, size)
  }

  deinit {
    library.release(handle)
  }

  /// Returns those of some identifiers that elements of the file have.
  func elements(among names: [String]) -> Set<String> {
    lock.withLock { Set(names.filter { library.hasElement($0, of: handle) }) }
  }

  /// Returns the frame of what an element draws, in points; `nil` for one that draws nothing.
  func frame(ofElement name: String) -> CGRect? {
    lock.withLock { library.frame(ofElement: name, of: handle) }
  }

  /// Draws the file, or one of its elements, scaled to a number of pixels.
  func pixels(width: Int, height: Int, element: String?) -> CGImage? {
    guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
    let isDrawn = lock.withLock { library.draw(handle, element: element, on: pixels) }
    return isDrawn ? CGImage(pixels: pixels) : nil
  }
}

/// The functions of librsvg, from the shared library.
// Unchecked because the properties are set once; each handle is used by one thread at a time.
private final class SVGLibrary: @unchecked Sendable {
  /// The library; `nil` if it isn't installed.
  static let shared = SVGLibrary()

  private typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
  private typealias Create =
    @convention(c) (UnsafePointer<UInt8>?, UInt, Failure?) ->
    OpaquePointer?
  private typealias Size =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Int32
  private typealias Dimensions =
    @convention(c) (
      OpaquePointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
      UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Double>?
    ) -> Void
  private typealias Has = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
  private typealias Geometry =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<Double>?,
      UnsafeMutablePointer<Double>?, Failure?
    ) -> Int32
  private typealias Draw =
    @convention(c) (
      OpaquePointer?, OpaquePointer?, UnsafePointer<Double>?, Failure?
    ) -> Int32
  private typealias DrawElement =
    @convention(c) (
      OpaquePointer?, OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<Double>?, Failure?
    ) -> Int32

  private let create: Create
  private let sizeInPixels: Size
  private let dimensions: Dimensions
  private let hasSub: Has
  private let geometry: Geometry
  private let drawDocument: Draw
  private let drawElement: DrawElement

  private init?() {
    guard let file = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(file, "rsvg_handle_" + name).map { unsafeBitCast($0, to: type) }
    }
    guard let create = function("new_from_data", Create.self),
      let sizeInPixels = function("get_intrinsic_size_in_pixels", Size.self),
      let dimensions = function("get_intrinsic_dimensions", Dimensions.self),
      let hasSub = function("has_sub", Has.self),
      let geometry = function("get_geometry_for_element", Geometry.self),
      let drawDocument = function("render_document", Draw.self),
      let drawElement = function("render_element", DrawElement.self)
    else { return nil }
    (self.create, self.sizeInPixels, self.hasSub) = (create, sizeInPixels, hasSub)
    self.dimensions = dimensions
    (self.geometry, self.drawDocument, self.drawElement) = (geometry, drawDocument, drawElement)
  }

  /// Reads a file; `nil` for a damaged one.
  func handle(of data: Data) -> OpaquePointer? {
    data.withUnsafeBytes { bytes in
      checked { create(bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), $0) }
    }
  }

  func release(_ handle: OpaquePointer) {
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  /// Returns the width and height of a file, or else those of its view box.
  func size(of handle: OpaquePointer) -> CGSize? {
    var (width, height) = (0.0, 0.0)
    if sizeInPixels(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
    var hasViewBox: Int32 = 0
    var viewBox = [0.0, 0, 0, 0]
    dimensions(handle, nil, nil, nil, nil, &hasViewBox, &viewBox)
    return hasViewBox != 0 ? CGSize(width: viewBox[2], height: viewBox[3]) : nil
  }

  func hasElement(_ name: String, of handle: OpaquePointer) -> Bool {
    hasSub(handle, "#" + name) != 0
  }

  /// Returns the frame of what an element draws; `nil` for one that draws nothing.
  func frame(ofElement name: String, of handle: OpaquePointer) -> CGRect? {
    var (ink, logical) = ([0.0, 0, 0, 0], [0.0, 0, 0, 0])
    let isKnown = checked { geometry(handle, "#" + name, &ink, &logical, $0) }
    guard isKnown != 0, ink[2] > 0, ink[3] > 0 else { return nil }
    return CGRect(x: ink[0], y: ink[1], width: ink[2], height: ink[3])
  }

  /// Draws a file, or one of its elements, scaled to all pixels; returns whether it could be drawn.
  func draw(_ handle: OpaquePointer, element: String?, on pixels: PixelBuffer) -> Bool {
    let surface = pixels.memory.withMemoryRebound(to: UInt8.self, capacity: pixels.bytesPerRow) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height),
        Int32(pixels.bytesPerRow))
    }
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
    }
    // The viewport keeps the aspect ratio: one of the file's ratio is scaled to all pixels.
    guard let whole = element.map({ frame(ofElement: $0, of: handle)?.size }) ?? size(of: handle),
      whole.width > 0, whole.height > 0
    else { return false }
    cairo_scale(
      context, Double(pixels.width) / Double(whole.width),
      Double(pixels.height) / Double(whole.height))
    let viewport = [0, 0, Double(whole.width), Double(whole.height)]
    let isDrawn = checked { failure in
      if let element {
        drawElement(handle, context, "#" + element, viewport, failure)
      } else {
        drawDocument(handle, context, viewport, failure)
      }
    }
    return isDrawn != 0 && cairo_status(context) == CAIRO_STATUS_SUCCESS
  }

  /// Calls a function and releases the error that it may return.
  private func checked<Result>(_ body: (Failure) -> Result) -> Result {
    var failure: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&failure) }
    return body(&failure)
  }
}
