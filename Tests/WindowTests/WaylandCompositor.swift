import Foundation
import ProcessRuns

/// A Wayland compositor in a window of the desktop, which gives each app its whole display of 390 by 844
/// points, and passes it the mouse and the keyboard.
@MainActor final class WaylandCompositor {
  /// The desktop with its window.
  let desktop: Desktop
  /// The identifier of its window.
  let window: String
  private let process: ChildProcess
  private let folder: URL
  private static let socket = "wayland-test"

  /// Starts the compositor, and waits until it accepts apps.
  ///
  /// - Throws: A `DesktopError` if it doesn't.
  init(on desktop: Desktop) throws {
    self.desktop = desktop
    folder = try PrivateFolder.make()
    // The compositor follows a pointer that enters its window, and none that is there from the start.
    try desktop.run("xdotool", ["mousemove", "1390", "1190"])
    let process = try desktop.start(
      "weston",
      [
        "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--use-pixman", "--no-config",
        "--socket=\(Self.socket)", "--width=390", "--height=844",
      ],
      environment: ["XDG_RUNTIME_DIR": folder.path])
    self.process = process
    let socket = folder.appendingPathComponent(Self.socket).path
    try desktop.poll(orThrow: .noCompositor(messages: process.errors.textSoFar)) {
      FileManager.default.fileExists(atPath: socket)
    }
    let found = try desktop.run(
      "xdotool", ["search", "--sync", "--onlyvisible", "--class", "Weston"])
    let lines = String(decoding: found, as: UTF8.self).split(separator: "\n")
    window = lines.last.map(String.init) ?? ""
    try desktop.run(
      "xdotool", ["windowactivate", "--sync", window, "windowfocus", "--sync", window])
  }

  deinit {
    process.kill()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The variables with which an app opens its window here.
  var environment: [String: String] {
    [
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": Self.socket,
      "SDL_VIDEODRIVER": "wayland",
    ]
  }
}

/// Folders that only this user reads, as the services of a session demand.
enum PrivateFolder {
  /// Creates a folder, which its owner removes.
  static func make() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("WindowTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder
  }
}
