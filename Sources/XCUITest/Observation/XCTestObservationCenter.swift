public import Foundation

/// Where those are kept who want to be told how a run goes.
///
/// See Apple's documentation of `XCTestObservationCenter`.
open class XCTestObservationCenter: NSObject {
  /// The one there is.
  nonisolated(unsafe) public static let shared = XCTestObservationCenter()

  private var observers: [any XCTestObservation] = []

  /// Tells an observer from now on.
  open func addTestObserver(_ testObserver: any XCTestObservation) {
    removeTestObserver(testObserver)
    observers.append(testObserver)
  }

  /// Tells an observer no more.
  open func removeTestObserver(_ testObserver: any XCTestObservation) {
    observers.removeAll { $0 === testObserver }
  }

  /// Tells all observers, in the order in which they were added.
  func tell(_ body: (any XCTestObservation) -> Void) {
    for observer in observers { body(observer) }
  }
}

extension XCTestCase {
  /// Notes what went wrong and tells the observers.
  ///
  /// - Parameters:
  ///   - issue: What went wrong.
  ///   - reason: Why it was expected; `nil` if it was not.
  func note(_ issue: XCTIssue, expectedBecause reason: String?) {
    let center = XCTestObservationCenter.shared
    if let reason {
      let expected = XCTExpectedFailure(
        failureReason: reason.isEmpty ? nil : reason, issue: issue)
      center.tell { $0.testCase(self, didRecord: expected) }
      return
    }
    testRun?.count(issue)
    let location = issue.sourceCodeContext.location
    center.tell {
      $0.testCase(self, didRecord: issue)
      $0.testCase(
        self, didFailWithDescription: issue.compactDescription, inFile: location?.fileURL.path,
        atLine: location?.lineNumber ?? 0)
    }
  }
}
