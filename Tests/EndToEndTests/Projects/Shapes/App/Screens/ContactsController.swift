import UIKit

final class ContactCell: UITableViewCell {
  static let name = "contact"
}

final class ContactsController: UITableViewController {
  private var names = ["Ann", "Ben", "Cleo"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.name)
    tableView.accessibilityIdentifier = "contacts"
    tableView.separatorInset = .zero
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.name, for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = "contact \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "People"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let alert = UIAlertController(
      title: names[indexPath.row], message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "New name" }
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
        self?.names[indexPath.row] = alert?.textFields?.first?.text ?? ""
        self?.tableView.reloadData()
      })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
