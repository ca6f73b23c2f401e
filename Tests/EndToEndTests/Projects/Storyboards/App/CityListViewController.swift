import UIKit

class CityListViewController: UITableViewController {
  private let cities = ["Kyoto", "Lisbon", "Oslo"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cities.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "CityCell", for: indexPath)
    (cell as? CityCell)?.nameLabel.text = cities[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showCity", let detail = segue.destination as? CityViewController,
      let path = tableView.indexPathForSelectedRow
    {
      detail.city = cities[path.row]
    }
  }

  @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
    navigationItem.title = "Back"
  }
}

class CityCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
}
