import Foundation
import SimulatedUIKit
import Testing

@MainActor @Suite struct SelectorTests {
  @MainActor final class Target: NSObject {
    var told: [String] = []
    func pushed() { told.append("pressed") }
    func pressed(by sender: UIButton) { told.append(sender.currentTitle ?? "") }
    func heard(_ notification: Notification) { told.append(notification.name.rawValue) }
  }

  @Test func aControlCallsItsTargets() {
    let (button, target) = (UIButton(), Target())
    button.setTitle("Go", for: .normal)
    button.addTarget(
      target, action: Selector("pushed", Target.pushed), for: .touchUpInside)
    button.addTarget(
      target, action: Selector("pressedWithBy:", Target.pressed(by:)), for: .touchUpInside)
    button.addTarget(
      target, action: Selector("pressedWithBy:", Target.pressed(by:)), for: .valueChanged)

    button.sendActions(for: .touchUpInside)

    #expect(target.told == ["pressed", "Go"])
  }

  @Test func aTargetIsNotKept() {
    let button = UIButton()
    var target: Target? = Target()
    weak let left = target
    button.addTarget(
      target, action: Selector("pressedWithBy:", Target.pressed(by:)), for: .touchUpInside)

    target = nil

    #expect(left == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test func aRecognizerTellsItsTarget() {
    let (view, target) = (UIView(), Target())
    let tap = UITapGestureRecognizer(
      target: target, action: Selector("pushed", Target.pushed))
    view.addGestureRecognizer(tap)

    tap.report(.ended, at: .zero)

    #expect(target.told == ["pressed"])
    #expect(tap.state == .possible)
    #expect(tap.view === view)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil)
  }

  @Test func anObserverIsToldAsLongAsItLives() {
    let center = NotificationCenter()
    let name = Notification.Name("news")
    var target: Target? = Target()
    center.addObserver(
      target as Any, selector: Selector("heard:", Target.heard), name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(target?.told == ["news"])
    weak let left = target

    target = nil

    #expect(left == nil)
    center.post(name: name, object: nil)
  }

  @Test func namesAloneAreSelectorsThatDoNothing() {
    #expect(Selector("a") == "a")
    #expect(Selector("a") != Selector("b"))
  }
}
