import DeviceServices
import ElementModel
import Foundation
import SimulatedUI
import SimulatedUIKit
import VirtualTime

/// Chooses what a random walk does next: touches, keys, and what happens to the device.
@MainActor enum WalkAction {
  /// What is done.
  struct Choice {
    /// In words.
    let name: String
    /// Where a finger comes down for it.
    var start: CGPoint?
    var perform: () -> Void = {}
  }

  /// Chooses one, mostly a tap on something that shows.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - avoided: Labels of elements that are not touched, such as a button that ends the app.
  ///   - random: Makes the choice.
  /// - Returns: The action, not yet performed.
  static func next(
    in app: SimulatedApp, avoiding avoided: Set<String>, random: inout WalkRandomness
  ) -> Choice {
    let elements = app.snapshot().elements
    let choice = next(in: app, elements: elements, random: &random)
    let isAvoided = elements.contains { element in
      avoided.contains(element.label) && choice.start.map(element.frame.contains) ?? false
    }
    return isAvoided ? Choice(name: "avoid \(choice.name)") : choice
  }

  private static func next(
    in app: SimulatedApp, elements: [Element], random: inout WalkRandomness
  ) -> Choice {
    let size = app.device.size
    let anywhere = CGPoint(
      x: CGFloat(random.number(below: max(1, Int(size.width)))),
      y: CGFloat(random.number(below: max(1, Int(size.height)))))
    switch random.number(below: 100) {
    case 0..<58: return tap(in: app, elements, random: &random)
    case 58..<62: return press(in: app, elements, random: &random)
    case 62..<66:
      return Choice(name: "tap at \(anywhere)", start: anywhere) { app.tap(at: anywhere) }
    case 66..<75:
      let offsets = [(0, -300), (0, 300), (-250, 0), (250, 0), (0, -80), (0, 80)]
      let (x, y) = random.element(of: offsets) ?? (0, 0)
      return Choice(name: "drag from \(anywhere) by \(x), \(y)", start: anywhere) {
        drag(app, anywhere, x, y)
      }
    case 75..<78:
      let isMirrored = random.number(below: 4) == 0
      let edge = CGPoint(x: isMirrored ? size.width - 2 : 2, y: anywhere.y)
      let distance = isMirrored ? -250 : 250
      return Choice(name: "swipe back from \(edge)", start: edge) {
        drag(app, edge, distance, 0)
      }
    case 78..<90: return type(in: app, random: &random)
    default: return surroundings(of: app, random: &random)
    }
  }

  private static func tap(
    in app: SimulatedApp, _ elements: [Element], random: inout WalkRandomness
  ) -> Choice {
    touch("tap", elements, random: &random) { app.tap(at: $0) }
  }

  private static func press(
    in app: SimulatedApp, _ elements: [Element], random: inout WalkRandomness
  ) -> Choice {
    touch("press", elements, random: &random) { point in
      app.touch([Touch(phase: .began, location: point)])
      VirtualTime.run(until: VirtualTime.now + .milliseconds(700))
      app.touch([Touch(phase: .ended, location: point)])
    }
  }

  private static func touch(
    _ verb: String, _ elements: [Element], random: inout WalkRandomness,
    perform: @escaping (CGPoint) -> Void
  ) -> Choice {
    let hittable = elements.filter { $0.hitPoint != nil && $0.type != .key }
    guard let element = random.element(of: hittable), let point = element.hitPoint else {
      return Choice(name: "wait")
    }
    return Choice(name: "\(verb) \(element.type.name) \"\(element.label)\"", start: point) {
      perform(point)
    }
  }

  private static func type(in app: SimulatedApp, random: inout WalkRandomness) -> Choice {
    guard random.number(below: 3) == 0 else {
      let texts = ["a", "Test 1", "é", "日本", "x@y.zz ", "\n", "🙂", "-1.5"]
      let text = random.element(of: texts) ?? ""
      return Choice(name: "type \(text)") { app.typeText(text) }
    }
    let key = random.element(of: ["\u{8}", "\t", "\u{1B}", "\r", "a"]) ?? ""
    let modifiers: KeyModifiers = key == "a" ? .command : []
    return Choice(name: "press key \(key.unicodeScalars.first?.value ?? 0)") {
      app.pressKey(key, modifiers: modifiers)
    }
  }

  private static func surroundings(of app: SimulatedApp, random: inout WalkRandomness) -> Choice {
    switch random.number(below: 10) {
    case 0..<3:
      let all: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
      let orientation = random.element(of: all) ?? .portrait
      return Choice(name: "turn to \(orientation.rawValue)") { app.rotate(to: orientation) }
    case 3..<7:
      var settings = DeviceSettings.standard
      settings.appearance = random.element(of: DeviceSettings.Appearance.allCases) ?? .light
      settings.typeSize = random.element(of: DeviceSettings.TypeSize.allCases) ?? .large
      settings.layoutDirection = random.element(of: DeviceSettings.LayoutDirection.allCases)
      let direction = settings.layoutDirection?.rawValue ?? ""
      return Choice(name: "set up \(settings.appearance), \(settings.typeSize), \(direction)") {
        app.adopt(settings)
      }
    case 7..<9:
      let phases: [ScenePhase] = [.inactive, .background, .inactive, .active]
      return Choice(name: "leave and return") {
        for phase in phases { app.setPhase(phase) }
      }
    default:
      let locale = random.element(of: ["en_US", "ja_JP", "ar_SA", "de_DE"]) ?? "en_US"
      // A device that is set to another language ends its apps.
      return Choice(name: "launch in \(locale)") {
        DeviceServices.shared.language.setDevice(locale)
        DeviceServices.shared.language.launch(arguments: [])
        app.launch()
      }
    }
  }

  private static func drag(_ app: SimulatedApp, _ start: CGPoint, _ x: Int, _ y: Int) {
    app.touch([Touch(phase: .began, location: start)])
    for step in 1...4 {
      VirtualTime.run(until: VirtualTime.now + .milliseconds(16))
      let part = CGFloat(step) / 4
      let point = CGPoint(x: start.x + CGFloat(x) * part, y: start.y + CGFloat(y) * part)
      app.touch([Touch(phase: step == 4 ? .ended : .moved, location: point)])
    }
  }
}
