import ElementModel
import SimulatedUIKit

/// Shows a table of UIKit: its rows are the cells that its data source gives.
struct UITableContent: View {
  let table: UITableView
  let look = Look()

  var body: some View {
    ScrollViewReader { proxy in
      rows.onAppear {
        table.onScrollToRow = { proxy.scrollTo($0, anchor: $1.anchor) }
      }
    }
  }

  private func paths(of section: Int) -> [IndexPath] {
    (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
  }

  private var rows: some View {
    List {
      if let header = table.tableHeaderView { UIViewTree(view: header) }
      ForEach(Array(0..<table.numberOfSections), id: \.self) { section in
        Section {
          ForEach(paths(of: section), id: \.self) { UITableRow(table: table, path: $0) }
        } header: {
          if let header = table.header(of: section) {
            UIHeaderContent(view: header).frame(height: table.headerHeight(of: section))
          } else if let title = table.dataSource?.tableView(
            table, titleForHeaderInSection: section)
          {
            Text(verbatim: title)
          }
        } footer: {
          if let footer = table.footer(of: section) {
            UIHeaderContent(view: footer)
          } else if let title = table.dataSource?.tableView(
            table, titleForFooterInSection: section)
          {
            Text(verbatim: title)
          }
        }
      }
      if let footer = table.tableFooterView, !footer.subviews.isEmpty { UIViewTree(view: footer) }
    }
    .listStyle(.plain)
    .changingElements { $0.type = .table }
  }
}

extension UITableView.ScrollPosition {
  /// Where a row comes to lie; `nil` for the shortest way.
  fileprivate var anchor: UnitPoint? {
    switch self {
    case .none: nil
    case .top: .top
    case .middle: .center
    case .bottom: .bottom
    }
  }
}

/// A row of a table.
private struct UITableRow: View {
  let table: UITableView
  let path: IndexPath
  let look = Look()

  var body: some View {
    if let cell = table.cell(at: path) {
      row(cell)
        .swipeActions(edge: .leading) { buttons(isLeading: true) }
        .swipeActions(edge: .trailing) {
          buttons(isLeading: false)
          if canDelete { deleteButton }
        }
        .onDisappear { table.recycle(path, cell) }
    }
  }

  private func row(_ cell: UITableViewCell) -> some View {
    let (identifier, label) = (cell.accessibilityIdentifier, cell.accessibilityLabel)
    return EffectView(
      content: UITableCellContent(cell: cell, height: table.height(of: path)),
      effect: RowTraitsEffect { traits in
        traits.tap = { [weak table] in table?.tap(path) }
        traits.changeCell = { element in
          if let identifier { element.identifier = identifier }
          if let label { element.label = label }
          element.isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
        }
      })
  }

  /// Whether the system's button deletes the row: where the app offers none of its own.
  private var canDelete: Bool {
    guard table.swipeActions(of: path, isLeading: false) == nil, let source = table.dataSource
    else { return false }
    return source.tableView(table, canEditRowAt: path)
  }

  private var deleteButton: some View {
    let title = (table.delegate as? any UITableViewDelegate)?.tableView(
      table, titleForDeleteConfirmationButtonForRowAt: path)
    return Button(title ?? "Delete", role: .destructive) {
      table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
    }
  }

  private func buttons(isLeading: Bool) -> some View {
    let actions = table.swipeActions(of: path, isLeading: isLeading)?.actions ?? []
    return ForEach(ShownObject.all(actions)) { shown in
      let action = shown.object
      Button(role: action.style == .destructive ? .destructive : nil) {
        action.press(in: table)
      } label: {
        if let title = action.title {
          Text(verbatim: title)
        } else if let image = action.image {
          Image(uiImage: image)
        }
      }
    }
  }
}

/// What stands above or below rows.
private struct UIHeaderContent: View {
  let view: UIView
  let look = Look()

  var body: some View {
    if let header = view as? UITableViewHeaderFooterView, header.contentView.subviews.isEmpty {
      if let configuration = header.contentConfiguration {
        UIViewTree(view: configuration.makeContentView())
      } else {
        Text(verbatim: header.textLabel?.text ?? "")
      }
    } else {
      UIViewTree(view: view)
    }
  }
}

/// What is in a cell of a table.
private struct UITableCellContent: View {
  let cell: UITableViewCell
  /// In points; nil for as high as what is in it.
  let height: CGFloat?
  let look = Look()

  var body: some View {
    HStack(spacing: 0) {
      if let picture = cell.imageView?.image { Image(uiImage: picture) }
      if let configuration = cell.contentConfiguration {
        UIViewTree(view: configuration.makeContentView())
      } else if cell.contentView.subviews.isEmpty {
        usual
      } else {
        UIViewTree(view: cell.contentView)
      }
      if let view = cell.accessoryView { UIViewTree(view: view) } else { accessory }
    }
    .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
  }

  /// The texts that every cell has.
  @ViewBuilder private var usual: some View {
    let title = cell.textLabel?.content
    let detail = (cell.detailTextLabel?.text).flatMap { $0.isEmpty ? nil : cell.detailTextLabel }
    if cell.cellStyle == .subtitle {
      VStack(alignment: .leading) {
        title
        detail?.content
      }
      Spacer()
    } else {
      title
      Spacer()
      detail?.content
    }
  }

  @ViewBuilder private var accessory: some View {
    switch cell.accessoryType {
    case .none: EmptyView()
    case .disclosureIndicator: Image(systemName: "chevron.right").accessibilityHidden(true)
    case .checkmark: Image(systemName: "checkmark")
    case .detailButton, .detailDisclosureButton:
      Button("More Info", systemImage: "info.circle") {}.labelStyle(.iconOnly)
    }
  }
}
