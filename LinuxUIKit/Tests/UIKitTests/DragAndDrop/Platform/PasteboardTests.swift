import Testing
import UIKit
import UniformTypeIdentifiers

#if !os(tvOS)
  /// The types of a notification.
  @MainActor private final class AddedTypes {
    var types: [String] = []
  }

  /// Work that occupies threads until it is ended.
  private final class BusyThreads: Sendable {
    private let end = NSConditionLock(condition: 0)

    init(count: Int) {
      for _ in 0..<count { DispatchQueue.global().async { [end] in while end.condition == 0 {} } }
    }

    func stop() {
      end.lock()
      end.unlock(withCondition: 1)
    }
  }

  @Suite("Pasteboards") @MainActor struct PasteboardTests {
    private let pasteboard = UIPasteboard.withUniqueName()

    @Test("A text is pasted as text and as data, and replaces what was there")
    func strings() {
      let changes = pasteboard.changeCount
      #expect(pasteboard.string == nil)
      #expect(!pasteboard.hasStrings)
      pasteboard.string = "Grüße"
      #expect(pasteboard.string == "Grüße")
      #expect(pasteboard.strings == ["Grüße"])
      #expect(pasteboard.hasStrings && !pasteboard.hasImages && !pasteboard.hasURLs)
      #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("Grüße".utf8))
      #expect(pasteboard.contains(pasteboardTypes: ["public.text"]))
      #expect(pasteboard.changeCount > changes)
      pasteboard.strings = ["a", "b"]
      #expect(pasteboard.numberOfItems == 2)
      #expect(pasteboard.string == "a")
      pasteboard.string = nil
      #expect(pasteboard.numberOfItems == 0)
    }

    @Test("URLs, images and colors are pasted as such")
    func otherValues() throws {
      pasteboard.url = URL(string: "https://example.org/a?b=c")
      #expect(pasteboard.url?.query == "b=c")
      #expect(pasteboard.hasURLs)
      let size = CGSize(width: 4, height: 3)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      pasteboard.image = image
      #expect(pasteboard.hasImages && !pasteboard.hasStrings)
      #expect(pasteboard.image?.size == size)
      let data = try #require(pasteboard.data(forPasteboardType: UTType.png.identifier))
      #expect(UIImage(data: data)?.size == size)
      pasteboard.color = .red
      #expect(pasteboard.hasColors)
      #expect(pasteboard.color == .red)
    }

    @Test("An item has values of several types, and further items can be added")
    func items() {
      pasteboard.items = [["public.utf8-plain-text": "a", "org.example.number": 7]]
      pasteboard.addItems([["public.url": "https://example.org"]])
      #expect(pasteboard.numberOfItems == 2)
      #expect(pasteboard.value(forPasteboardType: "org.example.number") as? Int == 7)
      #expect(Set(pasteboard.types) == ["public.utf8-plain-text", "org.example.number"])
      #expect(pasteboard.itemSet(withPasteboardTypes: ["public.url"]) == [1])
      #expect(pasteboard.itemSet(withPasteboardTypes: ["public.image"]) == nil)
      #expect(pasteboard.url?.host == "example.org")
      #expect(!pasteboard.contains(pasteboardTypes: ["public.url"]))
      #expect(pasteboard.contains(pasteboardTypes: ["public.url"], inItemSet: [1]))
    }

    @Test("Item providers are pasted, and values are available as item providers")
    func itemProviders() async {
      pasteboard.setObjects([NSString(string: "a"), NSString(string: "b")])
      #expect(pasteboard.strings == ["a", "b"])
      pasteboard.string = "c"
      let provider = pasteboard.itemProviders.first
      #expect(provider?.canLoadObject(ofClass: String.self) == true)
      let text = await withCheckedContinuation { continuation in
        _ = provider?.loadObject(ofClass: String.self) { text, _ in
          continuation.resume(returning: text)
        }
      }
      #expect(text == "c")
    }

    @Test("Item providers are pasted while all threads of the global queues are busy")
    func busyThreads() {
      let threads = BusyThreads(count: 4 * ProcessInfo.processInfo.activeProcessorCount)
      defer { threads.stop() }
      pasteboard.setObjects([NSString(string: "a")])
      #expect(pasteboard.string == "a")
    }

    @Test("Two objects with one name share their items until the pasteboard is removed")
    func names() {
      let name = UIPasteboard.Name("org.example.\(UUID().uuidString)")
      #expect(UIPasteboard(name: name, create: false) == nil)
      let first = UIPasteboard(name: name, create: true)
      first?.string = "a"
      #expect(UIPasteboard(name: name, create: false)?.string == "a")
      UIPasteboard.remove(withName: name)
      #expect(UIPasteboard(name: name, create: false) == nil)
      #expect(UIPasteboard.general.name == .general)
    }

    @Test("Items are removed at their expiration date, and a change is notified")
    func expirationAndNotification() {
      let added = AddedTypes()
      let observer = NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
      ) { notification in
        let key = UIPasteboard.changedTypesAddedUserInfoKey
        let types = notification.userInfo?[key] as? [String] ?? []
        MainActor.assumeIsolated {
          added.types += types
        }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      let item = ["public.utf8-plain-text": "a"]
      pasteboard.setItems([item], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
      #expect(added.types == ["public.utf8-plain-text"])
      #expect(pasteboard.string == nil)
      pasteboard.setItems([item], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
      #expect(pasteboard.string == "a")
    }
  }
#endif
