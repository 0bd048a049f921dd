// The text of a view that has a text storage: changes by the view are written to the storage, and those of the
// storage are adopted.
extension UITextView {
  /// Returns the layout manager and the storage, which are created on first use.
  @discardableResult
  func connectTextKit() -> (manager: NSLayoutManager, storage: NSTextStorage) {
    if let manager = textKit.manager, let storage = textKit.storage { return (manager, storage) }
    let connected = textKit.connect(textContainer) {
      attributedText ?? NSAttributedString(string: "")
    }
    adoptStorage()
    return connected
  }

  /// The view as seen by its container.
  var textContainerHost: TextContainerHost {
    TextContainerHost(
      size: { [weak self] in self?.textAreaSize },
      text: { [weak self] in self?.flowingText },
      containerDidChange: { [weak self] in self?.contentDidChange() },
      textDidChange: { [weak self] range, delta in
        self?.adoptStorage(editedRange: range, changeInLength: delta)
      },
      storageDidChange: { [weak self] in
        guard let self, textKit.manager != nil else { return }
        textKit.adoptStorage()
        adoptStorage()
      })
  }

  private var flowingText: FlowingText {
    FlowingText(
      string: edited.text, styled: styledText, color: style.color,
      environment: TextEnvironment(
        scale: traitCollection.displayScale, isRightToLeft: isRightToLeft))
  }

  // MARK: From the storage

  /// Displays the text of another storage, with the insertion point at its end.
  private func adoptStorage() {
    guard let storage = textKit.storage else { return }
    let end = storage.length
    discardUndo(before: storage.string)
    adopt(storage, selection: end..<end)
    adoptFirstAttributes()
  }

  /// Displays a change of the storage; the insertion point stays at its characters.
  private func adoptStorage(editedRange: NSRange, changeInLength delta: Int) {
    guard let storage = textKit.storage else { return }
    if textKit.isWriting {
      // The content has the change; the storage may have changed it further.
      let further = storage.length - edited.length
      return adopt(storage, selection: edited.selection.shifted(by: further))
    }
    discardUndo(before: storage.string)
    let edit = (former: NSMaxRange(editedRange) - delta, new: NSMaxRange(editedRange))
    // Unverified: inferred from the way marks move in other editors.
    let ends = [edited.selection.lowerBound, edited.selection.upperBound].map { end in
      end >= edit.former ? end + delta : min(end, edit.new)
    }
    adopt(storage, selection: ends[0]..<max(ends[0], ends[1]))
  }

  private func adopt(_ storage: NSTextStorage, selection: Range<Int>) {
    let text = NSAttributedString(attributedString: storage)
    changeContent { $0.adopt(text, selection: selection) }
    contentDidChange()
  }

  // MARK: To the storage

  /// Returns the attributes of a new text: with a storage it has some, those of the view by default.
  func storedAttributes(_ attributes: NSAttributedString?, of text: String) -> NSAttributedString? {
    guard textKit.storage != nil, attributes == nil else { return attributes }
    return NSAttributedString(string: text, attributes: defaultAttributes)
  }

  /// Replaces a range of the content by a change, and writes the replacement to the storage.
  func replaceContent(
    in range: Range<Int>, with string: String, _ change: (inout EditableContent) -> Void
  ) {
    let isFirst = edited.length == 0
    changeContent(change)
    guard let storage = textKit.storage else { return }
    if isFirst { addDefaultAttributes() }
    let replaced = range.clamped(to: 0..<storage.length)
    let new = replaced.lowerBound..<replaced.lowerBound + string.utf16.count
    guard let attributes, new.upperBound <= attributes.length else { return }
    let text = attributes.attributedSubstring(from: NSRange(new))
    textKit.write { $0.replaceCharacters(in: NSRange(replaced), with: text) }
  }

  /// Gives the first typed text the appearance of the view, unless it has typing attributes.
  private func addDefaultAttributes() {
    guard let attributes, attributes.length > 0,
      attributes.attributes(at: 0, effectiveRange: nil).isEmpty
    else { return }
    for (key, value) in defaultAttributes {
      changeContent { _ = $0.setAttribute(key, to: value) }
    }
  }

  /// Writes a new text to the storage.
  func writeText() {
    guard let attributes else { return }
    textKit.write { $0.setAttributedString(attributes) }
  }

  /// Writes changed attributes to the storage.
  func writeAttributes() {
    guard let attributes, attributes.length == textKit.storage?.length else { return }
    textKit.write { storage in
      storage.beginEditing()
      attributes.enumerateAttributes(in: attributes.wholeRange) { values, range, _ in
        storage.setAttributes(values, range: range)
      }
      storage.endEditing()
    }
  }
}

extension Range<Int> {
  /// Returns the range moved by a distance, but not below zero.
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    Swift.max(0, lowerBound + distance)..<Swift.max(0, upperBound + distance)
  }
}
