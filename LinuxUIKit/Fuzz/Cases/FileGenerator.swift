import Foundation
import SeededNumbers
import UIKit

/// Valid image files, SVG files and descriptions of assets, to be damaged.
@MainActor struct FileGenerator {
  /// The description of sets with one vector file.
  static let vectorContents = Data(
    """
    {"images": [{"filename": "a.svg"}], "symbols": [{"filename": "a.svg"}],
     "properties": {"preserves-vector-representation": true}}
    """.utf8)

  private func image(using random: inout SeededGenerator) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = Bool.random(using: &random)
    let size = CGSize(
      width: Int.random(in: 1...40, using: &random), height: Int.random(in: 1...40, using: &random))
    let rects = (0..<4).map { _ in
      CGRect(
        x: Int.random(in: 0..<40, using: &random), y: Int.random(in: 0..<40, using: &random),
        width: 12, height: 9)
    }
    let hue = CGFloat.random(in: 0...1, using: &random)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (index, rect) in rects.enumerated() {
        UIColor(hue: hue, saturation: CGFloat(index) / 4, brightness: 0.8, alpha: 0.7).setFill()
        context.fill(rect)
      }
    }
  }

  /// Returns a PNG file.
  func png(using random: inout SeededGenerator) -> Data {
    image(using: &random).pngData() ?? Data()
  }

  /// Returns a JPEG file.
  func jpeg(using random: inout SeededGenerator) -> Data {
    let quality = CGFloat.random(in: 0...1, using: &random)
    return image(using: &random).jpegData(compressionQuality: quality) ?? Data()
  }

  /// Returns an SVG file, in one case of two one that is hostile.
  func svg(using random: inout SeededGenerator) -> String {
    let parts = Self.parts.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    let size = Self.sizes.randomElement(using: &random) ?? ""
    return """
      <?xml version="1.0"?>
      <!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \(size)>
      \(parts.joined(separator: "\n"))
      </svg>
      """
  }

  private static let sizes = [
    #"width="24" height="24""#, #"viewBox="0 0 24 24""#, #"width="0" height="10""#,
    #"width="1e9" height="1e9""#, #"width="-4" height="NaN""#, #"viewBox="0 0 1e-30 1e30""#,
    #"width="100%" height="2cm""#, "",
  ]

  private static let parts: [String] = [
    ##"<path id="Regular-M" d="M0 0L10 10 20 0z" fill="#123"/>"##,
    ##"<g id="Black-L"><rect width="1e308" height="4"/></g>"##,
    #"<path d="M0 0 h nan v 1e999 a 1 1 0 0 0 1e308 -1e308 z" stroke-width="1e300"/>"#,
    #"<path d="\#(String(repeating: "M1 1L2 2", count: 2_000))"/>"#,
    ##"<g id="u"><use xlink:href="#u"/></g>"##,
    ##"<g id="x0"><rect width="1" height="1"/></g><g id="x1"><use xlink:href="#x0"/><use xlink:href="#x0"/></g><g id="x2"><use xlink:href="#x1"/><use xlink:href="#x1"/></g>"##,
    #"<image xlink:href="file:///etc/passwd" width="4" height="4"/>"#,
    #"<image xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==" width="9" height="9"/>"#,
    ##"<filter id="f"><feGaussianBlur stdDeviation="1e6"/></filter><rect filter="url(#f)" width="9" height="9"/>"##,
    #"<text font-size="1e6">&d;</text>"#,
    #"<g transform="matrix(0 0 0 0 0 0)"><circle r="4"/></g>"#,
    ##"<linearGradient id="l" xlink:href="#l"/><circle r="9" fill="url(#l)"/>"##,
    String(repeating: "<g>", count: 200) + String(repeating: "</g>", count: 200),
    #"<style>* { fill: red } @import url("http://localhost/a.css");</style>"#,
    ##"<mask id="m"><rect mask="url(#m)" width="9" height="9"/></mask><rect mask="url(#m)" width="9" height="9"/>"##,
    #"<rect width="20" height="20" rx="NaN" stroke-dasharray="0 0 1e-30" stroke="red"/>"#,
  ]

  /// Returns the description of sets with random entries.
  func contents(using random: inout SeededGenerator) -> String {
    func pick(_ values: [String]) -> String { values.randomElement(using: &random) ?? "0" }
    func component() -> String {
      pick([
        "\"0x1F\"", "\"255\"", "\"0.5\"", "\"1e400\"", "\"-3\"", "\"NaN\"", "1e99", "null", "[]",
      ])
    }
    func entry() -> String {
      """
      {"filename": \(pick(["\"a.svg\"", "\"../../x\"", "\"\"", "null", "7", "\"Contents.json\""])),
       "idiom": \(pick(["\"universal\"", "\"ipad\"", "\"\"", "null"])),
       "scale": \(pick(["\"1x\"", "\"3x\"", "\"NaNx\"", "\"-2x\"", "\"1e9x\"", "null"])),
       "appearances": \(pick(["[]", #"[{"appearance": "luminosity", "value": "dark"}]"#, "[{}]"])),
       "resizing": \(pick(["null", resizing, "{}"])),
       "alignment-insets": \(pick(["null", #"{"top": 1e300, "left": -5}"#])),
       "color": {"color-space": \(pick(["\"srgb\"", "\"display-p3\"", "\"gray-gamma-22\"", "\"?\""])),
         "components": {"red": \(component()), "green": \(component()), "blue": \(component()),
           "white": \(component()), "alpha": \(component())},
         "reference": \(pick(["null", "null", "\"labelColor\"", "\"x\""]))}}
      """
    }
    let resizing = """
      {"mode": "9-part", "center": {"mode": "tile", "width": \(pick(["1", "0", "-1", "1e300"])),
        "height": 2}, "cap-insets": {"left": \(pick(["1", "-9", "1e300", "40"])), "top": 3}}
      """
    let list = (0..<Int.random(in: 0...3, using: &random)).map { _ in entry() }
      .joined(separator: ", ")
    let nested = Int.random(in: 0..<20, using: &random) == 0
    let more = nested ? String(repeating: "[", count: 100_000) : "{}"
    return
      #"{"images": [\#(list)], "symbols": [\#(list)], "colors": [\#(list)], "data": [\#(list)], "properties": \#(more)}"#
  }
}
