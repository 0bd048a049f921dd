import CSDL2
import Foundation

/// A window of SDL.
///
/// There is one at a time: SDL's events belong to the process. The pixels are copied by shared memory
/// under X11, without a graphics processor.
@MainActor final class SDLWindow: DisplayConnection {
  private let window: OpaquePointer
  private let chosenScale: Int?
  /// The display's own scale where the window system's units are pixels.
  private let systemScale: CGFloat
  private var input = SDLInputState()
  private var cursors: [CursorShape: OpaquePointer] = [:]
  private var caret: CGRect?

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - size: The size in points; `nil` for one that suits the display.
  ///   - position: The corner in the window system's units, where that lets apps choose it; `nil` for the
  ///     center of the display.
  ///   - scale: The pixels in a point; `nil` for those of the display.
  /// - Throws: `DisplayMistake.noDisplay` if the display can't be used.
  init(
    title: String, size: CGSize?, position: CGPoint?, scale: Int?
  ) throws(DisplayMistake) {
    Self.setHints(title: title)
    guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else { throw Self.mistake }
    Self.unblockSignals()
    if Self.isX11 { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    let initial = size ?? DisplayConfiguration.defaultSize
    guard
      let window = SDL_CreateWindow(
        title, Self.centered, Self.centered, Int32(initial.width), Int32(initial.height),
        Self.flags)
    else {
      let mistake = Self.mistake
      SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
      throw mistake
    }
    self.window = window
    chosenScale = scale
    systemScale = Self.isX11 ? XResources.scale : 1
    open(at: initial, isChosen: size != nil, corner: position)
  }

  /// Gives the window its size, which depends on the display that it is on, and shows it.
  private func open(at size: CGSize, isChosen: Bool, corner: CGPoint?) {
    let geometry = geometry
    var usable = SDL_Rect()
    let isKnown = SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(window), &usable) == 0
    let units = DisplayGeometry.openingSize(
      of: size, isChosen: isChosen, scale: geometry.scale, pixelsPerUnit: geometry.pixelsPerUnit,
      usable: isKnown ? CGSize(width: Int(usable.w), height: Int(usable.h)) : nil)
    SDL_SetWindowSize(window, Int32(units.width), Int32(units.height))
    SDL_SetWindowPosition(
      window, corner.map { Int32($0.x) } ?? Self.centered,
      corner.map { Int32($0.y) } ?? Self.centered)
    let smallest = Int32(DisplayConfiguration.sides.lowerBound)
    SDL_SetWindowMinimumSize(window, smallest, smallest)
    SDL_ShowWindow(window)
    SDL_StopTextInput()
  }

  private static let centered: Int32 = 0x2FFF_0000
  private static let flags =
    SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue

  private static var isX11: Bool {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11"
  }

  private static var mistake: DisplayMistake { .noDisplay(reason: String(cString: SDL_GetError())) }

  private static func setHints(title: String) {
    // Other drivers draw on no screen. The environment variable SDL_VIDEODRIVER has precedence.
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11,wayland", SDL_HINT_DEFAULT)
    SDL_SetHint(SDL_HINT_APP_NAME, title)
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    // A finger is a touch, and a mouse is a pointer.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
  }

  /// Receives the signals that ask the process to end, which SDL reports as an event.
  ///
  /// A process inherits blocked signals from its parent: Foundation starts processes on threads that
  /// block them.
  private static func unblockSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  // MARK: Size

  var geometry: DisplayGeometry {
    var (units, pixels) = ((width: Int32(0), height: Int32(0)), (width: Int32(0), height: Int32(0)))
    SDL_GetWindowSize(window, &units.width, &units.height)
    SDL_GetWindowSizeInPixels(window, &pixels.width, &pixels.height)
    let perUnit = units.width > 0 ? CGFloat(pixels.width) / CGFloat(units.width) : 1
    let scale = DisplayGeometry.scale(
      chosen: chosenScale, displayScale: max(perUnit, systemScale))
    return DisplayGeometry(
      pixelWidth: max(1, Int(pixels.width)), pixelHeight: max(1, Int(pixels.height)),
      scale: CGFloat(scale), pixelsPerUnit: perUnit)
  }

  var position: CGPoint? {
    guard Self.isX11 else { return nil }
    var (x, y, top, left) = (Int32(0), Int32(0), Int32(0), Int32(0))
    SDL_GetWindowPosition(window, &x, &y)
    // A window is opened with its title bar at the position.
    SDL_GetWindowBordersSize(window, &top, &left, nil, nil)
    return CGPoint(x: Int(x - left), y: Int(y - top))
  }

  var framesPerSecond: Double {
    var mode = SDL_DisplayMode()
    let isKnown = SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(window), &mode) == 0
    return isKnown && (30...240).contains(mode.refresh_rate) ? Double(mode.refresh_rate) : 60
  }

  // MARK: Events

  func nextEvents() -> [DisplayEvent] {
    var events: [DisplayEvent] = []
    let geometry = geometry
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      if let event = event.displayEvent(geometry, after: &input) { events.append(event) }
    }
    // Now that no event waits, this is also what was pressed while another window had the focus.
    input.setModifiers(UInt32(SDL_GetModState().rawValue))
    return events
  }

  // MARK: Pixels

  func present(_ image: LayerDisplay, _ rects: [PixelRect]) {
    guard !rects.isEmpty, let surface = SDL_GetWindowSurface(window)?.pointee else { return }
    let target = SDLSurface(surface)
    let changed = rects.compactMap { $0.intersection(width: target.width, height: target.height) }
    image.withPixels { pixels, bytesPerRow in
      for rect in changed { target.copy(rect, from: pixels, bytesPerRow: bytesPerRow) }
    }
    let updated = changed.map {
      SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
    }
    SDL_UpdateWindowSurfaceRects(window, updated, Int32(updated.count))
  }

  // MARK: Pointer, text, clipboard

  func setCursor(_ shape: CursorShape) {
    if cursors[shape] == nil { cursors[shape] = SDL_CreateSystemCursor(shape.systemCursor) }
    if let cursor = cursors[shape] { SDL_SetCursor(cursor) }
  }

  func setTextInput(at caret: CGRect?) {
    guard caret != self.caret else { return }
    let wasActive = self.caret != nil
    self.caret = caret
    guard let caret else { return SDL_StopTextInput() }
    if !wasActive { SDL_StartTextInput() }
    let units = geometry.units(caret)
    var rect = SDL_Rect(
      x: Int32(units.minX), y: Int32(units.minY), w: Int32(units.width), h: Int32(units.height))
    SDL_SetTextInputRect(&rect)
  }

  var clipboard: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  func close() {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    cursors = [:]
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
  }
}

extension CursorShape {
  fileprivate var systemCursor: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .hand: SDL_SYSTEM_CURSOR_HAND
    }
  }
}

/// The pixels of a window.
private struct SDLSurface {
  let width: Int
  let height: Int
  private let pixels: UnsafeMutableRawPointer
  private let bytesPerRow: Int
  private let format: UInt32
  private let bytesPerPixel: Int

  init(_ surface: SDL_Surface) {
    (width, height) = (Int(surface.w), Int(surface.h))
    (pixels, bytesPerRow) = (surface.pixels, Int(surface.pitch))
    (format, bytesPerPixel) = (
      surface.format.pointee.format, Int(surface.format.pointee.BytesPerPixel)
    )
  }

  /// Whether the pixels are those of Cairo, whose alpha no window system uses.
  private var isCairos: Bool {
    format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }

  /// Copies a rectangle of an image, which contains it, to the same position.
  func copy(_ rect: PixelRect, from image: UnsafeRawBufferPointer, bytesPerRow stride: Int) {
    guard let base = image.baseAddress, (rect.y + rect.height) * stride <= image.count else {
      return
    }
    let source = base + rect.y * stride + rect.x * 4
    let target = pixels + rect.y * bytesPerRow + rect.x * bytesPerPixel
    guard isCairos else {
      SDL_ConvertPixels(
        Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_ARGB8888.rawValue, source,
        Int32(stride), format, target, Int32(bytesPerRow))
      return
    }
    for row in 0..<rect.height {
      memcpy(target + row * bytesPerRow, source + row * stride, rect.width * 4)
    }
  }
}

extension PixelRect {
  /// Returns the part of the rectangle within an image; `nil` if there is none.
  func intersection(width imageWidth: Int, height imageHeight: Int) -> PixelRect? {
    let (left, top) = (max(0, x), max(0, y))
    let (right, bottom) = (min(imageWidth, x + width), min(imageHeight, y + height))
    guard right > left, bottom > top else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
