import XCTest

/// Writes down what a waiter tells its delegate.
private final class WaitLog: NSObject, XCTWaiterDelegate {
  var entries: [String] = []

  func waiter(
    _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations expectations: [XCTestExpectation]
  ) {
    entries += expectations.map { "timed out: \($0.expectationDescription)" }
  }

  func waiter(
    _ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation
  ) {
    entries.append("fulfilled though inverted: \(expectation.expectationDescription)")
  }
}

/// Expectations, and what waiting for them comes to.
final class ExpectationTests: GalleryTestCase {
  override class var screen: String? { "timing" }

  /// Does something after a number of seconds of the app's time.
  private func after(_ seconds: Double, _ action: @escaping @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: action)
  }

  func testFulfilment() {
    let expectation = expectation(description: "写真が届く")
    XCTAssertEqual(expectation.expectationDescription, "写真が届く")
    after(2) { expectation.fulfill() }
    let took = seconds { wait(for: [expectation], timeout: 10) }
    XCTAssertEqual(took, 2, accuracy: 0.1)
  }

  func testATimeoutFailsTheTest() {
    let failures = failures {
      wait(for: [expectation(description: "one"), expectation(description: "two")], timeout: 1.5)
    }
    XCTAssertEqual(
      failures,
      [
        """
        Asynchronous wait failed: Exceeded timeout of 1.5 seconds, with unfulfilled expectations: \
        "one", "two".
        """
      ])
  }

  func testInvertedExpectations() {
    let never = expectation(description: "never")
    never.isInverted = true
    let took = seconds { wait(for: [never], timeout: 3) }
    XCTAssertEqual(took, 3, accuracy: 0.1)

    let soon = expectation(description: "soon")
    soon.isInverted = true
    after(1) { soon.fulfill() }
    XCTAssertEqual(
      failures { wait(for: [soon], timeout: 3) },
      ["Asynchronous wait failed: Fulfilled inverted expectation \"soon\"."])
  }

  func testHowOftenAnExpectationIsFulfilled() {
    let thrice = XCTestExpectation(description: "thrice")
    thrice.expectedFulfillmentCount = 3
    after(1) { thrice.fulfill() }
    after(2) { thrice.fulfill() }
    after(3) { thrice.fulfill() }
    let took = seconds { wait(for: [thrice], timeout: 10) }
    XCTAssertEqual(took, 3, accuracy: 0.1)
    XCTAssertFalse(thrice.assertForOverFulfill)
    thrice.fulfill()

    let once = expectation(description: "once")
    XCTAssertTrue(once.assertForOverFulfill, "the test's own ones are strict")
    once.fulfill()
    wait(for: [once], timeout: 1)
    XCTAssertEqual(
      failures { once.fulfill() },
      ["API violation - multiple calls made to -[XCTestExpectation fulfill] for once."])
  }

  func testOrder() {
    let names = ["one", "two"]
    let inOrder = names.map { XCTestExpectation(description: $0) }
    for expectation in inOrder { expectation.fulfill() }
    wait(for: inOrder, timeout: 1, enforceOrder: true)
    let outOfOrder = names.map { XCTestExpectation(description: $0) }
    for expectation in outOfOrder.reversed() { expectation.fulfill() }
    XCTAssertEqual(
      failures { wait(for: outOfOrder, timeout: 1, enforceOrder: true) },
      [
        """
        Failed due to expectation fulfilled in incorrect order: requires 'one', \
        actually fulfilled 'two'.
        """
      ])
  }

  func testAnExpectationIsWaitedForOnce() {
    let done = XCTestExpectation(description: "done")
    done.fulfill()
    wait(for: [done], timeout: 1)
    XCTAssertEqual(
      failures { wait(for: [done], timeout: 1) },
      [
        """
        API violation - expectations can only be waited on once, `done` have already been \
        waited on.
        """
      ])
  }

  func testWaitersTellTheResultAndDoNotFail() {
    let done = XCTestExpectation(description: "done")
    done.fulfill()
    let open = XCTestExpectation(description: "open")
    let inverted = XCTestExpectation(description: "inverted")
    inverted.isInverted = true
    inverted.fulfill()
    XCTAssertEqual(XCTWaiter.wait(for: [done], timeout: 1), .completed)
    XCTAssertEqual(XCTWaiter.wait(for: [open], timeout: 1), .timedOut)
    XCTAssertEqual(XCTWaiter.wait(for: [inverted], timeout: 1), .invertedFulfillment)
    let first = XCTestExpectation(description: "first")
    let second = XCTestExpectation(description: "second")
    second.fulfill()
    first.fulfill()
    XCTAssertEqual(
      XCTWaiter().wait(for: [first, second], timeout: 1, enforceOrder: true), .incorrectOrder)
    let results: [XCTWaiter.Result] = [
      .completed, .timedOut, .incorrectOrder, .invertedFulfillment, .interrupted,
    ]
    XCTAssertEqual(results.map(\.rawValue), [1, 2, 3, 4, 5])
  }

  func testAWaiterKnowsWhatWasFulfilled() {
    let done = XCTestExpectation(description: "done")
    let open = XCTestExpectation(description: "open")
    done.fulfill()
    let waiter = XCTWaiter(delegate: self)
    let failures = failures { _ = waiter.wait(for: [done, open], timeout: 1) }
    XCTAssertEqual(waiter.fulfilledExpectations, [done])
    XCTAssertEqual(failures.count, 1, "the test case is told, and fails")
  }

  func testADelegateIsToldHowAWaitEnds() {
    let delegate = WaitLog()
    let waiter = XCTWaiter(delegate: delegate)
    _ = waiter.wait(for: [XCTestExpectation(description: "open")], timeout: 1)
    let inverted = XCTestExpectation(description: "inverted")
    inverted.isInverted = true
    inverted.fulfill()
    _ = XCTWaiter(delegate: delegate).wait(for: [inverted], timeout: 1)
    XCTAssertEqual(delegate.entries, ["timed out: open", "fulfilled though inverted: inverted"])
  }

  func testWaitingWithoutATimeout() {
    let soon = expectation(description: "soon")
    after(30) { soon.fulfill() }
    XCTAssertEqual(seconds { wait(for: [soon]) }, 30, accuracy: 0.1)
    let one = expectation(description: "one")
    let two = expectation(description: "two")
    after(1) { one.fulfill() }
    after(2) { two.fulfill() }
    wait(for: [one, two], enforceOrder: true)
  }

  func testWaitingForAllOfTheTest() {
    let one = expectation(description: "one")
    let two = expectation(description: "two")
    after(1) { one.fulfill() }
    after(2) { two.fulfill() }
    var told = 0
    waitForExpectations(timeout: 5) { error in
      XCTAssertNil(error)
      told += 1
    }
    XCTAssertEqual(told, 1)
  }

  func testPredicatesAreLookedAtOnceASecond() {
    app.buttons["Start"].tap()
    let late = expectation(
      for: NSPredicate(format: "exists == true"), evaluatedWith: app.buttons["Late"])
    let took = seconds { waitForExpectations(timeout: 10) }
    XCTAssertEqual(took, 3, accuracy: 0.3)
    XCTAssertEqual((late as? XCTNSPredicateExpectation)?.predicate.predicateFormat, "exists == 1")
  }

  func testPredicateExpectations() {
    app.buttons["Start"].tap()
    let done = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label == 'done'"), object: app.staticTexts["status"])
    XCTAssertEqual(XCTWaiter().wait(for: [done], timeout: 10), .completed)
    XCTAssertNotNil(done.object)

    let texts = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "count == 1"), object: app.staticTexts)
    wait(for: [texts], timeout: 5)

    let asked = XCTNSPredicateExpectation(predicate: NSPredicate(value: true), object: nil)
    asked.handler = { false }
    XCTAssertEqual(XCTWaiter().wait(for: [asked], timeout: 2), .timedOut)
  }

  func testAPredicateThatNeverHoldsIsNamedInTheFailure() {
    let gone = expectation(
      for: NSPredicate(format: "exists == false"), evaluatedWith: app.buttons["Start"])
    XCTAssertEqual(
      failures { wait(for: [gone], timeout: 2) },
      [
        """
        Asynchronous wait failed: Exceeded timeout of 2 seconds, with unfulfilled expectations: \
        "Expect predicate `exists == 0` for object "Start" Button".
        """
      ])
  }

  func testNotifications() {
    let name = Notification.Name("写真")
    let all = expectation(forNotification: name, object: nil)
    let five = expectation(forNotification: name, object: nil) { notification in
      notification.userInfo?["number"] as? Int == 5
    }
    after(1) { NotificationCenter.default.post(name: name, object: nil) }
    wait(for: [all], timeout: 3)
    after(1) { NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": 5]) }
    wait(for: [five], timeout: 3)
    let direct = XCTNSNotificationExpectation(name: name)
    NotificationCenter.default.post(name: name, object: nil)
    XCTAssertEqual(XCTWaiter().wait(for: [direct], timeout: 1), .completed)
  }

  func testPropertiesOfObjects() {
    final class Counter: NSObject { var count = 0 }
    let counter = Counter()
    let three = expectation(that: \.count, on: counter, willEqual: 3)
    let more = expectation(that: \.count, on: counter) { counter, _ in counter.count > 1 }
    after(1) { counter.count = 3 }
    wait(for: [three, more], timeout: 5)
  }

  func testKeyPathsInTextsNeedObjectiveC() {
    let failures = failures {
      let change = keyValueObservingExpectation(for: NSObject(), keyPath: "count")
      wait(for: [change], timeout: 1)
    }
    XCTAssertTrue(failures.contains { $0.contains("Objective-C") }, "\(failures)")
  }

  func testFulfilmentInAsynchronousTests() async {
    let expectation = XCTestExpectation(description: "later")
    Task {
      try await Task.sleep(nanoseconds: 1_000_000_000)
      expectation.fulfill()
    }
    await fulfillment(of: [expectation], timeout: 5)
    let result = await XCTWaiter().fulfillment(of: [XCTestExpectation()], timeout: 1)
    XCTAssertEqual(result, .timedOut)
  }
}
