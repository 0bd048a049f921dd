struct Chore: Hashable, Identifiable {
  let id: Int
  var title: String
  var isDone = false
}
