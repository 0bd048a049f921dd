import UIKit

/// The loading of images that will be displayed soon, a few at a time.
@MainActor final class ImagePrefetcher {
  private var waiting: [ImageRequest] = []
  private var running: [ImageRequest: CanceledTask] = [:]

  // Images that are displayed meanwhile have to find a connection.
  private static let maximumCount = 4

  /// Loads images after those that wait already.
  func start(_ requests: [ImageRequest]) {
    let loader = AsyncImageView.defaultLoader
    for request in requests where running[request] == nil && !waiting.contains(request) {
      if loader.cachedImage(for: request) == nil { waiting.append(request) }
    }
    startNext()
  }

  /// Cancels the loading of images that are no longer needed.
  func cancel(_ requests: [ImageRequest]) {
    let requests = Set(requests)
    waiting.removeAll(where: requests.contains)
    for request in requests { running[request] = nil }
    startNext()
  }

  private func startNext() {
    while running.count < Self.maximumCount, !waiting.isEmpty { start(waiting.removeFirst()) }
  }

  private func start(_ request: ImageRequest) {
    let loader = AsyncImageView.defaultLoader
    let task = Task { [weak self] in
      // The view that displays the image meets the same error.
      try? await Self.load(request, with: loader)
      if !Task.isCancelled { self?.finish(request) }
    }
    running[request] = CanceledTask(task)
  }

  /// Loads an image to memory, or without a size only to the disk, if the loader has one.
  private static func load(
    _ request: ImageRequest, with loader: any ImageLoader
  ) async throws {
    if request.pixelSize == nil, let loader = loader as? URLImageLoader {
      try await loader.download(request.url)
    } else {
      _ = try await loader.image(for: request)
    }
  }

  private func finish(_ request: ImageRequest) {
    running[request] = nil
    startNext()
  }
}
