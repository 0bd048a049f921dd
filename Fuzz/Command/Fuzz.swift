import Foundation

/// `make fuzz`: made layouts for minutes on end, to find what traps, hangs, leaks or is wrong.
///
/// Exits with 0 where nothing was found, with 1 where something was, and with 64 when the command
/// line can't be understood. A trap and a hang end the process; `seed` in the folder names the case.
@main @MainActor struct Fuzz {
  static func main() {
    do {
      let options = try FuzzOptions(Array(CommandLine.arguments.dropFirst()))
      var session = FuzzSession(options)
      exit(session.run() ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n\(FuzzOptions.usage)\n".utf8))
      exit(64)
    }
  }
}
