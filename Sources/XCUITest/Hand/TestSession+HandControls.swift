import ElementModel
import Foundation
import SessionProtocol
import SimulatedUIKit
import VirtualTime

/// Sliders, wheels and the app as a whole, by hand.
extension TestSession {
  /// Drags the thumb of a slider.
  func adjust(_ id: Int, to position: Double) throws(ActionFailure) {
    let slider = try find(id, "adjust")
    guard slider.type == .slider, slider.sliderPosition != nil else {
      throw .unsuitable("adjust", slider.handTitle, "It is not a slider with a position.")
    }
    guard (0...1).contains(position) else {
      throw .unsuitable(
        "adjust", slider.handTitle, "The position must be from 0 to 1, not \(position).")
    }
    try act(
      .element(id: id), "adjust", .adjustSlider(position: position), needsEnabled: true
    ) { slider, _ in
      guard let slider, let current = slider.sliderPosition else { return }
      self.perform(
        .dragging(
          from: slider.pointOnTrack(current), to: slider.pointOnTrack(position),
          as: Drag(press: 0.05)))
    }
  }

  /// Turns a picker wheel to one of its values.
  func turnWheel(_ id: Int, to value: String) throws(ActionFailure) {
    let wheel = try find(id, "adjust")
    guard wheel.type == .pickerWheel else {
      throw .unsuitable("adjust", wheel.handTitle, "It is not a picker wheel.")
    }
    var hasValue = false
    try act(
      .element(id: id), "adjust", .adjustWheel(value: value), needsEnabled: true
    ) { wheel, _ in
      hasValue = self.device.frontmost.adjustPickerWheel(elementID: id, to: value)
      self.spend(Pace.scroll)
    }
    guard hasValue else {
      throw .unsuitable("adjust", wheel.handTitle, "The value '\(value)' is not available in it.")
    }
  }

  /// Launches the app under test afresh.
  func launch(adding launch: HandLaunch) {
    let app = XCUIApplication()
    app.launchArguments = latestLaunch.arguments + launch.arguments
    app.launchEnvironment = latestLaunch.environment.merging(launch.environment) { $1 }
    app.launch()
  }
}

extension UIDeviceOrientation {
  /// How a person holds the device.
  init(_ orientation: HandOrientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
  }
}
