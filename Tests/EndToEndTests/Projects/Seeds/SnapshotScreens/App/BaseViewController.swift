import UIKit

// From the article.
protocol BaseViewControllerDelegate: AnyObject {
    func viewDidDraw()
}

// Supplied: what the article's screens have in common.
class BaseViewController: UIViewController {
    let indicator = UIActivityIndicatorView(style: .large)
    let bodyLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        bodyLabel.accessibilityIdentifier = "body"
        indicator.accessibilityIdentifier = "indicator"
    }

    func showIndicator() { indicator.startAnimating() }
    func hideIndicator() { indicator.stopAnimating() }

    func showError(error: Error) { bodyLabel.text = error.localizedDescription }
}

// Supplied: the article's tests set the root of the window like this.
extension UIApplication {
    var rootViewController: UIViewController? {
        get { windows.first?.rootViewController }
        set { windows.first?.rootViewController = newValue }
    }
}
