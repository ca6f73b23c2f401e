import UIKit

/// The halls of the museum, with their painters below them.
final class HallsViewController: UICollectionViewController {
  enum Section: String, CaseIterable {
    case today = "Today"
    case halls = "Halls"
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!
  private var favourites: Set<String> = []
  private var visitors = 120

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Museum"
    collectionView.accessibilityIdentifier = "halls"
    collectionView.collectionViewLayout = makeLayout()
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.countVisitors() }, for: .valueChanged)
    collectionView.refreshControl = refreshControl
    dataSource = makeDataSource()
    showHalls()
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.swipeActions(at: indexPath)
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let hallCell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      let hall = Hall.all.first { $0.name == name }
      var accessories: [UICellAccessory] = []
      if self?.favourites.contains(name) == true { accessories.append(.label(text: "Favourite")) }
      if let hall, !hall.painters.isEmpty {
        accessories.append(.outlineDisclosure(options: .init(style: .header)))
      } else {
        accessories.append(.disclosureIndicator())
      }
      cell.accessories = accessories
    }
    let visitorsCell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, _ in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Visitors"
      content.secondaryText = "\(self?.visitors ?? 0)"
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.rawValue
      view.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, String>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      indexPath.section == 0
        ? collectionView.dequeueConfiguredReusableCell(
          using: visitorsCell, for: indexPath, item: item)
        : collectionView.dequeueConfiguredReusableCell(using: hallCell, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }

  private func showHalls() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(["visitors"], toSection: .today)
    dataSource.apply(snapshot, animatingDifferences: false)
    var halls = NSDiffableDataSourceSectionSnapshot<String>()
    for hall in Hall.all {
      halls.append([hall.name])
      halls.append(hall.painters, to: hall.name)
    }
    dataSource.apply(halls, to: .halls, animatingDifferences: false)
  }

  private func countVisitors() {
    visitors += 5
    collectionView.refreshControl?.endRefreshing()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(["visitors"])
    dataSource.apply(snapshot)
  }

  private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let name = dataSource.itemIdentifier(for: indexPath), indexPath.section == 1 else {
      return nil
    }
    let action = UIContextualAction(style: .normal, title: "Favour") {
      [weak self] _, _, completion in
      guard let self else { return completion(false) }
      favourites.insert(name)
      var snapshot = dataSource.snapshot()
      snapshot.reconfigureItems([name])
      dataSource.apply(snapshot)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.section == 1 }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let name = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(GalleryViewController(name: name), animated: true)
  }
}
