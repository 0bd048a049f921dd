import BenchmarkHarness
import Foundation
import LegoKit
import UIKit

extension Benchmark {
  /// Scrolling through a feed of images to its end and back.
  static let imageFeed = Benchmark(
    "image-feed",
    about: """
      A feed of 10,000 images of 320 x 240 pixels, each with a URL of its own, in rows of 100 points, \
      scrolled by 600 points at a time to its end and back. After each step, the main queue runs until \
      the visible images are displayed. A step is the layout pass alone. The loader keeps 8 MB of \
      decoded images.
      """
  ) { run in
    let feed = try ImageFeed(count: 10_000)
    defer { feed.removeFiles() }
    let former = AsyncImageView.defaultLoader
    defer { AsyncImageView.defaultLoader = former }
    AsyncImageView.defaultLoader = feed.loader
    feed.waitForImages()
    run.record("10,000 images, to the end", steps: feed.scroll(by: 600))
    ProcessMemory.trim()
    let half = ProcessMemory.resident
    run.record("10,000 images, back to the start", steps: feed.scroll(by: -600))
    ProcessMemory.trim()
    feed.check(run)
    if let half, let end = ProcessMemory.resident {
      run.note("Resident at the end: \(half >> 20) MB, back at the start: \(end >> 20) MB.")
      // What the loader keeps is the same: the rest is fragmentation of the heap.
      run.expect(end - half < 24 << 20, "the memory has grown from \(half) to \(end) bytes")
    }
  }
}

/// A row with an image.
private struct FeedItem: TypedItemType, Equatable, ImagePrefetching {
  typealias CellType = FeedCell
  let id: Int
  let url: URL

  var imageRequests: [ImageRequest] {
    [ImageRequest(url: url, size: FeedCell.imageSize, scale: 2)]
  }
}

private final class FeedCell: UICollectionViewCell, TypedCellType {
  nonisolated static let imageSize = CGSize(width: 120, height: 90)

  /// The view of the image.
  let imageView = AsyncImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = CGRect(origin: CGPoint(x: 5, y: 5), size: Self.imageSize)
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: FeedItem) { imageView.url = item.url }

  static func layout(constraintsTo size: CGSize, with item: FeedItem) -> CGSize {
    CGSize(width: size.width, height: 100)
  }
}

/// A window with a feed, and the files of its images.
@MainActor private final class ImageFeed {
  static let memoryLimit = 8 << 20

  let loader: URLImageLoader
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("image-feed-\(UUID().uuidString)")
  private let renderer: LegoRenderer
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var largestCost = 0
  private var missingImages = 0
  private var displayedImages = 0

  /// Writes the images, and displays the first ones.
  init(count: Int) throws {
    loader = URLImageLoader(memoryLimit: Self.memoryLimit, diskLimit: 0, folder: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var items: [FeedItem] = []
    for index in 0..<count {
      // A hundred files, each with a hundred names.
      let file = folder.appendingPathComponent("\(index % 100).png")
      if index < 100 { try Self.png(index).write(to: file) }
      let link = folder.appendingPathComponent("\(index)-link.png")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      items.append(FeedItem(id: index, url: link))
    }
    let feed = items
    renderer = LegoRenderer(lego: Lego { Section(id: 0, layout: RowsLayout()) { feed } })
    renderer.isAnimationEnabled = false
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    renderer.render(in: controller.view)
    window.layoutIfNeeded()
  }

  private static func png(_ index: Int) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 320, height: 240)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      for stripe in 0..<16 {
        let hue = CGFloat((index * 7 + stripe * 5) % 100) / 100
        UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).setFill()
        context.fill(CGRect(x: stripe * 20, y: 0, width: 20, height: 240))
      }
    }
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    return data
  }

  func removeFiles() { try? FileManager.default.removeItem(at: folder) }

  private var visibleViews: [AsyncImageView] {
    (renderer.collectionView?.visibleCells ?? []).compactMap { ($0 as? FeedCell)?.imageView }
  }

  /// Scrolls by a number of points, to the end of the content in that direction; returns the times of
  /// the layout passes in nanoseconds.
  func scroll(by step: CGFloat) -> [Double] {
    guard let list = renderer.collectionView else { return [] }
    let end = list.contentSize.height - list.bounds.height
    let clock = ContinuousClock()
    var times: [Double] = []
    while step > 0 ? list.contentOffset.y < end : list.contentOffset.y > 0 {
      let target = min(max(0, list.contentOffset.y + step), end)
      times.append(
        clock.measure {
          list.contentOffset.y = target
          window.layoutIfNeeded()
        }.nanoseconds)
      waitForImages()
    }
    return times
  }

  /// Runs the main queue until the visible images are displayed, for at most a second.
  func waitForImages() {
    let views = visibleViews
    let limit = Date(timeIntervalSinceNow: 1)
    while views.contains(where: { $0.image == nil }), Date() < limit {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
    }
    missingImages += views.count { $0.image == nil }
    displayedImages += views.count { $0.image != nil }
    largestCost = max(largestCost, loader.memoryCost)
  }

  /// Checks what has been displayed and kept.
  func check(_ run: BenchmarkRun) {
    run.expect(missingImages == 0, "\(missingImages) images were not displayed")
    // Each step displays nine rows or more.
    run.expect(displayedImages > 2 * 10_000, "\(displayedImages) images were displayed")
    run.expect(
      largestCost <= Self.memoryLimit, "the loader has kept \(largestCost) bytes of images")
    run.expect(largestCost > Self.memoryLimit / 2, "the loader has kept \(largestCost) bytes only")
    run.note("The loader has kept at most \(largestCost) of \(Self.memoryLimit) bytes.")
  }
}
