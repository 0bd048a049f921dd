import LegoSupport
import SeededNumbers
import Testing
import UIKit

@testable import LegoKit

/// Each test has a server and a folder of its own.
///
/// The tests don't run on the main actor: while others keep it busy, a download that is held back would
/// keep a processor busy (FoundationNetworking polls its connections).
@Suite("The loader over a URL session") struct URLImageLoaderTests {
  private let server: ImageServer
  private let folder = TemporaryFolder()
  /// A session that waits as long as the server, which holds answers back.
  private let session: URLSession
  /// The center of memory warnings that concern no other test.
  private let center = NotificationCenter()

  init() throws {
    server = try ImageServer()
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = 600
    session = URLSession(configuration: configuration)
  }

  private func loader(memory: Int = 1 << 20, disk: Int = 1 << 20) -> URLImageLoader {
    URLImageLoader(
      session: session, memory: ImageMemory(limit: memory, center: center),
      files: ImageFiles(folder: folder.url, limit: disk))
  }

  private func request(_ path: String, _ width: Int = 0, _ height: Int = 0) throws -> ImageRequest {
    let size = width > 0 ? ImageRequest.PixelSize(width: width, height: height) : nil
    return ImageRequest(url: try server.url(path), pixelSize: size)
  }

  @Test("An image is loaded once, and is in memory then") func memory() async throws {
    let loader = loader()
    let request = try request("red-40x30")
    #expect(loader.cachedImage(for: request) == nil)
    let image = try await loader.image(for: request)
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(loader.cachedImage(for: request) === image)
    #expect(try await loader.image(for: request) === image)
    #expect(server.paths == ["red-40x30"])
  }

  @Test("Requests at the same time are one download, and equal ones are one image")
  func simultaneous() async throws {
    let loader = loader()
    server.hold()
    let (one, two) = (try request("red-40x30"), try request("red-40x30", 20, 15))
    async let images = [
      loader.image(for: one), loader.image(for: one), loader.image(for: two),
    ]
    #expect(try await eventually { server.paths.count == 1 })
    // Another download would have begun by then.
    try await Task.sleep(for: .milliseconds(50))
    server.release()
    let loaded = try await images
    #expect(loaded[0] === loaded[1])
    #expect(loaded.map(\.size.width) == [40, 40, 20])
    #expect(server.paths.count == 1)
  }

  @Test("Ten tasks with a memory that holds a few images get the image that each requests")
  func simultaneousImages() async throws {
    // Six images of 3,200 to 4,000 bytes, and warnings that memory is low between them.
    let loader = loader(memory: 10_000)
    let requests = try (0..<6).map { try request("green-\(20 + $0)x40") }
    let wrong = try await withThrowingTaskGroup(of: Int.self) { group in
      for task in 0..<10 {
        group.addTask {
          var wrong = 0
          for step in 0..<30 {
            let number = (step * (2 * task + 1) + task) % requests.count
            let image = try await loader.image(for: requests[number])
            if image.size != CGSize(width: 20 + number, height: 40) { wrong += 1 }
            if let cached = loader.cachedImage(for: requests[number]), cached.size != image.size {
              wrong += 1
            }
            if step % 10 == task {
              center.post(
                name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
            }
          }
          return wrong
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(wrong == 0)
    // What isn't in memory comes from the disk: each image is one download.
    #expect(Set(server.paths).count == 6 && server.paths.count == 6)
  }

  @Test("A download ends when the last request for it is canceled") func cancellation() async throws
  {
    let loader = loader()
    server.hold()
    let request = try request("red-40x30")
    let one = Task { try await loader.image(for: request) }
    let two = Task { try await loader.image(for: request) }
    #expect(try await eventually { server.paths.count == 1 })
    one.cancel()
    await #expect(throws: CancellationError.self) { try await one.value }
    try await Task.sleep(for: .milliseconds(50))
    #expect(server.canceledPaths.isEmpty)
    two.cancel()
    await #expect(throws: CancellationError.self) { try await two.value }
    // FoundationNetworking can't cancel a transfer safely: see `URLSession.download(_:)`.
    #if canImport(Darwin)
      #expect(try await eventually { server.canceledPaths == ["red-40x30"] })
    #endif
    server.release()
    #expect(try await loader.image(for: request).size.width == 40)
    #expect(server.paths.count == 2)
  }

  @Test("Downloads that end while others are canceled end, or are canceled")
  func cancellationAtTheEnd() async throws {
    // Of each pair, one is canceled after up to 3 ms, about the time of a download.
    var random = SeededGenerator(seed: 1)
    for round in 0..<300 {
      let loader = loader(memory: 0, disk: 0)
      let (one, two) = (try request("red-4x4-\(round)"), try request("green-4x4-\(round)"))
      let canceled = Task { try await loader.image(for: one) }
      let other = Task { try await loader.image(for: two) }
      try await Task.sleep(for: .microseconds(Int.random(in: 0...3_000, using: &random)))
      canceled.cancel()
      #expect(try await other.value.size.width == 4, "round \(round)")
      do { #expect(try await canceled.value.size.width == 4) } catch {
        #expect(error is CancellationError, "round \(round): \(error)")
      }
    }
  }

  @Test("A request of a canceled task fails without a download") func canceledBefore() async throws
  {
    let loader = loader()
    let request = try request("red-40x30")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await loader.image(for: request)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A status that is no success is an error with the URL, and is not kept")
  func status() async throws {
    let loader = loader()
    let request = try request("red-40x30")
    server.set(ImageServer.Answer(status: 404), for: "red-40x30")
    let error = await #expect(throws: ImageLoadingError.self) {
      try await loader.image(for: request)
    }
    #expect(error?.url == request.url)
    #expect(error?.statusCode == 404)
    #expect(error?.errorDescription == "The server answered with the status 404.")
    server.set(nil, for: "red-40x30")
    #expect(try await loader.image(for: request).size.width == 40)
    #expect(server.paths.count == 2)
  }

  @Test("Data that is no image is an error with the status, and is loaded again")
  func wrongData() async throws {
    let loader = loader()
    let request = try request("red-40x30")
    server.set(ImageServer.Answer(body: Data("<html>".utf8)), for: "red-40x30")
    let error = await #expect(throws: ImageLoadingError.self) {
      try await loader.image(for: request)
    }
    #expect(error?.statusCode == 200)
    #expect(error?.errorDescription == "The data is not that of an image.")
    #expect(await loader.diskCost == 0)
    server.set(nil, for: "red-40x30")
    #expect(try await loader.image(for: request).size.width == 40)
  }

  @Test("A server that is not there is an error without a status") func noServer() async throws {
    let loader = loader()
    // Port 1 needs special rights, so that no test's server has it.
    let url = try #require(URL(string: "http://127.0.0.1:1/red-4x4"))
    let error = await #expect(throws: ImageLoadingError.self) {
      try await loader.image(for: ImageRequest(url: url))
    }
    #expect(error?.statusCode == nil)
    guard case .dataLoadingFailed = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("Images have the pixels of their requests, and not more than the file") func pixelSize()
    async throws
  {
    let loader = loader()
    let fill = try await loader.image(for: try request("red-400x300", 100, 100))
    // 100/300 of 400 x 300.
    #expect(fill.size == CGSize(width: 133, height: 100))
    let small = try await loader.image(for: try request("red-400x300", 800, 800))
    #expect(small.size == CGSize(width: 400, height: 300))
    // The second size comes from the disk.
    #expect(server.paths.count == 1)
  }

  @Test("Files are read, and not copied") func file() async throws {
    let loader = loader()
    let url = folder.url.appendingPathComponent("own.png")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try #require(ServedImage("red-12x10")).data.write(to: url)
    #expect(try await loader.image(for: ImageRequest(url: url)).size.width == 12)
    #expect(Array(folder.sizes.keys) == ["own.png"])
    let missing = folder.url.appendingPathComponent("missing.png")
    await #expect(throws: ImageLoadingError.self) {
      try await loader.image(for: ImageRequest(url: missing))
    }
  }

  @Test("Another loader of the same folder finds the images of the first") func launches()
    async throws
  {
    let request = try request("red-40x30")
    _ = try await loader().image(for: request)
    let next = loader()
    #expect(next.cachedImage(for: request) == nil)
    #expect(try await next.image(for: request).size.width == 40)
    #expect(server.paths.count == 1)
    // The system or the app may remove the files.
    try FileManager.default.removeItem(at: folder.url)
    let last = loader(memory: 0)
    #expect(try await last.image(for: request).size.width == 40)
    try FileManager.default.removeItem(at: folder.url)
    #expect(try await last.image(for: request).size.width == 40)
    #expect(server.paths.count == 3)
    #expect(await last.diskCost == folder.sizes.values.reduce(0, +))
  }

  @Test("File names contain nothing of the URL, and a file of another URL is not used")
  func fileNames() async throws {
    let request = try request("red-40x30?token=secret")
    server.set(
      ImageServer.Answer(body: try #require(ServedImage("red-40x30")).data),
      for: "red-40x30?token=secret")
    _ = try await loader().image(for: request)
    let name = try #require(folder.sizes.keys.first)
    // 16 hexadecimal digits and the suffix.
    #expect(name.count == 22 && name.hasSuffix(".image"))
    #expect(UInt64(name.dropLast(6), radix: 16) != nil)
    // The file of another URL at the place of this one, as if both had one hash.
    let other = try self.request("green-20x20")
    let moved = folder.url.appendingPathComponent(ImageFiles.name(of: other.url))
    try FileManager.default.moveItem(at: folder.url.appendingPathComponent(name), to: moved)
    #expect(try await loader().image(for: other).size.width == 20)
    #expect(server.count("green-20x20") == 1)
    // FNV-1a of "a", as the authors of the hash publish it.
    let letter = try #require(URL(string: "a"))
    #expect(ImageFiles.name(of: letter) == "af63dc4c8601ec8c.image")
  }

  @Test("The disk keeps the files that were used last, also in the next launch") func diskOrder()
    async throws
  {
    // A file has 4 bytes, its URL and the data.
    let paths = (0..<4).map { "red-10x10-\($0)" }
    let size =
      try 4 + server.url(paths[0]).absoluteString.utf8.count
      + (try #require(ServedImage(paths[0]))).data.count
    let first = loader(memory: 0, disk: 3 * size)
    for path in paths[0...2] { _ = try await first.image(for: try request(path)) }
    // File systems may count time in seconds, tests don't wait for them.
    for (index, path) in paths[0...2].enumerated() {
      let file = folder.url.appendingPathComponent(ImageFiles.name(of: try server.url(path)))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -100 + Double(index))],
        ofItemAtPath: file.path)
    }
    let second = loader(memory: 0, disk: 3 * size)
    // The first one is used, so that the second one is the oldest.
    _ = try await second.image(for: try request(paths[0]))
    #expect(server.paths.count == 3)
    let third = loader(memory: 0, disk: 3 * size)
    _ = try await third.image(for: try request(paths[3]))
    #expect(await third.diskCost == 3 * size)
    let kept = try [0, 2, 3].map { ImageFiles.name(of: try server.url(paths[$0])) }
    #expect(Set(folder.sizes.keys) == Set(kept))
  }

  @Test("A loader with a smaller limit removes the files above it") func smallerLimit() async throws
  {
    for index in 0..<4 { _ = try await loader().image(for: try request("red-10x10-\(index)")) }
    let all = folder.sizes.values.reduce(0, +)
    let smaller = loader(disk: all / 2)
    #expect(await smaller.diskCost <= all / 2)
    #expect(folder.sizes.values.reduce(0, +) <= all / 2)
    #expect(!folder.sizes.isEmpty)
    let none = loader(disk: 0)
    _ = try await none.image(for: try request("red-11x11"))
    let name = ImageFiles.name(of: try server.url("red-11x11"))
    #expect(folder.sizes[name] == nil)
  }

  @Test("Memory and disk stay within their limits over random requests") func limits() async throws
  {
    for seed in PropertyRuns.seeds(full: 60).prefix(PropertyRuns.isFull ? 60 : 4) {
      var random = SeededGenerator(seed: seed)
      let memory = Int.random(in: 0...40_000, using: &random)
      let disk = Int.random(in: 0...4_000, using: &random)
      let folder = TemporaryFolder()
      let loader = URLImageLoader(memoryLimit: memory, diskLimit: disk, folder: folder.url)
      for _ in 0..<60 {
        let number = Int.random(in: 0..<12, using: &random)
        let length = [0, 10, 40].randomElement(using: &random) ?? 0
        let request = try request("blue-\(20 + 8 * number)x30", length, length)
        let image = try await loader.image(for: request)
        #expect(length == 0 || image.size.height <= 30 && image.size.width <= 120, "seed \(seed)")
        #expect(loader.memoryCost <= memory, "seed \(seed)")
        let cost = await loader.diskCost
        #expect(cost <= disk, "seed \(seed)")
        #expect(folder.sizes.values.reduce(0, +) == cost, "seed \(seed)")
        if let kept = loader.cachedImage(for: request) { #expect(kept === image, "seed \(seed)") }
      }
    }
  }

  @Test("A memory warning empties the memory, and the disk stays") func memoryWarning() async throws
  {
    let loader = loader()
    let request = try request("red-40x30")
    _ = try await loader.image(for: request)
    #expect(loader.memoryCost >= 40 * 30 * 4)
    center.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(loader.memoryCost == 0)
    _ = try await loader.image(for: request)
    #expect(server.paths.count == 1)
  }
}
