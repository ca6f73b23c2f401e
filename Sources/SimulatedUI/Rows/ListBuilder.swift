import ElementModel

/// Builds the rows of a list or form as cells of a collection view.
@MainActor struct ListBuilder {
  let node: ViewNode
  var selection: ListSelection?
  let isGrouped: Bool

  /// Makes the list.
  func build(in context: BuildContext) -> LayoutItem {
    var inner = context
    inner.isInList = true
    inner.keepsSections = true
    var builder = Cells(list: self, isEditing: isEditing, selected: selected)
    for item in node.buildChildren(in: inner) { builder.add(item) }
    let scroller = node.scroller(along: .vertical)
    let environment = node.environment
    let rule = ListRule(
      isGrouped: isGrouped, slots: builder.slots, scroller: scroller, rows: node.ownRows,
      build: node.ownRows?.beginBuild() ?? 0,
      rowSpacing: environment.listRowSpacing ?? 0,
      sectionSpacing: environment.listSectionSpacing ?? (isGrouped ? 20 : 0))
    let list = LayoutItem(
      id: node.id, rule: rule, children: builder.children,
      element: ElementDescription(.collectionView))
    list.scroller = scroller
    list.clips = true
    list.isOpaque = true
    return list
  }

  private var isEditing: Bool {
    node.environment.editMode.map { node.read($0).isEditing } ?? false
  }

  private var selected: Set<AnyHashable> { selection.map { node.readSelection($0) } ?? [] }
}

extension ListBuilder {
  /// The children of the list, and what each is.
  @MainActor struct Cells {
    let list: ListBuilder
    let isEditing: Bool
    let selected: Set<AnyHashable>
    private(set) var children: [LayoutItem] = []
    private(set) var slots: [ListRule.Slot] = []
    private var counts: [Int: Int] = [:]
    private var isAtStart = true

    init(list: ListBuilder, isEditing: Bool, selected: Set<AnyHashable>) {
      self.list = list
      self.isEditing = isEditing
      self.selected = selected
    }

    /// Adds a row, a section or what stands for rows.
    mutating func add(_ item: LayoutItem) {
      guard let section = item.section else { return addRow(item) }
      let start = slots.count
      for header in section.header { addTitle(header) }
      for row in section.rows {
        // A section in a section is rows like others.
        if row.section != nil { add(row) } else { addRow(row) }
      }
      for footer in section.footer { addTitle(footer) }
      if slots.indices.contains(start), start > 0 { slots[start].startsSection = true }
    }

    private mutating func addRow(_ row: LayoutItem) {
      let tags = self.tags(of: row)
      guard row.run == nil else { return append(row, tags: tags) }
      append(cell(of: row, tags: tags), tags: tags)
    }

    private mutating func addTitle(_ item: LayoutItem) {
      for element in item.topElements where element.element?.type == .staticText {
        element.element?.traits.insert(.secondary)
      }
      let tags = self.tags(of: item)
      guard item.run == nil else { return append(item, tags: tags) }
      let title = LayoutItem(
        id: item.id,
        rule: PaddingRule(insets: EdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 16)),
        children: [item])
      append(title, tags: tags)
    }

    private mutating func append(_ child: LayoutItem, tags: [RowTag]) {
      children.append(child)
      slots.append(ListRule.Slot(tags: tags, run: child.run))
    }

    private func tags(of item: LayoutItem) -> [RowTag] {
      list.node.ownRows.map { item.rowTags(of: $0) } ?? []
    }

    /// Wraps a row in a cell, whose identity is that of the element that made it.
    private mutating func cell(of row: LayoutItem, tags: [RowTag]) -> LayoutItem {
      let owner = tags.first?.node ?? list.node
      let count = counts[owner.id &* 31 &+ row.id, default: 0]
      counts[owner.id &* 31 &+ row.id] = count + 1
      let id = owner.elementID("cell \(row.id) \(count)")
      let traits = row.allRowTraits
      let cell = LayoutItem(
        id: id,
        rule: CellRule(
          insets: traits.insets ?? CellRule.insets,
          minimumHeight: list.node.environment.defaultMinListRowHeight),
        children: [row], element: ElementDescription(.cell))
      cell.element?.appearance.background = traits.background
      cell.isOpaque = true
      if let change = traits.changeCell, let element = cell.element {
        var changed = element
        change(&changed)
        cell.element = changed
      }
      if let tap = traits.tap { cell.interaction = .action(tap) }
      if let menu = row.ownMenu {
        cell.gestures = menu.gestures
        cell.openMenu = menu.openMenu
      }
      select(cell, row: row, traits: traits, tags: tags)
      var actions = row.rowSwipeActions
      if traits.isDeleteDisabled { actions.trailing.delete = nil }
      return list.node.editable(
        cell, owner: owner, actions: actions,
        move: traits.isMoveDisabled ? nil : row.allRowMove, isEditing: isEditing)
    }

    private func select(
      _ cell: LayoutItem, row: LayoutItem, traits: RowTraits, tags: [RowTag]
    ) {
      guard let selection = list.selection, !traits.isSelectionDisabled else { return }
      let identities =
        (traits.tag.map { [$0] } ?? []) + tags.map { $0.source.identity(at: $0.offset) }
      guard let value = identities.lazy.compactMap({ selection.value($0) }).first else { return }
      cell.element?.isSelected = selected.contains(value)
      defer {
        list.node.environment.selectionMenu?.attach(to: cell, value: value, isEditing: isEditing)
      }
      guard isEditing || !selection.isForEditing, row.element?.type != .button,
        row.element?.type != .disclosureTriangle
      else { return }
      cell.interaction = .action { selection.toggle(value) }
    }
  }
}
