import LegoViews
import UIKit

/// A message of a chat.
typealias MessageItem = ViewItem<ChatMessage.ID, ChatMessage, UIView>

extension ChatMessage {
  /// A row with a bubble at the author's side, which contains the text and the time below.
  @MainActor var row: MessageItem {
    ViewItem(id: id, self) { message in
      VBox {
        VBox {
          UILabel().text(message.text).textStyle(.body).numberOfLines(0)
            .textColor(message.map { $0.isMine ? UIColor.white : .label })
          HBox {
            UILabel().text(message.time).textStyle(.caption2)
              .textColor(message.map(\.timeColor))
            UIImageView().systemImage("checkmark")
              .symbolConfiguration(UIImage.SymbolConfiguration(textStyle: .caption2))
              .tintColor(message.map(\.timeColor)).hidden(message.map { !$0.isMine })
          }
          .space(3).justifyContent(.centerY)
        }
        .space(1).padding(top: 7, leading: 12, bottom: 6, trailing: 12)
        .backgroundColor(message.map(\.bubbleColor)).cornerRadius(17)
        .then { $0.layer.cornerCurve = .continuous }
        .bind(message.map { $0.isMine }) { bubble, isMine in
          bubble.alignment(xRatio: isMine ? 1 : -1)
            .margin(leading: isMine ? 56 : 12, trailing: isMine ? 12 : 56)
        }
      }
    }
  }

  private var timeColor: UIColor { isMine ? UIColor(white: 1, alpha: 0.75) : .secondaryLabel }
  private var bubbleColor: UIColor { isMine ? .systemBlue : .secondarySystemBackground }
}

extension ChatDay {
  /// A row with the name of the day between two lines.
  @MainActor var titleRow: some TypedItemType {
    ViewItem(id: id, title) { title in
      HBox {
        UIView().backgroundColor(.separator).size(.fill, 1)
        UILabel().text(title).textStyle(.footnote, weight: .semibold).textColor(.secondaryLabel)
        UIView().backgroundColor(.separator).size(.fill, 1)
      }
      .space(8).justifyContent(.centerY).padding(top: 10, leading: 16, bottom: 6, trailing: 16)
    }
  }
}
