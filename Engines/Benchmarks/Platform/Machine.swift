import Foundation

/// The machine that runs the benchmarks, as far as the results name it.
enum Machine {
  /// How many processors there are, and of what model where the system tells.
  static var processor: String {
    "\(ProcessInfo.processInfo.activeProcessorCount) x \(model ?? "unknown processor")"
  }

  private static var model: String? {
    #if os(Linux)
      let lines = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
        .split(separator: "\n")
      let line = lines?.first { $0.hasPrefix("model name") }
      return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    #else
      return nil
    #endif
  }
}
