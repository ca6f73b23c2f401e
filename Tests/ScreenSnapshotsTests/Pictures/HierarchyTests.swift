import SimulatedUIKit
import Testing

@testable import ScreenSnapshots

/// What views and controllers are made of, in UIKit's words.
@MainActor @Suite(.serialized) struct HierarchyTests {
  private func text<Value>(_ value: Value, as strategy: Snapshotting<Value, String>) -> String? {
    var taken: String?
    strategy.snapshot(value).run { taken = $0 }
    return taken
  }

  @Test func viewsAreToldWithWhatIsInThem() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 1.5, y: 2, width: 30, height: 20))
    label.text = "Hello"
    label.alpha = 0.5
    label.tag = 7
    view.addSubview(label)
    #expect(
      text(view, as: .recursiveDescription) == """
        <UIView; frame = (0 0; 60 40); clipsToBounds = YES; layer = <CALayer>>
           | <UILabel; frame = (1.5 2; 30 20); text = 'Hello'; alpha = 0.5; tag = 7; layer = <CALayer>>
        """)
  }

  @Test func controllersAreToldWithTheirState() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(
      text(navigation, as: .hierarchy) == """
        <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           | <UIViewController>, state: appeared, view: <UIView>
        """)
  }
}
