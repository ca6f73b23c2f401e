import SimulatedUIKit

/// Shows a list that is made of a collection view of UIKit.
struct UICollectionListContent: View {
  let grid: UICollectionView
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let look = Look()

  var body: some View {
    switch appearance {
    case .plain, .sidebarPlain: list.listStyle(.plain)
    case .grouped: list.listStyle(.grouped)
    case .insetGrouped, .sidebar: list.listStyle(.insetGrouped)
    }
  }

  private var list: some View {
    List {
      ForEach(Array(0..<grid.numberOfSections), id: \.self) { section in
        let list = grid.list(of: section)
        Section {
          ForEach(paths(of: section), id: \.self) { UICollectionListRow(grid: grid, path: $0) }
        } header: {
          if list?.headerMode == .supplementary {
            title(UICollectionView.elementKindSectionHeader, of: section)
          }
        } footer: {
          if list?.footerMode == .supplementary {
            title(UICollectionView.elementKindSectionFooter, of: section)
          }
        }
      }
    }
  }

  private func paths(of section: Int) -> [IndexPath] {
    (0..<grid.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
  }

  @ViewBuilder private func title(_ kind: String, of section: Int) -> some View {
    if let view = grid.supplement(kind, at: IndexPath(item: 0, section: section)) {
      UICollectionTitle(view: view)
    }
  }
}

/// An item of a list.
private struct UICollectionListRow: View {
  let grid: UICollectionView
  let path: IndexPath
  let look = Look()

  var body: some View {
    if let cell = grid.cell(at: path) {
      UIListRow(
        list: grid, cell: cell, isSelected: cell.isSelected, deletion: nil,
        tap: { [weak grid] in grid?.tap(path) },
        swipe: { grid.swipeActions(of: path, isLeading: $0) },
        content: UICollectionCellContent(cell: cell).frame(maxWidth: .infinity, alignment: .leading)
      )
      .listRowBackground(cell.backgroundConfiguration == nil ? nil : cell.background)
      .onDisappear { grid.recycle(path, cell) }
    }
  }
}

/// What is in a cell of a collection view, with what stands at its ends.
struct UICollectionCellContent: View {
  let cell: UICollectionViewCell
  let look = Look()

  var body: some View {
    if let cell = cell as? UICollectionViewListCell, !cell.accessories.isEmpty {
      HStack(spacing: 8) {
        accessories(of: cell, isLeading: true)
        content.frame(maxWidth: .infinity, alignment: .leading)
        accessories(of: cell, isLeading: false)
      }
      .padding(.leading, indent)
    } else {
      content.padding(.leading, indent)
    }
  }

  private var indent: CGFloat {
    guard let cell = cell as? UICollectionViewListCell else { return 0 }
    return CGFloat(cell.indentationLevel) * cell.indentationWidth
  }

  @ViewBuilder private var content: some View {
    if let view = cell.configuredContent {
      UIViewTree(view: view)
    } else if cell.contentView.subviews.isEmpty {
      UIViewTree(view: cell)
    } else {
      UIViewTree(view: cell.contentView)
    }
  }

  private func accessories(
    of cell: UICollectionViewListCell, isLeading: Bool
  ) -> some View {
    ForEach(Array(cell.shownAccessories(isLeading: isLeading).enumerated()), id: \.offset) {
      UICellAccessoryContent(cell: cell, accessory: $0.element)
    }
  }
}
