import ElementModel
import SimulatedUIKit

/// Shows a collection view of UIKit: its items are the cells that its data source gives, where its
/// layout puts them.
struct UICollectionContent: View {
  let grid: UICollectionView
  let look = Look()

  var body: some View {
    ScrollViewReader { proxy in
      content
        .modifier(UIRefreshing(scroller: grid))
        .background {
          if let view = grid.backgroundView { UIViewTree(view: view) }
        }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          grid.shownSize = $0
        }
        .onAppear {
          grid.onScrollToItem = { path, position in
            if grid.list != nil { return proxy.scrollTo(path, anchor: position.anchor) }
            for row in grid.plan.way(to: path) {
              proxy.scrollTo(row, anchor: position.anchor)
            }
          }
        }
    }
  }

  @ViewBuilder private var content: some View {
    if let list = grid.list {
      UICollectionListContent(grid: grid, appearance: list.appearance)
    } else {
      let plan = grid.plan
      ScrollView(plan.isHorizontal ? .horizontal : .vertical) {
        UICollectionRows(grid: grid, rows: plan.rows, isHorizontal: plan.isHorizontal)
      }
      .scrollDisabled(!grid.isScrollEnabled)
      .changingElements { $0.type = .collectionView }
    }
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

/// Rows of a collection view that follow each other the way it scrolls.
private struct UICollectionRows: View {
  let grid: UICollectionView
  let rows: [CollectionRow]
  let isHorizontal: Bool
  let look = Look()

  var body: some View {
    if isHorizontal {
      LazyHStack(alignment: .top, spacing: 0) { content }
    } else {
      LazyVStack(alignment: .leading, spacing: 0) { content }
    }
  }

  private var content: some View {
    ForEach(rows) { row in
      Group {
        switch row.content {
        case .box(let box): UICollectionBox(grid: grid, box: box)
        case .across(let lines, let length): across(lines, length)
        }
      }
      .padding(EdgeInsets(row.insets))
    }
  }

  /// Lines that scroll the other way.
  private func across(_ lines: [CollectionRow], _ length: CGFloat?) -> some View {
    ScrollView(isHorizontal ? .vertical : .horizontal) {
      UICollectionRows(grid: grid, rows: lines, isHorizontal: !isHorizontal)
    }
    .frame(width: isHorizontal ? length : nil, height: isHorizontal ? nil : length)
  }
}

/// What a layout puts at one place.
private struct UICollectionBox: View {
  let grid: UICollectionView
  let box: CollectionBox
  let look = Look()

  var body: some View {
    content.padding(EdgeInsets(box.insets))
  }

  /// The width within the insets; nil for as wide as what is in it.
  private var width: CGFloat? {
    box.width.map { max(0, $0 - box.insets.leading - box.insets.trailing) }
  }

  /// The height within the insets; nil for as high as what is in it.
  private var height: CGFloat? {
    box.height.map { max(0, $0 - box.insets.top - box.insets.bottom) }
  }

  @ViewBuilder private var content: some View {
    switch box.content {
    case .item(let path): UICollectionItem(grid: grid, path: path, width: width, height: height)
    case .supplement(let kind, let path):
      if let view = grid.supplement(kind, at: path) {
        UICollectionTitle(view: view, width: width, height: height)
      }
    case .row(let boxes, let spacing):
      HStack(alignment: .top, spacing: spacing) { parts(boxes) }
        .frame(width: width, height: height, alignment: .topLeading)
    case .column(let boxes, let spacing):
      VStack(alignment: .leading, spacing: spacing) { parts(boxes) }
        .frame(width: width, height: height, alignment: .topLeading)
    case .layers(let boxes):
      ZStack(alignment: .topLeading) { parts(boxes) }
        .frame(width: width, height: height, alignment: .topLeading)
    }
  }

  private func parts(_ boxes: [CollectionBox]) -> some View {
    ForEach(Array(boxes.enumerated()), id: \.offset) { _, part in
      UICollectionBox(grid: grid, box: part)
        .padding(EdgeInsets(top: part.origin.y, leading: part.origin.x, bottom: 0, trailing: 0))
    }
  }
}

/// A header or footer.
struct UICollectionTitle: View {
  let view: UICollectionReusableView
  /// In points; nil for as wide as what is in it.
  var width: CGFloat?
  /// In points; nil for as high as what is in it.
  var height: CGFloat?
  let look = Look()

  var body: some View {
    if let cell = view as? UICollectionViewCell {
      let (identifier, label) = (cell.accessibilityIdentifier, cell.accessibilityLabel)
      UICollectionCellContent(cell: cell)
        .frame(width: width, height: height, alignment: .leading)
        .accessibilityElement(children: .contain)
        .changingElements { element in
          if let identifier { element.identifier = identifier }
          if let label { element.label = label }
        }
    } else {
      UIViewTree(view: view).frame(width: width, height: height)
    }
  }
}

/// An item of a collection view that is no list.
private struct UICollectionItem: View {
  let grid: UICollectionView
  let path: IndexPath
  /// In points; nil for as wide as what is in it.
  let width: CGFloat?
  /// In points; nil for as high as what is in it.
  let height: CGFloat?
  let look = Look()

  var body: some View {
    if let cell = grid.cell(at: path) {
      let (identifier, label) = (cell.accessibilityIdentifier, cell.accessibilityLabel)
      let isSelected = cell.isSelected
      UICollectionCellContent(cell: cell)
        .frame(width: width, height: height, alignment: .leading)
        .background(cell.background)
        .contentShape(Rectangle())
        .onTapGesture { grid.tap(path) }
        .accessibilityElement(children: .contain)
        .changingElements { element in
          element.type = .cell
          element.isSelected = isSelected
          if let identifier { element.identifier = identifier }
          if let label { element.label = label }
        }
        .onDisappear { grid.recycle(path, cell) }
    }
  }
}

extension UICollectionViewCell {
  /// The colour that its background has in the newer way.
  var background: Color {
    backgroundConfiguration?.backgroundColor.map { Color(uiColor: $0) } ?? .clear
  }
}

extension EdgeInsets {
  /// Insets of UIKit.
  fileprivate init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
