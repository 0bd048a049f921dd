import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Animations that cells start") struct CellAnimationTests {
  private func width(
    halfwayAfter change: (BarScreen, Screen) -> Void, isAnimated: Bool = true
  ) throws -> CGFloat {
    let controller = BarScreen()
    controller.legoRenderer.isAnimationEnabled = isAnimated
    let screen = Screen(controller)
    screen.settle()
    return try screen.clock.hold {
      change(controller, screen)
      screen.clock.advance(by: 0.5)
      let cell = controller.legoRenderer.collectionView?.visibleCells.first as? BarCell
      return try #require(cell?.bar.layer.presentation()).frame.width
    }
  }

  // The animation takes 1 s and is linear: after half of it the bar has half of its width of 100.
  @Test(
    "A displayed cell animates what it changes when its item changes",
    arguments: [true, false])
  func changed(isAnimated: Bool) throws {
    let width = try width(
      halfwayAfter: { controller, _ in controller.share = 1 }, isAnimated: isAnimated)
    // The update is displayed in the next frame, at most 1/60 s later.
    #expect((48...50.1).contains(width), "\(width)")
  }

  @Test("An inserted cell doesn't animate what it displays first") func inserted() throws {
    let width = try width { controller, screen in
      controller.isShown = false
      screen.settle()
      (controller.share, controller.isShown) = (1, true)
    }
    #expect(width == 100)
  }

  @Test("An update in a function that disables animations animates nothing") func disabled() throws
  {
    let width = try width { controller, _ in
      UIView.performWithoutAnimation {
        controller.share = 1
        controller.legoRenderer.flush()
      }
    }
    #expect(width == 100)
  }

  @Test("Animations are as enabled after an update as before") func restored() throws {
    _ = try width { controller, _ in
      controller.share = 1
      controller.legoRenderer.flush()
      #expect(UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation {
        controller.share = 0
        controller.legoRenderer.flush()
        #expect(!UIView.areAnimationsEnabled)
      }
    }
  }
}

/// A screen with a bar whose share of 100 points is state.
private final class BarScreen: LegoViewController {
  @State var share: CGFloat = 0
  @State var isShown = true

  override var lego: Lego {
    Lego {
      Section(id: "bars", layout: .rows()) { if isShown { Bar(share: share) } }
    }
  }
}

private struct Bar: TypedItemType, Equatable {
  typealias CellType = BarCell
  var share: CGFloat
  var id: Int { 0 }
}

private final class BarCell: UICollectionViewCell, TypedCellType {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))

  func update(with item: Bar) {
    if bar.superview == nil { contentView.addSubview(bar) }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [bar] in
      bar.frame.size.width = 100 * item.share
    }
  }

  static func layout(constraintsTo size: CGSize, with item: Bar) -> CGSize {
    CGSize(width: size.width, height: 20)
  }
}
