import LegoKit
import LegoTesting
import Testing
import UIKit

/// The code of the article "Modifiers of LegoKit".
private final class MailScreen: LegoViewController {
  @State var mails = [Mail(id: 1, sender: "Ada", subject: "Notes")]
  private(set) var opened: [Int] = []
  private(set) var loadCount = 0

  override var lego: Lego {
    Lego {
      Section(id: "mails", layout: .list(.plain)) {
        for mail in mails {
          SubtitleRow(mail.sender, mail.subject, id: mail.id)
            .onSelect { [weak self] in self?.open(mail) }  // of this item
        }
      }
      .onReachEnd { [weak self] in self?.loadMore() }  // of the section
    }
    .refreshable { [weak self] in await self?.reload() }  // of the screen
  }

  private func open(_ mail: Mail) { opened.append(mail.id) }
  private func loadMore() { loadCount += 1 }
  private func reload() async {}
}

private struct Mail {
  var id: Int
  var sender: String
  var subject: String
}

/// The code of the article "Modifiers of LegoKit".
@MainActor @Suite("Modifiers") struct ModifiersTests {
  @Test("A modifier of an item, of a section and of a screen are called") func modifiers() throws {
    let controller = MailScreen()
    let screen = Screen(controller)
    try screen.tap("Ada")
    #expect(controller.opened == [1])
    #expect(controller.loadCount == 1)
    #expect(controller.legoRenderer.collectionView?.refreshControl != nil)
  }
}
