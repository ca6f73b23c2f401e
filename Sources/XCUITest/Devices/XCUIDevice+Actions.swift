import CoreLocation
import ElementModel
import SessionProtocol
import SimulatedUIKit
import VirtualTime

extension XCUIDevice {
  /// Presses a button of the device.
  func pressHardware(_ button: Button) {
    let (hardware, name) = button.hardware
    act(.pressButton(name: name)) { session in
      session.device.press(hardware)
      session.spend(TestSession.Pace.touch)
    }
  }

  /// Turns the device.
  func turn(to orientation: UIDeviceOrientation) {
    act(.setOrientation(name: "\(orientation)")) { session in
      session.device.orientation = orientation
      session.spend(TestSession.Pace.rotation)
    }
  }

  /// Whether interfaces are light or dark.
  func readAppearance() -> Appearance {
    guard let isDark = TestSession.current?.device.isDark else { return .unspecified }
    return isDark ? .dark : .light
  }

  /// Makes interfaces light or dark.
  func change(appearance: Appearance) {
    act(.setAppearance(name: "\(appearance)")) { session in
      session.device.isDark = appearance == .unspecified ? nil : appearance == .dark
      session.spend(TestSession.Pace.touch)
    }
  }

  /// Where the device is.
  func readLocation() -> XCUILocation? {
    guard let place = TestSession.current?.device.coordinate else { return nil }
    return XCUILocation(
      location: CLLocation(latitude: place.latitude, longitude: place.longitude))
  }

  /// Moves the device.
  func move(to location: XCUILocation?) {
    let place = location?.location.coordinate
    act(.setLocation(text: location?.debugDescription ?? "none")) { session in
      session.device.coordinate = place.map { ($0.latitude, $0.longitude) }
      session.spend(TestSession.Pace.touch)
    }
  }

  /// Does something with the device as a whole, between two waits for idle.
  private func act(_ kind: ActionKind, perform: (TestSession) -> Void) {
    guard let session = TestSession.current else { return }
    let action = Action(kind, on: "Device")
    session.logged(action.title) {
      session.report(.action(action), isStop: true)
      perform(session)
      session.waitForIdle(session.device.frontmost)
    }
  }
}
