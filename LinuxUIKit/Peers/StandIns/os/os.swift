@_exported import Foundation

/// A kind of message.
public struct OSLogType: Equatable, Sendable {
  let rawValue: UInt8
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// A log whose messages are discarded.
public final class OSLog: NSObject, Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")

  public init(subsystem: String, category: String) {}
}

/// A log whose messages are discarded.
public struct Logger: Sendable {
  public init() {}
  public init(_ log: OSLog) {}
  public init(subsystem: String, category: String) {}

  public func log(_ message: String) {}
  public func log(level: OSLogType, _ message: String) {}
  public func trace(_ message: String) {}
  public func debug(_ message: String) {}
  public func info(_ message: String) {}
  public func notice(_ message: String) {}
  public func warning(_ message: String) {}
  public func error(_ message: String) {}
  public func critical(_ message: String) {}
  public func fault(_ message: String) {}
}

public func os_log(_ message: StaticString, _ arguments: any CVarArg...) {}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

public func os_log(_ type: OSLogType, _ message: StaticString, _ arguments: any CVarArg...) {}

/// The kind of a mark in a trace.
public enum OSSignpostType: Sendable { case begin, end, event }

/// The identifier of an interval in a trace.
public struct OSSignpostID: Equatable, Sendable {
  let rawValue: UInt64
  public static let exclusive = OSSignpostID(rawValue: 1)

  public init(log: OSLog) { rawValue = 2 }
  public init(log: OSLog, object: AnyObject) { rawValue = 3 }
  init(rawValue: UInt64) { self.rawValue = rawValue }
}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
