import Testing
import UIKit
import UniformTypeIdentifiers

/// Types of data; expected values are those of Apple's list "System-declared uniform type
/// identifiers".
@Suite("Content types") struct ContentTypeTests {
  @Test("A type conforms to itself and to its ancestors, and to no others")
  func conformance() {
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .item))
    #expect(UTType.png.conforms(to: .content))
    #expect(!UTType.png.conforms(to: .jpeg))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType.utf8PlainText.conforms(to: .plainText))
    #expect(UTType.swiftSource.conforms(to: .text))
    #expect(UTType.json.conforms(to: .text))
    #expect(UTType.fileURL.conforms(to: .url))
    #expect(UTType.mpeg4Movie.conforms(to: .audiovisualContent))
    #expect(UTType.folder.conforms(to: .directory))
    #expect(!UTType.folder.conforms(to: .data))
    #expect(UTType.png.isSubtype(of: .image))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(UTType.jpeg.supertypes == [.image, .data, .content, .item])
  }

  @Test("A type is found by its identifier, an extension or a MIME type, in any case")
  func creation() {
    #expect(UTType("public.png") == .png)
    #expect(UTType("Public.PNG") == .png)
    #expect(UTType("org.example.unknown") == nil)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType.plainText.identifier == "public.plain-text")
    #expect(UTType.png.isPublic && UTType.png.isDeclared && !UTType.pdf.isPublic)
  }

  @Test("An unknown extension has a dynamic type, which keeps it and conforms to the given type")
  func dynamicTypes() throws {
    let type = try #require(UTType(filenameExtension: "note", conformingTo: .text))
    #expect(type.isDynamic && !type.isDeclared)
    #expect(type.conforms(to: .text))
    #expect(!type.conforms(to: .image))
    #expect(type.preferredFilenameExtension == "note")
    #expect(try #require(UTType(filenameExtension: "note")).conforms(to: .data))
  }

  @Test("A type survives coding, and a name gets the extension of a type once")
  func codingAndNames() throws {
    let data = try JSONEncoder().encode([UTType.heic, .zip])
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.heic, .zip])
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
    #expect(folder.appendingPathComponent("a.png", conformingTo: .png).lastPathComponent == "a.png")
    #expect(
      folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
    #expect(folder.appendingPathExtension(for: .zip).lastPathComponent == "tmp.zip")
  }

  @Test("An item provider registers and loads data by types")
  func itemProviders() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json, visibility: .all) { completion in
      completion(Data("[]".utf8), nil)
      return nil
    }
    #expect(provider.registeredContentTypes == [.json])
    #expect(provider.registeredContentTypes(conformingTo: .text) == [.json])
    #expect(provider.registeredContentTypes(conformingTo: .image) == [])
    let data = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .text) { data, _ in continuation.resume(returning: data)
      }
    }
    #expect(data == Data("[]".utf8))
  }
}
