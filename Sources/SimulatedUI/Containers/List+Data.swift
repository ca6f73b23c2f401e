// A binding to a collection is itself a collection, of bindings: for it, the initialisers of bindings are
// meant, and those of any collection give way.
extension List {
  /// Creates a list with a row for each element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable,
    SelectionValue == Never
  {
    self.init(selection: nil, rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, told apart by a property.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, SelectionValue == Never {
    self.init(selection: nil, rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row>, SelectionValue == Never {
    self.init(selection: nil, rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, which the row can change.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>,
    Data.Element: Identifiable, SelectionValue == Never
  {
    self.init(selection: nil, rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, told apart by a property, which the row can change.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[Binding<Data.Element>], ID, Row>, SelectionValue == Never {
    self.init(selection: nil, rows: ForEach(data, id: id, content: rowContent))
  }
}

// MARK: - Several selected rows

extension List {
  /// Creates a list with a row for each element, of which several can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection($0) }, rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, told apart by a property, of which several can be
  /// selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element, which the row can change; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { ListSelection($0) }, rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each number of a range, of which several can be selected.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(
      selection: selection.map { ListSelection($0) }, rows: ForEach(data, content: rowContent))
  }
}

// MARK: - One selected row

extension List {
  /// Creates a list with a row for each element, of which one can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection($0) }, rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, told apart by a property, of which one can be
  /// selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element, which the row can change; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { ListSelection($0) }, rows: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each number of a range, of which one can be selected.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(
      selection: selection.map { ListSelection($0) }, rows: ForEach(data, content: rowContent))
  }
}
