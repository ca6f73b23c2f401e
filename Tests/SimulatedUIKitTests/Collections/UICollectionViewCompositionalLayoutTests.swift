import Foundation
import SimulatedUIKit
import Testing

@MainActor @Suite struct UICollectionViewCompositionalLayoutTests {
  final class Items: NSObject, UICollectionViewDataSource {
    let counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  private func plan(_ layout: UICollectionViewLayout, of items: Items) -> CollectionPlan {
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    grid.dataSource = items
    return grid.plan
  }

  private func boxes(_ row: CollectionRow) -> (boxes: [CollectionBox], spacing: CGFloat)? {
    guard case .box(let box) = row.content else { return nil }
    switch box.content {
    case .row(let boxes, let spacing), .column(let boxes, let spacing): return (boxes, spacing)
    case .layers(let boxes): return (boxes, 0)
    case .item, .supplement: return nil
    }
  }

  private func section(
    width: CGFloat = 1.0 / 3, height: NSCollectionLayoutDimension = .absolute(80)
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  @Test func thirdsOfAWidthAreThreeInARow() throws {
    let plan = plan(
      UICollectionViewCompositionalLayout(section: section()), of: Items([7]))

    #expect(plan.rows.count == 3)
    let first = try #require(boxes(plan.rows[0]))
    #expect(first.boxes.map(\.width) == [100, 100, 100])
    #expect(first.boxes.map(\.height) == [80, 80, 80])
    #expect(boxes(plan.rows[2])?.boxes.count == 1)
  }

  @Test func anEstimatedHeightFollowsWhatIsShown() throws {
    let plan = plan(
      UICollectionViewCompositionalLayout(section: section(width: 1, height: .estimated(60))),
      of: Items([2]))

    #expect(plan.rows.count == 2)
    #expect(boxes(plan.rows[0])?.boxes.first?.height == nil)
  }

  @Test func aNumberOfItemsSharesTheWidth() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 20, bottom: 8, trailing: 20)

    let plan = plan(UICollectionViewCompositionalLayout(section: section), of: Items([4]))

    let first = try #require(boxes(plan.rows[0]))
    #expect(first.boxes.map(\.width) == [120, 120])
    #expect(first.spacing == 20)
    #expect(plan.rows.map(\.insets.top) == [4, 10])
    #expect(plan.rows.map(\.insets.bottom) == [0, 8])
    #expect(plan.rows.map(\.insets.leading) == [20, 20])
  }

  @Test func nestedGroupsTakeItemsInOrder() throws {
    func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
    }
    let large = NSCollectionLayoutItem(layoutSize: size(0.5, 1))
    let small = NSCollectionLayoutItem(layoutSize: size(1, 0.5))
    let column = NSCollectionLayoutGroup.vertical(layoutSize: size(0.5, 1), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
      subitems: [large, column])

    let plan = plan(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      of: Items([3]))

    let parts = try #require(boxes(plan.rows[0])).boxes
    #expect(parts.map { $0.paths.map(\.item) } == [[0], [1, 2]])
    #expect(parts[0].height == 200)
    guard case .column(let smalls, _) = parts[1].content else {
      Issue.record("no column")
      return
    }
    #expect(smalls.map(\.height) == [100, 100])
    #expect(smalls.map(\.width) == [150, 150])
  }

  @Test func aSectionThatScrollsAcrossIsOneRow() throws {
    let section = section(width: 1)
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "title", alignment: .top)
    ]

    let plan = plan(UICollectionViewCompositionalLayout(section: section), of: Items([5]))

    #expect(plan.rows.count == 2)
    #expect(plan.rows[0].id == .supplement("title", IndexPath(item: 0, section: 0)))
    guard case .across(let lines, let length) = plan.rows[1].content else {
      Issue.record("does not scroll across")
      return
    }
    #expect(lines.count == 5)
    #expect(length == 80)
    let last = IndexPath(item: 4, section: 0)
    #expect(plan.way(to: last) == [.across(section: 0), .line(last)])
  }

  @Test func sectionsAreToldOneByOne() {
    let layout = UICollectionViewCompositionalLayout { number, environment in
      #expect(environment.container.effectiveContentSize.width == 300)
      return number == 0
        ? self.section()
        : .list(
          using: UICollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: environment)
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    layout.configuration = configuration

    let plan = plan(layout, of: Items([3, 2]))

    #expect(plan.rows.count == 3)
    #expect(plan.rows.map(\.insets.top) == [0, 12, 0])
  }
}
