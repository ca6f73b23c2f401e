import UIKit

/// Told when a screen shows what it was loaded for.
protocol ScreenDrawing: AnyObject {
  /// Some of the screen's data have come and are drawn.
  func screenDidDraw()
}

/// What the screens of UIKit have in common.
class GuideViewController: UIViewController {
  /// Told of data that are drawn; nobody in the app, but tests.
  weak var drawing: ScreenDrawing?
  let indicator = UIActivityIndicatorView(style: .large)

  override func viewDidLoad() {
    super.viewDidLoad()
    indicator.accessibilityIdentifier = "loading"
    view.backgroundColor = .systemBackground
  }

  /// A label in the screen's usual type.
  func label(_ identifier: String, _ text: String? = nil) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = identifier
    label.text = text
    label.numberOfLines = 0
    return label
  }
}
