import UIKit

/// What cells have answered when they were asked for their size.
///
/// One answer is kept for each item, with the width that it was asked for. It is given up when
/// the item changes or goes, or when the text size of the system changes.
@MainActor final class ItemSizeCache {
  private struct Answer {
    let width: CGFloat
    let size: CGSize
  }

  private var answers: [ItemToken: Answer] = [:]
  private var textSize: UIContentSizeCategory?

  /// The size that `item` wants in `room`, asked of its cell type if it is not known yet.
  func size(of item: AnyItem, token: ItemToken, in room: CGSize) -> CGSize {
    if let answer = answers[token], answer.width == room.width { return answer.size }
    let size = item.size(in: room)
    answers[token] = Answer(width: room.width, size: size)
    return size
  }

  /// Asks again for an item that has changed; tells whether its size has, too.
  func refresh(_ item: AnyItem, token: ItemToken) -> Bool {
    guard let answer = answers.removeValue(forKey: token) else { return false }
    let room = CGSize(width: answer.width, height: .greatestFiniteMagnitude)
    return size(of: item, token: token, in: room) != answer.size
  }

  /// Forgets every item for which `isShown` is false.
  func keep(where isShown: (ItemToken) -> Bool) {
    answers = answers.filter { isShown($0.key) }
  }

  /// Forgets everything if the text size is another than before.
  func adopt(_ traits: UITraitCollection) {
    guard traits.preferredContentSizeCategory != textSize else { return }
    textSize = traits.preferredContentSizeCategory
    answers = [:]
  }
}
