// A binding to a collection is a collection of bindings (Apple's documentation of `Binding`).
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The position of an element.
  public typealias Index = Value.Index
  /// The positions.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The position after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// All positions.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position after another.
  public func index(after position: Value.Index) -> Value.Index {
    wrappedValue.index(after: position)
  }

  /// Moves a position on.
  public func formIndex(after position: inout Value.Index) {
    wrappedValue.formIndex(after: &position)
  }

  /// A binding to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let base = self
    return Binding<Value.Element>(
      get: { base.wrappedValue[position] }, set: { base.wrappedValue[position] = $0 },
      source: source?.appending(elementAt: position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another.
  public func index(before position: Value.Index) -> Value.Index {
    wrappedValue.index(before: position)
  }

  /// Moves a position back.
  public func formIndex(before position: inout Value.Index) {
    wrappedValue.formIndex(before: &position)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding {
  /// Makes a binding to any hashable value of one to a value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value in
        if let value = value.base as? V { base.wrappedValue = value }
      })
  }
}
