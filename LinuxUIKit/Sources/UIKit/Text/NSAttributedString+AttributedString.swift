import Foundation

extension NSAttributedString {
  /// The same text with the attributes that UIKit draws; linear in its length.
  ///
  /// On Apple's platforms this is Foundation's. Ours leaves out attributes of other frameworks.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let part = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: Self.attributes(of: run)))
    }
    self.init(attributedString: text)
  }

  private static func attributes(of run: AttributedString.Runs.Run) -> [Key: Any] {
    var attributes: [Key: Any] = [:]
    attributes[.font] = run.font
    attributes[.foregroundColor] = run.foregroundColor
    attributes[.backgroundColor] = run.backgroundColor
    attributes[.kern] = run.kern
    attributes[.underlineStyle] = run.underlineStyle?.rawValue
    attributes[.strikethroughStyle] = run.strikethroughStyle?.rawValue
    attributes[.baselineOffset] = run.baselineOffset
    return attributes
  }
}
