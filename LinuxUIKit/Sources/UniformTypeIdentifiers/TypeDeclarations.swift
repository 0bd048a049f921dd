/// The declarations of types: their parents and tags.
///
/// Apps add declarations at run time; a lock guards them.
package enum TypeDeclarations {
  /// One declared type.
  private struct Declaration: Sendable {
    let identifier: String
    /// The types to which it conforms directly.
    let parents: [String]
    var extensions: [String] = []
    var mimeTypes: [String] = []

    init(
      _ identifier: String, _ parents: [String], _ extensions: [String] = [],
      _ mimeTypes: [String] = []
    ) {
      (self.identifier, self.parents) = (identifier, parents)
      (self.extensions, self.mimeTypes) = (extensions, mimeTypes)
    }

    func tags(_ tagClass: String) -> [String] {
      switch tagClass {
      case UTTagClass.filenameExtension.rawValue: extensions
      case UTTagClass.mimeType.rawValue: mimeTypes
      default: []
      }
    }
  }

  private static let dynamicPrefix = "dyn."
  private static let added = AddedDeclarations()

  /// Returns whether a type is declared.
  package static func isDeclared(_ identifier: String) -> Bool {
    byIdentifier[identifier.lowercased()] != nil || added.parent(of: identifier) != nil
  }

  /// Returns whether an identifier is that of a dynamic type.
  package static func isDynamic(_ identifier: String) -> Bool {
    identifier.hasPrefix(dynamicPrefix)
  }

  /// Declares a type; does nothing if it is declared already.
  package static func declare(_ identifier: String, parent: String) {
    guard !isDeclared(identifier), !conforms(parent, to: identifier) else { return }
    added.add(identifier, parent: parent)
  }

  /// Returns whether a type is another one, or conforms to it; a type that is not declared conforms
  /// to itself only.
  package static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier.lowercased() == other.lowercased()
      || parents(of: identifier).contains { conforms($0, to: other) }
  }

  /// Returns the identifiers of the types to which a type conforms, without its own.
  package static func ancestors(of identifier: String) -> Set<String> {
    parents(of: identifier).reduce(into: []) { all, parent in
      all.insert(parent)
      all.formUnion(ancestors(of: parent))
    }
  }

  /// Returns the tags of a type by their classes, preferred ones first.
  package static func tags(of identifier: String) -> [(tagClass: String, tags: [String])] {
    if let (tag, tagClass, _) = dynamicParts(of: identifier) { return [(tagClass, [tag])] }
    guard let declaration = byIdentifier[identifier.lowercased()] else { return [] }
    return [UTTagClass.filenameExtension, .mimeType].map(\.rawValue).compactMap { tagClass in
      let tags = declaration.tags(tagClass)
      return tags.isEmpty ? nil : (tagClass, tags)
    }
  }

  /// Returns the identifiers of the types with a tag, regardless of case.
  package static func identifiers(tag: String, tagClass: String) -> [String] {
    let tag = tag.lowercased()
    return all.filter { $0.tags(tagClass).contains(tag) }.map(\.identifier)
  }

  // MARK: Dynamic types

  /// Returns the identifier of a dynamic type, which contains its tag and its parent.
  ///
  /// The format is not Apple's.
  package static func dynamicIdentifier(tag: String, tagClass: String, parent: String) -> String {
    let hexadecimal = tag.lowercased().utf8.map { String($0, radix: 16) }.joined(separator: "-")
    return "\(dynamicPrefix)\(hexadecimal)|\(tagClass)|\(parent)"
  }

  private static func dynamicParts(
    of identifier: String
  ) -> (tag: String, tagClass: String, parent: String)? {
    guard isDynamic(identifier) else { return nil }
    let parts = identifier.dropFirst(dynamicPrefix.count).components(separatedBy: "|")
    guard parts.count >= 3 else { return nil }
    let bytes = parts[0].components(separatedBy: "-").compactMap { UInt8($0, radix: 16) }
    let parent = parts[2...].joined(separator: "|")
    return (String(decoding: bytes, as: UTF8.self), parts[1], parent)
  }

  private static func parents(of identifier: String) -> [String] {
    if let parts = dynamicParts(of: identifier) { return [parts.parent] }
    if let declaration = byIdentifier[identifier.lowercased()] { return declaration.parents }
    return added.parent(of: identifier).map { [$0] } ?? []
  }

  // MARK: Apple's types

  private static let byIdentifier = Dictionary(
    all.map { ($0.identifier.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  private static let all: [Declaration] = [
    Declaration("public.item", []),
    Declaration("public.content", []),
    Declaration("public.composite-content", ["public.content"]),
    Declaration("public.data", ["public.item"]),
    Declaration("public.directory", ["public.item"]),
    Declaration("public.folder", ["public.directory"]),
    Declaration("public.symlink", ["public.item"]),
    Declaration("com.apple.resolvable", []),
    Declaration("public.executable", ["public.data"]),
    Declaration("com.apple.alias-file", ["public.data", "com.apple.resolvable"]),
    Declaration("com.apple.bookmark", ["public.data", "com.apple.resolvable"]),
    Declaration("public.url", ["public.data"]),
    Declaration("public.file-url", ["public.url"]),
    Declaration("public.text", ["public.data", "public.content"]),
    Declaration("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    Declaration("public.utf8-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-8"]),
    Declaration(
      "public.utf16-external-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-16"]),
    Declaration("public.utf16-plain-text", ["public.plain-text"]),
    Declaration("public.delimited-values-text", ["public.text"]),
    Declaration(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
      ["text/csv", "text/comma-separated-values"]),
    Declaration(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
      ["text/tab-separated-values"]),
    Declaration(
      "public.utf8-tab-separated-values-text",
      ["public.tab-separated-values-text", "public.utf8-plain-text"]),
    Declaration("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
    Declaration("public.html", ["public.text"], ["html", "htm", "shtml"], ["text/html"]),
    Declaration("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    Declaration("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"]),
    Declaration("public.source-code", ["public.plain-text"]),
    Declaration("public.assembly-source", ["public.source-code"], ["s"]),
    Declaration("public.c-source", ["public.source-code"], ["c"]),
    Declaration("public.objective-c-source", ["public.source-code"], ["m"]),
    Declaration("public.swift-source", ["public.source-code"], ["swift"]),
    Declaration("public.c-plus-plus-source", ["public.source-code"], ["cpp", "cp", "cxx", "cc"]),
    Declaration("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"]),
    Declaration("public.c-header", ["public.source-code"], ["h"]),
    Declaration("public.c-plus-plus-header", ["public.source-code"], ["hpp", "hh", "hxx"]),
    Declaration("public.script", ["public.source-code"]),
    Declaration("com.apple.applescript.text", ["public.script"], ["applescript"]),
    Declaration(
      "com.netscape.javascript-source", ["public.source-code", "public.executable"],
      ["js", "javascript"], ["text/javascript", "application/javascript"]),
    Declaration("public.shell-script", ["public.script"], ["sh", "command"]),
    Declaration(
      "public.perl-script", ["public.shell-script"], ["pl", "pm"], ["text/x-perl-script"]),
    Declaration("public.python-script", ["public.shell-script"], ["py"], ["text/x-python-script"]),
    Declaration("public.ruby-script", ["public.shell-script"], ["rb"], ["text/x-ruby-script"]),
    Declaration(
      "public.php-script", ["public.shell-script"], ["php", "php3", "php4"], ["text/php"]),
    Declaration("public.json", ["public.text"], ["json"], ["application/json"]),
    Declaration("com.apple.property-list", ["public.data"], ["plist"]),
    Declaration("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"]),
    Declaration("com.apple.binary-property-list", ["com.apple.property-list"]),
    Declaration(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
    Declaration("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"]),
    Declaration("com.apple.flat-rtfd", ["public.data", "public.composite-content"]),
    Declaration(
      "com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"],
      ["application/x-webarchive"]),
    Declaration("public.image", ["public.data", "public.content"]),
    Declaration(
      "public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
    Declaration("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    Declaration("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    Declaration("public.png", ["public.image"], ["png"], ["image/png"]),
    Declaration("com.apple.icns", ["public.image"], ["icns"]),
    Declaration("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"]),
    Declaration("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
    Declaration("public.camera-raw-image", ["public.image"]),
    Declaration(
      "public.svg-image", ["public.image", "public.xml"], ["svg", "svgz"], ["image/svg+xml"]),
    Declaration("com.apple.live-photo", []),
    Declaration("public.heif-standard", ["public.image"], ["heif"], ["image/heif"]),
    Declaration("public.heic", ["public.heif-standard"], ["heic"], ["image/heic"]),
    Declaration("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    Declaration("public.3d-content", ["public.content"]),
    Declaration(
      "com.pixar.universal-scene-description", ["public.3d-content", "public.data"], ["usd"]),
    Declaration(
      "com.pixar.universal-scene-description-mobile", ["public.3d-content", "public.data"],
      ["usdz"], ["model/vnd.usdz+zip"]),
    Declaration("com.apple.reality", ["public.data"], ["reality"]),
    Declaration("com.apple.scenekit.scene", ["public.3d-content", "public.data"], ["scn"]),
    Declaration("com.apple.arobject", ["public.data"], ["arobject"]),
    Declaration("public.audiovisual-content", ["public.data", "public.content"]),
    Declaration("public.movie", ["public.audiovisual-content"]),
    Declaration("public.video", ["public.movie"]),
    Declaration("public.audio", ["public.audiovisual-content"]),
    Declaration("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
    Declaration("public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe"], ["video/mpeg"]),
    Declaration("public.mpeg-2-video", ["public.video"], ["m2v"], ["video/mpeg2"]),
    Declaration("public.mpeg-2-transport-stream", ["public.movie"], ["ts"], ["video/mp2t"]),
    Declaration("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg", "audio/mp3"]),
    Declaration("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"]),
    Declaration("public.mpeg-4-audio", ["public.audio"], ["m4a"], ["audio/mp4"]),
    Declaration("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"]),
    Declaration("com.apple.protected-mpeg-4-video", ["public.movie"], ["m4v"], ["video/x-m4v"]),
    Declaration("public.avi", ["public.movie"], ["avi"], ["video/avi"]),
    Declaration("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"]),
    Declaration(
      "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"],
      ["audio/wav", "audio/wave", "audio/vnd.wave"]),
    Declaration("public.midi-audio", ["public.audio"], ["midi", "mid"], ["audio/midi"]),
    Declaration("public.playlist", []),
    Declaration(
      "public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"], ["audio/mpegurl"]),
    Declaration("public.archive", ["public.data"]),
    Declaration(
      "org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"],
      ["application/x-gzip", "application/gzip"]),
    Declaration("public.bzip2-archive", ["public.archive"], ["bz2"], ["application/x-bzip2"]),
    Declaration("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"]),
    Declaration("com.apple.archive", ["public.archive"], ["aar"]),
    Declaration("public.spreadsheet", ["public.content"]),
    Declaration("public.presentation", ["public.composite-content"]),
    Declaration("public.database", []),
    Declaration("public.message", []),
    Declaration("public.contact", []),
    Declaration(
      "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"],
      ["text/vcard", "text/x-vcard"]),
    Declaration("public.to-do-item", []),
    Declaration("public.calendar-event", []),
    Declaration("public.email-message", ["public.message"]),
    Declaration("com.apple.internet-location", ["public.data"]),
    Declaration("com.apple.bundle", ["public.directory"]),
    Declaration("com.apple.framework", ["com.apple.bundle"], ["framework"]),
    Declaration(
      "com.apple.application-bundle",
      ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"]),
    Declaration("com.apple.application", ["public.executable"]),
    Declaration("com.apple.package", ["public.directory"]),
    Declaration("public.unix-executable", ["public.executable"]),
    Declaration(
      "com.apple.systempreference.prefpane", ["com.apple.package", "com.apple.bundle"], ["prefPane"]
    ),
    Declaration(
      "com.microsoft.windows-executable", ["public.executable"], ["exe"],
      ["application/x-msdownload"]),
    Declaration("public.disk-image", ["public.archive"]),
    Declaration("public.font", []),
    Declaration(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
      ["application/epub+zip"]),
    Declaration("public.log", ["public.text"], ["log"]),
    Declaration(
      "public.x509-certificate", ["public.data"], ["cer", "crt", "der"],
      ["application/x-x509-ca-cert"]),
    Declaration("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"]),
  ]
}

/// The declarations that an app has added.
// Unchecked because a lock guards the parents.
private final class AddedDeclarations: @unchecked Sendable {
  private let lock = NSLock()
  private var parents: [String: String] = [:]

  func add(_ identifier: String, parent: String) {
    lock.withLock { parents[identifier.lowercased()] = parent }
  }

  func parent(of identifier: String) -> String? {
    lock.withLock { parents[identifier.lowercased()] }
  }
}
