import Foundation
import Testing

// No Mac builds the projects here, so that everything in them that can be checked is.
@Suite("The Xcode projects of the example app and of the template")
struct XcodeProjectTests {
  private let app = "ExampleApp/ExampleApp.xcodeproj"

  /// The package's manifest.
  private var manifest: String {
    get throws {
      try String(
        contentsOf: SourceFile.top.appendingPathComponent("Package.swift"), encoding: .utf8)
    }
  }

  @Test(
    "Every identifier in a project is that of an object, and every object is used",
    arguments: XcodeProject.paths)
  func references(path: String) throws {
    let project = try XcodeProject(path)
    let isIdentifier = { (text: String) in
      text.count == 24 && text.allSatisfy { $0.isHexDigit && !$0.isLowercase }
    }
    let used = Set(project.objects.values.flatMap(\.texts).filter(isIdentifier) + [project.root])

    #expect(!used.isEmpty)
    #expect(used.symmetricDifference(project.objects.keys).isEmpty)
    #expect(project.objects[project.root]?.kind == "PBXProject")
  }

  @Test(
    "The target compiles the folders of the sources, which exist",
    arguments: zip(XcodeProject.paths, [["App", "Cells", "Models", "Screens"], ["App"]]))
  func folders(path: String, names: Set<String>) throws {
    let folders = try XcodeProject(path).sourceFolders()
    #expect(Set(folders.map(\.lastPathComponent)) == names)
    for folder in folders {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.contains { $0.hasSuffix(".swift") }, "\(folder.path)")
    }
    let main = SourceFile.top.appendingPathComponent("ExampleApp/App/Xcode/main.swift")
    #expect(FileManager.default.fileExists(atPath: main.path))
  }

  @Test(
    "The package is this one, and has the products that the target links",
    arguments: XcodeProject.paths)
  func package(project path: String) throws {
    let project = try XcodeProject(path)
    let reference = try #require(project.all("XCLocalSwiftPackageReference").first)
    let relativePath = try #require(reference["relativePath"])
    // The template is copied beside a clone of this repository.
    let package = project.folder.appendingPathComponent(relativePath).standardizedFileURL
    let expected =
      project.name == "App" ? project.folder.appendingPathComponent("../LayoutBox") : SourceFile.top
    #expect(package.path == expected.standardizedFileURL.path)
    let products = project.all("XCSwiftPackageProductDependency").compactMap { $0["productName"] }
    #expect(products.sorted() == ["LegoKit", "LegoViews"])
    for product in products {
      #expect(try manifest.contains(".library(name: \"\(product)\""))
    }
  }

  @Test(
    "The settings are those of the package: Swift 6, and iOS 16 at least",
    arguments: XcodeProject.paths)
  func settings(path: String) throws {
    let project = try XcodeProject(path)
    let configurations = project.all("XCBuildConfiguration")
    #expect(configurations.count == 4)
    for configuration in configurations {
      #expect(configuration.settings["SWIFT_VERSION"] == "6.0")
    }
    let versions = configurations.compactMap { $0.settings["IPHONEOS_DEPLOYMENT_TARGET"] }
    #expect(versions == ["16.0", "16.0"])
    #expect(try manifest.contains(".iOS(.v16)"))
    let app = configurations.filter { $0.settings["PRODUCT_BUNDLE_IDENTIFIER"] != nil }
    #expect(app.count == 2)
    for configuration in app {
      #expect(configuration.settings["GENERATE_INFOPLIST_FILE"] == "YES")
      #expect(
        configuration.settings["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"] == "YES")
    }
  }

  @Test("The icon and the accent color that the settings name are in the asset catalog")
  func assets() throws {
    let project = try XcodeProject(app)
    let catalog = project.folder.appendingPathComponent("App/Xcode/Assets.xcassets")
    let settings = project.all("XCBuildConfiguration").map(\.settings)
    let icons = Set(settings.compactMap { $0["ASSETCATALOG_COMPILER_APPICON_NAME"] })
    let colors = Set(settings.compactMap { $0["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] })

    let names = icons.map { "\($0).appiconset" } + colors.map { "\($0).colorset" }
    #expect(names.count == 2)
    for name in names {
      let contents = catalog.appendingPathComponent("\(name)/Contents.json")
      let json = try JSONSerialization.jsonObject(with: try Data(contentsOf: contents))
      let images = (json as? [String: Any])?["images"] as? [[String: Any]] ?? []
      for file in images.compactMap({ $0["filename"] as? String }) {
        #expect(FileManager.default.fileExists(atPath: catalog.path + "/\(name)/\(file)"))
      }
    }
  }

  @Test("The shared scheme builds the app's target", arguments: XcodeProject.paths)
  func scheme(path: String) throws {
    let project = try XcodeProject(path)
    let target = try #require(
      project.objects.first { $0.value.kind == "PBXNativeTarget" })
    #expect(target.value["name"] == project.name)
    let blueprints = try project.scheme.split(separator: "\n")
      .filter { $0.contains("BlueprintIdentifier") }
    #expect(blueprints.count == 3)
    #expect(blueprints.allSatisfy { $0.contains("\"\(target.key)\"") })
  }
}
