import UIKit

final class ErrandCell: UITableViewCell {
  static let identifier = "ErrandCell"

  private let titleLabel = UILabel()
  private let placeLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.numberOfLines = 0
    placeLabel.font = .preferredFont(forTextStyle: .footnote)
    placeLabel.accessibilityIdentifier = "place"
    for label in [titleLabel, placeLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      placeLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      placeLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      placeLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with errand: Errand) {
    titleLabel.text = errand.title
    placeLabel.text = errand.place
    accessoryType = errand.isDone ? .checkmark : .none
  }
}
