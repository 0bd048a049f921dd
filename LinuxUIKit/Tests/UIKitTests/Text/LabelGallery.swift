import UIKit

/// A column of labels of every kind, for golden pictures.
@MainActor
struct LabelGallery {
  private let width: CGFloat = 320

  func picture() -> UIImage {
    let labels = placed(all)
    let height = labels.last.map { $0.frame.maxY.rounded(.up) + 8 } ?? 0
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for label in labels { draw(label, in: context) }
    }
  }

  private func draw(_ label: UILabel, in context: UIGraphicsImageRendererContext) {
    context.cgContext.saveGState()
    UIColor(white: 0.95, alpha: 1).setFill()
    context.fill(label.frame)
    context.cgContext.translateBy(x: label.frame.minX, y: label.frame.minY)
    label.draw(label.bounds)
    context.cgContext.restoreGState()
  }

  private func placed(_ labels: [UILabel]) -> [UILabel] {
    var top: CGFloat = 8
    for label in labels {
      let inner = width - 16
      let height = max(20, label.sizeThatFits(CGSize(width: inner, height: 0)).height)
      label.frame = CGRect(x: 8, y: top, width: inner, height: height)
      top += height + 6
    }
    return labels
  }

  private var all: [UILabel] {
    styles + [
      makeLabel("A long line that is truncated at its tail as it has no room", lines: 1),
      changed("A long line that is truncated at its head as it has no room") {
        $0.lineBreakMode = .byTruncatingHead
      },
      changed("A long line that is truncated in the middle as it has no room") {
        $0.lineBreakMode = .byTruncatingMiddle
      },
      makeLabel(
        "Several lines wrap between words, and what does not fit into the last of "
          + "them is replaced by an ellipsis at its end", lines: 2),
      changed("Centered") { $0.textAlignment = .center },
      changed("Right to left") { $0.semanticContentAttribute = .forceRightToLeft },
      changed("中文 日本語 한국어 👍🏽 👩‍👩‍👧 ❤️") { $0.numberOfLines = 0 },
      changed("Digits 1234567890, monospaced") {
        $0.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
      },
      changed("Shadow and color") {
        $0.textColor = .systemBlue
        $0.shadowColor = .systemYellow
        $0.shadowOffset = CGSize(width: 1, height: 1)
      },
      attributed,
    ]
  }

  private var styles: [UILabel] {
    let styles: [(String, UIFont.TextStyle)] = [
      ("Large title", .largeTitle), ("Title 2", .title2), ("Headline", .headline),
      ("Body", .body), ("Caption", .caption1),
    ]
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    return styles.map { name, style in
      changed(name) { $0.font = .preferredFont(forTextStyle: style, compatibleWith: traits) }
    }
  }

  private var attributed: UILabel {
    let text = NSMutableAttributedString(string: "Plain ")
    let parts: [(String, [NSAttributedString.Key: Any])] = [
      ("bold ", [.font: UIFont.boldSystemFont(ofSize: 17)]),
      ("italic ", [.font: UIFont.italicSystemFont(ofSize: 17)]),
      ("red ", [.foregroundColor: UIColor.systemRed]),
      ("marked", [.backgroundColor: UIColor.systemYellow]),
      (" under", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      (" struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
      (" k e r n", [.kern: 4]),
      (" up", [.baselineOffset: 5, .font: UIFont.systemFont(ofSize: 11)]),
    ]
    for (string, attributes) in parts {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    return changed("") {
      $0.numberOfLines = 0
      $0.attributedText = text
    }
  }

  private func changed(_ text: String, _ change: (UILabel) -> Void) -> UILabel {
    let label = makeLabel(text)
    change(label)
    return label
  }
}
