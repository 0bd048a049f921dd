import Testing

@testable import UIKit

/// A card that can be dragged and a tray that receives text.
private final class CardScreen: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let card = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 60))
  let tray = UIView(frame: CGRect(x: 160, y: 20, width: 120, height: 120))
  let finger: Finger
  var log: [String] = []
  var texts: [String] = []
  var operation = UIDropOperation.copy

  override init() {
    finger = Finger(on: window)
    super.init()
    window.addSubview(card)
    window.addSubview(tray)
    window.isHidden = false
    card.addInteraction(UIDragInteraction(delegate: self))
    tray.addInteraction(UIDropInteraction(delegate: self))
  }

  func drag(to point: CGPoint) {
    finger.press(at: card.center)
    // The press begins after 0.5 s, and the lift takes 0.3 s.
    FrameClock.shared.advance(by: 1)
    finger.move(to: point)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    #expect(session.location(in: card) == CGPoint(x: 40, y: 30))
    session.localContext = "context"
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "card")))]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    log.append("lift")
    animator.addAnimations { [card] in card.alpha = 0.8 }
    animator.addCompletion { [weak self] in self?.log.append("lifted \($0 == .end)") }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { log.append("begin") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { log.append("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { log.append("did end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { log.append("transferred") }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    log.append("can handle")
    return session.canLoadObjects(ofClass: String.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { log.append("enter \(session.localDragSession?.localContext as? String ?? "foreign")") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { log.append("exit") }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    log.append("perform")
    session.loadObjects(ofClass: String.self) { [weak self] in self?.texts = $0 }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { log.append("conclude") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { log.append("end") }
}

@Suite("Drags of views") @MainActor struct DragInteractionTests {
  private let screen = CardScreen()

  @Test("A view is dragged to another one, which loads its text")
  func dropping() async throws {
    FrameClock.shared.pause()
    screen.drag(to: CGPoint(x: 200, y: 60))
    #expect(screen.log == ["lift", "lifted true", "begin", "can handle", "enter context"])
    screen.finger.move(to: CGPoint(x: 140, y: 180))
    screen.finger.move(to: CGPoint(x: 210, y: 60))
    #expect(screen.log.suffix(2) == ["exit", "enter context"])
    screen.log = []
    screen.finger.lift()
    #expect(screen.log == ["perform", "will end copy"])
    FrameClock.shared.advance(by: 1)
    FrameClock.shared.resume()
    #expect(
      screen.log == [
        "perform", "will end copy", "conclude", "end", "did end copy", "transferred",
      ])
    #expect(abs(screen.card.alpha - 0.8) < 0.001)
    for _ in 0..<5_000 where screen.texts.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(screen.texts == ["card"])
  }

  @Test("A drop beside all targets cancels the drag")
  func canceling() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    screen.drag(to: CGPoint(x: 140, y: 180))
    screen.finger.lift()
    FrameClock.shared.advance(by: 1)
    #expect(
      screen.log == ["lift", "lifted true", "begin", "will end cancel", "did end cancel"])
    #expect(screen.window.subviews == [screen.card, screen.tray])
  }

  @Test("Text of another app is dropped, and an image is refused")
  func foreignItems() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let start = CGPoint(x: 140, y: 180)
    let text = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "mail")))
    let drag = ForeignDrag(of: [text], at: start, in: screen.window)
    drag.move(to: CGPoint(x: 200, y: 60))
    drag.drop()
    FrameClock.shared.advance(by: 1)
    #expect(screen.log == ["can handle", "enter foreign", "perform", "conclude", "end"])

    screen.log = []
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(Data(), nil)
      return nil
    }
    let other = ForeignDrag(
      of: [UIDragItem(itemProvider: provider)], at: start, in: screen.window)
    other.move(to: CGPoint(x: 200, y: 60))
    other.drop()
    #expect(screen.log == ["can handle"])
  }

  @Test("The preview of an item replaces that of the lift, and a drop animates it to its target")
  func previews() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    screen.drag(to: CGPoint(x: 200, y: 60))
    // The views are the card, the tray, the preview and its badge.
    #expect(screen.window.subviews.count == 4)
    let platter = screen.window.subviews[2]
    #expect(platter.bounds.size == CGSize(width: 80, height: 60))
    // The finger has moved by 140 and 10 points from the center of the card.
    #expect(platter.center == CGPoint(x: 200, y: 60))
    screen.finger.lift()
    FrameClock.shared.advance(by: 1)
    #expect(screen.window.subviews.count == 2)
  }

  @Test("A removed interaction begins no drag, and a disabled one neither")
  func removal() throws {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let interaction = try #require(screen.card.interactions.first as? UIDragInteraction)
    interaction.isEnabled = false
    screen.drag(to: CGPoint(x: 200, y: 60))
    screen.finger.lift()
    interaction.isEnabled = true
    screen.card.removeInteraction(interaction)
    #expect(screen.card.interactions.isEmpty)
    #expect(interaction.view == nil)
    screen.drag(to: CGPoint(x: 200, y: 60))
    screen.finger.lift()
    #expect(screen.log == [])
  }
}
