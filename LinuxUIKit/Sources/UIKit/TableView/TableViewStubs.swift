// Stand-ins for the classes of TableView/Cells and TableView/HeadersFooters.
// TODO: delete this file when those are merged.

@preconcurrency @MainActor open class UITableViewCell: UIView, ElementCell {
  public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
  public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }
  private var identifier: String?
  private var displayed: ElementID?

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(ClassMaking) public required convenience init(_ maker: ReusableViewMaker) {
    self.init(style: .default, reuseIdentifier: maker.reuseIdentifier)
    frame = maker.frame
  }

  open var reuseIdentifier: String? { identifier }
  open func prepareForReuse() {}
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var indentationLevel = 0
  var displayedElement: ElementID? { displayed }
  func setDisplayedElement(_ element: ElementID?) { displayed = element }
  var elementCell: (any ElementCell)? { self }
  func setItemState(isSelected: Bool, isEditing: Bool) {
    self.isSelected = isSelected
    self.isEditing = isEditing
  }
  func resetItemState() { (isSelected, isHighlighted, isEditing) = (false, false, false) }
  func setItemSelected(_ isSelected: Bool) { self.isSelected = isSelected }
  func setItemHighlighted(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
  func setItemEditing(_ isEditing: Bool) { self.isEditing = isEditing }
  func setSwiped(_ isSwiped: Bool) {}
  func setReordering(_ isReordering: Bool) {}
}

@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ElementView {
  private var identifier: String?
  private var displayed: ElementID?

  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(ClassMaking) public required convenience init(_ maker: ReusableViewMaker) {
    self.init(reuseIdentifier: maker.reuseIdentifier)
    frame = maker.frame
  }

  open var reuseIdentifier: String? { identifier }
  open func prepareForReuse() {}
  var displayedElement: ElementID? { displayed }
  func setDisplayedElement(_ element: ElementID?) { displayed = element }

  /// Displays the title that the data source returned for a header or a footer.
  func setDefaultTitle(_ title: String, as role: ListRole) {}
}
