import ContactCells
import LegoSupport
import LegoViews
import TestSupport
import Testing
import UIKit

@MainActor @Suite("One cell written in three ways") struct ContactCellTests {
  private let contacts = (0..<40).map { Contact($0) }

  /// The frames of the cells and of the labels in them, in the coordinate space of the content, after
  /// each of several scrolls.
  private func frames(_ items: [some TypedItemType]) -> [[CGRect]] {
    let shown = DisplayedLego(Lego { Section(id: 0, layout: RowsLayout()) { items } })
    return (0..<6).map { step in
      shown.collectionView.contentOffset.y = CGFloat(step) * 500
      shown.collectionView.layoutIfNeeded()
      let labels = views(of: UILabel.self, in: shown.collectionView).sorted {
        $0.convert(CGPoint.zero, to: shown.collectionView).y
          < $1.convert(CGPoint.zero, to: shown.collectionView).y
      }
      return shown.frames
        + labels.map { $0.convert($0.bounds, to: shown.collectionView) }
    }
  }

  /// Returns whether frames are equal.
  ///
  /// Outside a window all edges are at whole thirds of a point, whose sums differ by the precision of
  /// floating-point numbers, which is far below a thousandth.
  private func areEqual(_ frames: [CGRect], _ others: [CGRect]) -> Bool {
    frames.count == others.count
      && zip(frames, others).allSatisfy { one, other in
        [
          one.minX - other.minX, one.minY - other.minY, one.width - other.width,
          one.height - other.height,
        ].allSatisfy { abs($0) < 0.001 }
      }
  }

  @Test("Boxes, anchors and stack views give cells and labels the same frames")
  func frames() throws {
    let boxes = frames(contacts.map(boxesItem))
    let anchors = frames(contacts.map { AnchorsItem($0) })
    let stacks = frames(contacts.map { StacksItem($0) })
    for step in boxes.indices {
      #expect(boxes[step].count > 20)
      #expect(areEqual(boxes[step], anchors[step]), "step \(step)")
      #expect(areEqual(stacks[step], anchors[step]), "step \(step)")
    }
  }

  @Test("The three cells have the same pixels, which Views.md displays") func pixels() throws {
    let contacts = (0..<3).map { Contact($0) }
    let boxes = image(contacts.map(boxesItem))
    expectDocumentationImage(boxes, named: "contact-cell", in: "LegoViews")
    let pixels = try #require(boxes.pngData())
    #expect(pixels == image(contacts.map { AnchorsItem($0) }).pngData())
    #expect(pixels == image(contacts.map { StacksItem($0) }).pngData())
  }

  /// An image of a list of 320 x 292 points.
  private func image(_ items: [some TypedItemType]) -> UIImage {
    let shown = DisplayedLego(Lego { Section(id: 0, layout: RowsLayout()) { items } })
    shown.view.frame.size = CGSize(width: 320, height: 292)
    shown.view.layoutIfNeeded()
    return shown.collectionView.layer.image(scale: 2)
  }
}
