import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Sizes of a window") struct DisplayGeometryTests {
  /// A window of 400 x 800 logical pixels, each of which is 2 x 2 pixels.
  private let dense = DisplayGeometry(
    pixelWidth: 800, pixelHeight: 1600, scale: 2, pixelsPerUnit: 2)
  /// A window of 780 x 1688 pixels on a display without a scale of its own.
  private let scaled = DisplayGeometry(
    pixelWidth: 780, pixelHeight: 1688, scale: 2, pixelsPerUnit: 1)

  @Test("The size in points is that in pixels by the scale")
  func size() {
    #expect(dense.size == CGSize(width: 400, height: 800))
    #expect(scaled.size == CGSize(width: 390, height: 844))
  }

  @Test("Locations are converted from the units of the window system")
  func points() {
    #expect(dense.point(x: 100, y: 30) == CGPoint(x: 100, y: 30))
    #expect(scaled.point(x: 100, y: 30) == CGPoint(x: 50, y: 15))
    #expect(scaled.point(fractionX: 0.5, fractionY: 0.25) == CGPoint(x: 195, y: 211))
  }

  @Test("A rectangle is converted to the enclosing one in units")
  func units() {
    #expect(
      scaled.units(CGRect(x: 10.2, y: 20, width: 1, height: 16))
        == CGRect(x: 20, y: 40, width: 3, height: 32))
    #expect(
      dense.units(CGRect(x: 10, y: 20, width: 2, height: 16))
        == CGRect(x: 10, y: 20, width: 2, height: 16))
  }

  @Test(
    "A fractional scale of the display is rounded up, from 1 to 3",
    arguments: [
      (1, 1), (1.005, 1), (1.25, 2), (1.5, 2), (2, 2), (2.5, 3), (4, 3), (0.5, 1), (0, 1),
      (CGFloat.nan, 1), (.infinity, 1),
    ] as [(CGFloat, Int)])
  func scale(display: CGFloat, scale: Int) {
    #expect(DisplayGeometry.scale(chosen: nil, displayScale: display) == scale)
    #expect(DisplayGeometry.scale(chosen: 3, displayScale: display) == 3)
  }

  @Test(
    "The scale of an X server is its dots per inch by 96",
    arguments: [
      (nil, 1), ("96", 1), ("192", 2), ("144.0", 1.5), ("0", 1), ("-96", 1), ("many", 1),
      ("nan", 1), ("1e9", 1),
    ] as [(String?, CGFloat)])
  func xResources(text: String?, scale: CGFloat) {
    #expect(XResources.scale(ofDotsPerInch: text) == scale)
  }

  @Test("A window opens in its size in pixels, limited by the display unless the size is chosen")
  func openingSize() {
    let phone = CGSize(width: 390, height: 844)
    let laptop = CGSize(width: 1366, height: 740)
    func open(isChosen: Bool, scale: CGFloat, perUnit: CGFloat, usable: CGSize?) -> CGSize {
      DisplayGeometry.openingSize(
        of: phone, isChosen: isChosen, scale: scale, pixelsPerUnit: perUnit, usable: usable)
    }
    #expect(open(isChosen: false, scale: 1, perUnit: 1, usable: nil) == phone)
    #expect(
      open(isChosen: false, scale: 1, perUnit: 1, usable: laptop)
        == CGSize(width: 390, height: 740))
    #expect(open(isChosen: true, scale: 1, perUnit: 1, usable: laptop) == phone)
    // Scale 2 without a scale of the display: twice as many pixels; with one: as many units.
    #expect(
      open(isChosen: true, scale: 2, perUnit: 1, usable: laptop)
        == CGSize(width: 780, height: 1688))
    #expect(open(isChosen: true, scale: 2, perUnit: 2, usable: laptop) == phone)
    #expect(open(isChosen: false, scale: 1, perUnit: 1, usable: .zero) == phone)
  }

  @Test(
    "Phones and narrow windows are compact, wide ones regular",
    arguments: [
      (CGSize(width: 390, height: 844), UIUserInterfaceSizeClass.compact, .regular),
      (CGSize(width: 639, height: 1366), .compact, .regular),
      (CGSize(width: 678, height: 1024), .regular, .regular),
      (CGSize(width: 1024, height: 768), .regular, .regular),
      (CGSize(width: 844, height: 390), .regular, .compact),
      (CGSize(width: 568, height: 320), .compact, .compact),
    ] as [(CGSize, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
  func sizeClasses(
    size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let traits = WindowSizeClasses.traits(of: size)
    #expect(traits.horizontalSizeClass == horizontal)
    #expect(traits.verticalSizeClass == vertical)
  }

  @Test("A frame is due once in an interval, in rhythm, and missed frames are left out")
  func pacing() {
    // Quarters are exact in binary.
    var pacing = FramePacing(framesPerSecond: 4)
    #expect(pacing.timeToNextFrame(at: 10) == 0)
    pacing.frameDidBegin(at: 10)
    #expect(pacing.timeToNextFrame(at: 10) == 0.25)
    pacing.frameDidBegin(at: 10.3)
    #expect(pacing.timeToNextFrame(at: 10.375) == 0.125, "The next frame is due at 10.5")
    pacing.frameDidBegin(at: 12)
    #expect(pacing.timeToNextFrame(at: 12) == 0.25)
    #expect(pacing.timeToNextFrame(at: 13) == 0)
    pacing.setFramesPerSecond(2)
    #expect(pacing.timeToNextFrame(at: 12) == 0.5)
  }

  @Test(
    "A display without activity for a second has 30 frames in a second, until something happens")
  func idlePacing() {
    var pacing = FramePacing(framesPerSecond: 64)
    pacing.recordActivity(at: 10)
    pacing.frameDidBegin(at: 10.5)
    #expect(pacing.timeToNextFrame(at: 10.5) == 1.0 / 64)
    pacing.frameDidBegin(at: 12)
    #expect(abs(pacing.timeToNextFrame(at: 12) - 1.0 / 30) < 1e-9)
    pacing.recordActivity(at: 12)
    #expect(pacing.timeToNextFrame(at: 12) == 1.0 / 64)
  }
}
