import Testing
import UIKit

@Suite("Item providers") struct ItemProviderTests {
  private func loaded<T>(
    _ load: (@escaping @Sendable (T?, (any Error)?) -> Void) -> Void
  ) async -> T? where T: Sendable {
    await withCheckedContinuation { continuation in
      load { value, _ in continuation.resume(returning: value) }
    }
  }

  @Test("A string is loaded as a string and as UTF-8 data")
  func strings() async {
    let provider = NSItemProvider(object: NSString(string: "Grüße 👋"))
    #expect(provider.registeredTypeIdentifiers.contains("public.utf8-plain-text"))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    let text = await loaded { provider.loadObject(ofClass: String.self, completionHandler: $0) }
    #expect(text == "Grüße 👋")
    let data: Data? = await loaded {
      provider.loadDataRepresentation(
        forTypeIdentifier: "public.utf8-plain-text", completionHandler: $0)
    }
    #expect(data == Data("Grüße 👋".utf8))
  }

  @Test("A type conforms to more general ones")
  func conformance() {
    let text = NSItemProvider(object: NSString(string: "a"))
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(text.hasItemConformingToTypeIdentifier("public.plain-text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!text.hasItemConformingToTypeIdentifier("org.example.note"))
  }

  @Test("A URL is loaded as a URL")
  func urls() async throws {
    let url = try #require(URL(string: "https://example.org/a?b=c"))
    let provider = NSItemProvider(object: url as NSURL)
    let result = await loaded { provider.loadObject(ofClass: URL.self, completionHandler: $0) }
    #expect(result == url)
  }

  @Test("An image is loaded with its pixels")
  @MainActor func images() async {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    let provider = NSItemProvider(object: image)
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    let size = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: UIImage.self) { object, _ in
        continuation.resume(returning: (object as? UIImage)?.size)
      }
    }
    let scale = image.scale
    // Image data has no scale.
    #expect(size == CGSize(width: 3 * scale, height: 2 * scale))
  }

  @Test("A color is loaded with its components")
  func colors() async {
    let provider = NSItemProvider(object: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    let color = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: UIColor.self) { object, _ in
        continuation.resume(returning: object as? UIColor)
      }
    }
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }

  @Test("Data of an app's own type is loaded when it is requested")
  func ownTypes() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "org.example.song", visibility: .ownProcess
    ) { completion in
      completion(Data([1, 2, 3]), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["org.example.song"])
    let data: Data? = await loaded {
      provider.loadDataRepresentation(
        forTypeIdentifier: "org.example.song", completionHandler: $0)
    }
    #expect(data == Data([1, 2, 3]))
  }

  @Test("A missing representation and a failed load report an error")
  func errors() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) {
      $0(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    let codes = await withCheckedContinuation { continuation in
      _ = provider.loadDataRepresentation(forTypeIdentifier: "public.text") { _, error in
        continuation.resume(returning: (error as? CocoaError)?.code)
      }
    }
    #expect(codes == .fileNoSuchFile)
    let missing = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: UIColor.self) { object, error in
        continuation.resume(returning: object == nil && error != nil)
      }
    }
    #expect(missing)
  }
}
