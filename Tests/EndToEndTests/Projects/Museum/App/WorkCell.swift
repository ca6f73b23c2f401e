import UIKit

/// A work in the grid; a tick shows that it is chosen.
final class WorkCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let tick = UIImageView(image: UIImage(systemName: "checkmark"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [nameLabel, tick] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    tick.isHidden = true
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      nameLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      tick.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      tick.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    tick.isHidden = !state.isSelected
    backgroundConfiguration = .listCell()
    backgroundConfiguration?.backgroundColor = state.isSelected ? .systemYellow : .systemGray
  }

  func configure(number: Int) {
    nameLabel.text = "Work \(number)"
    accessibilityIdentifier = "work-\(number)"
  }
}
