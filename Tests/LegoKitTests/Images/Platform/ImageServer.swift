import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A small HTTP server on the loopback that answers with images, counts the requests, and delays or
/// fails them on demand.
///
/// The path of a URL determines the answer: `/red-40x30` is a PNG of that size in that color. Each
/// connection has one request. Every wait has a limit.
// Unchecked because the state is accessed under the lock.
final class ImageServer: @unchecked Sendable {
  /// The answer to a request.
  struct Answer: Sendable {
    var status = 200
    var body = Data()
    /// The time until the answer, in seconds, or until the client closes the connection.
    var delay: TimeInterval = 0
  }

  struct Failure: Error { let step: String }

  private let listener: Int32
  private let port: UInt16
  private let lock = NSLock()
  private var answers: [String: Answer] = [:]
  private var requests: [String] = []
  private var closed: [String] = []
  private var isHeld = false

  /// Starts a server at a free port.
  init() throws {
    let descriptor = makeSocket()
    guard descriptor >= 0 else { throw Failure(step: "socket") }
    var address = Self.loopback(port: 0)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    guard isBound, listen(descriptor, 64) == 0 else { throw Failure(step: "listen") }
    var length = size
    let hasName = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length) == 0
      }
    }
    guard hasName else { throw Failure(step: "getsockname") }
    (listener, port) = (descriptor, UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else {
          // Closed here, so that no other socket has the number while it is used.
          _ = close(descriptor)
          return
        }
        guard let server = self else {
          _ = close(connection)
          return
        }
        Thread.detachNewThread { server.serve(connection) }
      }
    }
  }

  deinit {
    _ = shutdown(listener, Int32(SHUT_RDWR))
  }

  private static func loopback(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    return address
  }

  /// Returns the URL of a path, such as `red-40x30`.
  func url(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)/\(path)") else {
      throw Failure(step: "url \(path)")
    }
    return url
  }

  /// Sets the answer to the requests of a path from now on.
  func set(_ answer: Answer?, for path: String) {
    lock.withLock { answers[path] = answer }
  }

  /// Holds back all answers, for at most ten minutes: longer than other tests keep the main actor.
  func hold() { lock.withLock { isHeld = true } }

  /// Sends the answers that were held back.
  func release() { lock.withLock { isHeld = false } }

  /// The paths of the requests, in their order.
  var paths: [String] { lock.withLock { requests } }

  /// Returns the number of requests of a path.
  func count(_ path: String) -> Int { paths.filter { $0 == path }.count }

  /// The paths of the requests whose clients did not wait for the answer.
  var canceledPaths: [String] { lock.withLock { closed } }

  private func serve(_ connection: Int32) {
    defer { _ = close(connection) }
    setLimit(of: connection)
    guard let path = readPath(connection) else { return }
    let answer = lock.withLock {
      requests.append(path)
      return answers[path] ?? Answer(body: ServedImage(path)?.data ?? Data("no image".utf8))
    }
    guard wait(answer.delay, connection) else {
      lock.withLock { closed.append(path) }
      return
    }
    let header =
      "HTTP/1.1 \(answer.status) Answer\r\nContent-Type: image/png\r\n"
      + "Content-Length: \(answer.body.count)\r\nConnection: close\r\n\r\n"
    send(Data(header.utf8) + answer.body, to: connection)
  }

  private func readPath(_ connection: Int32) -> String? {
    var text = Data()
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while text.count < 65_536, text.suffix(4) != Data("\r\n\r\n".utf8) {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      text.append(contentsOf: buffer[..<count])
    }
    let words = String(decoding: text, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? String(words[1].dropFirst()) : nil
  }

  /// Waits until the answer is due; returns `false` if the client has closed the connection.
  private func wait(_ seconds: TimeInterval, _ connection: Int32) -> Bool {
    let start = Date()
    while true {
      let elapsed = Date().timeIntervalSince(start)
      let isHeld = lock.withLock { self.isHeld } && elapsed < 600
      guard isHeld || elapsed < seconds else { return true }
      if isClosed(connection) { return false }
      Thread.sleep(forTimeInterval: 0.002)
    }
  }

  private func isClosed(_ connection: Int32) -> Bool {
    var byte: UInt8 = 0
    return recv(connection, &byte, 1, peekFlags) == 0
  }

  private func send(_ data: Data, to connection: Int32) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        bytes.baseAddress.map { sendBytes(connection, $0, bytes.count) } ?? 0
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

#if canImport(Darwin)
  private func makeSocket() -> Int32 { socket(AF_INET, SOCK_STREAM, 0) }
  private let peekFlags = MSG_PEEK | MSG_DONTWAIT

  private func setLimit(of connection: Int32) {
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    _ = setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    _ = setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    // A connection that the client has closed must not end the process.
    var isOn: Int32 = 1
    let length = socklen_t(MemoryLayout<Int32>.size)
    _ = setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, length)
  }

  private func sendBytes(
    _ connection: Int32, _ bytes: UnsafeRawPointer, _ count: Int
  ) -> Int {
    send(connection, bytes, count, 0)
  }
#else
  private func makeSocket() -> Int32 { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }
  private let peekFlags = Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)

  private func setLimit(of connection: Int32) {
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    _ = setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    _ = setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
  }

  private func sendBytes(
    _ connection: Int32, _ bytes: UnsafeRawPointer, _ count: Int
  ) -> Int {
    // A connection that the client has closed must not end the process.
    send(connection, bytes, count, Int32(MSG_NOSIGNAL))
  }
#endif
