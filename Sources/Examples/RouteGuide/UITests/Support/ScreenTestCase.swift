import XCTest

@testable import RouteGuide

/// Checks single screens: each is made by itself, put into the window and looked at in the sizes of
/// several devices, without an app around it.
class ScreenTestCase: XCTestCase, ScreenDrawing {
  /// Sizes that screens have to get along with.
  enum Device: String, CaseIterable {
    case small, usual, large

    var size: CGSize {
      switch self {
      case .small: return CGSize(width: 375, height: 667)
      case .usual: return CGSize(width: 393, height: 852)
      case .large: return CGSize(width: 430, height: 932)
      }
    }
  }

  private var drawn: XCTestExpectation?

  /// Puts a screen into the window, which has it appear.
  @discardableResult
  func show(_ screen: GuideViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.modalPresentationStyle = .fullScreen
    UIApplication.shared.windows.first?.rootViewController = navigation
    return navigation
  }

  /// Shows a screen and waits until its data are drawn.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - times: How many answers it waits for.
  ///   - timeout: How long the answers may take, in seconds.
  /// - Returns: What the screen is shown in.
  @discardableResult
  func showAndWait(
    _ screen: GuideViewController, times: Int = 1, timeout: TimeInterval = 5
  ) -> UINavigationController {
    let drawn = expectation(description: "\(type(of: screen)) is drawn")
    drawn.expectedFulfillmentCount = times
    drawn.assertForOverFulfill = false
    self.drawn = drawn
    screen.drawing = self
    let navigation = show(screen)
    wait(for: [drawn], timeout: timeout)
    // The screen appears anew for each device below, and its data come again.
    screen.drawing = nil
    return navigation
  }

  func screenDidDraw() { drawn?.fulfill() }

  /// Has a screen appear in the size of each device, and checks it there.
  ///
  /// As with pictures of several devices the screen is not loaded again, only shown again.
  func onEveryDevice(
    _ navigation: UINavigationController, _ check: (Device) -> Void
  ) {
    for device in Device.allCases {
      XCTContext.runActivity(named: "On a \(device.rawValue) device") { _ in
        navigation.view.frame.size = device.size
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        navigation.view.layoutIfNeeded()
        check(device)
      }
    }
  }

  /// The view with an identifier.
  func find(_ identifier: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == identifier { return view }
    return view.subviews.lazy.compactMap { self.find(identifier, in: $0) }.first
  }

  /// The texts that show in a view, from top to bottom.
  func texts(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    let own = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    return [own].compactMap { $0 } + view.subviews.flatMap(texts)
  }
}
