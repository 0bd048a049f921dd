import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Image pickers", .serialized) struct UIImagePickerControllerTests {
  private let pictures = TemporaryPictures()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let picker = UIImagePickerController()
  private let delegate = PickingDelegate()

  init() {
    picker.delegate = delegate
    PicturesFolder.replace(by: PicturesFolder(url: pictures.url))
  }

  private var grid: PhotoGridController? { picker.topViewController as? PhotoGridController }
  private var collection: UICollectionView? {
    grid?.view.subviews.compactMap { $0 as? UICollectionView }.first
  }

  /// Writes pictures of colors, the first one as the newest.
  private func write(_ colors: [UIColor], width: CGFloat = 60, height: CGFloat = 40) throws {
    for (index, color) in colors.enumerated() {
      try pictures.write(
        plainFile(color, width: width, height: height), to: "\(index).png",
        modified: 10_000 - Double(index))
    }
  }

  /// Displays the picker and waits for its pictures.
  private func show(_ traits: UITraitCollection? = nil) async {
    if let traits { window.overrideUserInterfaceStyle = traits.userInterfaceStyle }
    window.rootViewController = picker
    window.isHidden = false
    window.layoutIfNeeded()
    await grid?.search?.value
    window.layoutIfNeeded()
    for case let cell as PickerPhotoCell in collection?.visibleCells ?? [] {
      await cell.loading?.value
    }
  }

  private func color(ofCell item: Int) -> UInt32? {
    guard let cell = collection?.cellForItem(at: IndexPath(item: item, section: 0)) else {
      return nil
    }
    let picture = PictureReader(window.snapshotPicture)
    let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: window)
    return picture[Int(center.x), Int(center.y)]
  }

  private func tap(item: Int) async {
    guard let cell = collection?.cellForItem(at: IndexPath(item: item, section: 0)) else { return }
    let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: window)
    Finger(on: window).tap(at: center)
    await grid?.choice?.value
  }

  @Test("There are photos where the folder has readable pictures, and never a camera")
  func availability() throws {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == nil)
    try write([.red])
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
  }

  @Test("A new picker chooses from the library, without editing; the camera can't be set")
  func defaults() {
    #expect(picker.sourceType == .photoLibrary)
    #expect(picker.mediaTypes == ["public.image"])
    #expect(!picker.allowsEditing)
    picker.sourceType = .savedPhotosAlbum
    picker.sourceType = .camera
    #expect(picker.sourceType == .savedPhotosAlbum)
  }

  @Test("The pictures are in rows of three, the newest first")
  func order() async throws {
    try write([.red, .green, .blue, .white])
    await show()

    #expect(picker.topViewController?.title == "Photos")
    #expect(collection?.numberOfItems(inSection: 0) == 4)
    #expect(color(ofCell: 0) == 0xFF_FF_00_00)
    #expect(color(ofCell: 1) == 0xFF_00_FF_00)
    #expect(color(ofCell: 2) == 0xFF_00_00_FF)
    #expect(color(ofCell: 3) == 0xFF_FF_FF_FF)
    let frames = (0..<4).compactMap {
      collection?.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    // (390 - 2 * 2) / 3 points.
    #expect(abs(frames[0].width - 386.0 / 3) < 0.5)
    #expect(frames[2].minY == frames[0].minY)
    #expect(frames[3].minX == 0)
    #expect(abs(frames[3].minY - frames[0].maxY - 2) < 0.5)
  }

  @Test("The chosen picture is reported with its values, and the picker stays")
  func chosen() async throws {
    try write([.red, .blue])
    await show()
    await tap(item: 1)

    let info = try #require(delegate.infos.first)
    #expect(delegate.infos.count == 1)
    #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 60, height: 40))
    #expect((info[.originalImage] as? UIImage)?.centerPixel == 0xFF_00_00_FF)
    #expect((info[.imageURL] as? URL)?.lastPathComponent == "1.png")
    #expect(info[.mediaType] as? String == "public.image")
    #expect(info[.editedImage] == nil)
    #expect(info[.cropRect] == nil)
    #expect(window.rootViewController === picker)
  }

  @Test("With editing, the square in the center is reported too")
  func editing() async throws {
    try write([.red])
    picker.allowsEditing = true
    await show()
    await tap(item: 0)

    let info = try #require(delegate.infos.first)
    #expect((info[.editedImage] as? UIImage)?.size == CGSize(width: 40, height: 40))
    #expect((info[.editedImage] as? UIImage)?.centerPixel == 0xFF_FF_00_00)
    // (60 - 40) / 2 points from the left.
    #expect(info[.cropRect] as? CGRect == CGRect(x: 10, y: 0, width: 40, height: 40))
  }

  @Test("The square of an image is its center at whole points, also of an upright one")
  func crop() throws {
    try pictures.write(plainFile(.red, width: 3, height: 8), to: "tall.png")
    let file = pictures.url.appendingPathComponent("tall.png")

    let info = try #require(PickedPicture(file: file, isCropped: true)).info

    // (8 - 3) / 2 is 2.5.
    #expect(info[.cropRect] as? CGRect == CGRect(x: 0, y: 2, width: 3, height: 3))
  }

  @Test("A damaged picture has a gray cell and can't be chosen")
  func damaged() async throws {
    try write([.red])
    try pictures.write("no picture", to: "newest.png", modified: 20_000)
    await show()
    #expect(collection?.numberOfItems(inSection: 0) == 2)
    #expect(color(ofCell: 1) == 0xFF_FF_00_00)
    await tap(item: 0)
    #expect(delegate.infos.isEmpty)
    await tap(item: 1)
    #expect(delegate.infos.count == 1)
  }

  @Test("Cancel is reported, and the picker stays")
  func cancel() async throws {
    await show()
    Finger(on: window).tap(at: CGPoint(x: 40, y: 22))

    #expect(delegate.cancellations == 1)
    #expect(window.rootViewController === picker)
  }

  @Test("Without pictures, or without images among the media types, a text says so")
  func empty() async throws {
    func label() -> UILabel? { grid?.view.subviews.compactMap { $0 as? UILabel }.first }
    await show()
    #expect(label()?.isHidden == false)
    #expect(label()?.text == "No Photos")

    try write([.red])
    let other = UIImagePickerController()
    other.mediaTypes = ["public.movie"]
    window.rootViewController = other
    window.layoutIfNeeded()
    let otherGrid = try #require(other.topViewController as? PhotoGridController)
    #expect(otherGrid.search == nil)
    #expect(otherGrid.view.subviews.contains { ($0 as? UILabel)?.isHidden == false })
  }

  @Test("The main thread goes on while pictures are read")
  func background() async throws {
    try write([.red])
    window.rootViewController = picker
    window.isHidden = false
    window.layoutIfNeeded()

    // Nothing was read before the first layout has ended.
    #expect(collection?.numberOfItems(inSection: 0) == 0)
    await grid?.search?.value
    #expect(collection?.numberOfItems(inSection: 0) == 1)
  }

  @Test("A delegate of the navigation controller alone is not notified of pictures")
  func otherDelegate() async throws {
    final class Other: NSObject, UINavigationControllerDelegate {}
    let other = Other()
    picker.delegate = other
    try write([.red])
    await show()
    await tap(item: 0)

    #expect(delegate.infos.isEmpty)
  }

  @Test("An image picker: light and dark, and without pictures")
  func goldenPictures() async throws {
    await show()
    expectImage(window.snapshotPicture, named: "empty")
    window.rootViewController = nil

    try write(
      [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
        .systemPurple,
      ])
    try pictures.write("damaged", to: "damaged.png", modified: 20_000)
    for style in [UIUserInterfaceStyle.light, .dark] {
      let picker = UIImagePickerController()
      window.overrideUserInterfaceStyle = style
      window.rootViewController = picker
      window.layoutIfNeeded()
      let grid = try #require(picker.topViewController as? PhotoGridController)
      await grid.search?.value
      window.layoutIfNeeded()
      for case let collection as UICollectionView in grid.view.subviews {
        for case let cell as PickerPhotoCell in collection.visibleCells {
          await cell.loading?.value
        }
      }
      expectImage(window.snapshotPicture, named: style == .dark ? "grid_dark" : "grid_light")
    }
  }
}

/// A delegate that records what the picker reports.
@MainActor
private final class PickingDelegate: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  private(set) var infos: [[UIImagePickerController.InfoKey: Any]] = []
  private(set) var cancellations = 0

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    infos.append(info)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    cancellations += 1
  }
}

extension UIWindow {
  /// The picture of the window at one pixel for each point.
  fileprivate var snapshotPicture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
  }
}
