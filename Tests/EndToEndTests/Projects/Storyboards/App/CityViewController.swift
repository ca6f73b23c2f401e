import UIKit

class CityViewController: UIViewController {
  var city = ""
  private var likes = 0

  @IBOutlet private weak var cityLabel: UILabel!
  @IBOutlet private var countLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    cityLabel.text = "Welcome to \(city)"
  }

  @IBAction private func like(_ sender: UIButton) {
    likes += 1
    countLabel.text = "\(likes) likes"
  }
}
