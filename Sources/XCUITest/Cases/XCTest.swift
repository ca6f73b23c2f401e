public import Foundation

/// What a test case and a suite of them have in common.
///
/// See Apple's documentation of `XCTest`; not isolated, as there. The methods that prepare and clean
/// up without suspending are on the main actor, where they are called: so an override may be on it by
/// itself, on none, or say nothing, as with Apple's, which come from Objective-C.
@preconcurrency
open class XCTest: NSObject {
  /// What reports call it.
  open var name: String { "" }

  /// How many test methods it stands for.
  open var testCaseCount: Int { 0 }

  /// The class of the objects that say how it came out.
  open var testRunClass: AnyClass? { XCTestRun.self }

  /// How it came out so far; `nil` before it runs.
  open internal(set) var testRun: XCTestRun?

  /// Creates a test.
  public override init() { super.init() }

  /// Runs it, telling an object how it comes out.
  open func perform(_ run: XCTestRun) {}

  /// Runs it; ``testRun`` says afterwards how it came out.
  open func run() {
    let type = testRunClass as? XCTestRun.Type ?? XCTestRun.self
    let run = type.init(test: self)
    testRun = run
    perform(run)
  }

  /// Prepares a test; called first, before the variants that do not suspend.
  open func setUp() async throws {}

  /// Prepares a test; a thrown error fails it, `XCTSkip` skips it.
  @MainActor @preconcurrency open func setUpWithError() throws {}

  /// Prepares a test.
  @MainActor @preconcurrency open func setUp() {}

  /// Cleans up after a test.
  @MainActor @preconcurrency open func tearDown() {}

  /// Cleans up after a test; a thrown error fails it.
  @MainActor @preconcurrency open func tearDownWithError() throws {}

  /// Cleans up after a test; called last.
  open func tearDown() async throws {}
}
