import Foundation
import SimulatedUIKit
import Testing

@MainActor @Suite struct UICollectionViewTests {
  typealias Source = UICollectionViewDiffableDataSource<String, String>

  final class Listener: NSObject, UICollectionViewDelegate {
    var heard: [String] = []
    var mayDeselect = true

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { heard.append("select \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { heard.append("deselect \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { mayDeselect }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { heard.append("end \(indexPath.item)") }
  }

  /// A list, its source, and the items whose cells have been asked for.
  @MainActor final class Bench {
    var filled: [String] = []
    /// Whether a tap on an item shows what is below it.
    var isOutline = false
    let grid: UICollectionView
    private(set) lazy var source = makeSource()

    init(headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none) {
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = headerMode
      grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      _ = source
    }

    private func makeSource() -> Source {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, item in
        self?.filled.append(item)
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        guard self?.isOutline == true else { return }
        cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
      }
      return Source(collectionView: grid) { grid, path, item in
        grid.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
    }

    func show(_ items: [String], change: (inout Source.Snapshot) -> Void = { _ in }) {
      var snapshot = Source.Snapshot()
      snapshot.appendSections(["main"])
      snapshot.appendItems(items)
      change(&snapshot)
      source.apply(snapshot)
      for item in items.indices { _ = grid.cell(at: IndexPath(item: item, section: 0)) }
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func cellsAndWhatIsSelectedFollowTheirItems() throws {
    let bench = Bench()
    bench.show(["a", "b", "c"])
    let cell = try #require(bench.grid.cellForItem(at: path(1)))
    bench.grid.tap(path(1))
    bench.filled = []

    bench.show(["b", "d"])

    #expect(bench.filled == ["d"])
    #expect(bench.grid.cellForItem(at: path(0)) === cell)
    #expect(cell.isSelected)
    #expect(bench.grid.indexPathsForSelectedItems == [path(0)])
  }

  @Test func reconfiguredItemsKeepTheirCells() throws {
    let bench = Bench()
    bench.show(["a", "b"])
    let cells = bench.grid.visibleCells
    bench.filled = []

    bench.show(["a", "b"]) { $0.reconfigureItems(["b"]) }
    #expect(bench.filled == ["b"])
    #expect(zip(bench.grid.visibleCells, cells).allSatisfy { $0 === $1 })

    bench.filled = []
    bench.show(["a", "b"]) { $0.reloadItems(["a"]) }
    #expect(bench.filled == ["a"])
  }

  @Test func tapsSelectAndDeselect() {
    let (bench, listener) = (Bench(), Listener())
    bench.grid.delegate = listener
    bench.show(["a", "b"])
    bench.grid.tap(path(0))
    bench.grid.tap(path(1))
    #expect(listener.heard == ["select 0", "deselect 0", "select 1"])

    bench.grid.allowsMultipleSelection = true
    bench.grid.tap(path(0))
    listener.mayDeselect = false
    bench.grid.tap(path(0))
    #expect(bench.grid.indexPathsForSelectedItems == [path(1), path(0)])
    bench.grid.allowsSelection = false
    listener.heard = []
    bench.grid.tap(path(0))
    #expect(listener.heard.isEmpty)
  }

  @Test func cellsAreUsedAgain() throws {
    let (bench, listener) = (Bench(), Listener())
    bench.grid.delegate = listener
    bench.show(["a", "b"])
    let cell = try #require(bench.grid.cellForItem(at: path(0)))

    bench.grid.recycle(path(0), cell)

    #expect(bench.grid.indexPathsForVisibleItems == [path(1)])
    #expect(listener.heard == ["end 0"])
    #expect(bench.grid.cell(at: path(0)) === cell)
  }

  @Test func aLookFollowsTheStateOfItsCell() throws {
    let bench = Bench()
    bench.show(["a"])
    let cell = try #require(bench.grid.cellForItem(at: path(0)))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }

    bench.grid.tap(path(0))
    bench.grid.deselectItem(at: path(0), animated: false)

    #expect(states == [false, true, false])
  }

  @Test func aTapShowsWhatIsBelowAnItem() throws {
    let bench = Bench()
    bench.isOutline = true
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "trees"])
    tree.append(["apple"], to: "fruit")
    var told: [String] = []
    bench.source.sectionSnapshotHandlers.willExpandItem = { told.append($0) }
    bench.source.apply(tree, to: "main")
    let cell = try #require(bench.grid.cell(at: path(0)))

    bench.grid.tap(path(0))

    #expect(bench.source.snapshot().itemIdentifiers == ["fruit", "apple", "trees"])
    #expect(bench.source.snapshot(for: "main").isExpanded("fruit"))
    #expect(cell.configurationState.isExpanded)
    #expect(told == ["fruit"])
    bench.grid.tap(path(0))
    #expect(bench.source.snapshot().itemIdentifiers == ["fruit", "trees"])
  }

  @Test func accessoriesShowWhileItemsAreEdited() throws {
    let bench = Bench()
    bench.show(["a"])
    let cell = try #require(bench.grid.cellForItem(at: path(0)) as? UICollectionViewListCell)
    cell.accessories = [
      .delete(), .disclosureIndicator(displayed: .whenNotEditing), .label(text: "3"),
    ]
    #expect(cell.shownAccessories(isLeading: true).isEmpty)
    #expect(
      cell.shownAccessories(isLeading: false).map(\.kind) == [.disclosureIndicator, .label("3")])

    bench.grid.isEditing = true

    #expect(cell.shownAccessories(isLeading: true).map(\.kind) == [.delete])
    #expect(cell.shownAccessories(isLeading: false).map(\.kind) == [.label("3")])
  }

  @Test func headersKeepTheirViews() throws {
    let bench = Bench(headerMode: .supplementary)
    let kind = UICollectionView.elementKindSectionHeader
    let registration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: kind
    ) { view, kind, _ in view.accessibilityLabel = kind }
    bench.source.supplementaryViewProvider = { grid, _, path in
      grid.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    bench.show(["a"])

    let header = try #require(bench.grid.supplement(kind, at: path(0)))
    bench.show(["b"])

    #expect(header.accessibilityLabel == kind)
    #expect(bench.grid.supplementaryView(forElementKind: kind, at: path(0)) === header)
  }
}
