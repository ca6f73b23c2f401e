import ElementModel
import Foundation
import Testing
import VirtualTime

@testable import XCUITest

@MainActor
@Suite(.serialized) struct ExpectationTests {
  /// Fulfills an expectation after some virtual time.
  private func fulfill(_ expectation: XCTestExpectation, after seconds: Double) {
    _ = VirtualTime.schedule(after: .seconds(seconds), kind: .timer, label: "test") {
      expectation.fulfill()
    }
  }

  @Test func aWaitEndsWithTheLastFulfillment() {
    let began = VirtualTime.now
    let recording = Recording.run {
      let test = XCTestCase()
      let twice = test.expectation(description: "twice")
      twice.expectedFulfillmentCount = 2
      fulfill(twice, after: 0.25)
      fulfill(twice, after: 1.5)
      test.waitForExpectations(timeout: 10)
    }
    #expect(recording.failures.isEmpty)
    #expect(VirtualTime.now - began == .seconds(1.5))
  }

  @Test func aTimeoutNamesWhatIsUnfulfilled() {
    let recording = Recording.run {
      let done = XCTestExpectation(description: "done")
      done.fulfill()
      let never = XCTestExpectation(description: "never")
      XCTestCase().wait(for: [done, never], timeout: 2.5)
    }
    #expect(
      recording.failures == [
        """
        Asynchronous wait failed: Exceeded timeout of 2.5 seconds, with unfulfilled \
        expectations: "never".
        """
      ])
  }

  @Test func aPredicateIsAskedOnceASecond() {
    let app = FakeApp()
    let began = VirtualTime.now
    let recording = Recording.run(app) {
      let predicate = NSPredicate { element, _ in
        MainActor.assumeIsolated { (element as? XCUIElement)?.exists == true }
      }
      let test = XCTestCase()
      let shown = test.expectation(
        for: predicate, evaluatedWith: XCUIApplication().buttons["OK"])
      _ = VirtualTime.schedule(after: .seconds(1.5), kind: .timer, label: "test") {
        app.tree = FakeApp(Element(id: 1, type: .button, label: "OK")).tree
      }
      test.wait(for: [shown], timeout: 5)
    }
    #expect(recording.failures.isEmpty)
    #expect(VirtualTime.now - began > .seconds(2))
    #expect(VirtualTime.now - began < .seconds(3))
  }

  @Test func whatMustNotHappenFailsWhenItDoes() {
    let recording = Recording.run {
      let quiet = XCTestExpectation(description: "quiet")
      quiet.isInverted = true
      XCTestCase().wait(for: [quiet], timeout: 1)
      fulfill(quiet, after: 0.5)
      XCTestCase().wait(for: [quiet], timeout: 1)
    }
    #expect(
      recording.failures == ["Asynchronous wait failed: Fulfilled inverted expectation \"quiet\"."]
    )
  }

  @Test func theOrderCanBeRequired() {
    _ = Recording.run {
      let first = XCTestExpectation(description: "first")
      let second = XCTestExpectation(description: "second")
      fulfill(second, after: 1)
      fulfill(first, after: 2)
      let result = XCTWaiter.wait(for: [first, second], timeout: 5, enforceOrder: true)
      #expect(result == .incorrectOrder)
      VirtualTime.run(until: VirtualTime.now + .seconds(2))
      #expect(XCTWaiter.wait(for: [second, first], timeout: 5, enforceOrder: true) == .completed)
    }
  }

  @Test func fulfillingTooOftenFails() {
    let recording = Recording.run {
      let once = XCTestCase().expectation(description: "once")
      once.fulfill()
      once.fulfill()
    }
    #expect(
      recording.failures == [
        "API violation - multiple calls made to -[XCTestExpectation fulfill] for once."
      ])
  }
}
