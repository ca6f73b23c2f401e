import Testing

@testable import TerminalUI

struct FramePacerTests {
  @Test func nothingChangedMeansNoFrame() {
    #expect(FramePacer().delay(at: .zero) == nil)
  }

  @Test func afterAQuietTimeAFrameIsShownAtOnce() {
    var pacer = FramePacer(framesPerSecond: 10)
    pacer.invalidate()
    #expect(pacer.delay(at: .zero) == .zero)
    pacer.didDraw(at: .zero)
    #expect(pacer.delay(at: .zero) == nil)
    pacer.invalidate()
    #expect(pacer.delay(at: .seconds(1)) == .zero)
  }

  @Test func aBurstIsShownAtTheFrameRate() {
    var pacer = FramePacer(framesPerSecond: 10)
    var frames = 0
    for millisecond in 0..<1000 {
      pacer.invalidate()
      let now = Duration.milliseconds(millisecond)
      if pacer.delay(at: now) == .zero {
        pacer.didDraw(at: now)
        frames += 1
      }
    }
    #expect(frames == 10)
  }

  @Test func aHeldFrameWaitsForABetterOneOrForItsTime() {
    var pacer = FramePacer()
    pacer.invalidate()
    pacer.hold(until: .milliseconds(15))
    #expect(pacer.delay(at: .milliseconds(5)) == .milliseconds(10))
    #expect(pacer.delay(at: .milliseconds(16)) == .zero)
    pacer.release()
    #expect(pacer.delay(at: .milliseconds(5)) == .zero)
    pacer.hold(until: .milliseconds(15))
    pacer.didDraw(at: .milliseconds(15))
    pacer.invalidate()
    #expect(pacer.delay(at: .seconds(1)) == .zero)
  }

  @Test func aKeyIsAnsweredSoonerThanWhatHappensByItself() {
    var pacer = FramePacer()
    pacer.didDraw(at: .zero)
    pacer.invalidate()
    #expect(pacer.delay(at: .zero) == pacer.interval)
    pacer.invalidate(isAnswer: true)
    #expect(pacer.delay(at: .zero) == .milliseconds(5))
    pacer.invalidate()
    #expect(pacer.delay(at: .milliseconds(5)) == .zero)
    pacer.didDraw(at: .milliseconds(5))
    pacer.invalidate()
    #expect(pacer.delay(at: .milliseconds(5)) == pacer.interval)
  }

  @Test func whatAFrameWasHeldForIsAnAnswerHoweverLateItComes() {
    var pacer = FramePacer()
    pacer.invalidate(isAnswer: true)
    pacer.hold(until: .milliseconds(15))
    pacer.didDraw(at: .milliseconds(15))
    pacer.invalidate()
    #expect(pacer.delay(at: .milliseconds(15)) == pacer.interval)
    pacer.release()
    #expect(pacer.delay(at: .milliseconds(15)) == .milliseconds(5))
    pacer.didDraw(at: .milliseconds(20))
    pacer.release()
    pacer.invalidate()
    #expect(pacer.delay(at: .milliseconds(20)) == pacer.interval)
  }
}
