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

  /// More nodes than any action of an app builds: views that never come to rest build more.
  private static let restlessness = 400_000

  private let app: SimulatedApp
  private let avoided: Set<String>
  private var random: WalkRandomness
  /// A checksum (FNV-1a) of all screens so far.
  private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Prepares a walk through an app that has not been launched.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - seed: Which walk.
  ///   - avoided: Labels of elements that are not touched.
  init(_ app: SimulatedApp, seed: UInt64, avoiding avoided: Set<String> = []) {
    self.app = app
    self.avoided = avoided
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
      let action = WalkAction.next(in: app, avoiding: avoided, random: &random)
      report(number, action.name)
      let builds = app.nodeBuilds
      action.perform()
      VirtualTime.run(until: VirtualTime.now + .milliseconds(random.number(below: 600)))
      let tree = app.snapshot()
      note(tree)
      var problem = Self.problem(of: tree, hasFocus: app.hasKeyboardFocus)
      if problem == nil, app.nodeBuilds - builds > Self.restlessness {
        problem = "\(app.nodeBuilds - builds) nodes have been built, so that views never rest"
      }
      if problem == nil, number % Self.comparison == Self.comparison - 1 {
        app.setNeedsDisplay()
        if let other = Self.difference(tree, app.snapshot()) {
          problem = "the screen is not as if built anew: \(other)"
        }
      }
      if let problem { return "After action \(number) (\(action.name)): \(problem)" }
    }
    return nil
  }

  /// What does not hold of a screen.
  private static func problem(of tree: ElementTree, hasFocus: Bool) -> String? {
    let focused = tree.elements.filter(\.hasFocus)
    if focused.count > 1 { return "\(focused.count) elements have keyboard focus" }
    if hasFocus, focused.isEmpty { return "what has keyboard focus is not on the screen" }
    if !hasFocus, let element = focused.first {
      return "\(element.type.name) \"\(element.label)\" shows focus that nothing has"
    }
    if !hasFocus, tree.elements.contains(where: { $0.type == .keyboard }) {
      return "there is a keyboard although nothing has keyboard focus"
    }
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
