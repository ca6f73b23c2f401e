import ElementModel
import SimulatedUIKit

/// Shows a table of UIKit: its rows are the cells that its data source gives.
struct UITableContent: View {
  let table: UITableView
  let look = Look()

  var body: some View {
    ScrollViewReader { proxy in
      rows.modifier(UIRefreshing(scroller: table)).onAppear {
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
      UIListRow(
        list: table, cell: cell,
        isSelected: table.indexPathsForSelectedRows?.contains(path) ?? false,
        deletion: deletion, tap: { [weak table] in table?.tap(path) },
        swipe: { table.swipeActions(of: path, isLeading: $0) },
        content: UITableCellContent(cell: cell, height: table.height(of: path))
      )
      .onDisappear { table.recycle(path, cell) }
    }
  }

  /// The system's button that deletes the row, where the app offers none of its own.
  private var deletion: UIListRow<UITableCellContent>.Deletion? {
    guard table.swipeActions(of: path, isLeading: false) == nil, let source = table.dataSource,
      source.tableView(table, canEditRowAt: path)
    else { return nil }
    let title = (table.delegate as? any UITableViewDelegate)?.tableView(
      table, titleForDeleteConfirmationButtonForRowAt: path)
    return UIListRow.Deletion(title: title ?? "Delete") {
      source.tableView(table, commit: .delete, forRowAt: path)
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
      if let view = cell.configuredContent {
        UIViewTree(view: view)
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
    case .disclosureIndicator: UIDisclosureSign()
    case .checkmark: UICheckmark()
    case .detailButton, .detailDisclosureButton: UIDetailButton {}
    }
  }
}
