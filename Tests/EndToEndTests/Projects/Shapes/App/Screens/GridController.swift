import UIKit

final class ColorCell: UICollectionViewCell {
  let label = UILabel()

  required override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

final class GridController: UIViewController {
  private let names = ["Red", "Green", "Blue", "Black"]
  private let chosen = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 390, height: 400), collectionViewLayout: layout)
    grid.register(ColorCell.self, forCellWithReuseIdentifier: "color")
    grid.dataSource = self
    grid.delegate = self
    view.addSubview(grid)
    chosen.frame = CGRect(x: 20, y: 520, width: 200, height: 30)
    chosen.text = "Nothing chosen"
    view.addSubview(chosen)
  }
}

extension GridController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
    (cell as? ColorCell)?.label.text = names[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.text = "Chosen: \(names[indexPath.item])"
  }
}
