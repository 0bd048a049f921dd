// The types that Apple declares, in one line each.

extension UTType {
  /// A file or folder, the type of all others.
  public static let item = UTType(known: "public.item")
  /// Anything with content that can be viewed.
  public static let content = UTType(known: "public.content")
  /// Content of several parts.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// A stream of bytes.
  public static let data = UTType(known: "public.data")
  /// A folder, or a package.
  public static let directory = UTType(known: "public.directory")
  /// A folder that the user sees.
  public static let folder = UTType(known: "public.folder")
  /// A symbolic link.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// A link to another file.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A program.
  public static let executable = UTType(known: "public.executable")
  /// A Finder alias.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// A bookmark of a file.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without a style.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without a style in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text without a style in UTF-16 with a byte order mark.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// Text without a style in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Text with fields that delimiters separate.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Text with fields that commas separate.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Text with fields that tabs separate.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Text in UTF-8 with fields that tabs separate.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// A page in HTML.
  public static let html = UTType(known: "public.html")
  /// Text in XML.
  public static let xml = UTType(known: "public.xml")
  /// Text in YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// Source code of any language.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source code of an assembler.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// Source code in C.
  public static let cSource = UTType(known: "public.c-source")
  /// Source code in Objective-C.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// Source code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Source code in C++.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// Source code in Objective-C++.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// A header in C.
  public static let cHeader = UTType(known: "public.c-header")
  /// A header in C++.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// A script of any language.
  public static let script = UTType(known: "public.script")
  /// A script in AppleScript.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// A script in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A script of a shell.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A script in Perl.
  public static let perlScript = UTType(known: "public.perl-script")
  /// A script in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A script in Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// A script in PHP.
  public static let phpScript = UTType(known: "public.php-script")
  /// Text in JSON.
  public static let json = UTType(known: "public.json")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A binary property list.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// A document in PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Rich text with attachments.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Rich text with attachments in one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A page with its resources.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// An image of any format.
  public static let image = UTType(known: "public.image")
  /// An image in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// An image in TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// An image in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// An image in PNG.
  public static let png = UTType(known: "public.png")
  /// Icons in Apple's format.
  public static let icns = UTType(known: "com.apple.icns")
  /// An image in BMP.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// Icons in Microsoft's format.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// The data of a camera's sensor.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A drawing in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A photo with a movie.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// An image in HEIF.
  public static let heif = UTType(known: "public.heif-standard")
  /// An image in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// An image in WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A model in three dimensions.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A scene in USD.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// A scene in USDZ.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// A scene of RealityKit.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// A scene of SceneKit.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// An object that ARKit recognizes.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  /// Sound, video, or both.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Video that may have sound.
  public static let movie = UTType(known: "public.movie")
  /// Video without sound.
  public static let video = UTType(known: "public.video")
  /// Sound without video.
  public static let audio = UTType(known: "public.audio")
  /// A movie in QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A movie in MPEG.
  public static let mpeg = UTType(known: "public.mpeg")
  /// Video in MPEG-2.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// A stream in MPEG-2.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// A movie in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Protected sound in MPEG-4.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// Protected video in MPEG-4.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  /// A movie in AVI.
  public static let avi = UTType(known: "public.avi")
  /// Sound in AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Sound in WAV.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Music in MIDI.
  public static let midi = UTType(known: "public.midi-audio")
  /// A list of media.
  public static let playlist = UTType(known: "public.playlist")
  /// A list of media in M3U.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// Files in one file.
  public static let archive = UTType(known: "public.archive")
  /// Data compressed by gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// Data compressed by bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// Files in a ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// Files in Apple's archive.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// A spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A presentation.
  public static let presentation = UTType(known: "public.presentation")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// A person's addresses.
  public static let contact = UTType(known: "public.contact")
  /// A contact in vCard.
  public static let vCard = UTType(known: "public.vcard")
  /// A task.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// An event.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// An email.
  public static let emailMessage = UTType(known: "public.email-message")
  /// A location on the Internet.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// A folder with code and resources.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// A framework.
  public static let framework = UTType(known: "com.apple.framework")
  /// An app.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// A program that the user can launch.
  public static let application = UTType(known: "com.apple.application")
  /// A folder that the user sees as a file.
  public static let package = UTType(known: "com.apple.package")
  /// A program of a command line.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// A pane of settings.
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  /// A program of Windows.
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// The image of a disk.
  public static let diskImage = UTType(known: "public.disk-image")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// A book in EPUB.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Messages of a program.
  public static let log = UTType(known: "public.log")
  /// A certificate.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// A certificate with its key.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
}
