import LegoKit
import UIKit

/// The image of a path such as `red-40x30`, or `red-40x30-7` where several URLs are needed.
struct ServedImage {
  /// The image as a PNG file.
  let data: Data

  // Not the system's, which depend on the traits that another test has at the moment: a file in dark mode may
  // be longer.
  private static let colors: [String: UIColor] = [
    "red": UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1),
    "green": UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1),
    "blue": UIColor(red: 0, green: 0.48, blue: 1, alpha: 1),
    "orange": UIColor(red: 1, green: 0.58, blue: 0, alpha: 1),
  ]

  /// Returns `nil` for other paths.
  init?(_ path: String) {
    let parts = path.split(separator: "-")
    guard parts.count > 1, let color = Self.colors[String(parts[0])] else { return nil }
    let lengths = parts[1].split(separator: "x").compactMap { Int($0) }
    guard lengths.count == 2 else { return nil }
    let size = CGSize(width: lengths[0], height: lengths[1])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    guard let data = image.pngData() else { return nil }
    self.data = data
  }
}

/// A folder that is removed with its files when the object is released.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("images-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The sizes of the files, by their names.
  var sizes: [String: Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return Dictionary(
      names.map { name in
        let path = url.appendingPathComponent(name)
        return (name, (try? Data(contentsOf: path))?.count ?? 0)
      }, uniquingKeysWith: { first, _ in first })
  }
}

/// A loader that answers when the test says so, and records what it is asked.
@MainActor final class HeldLoader: ImageLoader {
  private struct Caller {
    let number: Int
    let request: ImageRequest
    let continuation: CheckedContinuation<UIImage, any Error>
  }

  private var callers: [Caller] = []
  private let memory = Memory()

  /// The images in memory, which any thread may ask for.
  // Unchecked because the images are accessed under the lock.
  private final class Memory: @unchecked Sendable {
    private let lock = NSLock()
    private var images: [URL: UIImage] = [:]

    subscript(url: URL) -> UIImage? {
      get { lock.withLock { images[url] } }
      set { lock.withLock { images[url] = newValue } }
    }
  }

  nonisolated init() {}

  /// The requests that wait for an image.
  var waiting: [ImageRequest] { callers.map(\.request) }
  /// All requests, in their order.
  private(set) var requests: [ImageRequest] = []
  /// The requests that were canceled.
  private(set) var canceled: [ImageRequest] = []

  /// Has an image in memory from now on, or no longer.
  func cache(_ image: UIImage?, for url: URL) { memory[url] = image }

  nonisolated func cachedImage(for request: ImageRequest) -> UIImage? { memory[request.url] }

  func image(for request: ImageRequest) async throws -> UIImage {
    let number = requests.count
    requests.append(request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        callers.append(Caller(number: number, request: request, continuation: $0))
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
  }

  private func cancel(_ number: Int) {
    guard let index = callers.firstIndex(where: { $0.number == number }) else { return }
    let caller = callers.remove(at: index)
    canceled.append(caller.request)
    caller.continuation.resume(throwing: CancellationError())
  }

  /// Answers all requests for a URL.
  func answer(_ url: URL, _ result: Result<UIImage, any Error>) {
    let answered = callers.filter { $0.request.url == url }
    callers.removeAll { $0.request.url == url }
    for caller in answered { caller.continuation.resume(with: result) }
  }
}

extension UIImage {
  /// Returns an image of one color, at a scale of 1.
  @MainActor static func plain(_ color: UIColor, width: CGFloat = 8, height: CGFloat = 8)
    -> UIImage
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
