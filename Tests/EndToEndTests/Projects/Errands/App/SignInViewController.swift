import UIKit

final class SignInViewController: UIViewController {
  private let visits: Visits

  private lazy var nameField: UITextField = {
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "nameField"
    field.addTarget(self, action: #selector(nameChanged(_:)), for: .editingChanged)
    return field
  }()

  private lazy var signInButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Sign In", for: .normal)
    button.isEnabled = false
    button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
    return button
  }()

  private let visitsLabel = UILabel()
  private let hintLabel = UILabel()

  init(visits: Visits) {
    self.visits = visits
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Errands"
    view.backgroundColor = .systemBackground
    hintLabel.text = UserDefaults.standard.string(forKey: "greeting")
    hintLabel.accessibilityIdentifier = "hint"
    visitsLabel.accessibilityIdentifier = "visits"

    let stack = UIStackView(arrangedSubviews: [hintLabel, nameField, signInButton])
    stack.axis = .vertical
    stack.spacing = 12
    for subview in [stack, visitsLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      nameField.heightAnchor.constraint(equalToConstant: 44),
      visitsLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      visitsLabel.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
    ])
    NotificationCenter.default.addObserver(
      self, selector: #selector(showVisits), name: .visitsChanged, object: nil)
    showVisits()
  }

  @objc private func showVisits() {
    visitsLabel.text = "Visits: \(visits.count)"
  }

  @objc private func nameChanged(_ sender: UITextField) {
    signInButton.isEnabled = !(sender.text ?? "").isEmpty
  }

  @objc private func signIn() {
    let list = ErrandsViewController(owner: nameField.text ?? "")
    navigationController?.pushViewController(list, animated: true)
  }
}
