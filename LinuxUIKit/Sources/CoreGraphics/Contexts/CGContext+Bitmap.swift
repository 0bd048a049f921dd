import Foundation

extension CGContext {
  /// Creates a bitmap context with the origin at the bottom left and y pointing up.
  ///
  /// ```swift
  /// var bytes = [UInt8](repeating: 0, count: 4 * width * height)
  /// bytes.withUnsafeMutableBytes { memory in
  ///   let context = CGContext(
  ///     data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
  ///     bytesPerRow: 4 * width, space: CGColorSpaceCreateDeviceRGB(),
  ///     bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  ///   context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
  /// }
  /// ```
  ///
  /// The first row in memory is the top one. Nothing is cleared: the bytes of `data` are the first content.
  /// Each operation converts the pixels of the clip from and to `data`, which takes time proportional to
  /// their number.
  ///
  /// Nil for formats other than: eight bits of gray without alpha; eight bits of alpha only; eight bits of
  /// red, green, blue and premultiplied or skipped alpha, which is first or last, of 32 bits in either
  /// order. Nil as well for a side below 1 or above 32,767 pixels, and for rows that are too short.
  ///
  /// - Parameters:
  ///   - data: The memory, which has to stay as long as the context; `nil` for memory of the context.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: The number of bits for a component of a pixel, which is 8.
  ///   - bytesPerRow: The distance in bytes from one row to the next; 0 for the shortest one.
  ///   - space: The color space. Colors are drawn in sRGB, and then converted to it.
  ///   - bitmapInfo: A `CGImageAlphaInfo` and the order of bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo
  ) {
    let format = BitmapFormat(bitsPerComponent: bitsPerComponent, space: space, info: bitmapInfo)
    guard let format, let pixels = PixelBuffer(width: width, height: height),
      let memory = BitmapMemory(
        data, format: format, width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(pixels: pixels, memory: memory)
  }

  /// Creates a bitmap context, as `init(data:…)` with a `CGBitmapInfo` of the same bits does.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo))
  }
}

// MARK: Memory

extension CGContext {
  /// The memory of the bitmap, its top row first, as long as the context exists; `nil` if there is none.
  ///
  /// Bytes that are written to it are the content of the following operations. Once it was read, each
  /// operation of a context of another format than Cairo's takes time proportional to the pixels of the
  /// clip.
  public var data: UnsafeMutableRawPointer? {
    guard let memory else { return nativeBytes }
    if let bytes = memory.visibleBytes { return bytes }
    guard let bytes = memory.allocate() else { return nil }
    withPixels { memory.store(memory.bounds, from: $0) }
    return bytes
  }

  /// The memory of the pixels that Cairo draws.
  private var nativeBytes: UnsafeMutableRawPointer? {
    var bytes: UnsafeMutableRawPointer?
    withPixels { bytes = UnsafeMutableRawPointer($0.memory) }
    return bytes
  }

  /// The distance in bytes from one row of the bitmap to the next.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? cairo.surface.bytesPerRow }

  /// The number of bits for a component of a pixel: always 8 in this implementation.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits for a pixel: 8 for grays and alpha only, 32 otherwise.
  public var bitsPerPixel: Int { 8 * (memory?.format.bytesPerPixel ?? 4) }

  /// The layout of the pixels.
  public var bitmapInfo: CGBitmapInfo { memory?.format.info ?? .native }

  /// The alpha component of the pixels.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .premultipliedFirst }

  /// The color space of the pixels; `nil` for those of alpha only.
  public var colorSpace: CGColorSpace? {
    guard alphaInfo != .alphaOnly else { return nil }
    return memory?.format.isGray == true ? .gray : .rgb
  }

  /// Returns an image of the current content.
  ///
  /// Copies all pixels. The image of a gray context has the gray color space.
  public func makeImage() -> CGImage? {
    var image: CGImage?
    withPixels { pixels in
      memory?.load(memory?.bounds ?? .null, into: pixels)
      let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
      let copy = pixels.copy(of: all)
      if let format = memory?.format { copy.round(to: format) }
      image = CGImage(pixels: copy, isGray: memory?.format.isGray ?? false)
    }
    return image
  }
}

// MARK: Operations

extension CGContext {
  /// Performs a drawing operation with what Cairo doesn't know: masks of the clip, and memory of the
  /// caller.
  ///
  /// Operations inside `drawing` are parts of it.
  func perform(_ drawing: () -> Void) {
    let memory = state.isInGroup || memory?.visibleBytes == nil ? nil : memory
    guard memory != nil || !state.clipMasks.isEmpty else { return drawing() }
    let visible = cairo.clipExtentsInPixels.integral
    guard !visible.isEmpty else { return drawing() }
    if let memory { withPixels { memory.load(visible, into: $0) } }
    performMasked(drawing, in: visible)
    if let memory { withPixels { memory.store(visible, from: $0) } }
  }

  /// Performs an operation, and restores what the masks of the clip protect in a rectangle of pixels.
  private func performMasked(_ drawing: () -> Void, in visible: CGRect) {
    let masks = state.clipMasks
    let former = masks.isEmpty ? nil : cairo.copyTarget(of: visible)
    asGroup(drawing)
    guard let former else { return }
    withExtendedLifetime(former) {
      for mask in masks { cairo.restore(former, in: visible, outside: mask) }
    }
  }
}
