import ElementModel
import SimulatedUIKit

/// Shows a grid of UIKit: its items are the cells that its data source gives.
struct UICollectionContent: View {
  let grid: UICollectionView
  let look = Look()

  var body: some View {
    ScrollViewReader { proxy in
      content.onAppear {
        grid.onScrollToItem = { proxy.scrollTo($0, anchor: $1.anchor) }
      }
    }
  }

  @ViewBuilder private var content: some View {
    let flow = grid.collectionViewLayout as? UICollectionViewFlowLayout
    let isVertical = flow?.scrollDirection != .horizontal
    let spacing = flow?.minimumLineSpacing ?? 10
    ScrollView(isVertical ? .vertical : .horizontal) {
      if isVertical {
        VStack(spacing: spacing) { sections(flow) }
      } else {
        HStack(spacing: spacing) { items(of: 0) }
      }
    }
    .changingElements { $0.type = .collectionView }
  }

  private func sections(_ flow: UICollectionViewFlowLayout?) -> some View {
    ForEach(Array(0..<grid.numberOfSections), id: \.self) { section in
      let size = grid.itemSize(of: IndexPath(item: 0, section: section))
      if let header = grid.supplement(UICollectionView.elementKindSectionHeader, of: section) {
        UIViewTree(view: header)
      }
      LazyVGrid(
        columns: [
          GridItem(
            .adaptive(minimum: max(1, size.width)), spacing: flow?.minimumInteritemSpacing ?? 10)
        ], spacing: flow?.minimumLineSpacing ?? 10
      ) {
        items(of: section)
      }
    }
  }

  private func items(of section: Int) -> some View {
    let count = grid.numberOfItems(inSection: section)
    let paths = (0..<count).map { IndexPath(item: $0, section: section) }
    return ForEach(paths, id: \.self) { UICollectionItem(grid: grid, path: $0) }
  }
}

extension UICollectionView.ScrollPosition {
  /// Where an item comes to lie; `nil` for the shortest way.
  fileprivate var anchor: UnitPoint? {
    let places: [(Self, UnitPoint)] = [
      (.top, .top), (.centeredVertically, .center), (.bottom, .bottom),
      (.left, .leading), (.centeredHorizontally, .center), (.right, .trailing),
    ]
    return places.first { contains($0.0) }?.1
  }
}

/// An item of a grid.
private struct UICollectionItem: View {
  let grid: UICollectionView
  let path: IndexPath
  let look = Look()

  var body: some View {
    if let cell = grid.cell(at: path) {
      let size = grid.itemSize(of: path)
      let (identifier, label) = (cell.accessibilityIdentifier, cell.accessibilityLabel)
      let isSelected = grid.indexPathsForSelectedItems?.contains(path) ?? false
      Group {
        if let configuration = cell.contentConfiguration {
          UIViewTree(view: configuration.makeContentView())
        } else if cell.contentView.subviews.isEmpty {
          UIViewTree(view: cell)
        } else {
          UIViewTree(view: cell.contentView)
        }
      }
      .frame(width: size.width, height: size.height)
      .contentShape(Rectangle())
      .onTapGesture { grid.tap(path) }
      .accessibilityElement(children: .contain)
      .changingElements { element in
        element.type = .cell
        element.isSelected = isSelected
        if let identifier { element.identifier = identifier }
        if let label { element.label = label }
      }
    }
  }
}
