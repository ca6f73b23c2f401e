import SwiftUI
import UIKit

/// What hangs in a hall: highlights that scroll across, and all works in a grid.
final class GalleryViewController: UIViewController {
  enum Section: String, CaseIterable {
    case highlights = "Highlights"
    case works = "All works"
  }

  enum Item: Hashable {
    case highlight(Int)
    case work(Int)
  }

  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.accessibilityIdentifier = "gallery"
    collectionView.allowsMultipleSelection = true
    collectionView.delegate = self
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Last", primaryAction: UIAction { [weak self] _ in self?.showLast() }),
      UIBarButtonItem(
        title: "Remove", primaryAction: UIAction { [weak self] _ in self?.removeChosen() }),
    ]
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems((1...12).map { .highlight($0) }, toSection: .highlights)
    snapshot.appendItems((1...90).map { .work($0) }, toSection: .works)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { number, _ in
      let section = number == 0 ? Self.highlights() : Self.works()
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          elementKind: TitleView.kind, alignment: .top)
      ]
      return section
    }
  }

  private static func highlights() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.6), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  private static func works() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let highlightCell = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, number in
      cell.contentConfiguration = UIHostingConfiguration {
        Label("Highlight \(number)", systemImage: "star")
      }
      .margins(.all, 8)
    }
    let workCell = UICollectionView.CellRegistration<WorkCell, Int> { cell, _, number in
      cell.configure(number: number)
    }
    let titleView = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: TitleView.kind
    ) { view, _, indexPath in
      view.label.text = Section.allCases[indexPath.section].rawValue
      view.accessibilityIdentifier = "title-\(indexPath.section)"
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      switch item {
      case .highlight(let number):
        collectionView.dequeueConfiguredReusableCell(
          using: highlightCell, for: indexPath, item: number)
      case .work(let number):
        collectionView.dequeueConfiguredReusableCell(using: workCell, for: indexPath, item: number)
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: titleView, for: indexPath)
    }
    return dataSource
  }

  private func showLast() {
    guard let indexPath = dataSource.indexPath(for: .work(90)) else { return }
    collectionView.scrollToItem(at: indexPath, at: .bottom, animated: true)
  }

  private func removeChosen() {
    let chosen = (collectionView.indexPathsForSelectedItems ?? [])
      .compactMap { dataSource.itemIdentifier(for: $0) }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems(chosen)
    dataSource.apply(snapshot)
    showCount()
  }

  private func showCount() {
    let count = collectionView.indexPathsForSelectedItems?.count ?? 0
    title = count == 0 ? "Works" : "\(count) chosen"
  }
}

extension GalleryViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.section == 1 }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    showCount()
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    showCount()
  }
}
