extension ForEach where Content: View {
  /// Makes a view for each element that changes it through a binding, and that a person may move or
  /// delete.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Makes a view for each element, told apart by a property, that changes it through a binding, and
  /// that a person may move or delete.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.init(data, id: id, content: content)
    if editActions.allowsDeleting {
      onDelete = { offsets in
        data.wrappedValue = data.wrappedValue.edited { $0.remove(atOffsets: offsets) }
      }
    }
    if editActions.allowsMoving {
      onMove = { offsets, target in
        data.wrappedValue = data.wrappedValue.edited {
          $0.move(fromOffsets: offsets, toOffset: target)
        }
      }
    }
  }
}

extension MutableCollection {
  /// The collection with its elements in other places.
  ///
  /// Elements are taken out and put back as those of an array; a collection that cannot be made of
  /// another number of elements stays as it is when one is deleted.
  fileprivate func edited(_ change: (inout [Element]) -> Void) -> Self {
    var elements = Array(self)
    change(&elements)
    if let collection = self as? any RangeReplaceableCollection<Element> {
      return collection.replacingAll(with: elements) as? Self ?? self
    }
    guard elements.count == count else { return self }
    var copy = self
    for (index, element) in zip(indices, elements) { copy[index] = element }
    return copy
  }
}

extension RangeReplaceableCollection {
  fileprivate func replacingAll(with elements: [Element]) -> any RangeReplaceableCollection {
    var copy = self
    copy.replaceSubrange(startIndex..<endIndex, with: elements)
    return copy
  }
}
