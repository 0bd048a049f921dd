import UIKit

/// A loader of images over a `URLSession`, with limited caches in memory and on disk.
///
/// - Equal requests that run at the same time are one download. It is canceled when no request waits
///   for it any longer; on Linux its transfer goes on to its end, and the data is dropped.
/// - Images are reduced to the pixel size of their request while they are decoded, and never enlarged.
/// - The memory contains decoded images, and counts their bytes; a memory warning empties it. The disk
///   contains the data as it was loaded, in the folder for caches, which the system may empty. In both,
///   the image that was not used for the longest time is removed first.
/// - An image is identified by its URL: one on the disk is displayed without a request, whatever the
///   server says about its age. A server that replaces an image has to give it another URL.
/// - Errors are of the type ``ImageLoadingError``, or a `CancellationError` of a canceled task.
///
/// URLs of files are read from there, and are not copied to the disk. An app that has to forget all images,
/// for example when the user signs out, removes the folder and takes a new loader.
public final class URLImageLoader: ImageLoader, Sendable {
  /// The loader of apps that have no other one, with 64 MB in memory and 256 MB on disk.
  public static let shared = URLImageLoader()

  private let session: URLSession
  private let memory: ImageMemory
  private let files: ImageFiles
  private let images = SharedTasks<ImageRequest, UIImage>()
  private let downloads = SharedTasks<URL, ImageData>()

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - session: The session of the downloads. The default, `nil`, is one without a cache of its own.
  ///   - memoryLimit: The largest number of bytes of decoded images. With 0, no image is kept.
  ///   - diskLimit: The largest number of bytes of all files. With 0, no file is written.
  ///   - folder: The folder of the files, which no other loader has. The default, `nil`, is one in the
  ///     app's folder for caches.
  public convenience init(
    session: URLSession? = nil, memoryLimit: Int = 64 << 20, diskLimit: Int = 256 << 20,
    folder: URL? = nil
  ) {
    self.init(
      session: session ?? Self.makeSession(), memory: ImageMemory(limit: memoryLimit),
      files: ImageFiles(folder: folder ?? Self.defaultFolder, limit: diskLimit))
  }

  /// Creates a loader of its parts.
  init(session: URLSession, memory: ImageMemory, files: ImageFiles) {
    (self.session, self.memory, self.files) = (session, memory, files)
  }

  /// Returns the image of a request from the memory, from the disk, or by a download.
  public func image(for request: ImageRequest) async throws -> UIImage {
    if let image = memory.image(for: request) { return image }
    return try await images.value(for: request) { [self] in
      let data = try await data(for: request.url)
      try Task.checkCancellation()
      guard let image = UIImage.reduced(data.bytes, for: request) else {
        // The next request loads it again.
        await files.remove(request.url)
        throw ImageLoadingError(
          url: request.url, statusCode: data.statusCode, reason: .decodingFailed)
      }
      memory.insert(image, for: request)
      return image
    }
  }

  /// Returns the image of a request if it is in memory.
  public func cachedImage(for request: ImageRequest) -> UIImage? {
    memory.image(for: request)
  }
}

// MARK: Data

extension URLImageLoader {
  /// The bytes of an image, as they were loaded.
  private struct ImageData: Sendable {
    let bytes: Data
    /// The status of the response; `nil` for bytes from a file.
    let statusCode: Int?
  }

  /// The bytes of the decoded images in memory.
  package var memoryCost: Int { memory.cost }
  /// The bytes of the files.
  var diskCost: Int { get async { await files.cost } }

  /// Loads the data of an image to the disk, without decoding it.
  func download(_ url: URL) async throws {
    if await files.contains(url) { return }
    _ = try await data(for: url)
  }

  private func data(for url: URL) async throws -> ImageData {
    try await downloads.value(for: url) { [session, files] in
      if url.isFileURL { return ImageData(bytes: try Self.contents(of: url), statusCode: nil) }
      if let bytes = await files.data(for: url) {
        return ImageData(bytes: bytes, statusCode: nil)
      }
      let data = try await Self.response(to: url, in: session)
      await files.insert(data.bytes, for: url)
      return data
    }
  }

  private static func contents(of url: URL) throws -> Data {
    do { return try Data(contentsOf: url) } catch {
      throw ImageLoadingError(url: url, reason: .dataLoadingFailed(error))
    }
  }

  private static func response(to url: URL, in session: URLSession) async throws -> ImageData {
    let bytes: Data
    let response: URLResponse
    do { (bytes, response) = try await session.download(url) } catch {
      try Task.checkCancellation()
      throw ImageLoadingError(url: url, reason: .dataLoadingFailed(error))
    }
    let statusCode = (response as? HTTPURLResponse)?.statusCode
    guard statusCode.map((200..<300).contains) ?? true else {
      throw ImageLoadingError(
        url: url, statusCode: statusCode, reason: .statusCodeUnacceptable)
    }
    return ImageData(bytes: bytes, statusCode: statusCode)
  }

  // The files of the loader are the cache: a second copy would need the space twice.
  private static func makeSession() -> URLSession {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }

  private static var defaultFolder: URL {
    let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let manager = FileManager.default
    let caches =
      manager.urls(for: .cachesDirectory, in: .userDomainMask).first ?? manager.temporaryDirectory
    return caches.appendingPathComponent(app).appendingPathComponent("LegoKit.Images")
  }
}

// MARK: Decoding

extension UIImage {
  /// Returns a decoded image, reduced to the size of a request; `nil` if the data is not that of an image.
  ///
  /// Its scale is 1: the size in points is that in pixels.
  fileprivate static func reduced(_ data: Data, for request: ImageRequest) -> UIImage? {
    guard let image = UIImage(data: data), image.size.width > 0, image.size.height > 0 else {
      return nil
    }
    if let size = request.reducedSize(of: image.size) { return image.preparingThumbnail(of: size) }
    return image.preparingForDisplay()
  }
}
