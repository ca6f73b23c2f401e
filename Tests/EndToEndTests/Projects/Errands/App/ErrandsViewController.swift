import UIKit

final class ErrandsViewController: UIViewController {
  private let owner: String
  private var errands = Errand.samples
  private let tableView = UITableView(frame: .zero, style: .plain)

  init(owner: String) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(owner)'s errands"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(ErrandCell.self, forCellReuseIdentifier: ErrandCell.identifier)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.accessibilityIdentifier = "errands"
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
    let last = UIBarButtonItem(
      title: "Last", style: .plain, target: self, action: #selector(showLast))
    navigationItem.rightBarButtonItems?.append(last)
  }

  @objc private func showLast() {
    tableView.scrollToRow(
      at: IndexPath(row: errands.count - 1, section: 0), at: .bottom, animated: true)
  }

  @objc private func add() {
    let alert = UIAlertController(title: "New errand", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self] _ in
        self?.errands.insert(Errand(title: "Call home", place: "Anywhere"), at: 0)
        self?.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      })
    present(alert, animated: true)
  }
}

extension ErrandsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    errands.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: ErrandCell.identifier, for: indexPath) as? ErrandCell
    else { return UITableViewCell() }
    cell.configure(with: errands[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Today"
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(
      ErrandViewController(errand: errands[indexPath.row]), animated: true)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.errands.remove(at: indexPath.row)
      self?.tableView.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
