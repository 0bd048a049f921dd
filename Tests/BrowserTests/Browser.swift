import Foundation
import ProcessRuns

/// A browser without a window, which displays a page and ends.
struct Browser {
  /// The time after which a browser is ended, in seconds.
  private static let patience = 60.0
  /// The programs that are tried, in this order.
  private static let names = ["chromium-headless-shell", "chromium", "google-chrome", "chrome"]
  private let program: String

  /// Finds an installed browser.
  ///
  /// - Throws: A `BrowserError` if there is none.
  init() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init)
    let programs = Self.names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let found = programs.first(where: FileManager.default.isExecutableFile) else {
      throw BrowserError.notInstalled
    }
    program = found
  }

  /// Returns the document of a page after its scripts have run.
  func document(of page: URL) throws -> String {
    String(decoding: try run(["--dump-dom", page.absoluteString]), as: UTF8.self)
  }

  /// Writes a picture of a page.
  func writePicture(
    of page: URL, width: Int, height: Int, isDark: Bool = false, to file: URL
  ) throws {
    _ = try run([
      "--screenshot=\(file.path)", "--window-size=\(width),\(height)", "--hide-scrollbars",
      "--force-device-scale-factor=1", "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
      page.absoluteString,
    ])
  }

  private func run(_ arguments: [String]) throws -> Data {
    let profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("BrowserTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    // Containers have no sandbox for the super user, and little shared memory.
    let result = try ChildProcess.run(
      program,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(profile.path)", "--virtual-time-budget=5000",
      ] + arguments, limit: Self.patience)
    guard result.status == 0 else {
      throw BrowserError.failed(program: program, code: result.status)
    }
    return result.output
  }
}

/// A reason for which a browser displayed no page.
enum BrowserError: Error, CustomStringConvertible {
  case notInstalled
  case failed(program: String, code: Int32)

  var description: String {
    switch self {
    case .notInstalled:
      "There is no browser on this machine: make browser-tests installs Chromium and runs the tests."
    case .failed(let program, let code): "\(program) ended with \(code)."
    }
  }
}
