import Foundation
import Testing
import UIKit

@Suite("Names that older code uses") @MainActor struct FormerNamesTests {
  @Test("An NSIndexPath of an item or row has its parts")
  func indexPaths() {
    for path in [NSIndexPath(item: 3, section: 2), NSIndexPath(row: 3, section: 2)] {
      #expect(path.section == 2 && path.item == 3 && path.row == 3)
      #expect(path == IndexPath(item: 3, section: 2) as NSIndexPath)
    }
  }

  @Test("The insets of both scroll indicators are set at once, and read from the vertical one")
  func indicators() {
    let view = UIScrollView()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.scrollIndicatorInsets = insets
    #expect(view.verticalScrollIndicatorInsets == insets)
    #expect(view.horizontalScrollIndicatorInsets == insets)
    view.horizontalScrollIndicatorInsets = .zero
    #expect(view.scrollIndicatorInsets == insets)
  }

  @Test("The display modes of split views have their names of iOS 8")
  func displayModes() {
    #expect(UISplitViewController.DisplayMode.primaryHidden == .secondaryOnly)
    #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
    #expect(UISplitViewController.DisplayMode.primaryOverlay == .oneOverSecondary)
  }

  @Test("HUGE is the largest number of 32 bits, (2 - 2^-23) x 2^127")
  func huge() {
    #expect(Double(HUGE) == (2 - pow(2, -23)) * pow(2, 127))
  }

  @Test("A device is turned the other way around than its interface, and may lie flat")
  func orientations() {
    #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isPortrait)
    #expect(UIDeviceOrientation.landscapeLeft.isLandscape)
    #expect(
      (0...6).compactMap(UIDeviceOrientation.init).map(\.isValidInterfaceOrientation)
        == [false, true, true, true, true, false, false])
    // UIKit's numbers: an interface turned to the right has that of a device turned to the left.
    #expect(
      UIInterfaceOrientation.landscapeRight.rawValue == UIDeviceOrientation.landscapeLeft.rawValue)
  }
}
