import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Anchoring to the bottom, as in a chat") struct BottomAnchorTests {
  private func chat(_ paragraphs: Range<Int>) -> (RowsScreen, LegoTesting.Screen) {
    let rows = RowsScreen()
    rows.paragraphs = RowsScreen.paragraphs(paragraphs)
    rows.legoRenderer.anchor = .bottom
    return (rows, Screen(rows, size: CGSize(width: 400, height: 600)))
  }

  @Test("The first content appears at its end") func first() throws {
    let (rows, _) = chat(0..<100)
    #expect(rows.distanceToEnd == 0)
    #expect(try #require(rows.visibleFrame(of: 99)).maxY == 600)
  }

  @Test("Messages that arrive later appear at the end, too") func arrival() throws {
    let (rows, screen) = chat(0..<0)
    rows.paragraphs = RowsScreen.paragraphs(0..<100)
    screen.settle()
    #expect(try #require(rows.visibleFrame(of: 99)).maxY == 600)
  }

  @Test("A short chat starts at the top and stays at its end when it grows") func short() throws {
    let (rows, screen) = chat(0..<2)
    #expect(rows.top(of: 0) == 0)
    for count in 3..<20 {
      rows.paragraphs = RowsScreen.paragraphs(0..<count)
      screen.settle()
    }
    #expect(try #require(rows.visibleFrame(of: 18)).maxY == 600)
  }

  @Test("A new message at the end is displayed if the end is visible", arguments: [true, false])
  func append(animated: Bool) throws {
    let (rows, screen) = chat(0..<100)
    rows.legoRenderer.isAnimationEnabled = animated
    rows.paragraphs += RowsScreen.paragraphs(100..<103)
    screen.settle()
    #expect(try #require(rows.visibleFrame(of: 102)).maxY == 600)
  }

  @Test("A new message moves nothing if the user has scrolled up") func scrolledUp() throws {
    let (rows, screen) = chat(0..<100)
    screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 400))
    let before = try #require(rows.top(of: 95))
    rows.paragraphs += RowsScreen.paragraphs(100..<103)
    screen.settle()
    #expect(rows.top(of: 95) == before)
    #expect(rows.distanceToEnd > 180)
  }

  @Test("Older messages that are loaded above move nothing") func history() throws {
    let (rows, screen) = chat(0..<100)
    screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 400))
    let before = try #require(rows.top(of: 95))
    rows.paragraphs = RowsScreen.paragraphs(-50..<0) + rows.paragraphs
    screen.settle()
    #expect(rows.top(of: 95) == before)
  }

  @Test("Scrolling back to the end displays new messages again") func back() throws {
    let (rows, screen) = chat(0..<100)
    screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 400))
    #expect(rows.distanceToEnd > 0)
    screen.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 100))
    #expect(rows.distanceToEnd == 0)
    rows.paragraphs += RowsScreen.paragraphs(100..<101)
    screen.settle()
    #expect(try #require(rows.visibleFrame(of: 100)).maxY == 600)
  }

  @Test("The end stays visible when the keyboard makes the view shorter") func keyboard() throws {
    let (rows, screen) = chat(0..<100)
    screen.resize(to: CGSize(width: 400, height: 300))
    #expect(try #require(rows.visibleFrame(of: 99)).maxY == 300)
    screen.resize(to: CGSize(width: 400, height: 600))
    #expect(try #require(rows.visibleFrame(of: 99)).maxY == 600)
  }

  @Test("The end stays visible when an inset covers it") func inset() throws {
    let (rows, screen) = chat(0..<100)
    rows.legoRenderer.collectionView?.contentInset.bottom = 250
    screen.settle()
    #expect(try #require(rows.visibleFrame(of: 99)).maxY == 350)
  }

  @Test("An anchor that is set later moves nothing by itself") func late() throws {
    let rows = RowsScreen()
    rows.paragraphs = RowsScreen.paragraphs(0..<100)
    let screen = Screen(rows, size: CGSize(width: 400, height: 600))
    try screen.scroll(by: 35)
    rows.legoRenderer.anchor = .bottom
    let before = try #require(rows.top(of: 3))
    rows.paragraphs += RowsScreen.paragraphs(100..<103)
    screen.settle()
    #expect(rows.top(of: 3) == before)
    try screen.scrollToEnd()
    rows.paragraphs += RowsScreen.paragraphs(103..<106)
    screen.settle()
    #expect(rows.distanceToEnd == 0)
  }

  @Test("Scrolling to a message leaves the end until the user returns") func scrollTo() throws {
    let (rows, screen) = chat(0..<100)
    rows.legoRenderer.scroll(to: 40, at: .top)
    screen.settle()
    #expect(rows.top(of: 40) == 0)
    rows.paragraphs += RowsScreen.paragraphs(100..<101)
    screen.settle()
    #expect(rows.top(of: 40) == 0)
  }
}
