extension IndexPath {
  /// The place of an item in a section of a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The place of a row in a section of a list.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section's number, which is the first of the two numbers.
  ///
  /// The path must have two numbers, or this stops the program as Apple's does.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item's number within its section, which is the second of the two numbers.
  ///
  /// The path must have two numbers, or this stops the program as Apple's does.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Another name of `item`, which speaks of lists.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
