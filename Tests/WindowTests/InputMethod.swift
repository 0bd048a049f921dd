import Foundation
import ProcessRuns

/// A session bus with the input method Fcitx, whose only engine makes Chinese text from Pinyin.
@MainActor final class InputMethod {
  /// The variables with which an app asks the input method.
  let environment: [String: String]
  private let bus: ChildProcess
  private let method: ChildProcess
  private let folder: URL
  // The format of Fcitx: the engines of the only group.
  private static let profile = """
    [Groups/0]
    Name=Default
    Default Layout=us
    DefaultIM=pinyin

    [Groups/0/Items/0]
    Name=pinyin
    Layout=

    [GroupOrder]
    0=Default

    """

  // No key switches to another engine: the one that asks the app whether it is idle would.
  private static let keys = ["Trigger", "AltTrigger", "EnumerateForward", "EnumerateBackward"]
    .reduce("[Hotkey]\n") { $0 + $1 + "Keys=\n" }

  /// Starts the bus and the input method, and waits until it answers.
  ///
  /// - Throws: A `DesktopError` if it doesn't.
  init(on desktop: Desktop) throws {
    folder = try PrivateFolder.make()
    let settings = folder.appendingPathComponent("fcitx5")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try Data(Self.profile.utf8).write(to: settings.appendingPathComponent("profile"))
    try Data(Self.keys.utf8).write(to: settings.appendingPathComponent("config"))
    bus = try desktop.start("dbus-daemon", ["--session", "--nofork", "--print-address"])
    guard let address = bus.output.line(within: Desktop.patience) else {
      throw DesktopError.noInputMethod(messages: bus.errors.textSoFar)
    }
    let session = [
      "DBUS_SESSION_BUS_ADDRESS": address, "XDG_CONFIG_HOME": folder.path,
      "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path,
    ]
    let method = try desktop.start(
      "fcitx5", ["--disable=wayland,waylandim"], environment: session)
    self.method = method
    environment = session.merging(["SDL_IM_MODULE": "fcitx", "LC_ALL": "C.UTF-8"]) { $1 }
    try desktop.poll(orThrow: .noInputMethod(messages: method.errors.textSoFar)) {
      // The name by which SDL asks.
      let answer = try desktop.start(
        "dbus-send",
        [
          "--session", "--dest=org.freedesktop.DBus", "--print-reply", "/",
          "org.freedesktop.DBus.NameHasOwner", "string:org.freedesktop.portal.Fcitx",
        ], environment: session
      ).result(within: Desktop.patience)
      return answer.text.contains("boolean true")
    }
  }

  deinit {
    method.kill()
    bus.kill()
    try? FileManager.default.removeItem(at: folder)
  }
}
