import Foundation

/// The times during which the processes of a group waited for memory, as Linux counts them.
///
/// The file `memory.pressure` of the control group, or of the whole system, has the line
/// `full avg10=0.00 avg60=0.00 avg300=0.00 total=0`, whose total is the microseconds in which no process could
/// run. A tenth of a second in one second is critical: the threshold of GLib's `GMemoryMonitor`. On systems
/// without such a file nothing is ever critical.
struct MemoryPressure: Sendable {
  /// The seconds between two readings.
  private static let interval: TimeInterval = 1
  /// The share of the time from which the pressure is critical.
  private static let criticalShare = 0.1
  /// The seconds after a critical reading without another one, in which the app can release memory.
  private static let pause: TimeInterval = 30

  private let read: @Sendable () -> String?
  private var last: (time: TimeInterval, total: Double)?
  private var nextTime = -TimeInterval.infinity

  /// Creates pressure from the text of a file that is read each second; `nil` where there is none.
  init(read: @escaping @Sendable () -> String?) { self.read = read }

  /// The pressure on the group of this process, or on the system.
  static var ofProcess: MemoryPressure {
    let path = paths.first { FileManager.default.isReadableFile(atPath: $0) }
    return MemoryPressure {
      path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    }
  }

  private static var paths: [String] {
    let groups = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
    return [groupPath(in: groups), "/proc/pressure/memory"].compactMap { $0 }
  }

  /// Returns the file of the group that `/proc/self/cgroup` names: `0::/user.slice/app.scope`.
  static func groupPath(in groups: String) -> String? {
    let line = groups.split(separator: "\n").first { $0.hasPrefix("0::/") }
    return line.map { "/sys/fs/cgroup\($0.dropFirst(3))/memory.pressure" }
  }

  /// Returns whether the app should release memory now.
  ///
  /// The file is read once a second, however often the method is called.
  mutating func isCritical(at time: TimeInterval) -> Bool {
    guard time >= nextTime, let total = read().flatMap(Self.total) else { return false }
    nextTime = time + Self.interval
    defer { last = (time, total) }
    guard let last, total - last.total >= Self.criticalShare * 1e6 * (time - last.time) else {
      return false
    }
    nextTime = time + Self.pause
    return true
  }

  /// Returns the microseconds in which no process could run.
  private static func total(in text: String) -> Double? {
    let line = text.split(separator: "\n").first { $0.hasPrefix("full ") }
    let field = line?.split(separator: " ").first { $0.hasPrefix("total=") }
    return field.flatMap { Double($0.dropFirst("total=".count)) }
  }
}
