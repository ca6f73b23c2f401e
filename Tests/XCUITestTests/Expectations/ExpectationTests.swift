import ElementModel
import Foundation
import SessionProtocol
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

  @Test func aPredicateThatRenamesItsExpectationSaysWhatIsUnmet() {
    let recording = Recording.run {
      let expectation = XCTNSPredicateExpectation(
        predicate: NSPredicate(value: false), object: nil)
      expectation.expectationDescription = "view to load"
      let other = XCTestExpectation(description: "other")
      _ = VirtualTime.schedule(after: .seconds(1.5), kind: .timer, label: "test") {
        expectation.expectationDescription = "title is missing"
      }
      _ = XCTWaiter().wait(for: [expectation, other], timeout: 3)
    }
    let waits = recording.contents.compactMap { content -> Wait? in
      if case .wait(let wait) = content { wait } else { nil }
    }
    #expect(Set(waits.map(\.criterion.text)) == ["view to load, other"])
    #expect(
      waits.map(\.unmet) == [
        #"not fulfilled: "view to load", "other""#, #"not fulfilled: "view to load", "other""#,
        "title is missing", "title is missing",
      ])
  }

  @Test func whatMustNotHappenFailsWhenItDoes() {
    let recording = Recording.run {
      let quiet = XCTestExpectation(description: "quiet")
      quiet.isInverted = true
      fulfill(quiet, after: 1.5)
      XCTestCase().wait(for: [quiet], timeout: 1)
      let loud = XCTestExpectation(description: "loud")
      loud.isInverted = true
      fulfill(loud, after: 0.5)
      XCTestCase().wait(for: [loud], timeout: 1)
    }
    #expect(
      recording.failures == ["Asynchronous wait failed: Fulfilled inverted expectation \"loud\"."]
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
      let third = XCTestExpectation(description: "third")
      let fourth = XCTestExpectation(description: "fourth")
      third.fulfill()
      fourth.fulfill()
      #expect(XCTWaiter.wait(for: [third, fourth], timeout: 5, enforceOrder: true) == .completed)
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

  @Test func anExpectationIsWaitedForOnce() {
    let recording = Recording.run {
      let once = XCTestExpectation(description: "once")
      once.fulfill()
      XCTestCase().wait(for: [once], timeout: 1)
      #expect(XCTWaiter().wait(for: [once], timeout: 1) == .interrupted)
    }
    #expect(
      recording.failures == [
        """
        API violation - expectations can only be waited on once, `once` have already been waited \
        on.
        """
      ])
  }

  @Test func aNotificationFulfillsOnce() {
    let began = VirtualTime.now
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    let recording = Recording.run {
      let test = XCTestCase()
      test.expectation(forNotification: name, object: nil, notificationCenter: center) {
        $0.userInfo?["id"] as? Int == 2
      }.assertForOverFulfill = true
      for id in 1...3 {
        _ = VirtualTime.schedule(after: .seconds(id), kind: .timer, label: "test") {
          center.post(name: name, object: nil, userInfo: ["id": id])
        }
      }
      test.waitForExpectations(timeout: 10)
      VirtualTime.run(until: began + .seconds(5))
    }
    #expect(recording.failures.isEmpty)
  }

  @Test func aKeyPathIsLookedAtWhenAnythingHappens() {
    final class Model: NSObject { var count = 0 }
    let began = VirtualTime.now
    let model = Model()
    let recording = Recording.run {
      let test = XCTestCase()
      let two = test.expectation(that: \Model.count, on: model, willEqual: 2)
      let changed = test.expectation(that: \Model.count, on: model) { $1.oldValue == 1 }
      for delay in [0.25, 0.5] {
        _ = VirtualTime.schedule(after: .seconds(delay), kind: .timer, label: "test") {
          model.count += 1
        }
      }
      test.wait(for: [two, changed], timeout: 10)
    }
    #expect(recording.failures.isEmpty)
    #expect(VirtualTime.now - began == .seconds(0.5))
  }

  @Test func whatCannotComeFailsWithASentence() {
    let recording = Recording.run {
      let test = XCTestCase()
      test.keyValueObservingExpectation(for: NSObject(), keyPath: "title", expectedValue: "a")
      test.waitForExpectations(timeout: 1)
      test.wait(for: [XCTDarwinNotificationExpectation(notificationName: "x.y")], timeout: 1)
    }
    #expect(recording.failures.count == 2)
    #expect(
      recording.failures.first?.hasPrefix("The value of \"title\" cannot be observed") == true)
    #expect(
      recording.failures.last
        == "The Darwin notification \"x.y\" cannot come: the simulated device has no notifications "
        + "between processes.")
  }

  @Test func aWaitWithinAWaitEndsWithTheOuterOne() {
    var inner: XCTWaiter.Result?
    let began = VirtualTime.now
    _ = Recording.run {
      _ = VirtualTime.schedule(after: .seconds(1), kind: .timer, label: "test") {
        inner = XCTWaiter().wait(for: [XCTestExpectation(description: "inner")], timeout: 60)
      }
      let outer = XCTWaiter.wait(for: [XCTestExpectation(description: "outer")], timeout: 3)
      #expect(outer == .timedOut)
    }
    #expect(inner == .interrupted)
    #expect(VirtualTime.now - began == .seconds(3))
  }

  @Test func aDelegateIsToldInsteadOfTheTest() {
    final class Delegate: NSObject, XCTWaiterDelegate {
      var seen: [String] = []
      func waiter(
        _ waiter: XCTWaiter,
        didTimeoutWithUnfulfilledExpectations expectations: [XCTestExpectation]
      ) { seen.append("timeout \(expectations.map(\.expectationDescription))") }
      func waiter(
        _ waiter: XCTWaiter,
        fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
        requiredExpectation: XCTestExpectation
      ) { seen.append("order \(expectation) \(requiredExpectation)") }
    }
    let delegate = Delegate()
    let recording = Recording.run {
      let (first, second) = (
        XCTestExpectation(description: "1"), XCTestExpectation(description: "2")
      )
      second.fulfill()
      let waiter = XCTWaiter(delegate: delegate)
      waiter.wait(for: [first, second], timeout: 1, enforceOrder: true)
      #expect(waiter.fulfilledExpectations.map(\.expectationDescription) == ["2"])
      waiter.wait(for: [XCTestExpectation(description: "3")], timeout: 1)
    }
    #expect(recording.failures.isEmpty)
    #expect(delegate.seen == ["order 2 1", "timeout [\"3\"]"])
  }

  @Test func anErrorCarriesASentenceOfItsOwn() {
    let error = XCTestError(.failureWhileWaiting, userInfo: [NSLocalizedDescriptionKey: "No app."])
    #expect(error.localizedDescription == "No app.")
    #expect((error as NSError).userInfo[NSLocalizedDescriptionKey] as? String == "No app.")
    #expect(error != XCTestError(.failureWhileWaiting))
  }

  @Test func aHandlerIsToldBeforeTheTestFails() {
    var code: XCTestError.Code?
    let recording = Recording.run {
      let test = XCTestCase()
      _ = test.expectation(description: "never")
      test.waitForExpectations(timeout: 1) { error in
        code = (error as? XCTestError)?.code
        #expect(
          error.map { "\($0)" } == """
            Error Domain=com.apple.XCTestErrorDomain Code=0 "The operation couldn’t be completed. \
            (com.apple.XCTestErrorDomain error 0.)"
            """)
        #expect(TestSession.current?.failureCount == 0)
      }
    }
    #expect(code == .timeoutWhileWaiting)
    #expect(recording.failures.count == 1)
  }

  @Test func valuesOfElementsCanBeNamedByText() {
    let app = FakeApp()
    let recording = Recording.run(app) {
      let test = XCTestCase()
      test.keyValueObservingExpectation(
        for: XCUIApplication().buttons["OK"], keyPath: "exists", expectedValue: true)
      _ = VirtualTime.schedule(after: .seconds(1.5), kind: .timer, label: "test") {
        app.tree = FakeApp(Element(id: 1, type: .button, label: "OK")).tree
      }
      test.waitForExpectations(timeout: 5)
    }
    #expect(recording.failures.isEmpty)
  }
}
