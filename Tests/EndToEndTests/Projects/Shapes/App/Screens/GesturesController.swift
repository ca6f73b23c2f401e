import UIKit

final class GesturesController: UIViewController {
  private let field = UIView()
  private let told = UILabel()
  private let segments = UISegmentedControl(items: ["One", "Two"])
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 20, y: 120, width: 300, height: 200)
    field.backgroundColor = .systemTeal
    field.isAccessibilityElement = true
    field.accessibilityIdentifier = "field"
    field.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    swipe.direction = .left
    field.addGestureRecognizer(swipe)
    view.addSubview(field)

    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 20, y: 340, width: 120, height: 44)
    button.addTarget(self, action: #selector(GesturesController.pressed), for: .touchUpInside)
    view.addSubview(button)

    segments.frame = CGRect(x: 20, y: 400, width: 200, height: 32)
    segments.addTarget(self, action: #selector(switched(_:)), for: .valueChanged)
    view.addSubview(segments)
    told.frame = CGRect(x: 20, y: 460, width: 300, height: 30)
    told.text = "Nothing yet"
    told.accessibilityTraits = .header
    view.addSubview(told)
  }

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
    told.text = "Tapped \(recognizer.view?.accessibilityIdentifier ?? "")"
  }

  @objc private func swiped() { told.text = "Swiped" }
  @objc private func pressed() { told.text = "Pressed" }

  @objc private func switched(_ sender: UISegmentedControl) {
    told.text = sender.titleForSegment(at: sender.selectedSegmentIndex)
  }
}
