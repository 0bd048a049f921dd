extension Post {
  /// The posts of one week.
  static let samples = [
    Post(
      id: 1, author: author(1, "Clara Ahrens", "Design"), time: "12 minutes ago",
      text: """
        The first chairs of the new oak are out of the steam box. They bend more willingly than we \
        thought, but they spring back by almost two degrees overnight. So tomorrow we bend them \
        two degrees too far, and on Friday we shall know whether wood can be fooled.
        """,
      image: SampleImages.url(.chair, hue: 0.09), likes: 128, comments: 14),
    Post(
      id: 2, author: author(2, "林晓雨", "Glazes"), time: "1 hour ago",
      text: "今天的青釉终于没有开裂。", likes: 64, comments: 9),
    Post(
      id: 3, author: author(3, "Tomás Ibarra", "Metal"), time: "3 hours ago",
      text: "The lamp has its shade.", image: SampleImages.url(.lamp, hue: 0.13), likes: 41,
      comments: 3),
    Post(
      id: 4, author: author(4, "Sofia Lindqvist", "Shop"), time: "Yesterday",
      text: """
        Somebody asked in the shop why the mugs have no handles. The honest answer is that the \
        handles fell off. The better answer is that a mug without a handle tells you when the tea \
        is ready to drink: as soon as you can hold it. We have sold nineteen since then, and \
        nobody has brought one back.
        """,
      likes: 302, comments: 57),
    Post(
      id: 5, author: author(5, "Jonas Weber", "Clocks"), time: "Monday",
      text: "A clock that makes no sound, and a cat that looks at it all day.",
      image: SampleImages.url(.clock, hue: 0.6), likes: 87, comments: 21),
  ]

  private static func author(_ id: Int, _ name: String, _ role: String) -> Person {
    Person(id: id, name: name, role: role, phone: "")
  }
}
