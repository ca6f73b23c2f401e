extension List {
  /// Creates a list of a tree of elements.
  @_disfavoredOverload
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
  @_disfavoredOverload
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
  @_disfavoredOverload
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
  @_disfavoredOverload
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

  /// Creates a list of a tree of elements that its rows can change.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >, Data.Element: Identifiable, SelectionValue == Never
  {
    self.init(
      selection: nil,
      rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree of elements that its rows can change; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree of elements that its rows can change; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree of elements, told apart by a property, that its rows can change.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >, SelectionValue == Never
  {
    self.init(
      selection: nil,
      rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of a tree of elements, told apart by a property, that its rows can change; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of a tree of elements, told apart by a property, that its rows can change; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
