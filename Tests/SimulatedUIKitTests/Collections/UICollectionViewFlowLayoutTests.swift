import Foundation
import SimulatedUIKit
import Testing

@MainActor @Suite struct UICollectionViewFlowLayoutTests {
  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var widths: [CGFloat] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { widths.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: widths[indexPath.item], height: 40) }
  }

  private func lines(_ widths: [CGFloat]) -> [(count: Int, spacing: CGFloat)] {
    let items = Items()
    items.widths = widths
    let layout = UICollectionViewFlowLayout()
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    grid.dataSource = items
    grid.delegate = items
    return grid.plan.rows.compactMap { row in
      guard case .box(let box) = row.content, case .row(let boxes, let spacing) = box.content
      else { return nil }
      return (boxes.count, spacing)
    }
  }

  @Test func equalItemsFillTheirLines() {
    let lines = lines([100, 100, 100, 100])

    #expect(lines.map(\.count) == [3, 1])
    #expect(lines.map(\.spacing) == [10, 10])
  }

  @Test func whatIsLeftIsBetweenItems() {
    let lines = lines([90, 90, 90, 90, 90])

    #expect(lines.map(\.count) == [3, 2])
    #expect(lines.map(\.spacing) == [25, 25])
  }

  @Test func wideItemsHaveLinesOfTheirOwn() {
    #expect(lines([300, 50, 300]).map(\.count) == [1, 1, 1])
  }

  @Test func headersNeedRoom() {
    let layout = UICollectionViewFlowLayout()
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    let items = Items()
    items.widths = [50]
    grid.dataSource = items
    #expect(grid.plan.rows.count == 1)

    layout.headerReferenceSize = CGSize(width: 0, height: 30)

    #expect(grid.plan.rows.count == 2)
  }

  @Test func anAppsOwnLayoutTellsPlaces() {
    final class Stairs: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 150) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).map { item in
          let place = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          place.frame = CGRect(x: item * 100, y: item * 50, width: 100, height: 40)
          return place
        }
      }
    }
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: Stairs())

    #expect(
      grid.plan.rows.map(\.id) == (0..<3).map { .line(IndexPath(item: $0, section: 0)) })
    #expect(grid.plan.rows.map(\.insets.top) == [0, 10, 10])
  }
}
