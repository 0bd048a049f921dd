import OrderedDifference

/// A list after a difference was played on it, by the rules of a batch of updates.
struct PlayedDifference<Identifier: MadeIdentifier> {
  /// The list that comes out; nil where the difference names a place twice or one that is not there.
  let list: [Identifier]?

  /// Takes out what is deleted and moved by old places, then puts in the rest by new ones.
  ///
  /// Only what is inserted is read from the target.
  init(_ difference: OrderedDifference, of lists: MadeLists<Identifier>) {
    var staying: [Identifier?] = lists.source
    var played = [Identifier?](repeating: nil, count: lists.target.count)
    var isLegal = true
    let put = { (identifier: Identifier?, place: Int) in
      isLegal = isLegal && identifier != nil && played[place] == nil
      played[place] = identifier
    }
    for move in difference.movedItems {
      put(staying[move.source.item], move.target.item)
      staying[move.source.item] = nil
    }
    for place in difference.deletedItems {
      isLegal = isLegal && staying[place.item] != nil
      staying[place.item] = nil
    }
    for place in difference.insertedItems { put(lists.target[place.item], place.item) }
    var rest = staying.compactMap(\.self)[...]
    for place in played.indices where played[place] == nil { played[place] = rest.popFirst() }
    let complete = played.compactMap(\.self)
    list = isLegal && rest.isEmpty && complete.count == played.count ? complete : nil
  }
}
