import Testing
import UIKit

// Subclasses that declare no designated initializer inherit those of Apple's classes, convenience ones too.

private final class LabeledConstraint: NSLayoutConstraint {
  var label = "none"
}

private final class TaggedImage: UIImage, @unchecked Sendable {
  var tag = "none"
}

private final class TaggedTraits: UITraitCollection, @unchecked Sendable {
  var tag = "none"
}

private final class TaggedColor: UIColor, @unchecked Sendable {
  var tag = "none"
}

private final class TaggedDescriptor: UIFontDescriptor, @unchecked Sendable {
  var tag = "none"
}

private final class TaggedSize: NSCollectionLayoutSize {
  var tag = "none"
}

private final class TaggedSection: NSCollectionLayoutSection {
  var tag = "none"
}

@Suite("Inherited initializers") @MainActor struct InheritedInitializerTests {
  @Test("A constraint of a subclass is created between two attributes, and acts")
  func constraints() {
    let (container, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 40)), UIView())
    container.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = LabeledConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: container, attribute: .width,
      multiplier: 0.5, constant: 5)
    width.isActive = true
    container.layoutIfNeeded()
    // 90 · 0.5 + 5.
    #expect(view.frame.width == 50 && width.label == "none")
  }

  @Test("Images, traits, colors and descriptors of subclasses have their values")
  func values() throws {
    let pixels = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }.cgImage)
    let image = TaggedImage(cgImage: pixels, scale: 1, orientation: .up)
    #expect(image.size.width == CGFloat(pixels.width) && image.tag == "none")
    let traits = TaggedTraits(userInterfaceStyle: .dark)
    #expect(traits.userInterfaceStyle == .dark && traits.tag == "none")
    let color = TaggedColor(cgColor: UIColor(white: 0.5, alpha: 0.25).cgColor)
    #expect(color.cgColor.alpha == 0.25 && color.tag == "none")
    let descriptor = TaggedDescriptor(name: "DejaVuSans", size: 21)
    #expect(descriptor.pointSize == 21 && descriptor.tag == "none")
  }

  @Test("Descriptions of layouts of subclasses have their values")
  func descriptions() {
    let size = TaggedSize(widthDimension: .absolute(30), heightDimension: .absolute(44))
    #expect(size.widthDimension.dimension == 30 && size.tag == "none")
    let section = TaggedSection(group: .horizontal(layoutSize: size, subitems: []))
    section.interGroupSpacing = 7
    #expect(section.interGroupSpacing == 7 && section.tag == "none")
  }
}
