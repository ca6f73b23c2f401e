extension List {
  /// Creates a list of a tree of elements.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >, Data.Element: Identifiable, SelectionValue == Never
  {
    self.init(
      selection: nil, rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree of elements, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>,
    SelectionValue == Never
  {
    self.init(
      selection: nil, rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of a tree of elements, of which one can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree of elements, of which several can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: OutlineGroup(data, children: children, content: rowContent))
  }
}
