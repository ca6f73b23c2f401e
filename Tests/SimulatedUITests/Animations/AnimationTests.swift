import ElementModel
import SwiftUI
import Testing
import VirtualTime

@MainActor @Suite(.serialized) struct AnimationTests {
  @Test func springsRestLaterThanTheySeemTo() {
    let spring = Animation.spring(duration: 0.5, bounce: 0)
    #expect(spring.logicalDuration == .milliseconds(500))
    #expect(spring.duration > .milliseconds(700))
    #expect(Animation.bouncy.duration > Animation.smooth.duration - .milliseconds(1))
    #expect(abs(Spring(response: 0.4, dampingRatio: 0.7).bounce - 0.3) < 0.0001)
  }

  @Test func delaysAndRepetitionsAddUp() {
    #expect(Animation.linear(duration: 2).delay(1).duration == .seconds(3))
    #expect(Animation.linear(duration: 2).speed(2).duration == .seconds(1))
    #expect(Animation.linear(duration: 2).repeatCount(3).delay(1).duration == .seconds(7))
    #expect(Animation.linear(duration: 2).repeatForever().duration == .seconds(2))
  }

  @Test func phasesFollowATrigger() throws {
    let driver = AppDriver { PhaseView() }
    #expect(driver.exists("calm"))
    try driver.tapAtOnce("go")
    #expect(driver.exists("excited"))
    driver.settle()
    #expect(driver.exists("calm"))
  }

  @Test func keyframesEndWhereTheLastStepLeads() throws {
    let driver = AppDriver { KeyframeView() }
    #expect(driver.exists("0"))
    try driver.tap("go", .button)
    #expect(driver.exists("40"))
  }

  @Test func transitionsShowWhatIsThere() {
    let driver = AppDriver {
      VStack {
        Text("one").transition(.slide.combined(with: .opacity))
        Text("two").transition(Framing())
      }
    }
    #expect(driver.labels(.staticText) == ["one", "[", "two", "]"])
  }

  @Test func stillTransactionsShowSheetsAtOnce() throws {
    let driver = AppDriver { StillSheetView() }
    try driver.tapAtOnce("show")
    #expect(driver.exists("close"))
    // A finger that comes down while a sheet moves has no effect.
    try driver.tapAtOnce("close")
    #expect(driver.exists("show") && driver.exists("closed"))
  }
}

extension AppDriver {
  /// Taps an element and does not wait.
  fileprivate func tapAtOnce(_ key: String) throws {
    app.tap(at: try #require(find(key, .button)?.hitPoint))
  }
}

private struct PhaseView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("face").phaseAnimator([false, true], trigger: count) { face, isExcited in
        face.accessibilityLabel(isExcited ? "excited" : "calm")
      } animation: { _ in
        .easeInOut(duration: 0.2)
      }
      Button("go") { count += 1 }
    }
  }
}

private struct KeyframeView: View {
  struct Values {
    var scale = 1.0
    var offset = 0.0
  }

  @State private var count = 0

  var body: some View {
    VStack {
      KeyframeAnimator(initialValue: Values(), trigger: count) { values in
        Text("\(Int(values.offset))").scaleEffect(values.scale)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(2.0, duration: 0.2)
          SpringKeyframe(1.0, duration: 0.3, spring: .bouncy)
        }
        KeyframeTrack(\.offset) {
          CubicKeyframe(10, duration: 0.1)
          CubicKeyframe(40, duration: 0.4)
        }
      }
      Button("go") { count += 1 }
    }
  }
}

private struct Framing: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    HStack {
      Text("[")
      content.opacity(phase.isIdentity ? 1 : 0)
      Text("]")
    }
  }
}

private struct StillSheetView: View {
  @State private var isShown = false
  @State private var isClosed = false

  var body: some View {
    VStack {
      if isClosed { Text("closed") }
      Button("show") {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { isShown = true }
      }
    }
    .fullScreenCover(isPresented: $isShown) {
      Button("close") {
        isClosed = true
        isShown = false
      }
    }
  }
}
