// Lists whose rows a person may move or delete, and lists of bindings told apart by a property.

extension List {
  /// Creates a list with a row for each element, which the row can change and a person
  /// may move or delete.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>, Data.Element: Identifiable,
    SelectionValue == Never
  {
    self.init(
      selection: nil,
      rows: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element, which the row can change and a person
  /// may move or delete; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element, which the row can change and a person
  /// may move or delete; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element, told apart by a property, which the row can change and a person
  /// may move or delete.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], ID, Row>, SelectionValue == Never
  {
    self.init(
      selection: nil,
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element, told apart by a property, which the row can change and a person
  /// may move or delete; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], ID, Row>
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element, told apart by a property, which the row can change; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], ID, Row>
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element, told apart by a property, which the row can change and a person
  /// may move or delete; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], ID, Row>
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element, told apart by a property, which the row can change; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], ID, Row>
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: ForEach(data, id: id, content: rowContent))
  }
}
