import UIKit

final class ErrandViewController: UIViewController {
  private let errand: Errand
  private let box = UIView()
  private var taps = 0

  init(errand: Errand) {
    self.errand = errand
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = errand.title
    view.backgroundColor = .white
    box.accessibilityIdentifier = "box"
    box.isAccessibilityElement = true
    box.accessibilityLabel = "Taps: 0"
    box.backgroundColor = .red
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let contradiction = box.widthAnchor.constraint(equalToConstant: 300)
    contradiction.identifier = "too-wide"
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      contradiction,
    ])
    box.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(boxTapped(_:))))
  }

  @objc private func boxTapped(_ recognizer: UITapGestureRecognizer) {
    taps += 1
    box.accessibilityLabel = "Taps: \(taps)"
  }
}
