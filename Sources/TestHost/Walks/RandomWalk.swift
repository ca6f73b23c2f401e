import ElementModel
import Foundation
import SimulatedUI
import SimulatedUIKit
import VirtualTime

/// Plays with an app at random, and checks after each action what must hold of any screen.
///
/// The same seed leads through the same screens, so that what a walk finds can be looked at again.
@MainActor struct RandomWalk {
  /// How often the screen is compared with one that is built anew, in actions.
  private static let comparison = 100

  private let app: SimulatedApp
  private var random: WalkRandomness
  /// A checksum (FNV-1a) of all screens so far.
  private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325
  /// What was done last, in words.
  private(set) var lastAction = "launch"

  /// Prepares a walk through an app that has not been launched.
  init(_ app: SimulatedApp, seed: UInt64) {
    self.app = app
    random = WalkRandomness(state: seed)
  }

  /// Launches the app and does one thing after the other.
  ///
  /// - Parameters:
  ///   - count: How many things.
  ///   - report: Told of each, before it is done.
  /// - Returns: A sentence about what does not hold; `nil` when all does.
  mutating func run(_ count: Int, report: (Int, String) -> Void = { _, _ in }) -> String? {
    app.launch()
    for number in 0..<count {
      let (action, perform) = nextAction()
      lastAction = action
      report(number, action)
      perform()
      VirtualTime.run(until: VirtualTime.now + .milliseconds(random.number(below: 600)))
      let tree = app.snapshot()
      note(tree)
      var problem = Self.problem(of: tree, hasFocus: app.hasKeyboardFocus)
      if problem == nil, number % Self.comparison == Self.comparison - 1 {
        app.setNeedsDisplay()
        if let other = Self.difference(tree, app.snapshot()) {
          problem = "the screen is not as if built anew: \(other)"
        }
      }
      if let problem { return "After action \(number) (\(action)): \(problem)" }
    }
    return nil
  }

  private mutating func nextAction() -> (String, () -> Void) {
    let app = app
    let elements = app.snapshot().elements
    let size = app.device.size
    let anywhere = CGPoint(
      x: CGFloat(random.number(below: max(1, Int(size.width)))),
      y: CGFloat(random.number(below: max(1, Int(size.height)))))
    switch random.number(below: 100) {
    case 0..<62:
      let hittable = elements.filter { $0.hitPoint != nil && $0.type != .key }
      guard let element = random.element(of: hittable), let point = element.hitPoint else {
        return ("wait", {})
      }
      return ("tap \(element.type.name) \"\(element.label)\"", { app.tap(at: point) })
    case 62..<67: return ("tap at \(anywhere)", { app.tap(at: anywhere) })
    case 67..<77:
      let offsets = [(0, -300), (0, 300), (-250, 0), (250, 0), (0, -80), (0, 80)]
      let (x, y) = random.element(of: offsets) ?? (0, 0)
      return ("drag from \(anywhere) by \(x), \(y)", { Self.drag(app, anywhere, x, y) })
    case 77..<90:
      let text = random.element(of: ["a", "Test 1", "é", "日本", "x@y.zz ", "\n", "🙂", "-1.5"])
      return ("type \(text ?? "")", { app.typeText(text ?? "") })
    case 90..<95:
      let key = random.element(of: ["\u{8}", "\t", "\u{1B}", "\r", "a"]) ?? ""
      let modifiers: KeyModifiers = key == "a" ? .command : []
      return (
        "press \(key.unicodeScalars.first?.value ?? 0)",
        {
          app.pressKey(key, modifiers: modifiers)
        }
      )
    default: return surroundingsAction()
    }
  }

  private mutating func surroundingsAction() -> (String, () -> Void) {
    let app = app
    switch random.number(below: 8) {
    case 0..<3:
      let all: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
      let orientation = random.element(of: all) ?? .portrait
      return ("turn to \(orientation.rawValue)", { app.rotate(to: orientation) })
    case 3..<5:
      let isDark = random.number(below: 2) == 0
      return ("appearance", { app.setAppearance(isDark: isDark) })
    case 5..<7:
      return (
        "background",
        {
          for phase: ScenePhase in [.inactive, .background, .inactive, .active] {
            app.setPhase(phase)
          }
        }
      )
    default: return ("launch", { app.launch() })
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

  /// What does not hold of a screen.
  private static func problem(of tree: ElementTree, hasFocus: Bool) -> String? {
    let focused = tree.elements.filter(\.hasFocus)
    if focused.count > 1 { return "\(focused.count) elements have keyboard focus" }
    if hasFocus, focused.isEmpty { return "what has keyboard focus is not on the screen" }
    for element in tree.elements {
      guard let point = element.hitPoint else { continue }
      let frame = element.frame.insetBy(dx: -0.5, dy: -0.5)
      if !frame.contains(point) {
        return "\(element.type.name) \"\(element.label)\" in \(frame) is hit at \(point)"
      }
    }
    return nil
  }

  private static func difference(_ tree: ElementTree, _ whole: ElementTree) -> String? {
    if tree == whole { return nil }
    guard let (one, other) = zip(tree.elements, whole.elements).first(where: { $0 != $1 })
    else { return "\(tree.elements.count) elements instead of \(whole.elements.count)" }
    return "\(one) instead of \(other)"
  }

  /// Takes a screen into the checksum.
  private mutating func note(_ tree: ElementTree) {
    for element in tree.elements {
      let frame = element.frame
      for part in [frame.minX, frame.minY, frame.width, frame.height] {
        mix(UInt64(bitPattern: Int64(part * 8)))
      }
      for text in [element.type.name, element.identifier, element.label, element.value ?? "-"] {
        for byte in text.utf8 { mix(UInt64(byte)) }
      }
      mix((element.isHittable ? 1 : 0) + (element.hasFocus ? 2 : 0))
    }
  }

  private mutating func mix(_ value: UInt64) {
    digest = (digest ^ value) &* 0x0000_0100_0000_01B3
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same choices for the same seed on every machine.
struct WalkRandomness: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0.
  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// One of some values.
  mutating func element<Values: Collection>(of values: Values) -> Values.Element? {
    values.randomElement(using: &self)
  }
}
