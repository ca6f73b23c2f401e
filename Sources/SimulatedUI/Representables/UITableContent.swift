import ElementModel
import SimulatedUIKit

/// Shows a table of UIKit: its rows are the cells that its data source gives.
struct UITableContent: View {
  let table: UITableView
  let look = Look()

  var body: some View {
    List {
      if let header = table.tableHeaderView { header.content }
      ForEach(Array(0..<table.numberOfSections), id: \.self) { section in
        Section {
          ForEach(Array(0..<table.numberOfRows(inSection: section)), id: \.self) { row in
            UITableRow(table: table, path: IndexPath(row: row, section: section))
          }
        } header: {
          if let header = table.header(of: section) {
            header.content
          } else if let title = table.dataSource?.tableView(
            table, titleForHeaderInSection: section)
          {
            Text(verbatim: title)
          }
        } footer: {
          if let title = table.dataSource?.tableView(table, titleForFooterInSection: section) {
            Text(verbatim: title)
          }
        }
      }
      if let footer = table.tableFooterView, !footer.subviews.isEmpty { footer.content }
    }
    .listStyle(.plain)
    .changingElements { $0.type = .table }
  }
}

/// A row of a table.
private struct UITableRow: View {
  let table: UITableView
  let path: IndexPath
  let look = Look()

  var body: some View {
    if let source = table.dataSource {
      let cell = source.tableView(table, cellForRowAt: path)
      let (identifier, label) = (cell.accessibilityIdentifier, cell.accessibilityLabel)
      let row = EffectView(
        content: UITableCellContent(cell: cell, height: table.height(of: path)),
        effect: RowTraitsEffect { traits in
          traits.tap = { [weak table] in table?.tap(path) }
          traits.changeCell = { element in
            if let identifier { element.identifier = identifier }
            if let label { element.label = label }
            element.isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
          }
        })
      if source.tableView(table, canEditRowAt: path) {
        row.swipeActions(edge: .trailing) {
          Button("Delete", role: .destructive) {
            source.tableView(table, commit: .delete, forRowAt: path)
          }
        }
      } else {
        row
      }
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
    HStack {
      if let picture = cell.imageView?.image { Image(uiImage: picture) }
      if cell.contentView.subviews.isEmpty {
        usual
      } else {
        cell.contentView.content
      }
      if let view = cell.accessoryView { view.content } else { accessory }
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
