import ElementModel
import SwiftUI
import Testing
import VirtualTime

/// A screen of which single views have been replaced is the same as one built as a whole.
@MainActor struct ScreenUpdateTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let texts = ["", "a", "word", "iiii", "WWWW", "two words", "line\nline"]

  /// Changes some of an app at random.
  private func change(
    _ parts: [RandomPart], of driver: AppDriver, using generator: inout Generator
  ) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0:
      let points = driver.elements.compactMap(\.hitPoint)
      if let point = points.randomElement(using: &generator) { driver.app.tap(at: point) }
    case 1: _ = driver.app.typeText("x")
    case 2, 3:
      driver.app.scroll(
        at: CGPoint(x: 196, y: CGFloat(Int.random(in: 100..<800, using: &generator))),
        by: CGSize(
          width: CGFloat(Int.random(in: -300...200, using: &generator)),
          height: CGFloat(Int.random(in: -900...600, using: &generator))))
    default:
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        guard let part = parts.randomElement(using: &generator) else { continue }
        if Int.random(in: 0..<3, using: &generator) == 0 {
          part.isOn.toggle()
        } else {
          part.text =
            (Self.texts + [String(repeating: "long text ", count: 12)])
            .randomElement(using: &generator) ?? ""
        }
      }
    }
    if Bool.random(using: &generator) { driver.settle() }
  }

  @Test(arguments: Array(0..<12) + [18, 51]) func randomAppsLookAsIfBuiltAnew(seed: Int) throws {
    var generator = Generator(state: UInt64(seed))
    var steps = 0
    var builds = 0
    for _ in 0..<10 {
      var count = 0
      let root = RandomPart(depth: 5, count: &count, using: &generator)
      let parts = root.all
      let isNavigation = Bool.random(using: &generator)
      let driver = AppDriver {
        if isNavigation {
          NavigationStack { RandomView(part: root) }
        } else {
          RandomView(part: root)
        }
      }
      for step in 0..<20 {
        let before = driver.app.screenBuilds
        change(parts, of: driver, using: &generator)
        let tree = driver.app.snapshot()
        steps += 1
        builds += driver.app.screenBuilds - before
        guard step % 3 == 2 else { continue }
        driver.app.setNeedsDisplay()
        let whole = driver.app.snapshot()
        let isSame = tree == whole
        try #require(isSame, "step \(step): \(difference(tree, whole))")
      }
      driver.app.terminate()
    }
    // Else there would have been little to compare.
    #expect(builds < steps / 2)
  }

  /// The first elements that differ.
  private func difference(_ tree: ElementTree, _ whole: ElementTree) -> String {
    let pairs = zip(tree.elements, whole.elements)
    guard let (one, other) = pairs.first(where: { $0 != $1 }) else {
      return "\(tree.elements.count) elements instead of \(whole.elements.count)"
    }
    return "\(one)\ninstead of\n\(other)"
  }
}
