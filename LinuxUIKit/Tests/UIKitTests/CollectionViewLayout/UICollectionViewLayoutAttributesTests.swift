import Testing
import UIKit

/// Attributes with a custom property, subclassed as Apple's guide describes.
private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }
}

@MainActor struct UICollectionViewLayoutAttributesTests {
  @Test("Each initializer sets the element's category")
  func categories() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: [1, 0])
    let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "b", with: [1, 0])

    #expect(cell.representedElementCategory == .cell)
    #expect(cell.representedElementKind == nil)
    #expect(cell.indexPath == [1, 2])
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "h")
    #expect(back.representedElementCategory == .decorationView)
    #expect(back.representedElementKind == "b")
  }

  @Test("Fresh attributes are opaque, visible, at the back and of no size")
  func defaults() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])

    #expect(attributes.frame == .zero)
    #expect(attributes.alpha == 1)
    #expect(attributes.zIndex == 0)
    #expect(!attributes.isHidden)
    #expect(attributes.transform.isIdentity)
  }

  @Test("The frame follows center and size, and sets them")
  func frame() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.size == CGSize(width: 30, height: 40))
    attributes.center = CGPoint(x: 0, y: 0)
    attributes.bounds.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(attributes.frame == CGRect(x: -10, y: -15, width: 20, height: 30))
  }

  @Test("A copy is equal, of the same class, and independent")
  func copies() throws {
    let original = TintedAttributes(forCellWith: [0, 3])
    original.tint = 7
    original.zIndex = 2
    original.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    let copy = try #require(original.copy() as? TintedAttributes)

    #expect(copy == original)
    #expect(copy.hash == original.hash)
    #expect(copy.tint == 7)
    copy.alpha = 0.5
    #expect(copy != original)
    #expect(original.alpha == 1)
  }

  @Test("Attributes of other elements differ")
  func otherElements() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: [0, 0])

    #expect(cell != UICollectionViewLayoutAttributes(forCellWith: [0, 1]))
    #expect(cell != UICollectionViewLayoutAttributes(forDecorationViewOfKind: "", with: [0, 0]))
    #expect(!cell.isEqual("cell"))
  }
}
