// Bindings to parts and conversions of a value.
extension Binding {
  /// Returns a binding to the part of the value at a key path, which may contain subscripts.
  ///
  /// ```swift
  /// TextFieldRow("Street", text: $person.map(\.addresses[0].street))
  /// ```
  public func map<Part>(_ part: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      source: source.appending(part),
      get: { [access] in access.get()[keyPath: part] },
      set: { [access] new in access.modify { $0[keyPath: part] = new } },
      subscribe: access.subscription(of: part))
  }

  /// Returns a binding to a conversion of the value.
  ///
  /// ```swift
  /// SliderRow("Volume", value: $percent.map(get: { Double($0) / 100 }, set: { Int($0 * 100) }))
  /// ```
  ///
  /// Closures can't be compared: the conversions of a value at one place in the source code count
  /// as the same.
  ///
  /// - Parameters:
  ///   - get: Converts the value.
  ///   - set: Converts a new value back.
  ///   - fileID: The file that contains the call, which identifies the closures.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The binding to the converted value.
  public func map<Other>(
    get: @escaping @MainActor (Value) -> Other, set: @escaping @MainActor (Other) -> Value,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Binding<Other> {
    Binding<Other>(
      source: source.converted(fileID: fileID, line: line, column: column),
      get: { [access] in get(access.get()) }, set: { [access] in access.set(set($0)) })
  }

  /// Returns a binding to one of the values that are equal to the value, by its position.
  ///
  /// The position is -1 if the value is not among `values`, and other positions are not written.
  package func position<Values: RandomAccessCollection>(in values: Values) -> Binding<Int>
  where Values.Element == Value, Value: Equatable {
    Binding<Int>(
      source: source.appending("position"),
      get: { [access] in
        let value = access.get()
        let index = values.firstIndex(of: value)
        return index.map { values.distance(from: values.startIndex, to: $0) } ?? -1
      },
      set: { [access] position in
        guard position >= 0, position < values.count else { return }
        access.set(values[values.index(values.startIndex, offsetBy: position)])
      })
  }
}

// MARK: Optional values

extension Binding {
  /// Creates a binding to the value inside an optional, or returns `nil` if there is none.
  ///
  /// ```swift
  /// if let note = Binding($selectedNote) {
  ///   TextFieldRow("Title", text: note.title)
  /// }
  /// ```
  ///
  /// If the optional becomes `nil` later, the binding reads the last value and ignores writes.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      source: base.source.appending("value"), part: value, get: base.access.get,
      set: base.access.set)
  }

  /// Returns a binding that reads `replacement` where the value is `nil`.
  ///
  /// ```swift
  /// TextFieldRow("Nickname", text: $nickname.replacingNil(with: ""))
  /// ```
  public func replacingNil<Wrapped>(with replacement: Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped>(
      source: source.appending("replacement"),
      get: { [access] in access.get() ?? replacement }, set: { [access] in access.set($0) })
  }

  /// Creates a binding to a part that may be removed, which is `value` now.
  ///
  /// A binding to a removed part reads the last value and ignores writes.
  fileprivate init(
    source: BindingSource, part value: Value, get: @escaping @MainActor () -> Value?,
    set: @escaping @MainActor (Value) -> Void
  ) {
    let last = LastValue(value)
    self.init(
      source: source,
      get: {
        last.store(get() ?? last.value)
        return last.value
      },
      set: { new in
        guard get() != nil else { return }
        last.store(new)
        set(new)
      })
  }
}

/// The last value of a part that may have been removed.
@MainActor private final class LastValue<Value> {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  func store(_ value: Value) { self.value = value }
}

// MARK: Elements

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding to the element at an index.
  ///
  /// If the index becomes invalid later, the binding reads the last element and ignores writes.
  public subscript(index: Value.Index) -> Binding<Value.Element> where Value.Index: Hashable {
    Binding<Value.Element>(source: source.appending(index), part: wrappedValue[index]) { [access] in
      let values = access.get()
      return index >= values.startIndex && index < values.endIndex ? values[index] : nil
    } set: { [access] new in
      access.modify { $0[index] = new }
    }
  }
}

extension Binding
where Value: MutableCollection & RandomAccessCollection, Value.Element: Identifiable {
  /// The bindings to the elements, each of which follows its element by its id.
  ///
  /// ```swift
  /// for task in $model.tasks.elements {
  ///   SwitchRow(task.wrappedValue.title, isOn: task.isDone, id: task.wrappedValue.id)
  /// }
  /// ```
  ///
  /// A binding stays valid when elements are inserted, removed and moved. If its own element is
  /// removed, it reads the last value and ignores writes.
  public var elements: [Binding<Value.Element>] {
    let values = wrappedValue
    return values.indices.map { element(values[$0], at: $0) }
  }

  /// The binding to the element with an id, or `nil` if there is none.
  public subscript(id id: Value.Element.ID) -> Binding<Value.Element>? {
    let values = wrappedValue
    return values.firstIndex { $0.id == id }.map { element(values[$0], at: $0) }
  }

  private func element(
    _ element: Value.Element, at index: Value.Index
  ) -> Binding<Value.Element> {
    let id = element.id
    return Binding<Value.Element>(source: source.appending(id), part: element) { [access] in
      let values = access.get()
      return values.index(of: id, near: index).map { values[$0] }
    } set: { [access] new in
      access.modify { values in
        if let index = values.index(of: id, near: index) { values[index] = new }
      }
    }
  }
}

extension RandomAccessCollection where Element: Identifiable {
  /// Returns the index of the element with an id; the search is short if it is at `index`.
  fileprivate func index(of id: Element.ID, near index: Index) -> Index? {
    if index >= startIndex, index < endIndex, self[index].id == id { return index }
    return firstIndex { $0.id == id }
  }
}

extension Binding {
  /// A binding to the value of a key in a dictionary, which is `nil` if there is none.
  public subscript<Key: Hashable, Element>(key: Key) -> Binding<Element?>
  where Value == [Key: Element] {
    map(\.[key])
  }

  /// A binding to the value of a key in a dictionary, or to a default.
  public subscript<Key: Hashable, Element>(
    key: Key, default replacement: Element
  ) -> Binding<Element> where Value == [Key: Element] {
    self[key].replacingNil(with: replacement)
  }
}
